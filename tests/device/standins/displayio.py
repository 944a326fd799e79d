# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``displayio``: keeps what the board would keep, draws nothing.

Bitmaps take the memory they take on the board: rows of packed pixels, padded to 32 bits. The
checks are the board's own, so that what it would refuse fails here as well. All that a renderer
needs (pixels, tiles, colours, places) is kept under the board's names.
"""


class Colorspace:
    """Pixel formats of a converter."""

    RGB888 = 1
    RGB565 = 2
    RGB565_SWAPPED = 3
    RGB555 = 4
    RGB555_SWAPPED = 5


class ColorConverter:
    """Turns pixel values straight into colours."""

    def __init__(self, *, input_colorspace=Colorspace.RGB888, dither=False):
        self.input_colorspace = input_colorspace
        self.dither = dither
        self.transparent = None

    def make_transparent(self, color):
        """Let pixels of this value show what lies beneath."""
        self.transparent = color

    def make_opaque(self, color):
        """Undo ``make_transparent``."""
        self.transparent = None


class Palette:
    """A list of colours."""

    def __init__(self, color_count, *, dither=False):
        if not 1 <= color_count <= 65536:
            raise ValueError("color_count")
        self.dither = dither
        self._colors = [0] * color_count
        self._hidden = bytearray(color_count)

    def __len__(self):
        return len(self._colors)

    def __getitem__(self, index):
        return self._colors[index]

    def __setitem__(self, index, color):
        if not isinstance(color, int):
            color = (color[0] << 16) | (color[1] << 8) | color[2]
        if not 0 <= color <= 0xFFFFFF:
            raise ValueError("color must be between 0x000000 and 0xffffff")
        self._colors[index] = color

    def make_transparent(self, index):
        """Let pixels of this value show what lies beneath."""
        self._hidden[index] = 1

    def make_opaque(self, index):
        """Undo ``make_transparent``."""
        self._hidden[index] = 0

    def is_transparent(self, index):
        """Whether pixels of this value are not drawn."""
        return bool(self._hidden[index])


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

    def dirty(self, x1=0, y1=0, x2=-1, y2=-1):
        """Nothing to redraw."""

    def deinit(self):
        """Give the pixels back."""
        self.data = None


class OnDiskBitmap:
    """An indexed BMP file whose pixels stay on the drive; only its palette is in memory."""

    def __init__(self, file):
        self.file = open(file, "rb") if isinstance(file, str) else file  # noqa: SIM115
        head = self.file.read(54)
        if head[:2] != b"BM":
            raise ValueError("Invalid BMP file")
        self.width = int.from_bytes(head[18:22], "little")
        self.height = int.from_bytes(head[22:26], "little")
        self.bits_per_value = int.from_bytes(head[28:30], "little")
        colors = int.from_bytes(head[46:50], "little") or 1 << self.bits_per_value
        self.pixel_shader = Palette(colors)
        self.file.seek(14 + int.from_bytes(head[14:18], "little"))
        for index in range(colors):
            blue, green, red, _ = self.file.read(4)
            self.pixel_shader[index] = (red, green, blue)


class Layer:
    """What a group can hold; the base of groups, tile grids and vectorio's shapes."""

    def __init__(self, x=0, y=0):
        self.x = x
        self.y = y
        self.hidden = False
        self.in_group = False


class TileGrid(Layer):
    """A grid of tiles cut from one bitmap."""

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
        super().__init__(x, y)
        tile_width = tile_width or bitmap.width
        tile_height = tile_height or bitmap.height
        if bitmap.width % tile_width or bitmap.height % tile_height:
            raise ValueError("Tile width and height must exactly divide the bitmap's")
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.tile_width = tile_width
        self.tile_height = tile_height
        self.flip_x = self.flip_y = self.transpose_xy = False
        self.tile_count = (bitmap.width // tile_width) * (bitmap.height // tile_height)
        if not 0 <= default_tile < self.tile_count:
            raise ValueError("Tile index out of bounds")
        if self.tile_count > 255:
            raise ValueError("more tiles than every supported version can address")
        self.tiles = bytearray(bytes([default_tile]) * (width * height))

    def _place(self, index):
        if isinstance(index, tuple):
            if not (0 <= index[0] < self.width and 0 <= index[1] < self.height):
                raise IndexError("Tile index out of bounds")
            return index[1] * self.width + index[0]
        return index

    def __getitem__(self, index):
        return self.tiles[self._place(index)]

    def __setitem__(self, index, tile):
        if not 0 <= tile < self.tile_count:
            raise ValueError("Tile index out of bounds")
        self.tiles[self._place(index)] = tile

    def contains(self, touch_tuple):
        """Whether a point lies on the grid."""
        right = self.x + self.width * self.tile_width
        bottom = self.y + self.height * self.tile_height
        return self.x <= touch_tuple[0] < right and self.y <= touch_tuple[1] < bottom


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

    def sort(self, key, reverse=False):
        """Order the layers anew."""
        self._layers.sort(key=key, reverse=reverse)

    def __bool__(self):
        return bool(self._layers)

    def __contains__(self, layer):
        return layer in self._layers

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, index):
        return self._layers[index]

    def __setitem__(self, index, layer):
        self._layers[index].in_group = False
        self._layers[index] = self._take(layer)

    def __delitem__(self, index):
        self.pop(index)


def release_displays():
    """The one display stays."""
