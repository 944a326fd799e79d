# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.matchend`
======================

The end of a match.
"""

from displayio import Group

from sixtysix.console.base import START, A, B
from sixtysix.ui import app
from sixtysix.ui.page import Page
from sixtysix.ui.widgets import CENTRE, Text, card


class Screen(app.Screen):
    """The final score of ``app.game``, whose match is won."""

    def __init__(self, app):
        super().__init__(app)
        texts, art = app.texts, app.art
        match = app.game.match
        Page(self, texts.MATCH_WON[match.winner], texts.AGAIN)
        text = texts.DEALS % (match.deals, texts.LEVELS[app.game.level])
        self.group.append(Text(art, 26, 2, 36, art.white, text, CENTRE))
        score = Group(scale=3, x=26, y=62)
        text = "%d:%d" % tuple(match.totals)
        score.append(Text(art, 6, 0, 0, art.white, text, CENTRE))
        self.group.append(score)
        # The marriage of hearts for the winner, nines for the loser.
        for k, number in enumerate((9, 8) if match.winner == 0 else (6, 0)):
            self.group.append(card(art, number, 4 + 128 * k, 62))

    def press(self, button):
        """Play again (A) or go to the title (B)."""
        if button in (A, B, START):
            self.app.game = None
            self.app.go("title" if button == B else "newgame")
