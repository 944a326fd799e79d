# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``terminalio``: the board's font has ASCII only.

Whoever asks for it writes with a library; so displayio gets all that libraries use.
"""

from bitmaptools import readinto
from displayio import Bitmap, complete
from fontio import Glyph

_FIRST, _COUNT = 32, 95
_WIDTH, _HEIGHT = 6, 12
# A strip of the same letters on the drive, more of them, and where the pixels begin in it.
_STRIP, _LETTERS, _PIXELS = "assets/font.bmp", 168, 62


class _Font:
    """Equal-sized tiles for a run of ASCII characters; blank ones where there is no drive. On the
    board the bitmap lies in flash."""

    def __init__(self):
        self.bitmap = Bitmap(_WIDTH * _LETTERS, _HEIGHT, 2)
        try:
            with open(_STRIP, "rb") as file:
                file.seek(_PIXELS)
                readinto(self.bitmap, file, 1, 4, True, True)
        except OSError:
            pass

    def get_bounding_box(self):
        """Return width and height of a character."""
        return _WIDTH, _HEIGHT

    def get_glyph(self, codepoint):
        """Return the glyph of a character, or None for one that the board's font lacks."""
        index = codepoint - _FIRST
        if not 0 <= index < _COUNT:
            return None
        return Glyph(self.bitmap, index, _WIDTH, _HEIGHT, 0, 0, _WIDTH, 0)


complete()
FONT = _Font()
