# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.art`
=================

The pictures and colours that all screens share, loaded once: cards, icons, font.
"""

from displayio import Bitmap, Palette

from sixtysix.loading import forget, path

CARD_WIDTH, CARD_HEIGHT = 24, 32
BACK, SLOT = 24, 25  # numbers of pictures after the 24 faces
ACROSS, DOWN = 2, 8  # tiles in a card
SHEETS = ("cards", "large")  # by the setting ``faces``
ICON = 16
# Tiles of the icons after the four suits: a lock, the edge of a card's back, no picture.
LOCK, BACK_EDGE, NOTHING = 4, 5, 6

FELT = 0x085030
PANEL = 0x053420
WHITE = 0xFFFBF0
GOLD = 0xF8C020
GREY = 0x90B8A0
INK = 0x202028


def one_colour(colour):
    """Return a palette for a plain surface."""
    palette = Palette(1)
    palette[0] = colour
    return palette


def _ink(colour):
    palette = Palette(2)
    palette[1] = colour
    palette.make_transparent(0)
    return palette


class Art:
    """
    Pictures as bitmaps of tiles, and their palettes.

    ``cards`` are the tiles that the cards are put together from, many of which are parts of several
    cards: so they take half the memory. ``faces`` has the numbers of the tiles of each card, row by
    row: of the 24 faces, of ``BACK`` and ``SLOT``. ``cards`` and ``icons`` (four suits, ``LOCK``
    and so on) go with the palette ``colours``, cards that cannot be played with ``dim``; ``white``,
    ``gold``, ``grey`` and ``ink`` are palettes for text in ``font``. `sixtysix.ui.looks` colours
    suits and ``dim``.

    :param int faces: which of `SHEETS`
    """

    def __init__(self, faces=0):
        self.colours = self.take(SHEETS[faces])
        self.icons, _ = load("icons.bmp")
        self.font, _ = load("font.bmp")
        forget("adafruit_imageload")
        self.colours.make_transparent(0)
        self.dim = Palette(len(self.colours))
        self.white = _ink(WHITE)
        self.gold = _ink(GOLD)
        self.grey = _ink(GREY)
        self.ink = _ink(INK)

    def take(self, sheet):
        """Load the cards of a sheet; return its palette."""
        self.cards, colours = load(sheet + ".bmp")
        with open(path(sheet + ".bin"), "rb") as file:
            self.faces = file.read()
        return colours


def load(name):
    """Return the bitmap and the palette of a picture in assets/."""
    # Imported here, so that no module keeps it: it takes 14 KB and is needed once.
    import adafruit_imageload

    return adafruit_imageload.load(path(name), bitmap=Bitmap, palette=Palette)
