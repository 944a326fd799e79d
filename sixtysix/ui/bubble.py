# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.bubble`
====================

What somebody who guides the person says, over the table; the hand stays in sight.
"""

from sixtysix.console.base import START, A, B
from sixtysix.ui import app
from sixtysix.ui.art import GOLD, PANEL
from sixtysix.ui.font import HEIGHT
from sixtysix.ui.page import COLUMNS
from sixtysix.ui.widgets import CENTRE, RIGHT, Text, box, wrap

ROWS = 6  # lines of a page
_TOP = 2
_FOOT = _TOP + HEIGHT * ROWS


class Screen(app.Screen):
    """
    Some pages of text, one after the other.

    :param App app: the app
    :param list pages: texts of up to `ROWS` lines
    :param str leave: the screen to go to when the person wants no more of it (B)
    """

    def __init__(self, app, pages, leave):
        super().__init__(app)
        self._pages = pages
        self._at = 0
        self._leave = leave
        art = app.art
        self._body = Text(art, COLUMNS, 3, _TOP, rows=ROWS)
        self._number = Text(art, 3, 138, _FOOT, art.grey, align=RIGHT)
        for part in (
            box(0, 0, 160, _FOOT + HEIGHT + 4, GOLD),
            box(0, 0, 160, _FOOT + HEIGHT + 2, PANEL),
            self._body,
            Text(art, COLUMNS, 3, _FOOT, art.grey, app.texts.ON_OR_OUT, CENTRE),
            self._number,
        ):
            self.group.append(part)
        self._show()

    def _show(self):
        self._body.put_lines(wrap(self._pages[self._at], COLUMNS))
        count = len(self._pages)
        self._number.put("%d/%d" % (self._at + 1, count) if count > 1 else "")

    def press(self, button):
        """Turn over and go on (A), or leave (B)."""
        if button == B:
            self.app.go(self._leave)
        elif button == A or button == START:
            self._at += 1
            if self._at < len(self._pages):
                self._show()
            else:
                self.app.close()
