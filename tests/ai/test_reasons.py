# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The one-line reasons of hints."""

import pytest

from sixtysix.ai import reasons
from sixtysix.ai.player import NORMAL, Player
from sixtysix.deal import Deal
from sixtysix.notation import parse
from sixtysix.notation import text as text_of
from sixtysix.phases import OVER
from sixtysix.rulesets import NAMES
from sixtysix.texts import Texts
from sixtysix.ui.widgets import wrap
from sixtysix.view import View
from tests.ai.play import decide, position
from tests.positions import ruleset

WORTHLESS = ("H9 HJ S9 SK CJ D9", "DK DQ SA ST DA SJ")
MARRIAGE = ("SK SQ H9 CJ DK DT", "ST SJ HA HT CA CT")


@pytest.fixture(scope="module")
def texts():
    """The texts in English, with those of the hints."""
    english = Texts(0)
    english.section("hint")
    return english


def words(texts, deal, move):
    """Return the reason of a move, given as a text, in words."""
    code, number = reasons.reason(View(deal, deal.turn), parse(move))
    text = texts.numbered("HINT", code)
    return text % number if "%d" in text else text


@pytest.mark.parametrize(
    "hands, turn_up, moves, move, expected",
    [
        (("HT H9 S9 SK CJ D9", "HA HJ SQ C9 DQ DJ"), "CA", "HT", "HA", "Takes the trick for 21."),
        (WORTHLESS, "CA", "H9", "SJ", "Keeps the marriage."),
        (WORTHLESS, "CA", "H9", "DQ", "Keeps better cards."),
        (WORTHLESS, "CA", "", "H9", "Leads low and keeps the high cards."),
        (MARRIAGE, "SA", "", "SQ+", "Shows the marriage for 40."),
        (("S9 H9 HJ CJ DK DT", "SK SQ HA HT CA CT"), "SA", "", "exchange", "The turn-up is worth"),
        (("HA HT S9 SK CJ D9", "H9 HJ SQ C9 DQ DJ"), "CA", "", "HA", "Only a trump can beat it."),
        (("CA HT S9 SK CJ D9", "H9 HJ SQ C9 DQ DJ"), "CT", "", "CA", "Nothing can beat it."),
        (
            ("CA HT S9 SK CJ D9", "H9 HJ SQ C9 DQ DJ"),
            "CT",
            "HT",
            "H9",
            "Gives away no more than 10.",
        ),
    ],
)
def test_examples(texts, hands, turn_up, moves, move, expected):
    deal = position(ruleset("sixtysix"), hands, turn_up, moves=moves)
    assert words(texts, deal, move).startswith(expected)


def test_a_certain_closing(texts):
    hands = ("SA ST SK SQ HA HT", "S9 H9 HK C9 D9 DJ")
    deal = position(ruleset("sixtysix"), hands, "SJ", "CA DA", "HA HK draw")
    assert words(texts, deal, "close") == "66 is certain."


def test_drawing_and_claiming(texts):
    hands = ("SA ST SK SQ HA HT", "S9 H9 HK C9 D9 DJ")
    deal = position(ruleset("sixtysix"), hands, "SJ", "CA DA", "HA HK")
    assert words(texts, deal, "draw") == "Closing is not worth it."
    deal = position(ruleset("zechcyk", claims=1), hands, "SJ", "CA DA", "HA HK draw SQ+")
    assert words(texts, deal, "pass") == "Only 55 points: no claim."


@pytest.mark.parametrize("claims", [0, 1])
@pytest.mark.parametrize("game", NAMES)
def test_every_move_has_a_reason_that_fits(texts, game, claims):
    rules = ruleset(game, claims=claims)
    for seed in range(3):
        deal = Deal.shuffled(rules, seed)
        players = [Player(NORMAL) for _ in range(rules.seats)]
        while deal.phase != OVER:
            view = View(deal, deal.turn)
            for move in view.legal:
                text = words(texts, deal, text_of(move))
                assert text
                assert len(wrap(text, 26)) <= 2
            deal.play(decide(players[deal.turn], view))
