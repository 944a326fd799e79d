# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.banner`
====================

An announcement across the table, a ribbon with cards, a title and a line. Nobody misses it.
"""

from displayio import Group

from sixtysix.ui.art import GOLD, INK
from sixtysix.ui.widgets import CENTRE, LEFT, Text, box, card

_TOP = 16
_WIDTH, _HEIGHT = 160, 61
_TITLE = 12  # letters of double size
_LINE = 24
_CARD_X, _STEP = 8, 16  # of the cards, which overlap


class Banner(Group):
    """
    One announcement.

    :param Art art: the pictures
    :param str title: a word or two
    :param str line: who and what
    :param cards: the numbers of the cards concerned, up to four
    """

    def __init__(self, art, title, line, cards):
        super().__init__(y=_TOP)
        self.append(box(0, 0, _WIDTH, _HEIGHT, GOLD))
        self.append(box(0, 2, _WIDTH, _HEIGHT - 4, INK))
        # Beside cards there is less room for letters of double size; longer titles get smaller.
        left = 23 + _STEP * len(cards) if cards else (_WIDTH - 12 * _TITLE) // 2
        scale = 2 if left + 12 * len(title) <= _WIDTH else 1
        large = Group(scale=scale, x=left, y=22 - 7 * scale)
        large.append(Text(art, _TITLE, 0, 0, art.gold, title, LEFT if cards else CENTRE))
        self.append(large)
        self.append(Text(art, _LINE, 8, 40, art.white, line, CENTRE))
        for k in range(len(cards)):
            self.append(card(art, cards[k], _CARD_X + _STEP * k, 6))
