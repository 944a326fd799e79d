# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.score`
===================

The score sheet of the match, over the table: a line a deal, the last ones first to be seen.
"""

from sixtysix.console.base import DOWN, LEFT, RIGHT, UP
from sixtysix.loading import fetch
from sixtysix.ui import app
from sixtysix.ui.page import Page
from sixtysix.ui.wording import side_name

_ROWS = 6  # deals at once, under a line of names
_TOTAL = {2: 7, 3: 5}  # letters of a total, by the number of sides
_HEAD = 10  # letters before the totals


class Screen(app.Screen):
    """
    The sheet of the match of ``app.game``.

    :param App app: the app
    :param str heading: the heading
    """

    parts = ("sixtysix.sheet",)

    def __init__(self, app, heading):
        super().__init__(app)
        texts, match = app.texts, app.game.match
        count = match.rules.sides
        self._names = [side_name(texts, app.game, side) for side in range(count)]
        first = 0 if app.game.sole > count else app.game.sole % count
        self._sides = [(first + k) % count for k in range(count)]
        self._lines = fetch(self.parts[0]).lines(match)
        self._last = max(0, len(self._lines) - _ROWS)
        self._first = self._last
        self._page = Page(self, heading, texts.TURN if self._last else texts.BACK)
        self._page.mark(0, " " * _HEAD + self._row(self._names))
        self._show()

    def _row(self, values):
        size = _TOTAL[len(values)]
        texts = [str(values[side]) for side in self._sides]
        return "".join(" " * (size - len(text)) + text for text in texts)

    def _show(self):
        rows = [""]
        for number, side, points, totals in self._lines[self._first : self._first + _ROWS]:
            name = self._names[side] if side is not None else "–"
            gain = "%+d" % points if points else ""
            rows.append("%2d %-3s%4s" % (number, name, gain) + self._row(totals))
        self._page.body.put_lines(rows)

    def press(self, button):
        """Turn over, or go back."""
        if button in (LEFT, UP):
            self._first = max(0, self._first - _ROWS)
        elif button in (RIGHT, DOWN):
            self._first = min(self._last, self._first + _ROWS)
        else:
            self.app.close()
            return
        self._show()
