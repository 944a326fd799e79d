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

WIDTH = 6
HEIGHT = 12

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
