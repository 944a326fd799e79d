# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.replay`
=================

The deal of a record again: the way back from what `sixtysix.record` describes.
"""

from sixtysix.cards import PACK20, PACK24, each
from sixtysix.deal import Deal
from sixtysix.moves import DRAW
from sixtysix.phases import BEFORE_DRAW
from sixtysix.record import BITS, HEAD, MAX_LENGTH, SEEDED, VERSION
from sixtysix.rulesets import Ruleset


class RecordError(ValueError):
    """Bytes that are no record of a deal."""


def decode(data):
    """
    Return the deal of a record, replayed move by move.

    :raises RecordError: if the bytes are no record of this version, or its moves are not legal
    """
    deal = head(data)
    try:
        for move in data[HEAD:]:
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
    if not HEAD <= len(data) <= MAX_LENGTH or data[0] != VERSION:
        raise RecordError("not a record of a deal, or one of another version")
    try:
        changes = {BITS[k]: data[2] >> k & 1 for k in range(len(BITS))}
        rules = Ruleset(data[1], target=data[3], **changes)
        if data[2] >> len(BITS) or not data[3] or data[4] >> 6 >= rules.seats:
            raise ValueError("house rules, target or dealer")
        dealer, stake = data[4] >> 6, data[4] & 63
        if data[9:HEAD] == SEEDED and data[8] < 64:  # 30 bits
            return Deal.shuffled(rules, int.from_bytes(data[5:9], "little"), dealer, stake)
        return Deal(rules, dealer, unpack_order(data[5:HEAD], rules.pack), stake)
    except ValueError as error:
        raise RecordError("the record's head is wrong: %s" % error) from None


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


def _must_draw(deal):
    return deal.phase == BEFORE_DRAW and len(deal.legal()) == 1
