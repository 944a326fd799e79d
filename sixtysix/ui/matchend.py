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
from sixtysix.console.sounds import JINGLE_MATCH
from sixtysix.phases import NOBODY
from sixtysix.ui import app
from sixtysix.ui.game import PERSON
from sixtysix.ui.page import Page
from sixtysix.ui.widgets import CENTRE, Text, card
from sixtysix.ui.wording import said, side_name

_WON, _LOST = (9, 8), (6, 0)  # the marriage of hearts; nines
# By the number of sides: the size of the letters, how many a line has, where lines stand, how far
# from each other.
_SCORE = {2: (3, 6, 62, 0), 3: (2, 8, 50, 21)}


class Screen(app.Screen):
    """The final score of ``app.game``, whose match is won."""

    def __init__(self, app):
        super().__init__(app)
        texts, art, game = app.texts, app.art, app.game
        match = game.match
        names = [side_name(texts, game, side) for side in range(match.rules.sides)]
        Page(self, said(texts, texts.MATCH_WON, names[match.winner]), texts.AGAIN)
        text = texts.DEALS % match.deals
        if game.level() != PERSON:
            text = texts.DEALS_LEVEL % (match.deals, texts.LEVELS[game.level()])
        self.group.append(Text(art, 26, 2, 36, art.white, text, CENTRE))
        self._show_totals(art, game, names)
        lost = game.sole != NOBODY and match.winner != game.sole % match.rules.sides
        if not lost:
            app.console.sound(JINGLE_MATCH)
        for k, number in enumerate(_LOST if lost else _WON):
            self.group.append(card(art, number, 4 + 128 * k, 62))

    def _show_totals(self, art, game, names):
        """Write the game points: of two sides in one line, of three below each other."""
        totals = game.match.totals
        count = len(totals)
        first = 0 if game.sole == NOBODY else game.sole % count
        order = [(first + k) % count for k in range(count)]
        lines = [":".join("%d" % totals[side] for side in order)]
        if count > 2:
            lines = ["%-4s%4d" % (names[side], totals[side]) for side in order]
        scale, columns, y, step = _SCORE[count]
        for k in range(len(lines)):
            line = Group(scale=scale, x=80 - 3 * columns * scale, y=y + step * k)
            line.append(Text(art, columns, 0, 0, art.white, lines[k], CENTRE))
            self.group.append(line)

    def press(self, button):
        """Play again (A) or go to the title (B)."""
        if button in (A, B, START):
            self.app.game = None
            self.app.go("title" if button == B else "newgame")
