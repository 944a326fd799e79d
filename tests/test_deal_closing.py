# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Closing the stock: who may, when, and what it changes. Hearts are trumps."""

import pytest

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
    three,
)

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
HANDS = ["SA CK DQ SJ HJ S9", "CA CT CQ CJ DT C9"]


def possible(deal):
    """Whether the player on turn may close."""
    return "close" in legal(deal)


class TestWhoAndWhen:
    @pytest.mark.parametrize(
        "game, allowed",
        [
            ("sixtysix", True),
            ("zechcyk", True),
            ("danish", True),
            ("schnapsen", True),
            ("santase", False),  # not in the first trick
        ],
    )
    def test_at_the_first_lead(self, game, allowed):
        assert possible(position(game, HANDS, "HA")) is allowed

    @pytest.mark.parametrize("game", TWO)
    def test_after_drawing(self, game):
        deal = play(position(game, HANDS, "HA"), "SA CJ draw")
        assert phase(deal) == "leading"
        assert possible(deal)

    @pytest.mark.parametrize(
        "game, allowed",
        [
            ("sixtysix", True),
            ("zechcyk", True),
            ("danish", True),
            ("schnapsen", False),  # only after drawing
            ("santase", False),
        ],
    )
    def test_before_drawing(self, game, allowed):
        deal = play(position(game, HANDS, "HA"), "SA CJ")
        assert phase(deal) == "before_draw"
        assert possible(deal) is allowed

    def test_zechcyk_more_than_four_cards_in_the_stock(self):
        # The count is that of the cards that lie there, before and after drawing.
        assert possible(stock_of(6, "zechcyk", "before_draw"))
        assert possible(stock_of(6, "zechcyk"))
        assert not possible(stock_of(4, "zechcyk", "before_draw"))
        assert not possible(stock_of(4, "zechcyk"))

    @pytest.mark.parametrize("game", ["sixtysix", "danish", "schnapsen", "santase"])
    def test_with_four_cards_in_the_stock(self, game):
        assert possible(stock_of(4, game))

    @pytest.mark.parametrize(
        "game, allowed",
        [
            ("sixtysix", True),
            ("zechcyk", False),
            ("danish", True),
            ("schnapsen", False),  # at least 3 cards, the turn-up included
            ("santase", False),  # at least 4
        ],
    )
    def test_with_two_cards_in_the_stock(self, game, allowed):
        assert possible(stock_of(2, game)) is allowed

    @pytest.mark.parametrize("game", ["sixtysix", "danish"])
    def test_at_the_last_two_cards_before_the_draw_and_not_after(self, game):
        deal = stock_of(2, game, "before_draw")
        assert possible(deal)
        assert not possible(play(deal, "draw"))

    @pytest.mark.parametrize("game", TWO)
    def test_not_when_the_stock_is_gone(self, game):
        assert not possible(stock_gone(game))

    @pytest.mark.parametrize("game", TWO)
    def test_not_by_the_follower(self, game):
        deal = play(position(game, HANDS, "HA"), "SA CJ draw CK")
        assert not possible(deal)

    @pytest.mark.parametrize("game", TWO)
    def test_once(self, game):
        deal = play(position(game, HANDS, "HA"), "SA CJ draw close")
        assert not possible(deal)
        play(deal, "CK CT")  # seat 1 must beat, and leads
        assert deal.turn == 1
        assert not possible(deal)


class TestWhatItChanges:
    @pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "danish"])
    def test_before_drawing_both_keep_five_cards(self, game):
        deal = play(position(game, HANDS, "HA"), "SA CJ close")
        assert (phase(deal), deal.turn, deal.closer) == ("leading", 0, 0)
        assert cards(deal.hands[0]) == {"CK", "DQ", "SJ", "HJ", "S9"}
        assert cards(deal.hands[1]) == {"CA", "CT", "CQ", "DT", "C9"}
        assert deal.stock_left() == 12

    @pytest.mark.parametrize("game", TWO)
    def test_nobody_draws_again(self, game):
        deal = play(position(game, HANDS, "HA"), "SA CJ draw close")
        left = deal.stock_left()
        play(deal, "CK CT")
        assert (phase(deal), deal.turn) == ("leading", 1)
        assert deal.stock_left() == left
        assert len(cards(deal.hands[0])) == len(cards(deal.hands[1])) == deal.rules.hand - 1

    @pytest.mark.parametrize("game", TWO)
    def test_the_turn_up_stays_under_the_stock(self, game):
        deal = play(position(game, HANDS, "HA"), "SA CJ draw close")
        assert MOVE_TEXTS[deal.stock[-1]] == "HA"
        assert "HA" not in cards(deal.hands[0]) | cards(deal.hands[1])

    @pytest.mark.parametrize("game", TWO)
    def test_it_is_no_lead_the_closer_goes_on(self, game):
        deal = play(position(game, HANDS, "HA"), "SA CJ draw close")
        assert (phase(deal), deal.turn, deal.closer) == ("leading", 0, 0)
        assert cards(deal.hands[0]) <= legal(deal)

    def test_the_winner_of_a_trick_may_close_whoever_led(self):
        deal = play(position("sixtysix", HANDS, "HA"), "CK CT close")
        assert (deal.turn, deal.closer) == (1, 1)
        assert phase(play(deal, "C9")) == "following"

    def test_the_deal_lasts_as_long_as_the_hands(self):
        deal = play(position("sixtysix", HANDS, "HA"), "close")
        tricks = 0
        while phase(deal) != "over":
            tricks += 1
            for _ in range(2):
                play(deal, min(legal(deal) - {"close"}, key=lambda card: "9JQKTA".index(card[1])))
        assert tricks == 6


def test_three_and_four_have_nothing_to_close():
    hands = ["SA CK DQ SJ HJ H9", "CA CT CQ CJ DT C9", "SK SQ ST S9 DA DK", "DJ D9 HQ HK HT HA"]
    assert not possible(four(hands))
    hands = ["SA CK DQ SJ HJ H9 S9 D9", "CA CT CQ CJ DT C9 SK ST", "SQ DA DK DJ HQ HK HT HA"]
    assert not possible(three(hands, "name-H"))
