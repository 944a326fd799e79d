# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.hint`
==================

A hint, over the table: the computer player thinks about the person's own view, as well as it can,
and says what it would do and why. The hand stays in sight, with the cursor on that card.
"""

from sixtysix.console.base import START, B
from sixtysix.loading import fetch, forget, tidy
from sixtysix.ui import app
from sixtysix.ui.art import GOLD, INK
from sixtysix.ui.widgets import CENTRE, Text, box, wrap

_COLUMNS, _ROWS = 26, 2
_Y, _HEIGHT = 40, 50  # to the hand, the chosen card being lifted: over what is said there
_SLICE = 30  # milliseconds of thinking in each frame
_BEST = 2  # the level at which it thinks
_PREPARED = ("_ending", "_search", "_table", "_game")  # what a player of any level can use

_MENUS = "sixtysix.ui.menus"
_THUMB = "sixtysix.ai.thumb"
_REASONS = "sixtysix.ai.reasons"


class Screen(app.Screen):
    """
    The hint.

    :param App app: the app
    :param Screen table: the table, where a person is on turn
    """

    def __init__(self, app, table):
        super().__init__(app)
        texts, art = app.texts, app.art
        self._table = table
        self.move = None  # what it has come to
        self._view = app.game.computer_view()
        self._begin()
        self._heading = Text(art, _COLUMNS, 2, _Y + 5, art.gold, align=CENTRE)
        self._lines = Text(art, _COLUMNS, 2, _Y + 19, align=CENTRE, rows=_ROWS)
        self._heading.put(texts.HINT_STOP)
        self.group.append(box(0, _Y, 160, _HEIGHT, GOLD))
        self.group.append(box(0, _Y + 1, 160, _HEIGHT - 2, INK))
        self.group.append(self._heading)
        self.group.append(self._lines)

    def _begin(self):
        """Begin to think."""
        game = self.app.game
        game.wake(_BEST)  # where only persons play it sleeps
        self._mind = _adviser(game.player, self._view.rules)
        self._thoughts = self._mind.think(self._view)

    def rest(self):
        """Give the memory back; it thinks anew then, the same."""
        self._mind = self._thoughts = None

    def busy(self):
        """Tell whether it still thinks."""
        return self._thoughts is not None

    def waiting(self):
        """Tell whether it waits to be read."""
        return self._thoughts is None

    def tick(self, now):
        """Think for a moment; in the end say what it has come to."""
        end = now
        if self.move is None and not self._thoughts:
            self._begin()
        while self._thoughts and end < now + _SLICE:
            percent = self._think_on()
            if percent is None:
                self.move = self._mind.move
                self._mind = self._thoughts = None
                self.app.game.sleep()  # its memory is for the words now
                self._tell(self.move)
            else:
                self._lines.put("%d %%" % percent)
                end = self.app.console.now()

    def _think_on(self):
        """Think one step on; return the progress, None at the end."""
        try:
            return next(self._thoughts, None)
        except MemoryError:
            # At the table's own level there is room: the computer plays so all the time.
            self._mind = self.app.game.player
            self._thoughts = self._mind.think(self._view)
            tidy()
            return 0

    def _tell(self, move):
        texts = self.app.texts
        texts.section("menus")
        menus = fetch(_MENUS)
        self._heading.put(menus.words(texts, self._view, move))
        menus.point(self._table, move)
        texts.leave("menus")
        del menus
        forget(_MENUS)
        code, number = fetch(_REASONS).reason(self._view, move)
        self.app.game.sleep()  # they have brought a part of the player along
        text = texts.numbered("HINT", code)
        self._lines.put_lines(wrap(text % number if "%d" in text else text, _COLUMNS))

    def press(self, button):
        """Leave the hint, or its thinking (B)."""
        if self._thoughts is None or button == B or button == START:
            self._thoughts = None
            self.app.game.sleep()  # the table wakes a whole player
            self.app.close()


def _adviser(player, rules):
    """
    Return a player of the best level that thinks with what another one has prepared.

    The rules of thumb of an easy player make room for it, they come back by themselves. Without the
    memory for it, it is the other one.
    """
    if rules.seats == 2:
        forget(_THUMB)
    try:
        best = type(player)(_BEST)
        for name in _PREPARED:
            setattr(best, name, getattr(player, name))
        best.prepare(rules)
        return best
    except MemoryError:
        tidy()
        return player
