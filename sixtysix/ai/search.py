# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.search`
====================

The search of the two-player games while cards are hidden: sampled worlds, the same for every move.

- Stock open: each move's trick is played out in each world, a lead against the answer that is
  worst for it as far as the other player can know; both draw, the winner exchanges if he can, and
  the `judge` tells the worth.
- The last open trick: all worlds, each solved exactly to the end.
- Stock closed: worlds solved exactly.
- Closing: worlds solved exactly as if it was closed, against the value of playing on.

Values are in game points times `judge.SCALE`; near the end of a match in what game points are then
worth, on the same scale. The limit is a number of nodes: a solver's node is
one, and so is a position judged.
"""

from array import array

from sixtysix.ai import judge
from sixtysix.ai.belief import Worlds
from sixtysix.ai.counting import cards_of
from sixtysix.ai.judge import SCALE
from sixtysix.ai.solver import NONE
from sixtysix.ai.tables import general, unit, worth
from sixtysix.cards import PACK24, POINTS, SUIT, beats
from sixtysix.moves import CARD, CLOSE, DRAW, MARRY
from sixtysix.phases import BEFORE_DRAW, FOLLOWING, NOBODY
from sixtysix.rng import Rng
from sixtysix.rulesets import ANY_TRICK

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


_SLICE = const(40)  # nodes of the solver between two yields
_PROBE = const(3)  # worlds after which a hopeless closing is dropped
_QUEENS = const(0x104104)
_HOPE = const(3)  # any answer instead of the worst: a third of what it would bring
# What an answer brought so far, in one number: how many worlds, above these bits, and the sum of
# the values, each with an offset that makes it positive.
_BITS = const(20)
_ONE = const(0x100200)
_LAST_WORLDS = const(8)  # there are never more on the last open trick
_CHOICES = const(4)  # leads still looked at in its second world; one less in each further one

# Rows of the judge's tables by points with the pending ones; from 74 on nothing changes.
_SCORE = bytes(judge.score_row(p, 0, 1) for p in range(75))
_REACH = bytes(judge.reach_row(p) for p in range(75))


class Search:
    """
    One search, used again and again: run through `think`, then ``move`` is the choice.

    :param Ending ending: the solver to use
    :param path: of the judge's tables
    """

    def __init__(self, ending, path):
        self._ending = ending
        self._path = path
        self._stage = 0  # cards in the stock that the table is for
        self._table = judge.new_table()
        self._answers = ending.solver.keys  # by lead and answer
        self.move = None
        self.nodes = 0

    def think(self, view, worlds, closing_worlds, margin, limit):
        """
        Search: a generator that yields now and then; leaving it at a yield does no harm.

        :param int worlds: how many worlds to look at
        :param int closing_worlds: ... before closing, 0 for never
        :param int margin: by how much closing must look better than playing on
        :param int limit: nodes after which the world being solved is given up, if one is done
        """
        self.nodes = 0
        self.move = None
        self._view = view
        self._limit = limit
        self._unit = SCALE // unit(view.needs)  # what a value of the solver is here
        # No position is judged above what a player can win.
        self._top = [SCALE // 4 * worth(lacks, 3) for lacks in view.needs]
        self._moves = cards_of(view.legal)
        self._totals = [0] * len(self._moves)
        self._count = 0
        worlds_of = Worlds(view, Rng(view.seed()))
        if view.closer != NOBODY or not view.stock_left:
            work = self._strict(worlds_of, worlds)
        elif view.phase == BEFORE_DRAW:
            work = self._draw(worlds_of, worlds)
        elif view.stock_left > 2:
            work = self._early(worlds_of, worlds)
        else:
            work = self._last_open(worlds_of)
        for _ in work:
            yield
        value = self._choose()
        if closing_worlds and CLOSE in view.legal:
            for _ in self._close(worlds_of, closing_worlds, value + margin):
                yield

    def _choose(self):
        """Choose the move with the highest total; return its value."""
        if not self._moves:
            self.move = DRAW
            return self._on
        best = 0
        for k in range(1, len(self._moves)):
            if self._totals[k] > self._totals[best]:
                best = k
        self.move = self._moves[best]
        return self._totals[best] // max(1, self._count)

    # ---- the stock open: one trick, then the judge ----

    def _prepare(self):
        """Fix what is the same in all worlds; load the tables for the time after the draw."""
        view = self._view
        rules = view.rules
        left = view.stock_left - 2
        if left != self._stage:
            self._stage = 0  # until the table is whole
            judge.load(self._path, left, self._table)
            self._stage = left
        self._low = 1 << 6 * view.trump + (0 if rules.pack == 24 else 1)
        self._swap = rules.exchange and left >= rules.exchange_stock
        self._turn_up = 1 << view.turn_up
        self._rank = view.turn_up % 6

    def _draw(self, worlds, most):
        """What it is worth to draw and go on."""
        view = self._view
        total = 0
        me = view.seat
        if view.stock_left > 2:
            self._prepare()
            for _ in range(most):
                worlds.shuffle()
                total += self._worth(
                    view.hand | 1 << worlds.first,
                    worlds.hand | 1 << worlds.second,
                    view.points[me] + view.pending[me],
                    view.points[1 - me] + view.pending[1 - me],
                    me,
                )
            self._on = total // most
        else:
            tried = 0
            for _ in worlds.each(_LAST_WORLDS):
                self._ending.drawn(view, worlds)
                while not self._ending.step(_SLICE) and not (tried and self._spent(tried)):
                    yield
                if tried and self._spent(tried):
                    break
                self.nodes += self._ending.nodes()
                total += self._unit * self._ending.value()
                tried += 1
            self._on = total // tried
        yield

    def _early(self, worlds, most):
        """Add up what each move is worth in one world after the other."""
        view = self._view
        self._prepare()
        moves = self._moves
        totals = self._totals
        follows = view.phase == FOLLOWING
        if follows:
            led = view.trick[0] & CARD
            counted = view.points[view.leader]
            pending = view.pending[view.leader]
        else:
            if len(self._answers) < 24 * len(moves):
                self._answers = array("i", bytes(96 * len(moves)))
            for k in range(len(self._answers)):
                self._answers[k] = 0
        for _ in range(most):
            worlds.shuffle()
            for k in range(len(moves)):
                if follows:
                    totals[k] -= self._after(
                        worlds, worlds.hand, view.hand, led, moves[k], counted, pending
                    )
                else:
                    totals[k] += self._lead(worlds, k)
            self._count += 1
            yield

    def _lead(self, worlds, k):
        """
        Return what lead number ``k`` is worth in a world.

        The answer given is, of those in the other hand, the one that was worst for the lead on
        average, in the worlds so far: who answers does not see the leader's hand either. He may
        err, too: a part of what any answer brings is hoped for.
        """
        view = self._view
        move = self._moves[k]
        card = move & CARD
        me = view.seat
        counted = view.points[me]
        pending = view.pending[me]
        if move >= MARRY:
            declared = 40 if SUIT[card] == view.trump else 20
            if view.rules.marriage_counts == ANY_TRICK and view.tricks[me]:
                counted += declared
                if counted >= 66:
                    return self._win(me)
            else:
                pending += declared
        mine = view.hand ^ 1 << card
        answers = self._answers
        least = 9999
        total = count = 0
        k *= 24
        rest = worlds.hand
        answer = 0
        while rest:
            if rest & 1:
                value = self._after(worlds, mine, worlds.hand, card, answer, counted, pending)
                total += value
                count += 1
                answers[k] += _ONE + value
                mean = (answers[k] & 0xFFFFF) // (answers[k] >> _BITS)
                if mean < least:
                    least = mean
                    worst = value
            rest >>= 1
            k += 1
            answer += 1
        return worst + (total // count - worst) // _HOPE

    def _win(self, winner):
        """Return what it is worth to a player to have 66 now."""
        view = self._view
        loser = 1 - winner
        points = view.stake + general(view.points[loser], view.tricks[loser])
        return SCALE // 4 * worth(view.needs[winner], points)

    def _after(self, worlds, leads, answers, led, answer, counted, pending):
        """
        Return the value for the trick's leader when a card has answered and both have drawn.

        :param int leads: the leader's hand, without ``led``; ``answers``: the other's, with
            ``answer``
        :param int counted: the leader's points; ``pending``: his pending points
        """
        view = self._view
        leader = view.leader
        other = 1 - leader
        self.nodes += 1
        trick = POINTS[led] + POINTS[answer]
        if beats(answer, led, view.trump):
            counted_other = view.points[other] + trick + view.pending[other]
            if counted_other >= 66:
                return -self._win(other)
            return -self._worth(
                answers ^ 1 << answer | 1 << worlds.first,
                leads | 1 << worlds.second,
                counted_other,
                counted + pending,
                other,
            )
        counted += trick + pending
        if counted >= 66:
            return self._win(leader)
        return self._worth(
            leads | 1 << worlds.first,
            answers ^ 1 << answer | 1 << worlds.second,
            counted,
            view.points[other] + view.pending[other],
            leader,
        )

    def _worth(self, mine, theirs, points, other_points, seat):
        """Return what the judge thinks of a position after the draw, for the seat on lead."""
        trump = self._view.trump
        rank = self._rank
        if self._swap and mine & self._low:
            mine ^= self._low | self._turn_up
            rank = 0 if self._low >> 6 * trump & 1 else 1
        if points > 74:
            points = 74
        if other_points > 74:
            other_points = 74
        scores = _SCORE[points] * judge.SCORES
        if other_points or self._view.tricks[1 - seat]:
            scores += _SCORE[other_points]
        points += _marriage(mine, trump)
        other_points += _marriage(theirs, trump)
        reach = _REACH[points if points < 74 else 74] * judge.REACH
        reach += _REACH[other_points if other_points < 74 else 74]
        extra = rank * 2 + (1 if theirs & self._low else 0)
        value = judge.value(self._table, mine, theirs, trump, scores, reach, extra)
        if value > self._top[seat]:
            return self._top[seat]
        return max(-self._top[1 - seat], value)

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

    def _close(self, worlds, most, least):
        """Close if that is worth more than ``least``, on average, to who sees all cards."""
        total = 0
        tried = 0
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


def _marriage(hand, trump):
    """Return what the best marriage in a hand is worth."""
    both = hand & hand >> 1 & _QUEENS
    if not both:
        return 0
    return 40 if both >> 6 * trump & 63 else 20
