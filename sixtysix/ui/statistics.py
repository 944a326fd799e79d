# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.statistics`
========================

What has been achieved: the last matches as bars, then two pages for each game and level.
"""

from displayio import Group

from sixtysix.console.base import LEFT, SELECT, START, UP, B
from sixtysix.loading import fetch
from sixtysix.ui import app
from sixtysix.ui.art import GOLD, GREY, WHITE
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import box

# The bars: where the first stands, how far apart and how wide they are, where they begin, how high
# the highest is; won matches stand above, lost ones hang below.
_X, _STEP, _WIDTH, _ZERO, _HIGHEST = 11, 7, 5, 75, 33
_BOOK = "sixtysix.statistics"


class Screen(app.Screen):
    """The pages; ``parts`` goes with them."""

    parts = (_BOOK, "sixtysix.save", "sixtysix.record")

    def __init__(self, app):
        super().__init__(app)
        save = fetch("sixtysix.save")
        self._data = save.stored(app.console, save.STATISTICS)
        self._book = fetch(_BOOK)
        app.texts.section("newgame")
        self._games = app.texts.GAMES
        app.texts.leave("newgame")
        self._keys = self._book.keys(self._data)
        self._page = 0
        self._show()

    def _show(self):
        while len(self.group):
            self.group.pop()
        if self._page:
            key = self._keys[(self._page - 1) // 2]
            page = Page(self, self._games[key // 3], self.app.texts.TURN)
            lines = self._lines(key)
            half = page.body.height
            page.body.put_lines(lines[half:] if self._page % 2 == 0 else lines[:half])
        else:
            self._draw_bars()

    def _lines(self, key):
        """Return the lines of both pages of a key."""
        texts, book = self.app.texts, self._book
        row = book.counters(self._data, key)
        lost = "-"
        if row[book.REVIEWED]:
            hundredths = row[book.LOST] // row[book.REVIEWED]
            lost = "%d.%02d" % (hundredths // 100, hundredths % 100)
        values = (
            texts.LEVELS[key % 3],
            "%d:%d" % (row[book.WON], row[book.MATCHES] - row[book.WON]),
            row[book.LONGEST],
            row[book.DEALS],
            "%d:%d" % (row[book.FOR], row[book.AGAINST]),
            "%d:%d" % (row[book.UNDER], row[book.OWN_UNDER]),
            "%d:%d" % (row[book.NONE], row[book.OWN_NONE]),
            "%d:%d" % (row[book.CLOSED_WON], row[book.CLOSED_LOST]),
            row[book.UNDONE],
            row[book.REVIEWED],
            lost,
        )
        lines = []
        for k in range(len(values)):
            label, value = texts.numbered("COUNT", k), "%s" % values[k]
            lines.append(label + " " * (COLUMNS - len(label) - len(value)) + value)
        return lines

    def _draw_bars(self):
        """Show the last matches."""
        texts = self.app.texts
        matches = self._book.matches(self._data)
        page = Page(self, texts.STATISTICS, texts.TURN if self._keys else texts.BACK)
        if not matches:
            page.body.put(texts.NO_MATCHES, 2)
            return
        won = sum(own > others for _, own, others in matches)
        page.body.put(texts.LAST_MATCHES % (len(matches), won))
        most = max(abs(own - others) for _, own, others in matches) or 1
        bars = Group()
        bars.append(box(_X - 3, _ZERO, 20 * _STEP + 4, 1, WHITE))
        for k in range(len(matches)):
            _, own, others = matches[k]
            height = max(2, _HIGHEST * abs(own - others) // most)
            x = _X + _STEP * k
            if own > others:
                bars.append(box(x, _ZERO - height, _WIDTH, height, GOLD))
            else:
                bars.append(box(x, _ZERO + 1, _WIDTH, height, GREY))
        self.group.append(bars)

    def press(self, button):
        """Turn the page (any direction, A) or go back."""
        if button == B or button == START:
            self.app.go("title")
        elif button != SELECT and self._keys:
            step = -1 if button == LEFT or button == UP else 1
            self._page = (self._page + step) % (1 + 2 * len(self._keys))
            self._show()
