# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.duel`
==================

What lies on a table of two: the other's cards, the stock and the turn-up.
"""

from displayio import Group, TileGrid

from sixtysix.cards import NO_CARD
from sixtysix.phases import NOBODY
from sixtysix.ui.art import BACK, BACK_EDGE, CARD_HEIGHT, ICON, LOCK, NOTHING, SLOT
from sixtysix.ui.widgets import CENTRE, Text, card, face, icon

_STOCK_X, _STOCK_Y = 6, 24
_BACKS_X = 6


class Others(Group):
    """
    What the other player and the stock show.

    :param Art art: the pictures
    :param list names: the names of the seats
    :param int size: the most cards a hand ever holds
    """

    TRICK = ((80, 40), (52, 20))
    HOME = ((68, 112), (54, -17))
    PACK = (_STOCK_X + 13, _STOCK_Y)
    ASIDE = (_STOCK_X + 34, _STOCK_Y + 20)
    NAMES = (5, 0)
    POINTS = (4, 1)
    TRUMP = (128, 31)

    def __init__(self, art, names, size):
        super().__init__()
        self._art = art
        self.backs = TileGrid(
            art.icons,
            pixel_shader=art.colours,
            width=size,
            height=1,
            tile_width=ICON,
            tile_height=ICON,
            x=_BACKS_X,
        )
        self.turn_up = card(art, SLOT, _STOCK_X, _STOCK_Y)
        self._stock = card(art, BACK, *self.PACK)
        self._lock = icon(art, LOCK, _STOCK_X + 17, _STOCK_Y + 8)
        self._left = Text(art, 6, _STOCK_X, _STOCK_Y + CARD_HEIGHT + 2, art.grey, align=CENTRE)
        for grid in (self.backs, self.turn_up, self._stock, self._lock, self._left):
            self.append(grid)

    def show(self, view, late=0):
        """Show what a `View` says of them, while so many cards are still on their way to a hand."""
        for k in range(self.backs.width):
            tile = BACK_EDGE if k < view.counts[1 - view.seat] - late else NOTHING
            if self.backs[k] != tile:
                self.backs[k] = tile
        closed = view.closer != NOBODY
        there = view.turn_up != NO_CARD
        face_up = there and not closed
        face(self._art, self.turn_up, view.turn_up if face_up else BACK if there else SLOT)
        for grid, hidden in ((self._stock, view.stock_left < 2), (self._lock, not closed)):
            if grid.hidden != hidden:
                grid.hidden = hidden
        self._left.put("%d" % view.stock_left if view.stock_left else "")
