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
from sixtysix.ai.judge import SCALE
from sixtysix.ai.player import HARD, Player
from sixtysix.loading import path
from sixtysix.moves import CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, PASS
from sixtysix.phases import OVER
from sixtysix.rulesets import NAMES
from sixtysix.view import View

UNIT = 100  # of a game point: what moves are worth is a whole number of these
_PATIENCE = 4  # times as many nodes as for a move that is to be played
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
        for moves in (bytes(plain(view)), legal):
            view.legal = moves
            if moves:
                yield from super()._play_out(view)
                search = self._playout()
                for k in range(len(search.moves)):
                    self._note(search.moves[k], SCALE // 4 * search.totals[k], search.count)

    def _solve(self, view):
        yield from _thorough().weigh(self._solver(), view, self._note)
        yield from super()._solve(view)

    def _look_into_worlds(self, view):
        yield from super()._look_into_worlds(view)
        for move, total, count in self._search.found():
            self._note(move, total, count)

    def _searcher(self, rules):
        if self._search is None:
            self._search = _thorough().Thorough(
                self._solver(), path("judge/" + NAMES[rules.row] + ".bin")
            )
        return self._search


def plain(view):
    """Return the kings and queens that may be led with a marriage or without."""
    return [move for move in view.legal if move < MARRY and move + MARRY in view.legal]


def _thorough():
    """Return the module of the games for two: those for more need no memory for it."""
    from sixtysix.ai import thorough

    return thorough


def _score(deal, side):
    """Return the game points that a side has got from a deal that is over, less the others'."""
    if deal.rules.losers_pay:
        return deal.scores[side]
    return deal.scores[side] - sum(deal.scores[k] for k in range(deal.sides) if k != side)
