# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.art`
=================

The pictures and colours that all screens share, loaded once: card sheet, icons, font.
"""

from displayio import Bitmap, Palette

from sixtysix.loading import forget, path

CARD_WIDTH, CARD_HEIGHT = 24, 32
BACK, SLOT = 24, 25  # tiles of the card sheet after the 24 faces
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


def _dimmed(colour):
    """Return a colour as it looks on a card that cannot be played: darker, towards the felt."""
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    grey = (red + green + blue) // 3
    return (red + grey) // 4 << 16 | ((green + grey) // 4 + 24) << 8 | (blue + grey) // 4 + 12


class Art:
    """
    Pictures as bitmaps of tiles, and their palettes.

    ``cards`` (24 faces, ``BACK``, ``SLOT``) and ``icons`` (four suits, ``LOCK`` and so on) go with
    the palette ``colours``, cards that cannot be played with ``dim``; ``white``, ``gold``,
    ``grey`` and ``ink`` are palettes for text in ``font``.
    """

    def __init__(self):
        self.cards, self.colours = _load("cards.bmp")
        self.icons, _ = _load("icons.bmp")
        self.font, _ = _load("font.bmp")
        forget("adafruit_imageload")
        self.colours.make_transparent(0)
        self.dim = Palette(len(self.colours))
        for index in range(len(self.colours)):
            self.dim[index] = _dimmed(_rgb(self.colours[index]))
        self.dim.make_transparent(0)
        self.white = _ink(WHITE)
        self.gold = _ink(GOLD)
        self.grey = _ink(GREY)
        self.ink = _ink(INK)


def _load(name):
    # Imported here, so that no module keeps it: it takes 14 KB and is needed once.
    import adafruit_imageload

    return adafruit_imageload.load(path(name), bitmap=Bitmap, palette=Palette)


def _rgb(colour):
    """Return a palette's colour as an int; the desktop's displayio hands out other forms too."""
    return colour if isinstance(colour, int) else int.from_bytes(bytes(colour)[:3], "big")
