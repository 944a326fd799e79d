# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.grid`
==================

Cells in rows and columns of which one is chosen, with all four arrows.
"""

from displayio import Group

from sixtysix.console.base import DOWN, LEFT, RIGHT, UP, A
from sixtysix.ui.art import GOLD
from sixtysix.ui.font import HEIGHT, WIDTH
from sixtysix.ui.widgets import CENTRE, Text, box


class Grid(Group):
    """
    The cells, row by row; ``chosen`` is the number of one of them.

    :param Art art: the pictures
    :param cells: their texts; the last row may have fewer
    :param int columns: cells in a row
    :param int width: letters in a cell
    :param int x: left edge in pixels
    :param int y: upper edge in pixels
    """

    def __init__(self, art, cells, columns, width, x, y):
        super().__init__(x=x, y=y)
        self.chosen = 0
        self._cells = cells
        self._columns = columns
        self._step = width * WIDTH
        self._bar = box(0, 0, self._step, HEIGHT, GOLD)
        self._mark = Text(art, width, 0, 0, art.ink, align=CENTRE)
        for k in range(len(cells)):
            # Half a letter to the right, where a text would not stand in the middle otherwise.
            half = (width - len(cells[k])) % 2 * WIDTH // 2
            x, y = k % columns * self._step + half, k // columns * HEIGHT
            self.append(Text(art, width, x, y, text=cells[k], align=CENTRE))
        self.append(self._bar)
        self.append(self._mark)
        self.choose(0)

    def choose(self, number):
        """Choose a cell."""
        self.chosen = number
        self._mark.x, self._mark.y = self[number].x, self[number].y
        self._bar.x, self._bar.y = number % self._columns * self._step, self._mark.y
        self._mark.put(self._cells[number])

    def press(self, button):
        """Go to the next cell, around the edges; return whether the chosen one was taken (A)."""
        columns, count = self._columns, len(self._cells)
        at = self.chosen
        if button == LEFT or button == RIGHT:
            first = at - at % columns
            row = min(columns, count - first)
            at = first + (at - first + (1 if button == RIGHT else -1)) % row
        elif button == UP or button == DOWN:
            rows = (count - at % columns + columns - 1) // columns
            at = at % columns + (at // columns + (1 if button == DOWN else -1)) % rows * columns
        if at != self.chosen:
            self.choose(at)
        return button == A
