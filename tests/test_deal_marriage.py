# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Marriages of two players: who may declare, with which card, and when the points count."""

import pytest

from tests.positions import legal, phase, play, position, result, stock_gone, stock_of, texts

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
ANY_TRICK, LATER_TRICK = 0, 1
# Hearts are trumps.
HANDS = ["SK SQ HK HQ CJ C9", "SA ST DA DT DK D9"]


def marriages(deal):
    """The marriages that the player on turn may declare."""
    return {move for move in legal(deal) if move.endswith("+")}


def after_a_trick(game, **changes):
    """The same hands after a trick that seat 0 has won: 13 points."""
    return position(game, HANDS, "HT", tricks="CA DJ", **changes)


class TestWhoAndWith:
    @pytest.mark.parametrize(
        "game, allowed",
        [
            ("sixtysix", "SK+ SQ+ HK+ HQ+"),
            ("zechcyk", "SQ+ HQ+"),
            ("danish", "SK+ SQ+ HK+ HQ+"),
            ("schnapsen", "SK+ SQ+ HK+ HQ+"),
            ("santase", ""),  # none in the first trick of the deal
        ],
    )
    def test_at_the_first_lead(self, game, allowed):
        assert marriages(position(game, HANDS, "HT")) == texts(allowed)

    @pytest.mark.parametrize(
        "game, allowed",
        [
            ("sixtysix", "SK+ SQ+ HK+ HQ+"),
            ("zechcyk", "SQ+ HQ+"),  # led with the queen
            ("danish", "SK+ SQ+ HK+ HQ+"),
            ("schnapsen", "SK+ SQ+ HK+ HQ+"),
            ("santase", "SK+ SQ+ HK+ HQ+"),
        ],
    )
    def test_at_a_later_lead(self, game, allowed):
        assert marriages(after_a_trick(game)) == texts(allowed)

    @pytest.mark.parametrize(
        "game, allowed",
        [
            ("sixtysix", ""),
            ("zechcyk", "CQ+"),
            ("danish", "CK+ CQ+"),
            ("schnapsen", "CK+ CQ+"),
            ("santase", "CK+ CQ+"),
        ],
    )
    def test_with_the_stock_gone(self, game, allowed):
        assert marriages(stock_gone(game)) == texts(allowed)

    @pytest.mark.parametrize("game", TWO)
    def test_with_two_cards_in_the_stock(self, game):
        assert "CQ+" in marriages(stock_of(2, game))

    @pytest.mark.parametrize("game", TWO)
    def test_after_a_closing(self, game):
        # A closed stock is not an exhausted one, for sixtysix either.
        assert {"SQ+", "HQ+"} <= marriages(play(after_a_trick(game), "close"))

    @pytest.mark.parametrize("game", TWO)
    def test_only_by_the_player_on_lead(self, game):
        deal = position(game, [HANDS[1], HANDS[0]], "HT", tricks="CA DJ")
        assert marriages(play(deal, "D9" if game != "schnapsen" else "DK")) == set()

    @pytest.mark.parametrize("game", TWO)
    def test_not_before_drawing(self, game):
        deal = position(game, HANDS, "HT")
        play(deal, "HK DK")
        assert phase(deal) == "before_draw"
        assert marriages(deal) == set()

    def test_both_cards_must_be_in_the_hand(self):
        deal = position("sixtysix", ["SK HQ CK DQ CJ C9", "SA ST DA DT DK D9"], "HT")
        assert marriages(deal) == set()

    def test_a_marriage_is_declared_once(self):
        deal = play(position("sixtysix", HANDS, "HT"), "HK+ D9 draw")
        assert "HQ" in legal(deal)
        assert marriages(deal) == texts("SK+ SQ+")

    def test_king_or_queen_may_be_led_without_declaring(self):
        deal = play(position("sixtysix", HANDS, "HT"), "HK D9")
        assert list(deal.points) == [4, 0]
        assert list(deal.pending) == [0, 0]


