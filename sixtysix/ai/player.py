# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.player`
====================

The computer player at three levels. It sees only a `View`, thinks in small steps that can be
broken off, and always plays the same in the same situation.

==========  ==================================================================================
easy        rules of thumb, and slips: forgets cards played long ago, misjudges a little
normal      looks one trick ahead in few worlds, closes only when it can count to 66
hard        many worlds; closes when that is worth more on average; see `search`
==========  ==================================================================================

From the moment that the other hand is known, normal and hard play exactly.
"""

from sixtysix.ai import endgame, thumb
from sixtysix.moves import DRAW, EXCHANGE
from sixtysix.rng import Rng
from sixtysix.rulesets import NAMES

EASY, NORMAL, HARD = 0, 1, 2
LEVELS = ("easy", "normal", "hard")

_MEMORY = 6  # cards played that an easy player remembers
_SLIP = 5  # an easy player misjudges each move by up to so many points
_SLICE = 40  # nodes searched between two yields

# By level: worlds, worlds to judge a closing by, what closing must promise more, limit in nodes.
_WORLDS = (0, 2, 30)
_CLOSING = (0, 0, 10)
_MARGIN = 24  # of judge.SCALE: closing looks too good to who sees all cards
_LIMIT = (0, 1000, 4500)


class Player:
    """
    A player for any seat of any game.

    ``move`` is its choice: a legal one from the first step of `think` on, the final one when that
    ends. ``nodes`` is what the last choice took.

    :param int level: ``EASY``, ``NORMAL`` or ``HARD``
    :param factor: multiplies the budget, for machines faster than the board
    """

    def __init__(self, level=NORMAL, factor=1):
        self.level = level
        self.move = None
        self.nodes = 0
        self._worlds = int(max(1, _WORLDS[level] * factor))
        self._closing = int(_CLOSING[level] * factor)
        self._limit = int(_LIMIT[level] * factor)
        self._ending = None
        self._search = None
        self._game = None

    def think(self, view):
        """
        Think about the view of the seat on turn: a generator of its progress, 0 to 100.

        It may be left at any yield; ``move`` then holds the best choice so far.
        """
        self.nodes = 0
        if self.level == EASY:
            rng = Rng(view.seed())
            self.move = thumb.choose(view, _MEMORY, lambda: rng.below(_SLIP))
            yield 100
            return
        self.move = thumb.choose(view)
        yield 0
        # Exchanges, claims, and a closing with 66 in sight need no second thought.
        settled = len(view.legal) == 1 or view.rules.seats > 2
        settled = settled or (self.move >= EXCHANGE and self.move != DRAW)
        if not settled and endgame.is_known(view):
            ending = self._solver()
            ending.load(view, endgame.other_hand(view))
            while not ending.step(_SLICE):
                yield min(99, ending.nodes() // 8)
            self.move = ending.move()
            self.nodes = ending.nodes()
        elif not settled:
            search = self._searcher(view)
            try:
                for _ in search.think(view, self._worlds, self._closing, _MARGIN, self._limit):
                    if search.move is not None:
                        self.move = search.move
                    yield min(99, search.nodes // 20)
                self.move = search.move
            except OSError:
                pass  # without the judge's tables the rule of thumb must do
            self.nodes = search.nodes
        yield 100

    def _solver(self):
        if self._ending is None:
            self._ending = endgame.Ending()
        return self._ending

    def _searcher(self, view):
        if self._search is None or self._game != view.rules.row:
            from sixtysix.ai.search import Search

            self._game = view.rules.row
            self._search = Search(self._solver(), _tables(NAMES[self._game]))
        return self._search


def _tables(game):
    """Return where the judge's tables of a game lie: in assets/, beside the package."""
    here = __file__
    return here[: max(0, here.rfind("sixtysix/ai/"))] + "assets/judge/" + game + ".bin"
