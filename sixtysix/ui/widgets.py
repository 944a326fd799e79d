# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.widgets`
=====================

The parts that screens are made of: lines of text, cards, plain boxes.

Text that changes while a screen stands is a row of tiles cut from the font strip: a new text costs
no memory at all. (A label of ``adafruit_display_text`` takes 22 KB with its library in the memory
test's heap, and a new bitmap for every new length; it is used where a screen stands still.)
"""

from displayio import Bitmap, TileGrid

from sixtysix.ui.art import CARD_HEIGHT, CARD_WIDTH, ICON, one_colour
from sixtysix.ui.font import HEIGHT, WIDTH, tile

LEFT, CENTRE, RIGHT = 0, 1, 2


class Line(TileGrid):
    """
    One line of text of fixed length.

    :param Art art: where the font is
    :param int columns: its length in letters
    :param int x: left edge in pixels
    :param int y: upper edge in pixels
    :param displayio.Palette ink: its colour, one of those of ``art``
    :param str text: what it says at first
    :param int align: ``LEFT``, ``CENTRE`` or ``RIGHT``
    """

    def __init__(self, art, columns, x, y, ink=None, text="", align=LEFT):
        super().__init__(
            art.font.bitmap,
            pixel_shader=ink or art.white,
            width=columns,
            height=1,
            tile_width=WIDTH,
            tile_height=HEIGHT,
            x=x,
            y=y,
        )
        self.columns = columns
        self.align = align
        self.put(text)

    def put(self, text):
        """Say something else; what does not fit is cut off."""
        size = len(text)
        first = max(0, (self.columns - size) * self.align // 2)
        for column in range(self.columns):
            at = column - first
            number = tile(text[at]) if 0 <= at < size else 0
            if self[column] != number:
                self[column] = number


def card(art, number, x=0, y=0):
    """Return a tile grid that shows a card; ``grid[0]`` is its number, `BACK` or `SLOT`."""
    return TileGrid(
        art.cards,
        pixel_shader=art.colours,
        tile_width=CARD_WIDTH,
        tile_height=CARD_HEIGHT,
        default_tile=number,
        x=x,
        y=y,
    )


def icon(art, number, x=0, y=0):
    """Return a tile grid that shows an icon; ``grid[0]`` is its number."""
    return TileGrid(
        art.icons,
        pixel_shader=art.colours,
        tile_width=ICON,
        tile_height=ICON,
        default_tile=number,
        x=x,
        y=y,
    )


def box(x, y, width, height, colour):
    """Return a plain rectangle."""
    return TileGrid(Bitmap(width, height, 2), pixel_shader=one_colour(colour), x=x, y=y)


def surface(x, y, width, height, colour):
    """Return a plain rectangle of any size in little memory; sizes are multiples of 16."""
    return TileGrid(
        Bitmap(16, 16, 2),
        pixel_shader=one_colour(colour),
        width=width // 16,
        height=height // 16,
        x=x,
        y=y,
    )
