# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.counting`
======================

What a player counts in his head: the cards still out, and the points he is certain of.
"""

from sixtysix.cards import ACE, COUNT, HIGHER, MARRIAGE, PACK20, PACK24, POINTS, SUIT_MASK
from sixtysix.moves import CARD, EXCHANGE, MARRY
from sixtysix.phases import NOBODY


def others(view, memory=24):
    """
    Return the cards that other players may hold or draw, as far as the seat remembers.

    :param int memory: how many of the cards played last are remembered
    """
    pack = PACK24 if view.rules.pack == 24 else PACK20
    gone = view.hand
    for move in view.plays[-memory:]:
        gone |= 1 << (move & CARD)
    if view.stock_left and view.closer == NOBODY:
        gone |= 1 << view.turn_up
    return pack & ~gone


def cards_of(legal):
    """Return the legal moves that play a card, as a list: a king or queen as a marriage only."""
    return [m for m in legal if m < EXCHANGE and (m >= MARRY or m + MARRY not in legal)]


def sure_points(view, unknown):
    """
    Return the points that a closer on lead is certain of: his own, the marriages that count at
    once, and his masters, drawing the trumps first; the others throw their cheapest.
    """
    hand = view.hand
    trump = view.trump
    total = view.points[view.side]
    counts_now = view.tricks[view.side] and not view.rules.marriage_counts
    trumps = SUIT_MASK[trump]
    theirs = unknown & trumps
    sure = 0
    top = 0
    for card in range(6 * trump + ACE, 6 * trump - 1, -1):
        if hand >> card & 1:
            if HIGHER[card] & theirs:
                break
            sure |= 1 << card
            top += 1
    # Side masters stand only when all trumps of the other side are drawn.
    if COUNT[theirs >> 6 * trump] <= top:
        for suit in range(4):
            out = unknown & SUIT_MASK[suit]
            for card in range(6 * suit + ACE, 6 * suit - 1, -1):
                if suit != trump and hand >> card & 1:
                    if HIGHER[card] & out:
                        break
                    sure |= 1 << card
    for card in range(24):
        if sure >> card & 1:
            total += POINTS[card]
    if view.rules.marriage_closed and (sure or counts_now):
        for suit in range(4):
            if hand & MARRIAGE[suit] == MARRIAGE[suit]:
                total += 40 if suit == trump else 20
                break
    return total
