# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.record`
=================

A deal as at most 64 bytes. Saves, replays and shared deals are all made of this; `sixtysix.replay`
turns it back into a deal.

======  ==============================================================================
byte    content
======  ==============================================================================
0       version of this layout
1       the game: its row
2       house rules, a bit each: marriage counts with a later trick, players count for
        themselves, points shown, honour play, draws raise the stake
3       game points that end the match
4       dealer * 64 + stake
5-14    the shuffle: the number of this order of the pack among all (24! < 2**80), the
        lowest byte first; or, of a deal shuffled from a seed below 2**30, the seed in four
        bytes and then six bytes of 255, which no order reaches
15-     the moves; a draw that had no alternative is left out, unless it is the last move
======  ==============================================================================

Nothing else is stored: the state of the deal is what its moves lead to.
"""

from sixtysix.moves import DRAW

VERSION = 1
MAX_LENGTH = 64
BITS = ("marriage_counts", "claims", "show_points", "honour", "draw_stake")
HEAD = 15
SEEDED = b"\xff" * 6  # in the place of the rest of an order, after a seed


def encode(deal):
    """
    Return the record of a deal, played to any point.

    :raises ValueError: if its rules differ from the game's in more than house rules
    """
    rules = deal.rules
    if not rules.by_house:
        raise ValueError("not only house rules have changed: a record cannot keep the others")
    bits = 0
    for k in range(len(BITS)):
        bits |= getattr(rules, BITS[k]) << k
    data = bytearray((VERSION, rules.row, bits, rules.target, deal.dealer << 6 | deal.stake))
    data += _shuffle(deal)
    return bytes(data) + _written_moves(deal)


def _shuffle(deal):
    if deal.seed is None:
        return pack_order(deal.order)
    return deal.seed.to_bytes(4, "little") + SEEDED


def _written_moves(deal):
    written = bytearray()
    for k in range(deal.count):
        move = deal.log[k]
        if move != DRAW or k == deal.count - 1 or not deal.kept_a[k]:
            written.append(move)
    return bytes(written)


def pack_order(order):
    """Return the order of a pack (20 or 24 cards, as bytes) as 10 bytes."""
    left = sorted(order)
    number = 0
    for card in order:
        number = number * len(left) + left.index(card)
        left.remove(card)
    return number.to_bytes(10, "little")
