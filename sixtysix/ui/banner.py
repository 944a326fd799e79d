# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.banner`
====================

An announcement across the table, a ribbon with two cards, a title and a line. Nobody misses it.
"""

from displayio import Group

from sixtysix.ui.art import GOLD, INK, SLOT
from sixtysix.ui.widgets import CENTRE, LEFT, Line, box, card

_Y = 16
_WIDTH, _HEIGHT = 160, 58
_TITLE = 12  # letters of double size, over the line
_BESIDE_CARDS = 8
_LINE = 24


class Banner(Group):
    """
    The announcement, hidden until `say`.

    :param Art art: the pictures
    """

    def __init__(self, art):
        super().__init__(y=_Y)
        self.append(box(0, 0, _WIDTH, _HEIGHT, GOLD))
        self.append(box(0, 2, _WIDTH, _HEIGHT - 4, INK))
        self._title = Line(art, _TITLE, 0, 0, art.gold, align=CENTRE)
        self._large = Group(scale=2)
        self._large.append(self._title)
        self.append(self._large)
        self._line = Line(art, _LINE, 8, 40, art.white, align=CENTRE)
        self.append(self._line)
        self._cards = (card(art, SLOT, 8, 6), card(art, SLOT, 24, 6))
        for grid in self._cards:
            self.append(grid)
        self.hidden = True
        self.until = 0

    def say(self, title, line, cards, until):
        """
        Show an announcement.

        :param str title: a word or two
        :param str line: who and what
        :param cards: the cards concerned: two, or none
        :param int until: the time when it goes away by itself
        """
        # Two cards leave room for eight letters of double size; longer titles get smaller.
        scale = 1 if cards and len(title) > _BESIDE_CARDS else 2
        self._large.scale = scale
        self._large.x = 55 if cards else (_WIDTH - 12 * _TITLE) // 2
        self._large.y = 22 - 7 * scale
        self._title.align = LEFT if cards else CENTRE
        self._title.put(title)
        self._line.put(line)
        for k in range(2):
            self._cards[k].hidden = not cards
            if cards:
                self._cards[k][0] = cards[k]
        self.hidden = False
        self.until = until
