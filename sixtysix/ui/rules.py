# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.rules`
===================

The rules of a game, page by page; house rules are marked.
"""

from sixtysix.console.base import LEFT, SELECT, START, UP, B
from sixtysix.ui import app
from sixtysix.ui.art import FELT, PANEL
from sixtysix.ui.rulebook import Book, Words
from sixtysix.ui.widgets import CENTRE, Text, box

_COLUMNS, _ROWS = 26, 8
_X, _TITLE, _BODY, _FOOT = 2, 1, 16, 115


class Screen(app.Screen):
    """
    The rules pages.

    :param App app: the app
    :param Ruleset rules: the game, with its house rules
    :param back: the screen to go back to, and its details
    """

    parts = ("sixtysix.ui.rulebook",)

    def __init__(self, app, rules, *back):
        super().__init__(app)
        self._back = back
        self._book = Book(rules, Words(app.texts.code), _COLUMNS, _ROWS)
        art = app.art
        self._title = Text(art, _COLUMNS, _X, _TITLE, art.gold, align=CENTRE)
        self._body = Text(art, _COLUMNS, _X, _BODY, rows=_ROWS)
        for part in (
            box(0, 0, 160, 128, FELT),
            box(0, 0, 160, 14, PANEL),
            self._title,
            self._body,
            Text(art, _COLUMNS, _X, _FOOT, art.grey, app.texts.TURN, CENTRE),
        ):
            self.group.append(part)
        self._show()

    def _show(self):
        title, lines = self._book.page
        self._title.put(title)
        self._body.put_lines(lines)

    def press(self, button):
        """Turn the page (any direction, A) or go back."""
        if button == B or button == START:
            self.app.go(*self._back)
            return
        if button != SELECT:
            self.app.wait()  # writing a page takes a tenth of a second
            if self._book.turn(-1 if button == LEFT or button == UP else 1):
                self._show()
