# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``fontio``."""

from collections import namedtuple

Glyph = namedtuple("Glyph", "bitmap tile_index width height dx dy shift_x shift_y")


class BuiltinFont:
    """A font of equal-sized tiles for a run of ASCII characters."""

    def __init__(self, bitmap, width, height, first, count):
        self.bitmap = bitmap
        self._width = width
        self._height = height
        self._first = first
        self._count = count

    def get_bounding_box(self):
        """Return width and height of a character."""
        return self._width, self._height

    def get_glyph(self, codepoint):
        """Return the glyph of a character, or None for one that the board's font lacks."""
        index = codepoint - self._first
        if not 0 <= index < self._count:
            return None
        return Glyph(self.bitmap, index, self._width, self._height, 0, 0, self._width, 0)
