# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.tricks`
====================

The first tricks of the games for two: one trick, then the `judge`.

- Stock open: a lead meets the answer that is worst for it as far as the other player can know; both
  draw, the winner exchanges if he can, and the judge tells the worth, on average over all worlds
  (`mean`).
- Stock closed: what may be answered depends on the other hand, so tricks are played in worlds.
"""

from array import array

from sixtysix.ai import judge
from sixtysix.ai.belief import Worlds
from sixtysix.ai.counting import cards_of
from sixtysix.ai.endgame import closing_state
from sixtysix.ai.judge import SCALE
from sixtysix.ai.mean import FINE, REACH, ROOM, SCORE, Mean
from sixtysix.ai.tables import unit, worth
from sixtysix.cards import NO_CARD, POINTS, SUIT, beats, count, each, replies
from sixtysix.moves import CARD, MARRY
from sixtysix.phases import FOLLOWING
from sixtysix.rng import Rng
from sixtysix.rulesets import ANY_TRICK, TWO_OR_TRICKLESS

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


_QUEENS = const(0x104104)
_HOPE = const(3)  # any answer instead of the worst: a third of what it would bring
_CERTAIN = const(4096)  # parts of a chance
_NO_TABLE = const(-1)
_NO_MARRIAGE = const(0)
_NO_ANSWER = const(254)  # as a value: more than any
_TRICKS = const(20)  # worlds with the stock closed


class Tricks(Mean):
    """
    What the moves of one position are worth, by one trick more and the judge.

    :param Ending ending: knows what a win is worth
    :param path: of the judge's tables
    """

    def __init__(self, ending, path):
        # The solver's memory is free while tricks are judged.
        super().__init__(judge.new_table(), ending.solver.keys)
        self._top = self._moves = self._totals = None
        self._unit = self._count = self._limit = self._on = self._led = self._counted = 0
        self._pending = self._won = self._lost = self._since = self._state = 0
        self._answers = ending.solver.keys  # by lead and answer
        self._ending = ending
        self._path = path
        self._stage = _NO_TABLE  # the number of the table at hand
        self.nodes = 0

    def _look_at(self, view):
        """Take up a position: nothing of it is known yet."""
        self._view = view
        self.nodes = 0
        self._unit = SCALE // unit(view.needs)  # what a value of the solver is here
        # No position is judged above what a player can win.
        self._top = [SCALE // 4 * worth(lacks, 3) for lacks in view.needs]
        self._moves = cards_of(view.legal)
        self._totals = [0] * len(self._moves)
        self._count = 0

    def _judge(self, number):
        """Have one of the judge's tables at hand."""
        if number != self._stage:
            self._stage = _NO_TABLE  # until the table is whole
            judge.load(self._path, number, self._table)
            self._stage = number

    # ---- the stock open: one trick, then the judge ----

    def _open(self):
        """Prepare for means over the time after the draw."""
        view = self._view
        self._judge(judge.OPEN + view.stock_left // 2 - 1)
        self._ending.setup(view)
        self.know(view)

    def _early(self):
        """Tell what each move is worth, one after the other."""
        view = self._view
        moves = self._moves
        self._open()
        if view.phase == FOLLOWING:
            self.spread(self._size, self._share + 1)
            self._declare(_NO_MARRIAGE)
            for k in range(len(moves)):
                mine = view.hand ^ 1 << moves[k]
                self.lay(mine)
                self._totals[k] = -self._after(moves[k], NO_CARD)
        else:
            cards = each(self._pool | self._known)  # that may answer, in the order of `_answers`
            number = len(cards) * len(moves)
            # In the review, with two marriages in hand, there may be more than there is room for.
            self._answers = self._weights if number <= ROOM else array("h", range(number))
            for part in (self._pool, self._known):
                if part:
                    yield from self._leads(cards, part)
            for k in range(len(moves)):
                self._totals[k] = self.expected(cards, len(cards) * k)
        self._count = FINE
        yield

    def _leads(self, cards, part):
        """Judge each lead with each answer out of a set: the unseen cards or the known ones."""
        if part == self._pool:
            self.spread(self._size - 1, self._share)
        else:
            self.spread(self._size, self._share + 1)
        for k in range(len(self._moves)):
            self.lead(k, cards, part)
            yield

    def lead(self, k, cards, part):
        """Judge lead number ``k`` with each answer out of a set."""
        view = self._view
        card = self._moves[k] & CARD
        mine = view.hand ^ 1 << card
        self._declare(self._moves[k])
        self.lay(mine)
        for at in range(len(cards)):
            answer = cards[at]
            if part >> answer & 1:
                if self._counted >= 66:
                    value = FINE * self._win(view.seat)
                else:
                    value = self._after(answer, answer)
                self._answers[len(cards) * k + at] = value

    def _declare(self, move):
        """Take up a lead, and the leader's points then, a marriage that is led included."""
        view = self._view
        self._led = (view.trick[0] if view.trick else move) & CARD
        self._counted = view.points[view.leader]
        self._pending = view.pending[view.leader]
        if move >= MARRY:
            declared = 40 if SUIT[self._led] == view.trump else 20
            if view.rules.marriage_counts == ANY_TRICK and view.tricks[view.leader]:
                self._counted += declared
            else:
                self._pending += declared

    def _take(self, card):
        """Let a card answer the lead; return who wins. Points are told with the pending ones."""
        view = self._view
        other = 1 - view.leader
        trick = POINTS[self._led] + POINTS[card]
        self._won = self._counted + self._pending + trick
        self._lost = view.points[other] + view.pending[other]
        self.nodes += 1
        if not beats(card, self._led, view.trump):
            return view.leader
        self._won, self._lost = self._lost + trick, self._won - trick
        return other

    def expected(self, cards, at):
        """
        Return what a lead is worth whose answers were judged from a place on.

        The other player gives, of the cards that he has, the one that is worst for the lead on
        average: he does not see the leader's hand either. So the worst of all counts for as much
        as it is likely in his hand, the next for as much as it is there without the worst, and so
        on. He may err, too: a part of what any answer brings is hoped for.
        """
        answers = self._answers
        known = self._known
        size = self._size
        share = self._share
        none = _CERTAIN  # how likely he has none of those looked at
        worst = total = 0
        for place in sorted(range(at, at + len(cards)), key=lambda place: answers[place]):
            value = answers[place]
            if known >> cards[place - at] & 1:
                worst += none * value
                total += value * self._size
                none = 0
            else:
                total += value * self._share
                if none and share:
                    likely = none * share // size
                    worst += likely * value
                    none -= likely
                    size -= 1
        worst //= _CERTAIN
        total //= self._size * (self._share + count(known))
        return worst + (total - worst) // _HOPE

    def _win(self, winner):
        """Return what it is worth to a player to have 66 now."""
        view = self._view
        loser = 1 - winner
        return self._unit * self._ending.won(winner, view.points[loser], view.tricks[loser])

    def _after(self, card, answer):
        """
        Return the mean value for the trick's leader when a card has answered and both have drawn.

        :param int answer: the card if the other hand gave it, else ``NO_CARD``
        """
        winner = self._take(card)
        if self._won >= 66:
            value = FINE * self._win(winner)
        else:
            value = self._worth(answer, winner, self._won, self._lost)
        return value if winner == self._view.leader else -value

    def _worth(self, answer, seat, points, other_points):
        """Return the mean worth, in `FINE` parts, for the seat that leads after the draw."""
        leads = 1 if seat == self._view.seat else 0
        value = self.worth(answer, leads, points, other_points)
        most = FINE * self._top[seat]
        if value > most:
            return most
        least = -FINE * self._top[1 - seat]
        return value if value > least else least

    # ---- the stock closed: one trick, then the judge ----

    def _tricks(self):
        """Add up what each move is worth in sampled worlds."""
        view = self._view
        moves = self._moves
        tricks, points, other_tricks = closing_state(view)
        self._since = view.tricks[view.closer] - tricks
        self._state = 0
        if view.rules.closed_score or view.rules.close_failed == TWO_OR_TRICKLESS:
            self._state = (1 if points < 33 else 0) if other_tricks else 2
        self._ending.setup(view, view.closer, points, other_tricks)
        # The worst answer's value in each world, half of it and 128 more: a byte each, as there is
        # one table at a time, for who leads next: first the closer, then the other.
        least = bytearray(b"\xff" * (_TRICKS * len(moves)))
        for number in (judge.CLOSED, judge.CLOSED + 1):
            self._judge(number)
            worlds = Worlds(view, Rng(view.seed()))
            at = 0
            for _ in range(_TRICKS):
                worlds.shuffle()
                for move in moves:
                    value = self._closed_trick(move, worlds.hand, number - judge.CLOSED)
                    least[at] = min(least[at], max(0, 128 + value // 2))
                    at += 1
                yield
        for at in range(len(least)):
            value = 2 * (least[at] - 128)
            self._totals[at % len(moves)] += -value if view.trick else value
        self._count = _TRICKS

    def _closed_trick(self, move, theirs, turn):
        """
        Return the value of a trick in a world for its leader with the answer that is worst for him,
        of those after which the closer leads (``turn`` 0) or the other; `_NO_ANSWER` if there are
        none.
        """
        view = self._view
        card = move & CARD
        mine = view.hand ^ 1 << card
        options = 1 << card
        self._declare(move)
        if not view.trick:
            options = replies(theirs, card, card, view.trump, view.rules.duty_closed)
        if self._counted >= 66:
            return self._win(view.leader)
        least = _NO_ANSWER
        for answer in range(24):
            if options >> answer & 1:
                winner = self._take(answer)
                if (winner != view.closer) == turn:
                    rest = theirs if view.trick else theirs ^ 1 << answer
                    value = self._closed(mine, rest, winner)
                    if winner != view.leader:
                        value = -value
                    if value < least:
                        least = value
        return least

    def _closed(self, mine, theirs, seat):
        """Return what the trick just taken is worth to the seat that won it, the stock closed."""
        view = self._view
        if self._won >= 66:
            return self._win(seat)
        if seat != view.seat:
            mine, theirs = theirs, mine
        left = min(view.counts[view.seat] - 1, 5)
        since = self._since + (1 if seat == view.closer else 0)
        extra = 6 * (left - 3) + (3 if since else 0) + self._state
        return self._bounded(mine, theirs, seat, self._won, self._lost, extra)

    def _bounded(self, mine, theirs, seat, points, other_points, extra):
        """Return what the judge thinks of a position, no more than a player can win."""
        view = self._view
        if points > 74:
            points = 74
        if other_points > 74:
            other_points = 74
        scores = SCORE[points] * judge.SCORES
        if other_points or view.tricks[1 - seat]:
            scores += SCORE[other_points]
        points += _marriage(mine, view.trump)
        other_points += _marriage(theirs, view.trump)
        reach = REACH[points if points < 74 else 74] * judge.REACH
        reach += REACH[other_points if other_points < 74 else 74]
        value = judge.value(self._table, mine, theirs, view.trump, scores, reach, extra)
        return max(-self._top[1 - seat], min(value, self._top[seat]))


def _marriage(hand, trump):
    """Return what the best marriage in a hand is worth."""
    both = hand & hand >> 1 & _QUEENS
    if not both:
        return 0
    return 40 if both >> 6 * trump & 63 else 20
