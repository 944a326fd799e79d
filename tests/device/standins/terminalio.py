# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``terminalio``: the board's font has ASCII only."""

from displayio import Bitmap
from fontio import Glyph

_FIRST, _COUNT = 32, 95
_WIDTH, _HEIGHT = 6, 12


class _Font:
    """Equal-sized tiles for a run of ASCII characters. On the board the bitmap lies in flash."""

    def __init__(self):
        self.bitmap = Bitmap(_WIDTH * _COUNT, _HEIGHT, 2)

    def get_bounding_box(self):
        """Return width and height of a character."""
        return _WIDTH, _HEIGHT

    def get_glyph(self, codepoint):
        """Return the glyph of a character, or None for one that the board's font lacks."""
        index = codepoint - _FIRST
        if not 0 <= index < _COUNT:
            return None
        return Glyph(self.bitmap, index, _WIDTH, _HEIGHT, 0, 0, _WIDTH, 0)


FONT = _Font()
