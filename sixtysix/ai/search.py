# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.search`
====================

The search of the two-player games while cards are hidden.

- Stock open, or closed with many cards in hand: one trick, then the judge (`tricks`).
- The last open trick: all worlds, each solved exactly to the end.
- Stock closed: sampled worlds, solved exactly; all of them, if there are few.
- Closing: what the judge promises to who closes, corrected by worlds that are solved as if the
  stock was closed, against the value of playing on.

Values are in game points times `judge.SCALE`; near the end of a match in what game points are then
worth, on the same scale. The limit is a number of nodes: a solver's node is one, and so is a
position judged.
"""

from sixtysix.ai import judge
from sixtysix.ai.belief import Worlds
from sixtysix.ai.mean import FINE
from sixtysix.ai.solver import NONE
from sixtysix.ai.tables import unit
from sixtysix.ai.tricks import SCALE, Tricks
from sixtysix.cards import NO_CARD, PACK24
from sixtysix.moves import CARD, CLOSE, DRAW
from sixtysix.phases import BEFORE_DRAW, FOLLOWING, NOBODY
from sixtysix.rng import Rng

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


_SLICE = const(40)  # nodes of the solver between two yields
_PROBE = const(3)  # worlds after which a hopeless closing is dropped
_LAST_WORLDS = const(8)  # there are never more on the last open trick
_CHOICES = const(4)  # leads still looked at in its second world; one less in each further one
# Cards in hand from which tricks with the stock closed are judged, unless the limit is enough to
# solve all worlds: one takes about so many nodes.
_JUDGED = const(5)
_SOLVED = const(400)
_PROMISE = const(7)  # solved worlds that the judge's word about a closing counts for
_NEAR = const(40)  # how far below playing on closing may look to him at most
UNSURE = const(16)  # what closing must look better by if he cannot be asked


class Search(Tricks):
    """
    One search, used again and again: run through `think`, then ``move`` is the choice.

    :param Ending ending: the solver to use
    :param path: of the judge's tables
    """

    move = None

    def think(self, view, worlds, closing_worlds, margin, limit, slip=0):
        """
        Search: a generator that yields now and then; leaving it at a yield does no harm.

        :param int worlds: how many worlds to look at with the stock closed
        :param int closing_worlds: ... before closing, 0 for never
        :param int margin: by how much closing must look better than playing on
        :param int limit: nodes after which the world being solved is given up, if one is done
        :param int slip: by how much a move may be misjudged
        """
        self.move = None
        self._limit = limit
        self._look_at(view)
        worlds_of = Worlds(view, Rng(view.seed()))
        for _ in self._look(worlds_of, worlds):
            yield
        value = self._choose(slip)
        if closing_worlds and CLOSE in view.legal:
            for _ in self._close(worlds_of, closing_worlds, value + margin):
                yield

    def _look(self, worlds, most):
        """Return the generator that finds out what each move is worth."""
        view = self._view
        solvable = self._limit // _SOLVED
        if (
            view.closer != NOBODY
            and view.counts[view.seat] >= _JUDGED
            and worlds.ways(solvable) > solvable
        ):
            return self._tricks()
        if view.closer != NOBODY or not view.stock_left:
            return self._strict(worlds, most)
        if view.phase == BEFORE_DRAW:
            return self._draw(worlds)
        if view.stock_left > 2:
            return self._early()
        return self._last_open(worlds)

    def _choose(self, slip):
        """Choose the move that looks best, misjudged by up to ``slip``; return its value."""
        if not self._moves:
            self.move = DRAW
            return self._on // self._count
        rng = Rng(self._view.seed())
        count = max(1, self._count)
        best = None
        for k in range(len(self._moves)):
            total = self._totals[k] + count * rng.below(slip + 1)
            if best is None or total > best:
                best = total
                at = k
        self.move = self._moves[at]
        return self._totals[at] // count

    def _draw(self, worlds):
        """What it is worth to draw and go on."""
        view = self._view
        me = view.seat
        if view.stock_left > 2:
            self._open()
            self.spread(self._size, self._share + 1)
            self.lay(view.hand)
            self._on = self._worth(
                NO_CARD,
                me,
                view.points[me] + view.pending[me],
                view.points[1 - me] + view.pending[1 - me],
            )
            self._count = FINE
        else:
            self._on = 0
            for _ in worlds.each(_LAST_WORLDS):
                if self._count and self.nodes >= self._limit:
                    break
                self._ending.drawn(view, worlds)
                while not self._ending.step(_SLICE):
                    yield
                self.nodes += self._ending.nodes()
                self._on += self._unit * self._ending.value()
                self._count += 1
        yield

    # ---- exact ----

    def _spent(self, worlds):
        """Tell whether the limit is reached, of which the first world may take twice as much."""
        nodes = self.nodes + self._ending.nodes()
        return nodes >= (self._limit if worlds else 2 * self._limit)

    def _last_open(self, worlds):
        """Solve the last open trick in every world."""
        leads = self._view.phase != FOLLOWING
        among = PACK24
        for done in worlds.each(_LAST_WORLDS):
            self._ending.last_open(self._view, worlds, among)
            if not (yield from self._solved()):
                return
            if leads:
                among = self._best(max(2, _CHOICES - done))

    def _best(self, most):
        """Drop all but the moves with the highest totals; return the cards of what is left."""
        while len(self._moves) > most:
            worst = self._totals.index(min(self._totals))
            self._totals.pop(worst)
            self._moves.pop(worst)
        among = 0
        for move in self._moves:
            among |= 1 << (move & CARD)
        return among

    def _strict(self, worlds, most):
        """Solve worlds with the stock closed."""
        for _ in worlds.each(most):
            self._ending.load(self._view, worlds.hand, True)
            if not (yield from self._solved()):
                return

    def _solved(self):
        """Solve the world that is loaded, unless the limit is reached; a generator that returns
        whether it did. Of the very first world the moves that were searched must do."""
        while not self._ending.step(_SLICE):
            if self._spent(self._count):
                if not self._count:
                    self._add()
                return False
            yield
        self._add()
        return True

    def _add(self):
        """Add the solver's values of all moves."""
        values = self._ending.values()
        for k in range(len(self._moves)):
            value = values[self._moves[k] & CARD]
            self._totals[k] += self._unit * value if value != NONE else -9 * SCALE
        self._count += 1
        self.nodes += self._ending.nodes()

    # ---- closing ----

    def _promised(self):
        """
        Return what the judge promises to the seat if it closes now: the total over the worlds that
        he speaks for, and their number. Near the end of a match he does not: points are then worth
        something else.
        """
        view = self._view
        if unit(view.needs) > 1:
            return 0, 0
        me = view.seat
        self._judge(judge.CLOSING)
        promise = self._bounded(
            view.hand,
            view.unseen() | view.known[1 - me],
            me,
            view.points[me] + view.pending[me],
            view.points[1 - me] + view.pending[1 - me],
            view.stock_left // 2 - 1 + (6 if view.phase == BEFORE_DRAW else 0),
        )
        return _PROMISE * promise, _PROMISE

    def _close(self, worlds, most, least):
        """Close if that is worth more than ``least``: in worlds, to who sees all cards."""
        total, tried = self._promised()
        if not tried:
            least += UNSURE
        elif total < tried * (least - _NEAR):
            return
        for k in worlds.each(most):
            if k >= _PROBE and total < tried * (least - 2 * SCALE):
                break
            self._ending.closed(self._view, worlds.hand)
            while not self._ending.step(_SLICE):
                if self._spent(True):
                    break
                yield
            else:
                total += self._unit * self._ending.value()
                self.nodes += self._ending.nodes()
                tried += 1
                continue
            break
        if tried and total > tried * least:
            self.move = CLOSE
