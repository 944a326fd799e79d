# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.endgame`
=====================

Exact play for two from the moment that the other hand is known: what a `View` says, given to the
`Solver`, and its answer as a move.
"""

from sixtysix.ai.solver import NONE, Solver
from sixtysix.ai.tables import EXCHANGE as SWAP
from sixtysix.cards import NO_CARD, POINTS, SUIT, beats, count
from sixtysix.moves import CARD, CLOSE, EXCHANGE, MARRY
from sixtysix.phases import FOLLOWING, LEADING, NOBODY
from sixtysix.rulesets import ANY_TRICK


def other_hand(view):
    """Return the other hand as far as it is certain: what was shown, or all that is left."""
    other = 1 - view.seat
    known = view.known[other]
    unseen = view.unseen()
    # The cards under a closed stock are never seen; without them nothing else is missing.
    if count(unseen) + count(known) == view.counts[other]:
        known |= unseen
    return known


def is_known(view):
    """Tell whether a two-player ending stands there with every card known to the seat on turn."""
    return (
        view.rules.seats == 2
        and (view.phase == LEADING or view.phase == FOLLOWING)
        and (view.stock_left == 0 or view.closer != NOBODY)
        and count(other_hand(view)) == view.counts[1 - view.seat]
    )


def closing_state(view):
    """
    Return what counts of the moment when the stock was closed.

    :return: the closer's tricks then, the other player's points, and the other's tricks
    """
    closer = view.closer
    tricks = [0, 0]
    points = 0
    melds = 0  # of the other player, not counted yet
    played = 0
    for k in range(len(view.log)):
        move = view.log[k]
        if move == CLOSE:
            break
        if move >= EXCHANGE:
            continue
        if move >= MARRY and view.movers[k] != closer:
            melds += 40 if SUIT[move - MARRY] == view.trump else 20
            if tricks[1 - closer] and view.rules.marriage_counts == ANY_TRICK:
                points += melds
                melds = 0
        played += 1
        if played % 2 == 0:
            trick = played // 2
            # A trick's winner leads the next; who closes before that lead won the last one.
            winner = view.leaders[trick] if trick < len(view.leaders) else closer
            tricks[winner] += 1
            if winner != closer:
                points += melds
                melds = 0
                for card in view.plays[played - 2 : played]:
                    points += POINTS[card & CARD]
    return tricks[closer], points, tricks[1 - closer]


class Ending:
    """The solver at work on what a view shows."""

    def __init__(self):
        self.solver = Solver()
        self._legal = b""

    def nodes(self):
        """Return the number of nodes searched so far."""
        return self.solver.nodes

    def load(self, view, theirs, every=False):
        """
        Take up the position of a view, the stock gone or closed.

        :param int theirs: the other hand, known or supposed
        :param bool every: whether the value of every move is wanted
        """
        self._legal = view.legal
        solver = self.solver
        since = 0
        draws = None
        if view.closer == NOBODY:
            self.setup(view)
        else:
            before, points, tricks = closing_state(view)
            self.setup(view, view.closer, points, tricks)
            since = view.tricks[view.closer] - before
            if view.rules.exchange_closed and view.turn_up == view.first_turn_up:
                draws = (view.turn_up,)
        hands = (theirs, view.hand) if view.seat else (view.hand, theirs)
        led = view.trick[0] & CARD if view.trick else NO_CARD
        solver.load(
            hands,
            view.points,
            view.tricks,
            view.pending,
            view.leader,
            led,
            draws,
            since,
            every,
        )

    def setup(self, view, closer=NOBODY, points=0, tricks=0):
        """Fix what stays the same; ``points``, ``tricks``: the other's when ``closer`` closed."""
        self.solver.setup(view.rules, view.trump, closer, view.stake, points, tricks, view.needs)

    def best_moves(self):
        """Return the moves that bring the best value; after `load` with ``every``."""
        solver = self.solver
        moves = []
        for card in range(25):
            if solver.values[card] == solver.value:
                moves.append(self._move(card))
        return moves

    def after(self, view, theirs, move):
        """
        Take up the position after a move, if it leaves the other player a choice; the value of all
        his moves is wanted.

        :return: False if he has none before the seat itself chooses again
        """
        if move >= EXCHANGE:
            return False
        me = view.seat
        other = 1 - me
        card = move & CARD
        mine = view.hand ^ 1 << card
        hands = (theirs, mine) if me else (mine, theirs)
        points = list(view.points)
        pending = list(view.pending)
        tricks = list(view.tricks)
        led = card
        if move >= MARRY:
            worth = 40 if SUIT[card] == view.trump else 20
            if tricks[me] and view.rules.marriage_counts == ANY_TRICK:
                points[me] += worth
            else:
                pending[me] += worth
        leader = me
        if view.trick:
            led = view.trick[0] & CARD
            if beats(card, led, view.trump):
                return False
            leader = other
            points[other] += POINTS[led] + POINTS[card] + pending[other]
            pending[other] = 0
            tricks[other] += 1
            led = NO_CARD
        if points[0] >= 66 or points[1] >= 66 or not theirs:
            return False
        since = 0
        if view.closer != NOBODY:
            since = tricks[view.closer] - closing_state(view)[0]
        self.solver.load(hands, points, tricks, pending, leader, led, None, since, True)
        return True

    def mean(self):
        """Return the average of the other player's moves to the seat, in 1/60 game points."""
        total = count = 0
        for value in self.solver.values:
            if value != NONE:
                total -= 60 * value
                count += 1
        return total // count

    def last_open(self, view, worlds, among):
        """
        Take up the last open trick in a world; the value of every move is wanted.

        :param Worlds worlds: standing at the world
        :param int among: the cards that may be led
        """
        self._legal = view.legal
        hands = (worlds.hand, view.hand) if view.seat else (view.hand, worlds.hand)
        led = view.trick[0] & CARD if view.trick else NO_CARD
        draws = (worlds.first, worlds.second)
        solver = self.solver
        self.setup(view)
        solver.load(
            hands, view.points, view.tricks, view.pending, view.leader, led, draws, 0, True, among
        )

    def drawn(self, view, worlds):
        """Take up the ending after the last two cards are drawn, the seat itself on lead."""
        mine = view.hand | 1 << worlds.first
        theirs = worlds.hand | 1 << worlds.second
        hands = (theirs, mine) if view.seat else (mine, theirs)
        self.setup(view)
        self.solver.load(hands, view.points, view.tricks, view.pending, view.seat)

    def closed(self, view, theirs):
        """Take up what follows if the seat, on lead, closes the stock now."""
        other = 1 - view.seat
        solver = self.solver
        self.setup(view, view.seat, view.points[other], view.tricks[other])
        draws = (view.turn_up,) if view.rules.exchange_closed else None
        hands = (theirs, view.hand) if view.seat else (view.hand, theirs)
        solver.load(hands, view.points, view.tricks, view.pending, view.seat, NO_CARD, draws)

    def values(self):
        """Return the value of every move to the seat on turn, by card."""
        return self.solver.values

    def step(self, nodes):
        """Search so many nodes more; return whether the best move is known."""
        return self.solver.step(nodes)

    def value(self):
        """Return what the position is worth to the seat on turn, in game points."""
        return self.solver.value

    def move(self):
        """Return the best move; a king or queen goes as a marriage where that is legal."""
        return self._move(self.solver.best)

    def _move(self, card):
        if card == SWAP:
            return EXCHANGE
        return card + MARRY if card + MARRY in self._legal else card
