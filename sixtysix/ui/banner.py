# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.banner`
====================

An announcement across the table, a ribbon with two cards, a title and a line. Nobody misses it.
"""

from displayio import Group

from sixtysix.ui.art import GOLD, INK
from sixtysix.ui.widgets import CENTRE, LEFT, Text, box, card

_TOP = 16
_WIDTH, _HEIGHT = 160, 61
_TITLE = 12  # letters of double size
_BESIDE_CARDS = 8
_LINE = 24


class Banner(Group):
    """
    One announcement.

    :param Art art: the pictures
    :param str title: a word or two
    :param str line: who and what
    :param cards: the numbers of the two cards concerned, or None
    """

    def __init__(self, art, title, line, cards):
        super().__init__(y=_TOP)
        self.append(box(0, 0, _WIDTH, _HEIGHT, GOLD))
        self.append(box(0, 2, _WIDTH, _HEIGHT - 4, INK))
        # Two cards leave room for eight letters of double size; longer titles get smaller.
        scale = 1 if cards and len(title) > _BESIDE_CARDS else 2
        large = Group(scale=scale, x=55 if cards else (_WIDTH - 12 * _TITLE) // 2, y=22 - 7 * scale)
        large.append(Text(art, _TITLE, 0, 0, art.gold, title, LEFT if cards else CENTRE))
        self.append(large)
        self.append(Text(art, _LINE, 8, 40, art.white, line, CENTRE))
        if cards:
            self.append(card(art, cards[0], 8, 6))
            self.append(card(art, cards[1], 24, 6))
