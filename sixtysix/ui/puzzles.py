# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.puzzles`
=====================

All puzzles, a row for each grade; those that are solved in gold.
"""

from sixtysix import puzzles
from sixtysix.console.base import START, B
from sixtysix.loading import fetch, forget
from sixtysix.ui import app
from sixtysix.ui.grid import Grid
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import Text

_COLUMNS, _LETTERS = 8, 3
_X, _Y = 8, 28
_INFO_Y = 91
_TASK = "sixtysix.ui.task"


class Screen(app.Screen):
    """
    The puzzles.

    :param int chosen: the puzzle to begin with; the first that is not solved yet if None
    """

    def __init__(self, app, chosen=None):
        super().__init__(app)
        texts, art = app.texts, app.art
        app.take_up()
        self._heads = puzzles.heads()
        count = len(self._heads) // 2
        self._bits = puzzles.solved(app)
        if chosen is None:
            chosen = next((k for k in range(count) if not self._solved(k)), 0)
        Page(self, texts.PUZZLES, texts.PUZZLE_FOOT)
        numbers = ["%d" % (k + 1) for k in range(count)]
        self._grid = Grid(art, numbers, _COLUMNS, _LETTERS, _X, _Y)
        for k in range(count):
            if self._solved(k):
                self._grid[k].pixel_shader = art.gold
        self._grid.choose(chosen)
        self._info = Text(art, COLUMNS, 2, _INFO_Y, rows=2)
        self.group.append(self._grid)
        self.group.append(self._info)
        self._tell()

    def _solved(self, number):
        return number >> 3 < len(self._bits) and self._bits[number >> 3] >> (number & 7) & 1

    def _tell(self):
        """Say what the chosen puzzle is about."""
        texts, heads, number = self.app.texts, self._heads, self._grid.chosen
        grade = puzzles.grade(heads, number)
        line = "●" * grade + "○" * (puzzles.GRADES - grade)
        if self._solved(number):
            line += "  " + texts.SOLVED_ONE
        self._info.put(texts.PUZZLE_GAMES[puzzles.row(heads, number)] + "  " + line)
        task = texts.TASKS[puzzles.answers(heads, number)]
        self._info.put(task % puzzles.goal(heads, number), 1)

    def press(self, button):
        """Choose, begin (A, START), or go back."""
        app = self.app
        if self._grid.press(button) or button == START:
            app.game = fetch(_TASK).game(self._grid.chosen)
            forget(_TASK)
            app.go("table")
        elif button == B:
            app.go("title")
        else:
            self._tell()
