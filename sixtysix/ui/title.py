# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.title`
===================

The title: go on with the match that was left, start a new one, read about the buttons.
"""

from displayio import OnDiskBitmap, TileGrid

from sixtysix.console.base import START
from sixtysix.loading import path
from sixtysix.ui import app
from sixtysix.ui.menu import Menu


class Screen(app.Screen):
    """The title screen."""

    def __init__(self, app):
        super().__init__(app)
        # From the drive as it is drawn: the picture stands still and takes no memory.
        picture = OnDiskBitmap(path("title.bmp"))
        self.group.append(TileGrid(picture, pixel_shader=picture.pixel_shader))
        texts = app.texts
        app.take_up()
        lines = [(texts.NEW_GAME, "newgame"), (texts.HELP, "help")]
        if app.game:
            lines.insert(0, (texts.CONTINUE, "table"))
        self._screens = [screen for _, screen in lines]
        items = [text for text, _ in lines]
        self._menu = Menu(app.art, items, 28, 84 if len(items) > 2 else 90, columns=16)
        self.group.append(self._menu)

    def press(self, button):
        """Choose and take; START takes too."""
        if self._menu.press(button) or button == START:
            name = self._screens[self._menu.chosen]
            if name == "help":
                self.app.open(name)
            else:
                self.app.go(name)
