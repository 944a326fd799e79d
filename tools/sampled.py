# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The hard player as it was before means: early tricks and closings by sampled worlds.

    python tools/arena.py hard hard-sampled --deals 4000

The same judge, but each early trick is played out in 30 worlds, with the stock closed all worlds
are solved, and whether to close is told by 10 solved worlds. A yardstick: frozen, and not shipped.
What was tried on top of it is in ``tools/alternatives.py``, what it is without the judge in
``tools/unlearned.py``. It keeps to what the board has, so that its cost can be counted there.
"""

from array import array

from sixtysix.ai import judge
from sixtysix.ai.judge import SCALE
from sixtysix.ai.mean import REACH as _REACH
from sixtysix.ai.mean import SCORE as _SCORE
from sixtysix.ai.player import HARD, Player
from sixtysix.ai.search import Search
from sixtysix.ai.tables import general, worth
from sixtysix.cards import POINTS, SUIT, beats
from sixtysix.moves import CARD, CLOSE, MARRY
from sixtysix.phases import BEFORE_DRAW, FOLLOWING, NOBODY
from sixtysix.rulesets import ANY_TRICK

CLOSING_WORLDS = 10
MARGIN = 24  # by which closing must look better, of judge.SCALE

_SLICE = 40
_PROBE = 3
_QUEENS = 0x104104
_HOPE = 3  # any answer instead of the worst: a third of what it would bring
# What an answer brought so far, in one number: how many worlds, above these bits, and the sum of
# the values, each with an offset that makes it positive.
_BITS = 20
_ONE = 0x100200
_LAST_WORLDS = 8


class Sampler(Player):
    """A hard player with a search of this kind for the time while cards are hidden.

    :param kind: the class of the search
    :param factor: multiplies the budget
    :param tables: file of the judge's tables, if not the game's own
    """

    def __init__(self, kind, factor=1, tables=None):
        super().__init__(HARD, factor, tables)
        self._kind = kind
        self._closing = int(CLOSING_WORLDS * factor)
        self._margin = MARGIN

    def _searcher(self, rules):
        if self._search is None:
            self._search = self._kind(self._solver(), self._tables(rules))
        return self._search


class Sampled(Search):
    """One search, used again and again; see `Search`."""

    def _look(self, worlds, most):
        view = self._view
        if view.closer != NOBODY or not view.stock_left:
            return self._strict(worlds, most)
        if view.phase == BEFORE_DRAW:
            return self._draw(worlds, most)
        if view.stock_left > 2:
            return self._early(worlds, most)
        return self._last_open(worlds)

    def _prepare(self):
        """Fix what is the same in all worlds; load the tables for the time after the draw."""
        view = self._view
        rules = view.rules
        left = view.stock_left - 2
        self._judge(judge.OPEN + left // 2)
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
        self._count = 1
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


SEARCHES = {"hard-sampled": Sampled}
