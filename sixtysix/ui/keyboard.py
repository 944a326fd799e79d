# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.keyboard`
======================

Where the code of a deal is typed. Whether it is right is said as soon as it is complete.
"""

from displayio import Group

from sixtysix.console.base import START, B
from sixtysix.dealcode import ALPHABET, DealCodeError, decode, grouped, size, wrong
from sixtysix.ui import app
from sixtysix.ui.art import PANEL
from sixtysix.ui.grid import Grid
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import CENTRE, Text, box

_KEYS, _LETTERS = 8, 3  # in a row, of a key
_X, _Y = 8, 66
_CODE_Y = 31
_LARGE = 13  # letters of double size
_DOT = "·"  # a letter still to come


class Screen(app.Screen):
    """The keyboard; a code that is right is played at once when START is pressed."""

    def __init__(self, app):
        super().__init__(app)
        self._page = Page(self, app.texts.PLAY_CODE, "")
        art = app.art
        self.code = ""
        large = Group(scale=2, x=2, y=_CODE_Y)
        self._typed = Text(art, _LARGE, 0, 0, align=CENTRE)
        large.append(self._typed)
        self._grid = Grid(art, ALPHABET, _KEYS, _LETTERS, _X, _Y)
        self._said = Text(art, COLUMNS, 2, 115, art.gold, align=CENTRE)
        for part in (box(0, _CODE_Y - 2, 160, 28, PANEL), large, self._grid, self._said):
            self.group.append(part)
        self._show()

    def _show(self):
        texts = self.app.texts
        missing = size(self.code) - len(self.code)
        self._typed.put(grouped(self.code + _DOT * missing))
        text = texts.TYPE
        if not missing:
            why = wrong(self.code)
            text = texts.numbered("CODE_WRONG", why) if why else texts.CODE_RIGHT
        self._said.put(text)

    def press(self, button):
        """Choose and type (A), delete or go back (B), play (START)."""
        app = self.app
        if self._grid.press(button):
            if len(self.code) < size(self.code):
                self.code += ALPHABET[self._grid.chosen]
        elif button == B:
            if not self.code:
                app.go("title")
                return
            self.code = self.code[:-1]
        elif button == START:
            self._play()
            return
        self._show()

    def _play(self):
        app = self.app
        try:
            app.game = decode(self.code)
        except DealCodeError as error:
            self._said.put(app.texts.numbered("CODE_WRONG", error.why))
        else:
            app.go("table")
