# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Other ways to search that were tried: hard players of two-player games for the arena.

    python tools/arena.py alt:tree hard --game sixtysix --deals 400

Each differs from *hard* in one thing and has the same budget in nodes. What came out is in
``docs/strength.md``.
"""

from math import log, sqrt

from sixtysix.ai import judge
from sixtysix.ai.belief import Worlds
from sixtysix.ai.player import HARD, Player
from sixtysix.ai.search import Search
from sixtysix.cards import MARRIAGE, POINTS, SUIT, beats, each
from sixtysix.loading import path
from sixtysix.moves import CARD, MARRY
from sixtysix.phases import BEFORE_DRAW, FOLLOWING, NOBODY
from sixtysix.rng import Rng
from sixtysix.rulesets import ANY_TRICK, NAMES


class Alternative(Player):
    """A hard player with another search for the time while cards are hidden.

    :param kind: the class of the search
    :param factor: multiplies the budget
    :param tables: file of the judge's tables, if not the game's own
    """

    def __init__(self, kind, factor=1, tables=None):
        super().__init__(HARD, factor, tables)
        self._kind = kind

    def _searcher(self, rules):
        if self._search is None:
            tables = self._path or path("judge/" + NAMES[rules.row] + ".bin")
            self._search = self._kind(self._solver(), tables)
        return self._search


class Tree(Search):
    """One tree over what the players know, instead of one search for each world.

    Each node is a world, a lead and an answer, both chosen by how well they did before (UCB1, an
    answer among those that the world allows), and the judge at the leaf. The answering player is
    not taken to know the leader's hand. The most visited move is played.
    """

    EXPLORE = 0.2 * 6 * judge.SCALE  # of the width of the values

    def _early(self, worlds, most):
        self._prepare()
        view = self._view
        moves = self._moves
        follows = view.phase == FOLLOWING
        answers = 1 if follows else view.counts[1 - view.seat]
        budget = most * len(moves) * answers
        arms = [_Arm() for _ in moves]
        replies = [{} for _ in moves]
        while self.nodes < budget:
            worlds.shuffle()
            total = sum(arm.visits for arm in arms)
            k = max(range(len(moves)), key=lambda k: arms[k].mark(total, self.EXPLORE))
            if follows:
                led = view.trick[0] & CARD
                counted, pending = view.points[view.leader], view.pending[view.leader]
                value = -self._after(
                    worlds, worlds.hand, view.hand, led, moves[k] & CARD, counted, pending
                )
            else:
                value = self._answered(worlds, moves[k], replies[k])
            arms[k].add(value)
            if self.nodes % 40 == 0:
                yield
        most = max(arm.visits for arm in arms)
        self._count = 1
        self._totals = [int(a.mean()) if a.visits == most else -9999 for a in arms]

    def _answered(self, worlds, move, arms):
        """Return the value of a lead in a world with the answer that looks best for the other."""
        view = self._view
        card = move & CARD
        counted, pending = view.points[view.seat], view.pending[view.seat]
        if move >= MARRY:
            declared = 40 if SUIT[card] == view.trump else 20
            if view.rules.marriage_counts == ANY_TRICK and view.tricks[view.seat]:
                counted += declared
                if counted >= 66:
                    self.nodes += 1
                    return self._win(view.seat)
            else:
                pending += declared
        possible = [arms.setdefault(answer, _Arm()) for answer in each(worlds.hand)]
        for arm in possible:
            arm.chances += 1
        arm = max(possible, key=lambda arm: arm.mark(arm.chances, self.EXPLORE))
        answer = next(answer for answer in each(worlds.hand) if arms[answer] is arm)
        mine = view.hand ^ 1 << card
        value = self._after(worlds, mine, worlds.hand, card, answer, counted, pending)
        arm.add(-value)
        return value


class _Arm:
    """A move of the tree: how often it was tried, could have been tried, and what it brought."""

    def __init__(self):
        self.visits = self.chances = self.total = 0

    def add(self, value):
        self.visits += 1
        self.total += value

    def mean(self):
        return self.total / self.visits

    def mark(self, chances, explore):
        if not self.visits:
            return 1e9
        return self.mean() + explore * sqrt(log(chances + 1) / self.visits)


class Clairvoyant(Search):
    """Each lead meets the answer that is worst for it in the world, as if all cards were open.

    A sixth of the average answer is mixed in. So *hard* played before it took the answer that is
    worst on average.
    """

    HOPE = 6

    def _lead(self, worlds, k):
        values = []
        after = self._after
        self._after = lambda *known: values.append(after(*known)) or values[-1]
        try:
            value = super()._lead(worlds, k)
        finally:
            del self._after
        if not values:
            return value
        return min(values) + (sum(values) // len(values) - min(values)) // self.HOPE


class TwoTricks(Search):
    """Half of the budget goes into the two best moves, with one more trick before the judge."""

    def _early(self, worlds, most):
        view = self._view
        budget = most * len(self._moves)
        if view.phase != FOLLOWING:
            budget *= view.counts[1 - view.seat]
        if view.stock_left <= 4:
            yield from super()._early(worlds, most)
            return
        yield from super()._early(worlds, max(1, most // 2))
        once, count = self._totals, self._count
        best = sorted(range(len(once)), key=once.__getitem__)[-2:]
        all_moves = self._moves
        self._moves = [all_moves[k] for k in best]
        self._totals = [0] * len(best)
        self._count = 0
        self._second = bytearray(judge.SIZE)
        judge.load(self._path, view.stock_left - 4, self._second)
        self._rng = Rng(view.seed())
        self._shallow, self._worth = self._worth, self._deep
        try:
            while self.nodes < budget:
                for _ in Search._early(self, worlds, 1):
                    yield
        finally:
            self._worth = self._shallow
        if not self._count:
            self._moves, self._totals, self._count = all_moves, once, count

    def _deep(self, mine, theirs, points, other_points, seat):
        """As `_worth`, by the best lead to one more trick and the answer that is worst for it."""
        view = self._view
        table, self._table = self._table, self._second
        drawn = self._next_draws(mine | theirs)
        best = -9999
        for card in each(mine):
            counted = points
            if mine & MARRIAGE[SUIT[card]] == MARRIAGE[SUIT[card]] and 1 < card % 6 < 4:
                counted += 40 if SUIT[card] == view.trump else 20
            least = 9999
            for answer in each(theirs):
                self.nodes += 1
                trick = POINTS[card] + POINTS[answer]
                left = mine ^ 1 << card, theirs ^ 1 << answer
                if beats(answer, card, view.trump):
                    if other_points + trick >= 66:
                        value = -self._win(1 - seat)
                    else:
                        value = -self._shallow(
                            left[1] | drawn[0],
                            left[0] | drawn[1],
                            other_points + trick,
                            counted,
                            1 - seat,
                        )
                elif counted + trick >= 66:
                    value = self._win(seat)
                else:
                    value = self._shallow(
                        left[0] | drawn[0],
                        left[1] | drawn[1],
                        counted + trick,
                        other_points,
                        seat,
                    )
                least = min(least, value)
            best = max(best, least)
        self._table = table
        return best

    def _next_draws(self, hands):
        """Return the two cards drawn after the second trick, as sets, of those that are left."""
        view = self._view
        pool = list(each(view.unseen() & ~hands & ~self._turn_up))
        self._rng.shuffle(pool)
        return 1 << pool[0], 1 << pool[1]


class Later(Search):
    """Fewer worlds in the first tricks, more in the last ones with the stock open."""

    def _early(self, worlds, most):
        return super()._early(worlds, most // 2 if self._view.stock_left > 6 else 2 * most)


class Average(Search):
    """Of equally good moves with the stock closed the one that brings more if the other errs."""

    WORLDS = 4

    def think(self, view, worlds, closing_worlds, margin, limit):
        """Search as `Search.think` does."""
        yield from super().think(view, worlds, closing_worlds, margin, limit)
        if view.closer == NOBODY or view.phase == BEFORE_DRAW or not self._moves:
            return
        best = max(self._totals)
        tied = [m for m, total in zip(self._moves, self._totals) if total == best]
        if len(tied) > 1:
            hopes = [0] * len(tied)
            for _ in self._worlds_again(self.WORLDS):
                for k, move in enumerate(tied):
                    if self._ending.after(view, self._again.hand, move):
                        while not self._ending.step(40):
                            yield
                        hopes[k] += self._ending.mean()
            self.move = tied[hopes.index(max(hopes))]

    def _worlds_again(self, most):
        self._again = Worlds(self._view, Rng(self._view.seed()))
        return self._again.each(most)


SEARCHES = {
    "tree": Tree,
    "clairvoyant": Clairvoyant,
    "two": TwoTricks,
    "later": Later,
    "average": Average,
}
