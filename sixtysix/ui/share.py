# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.share`
===================

The code of a deal, large enough to be read out; and the same deal once more, if it is over. In
place of the table, or over its result.
"""

from displayio import Group

from sixtysix.console.base import START, A, B
from sixtysix.dealcode import decode, encode, grouped
from sixtysix.loading import DEALING, forget
from sixtysix.phases import NOBODY
from sixtysix.ui import app
from sixtysix.ui.art import PANEL
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import CENTRE, Text, box, wrap

_LARGE = 13  # letters of double size
_Y = 35


class Screen(app.Screen):
    """
    The code of the deal of ``app.game``.

    :param App app: the app
    :param str back: the screen to go back to; None if this one lies over it
    """

    def __init__(self, app, back=None):
        super().__init__(app)
        self._back = back
        texts, art = app.texts, app.art
        self._over = app.game.counted > 0
        self.code = encode(app.game)
        forget(*DEALING)
        page = Page(self, texts.DEAL_CODE, texts.SHARE_FOOT[self._over])
        large = Group(scale=2, x=2, y=_Y)
        large.append(Text(art, _LARGE, 0, 0, art.gold, grouped(self.code), CENTRE))
        self.group.append(box(0, _Y - 4, 160, 32, PANEL))
        self.group.append(large)
        lines = wrap((self._result() + " " + texts.SHARE_WHY).strip(), COLUMNS)
        page.body.put_lines([""] * (page.body.height - len(lines)) + lines)

    def _result(self):
        """Return what the deal has brought to the only person, if it is over."""
        game = self.app.game
        if not self._over or game.sole == NOBODY:
            return ""
        side = game.sole % game.deal.sides
        points = ":".join("%d" % game.deal.scores[(side + k) % 2] for k in range(2))
        if game.deal.sides > 2:
            points = "%+d" % game.deal.scores[side]
        return self.app.texts.SHARE_RESULT % points

    def press(self, button):
        """Play the deal once more (START, if it is over), or go back."""
        app = self.app
        if self._over and button == START:
            app.game = decode(self.code)
            forget(*DEALING)
            app.go("table")
        elif button in (A, B, START):
            if self._back:
                app.go(self._back)
            else:
                app.close()
