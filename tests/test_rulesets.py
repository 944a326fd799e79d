# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The table of the rules, once more and by name: every parameter of every game."""

import pytest

from sixtysix import rulesets
from sixtysix.cards import FOLLOW, STRICT
from sixtysix.rulesets import HOUSE_FIELDS, NAMES, Ruleset, fields
from tests.positions import ruleset

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
YES, NO, NONE = 1, 0, 0

# Parameter: the value of sixtysix, zechcyk, danish, schnapsen, santase.
TWO_PLAYERS = {
    "pack": [24, 24, 24, 20, 24],
    "hand": [6, 6, 6, 5, 6],
    "seats": [2, 2, 2, 2, 2],
    "sides": [2, 2, 2, 2, 2],
    "duty_gone": [STRICT, STRICT, FOLLOW, STRICT, STRICT],
    "duty_closed": [STRICT, STRICT, FOLLOW, STRICT, STRICT],
    "last_bonus": [10, 10, 10, NONE, 10],
    "bonus_closed": [NO, YES, YES, NO, NO],
    "last_wins": [rulesets.BY_POINTS] * 3 + [rulesets.WINS_DEAL, rulesets.BY_POINTS],
    "exchange": [YES, YES, YES, YES, YES],
    "exchange_tricks": [0, 0, 1, 0, 0],
    "exchange_first": [YES, YES, YES, YES, NO],
    "exchange_stock": [1, 1, 1, 3, 4],
    "exchange_closed": [NO, NO, YES, NO, NO],
    "marriage_counts": [rulesets.LATER_TRICK] + [rulesets.ANY_TRICK] * 4,
    "marriage_queen": [NO, YES, NO, NO, NO],
    "marriage_gone": [NO, YES, YES, YES, YES],
    "marriage_closed": [YES, YES, YES, YES, YES],
    "marriage_first": [YES, YES, YES, YES, NO],
    "marriage_partner": [NO, NO, NO, NO, NO],
    "close_before": [YES, YES, YES, NO, NO],
    "close_after": [YES, YES, YES, YES, YES],
    "close_first": [YES, YES, YES, YES, NO],
    "close_stock": [1, 5, 1, 3, 4],
    "closed_score": [NO, NO, NO, YES, NO],
    "close_failed": [
        rulesets.TRICK_SINCE,
        rulesets.GENERAL,
        rulesets.THREE_FLAT,
        rulesets.TWO_OR_TRICKLESS,
        rulesets.THREE_FLAT,
    ],
    "wrong_claim": [2, 2, 2, rulesets.CLAIM_TRICKLESS, 3],
    "revoke": [2, 2, rulesets.VOID_POINTS, 2, 3],
    "look": [0, 1, 0, 0, 0],
    "next_dealer": [rulesets.ALTERNATE] * 4 + [rulesets.WINNER_DEALS],
    "losers_pay": [NO, NO, NO, NO, NO],
    "target": [7, 7, 7, 7, 11],
    "claims": [rulesets.AUTOMATIC] * 5,
    "show_points": [YES, YES, YES, YES, YES],
    "honour": [NO, NO, NO, NO, NO],
    "draw_stake": [NO, NO, YES, NO, NO],
}

# Parameter: the value of three, four.
MORE_PLAYERS = {
    "pack": [24, 24],
    "hand": [8, 6],
    "seats": [3, 4],
    "sides": [3, 2],
    "duty_gone": [STRICT, STRICT],
    "last_bonus": [10, 10],
    "last_wins": [rulesets.BY_POINTS, rulesets.BY_POINTS],
    "exchange": [NO, NO],
    "marriage_counts": [rulesets.LATER_TRICK, rulesets.LATER_TRICK],
    "marriage_queen": [NO, NO],
    "marriage_gone": [YES, YES],
    "marriage_first": [YES, YES],
    "marriage_partner": [NO, YES],
    "close_before": [NO, NO],
    "close_after": [NO, NO],
    "wrong_claim": [2, 2],
    "look": [0, 0],
    "next_dealer": [rulesets.ALTERNATE, rulesets.ALTERNATE],
    "losers_pay": [YES, NO],
    "target": [12, 7],
    "claims": [rulesets.AUTOMATIC, rulesets.AUTOMATIC],
    "show_points": [YES, YES],
    "honour": [NO, NO],
    "draw_stake": [NO, NO],
}


@pytest.mark.parametrize("field", TWO_PLAYERS)
def test_two_players(field):
    assert [getattr(ruleset(game), field) for game in TWO] == TWO_PLAYERS[field]


@pytest.mark.parametrize("field", MORE_PLAYERS)
def test_three_and_four_players(field):
    values = [getattr(ruleset(game), field) for game in ["three", "four"]]
    assert values == MORE_PLAYERS[field]


def test_every_parameter_is_in_the_table():
    # The pattern of dealing has its tests in test_deal_cards.py.
    assert set(TWO_PLAYERS) | {"pattern"} == set(fields())


def test_the_numbers_of_the_games_are_fixed_by_records():
    assert NAMES == ("sixtysix", "zechcyk", "danish", "schnapsen", "santase", "three", "four")
    numbers = [rulesets.SIXTYSIX, rulesets.ZECHCYK, rulesets.DANISH, rulesets.SCHNAPSEN]
    assert [*numbers, rulesets.SANTASE, rulesets.THREE, rulesets.FOUR] == list(range(7))
    assert [Ruleset(row).row for row in range(7)] == list(range(7))


def test_the_house_rules():
    assert set(HOUSE_FIELDS) == {
        "claims",
        "show_points",
        "honour",
        "marriage_counts",
        "target",
        "draw_stake",
    }


def test_a_ruleset_knows_what_was_changed():
    assert ruleset("danish").changed() == {}
    assert ruleset("danish", target=7).changed() == {}
    assert ruleset("danish", target=9, honour=1).changed() == {"target": 9, "honour": 1}


def test_equal_rules_are_equal():
    assert ruleset("danish") == ruleset("danish")
    assert ruleset("danish", target=9) == ruleset("danish", target=9)
    assert ruleset("danish") != ruleset("danish", target=9)
    assert ruleset("danish") != ruleset("schnapsen")
    assert ruleset("danish") != "danish"


def test_the_repr_is_python():
    names = {name.upper(): row for row, name in enumerate(NAMES)}
    rules = ruleset("santase", target=7, claims=1)
    assert eval(repr(rules), {"Ruleset": Ruleset, **names}) == rules


@pytest.mark.parametrize("row", [-1, 7, 255])
def test_no_other_games(row):
    with pytest.raises(ValueError):
        Ruleset(row)


def test_no_other_parameters():
    with pytest.raises(ValueError):
        Ruleset(0, colour="red")
