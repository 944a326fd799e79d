# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.newgame`
=====================

A new match: how well the computer plays.
"""

from displayio import Group

from sixtysix.console.base import B
from sixtysix.match import Match
from sixtysix.rulesets import SIXTYSIX, Ruleset
from sixtysix.ui import app
from sixtysix.ui.art import FELT
from sixtysix.ui.game import Game
from sixtysix.ui.menu import Menu
from sixtysix.ui.widgets import CENTRE, Text, box, icon


class Screen(app.Screen):
    """The choices before a match."""

    def __init__(self, app):
        super().__init__(app)
        art, texts = app.art, app.texts
        self.group.append(box(0, 0, 160, 128, FELT))
        for suit in range(4):
            self.group.append(icon(art, suit, 36 + 24 * suit, 6))
        large = Group(scale=2, x=2, y=24)
        large.append(Text(art, 13, 0, 0, art.gold, texts.GAMES[SIXTYSIX], CENTRE))
        self.group.append(large)
        self.group.append(Text(art, 26, 2, 53, art.white, texts.LEVEL, CENTRE))
        self._menu = Menu(art, texts.LEVELS, 46, 70, columns=10, chosen=app.settings.level)
        self.group.append(self._menu)
        self.group.append(Text(art, 26, 2, 113, art.grey, texts.START_OR_BACK, CENTRE))

    def press(self, button):
        """Choose a level and begin, or go back."""
        if self._menu.press(button):
            self.app.settings.level = self._menu.chosen
            seed = self.app.next_seed()
            game = Game(Match(Ruleset(SIXTYSIX), dealer=seed & 1), self._menu.chosen)
            game.next_deal(seed)
            self.app.game = game
            self.app.keep()
            self.app.go("table")
        elif button == B and len(self.app.screens) > 1:
            self.app.close()
        elif button == B:
            self.app.go("title")
