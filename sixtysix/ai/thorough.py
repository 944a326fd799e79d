# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.thorough`
======================

How `sixtysix.ai.weigh` looks at the games for two: no move is dropped, and kings and queens are led
without their marriage as well. Games for more have no use for it.
"""

from sixtysix.ai.counting import cards_of
from sixtysix.ai.endgame import closing_state, other_hand
from sixtysix.ai.judge import SCALE
from sixtysix.ai.search import Search
from sixtysix.ai.tables import unit
from sixtysix.ai.weigh import plain
from sixtysix.cards import PACK24
from sixtysix.moves import CARD, CLOSE, DRAW
from sixtysix.phases import NOBODY

_SLICE = 40  # nodes between two yields


def weigh(ending, view, note):
    """
    Weigh the moves where all cards are known: a generator that yields after every few nodes.

    :param Ending ending: does it
    :param note: gets each move, its worth in `SCALE` parts of a game point, and 1
    """
    theirs = other_hand(view)
    scale = SCALE // unit(view.needs)
    ending.load(view, theirs, True)
    while not ending.step(_SLICE):
        yield 0
    for move in cards_of(view.legal):
        note(move, scale * ending.values()[move & CARD], 1)
    for move in plain(view):
        _lead_plainly(ending, view, theirs, move, None)
        while not ending.step(_SLICE):
            yield 0
        note(move, -scale * ending.value(), 1)


class Thorough(Search):
    """A search that drops no move, and leads kings and queens without their marriage as well."""

    def think(self, view, worlds, closing_worlds, margin, limit):
        """Search as `Search.think` does."""
        self._plain = plain(view)
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
