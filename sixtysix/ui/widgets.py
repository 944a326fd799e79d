# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.widgets`
=====================

The parts that screens are made of: lines of text, cards, plain boxes.

Text is a grid of tiles cut from the font strip, so that a new text costs no memory, and a page of
text is one object. (``adafruit_display_text`` would take 22 KB of the memory test's heap for its
code, ``adafruit_displayio_layout`` 8 KB: more than all of our screens.)
"""

from displayio import Bitmap, TileGrid

from sixtysix.ui.art import ACROSS, CARD_HEIGHT, CARD_WIDTH, DOWN, ICON, one_colour
from sixtysix.ui.font import HEIGHT, WIDTH, tiles

LEFT, CENTRE, RIGHT = 0, 1, 2


class Text(TileGrid):
    """
    Lines of text in a grid of fixed size.

    :param Art art: where the font is
    :param int columns: letters a line
    :param int x: left edge in pixels
    :param int y: upper edge in pixels
    :param displayio.Palette ink: its colour, one of those of ``art``; white if None
    :param str text: what it says at first
    :param int align: ``LEFT``, ``CENTRE`` or ``RIGHT``
    :param int rows: how many lines
    """

    def __init__(self, art, columns, x, y, ink=None, text="", align=LEFT, rows=1):
        super().__init__(
            art.font,
            pixel_shader=ink or art.white,
            width=columns,
            height=rows,
            tile_width=WIDTH,
            tile_height=HEIGHT,
            x=x,
            y=y,
        )
        self.align = align
        if text:
            self.put(text)

    def put(self, text, row=0):
        """Say something else in a row; what does not fit is cut off."""
        numbers = tiles(text)
        size = len(numbers)
        first = max(0, (self.width - size) * self.align // 2)
        for column in range(self.width):
            at = column - first
            number = numbers[at] if 0 <= at < size else 0
            if self[column, row] != number:
                self[column, row] = number

    def put_lines(self, lines):
        """Say something else in all rows; missing lines are empty."""
        for row in range(self.height):
            self.put(lines[row] if row < len(lines) else "", row)


def wrap(text, columns):
    """Break a text between words into lines of up to so many letters; return them as a list."""
    lines = [""]
    for word in text.split(" "):
        joined = lines[-1] + " " + word if lines[-1] else word
        if len(joined) <= columns:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def card(art, number, x=0, y=0):
    """Return a tile grid that shows a card: its number, `BACK` or `SLOT`."""
    grid = TileGrid(
        art.cards,
        pixel_shader=art.colours,
        width=ACROSS,
        height=DOWN,
        tile_width=CARD_WIDTH // ACROSS,
        tile_height=CARD_HEIGHT // DOWN,
        x=x,
        y=y,
    )
    face(art, grid, number)
    return grid


def face(art, grid, number):
    """Let a card show another number; tiles that are right already are not touched."""
    first = ACROSS * DOWN * number
    for k in range(ACROSS * DOWN):
        if grid[k] != art.faces[first + k]:
            grid[k] = art.faces[first + k]


def turn(art, grid, number, dim=False):
    """Let a card be seen, with this face, dim or bright; what is so already is not touched."""
    face(art, grid, number)
    palette = art.dim if dim else art.colours
    if grid.pixel_shader is not palette:
        grid.pixel_shader = palette
    if grid.hidden:
        grid.hidden = False


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


_plain = {}  # colour -> palette, shared by all rectangles


def box(x, y, width, height, colour):
    """Return a plain rectangle: one row of pixels, as a tile, repeated to take little memory."""
    if colour not in _plain:
        _plain[colour] = one_colour(colour)
    return TileGrid(
        Bitmap(width, 1, 2),
        pixel_shader=_plain[colour],
        width=1,
        height=height,
        x=x,
        y=y,
    )
