# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.page`
==================

A page of text that stands still: a heading, paragraphs, a foot.
"""

from adafruit_display_text import wrap_text_to_lines
from adafruit_display_text.bitmap_label import Label
from adafruit_displayio_layout.layouts.linear_layout import LinearLayout

from sixtysix.ui.art import FELT, GOLD, GREY, WHITE
from sixtysix.ui.font import WIDTH
from sixtysix.ui.widgets import CENTRE, Line, surface

COLUMNS = 26
_LEFT, _TOP = 2, 3
_FOOT = 115


class Page:
    """
    A full-screen page in the group of a screen.

    :param Screen screen: the screen
    :param str foot: the last line: what the buttons do
    :param int padding: pixels between the paragraphs
    """

    def __init__(self, screen, foot="", padding=4):
        self._font = screen.app.art.font
        screen.group.append(surface(0, 0, 160, 128, FELT))
        self._layout = LinearLayout(_LEFT, _TOP, LinearLayout.VERTICAL_ORIENTATION, padding)
        screen.group.append(self._layout)
        art = screen.app.art
        screen.group.append(Line(art, COLUMNS, _LEFT, _FOOT, art.grey, foot, CENTRE))

    def heading(self, text):
        """Add a heading in double size, of up to 13 letters, in the middle."""
        text = " " * ((COLUMNS - 2 * len(text)) // 4) + text
        self._add(text, GOLD, 2)

    def paragraph(self, text, quiet=False):
        """Add text, broken into lines of up to 26 letters."""
        lines = wrap_text_to_lines(text, COLUMNS)
        self._add("\n".join(lines), GREY if quiet else WHITE, 1)

    def rows(self, lines):
        """Add lines as they are."""
        self._add("\n".join(lines), WHITE, 1)

    def _add(self, text, colour, scale):
        label = Label(self._font, text=text, color=colour, scale=scale, line_spacing=1)
        self._layout.add_content(label)


def fits(text, scale=1):
    """Tell whether a line of text fits the page's width."""
    return len(text) * WIDTH * scale <= COLUMNS * WIDTH
