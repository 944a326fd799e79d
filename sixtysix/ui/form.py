# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.form`
==================

A list of choices, a line each, as a part of a screen.

A line is a list of its label, what can be chosen (a tuple of texts), and the number of what is. One
with a single text has nothing to choose: it is taken.
"""

from sixtysix.console.base import LEFT, RIGHT, A
from sixtysix.ui.menu import Menu

_COLUMNS = 25
_ROWS = 7
_X, _Y = 1, 30


class Form:
    """
    The list itself; its pictures are ``menu``.

    :param Art art: the pictures
    :param list lines: the lines
    """

    def __init__(self, art, lines):
        self.lines = lines
        # More lines than are shown at once leave room for the arrows that say so.
        self._columns = _COLUMNS - (len(lines) > _ROWS)
        self.menu = Menu(art, self._written(), _X, _Y, columns=self._columns, rows=_ROWS)

    def put(self, lines):
        """Show other lines, as many as before."""
        self.lines = lines
        self.menu.items = self._written()
        self.menu.show()

    def press(self, button):
        """
        Move the choice (UP, DOWN), change the chosen line (LEFT, RIGHT, A).

        :return: the number of the line that was taken (A) or changed, or None
        """
        number = self.menu.chosen
        line = self.lines[number]
        count = len(line[1])
        if button == A or (count > 1 and (button == LEFT or button == RIGHT)):
            line[2] = (line[2] + (-1 if button == LEFT else 1)) % count
            self.menu.items = self._written()
            self.menu.show()
            return number
        self.menu.press(button)
        return None

    def _written(self):
        items = []
        for label, values, chosen in self.lines:
            value = values[chosen]
            if len(values) > 1:
                value = "◄ " + value + " ►"
            items.append(label + " " * (self._columns - len(label) - len(value)) + value)
        return items
