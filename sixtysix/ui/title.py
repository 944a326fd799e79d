# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.title`
===================

The title: what there is to do. Who does nothing for a while sees the computer play itself. Somebody
new is asked for his language, and then whether he wants to learn the game.
"""

from displayio import OnDiskBitmap, TileGrid

from sixtysix.console.base import START
from sixtysix.loading import fetch, forget, path
from sixtysix.texts import LANGUAGES, Texts
from sixtysix.ui import app
from sixtysix.ui.grid import Grid

_PATIENCE = 60_000  # milliseconds until the computer plays itself
_COLUMNS, _LETTERS = 2, 13
_X, _Y = 2, 78
_OVER = ("help",)  # screens that are opened over the title
_GAMES = ("lesson",)  # modules that make a game to be played at once


class Screen(app.Screen):
    """
    The title screen.

    :param App app: the app
    :param bool chosen: whether somebody new has chosen his language just now
    """

    def __init__(self, app, chosen=False):
        super().__init__(app)
        # From the drive as it is drawn: the picture stands still and takes no memory.
        picture = OnDiskBitmap(path("title.bmp"))
        self.group.append(TileGrid(picture, pixel_shader=picture.pixel_shader))
        texts = app.texts
        app.take_up()
        lines = [
            (texts.NEW_GAME, "newgame"),
            (texts.PUZZLES, "puzzles"),
            (texts.LEARN, "lesson"),
            (texts.PLAY_CODE, "keyboard"),
            (texts.HELP, "help"),
            (texts.STATISTICS, "statistics"),
            (texts.SETTINGS, "options"),
        ]
        if app.game:
            lines.insert(0, (texts.CONTINUE, "table"))
        self._screens = [screen for _, screen in lines]
        self._grid = Grid(app.art, [text for text, _ in lines], _COLUMNS, _LETTERS, _X, _Y)
        self.group.append(self._grid)
        self._since = app.console.now()
        self._spoken = chosen or len(LANGUAGES) < 2  # whether his language is known
        self._asked = False  # whether somebody new is asked something

    def press(self, button):
        """Choose and take; START takes too."""
        if self._grid.press(button) or button == START:
            name = self._screens[self._grid.chosen]
            if name in _GAMES:
                self._play(name)
            elif name in _OVER:
                self.app.open(name)
            else:
                self.app.go(name)

    def _play(self, name):
        """Play the game that a module makes; the match that was left is taken up afterwards."""
        name = "sixtysix.ui." + name
        app = self.app
        app.game = fetch(name).game(app)
        forget(name)
        app.go("table")

    def tick(self, now):
        """Ask somebody new; show the game when nothing happens."""
        if not self.app.settings.taught and not self._asked:
            self._asked = True
            self._ask()
        elif now - max(self._since, self.app.touched) > _PATIENCE:
            self._play("demo")

    def _ask(self):
        app = self.app
        texts = app.texts
        if self._spoken:
            app.open("menu", texts.NEW_HERE, (texts.TEACH_ME, texts.KNOWN))
            return
        texts.section("options")
        title, *names = texts.numbered("OPTION", 0)
        texts.leave("options")
        menu = app.open("menu", title, names[: len(LANGUAGES)]).menu
        menu.chosen = LANGUAGES.index(texts.code)
        menu.show()

    def returned(self, answer):
        """Take the answer of somebody new, or go on after a page."""
        app = self.app
        settings = app.settings
        self._since = app.console.now()
        if settings.taught or not self._asked:
            return
        if self._spoken:
            settings.taught = 1
            app.keep(True)
            if answer == 0:
                self._play("lesson")
        else:
            if answer is not None:
                settings.language = answer
                app.texts = Texts(answer)
            app.wait()
            app.go("title", True)
