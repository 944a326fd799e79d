# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.font`
==================

The one font of the game: 6x12 pixels a letter, every letter of English, Polish, Silesian, Danish
and German, and the suits. The board's own font is ASCII only. All letters lie side by side in one
bitmap, so that a letter is a tile number and a line of text is a tile grid.
"""

from fontio import Glyph

WIDTH = 6
HEIGHT = 12
_DESCENT = 2

# The letters beyond ASCII, in the order of the strip after its first 95 tiles.
EXTRA = (
    "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"  # Polish
    "ÃÀŌŎÔÕãàōŏôõ"  # Silesian
    "ÆØÅæøåÉé"  # Danish
    "ÄÖÜäöüß"  # German
    "♠♥♣♦"
    "–—…·×„”“‚’‘»«→←↑↓•●○►◄▲▼"
)
COUNT = 95 + len(EXTRA)
_UNKNOWN = 31  # "?"


def tile(character):
    """Return the tile number of a character, that of ``?`` for one that the font lacks."""
    code = ord(character)
    if 32 <= code < 127:
        return code - 32
    place = EXTRA.find(character)
    return 95 + place if place >= 0 else _UNKNOWN


class Font:
    """
    The strip as ``adafruit_display_text`` wants a font to be.

    :param displayio.Bitmap bitmap: the strip, ``COUNT`` tiles wide
    """

    def __init__(self, bitmap):
        self.bitmap = bitmap

    def get_bounding_box(self):
        """Return (width, height, x offset, y offset) of the largest letter, in pixels."""
        return (WIDTH, HEIGHT, 0, -_DESCENT)

    def get_glyph(self, code):
        """Return the glyph of a character code."""
        return Glyph(self.bitmap, tile(chr(code)), WIDTH, HEIGHT, 0, -_DESCENT, WIDTH, 0)
