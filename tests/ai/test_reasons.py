# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The one-line reasons of hints."""

import pytest

from sixtysix.ai import reasons
from sixtysix.ai.player import NORMAL, Player
from sixtysix.deal import Deal
from sixtysix.notation import parse
from sixtysix.phases import OVER
from sixtysix.rulesets import NAMES
from sixtysix.view import View
from tests.ai.play import decide, position
from tests.positions import ruleset

WORTHLESS = ("H9 HJ S9 SK CJ D9", "DK DQ SA ST DA SJ")
MARRIAGE = ("SK SQ H9 CJ DK DT", "ST SJ HA HT CA CT")


def words(deal, move):
    code, number = reasons.reason(View(deal, deal.turn), parse(move))
    text = reasons.WORDS[code]
    return text % number if "%" in text else text


@pytest.mark.parametrize(
    "hands, turn_up, moves, move, expected",
    [
        (("HT H9 S9 SK CJ D9", "HA HJ SQ C9 DQ DJ"), "CA", "HT", "HA", "takes the trick for 21"),
        (WORTHLESS, "CA", "H9", "SJ", "keeps the marriage"),
        (WORTHLESS, "CA", "", "H9", "leads low and keeps the high cards"),
        (
            ("SK SQ H9 CJ DK DT", "ST SJ HA HT CA CT"),
            "SA",
            "",
            "SQ+",
            "declares the marriage for 40",
        ),
        (("S9 H9 HJ CJ DK DT", "SK SQ HA HT CA CT"), "SA", "", "exchange", "takes the turn-up"),
    ],
)
def test_examples(hands, turn_up, moves, move, expected):
    deal = position(ruleset("sixtysix"), hands, turn_up, moves=moves)
    assert words(deal, move).startswith(expected)


def test_a_certain_closing():
    hands = ("SA ST SK SQ HA HT", "S9 H9 HK C9 D9 DJ")
    deal = position(ruleset("sixtysix"), hands, "SJ", "CA DA", "HA HK draw")
    assert words(deal, "close") == "closes: 66 is certain"


@pytest.mark.parametrize("game", NAMES)
def test_every_move_has_a_reason(game):
    rules = ruleset(game)
    for seed in range(3):
        deal = Deal.shuffled(rules, seed)
        players = [Player(NORMAL) for _ in range(rules.seats)]
        while deal.phase != OVER:
            view = View(deal, deal.turn)
            for move in view.legal:
                code, number = reasons.reason(view, move)
                assert reasons.WORDS[code]
                assert number >= 0
            deal.play(decide(players[deal.turn], view))
