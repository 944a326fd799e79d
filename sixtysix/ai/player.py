# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.player`
====================

The computer player at three levels. It sees only a `View`, thinks in small steps that can be
broken off, and always plays the same in the same situation.
"""

from sixtysix.ai import endgame, thumb
from sixtysix.moves import CLAIM
from sixtysix.rng import Rng

EASY, NORMAL, HARD = 0, 1, 2
LEVELS = ("easy", "normal", "hard")

_MEMORY = (6, 24, 24)  # cards played that a level remembers
_SLIP = 5  # an easy player misjudges each move by up to so many points
_SLICE = 40  # nodes searched between two yields


class Player:
    """
    A player for any seat of any game.

    ``move`` is its choice: a legal one from the first step of `think` on, the final one when that
    ends.

    :param int level: ``EASY``, ``NORMAL`` or ``HARD``
    """

    def __init__(self, level=NORMAL):
        self.level = level
        self.move = None
        self._ending = None

    def think(self, view):
        """
        Think about the view of the seat on turn: a generator of its progress, 0 to 100.

        It may be left at any yield; ``move`` then holds the best choice so far.
        """
        noise = None
        if self.level == EASY:
            rng = Rng(view.seed())

            def noise():
                return rng.below(_SLIP)

        self.move = thumb.choose(view, _MEMORY[self.level], noise)
        yield 0
        if self.level != EASY and self.move != CLAIM and endgame.is_known(view):
            if self._ending is None:
                self._ending = endgame.Ending()
            ending = self._ending
            ending.load(view, endgame.other_hand(view))
            while not ending.step(_SLICE):
                yield min(99, ending.nodes() // 8)
            self.move = ending.move()
        yield 100
