# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
Perft: how many sequences of 1, 2, 3 and 4 moves there are from a position.

The numbers pin the shuffle, the dealing, the legal moves and undo at once. Each is confirmed by
the plain implementation, which has no undo and copies its deals instead.
"""

import copy

import pytest

from sixtysix.deal import Deal
from tests.plain import PlainDeal
from tests.positions import MOVE_TEXTS, play, ruleset

COUNT = {"claims": 1}  # players count for themselves
HONOUR = {"honour": 1}

# game, seed, house rules, moves before, sequences of 1, 2, 3 and 4 moves
TABLE = [
    ("sixtysix", 1, {}, "", [7, 42, 84, 492]),
    ("sixtysix", 3, {}, "", [9, 56, 111, 707]),
    ("sixtysix", 5, COUNT, "", [9, 51, 195, 842]),
    ("sixtysix", 4, {}, "DQ HA draw CQ DT draw CK HJ draw C9 DJ", [3, 15, 71, 244]),
    (
        "sixtysix",
        6,
        HONOUR,
        "CT CQ draw S9 CA draw DJ SK draw exchange HQ SA draw SJ CK draw D9 HT draw CJ HK",
        [5, 25, 28, 112],
    ),
    ("zechcyk", 3, {}, "CQ SA draw CT DA", [3, 15, 67, 215]),
    (
        "zechcyk",
        10,
        {},
        "SK DT draw CK HA draw CQ DK draw DA CT draw D9 C9 draw DQ SA draw ST SQ",
        [6, 12, 42, 78],
    ),
    ("danish", 1, {}, "", [7, 42, 100, 572]),
    ("danish", 25, COUNT, "CK SQ draw HJ SJ draw SK DJ", [4, 19, 83, 312]),
    (
        "danish",
        13,
        HONOUR,
        "HT SQ draw HJ HQ draw HA SJ draw ST CT draw SA S9 draw DQ CA draw DJ DA",
        [7, 25, 100, 336],
    ),
    ("schnapsen", 1, {}, "", [8, 42, 54, 282]),
    ("schnapsen", 7, {}, "DA HQ draw HK HT draw CK DQ", [2, 8, 42, 123]),
    (
        "schnapsen",
        60,
        COUNT,
        "HK CJ draw DK HQ draw CQ SA draw SJ DQ draw DA HJ draw HT HA",
        [7, 18, 76, 164],
    ),
    ("santase", 1, {}, "", [6, 36, 36, 252]),
    ("santase", 5, {}, "HQ SK", [2, 9, 56, 164]),
    ("three", 1, {}, "", [5, 48, 62, 110]),
    ("three", 8, COUNT, "name-H DK DJ HJ SA SK S9 ST D9 SJ", [8, 23, 53, 313]),
    ("four", 1, {}, "", [6, 7, 32, 62]),
    ("four", 7, {}, "HA CT HK HJ SQ SK S9 DA", [6, 8, 30, 102]),
    ("four", 31, COUNT, "S9 SQ DA SK H9 HA HT C9 SA CT DK HJ", [6, 13, 27, 75]),
]


def engine_perft(deal, depth):
    """The number of sequences, walked with push and undo in place."""
    if depth == 0:
        return 1
    found = 0
    for move in deal.legal():
        deal.push(move)
        found += engine_perft(deal, depth - 1)
        deal.undo()
    return found


def plain_perft(plain, depth):
    """The same number, from copies."""
    if depth == 0:
        return 1
    found = 0
    for move in plain.moves():
        after = copy.deepcopy(plain)
        after.play(move)
        found += plain_perft(after, depth - 1)
    return found


@pytest.mark.parametrize("game, seed, house, before, counts", TABLE)
def test_sequences_of_moves(game, seed, house, before, counts):
    deal = play(Deal.shuffled(ruleset(game, **house), seed), before)
    words = {"claims": "count" if house.get("claims") else "automatic"}
    order = [MOVE_TEXTS[card] for card in deal.order]
    plain = PlainDeal(game, order, honour=bool(house.get("honour")), **words)
    for move in before.split():
        plain.play(move)
    for depth, number in enumerate(counts, start=1):
        assert engine_perft(deal, depth) == number
        assert plain_perft(plain, depth) == number
