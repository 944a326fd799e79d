# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``displayio``: keeps what the board would keep, draws nothing.

Bitmaps take the memory they take on the board: rows of packed pixels, padded to 32 bits. All that
a renderer needs (pixels, tiles, colours, places) is kept under the board's names. The code is as
short as can be, since on the board it takes no heap at all; ``complete()`` adds what the game does
without and libraries use.
"""

import sys
from array import array

import testbench  # noqa: F401  the board's other modules: whoever wants those needs this one

_NOT_DRAWN = 1 << 31  # the bit of a palette's entry


class Palette:
    """A list of colours; the highest bit says that a colour is not drawn."""

    def __init__(self, color_count, *, dither=False):
        self.colors = array("I", bytes(4 * color_count))

    def __len__(self):
        return len(self.colors)

    def __getitem__(self, index):
        return self.colors[index] & 0xFFFFFF

    def __setitem__(self, index, color):
        if not isinstance(color, int):
            color = (color[0] << 16) | (color[1] << 8) | color[2]
        self.colors[index] = self.colors[index] & _NOT_DRAWN | color

    def make_transparent(self, index):
        """Let pixels of this value show what lies beneath."""
        self.colors[index] |= _NOT_DRAWN


class Bitmap:
    """Packed pixels of 1, 2, 4 or 8 bits, the first pixel in a byte's high bits."""

    def __init__(self, width, height, value_count):
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        self.width = width
        self.height = height
        self.bits_per_value = bits
        self.data = bytearray((width * bits + 31) // 32 * 4 * height)

    def _place(self, index):
        """Return the byte of a pixel and how far its bits lie to the left in it."""
        x, y = index if isinstance(index, tuple) else (index % self.width, index // self.width)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        at = x * self.bits_per_value
        stride = len(self.data) // self.height
        return y * stride + at // 8, 8 - self.bits_per_value - at % 8

    def __setitem__(self, index, value):
        place, shift = self._place(index)
        mask = (1 << self.bits_per_value) - 1 << shift
        self.data[place] = self.data[place] & ~mask | value << shift & mask


# Where a tile grid keeps its numbers; its tiles follow them.
_NUMBERS = ("x", "y", "width", "height", "tile_width", "tile_height", "hidden", "in_group")
_TILES = 8


class TileGrid:
    """A grid of tiles cut from one bitmap. All its numbers lie in one array, to be as small here
    as it is on the board."""

    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        numbers = array("h", bytes(2 * (_TILES + width * height)))
        object.__setattr__(self, "numbers", numbers)
        self.x, self.y, self.width, self.height = x, y, width, height
        self.tile_width = tile_width or bitmap.width
        self.tile_height = tile_height or bitmap.height
        for tile in range(width * height if default_tile else 0):
            self[tile] = default_tile
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader

    def __getattr__(self, name):
        if name not in _NUMBERS:
            raise AttributeError(name)
        return self.numbers[_NUMBERS.index(name)]

    def __setattr__(self, name, value):
        if name in _NUMBERS:
            self.numbers[_NUMBERS.index(name)] = value
        else:
            object.__setattr__(self, name, value)

    def _place(self, index):
        return _TILES + (index[1] * self.width + index[0] if isinstance(index, tuple) else index)

    def __getitem__(self, index):
        return self.numbers[self._place(index)]

    def __setitem__(self, index, tile):
        self.numbers[self._place(index)] = tile


class Group(list):
    """Layers drawn one over the other. A layer can be in one group only."""

    x = 0
    y = 0
    scale = 1
    hidden = False
    in_group = False

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__()
        if scale != 1:
            self.scale = scale
        if x or y:
            self.x = x
            self.y = y

    def append(self, layer):
        """Put a layer on top."""
        self.insert(len(self), layer)

    def insert(self, index, layer):
        """Put a layer before the one at ``index``."""
        if layer.in_group:
            raise ValueError("Layer already in a group")
        layer.in_group = True
        super().insert(index, layer)

    def pop(self, i=-1):
        """Take a layer out and return it."""
        layer = super().pop(i)
        layer.in_group = False
        return layer

    def remove(self, layer):
        """Take a layer out."""
        for k in range(len(self)):
            if self[k] is layer:
                self.pop(k)
                return
        raise ValueError("not in the group")


def __getattr__(name):
    """Load what is seldom wanted when it is, and drop it: on the board all this lies in flash."""
    where = "displayio_disk" if name == "OnDiskBitmap" else "displayio_rare"
    found = getattr(__import__(where), name)
    del sys.modules[where]
    return found
