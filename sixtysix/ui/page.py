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

from sixtysix.ui.art import FELT, GOLD, WHITE
from sixtysix.ui.widgets import CENTRE, Line, surface

COLUMNS = 26
_LEFT, _MIDDLE = 2, 80
_TOP, _BODY = 2, 28
_FOOT = 115


class Page:
    """
    A full-screen page in the group of a screen.

    :param Screen screen: the screen
    :param str foot: the last line: what the buttons do
    :param int padding: pixels between the paragraphs
    """

    def __init__(self, screen, foot="", padding=2):
        art = screen.app.art
        self._font = art.font
        self._group = screen.group
        self._layout = LinearLayout(_LEFT, _BODY, LinearLayout.VERTICAL_ORIENTATION, padding)
        self._group.append(surface(0, 0, 160, 128, FELT))
        self._group.append(self._layout)
        self._group.append(Line(art, COLUMNS, _LEFT, _FOOT, art.grey, foot, CENTRE))

    def heading(self, text):
        """Add a heading in double size, of up to 13 letters, in the middle."""
        label = Label(self._font, text=text, color=GOLD, scale=2)
        label.anchor_point = (0.5, 0)
        label.anchored_position = (_MIDDLE, _TOP)
        self._group.append(label)

    def paragraph(self, text):
        """Add text, broken into lines of up to 26 letters."""
        self.rows(wrap_text_to_lines(text, COLUMNS))

    def rows(self, lines, colour=WHITE):
        """Add lines as they are."""
        label = Label(self._font, text="\n".join(lines), color=colour, line_spacing=1)
        self._layout.add_content(label)
