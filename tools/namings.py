# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Other ways for forehand to choose trumps with three players: what the learned choice is worth.

    python tools/arena.py normal normal-passing --game three --deals 2000

``normal-passing`` is *normal* in everything but the choice, ``hard-passing`` is *hard*:

- ``passing``: leave it to the fourth card, always
- ``longest``: name the longest suit, of equally long ones the one with most points, always
- ``thumbing``: the rule of thumb that the game had before it learned: points for ranks, frozen
"""

from sixtysix.cards import MARRIAGE, POINTS, SUIT_MASK, each
from sixtysix.moves import NAME, PASS
from sixtysix.phases import NAMING

_RANK_WORTH = (3, 3, 5, 6, 8, 9)
_MARRIAGE_WORTH = 8
_LEAST_WORTH = 13


def passing(hand):
    """Pass."""
    return PASS


def longest(hand):
    """Name the longest suit."""
    return NAME + max(range(4), key=lambda suit: _length(hand, suit))


def thumbing(hand):
    """Name the suit with most worth in its ranks, if that is enough."""
    suit = max(range(4), key=lambda suit: _worth(hand, suit))
    return NAME + suit if _worth(hand, suit) > _LEAST_WORTH else PASS


def _length(hand, suit):
    cards = each(hand & SUIT_MASK[suit])
    return len(cards), sum(POINTS[card] for card in cards)


def _worth(hand, suit):
    pair = MARRIAGE[suit]
    worth = _MARRIAGE_WORTH if hand & pair == pair else 0
    return worth + sum(_RANK_WORTH[card % 6] for card in each(hand & SUIT_MASK[suit]))


NAMINGS = {"passing": passing, "longest": longest, "thumbing": thumbing}


class Namer:
    """Another player in everything but the choice of trumps.

    :param player: an object with ``choose(view)``
    :param choose: a function from the set of forehand's cards to the move
    """

    def __init__(self, player, choose):
        self._player = player
        self._choose = choose
        self.nodes = None

    def choose(self, view):
        """Return a legal move."""
        if view.phase == NAMING:
            self.nodes = 0
            return self._choose(view.hand)
        move = self._player.choose(view)
        self.nodes = self._player.nodes
        return move