class TestPoints:
    def test_20_and_40_in_trumps(self):
        deal = position("danish", HANDS, "HT")
        assert list(play(deal, "SK+").pending) == [20, 0]
        deal = position("danish", HANDS, "HT")
        assert list(play(deal, "HQ+").pending) == [40, 0]

    @pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "danish", "schnapsen"])
    def test_before_the_first_own_trick_they_are_pending(self, game):
        deal = play(position(game, HANDS, "HT"), "SQ+")
        assert (list(deal.points), list(deal.pending)) == ([0, 0], [20, 0])

    @pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "danish", "schnapsen"])
    def test_they_count_when_the_declaring_trick_is_won(self, game):
        deal = play(position(game, HANDS, "HT"), "HQ+ DT")
        assert (list(deal.points), list(deal.pending)) == ([40 + 13, 0], [0, 0])

    @pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "danish", "schnapsen"])
    def test_they_stay_pending_while_tricks_are_lost_and_count_with_the_next_won(self, game):
        deal = play(position(game, HANDS, "HT"), "SQ+ SA draw")
        assert (list(deal.points), list(deal.pending)) == ([0, 14], [20, 0])
        play(deal, "DK CJ draw")
        assert (list(deal.points), list(deal.pending)) == ([0, 14 + 6], [20, 0])
        play(deal, "DT HQ")
        assert (list(deal.points), list(deal.pending)) == ([13 + 20, 20], [0, 0])

    @pytest.mark.parametrize(
        "game, points, pending",
        [
            ("sixtysix", 13, 20),  # only with a later trick
            ("zechcyk", 33, 0),
            ("danish", 33, 0),
            ("schnapsen", 33, 0),
            ("santase", 33, 0),
        ],
    )
    def test_with_a_trick_won_before(self, game, points, pending):
        deal = play(after_a_trick(game), "SQ+")
        assert (deal.points[0], deal.pending[0]) == (points, pending)

    @pytest.mark.parametrize(
        "game, points, pending",
        [
            ("sixtysix", 13, 20),
            ("zechcyk", 33, 0),
            ("danish", 33, 0),
            ("schnapsen", 33, 0),
            ("santase", 33, 0),
        ],
    )
    def test_with_a_trick_won_before_and_the_declaring_trick_lost(self, game, points, pending):
        deal = play(after_a_trick(game), "SQ+ SA")
        assert (deal.points[0], deal.pending[0]) == (points, pending)

    def test_sixtysix_the_declaring_trick_is_a_later_trick(self):
        deal = play(after_a_trick("sixtysix"), "HQ+ DK")
        assert (deal.points[0], deal.pending[0]) == (13 + 40 + 7, 0)

    def test_the_first_counts_with_the_first_trick_and_the_second_then_at_once(self):
        hands = ["SK SQ DK DQ CJ C9", "SA ST CA CT HA HT"]
        deal = play(position("danish", hands, "HJ", "H9 HK"), "SQ+ SA draw ST CJ draw")
        assert list(deal.pending) == [20, 0]
        play(deal, "CT HK draw")
        assert list(deal.points) == [20 + 14, 14 + 12]
        play(deal, "DQ+")
        assert (list(deal.points), deal.pending[0]) == ([20 + 14 + 20, 14 + 12], 0)

    def test_house_rule_any_own_trick(self):
        deal = play(after_a_trick("sixtysix", marriage_counts=ANY_TRICK), "SQ+")
        assert (deal.points[0], deal.pending[0]) == (33, 0)

    def test_house_rule_later_trick(self):
        deal = play(after_a_trick("danish", marriage_counts=LATER_TRICK), "SQ+")
        assert (deal.points[0], deal.pending[0]) == (13, 20)


class TestSixtySix:
    """Seat 0 has 49 points (schnapsen: 48) and declares 20."""

    @pytest.mark.parametrize("game", ["zechcyk", "danish", "schnapsen", "santase"])
    def test_a_marriage_that_counts_at_once_ends_the_deal_before_the_answer(self, game):
        deal = play(stock_gone(game), "CQ+")
        # 69 (68) to 24 (27): the loser has a trick and is under 33.
        assert result(deal) == (0, "SIXTY_SIX", [2, 0])

    def test_a_pending_marriage_never_makes_66(self):
        deal = play(stock_of(2, "sixtysix", "before_draw"), "close CQ+")
        assert (deal.points[0], deal.pending[0]) == (49, 20)
        assert phase(deal) == "following"

    def test_it_does_when_its_trick_is_won(self):
        deal = position(
            "sixtysix",
            ["CK CQ SK SJ DJ D9", "C9 CJ HK SQ DK DQ"],
            "HJ",
            tricks="SA ST, HA HT, DA CA",
        )
        assert list(deal.points) == [21 + 21 + 22, 0]
        play(deal, "close CQ+")
        assert (phase(deal), deal.points[0], deal.pending[0]) == ("following", 64, 20)
        play(deal, "C9")
        assert deal.points[0] == 64 + 3 + 20
        assert result(deal) == (0, "SIXTY_SIX", [3, 0])

    def test_house_rule_any_own_trick_ends_it_at_once(self):
        deal = stock_of(2, "sixtysix", "before_draw", marriage_counts=ANY_TRICK)
        assert result(play(deal, "close CQ+")) == (0, "SIXTY_SIX", [2, 0])


def test_points_still_pending_do_not_save_the_loser_from_under_33():
    # Seat 0 wins 14 points, declares 20 and wins no trick any more.
    hands = ["SK SQ C9 CJ DJ D9", "SA ST HA HT HK CT"]
    deal = position("sixtysix", hands, "HQ", "DA HJ", tricks="CA CQ")
    play(deal, "SQ+ SA draw close HA HJ HT C9 HK D9 DA DJ ST SK")
    assert (list(deal.points), deal.pending[0]) == ([14, 14 + 13 + 10 + 4 + 13 + 14], 20)
    assert result(deal) == (1, "SIXTY_SIX", [0, 2])
