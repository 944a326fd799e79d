# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The parts of ``displayio`` that are loaded only when a program asks for them."""


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
