# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.page`
==================

A page of text over the whole screen: a heading, seven lines, a foot.
"""

from displayio import Group

from sixtysix.ui.art import FELT
from sixtysix.ui.font import HEIGHT
from sixtysix.ui.widgets import CENTRE, Text, box

COLUMNS = 26
_LARGE = 13  # letters of double size
_ROWS = 7
_LEFT = 2
_HEADING, _BODY, _FOOT = 2, 28, 115


class Page:
    """
    A page in the group of a screen; its lines are ``body``, a `Text`.

    :param Screen screen: the screen
    :param str heading: up to 13 letters, in double size
    :param str foot: the last line: what the buttons do
    """

    def __init__(self, screen, heading, foot):
        self._art = art = screen.app.art
        self._group = screen.group
        large = Group(scale=2, x=_LEFT, y=_HEADING)
        # An even number of letters stands in the middle of an even number of columns only.
        odd = len(heading) % 2
        large.append(Text(art, _LARGE - 1 + odd, 0 if odd else 3, 0, art.gold, heading, CENTRE))
        self.body = Text(art, COLUMNS, _LEFT, _BODY, rows=_ROWS)
        for part in (
            box(0, 0, 160, 128, FELT),
            large,
            self.body,
            Text(art, COLUMNS, _LEFT, _FOOT, art.grey, foot, CENTRE),
        ):
            self._group.append(part)

    def mark(self, row, text):
        """Put a line in gold in place of a row of the body."""
        line = Text(self._art, COLUMNS, _LEFT, _BODY + HEIGHT * row, self._art.gold, text)
        self._group.append(line)
