# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The parts of ``displayio`` that are loaded only when a program asks for them."""

from displayio import Bitmap, Palette

_NOT_DRAWN = 1 << 31


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


def release_displays():
    """The one display stays."""


def complete():
    """Give palettes and bitmaps the methods that only libraries use."""
    Palette.make_opaque = _make_opaque
    Palette.is_transparent = _is_transparent
    Bitmap.__getitem__ = _pixel
    Bitmap.fill = _fill


def _make_opaque(self, index):
    """Undo ``make_transparent``."""
    self.colors[index] &= ~_NOT_DRAWN


def _is_transparent(self, index):
    """Whether pixels of this value are not drawn."""
    return self.colors[index] >= _NOT_DRAWN


def _pixel(self, index):
    place, shift = self._place(index)
    return self.data[place] >> shift & (1 << self.bits_per_value) - 1


def _fill(self, value):
    """Give every pixel the value."""
    byte = value * (255 // ((1 << self.bits_per_value) - 1))
    self.data[:] = bytes((byte,)) * len(self.data)
