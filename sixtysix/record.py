# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.record`
=================

A deal as at most 64 bytes and back. Saves, replays and shared deals are all made of this.

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
        lowest byte first
15-     the moves; a draw that had no alternative is left out, unless it is the last move
======  ==============================================================================

Nothing else is stored: the state of the deal is what its moves lead to.
"""

from sixtysix.cards import PACK20, PACK24, each
from sixtysix.deal import Deal
from sixtysix.moves import DRAW
from sixtysix.phases import BEFORE_DRAW
from sixtysix.rulesets import Ruleset

VERSION = 1
MAX_LENGTH = 64
_BITS = ("marriage_counts", "claims", "show_points", "honour", "draw_stake")
_HEAD = 15


class RecordError(ValueError):
    """Bytes that are no record of a deal."""


def encode(deal):
    """
    Return the record of a deal, played to any point.

    :raises ValueError: if its rules differ from the game's in more than house rules
    """
    rules = deal.rules
    if not rules.by_house:
        raise ValueError("not only house rules have changed: a record cannot keep the others")
    bits = 0
    for k in range(len(_BITS)):
        bits |= getattr(rules, _BITS[k]) << k
    data = bytearray((VERSION, rules.row, bits, rules.target, deal.dealer << 6 | deal.stake))
    data += pack_order(deal.order)
    return bytes(data) + _written_moves(deal)


def decode(data):
    """
    Return the deal of a record, replayed move by move.

    :raises RecordError: if the bytes are no record of this version, or its moves are not legal
    """
    deal = head(data)
    try:
        for move in data[_HEAD:]:
            if move != DRAW and _must_draw(deal):
                deal.push(DRAW)
            deal.play(move)
    except ValueError as error:
        raise RecordError("a move of the record is not legal: %s" % error) from None
    return deal


def head(data):
    """
    Return the deal of a record before its first move.

    :raises RecordError: as `decode`
    """
    if not _HEAD <= len(data) <= MAX_LENGTH or data[0] != VERSION:
        raise RecordError("not a record of a deal, or one of another version")
    try:
        changes = {_BITS[k]: data[2] >> k & 1 for k in range(len(_BITS))}
        rules = Ruleset(data[1], target=data[3], **changes)
        if data[2] >> len(_BITS) or not data[3] or data[4] >> 6 >= rules.seats:
            raise ValueError("house rules, target or dealer")
        order = unpack_order(data[5:_HEAD], rules.pack)
        return Deal(rules, data[4] >> 6, order, data[4] & 63)
    except ValueError as error:
        raise RecordError("the record's head is wrong: %s" % error) from None


def _written_moves(deal):
    written = bytearray()
    for k in range(deal.count):
        move = deal.log[k]
        if move != DRAW or k == deal.count - 1 or not deal.kept_a[k]:
            written.append(move)
    return bytes(written)


def _must_draw(deal):
    return deal.phase == BEFORE_DRAW and len(deal.legal()) == 1


def pack_order(order):
    """Return the order of a pack (20 or 24 cards, as bytes) as 10 bytes."""
    left = sorted(order)
    number = 0
    for card in order:
        number = number * len(left) + left.index(card)
        left.remove(card)
    return number.to_bytes(10, "little")


def unpack_order(data, pack):
    """
    Return the order of a pack of 20 or 24 cards from its 10 bytes.

    :raises ValueError: if no order has that number
    """
    number = int.from_bytes(data, "little")
    left = list(each(PACK24 if pack == 24 else PACK20))
    places = bytearray(pack)
    for k in range(1, pack + 1):
        places[pack - k] = number % k
        number //= k
    if number:
        raise ValueError("no order of the pack has that number")
    return bytes(left.pop(place) for place in places)
