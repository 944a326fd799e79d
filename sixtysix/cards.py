# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.cards`
================

The 24 cards as small ints, sets of cards as 24-bit ints, and the tables that everything else
looks up: points, suits, who beats whom, which cards may answer a lead.

A card is ``suit * 6 + rank``. A set has bit ``card`` set for each card in it. Both fit
MicroPython's small ints, so that handling them costs no heap.
"""

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


SPADES, HEARTS, CLUBS, DIAMONDS = 0, 1, 2, 3
NINE, JACK, QUEEN, KING, TEN, ACE = 0, 1, 2, 3, 4, 5

NO_CARD = 255
NO_SUIT = 255

PACK24 = const(0xFFFFFF)
PACK20 = const(0xFBEFBE)  # without the nines

# Duties of the player who answers a lead.
FREE = 0  # any card
FOLLOW = 1  # follow suit if possible; neither bound to beat nor to trump
STRICT = 2  # follow suit and beat if possible; void: trump, and overtrump, if possible

SUIT = bytes(c // 6 for c in range(24))
RANK = bytes(c % 6 for c in range(24))
POINTS = bytes((0, 2, 3, 4, 10, 11) * 4)

SUIT_MASK = (0x3F, 0xFC0, 0x3F000, 0xFC0000)
MARRIAGE = tuple(0xC << (6 * suit) for suit in range(4))  # king and queen of each suit
HIGHER = tuple(SUIT_MASK[c // 6] & ~((2 << c) - 1) for c in range(24))

# How many cards there are in a suit's slice of six bits. A table, because neither CircuitPython 9
# nor MicroPython's small builds have int.bit_count.
COUNT = bytes(sum(s >> r & 1 for r in range(6)) for s in range(64))


def beats(card, top, trump):
    """Tell whether ``card``, played later, takes a trick from ``top``, its best card so far."""
    suit = SUIT[card]
    if suit == SUIT[top]:
        return card > top
    return suit == trump


def replies(hand, led, top, trump, duty):
    """
    Return the set of cards of ``hand`` that may answer a lead.

    :param int hand: the set of cards held
    :param int led: the card led
    :param int top: the card that wins the trick so far (``led`` itself for the second player)
    :param int trump: the trump suit
    :param int duty: ``FREE``, ``FOLLOW`` or ``STRICT``; "if you can" looks at the hand as it is now
    """
    if duty == FREE:
        return hand
    same = hand & SUIT_MASK[SUIT[led]]
    if duty == FOLLOW:
        return same or hand
    if same:
        # A higher card of the suit led only helps while nobody has trumped it.
        return (same & HIGHER[top] if SUIT[top] == SUIT[led] else 0) or same
    trumps = hand & SUIT_MASK[trump]
    # A lower trump is still due from a player who has only lower ones.
    return (trumps & HIGHER[top] if SUIT[top] == trump else 0) or trumps or hand


def count(cards):
    """Return the number of cards in a set."""
    return (
        COUNT[cards & 0x3F]
        + COUNT[cards >> 6 & 0x3F]
        + COUNT[cards >> 12 & 0x3F]
        + COUNT[cards >> 18 & 0x3F]
    )


def each(cards):
    """Return the cards of a set in ascending order, as ``bytes``."""
    return bytes(c for c in range(24) if cards >> c & 1)
