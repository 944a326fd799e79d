# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython, without the game: the libraries work as .mpy on the stand-ins.

Argument: a BMP file with 16 colours. Prints what the test compares.
"""

import sys

import adafruit_imageload
import displayio
import terminalio
from adafruit_display_text import bitmap_label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout

bitmap, palette = adafruit_imageload.load(
    sys.argv[1], bitmap=displayio.Bitmap, palette=displayio.Palette
)
print("bitmap", bitmap.width, bitmap.height, bitmap.bits_per_value)
print("pixels", [bitmap[x, y] for y in range(bitmap.height) for x in range(bitmap.width)])
print("palette", [palette[index] for index in range(4)])

label = bitmap_label.Label(terminalio.FONT, text="66", color=0xFFFFFF, x=3, y=5)
label.text = "66 points"
print("label", label.bounding_box)

layout = GridLayout(x=0, y=0, width=160, height=128, grid_size=(2, 2))
layout.add_content(label, grid_position=(1, 1), cell_size=(1, 1))
root = displayio.Group()
root.append(layout)
print("layout", label.x, label.y, len(root))
