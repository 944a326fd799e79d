# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.weigh`
===================

What every move of a position is worth, for the review of a deal: the hard player at work, except
that no move is dropped on the way and more may be searched. It sees what the seat saw, no more.

In memory only while a deal is reviewed.
"""

from sixtysix import takeback
from sixtysix.ai.counting import cards_of
from sixtysix.ai.endgame import closing_state, other_hand
from sixtysix.ai.judge import SCALE
from sixtysix.ai.player import HARD, Player
from sixtysix.ai.search import Search
from sixtysix.ai.tables import unit
from sixtysix.cards import PACK24
from sixtysix.loading import path
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, PASS
from sixtysix.phases import NOBODY, OVER
from sixtysix.rulesets import NAMES
from sixtysix.view import View

UNIT = 100  # of a game point: what moves are worth is a whole number of these
_PATIENCE = 4  # times as many nodes as for a move that is to be played
_SLICE = 40  # nodes between two yields
_SAME = 10  # hundredths by which moves differ that are as good as each other


class Weigher(Player):
    """
    A hard player that tells what each move is worth.

    After `weigh`, ``worth`` holds the expected game points of each legal move that could be
    judged, in hundredths, and ``move`` is the best: the move that the player itself would have
    made, unless another is clearly better now that more was searched.
    """

    def __init__(self):
        super().__init__(HARD)
        self._limit *= _PATIENCE
        self._play_limit *= _PATIENCE
        self.worth = {}
        self._at_once = None

    def weigh(self, deal):
        """
        Weigh the moves of the seat on turn: a generator of the progress, 0 to 100.

        :param Deal deal: at the decision; it is the same again at every yield and afterwards
        """
        view = View(deal, deal.turn)
        worth = self.worth = {}
        yield from self.think(view)
        settled = self._at_once
        for move in (CLAIM, PASS):
            if move in view.legal:
                self._try_end(deal, view, move)
        if EXCHANGE in view.legal:
            deal.push(EXCHANGE)
            after = View(deal, deal.turn)
            takeback.undo(deal)
            self.worth = {}
            for _ in self.think(after):
                yield 100
            # All is still open after an exchange, and nothing new is seen.
            worth[EXCHANGE] = max(max(self.worth.values()), max(worth.values()))
            self.worth = worth
        if settled == CLOSE:
            worth[CLOSE] += UNIT * self._margin // SCALE  # no guess: it is certain
        if settled is not None:
            self.move = settled
        elif worth:
            best = max(worth, key=worth.get)
            if worth.get(self.move, -9 * UNIT) < worth[best] - _SAME:
                self.move = best

    def _try_end(self, deal, view, move):
        """Weigh a move that may end the deal at once, by points that all can count."""
        deal.push(move)
        if deal.phase == OVER:
            self._note(move, _score(deal, view.side) * SCALE, 1)
        takeback.undo(deal)

    def _note(self, move, total, count):
        self.worth[move] = UNIT * total // (SCALE * count)

    def _settled(self, view):
        """Think about what needs no thought as well, but remember it; a right claim ends all."""
        self._at_once = super()._settled(view)
        if self._at_once == CLAIM:
            return CLAIM
        return (
            None if any(move < EXCHANGE or move == DRAW for move in view.legal) else view.legal[0]
        )

    def _play_out(self, view):
        legal = view.legal
        for moves in (bytes(_plain(view)), legal):
            view.legal = moves
            if moves:
                yield from super()._play_out(view)
                search = self._playout()
                for k in range(len(search.moves)):
                    self._note(search.moves[k], SCALE // 4 * search.totals[k], search.count)

    def _solve(self, view):
        ending = self._solver()
        theirs = other_hand(view)
        scale = SCALE // unit(view.needs)
        ending.load(view, theirs, True)
        while not ending.step(_SLICE):
            yield 0
        for move in cards_of(view.legal):
            self._note(move, scale * ending.values()[move & CARD], 1)
        for move in _plain(view):
            _lead_plainly(ending, view, theirs, move, None)
            while not ending.step(_SLICE):
                yield 0
            self._note(move, -scale * ending.value(), 1)
        yield from super()._solve(view)

    def _look_into_worlds(self, view):
        yield from super()._look_into_worlds(view)
        for move, total, count in self._search.found():
            self._note(move, total, count)

    def _searcher(self, rules):
        if self._search is None:
            self._search = _Thorough(self._solver(), path("judge/" + NAMES[rules.row] + ".bin"))
        return self._search


class _Thorough(Search):
    """A search that drops no move, and leads kings and queens without their marriage as well."""

    def think(self, view, worlds, closing_worlds, margin, limit):
        """Search as `Search.think` does."""
        self._plain = _plain(view)
        self._on = self._closing = None
        self._margin = margin
        yield from super().think(view, worlds, closing_worlds, margin, limit)

    def found(self):
        """Return what was found: for each move its total worth and in how many worlds."""
        found = [(self._moves[k], self._totals[k], self._count) for k in range(len(self._moves))]
        found += [(DRAW, self._on, 1), (CLOSE, self._closing, 1)]
        return [item for item in found if item[1] is not None and item[2]]

    def _early(self, worlds, most):
        self._add_plain(worlds)
        return super()._early(worlds, most)

    def _last_open(self, worlds):
        self._add_plain(worlds)
        return super()._last_open(worlds)

    def _strict(self, worlds, most):
        self._add_plain(worlds)
        return super()._strict(worlds, most)

    def _add_plain(self, worlds):
        self._worlds = worlds
        self._moves += self._plain
        self._totals += [0] * len(self._plain)

    def _best(self, most):
        return PACK24

    def _add(self):
        # The solver leads each king and queen as a marriage: without it they are looked at apart.
        married = [self._ending.values()[card] for card in self._plain]
        super()._add()
        view = self._view
        draws = None
        if view.closer == NOBODY:
            draws = (self._worlds.first, self._worlds.second)
        at = len(self._moves) - len(married)
        for k in range(len(married)):
            _lead_plainly(self._ending, view, self._worlds.hand, self._plain[k], draws)
            while not self._ending.step(_SLICE):
                pass
            self._totals[at + k] -= self._unit * (married[k] + self._ending.value())

    def _close(self, worlds, most, least):
        total = tried = 0
        for _ in worlds.each(most):
            self._ending.closed(self._view, worlds.hand)
            while not self._ending.step(_SLICE):
                yield
            total += self._unit * self._ending.value()
            tried += 1
        self._closing = total // tried - self._margin
        if total > tried * least:
            self.move = CLOSE


def _plain(view):
    """Return the kings and queens that may be led with a marriage or without."""
    return [move for move in view.legal if move < MARRY and move + MARRY in view.legal]


def _lead_plainly(ending, view, theirs, card, draws):
    """
    Let an `Ending` that has taken up a view take up what follows if a card is led without marriage.

    :param int theirs: the other hand; ``draws``: the cards to be drawn, None if none will be
    """
    me = view.seat
    mine = view.hand ^ 1 << card
    since = 0
    if view.closer != NOBODY:
        since = view.tricks[view.closer] - closing_state(view)[0]
    hands = (theirs, mine) if me else (mine, theirs)
    ending.solver.load(hands, view.points, view.tricks, view.pending, me, card, draws, since)


def _score(deal, side):
    """Return the game points that a side has got from a deal that is over, less the others'."""
    if deal.rules.losers_pay:
        return deal.scores[side]
    return deal.scores[side] - sum(deal.scores[k] for k in range(deal.sides) if k != side)
