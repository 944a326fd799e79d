# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What the stand-in display shows, drawn pixel for pixel. No part of the board: only tests that
look at pictures load it, in a heap that has room for them.

Groups and tile grids are drawn, turned and mirrored too. Nothing on the drive uses ``vectorio``, so
shapes are not: they refuse.
"""

from array import array

from displayio import Bitmap, Group

_NOT_DRAWN = 1 << 31  # the bit of a palette's entry


def rgb565(colour):
    """Return a colour of 24 bits as the screen gets it."""
    return colour >> 8 & 0xF800 | colour >> 5 & 0x07E0 | colour >> 3 & 0x001F


class Painter:
    """
    A frame of pixels, ``framebuffer``, row by row in RGB565; black where nothing was painted.

    :param int width: of the screen
    :param int height: of the screen
    """

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.framebuffer = array("H", bytes(2 * width * height))
        self._rows = {}  # pairs (bitmap, row) -> pixels

    def paint(self, layer, x=0, y=0, scale=1):
        """Paint a group with all that lies in it, or a tile grid.

        :param int x: where the outer group's pixel 0, 0 lies on the screen
        :param int y: the same
        :param int scale: screen pixels for a pixel of the outer group
        """
        if layer.hidden:
            return
        x += layer.x * scale
        y += layer.y * scale
        if isinstance(layer, Group):
            for inner in layer:
                self.paint(inner, x, y, scale * layer.scale)
        else:
            self._paint_tiles(layer, x, y, scale)

    def _paint_tiles(self, grid, left, top, scale):
        colours = [
            None if colour & _NOT_DRAWN else rgb565(colour) for colour in grid.pixel_shader.colors
        ]
        wide, high = grid.tile_width, grid.tile_height
        across = grid.bitmap.width // wide
        (x, y), (step_x, step_y), (line_x, line_y) = _way(grid)
        for k in range(grid.width * grid.height):
            start = grid[k] % across * wide
            first = k % grid.width * wide
            for line in range(high):
                down = k // grid.width * high + line
                # Where the first pixel of this line of the tile comes.
                at_x = left + (x + first * step_x + down * line_x) * scale
                at_y = top + (y + first * step_y + down * line_y) * scale
                if step_x and not -scale < at_y < self.height:
                    continue
                pixels = self._row(grid.bitmap, grid[k] // across * high + line)
                for column in range(wide):
                    colour = colours[pixels[start + column]]
                    if colour is not None:
                        shift = column * scale
                        self._dot(at_x + shift * step_x, at_y + shift * step_y, scale, colour)

    def _dot(self, left, top, scale, colour):
        for y in range(max(0, top), min(top + scale, self.height)):
            for x in range(max(0, left), min(left + scale, self.width)):
                self.framebuffer[y * self.width + x] = colour

    def _row(self, bitmap, y):
        """Return a row of a bitmap's pixels, which lie in memory or on the drive."""
        key = (bitmap, y)
        if key not in self._rows:
            bits = bitmap.bits_per_value
            stride = (bitmap.width * bits + 31) // 32 * 4
            if isinstance(bitmap, Bitmap):
                data = bitmap.data[y * stride : (y + 1) * stride]
            else:
                bitmap.file.seek(10)
                start = int.from_bytes(bitmap.file.read(4), "little")
                bitmap.file.seek(start + (bitmap.height - 1 - y) * stride)
                data = bitmap.file.read(stride)
            self._rows[key] = _unpacked(data, bits)
        return self._rows[key]


def _way(grid):
    """
    Return how far from a tile grid's left upper corner its first pixel lies on the screen, and
    which way it goes from there along a line, and from line to line, as pairs (x, y). A grid is
    mirrored first; then columns and lines change places.
    """
    x = y = 0
    right = down = 1
    if getattr(grid, "flip_x", False):
        x, right = grid.width * grid.tile_width - 1, -1
    if getattr(grid, "flip_y", False):
        y, down = grid.height * grid.tile_height - 1, -1
    if getattr(grid, "transpose_xy", False):
        return (y, x), (0, right), (down, 0)
    return (x, y), (right, 0), (0, down)


def _unpacked(data, bits):
    """Return the pixels of packed bytes, the first pixel in a byte's high bits."""
    mask = (1 << bits) - 1
    return bytes(byte >> shift & mask for byte in data for shift in range(8 - bits, -1, -bits))
