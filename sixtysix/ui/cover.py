# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.cover`
===================

Several persons share the device: nobody's cards are shown until the one on turn asks for them.
"""

from sixtysix.console.base import START, A
from sixtysix.ui import app
from sixtysix.ui.art import BACK
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import CENTRE, Text, card

_CARDS, _STEP, _X, _Y = 5, 14, 40, 44


class Screen(app.Screen):
    """
    The cover.

    :param int seat: whose turn it is
    """

    def __init__(self, app, seat):
        super().__init__(app)
        texts, art = app.texts, app.art
        Page(self, texts.COVER % (seat + 1), "")
        for k in range(_CARDS):
            self.group.append(card(art, BACK, _X + _STEP * k, _Y))
        self.group.append(Text(art, COLUMNS, 2, 94, art.white, texts.SHOW_CARDS, CENTRE))

    def press(self, button):
        """Show the cards."""
        if button == A or button == START:
            self.app.close()
