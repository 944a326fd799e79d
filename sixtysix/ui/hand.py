# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.hand`
==================

The person's own hand: up to eight cards in a row, the chosen one lifted.
"""

from displayio import Group

from sixtysix.cards import each
from sixtysix.ui.art import CARD_HEIGHT, CARD_WIDTH, GOLD
from sixtysix.ui.widgets import box, card, turn

_WIDTH = 160
_MARGIN = 3
_STEP = 26  # from card to card, if there is room
_LIFT = 5
_TOP = 95


def sort(cards, trump):
    """Return a set of cards in the order of display: trumps first, high cards before low ones."""
    suits = [trump] + [suit for suit in range(4) if suit != trump]
    place = {suit: k for k, suit in enumerate(suits)}
    return bytes(sorted(each(cards), key=lambda c: (place.get(c // 6, 4), -c)))


class Hand(Group):
    """
    A hand with a cursor.

    :param Art art: the pictures
    :param int size: the most cards it ever holds
    """

    def __init__(self, art, size):
        super().__init__()
        self._art = art
        self.mark = box(0, _TOP + CARD_HEIGHT - 1, CARD_WIDTH - 4, 2, GOLD)
        self.cursor = 0
        self.cards = b""
        self._playable = 0
        self._active = False
        for _ in range(size):
            self.append(card(art, 0))
        self.append(self.mark)

    def show(self, cards, trump, playable, active):
        """
        Show a hand.

        :param int cards: the set of cards
        :param int trump: the trump suit
        :param int playable: the set of those that can be played; the others are dimmed
        :param bool active: whether the person is to choose
        """
        chosen = self.chosen()
        self.cards = sort(cards, trump)
        # The cursor stays on its card, or else where it was.
        at = self.cards.find(bytes((chosen,))) if chosen is not None else -1
        self.cursor = at if at >= 0 else min(self.cursor, max(0, len(self.cards) - 1))
        if active and not self._active and self.cards:
            self._start(playable)
        self._playable = playable
        self._active = active
        self._place()

    def _start(self, playable):
        """Put the cursor on the next card that can be played, from where it is on."""
        for _ in self.cards:
            if playable >> self.cards[self.cursor] & 1:
                return
            self.cursor = (self.cursor + 1) % len(self.cards)

    def chosen(self):
        """Return the card under the cursor, or None if the hand is empty."""
        return self.cards[self.cursor] if self.cards else None

    def find(self, number):
        """Return the tile grid of a card, or None if it is not shown."""
        for k in range(len(self.cards)):
            if self.cards[k] == number:
                return self[k]
        return None

    def move(self, step):
        """Move the cursor by one card to the right (1) or to the left (-1), around the ends."""
        if self.cards:
            self.cursor = (self.cursor + step) % len(self.cards)
            self._place()

    def _place(self):
        count = len(self.cards)
        step = _STEP
        if count > 1:
            step = min(_STEP, (_WIDTH - 2 * _MARGIN - CARD_WIDTH) // (count - 1))
        x = (_WIDTH - CARD_WIDTH - step * (count - 1)) // 2
        for k in range(len(self) - 1):
            grid = self[k]
            if k >= count:
                grid.hidden = True
            else:
                self._place_card(grid, self.cards[k], x + step * k, k == self.cursor)
        self.mark.hidden = not (self._active and count)
        self.mark.x = x + step * self.cursor + 2

    def _place_card(self, grid, number, x, chosen):
        grid.x = x
        grid.y = _TOP - _LIFT if chosen and self._active else _TOP
        turn(self._art, grid, number, self._active and not self._playable >> number & 1)
