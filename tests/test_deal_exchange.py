# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The exchange of the lowest trump for the turn-up. Hearts are trumps."""

import pytest

from sixtysix.cards import HEARTS
from tests.positions import (
    MOVE_TEXTS,
    cards,
    four,
    legal,
    phase,
    play,
    position,
    stock_gone,
    stock_of,
    texts,
    three,
)

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
HANDS = ["SA CK DQ SJ HJ H9", "CA CT CQ CJ DT C9"]


def possible(deal):
    """Whether the player on turn may exchange."""
    return "exchange" in legal(deal)


@pytest.mark.parametrize(
    "game, allowed",
    [
        ("sixtysix", True),  # no trick needed
        ("zechcyk", True),
        ("danish", False),  # only with a trick won
        ("schnapsen", True),
        ("santase", False),  # not in the first trick
    ],
)
def test_at_the_first_lead(game, allowed):
    assert possible(position(game, HANDS, "HA")) is allowed


@pytest.mark.parametrize("game", TWO)
def test_after_winning_a_trick_before_and_after_drawing(game):
    deal = play(position(game, HANDS, "HA"), "SA CJ")
    assert phase(deal) == "before_draw"
    assert possible(deal)
    play(deal, "draw")
    assert possible(deal)


@pytest.mark.parametrize("game", TWO)
def test_the_two_cards_change_places(game):
    deal = play(position(game, HANDS, "HA"), "SA CJ draw")
    low, other = ("HJ", None) if game == "schnapsen" else ("H9", "HJ")
    play(deal, "exchange")
    hand = cards(deal.hands[0])
    assert "HA" in hand
    assert low not in hand
    assert other is None or other in hand
    assert MOVE_TEXTS[deal.turn_up] == low
    assert MOVE_TEXTS[deal.stock[-1]] == low
    assert deal.trump == HEARTS


@pytest.mark.parametrize("game", TWO)
def test_the_player_goes_on_with_his_turn_and_exchanges_once(game):
    deal = play(position(game, HANDS, "HA"), "SA CJ draw exchange")
    assert (phase(deal), deal.turn) == ("leading", 0)
    assert not possible(deal)
    assert {"CK", "HA"} <= legal(deal)


@pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "danish", "santase"])
def test_the_jack_is_not_the_lowest_trump_where_there_are_nines(game):
    hands = ["SA CK DQ SJ HJ S9", "CA CT CQ CJ DT C9"]
    assert not possible(play(position(game, hands, "HA"), "SA CJ draw"))


def test_the_player_who_does_not_lead_may_not():
    deal = position("sixtysix", [HANDS[1], HANDS[0]], "HA")
    assert not possible(deal)  # seat 0 has no nine of trumps
    play(deal, "CA")
    assert deal.turn == 1
    assert not possible(deal)  # seat 1 has it, but follows


@pytest.mark.parametrize("game", TWO)
def test_with_four_cards_in_the_stock(game):
    assert possible(stock_of(4, game, "before_draw"))


@pytest.mark.parametrize(
    "game, allowed",
    [
        ("sixtysix", True),
        ("zechcyk", True),
        ("danish", True),
        ("schnapsen", False),  # at least 3 cards, the turn-up included
        ("santase", False),  # at least 4
    ],
)
def test_with_the_last_two_cards_before_and_after_drawing(game, allowed):
    assert possible(stock_of(2, game)) is allowed
    assert possible(stock_of(2, game, "before_draw")) is allowed


def test_the_winner_of_the_last_open_trick_exchanges_and_the_loser_draws_the_nine():
    deal = play(stock_of(2, "sixtysix", "before_draw"), "exchange draw")
    assert {"HQ", "SK"} <= cards(deal.hands[0])
    assert "H9" in cards(deal.hands[1])


@pytest.mark.parametrize("game", TWO)
def test_not_when_the_stock_is_gone(game):
    deal = stock_gone(game)
    assert texts("HJ" if game == "schnapsen" else "H9") <= cards(deal.hands[0])
    assert not possible(deal)


@pytest.mark.parametrize(
    "game, allowed",
    [
        ("sixtysix", False),
        ("zechcyk", False),
        ("danish", True),  # with the face-down turn-up
        ("schnapsen", False),
        ("santase", False),
    ],
)
def test_after_a_closing(game, allowed):
    deal = play(position(game, HANDS, "HA"), "SA CJ draw close")
    assert possible(deal) is allowed


class TestDanishAfterAClosing:
    def test_the_turn_up_comes_into_the_hand(self):
        deal = play(position("danish", HANDS, "HA"), "SA CJ draw close exchange")
        assert "HA" in cards(deal.hands[0])
        assert MOVE_TEXTS[deal.stock[-1]] == "H9"
        assert not possible(deal)

    def test_the_closer_too_needs_a_trick(self):
        deal = play(position("danish", HANDS, "HA"), "close")
        assert not possible(deal)
        assert possible(play(deal, "SA CJ"))

    def test_the_other_player_may_when_he_is_on_lead_with_a_trick_won(self):
        deal = play(position("danish", [HANDS[1], HANDS[0]], "HA"), "close DT")
        assert not possible(deal)  # seat 1 follows
        play(deal, "DQ C9 CK")
        assert (phase(deal), deal.turn) == ("leading", 1)
        assert possible(deal)
        play(deal, "exchange")
        assert "HA" in cards(deal.hands[1])

    def test_it_is_possible_up_to_the_last_lead(self):
        hands = ["SA ST SK CA DA H9", "CJ CQ D9 DJ DQ C9"]
        deal = play(position("danish", hands, "HA", "HJ DK"), "SA C9 draw close")
        for trick in ["ST D9", "SK DJ", "CA CJ", "DA DQ", "HJ CQ"]:
            assert possible(deal)
            play(deal, trick)
        assert legal(deal) == texts("H9 exchange")
        assert cards(play(deal, "exchange").hands[0]) == texts("HA")


def test_three_and_four_know_no_exchange():
    first = "SA CK DQ SJ HJ H9"
    deal = four([first, "CA CT CQ CJ DT C9", "SK SQ ST S9 DA DK", "DJ D9 HQ HK HT HA"])
    assert legal(deal) == set(first.split())
    deal = three(
        ["SA CK DQ SJ HJ H9 S9 D9", "CA CT CQ CJ DT C9 SK ST", "SQ DA DK DJ HQ HK HT HA"],
        "name-H",
    )
    assert not possible(deal)
