# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.solved`
====================

The end of a puzzle; opened over the table.
"""

from sixtysix import puzzles
from sixtysix.console.base import START, A, B
from sixtysix.loading import fetch, forget
from sixtysix.ui import app
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import CENTRE, Text, card

_SOLVED, _MISSED = (9, 8), (6, 0)  # the marriage of hearts; nines
_TASK = "sixtysix.ui.task"


class Screen(app.Screen):
    """Whether the puzzle of ``app.game`` is solved; then that is kept."""

    def __init__(self, app):
        super().__init__(app)
        texts, art, game = app.texts, app.art, app.game
        self._number = game.number
        won = game.deal.scores[game.sole]
        lost = game.deal.scores[1 - game.sole]
        self._solved = solved = won >= game.goal
        heading = texts.SOLVED if solved else texts.MISSED
        Page(self, heading, texts.SOLVED_FOOT if solved else texts.MISSED_FOOT)
        text = texts.TASK_WON % won if won else texts.TASK_LOST % lost if lost else texts.TASK_DRAWN
        for row, line in enumerate((texts.TASK_WANTED % game.goal, text)):
            self.group.append(Text(art, COLUMNS, 2, 36 + 12 * row, art.white, line, CENTRE))
        for k, number in enumerate(_SOLVED if solved else _MISSED):
            self.group.append(card(art, number, 52 + 32 * k, 70))
        if solved:
            app.keep(True, "add_solved", self._number)

    def press(self, button):
        """Go on with the next puzzle or try again (A), or go to the list (B)."""
        app = self.app
        number = self._number
        if button == A or button == START:
            if self._solved:
                number += 1
            if number < len(puzzles.heads()) // 2:
                app.game = fetch(_TASK).game(number)
                forget(_TASK)
                app.go("table")
                return
        if button in (A, B, START):
            app.go("puzzles", self._number)
