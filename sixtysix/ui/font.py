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


def tiles(text):
    """
    Return the tile numbers of a text's letters as bytes, that of ``?`` for one that the font lacks.

    This goes over the text's UTF-8: a board keeps for good every letter that is taken out of a str.
    """
    data = text.encode()
    numbers = bytearray()
    for at in range(len(data)):
        code = data[at]
        if code < 128:
            numbers.append(code - 32 if 32 <= code < 127 else _UNKNOWN)
        elif code >= 192:  # the first byte of a letter, not a further one
            place = EXTRA.find(str(data[at : at + (2 if code < 224 else 3)], "utf-8"))
            numbers.append(95 + place if place >= 0 else _UNKNOWN)
    return numbers
