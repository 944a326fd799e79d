# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``displayio``: keeps what the board would keep, draws nothing.

Bitmaps take the memory they take on the board: rows of packed pixels, padded to 32 bits. The
checks are the board's own, so that what it would refuse fails here as well. All that a renderer
needs (pixels, tiles, colours, places) is kept under the board's names.
"""

import sys
from array import array

_NOT_DRAWN = 1 << 31  # the bit of a palette's entry


class Palette:
    """A list of colours."""

    def __init__(self, color_count, *, dither=False):
        if not 1 <= color_count <= 65536:
            raise ValueError("color_count")
        # Read by a renderer; the highest bit says that the colour is not drawn.
        self.colors = array("I", bytes(4 * color_count))

    def __len__(self):
        return len(self.colors)

    def __getitem__(self, index):
        return self.colors[index] & 0xFFFFFF

    def __setitem__(self, index, color):
        if not isinstance(color, int):
            color = (color[0] << 16) | (color[1] << 8) | color[2]
        if not 0 <= color <= 0xFFFFFF:
            raise ValueError("color must be between 0x000000 and 0xffffff")
        self.colors[index] = self.colors[index] & _NOT_DRAWN | color

    def make_transparent(self, index):
        """Let pixels of this value show what lies beneath."""
        self.colors[index] |= _NOT_DRAWN

    def make_opaque(self, index):
        """Undo ``make_transparent``."""
        self.colors[index] &= ~_NOT_DRAWN

    def is_transparent(self, index):
        """Whether pixels of this value are not drawn."""
        return self.colors[index] >= _NOT_DRAWN


def _bits(value_count):
    bits = 1
    while (1 << bits) < value_count:
        bits *= 2
    return bits


class Bitmap:
    """Packed pixels: 1, 2, 4, 8, 16 or 32 bits each, the first pixel in a byte's high bits."""

    def __init__(self, width, height, value_count):
        if width < 1 or height < 1 or not 1 <= value_count <= 1 << 32:
            raise ValueError("width, height and value_count must be at least 1")
        self.width = width
        self.height = height
        self.bits_per_value = _bits(value_count)
        self.stride = (width * self.bits_per_value + 31) // 32 * 4
        self.data = bytearray(self.stride * height)

    def _place(self, index):
        x, y = index if isinstance(index, tuple) else (index % self.width, index // self.width)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        return x, y

    def __getitem__(self, index):
        x, y = self._place(index)
        bits = self.bits_per_value
        if bits < 8:
            at = x * bits
            return (self.data[y * self.stride + at // 8] >> (8 - bits - at % 8)) & ((1 << bits) - 1)
        at = y * self.stride + x * bits // 8
        return int.from_bytes(self.data[at : at + bits // 8], "little")

    def __setitem__(self, index, value):
        x, y = self._place(index)
        bits = self.bits_per_value
        if not 0 <= value < 1 << bits:
            raise ValueError("pixel value requires too many bits")
        if bits < 8:
            at = x * bits
            place, shift = y * self.stride + at // 8, 8 - bits - at % 8
            self.data[place] = self.data[place] & ~(((1 << bits) - 1) << shift) | value << shift
        else:
            for byte in range(bits // 8):
                self.data[y * self.stride + x * bits // 8 + byte] = (value >> (8 * byte)) & 255

    def fill(self, value):
        """Give every pixel the value."""
        for x in range(self.width):
            self[x, 0] = value
        row = bytes(self.data[: self.stride])
        for y in range(1, self.height):
            self.data[y * self.stride : (y + 1) * self.stride] = row


class Layer:
    """What a group can hold; the base of groups, tile grids and vectorio's shapes."""

    def __init__(self, x=0, y=0):
        self.x = x
        self.y = y
        self.hidden = False
        self.in_group = False


# Where a tile grid keeps its numbers; its tiles follow them.
_NUMBERS = {
    "x": 0,
    "y": 1,
    "width": 2,
    "height": 3,
    "tile_width": 4,
    "tile_height": 5,
    "tile_count": 6,
    "hidden": 7,
    "in_group": 8,
}
_TILES = 9


class TileGrid(Layer):
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
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if bitmap.width % tile_width or bitmap.height % tile_height:
            raise ValueError("Tile width and height must exactly divide the bitmap's")
        count = (bitmap.width // tile_width) * (bitmap.height // tile_height)
        if not 0 <= default_tile < count:
            raise ValueError("Tile index out of bounds")
        if count > 255:
            raise ValueError("more tiles than every supported version can address")
        numbers = array("h", bytes(2 * (_TILES + width * height)))
        object.__setattr__(self, "numbers", numbers)
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.x, self.y, self.width, self.height = x, y, width, height
        self.tile_width, self.tile_height, self.tile_count = tile_width, tile_height, count
        if default_tile:
            for tile in range(width * height):
                self[tile] = default_tile

    def __getattr__(self, name):
        if name not in _NUMBERS:
            raise AttributeError(name)
        return self.numbers[_NUMBERS[name]]

    def __setattr__(self, name, value):
        if name in _NUMBERS:
            self.numbers[_NUMBERS[name]] = value
        else:
            object.__setattr__(self, name, value)

    def _place(self, index):
        x, y = index if isinstance(index, tuple) else (index % self.width, index // self.width)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("Tile index out of bounds")
        return _TILES + y * self.width + x

    def __getitem__(self, index):
        return self.numbers[self._place(index)]

    def __setitem__(self, index, tile):
        if not 0 <= tile < self.tile_count:
            raise ValueError("Tile index out of bounds")
        self.numbers[self._place(index)] = tile


class Group(Layer):
    """Layers drawn one over the other. A layer can be in one group only."""

    def __init__(self, *, scale=1, x=0, y=0):
        super().__init__(x, y)
        self._scale = scale
        self._layers = []

    # A property, because the label classes override it and set it when they are ready to.
    @property
    def scale(self):
        """How many pixels a pixel is drawn wide and high."""
        return self._scale

    @scale.setter
    def scale(self, scale):
        if scale < 1:
            raise ValueError("scale must be at least 1")
        self._scale = scale

    def _take(self, layer):
        if not isinstance(layer, Layer):
            raise ValueError("Layer must be a Group or TileGrid subclass")
        if layer.in_group:
            raise ValueError("Layer already in a group")
        layer.in_group = True
        return layer

    def append(self, layer):
        """Put a layer on top."""
        self._layers.append(self._take(layer))

    def insert(self, index, layer):
        """Put a layer before the one at ``index``."""
        self._layers.insert(index, self._take(layer))

    def index(self, layer):
        """Return the place of a layer."""
        return self._layers.index(layer)

    def pop(self, i=-1):
        """Take a layer out and return it."""
        layer = self._layers.pop(i)
        layer.in_group = False
        return layer

    def remove(self, layer):
        """Take a layer out."""
        self.pop(self.index(layer))

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, index):
        return self._layers[index]

    def __setitem__(self, index, layer):
        self._layers[index].in_group = False
        self._layers[index] = self._take(layer)

    def __delitem__(self, index):
        self.pop(index)


def __getattr__(name):
    """Load what is seldom wanted when it is, and drop it: on the board all this lies in flash."""
    import displayio_rare

    del sys.modules["displayio_rare"]
    return getattr(displayio_rare, name)
