# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
Positions with right answers, by the rules of Schnapsen.

Positions and answers are facts from M. Tompa"s "The Schnapsen Log" (psellos.com, the number is the
log"s column); the values of the first table were worked out again with the plain minimax.
"""

from tests.ai.minimax import Ending
from tests.positions import ruleset

# Both hands known, the stock gone, "me" on lead: name, trump, my hand, the other hand, points of
# both, value for me, all best leads, leads that the column shows to be wrong.
PERFECT = [
    (
        "singleton-tens-139",
        "D",
        "ST CT DA DT DQ",
        "SA CA CK CQ DJ",
        (26, 19),
        1,
        "DA DT DQ",
        "ST CT",
    ),
    (
        "last-trick-049",
        "D",
        "SK HJ CK DA DT",
        "ST SQ HA HQ DJ",
        (26, 34),
        1,
        "DA DT",
        "CK SK HJ",
    ),
    (
        "who-endplayed-069b",
        "D",
        "HA HK CK DJ",
        "SQ HT HQ DQ",
        (33, 47),
        1,
        "DJ",
        "CK",
    ),
    (
        "control-050-after-duck",
        "H",
        "SQ HK CA DT DQ",
        "HA HQ HJ DA DK",
        (60, 18),
        -1,
        "SQ HK CA DT DQ",
        "",
    ),
    (
        "best-worlds-119b",
        "H",
        "SK CA CK CJ DK",
        "SQ SJ HQ HJ CT",
        (33, 42),
        -1,
        "CA CJ CK DK SK",
        "",
    ),
    (
        "ragged-102-after-trump",
        "D",
        "SK SJ HQ HJ CQ",
        "ST SQ HT DA DK",
        (61, 7),
        1,
        "CQ HJ HQ",
        "",
    ),
    (
        "closing-in-099b",
        "C",
        "ST HT HK DA DJ",
        "SJ HQ HJ CK CJ",
        (27, 43),
        1,
        "DA DJ HK HT ST",
        "",
    ),
    (
        "elimination-006",
        "D",
        "SK HA HQ CQ CJ",
        "HT HJ DA SJ CK",
        (34, 34),
        1,
        "SK CQ CJ",
        "",
    ),
    (
        "tempo-027",
        "S",
        "SJ HQ CA CK CJ",
        "SA HA HK HJ CQ",
        (38, 29),
        1,
        "CA CK",
        "",
    ),
]

# Two cards in the stock, one of them the turn-up: name, trump, turn-up, my hand, the cards not
# seen (the other hand with the card led, and the face-down card), known in the other hand, points
# of both, card led or "", right moves (empty: not published), wrong moves.
ONE_UNKNOWN = [
    (
        "best-worlds-119",
        "H",
        "HJ",
        "SQ SJ HQ CT CQ",
        "SK CA CK CJ DK DA",
        "",
        (42, 19),
        "DA",
        "",
        "SJ",
    ),
    (
        "who-laughs-004",
        "H",
        "HJ",
        "HK HQ CA DT DQ",
        "SA ST HT CT DA DK",
        "",
        (5, 26),
        "ST",
        "HK HQ",
        "",
    ),
    (
        "last-trump-145",
        "S",
        "SJ",
        "ST HT CA CK CJ",
        "SK HA CT CQ DQ DJ",
        "DQ",
        (28, 40),
        "DQ",
        "HT",
        "",
    ),
    (
        "last-place-070",
        "H",
        "HQ",
        "SK HK CA DT DQ",
        "SA SQ HJ CQ DA DK",
        "",
        (31, 20),
        "",
        "DT",
        "",
    ),
    (
        "process-068",
        "D",
        "DJ",
        "SA HQ HJ CT DA",
        "HA HK CA CK CQ CJ",
        "",
        (27, 19),
        "",
        "SA",
        "DA CT HQ HJ",
    ),
]


def perfect_ending(problem):
    """The ending of a row of `PERFECT`; "me" is seat 0."""
    _, trump, mine, other, points, _, _, _ = problem
    hands = [mine.split(), other.split()]
    return Ending(ruleset("schnapsen"), trump, hands, 0, points, (1, 1), (0, 0))
