# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
Positions with right answers, by the rules of Schnapsen.

Positions and answers are facts from M. Tompa"s "The Schnapsen Log" (psellos.com, the number is the
log"s column); the values of the first table were worked out again with the plain minimax.
"""

from types import SimpleNamespace

from sixtysix import cards, notation
from sixtysix.phases import FOLLOWING, LEADING, NOBODY
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


def one_unknown_view(problem):
    """
    What "me", seat 0, sees in a row of `ONE_UNKNOWN`: a stand-in for a `View`, since no moves are
    published that lead there.
    """
    _, trump, turn_up, mine, unseen, known, points, led, _, _ = problem
    hand = notation.parse_cards(mine)
    known = notation.parse_cards(known)
    led_card = notation.card(led) if led else cards.NO_CARD
    hidden = notation.parse_cards(unseen) & ~known
    if led:
        hidden &= ~(1 << led_card)
        known &= ~(1 << led_card)
    size = cards.count(hand)
    return SimpleNamespace(
        rules=ruleset("schnapsen"),
        seat=0,
        side=0,
        dealer=1,
        stake=0,
        needs=(0, 0),
        phase=FOLLOWING if led else LEADING,
        turn=0,
        leader=1 if led else 0,
        trump=notation.SUITS.index(trump),
        turn_up=notation.card(turn_up),
        first_turn_up=notation.card(turn_up),
        stock_left=2,
        closer=NOBODY,
        points=points,
        pending=(0, 0),
        tricks=(1, 1),
        trick=bytes((led_card,)) if led else b"",
        log=b"",
        movers=b"",
        plays=b"",
        hand=hand,
        known=(0, known),
        counts=(size, size - 1 if led else size),
        legal=bytes(cards.each(hand)),  # no closing with two cards in the stock
        unseen=lambda: hidden,
        seed=lambda: b"problem",
    )
