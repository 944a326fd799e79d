# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.menu`
==================

A list of which one line is chosen: as a part of a screen, or as a screen over another one.
"""

from displayio import Group

from sixtysix.console.base import DOWN, SELECT, START, UP, A, B
from sixtysix.ui import app
from sixtysix.ui.art import GOLD, PANEL
from sixtysix.ui.font import HEIGHT
from sixtysix.ui.widgets import CENTRE, Text, box

_ROWS = 8  # lines that are shown at once
_WIDTH = 22  # letters a line


class Menu(Group):
    """
    The list itself.

    :param Art art: the pictures
    :param items: the lines, texts of up to ``columns`` letters
    :param int x: left edge in pixels
    :param int y: upper edge in pixels
    :param int columns: width in letters
    :param int chosen: the line chosen at first
    :param int rows: how many lines are shown at once
    """

    def __init__(self, art, items, x, y, columns=_WIDTH, chosen=0, rows=_ROWS):
        super().__init__(x=x, y=y)
        self.items = items
        self.chosen = chosen
        self._first = 0
        self._lines = Text(art, columns, 4, 0, rows=min(rows, len(items)))
        self._bar = box(0, 0, columns * 6 + 8, HEIGHT, GOLD)
        self._line = Text(art, columns, 4, 0, art.ink)
        self._more = Text(art, 1, columns * 6 + 8, 0, art.gold, rows=self._lines.height)
        for part in (self._lines, self._bar, self._line, self._more):
            self.append(part)
        self.show()

    def show(self):
        """Draw the lines around the chosen one."""
        last = self._lines.height - 1
        self._first = min(self._first, self.chosen)
        self._first = max(self._first, self.chosen - last)
        self._lines.put_lines(self.items[self._first :])
        self._more.put("▲" if self._first else "")
        if last:
            self._more.put("▼" if self._first + last < len(self.items) - 1 else "", last)
        self._line.put(self.items[self.chosen])
        self._line.y = self._bar.y = HEIGHT * (self.chosen - self._first)

    def press(self, button):
        """Move the choice; return whether the chosen line was taken (A)."""
        if button == UP or button == DOWN:
            step = 1 if button == DOWN else -1
            self.chosen = (self.chosen + step) % len(self.items)
            self.show()
        return button == A


class Screen(app.Screen):
    """
    A menu over the screen that opened it; answers with the number of the line taken, or None.

    :param App app: the app
    :param str title: the heading
    :param list items: the lines
    :param int top: its upper edge in pixels; None for the middle of the screen
    """

    def __init__(self, app, title, items, top=None):
        super().__init__(app)
        height = HEIGHT * min(_ROWS, len(items)) + 22
        y = (128 - height) // 2 if top is None else top
        self.menu = Menu(app.art, items, 10, y + 17)
        self.group.append(box(0, y - 2, 160, height + 4, GOLD))
        self.group.append(box(2, y, 156, height, PANEL))
        self.group.append(Text(app.art, _WIDTH, 14, y + 2, app.art.gold, title, CENTRE))
        self.group.append(self.menu)

    def press(self, button):
        """Choose, take (A) or leave (B, and the buttons that open menus)."""
        if self.menu.press(button):
            self.app.close(self.menu.chosen)
        elif button == B or button == START or button == SELECT:
            self.app.close()
