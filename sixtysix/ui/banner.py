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


# The spark: what it looks like, each for so many milliseconds, and where it is seen next.
_FLARE, _FLASH = "·+*+·", 60
_ACROSS, _RANGE, _UPPER, _LOWER = 67, 148, -10, 24


class Spark(Group):
    """
    A spark for what is celebrated: it flashes here and there around letters of double size.

    :param Art art: the pictures
    """

    def __init__(self, art):
        super().__init__(scale=2)
        self.append(Text(art, 1, 0, 0, art.white))
        self._since = 0

    def shine(self, now):
        """Shine as is due at a time in milliseconds."""
        self._since = self._since or now
        step = (now - self._since) // _FLASH
        place = step // len(_FLARE)
        self.x = place * _ACROSS % _RANGE
        self.y = _LOWER if place & 1 else _UPPER
        self[0].put(_FLARE[step % len(_FLARE)])


class Banner(Group):
    """
    One announcement; ``spark`` is its `Spark`, None if it has none.

    :param Art art: the pictures
    :param str title: a word or two
    :param str line: who and what
    :param cards: the numbers of the cards concerned, up to four
    :param bool festive: whether there is something to celebrate
    """

    def __init__(self, art, title, line, cards, festive=False):
        super().__init__(y=_TOP)
        self.append(box(0, 0, _WIDTH, _HEIGHT, GOLD))
        self.append(box(0, 2, _WIDTH, _HEIGHT - 4, INK))
        self.spark = Spark(art) if festive else None
        if festive:
            self.append(self.spark)  # the letters lie over it
        # Beside cards there is less room for letters of double size; longer titles get smaller.
        left = 23 + _STEP * len(cards) if cards else (_WIDTH - 12 * _TITLE) // 2
        scale = 2 if left + 12 * len(title) <= _WIDTH else 1
        large = Group(scale=scale, x=left, y=22 - 7 * scale)
        large.append(Text(art, _TITLE, 0, 0, art.gold, title, LEFT if cards else CENTRE))
        self.append(large)
        self.append(Text(art, _LINE, 8, 40, art.white, line, CENTRE))
        for k in range(len(cards)):
            self.append(card(art, cards[k], _CARD_X + _STEP * k, 6))
