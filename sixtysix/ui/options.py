# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.options`
=====================

The settings. What is changed can be seen, or heard, at once.
"""

from sixtysix.console.base import START, B
from sixtysix.console.sounds import PLAY
from sixtysix.loading import fetch, forget
from sixtysix.texts import LANGUAGES, Texts
from sixtysix.ui import app, looks
from sixtysix.ui.form import Form
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import CENTRE, Text

# The lines, each with a text OPTION_0, OPTION_1 ...: its name and what can be chosen.
_FIELDS = (
    "language level speed volume lights backlight idle suits faces left show_opponent ask_draw"
).split()
_LANGUAGE, _LEVEL, _VOLUME, _FACES = 0, 1, 3, 8
_EXPORT = len(_FIELDS)  # the last line
_X, _FOOT = 2, 115


class Screen(app.Screen):
    """
    The settings.

    :param App app: the app
    :param str back: the screen to go back to
    """

    def __init__(self, app, back="title"):
        super().__init__(app)
        self._back = back
        texts, art = app.texts, app.art
        Page(self, texts.SETTINGS, "")
        self._form = Form(art, self._lines())
        self._foot = Text(art, COLUMNS, _X, _FOOT, art.grey, texts.CHANGE, CENTRE)
        self.group.append(self._form.menu)
        self.group.append(self._foot)

    def _lines(self):
        texts, settings = self.app.texts, self.app.settings
        lines = []
        for k in range(_EXPORT):
            label, *values = texts.numbered("OPTION", k)
            if k == _LANGUAGE:
                values = values[: len(LANGUAGES)]
            elif k == _LEVEL:
                values = texts.LEVELS
            chosen = getattr(settings, _FIELDS[k])
            lines.append([label, tuple(values), chosen if chosen < len(values) else 0])
        return lines + [[texts.EXPORT, ("",), 0]]

    def press(self, button):
        """Choose and change, or go back; what was changed is stored then."""
        if button == B or button == START:
            self.app.keep(self._back == "title")
            self.app.go(self._back)
            return
        self._foot.put(self.app.texts.CHANGE)
        taken = self._form.press(button)
        if taken == _EXPORT:
            self._export()
        elif taken is not None:
            self._change(taken, self._form.lines[taken][2])

    def _change(self, number, value):
        """Take a setting and show what it does."""
        app = self.app
        setattr(app.settings, _FIELDS[number], value)
        looks.apply(app)
        if number == _FACES:
            looks.change_faces(app)
        if number == _LANGUAGE:
            app.texts = Texts(value)
            app.go("options", self._back)
        elif number == _LEVEL and app.game:
            app.game.set_level(value)
        elif number == _VOLUME:
            app.console.sound(PLAY)

    def _export(self):
        """Write the finished deals to a file, and say how many are new there."""
        texts, console = self.app.texts, self.app.console
        save, games = fetch("sixtysix.save"), fetch("sixtysix.games")
        try:
            text = texts.EXPORTED % games.export(console, save.stored(console, save.GAMES))
        except OSError:
            text = texts.NO_EXPORT
        forget("sixtysix.save", "sixtysix.games", "sixtysix.record")
        self._foot.put(text)
