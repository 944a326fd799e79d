# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.tricks`
====================

The tricks that the viewer has won, and the last one, to page through: for games whose rules let
players look at all their own.
"""

from sixtysix.console.base import LEFT, RIGHT
from sixtysix.moves import CARD
from sixtysix.ui import app, wording
from sixtysix.ui.page import Page
from sixtysix.ui.widgets import card, face

_X, _Y, _STEP = 54, 58, 28


class Screen(app.Screen):
    """
    The last trick at first; LEFT and RIGHT go through the others.

    :param App app: the app
    :param View view: what the viewer may see
    """

    def __init__(self, app, view):
        super().__init__(app)
        self._view = view
        # Who took each complete trick: who led the next one.
        self._winners = (view.leaders + bytes((view.leader,)))[1:]
        last = len(view.plays) // 2 - 1
        self._numbers = [k for k in range(last + 1) if k == last or self._winners[k] == view.seat]
        self._at = len(self._numbers) - 1
        self._page = Page(self, app.texts.OWN_TRICKS, app.texts.TURN)
        self._cards = (card(app.art, 0, _X, _Y), card(app.art, 0, _X + _STEP, _Y))
        for grid in self._cards:
            self.group.append(grid)
        self._show()

    def _show(self):
        texts = self.app.texts
        number = self._numbers[self._at]
        who = wording.name(texts, self.app.game, self._winners[number])
        self._page.body.put_lines(
            [
                texts.TRICK_OF % (self._at + 1, len(self._numbers)),
                wording.said(texts, texts.TOOK, who),
            ]
        )
        for k in range(2):
            face(self.app.art, self._cards[k], self._view.plays[2 * number + k] & CARD)

    def press(self, button):
        """Turn over, or go back."""
        if button == LEFT or button == RIGHT:
            step = 1 if button == RIGHT else -1
            self._at = (self._at + step) % len(self._numbers)
            self._show()
        else:
            self.app.close()
