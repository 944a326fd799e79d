# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython and on the desktop: tile grids turned and mirrored in every way.

Argument: a file, which gets the picture of the stand-ins' painter in RGB565, low byte first. A
shape is to be refused.
"""

import sys

from displayio import Bitmap, Group, Palette, TileGrid

WIDTH, HEIGHT = 160, 128
_COLOURS = (0xFF00FF, 0xF80000, 0x00FC00, 0x0000F8)


def picture():
    """Return a group: grids of 2 x 3 tiles that are all different, some of them beyond an edge."""
    palette = Palette(len(_COLOURS))
    for k in range(len(_COLOURS)):
        palette[k] = _COLOURS[k]
    palette.make_transparent(0)
    tiles = Bitmap(6 * 3, 2 * 5, 4)
    for x in range(tiles.width):
        for y in range(tiles.height):
            tiles[x, y] = (x * x + 3 * y + x * y // 4) % 4
    root = Group()
    for way in range(8):
        inner = Group(scale=1 + way % 2, x=way % 4 * 40 - 3, y=way // 4 * 60 - 2)
        grid = TileGrid(
            tiles, pixel_shader=palette, width=2, height=3, tile_width=3, tile_height=5, x=1, y=1
        )
        for k in range(6):
            grid[k] = 2 * k
        grid.flip_x, grid.flip_y, grid.transpose_xy = way & 1 > 0, way & 2 > 0, way & 4 > 0
        inner.append(grid)
        root.append(inner)
    return root


def main(path):
    """Draw into a file."""
    from painter import Painter
    from vectorio import Rectangle

    painter = Painter(WIDTH, HEIGHT)
    painter.paint(picture())
    with open(path, "wb") as file:
        file.write(painter.framebuffer)
    try:
        painter.paint(Rectangle(pixel_shader=Palette(1), width=2, height=2))
    except NotImplementedError as error:
        print(error)


if __name__ == "__main__":
    main(sys.argv[1])
