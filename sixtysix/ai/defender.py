# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.defender`
======================

The other player of a puzzle: all cards lie open, and so it plays exactly.
"""

from sixtysix.ai.player import HARD, Player


class Defender(Player):
    """
    A player that is shown all hands of a deal. It makes what is lost as hard to win as it can.

    :param Deal deal: the deal, its stock gone or closed
    """

    def __init__(self, deal):
        super().__init__(HARD)
        self._deal = deal
        self._solver()  # taken now, while a board's memory is in one piece

    def think(self, view):
        """Think as a `Player` that knows the other hand."""
        view.known = tuple(self._deal.hands)
        return super().think(view)
