# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Honour play: any card may be chosen, and a revoke is found out. Hearts are trumps."""

import pytest

from tests.positions import cards, legal, phase, play, position, result, stock_gone

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
ENDING = [("sixtysix", 2), ("zechcyk", 2), ("schnapsen", 2), ("santase", 3)]
HONOUR = {"honour": 1}


@pytest.mark.parametrize("game", TWO)
def test_every_card_in_hand_may_be_chosen(game):
    deal = play(stock_gone(game, **HONOUR), "SK")
    assert legal(deal) == cards(deal.hands[1])
    deal = play(stock_gone(game), "SK")
    assert legal(deal) != cards(deal.hands[1])


class TestTheDealIsOver:
    @pytest.mark.parametrize("game, cost", ENDING)
    @pytest.mark.parametrize(
        "lead, revoke",
        [
            ("SK", "DT"),  # spades in hand
            ("SK", "HK"),  # trumped with spades in hand
            ("SK", "SJ"),  # the ace could beat
            ("CK", "DT"),  # void, but trumps in hand
        ],
    )
    def test_when_the_trick_is_complete(self, game, cost, lead, revoke):
        deal = play(stock_gone(game, **HONOUR), lead)
        assert phase(deal) == "following"
        assert result(play(deal, revoke)) == (0, "REVOKE", [cost, 0])

    @pytest.mark.parametrize("game, cost", ENDING)
    def test_in_a_closed_deal_too(self, game, cost):
        hands = ["SK CK CQ DJ DQ S9", "SA SJ HK DT HQ D9"]
        deal = position(game, hands, "HT", tricks="DA DK", **HONOUR)
        assert result(play(deal, "close SK DT")) == (0, "REVOKE", [cost, 0])

    def test_whoever_revokes(self):
        deal = play(stock_gone("sixtysix", **HONOUR), "SK SA DT CK")
        assert result(deal) == (1, "REVOKE", [0, 2])  # the jack of diamonds was due

    def test_the_stake_is_added(self):
        deal = play(stock_gone("sixtysix", stake=1, **HONOUR), "SK DT")
        assert result(deal) == (0, "REVOKE", [3, 0])

    def test_it_counts_more_than_66_made_with_the_same_trick(self):
        # Seat 0 trumps the ace of spades, for 66, and has the nine of spades.
        deal = play(stock_gone("sixtysix", **HONOUR), "CK HK SJ SK DJ DK SA H9")
        assert deal.points[0] == 49 + 6 + 11
        assert result(deal) == (1, "REVOKE", [0, 2])


class TestNoRevoke:
    @pytest.mark.parametrize("game", TWO)
    @pytest.mark.parametrize("line", ["SK SA", "CK HK", "CK HQ"])
    def test_a_dutiful_reply(self, game, line):
        assert phase(play(stock_gone(game, **HONOUR), line)) == "leading"

    @pytest.mark.parametrize("game", TWO)
    def test_anything_while_the_stock_is_open(self, game):
        hands = ["SK CK CQ DJ DQ S9", "SA SJ HK DT HQ D9"]
        deal = position(game, hands, "HT", tricks="DA DK", **HONOUR)
        assert phase(play(deal, "SK DT")) == "before_draw"

    def test_danish_not_beating_is_no_revoke_nor_is_not_trumping(self):
        assert phase(play(stock_gone("danish", **HONOUR), "SK SJ")) == "leading"
        deal = play(stock_gone("danish", **HONOUR), "CK DT")
        assert phase(deal) == "leading"
        assert deal.points[1] == 24


class TestDanish:
    """The revoker's card points of the whole deal are void; play goes on."""

    def test_earlier_points_are_void(self):
        deal = play(stock_gone("danish", **HONOUR), "SK DT")
        assert list(deal.points) == [49 + 14, 0]
        assert (phase(deal), deal.turn) == ("leading", 0)

    def test_later_points_and_the_last_trick_bonus_are_void_too(self):
        deal = play(stock_gone("danish", **HONOUR), "CK HK")  # dutiful: seat 1 has no club
        play(deal, "HQ DJ")  # seat 0 has the nine of trumps: a revoke
        assert list(deal.points) == [0, 24 + 8 + 5]
        play(deal, "DT H9")  # dutiful: it has no diamond any more
        assert list(deal.points) == [0, 37]
        play(deal, "SK SJ S9 SA")
        assert list(deal.points) == [0, 37 + 11]
        play(deal, "DK CQ")  # the last trick: 7 and the bonus
        assert list(deal.points) == [0, 48 + 7 + 10]
        assert result(deal) == (None, "DRAWN", [0, 0])

    def test_the_bonus_of_a_last_trick_won_by_the_revoker_is_void(self):
        deal = play(stock_gone("danish", **HONOUR), "CK HK HQ DJ DT H9 CQ DK SK SJ")
        assert list(deal.points) == [0, 37]
        play(deal, "S9 SA")
        assert list(deal.points) == [0, 37 + 11 + 10]
        deal = play(stock_gone("danish", **HONOUR), "CK HK HQ DJ DT H9 S9 SA DK CQ SJ SK")
        assert list(deal.points) == [0, 37 + 11 + 7]  # six and the bonus are lost

    def test_the_trick_stands_as_played_and_counts_as_a_trick(self):
        # Seat 1 trumps a spade with spades in hand: the trick is its own.
        deal = play(stock_gone("danish", **HONOUR), "SK HK")
        assert deal.turn == 1
        assert list(deal.tricks) == [4, 3]
        assert list(deal.points) == [49, 0]

    def test_marriages_stay(self):
        hands = ["SK SQ HK HQ CJ C9", "SA ST DA DT DK D9"]
        deal = position("danish", hands, "HT", tricks="CA DJ", **HONOUR)
        play(deal, "close SQ+ SA DA CJ")
        assert list(deal.points) == [13 + 20, 14 + 13]
        play(deal, "DT HQ")  # dutiful: no diamond
        assert list(deal.points) == [33 + 13, 27]
        play(deal, "SK DK")  # seat 1 has the ten of spades: a revoke
        assert list(deal.points) == [46 + 8, 0]
        deal = position("danish", hands, "HT", tricks="CA DJ", **HONOUR)
        play(deal, "close SQ+ SA ST HK")  # seat 0 has the king of spades: a revoke
        assert list(deal.points) == [20, 14]

    def test_a_marriage_declared_later_counts(self):
        deal = play(stock_gone("danish", **HONOUR), "SK SA SJ DJ")  # seat 0 has the nine
        assert list(deal.points) == [0, 24 + 15 + 4]
        play(deal, "DK H9 CQ+")
        assert list(deal.points) == [20, 43]

    def test_the_loser_is_under_33_without_his_void_points(self):
        # Seat 0 has 49 points, all void; seat 1 goes on to 66.
        deal = play(stock_gone("danish", **HONOUR), "CK HK HQ DJ DT CQ SA S9 DK SK")
        assert list(deal.points) == [0, 24 + 8 + 5 + 13 + 11 + 8]
        assert result(deal) == (1, "SIXTY_SIX", [0, 2])

    def test_a_second_revoke_changes_nothing_more(self):
        deal = play(stock_gone("danish", **HONOUR), "SK DT CK DK")
        assert list(deal.points) == [49 + 14 + 8, 0]
