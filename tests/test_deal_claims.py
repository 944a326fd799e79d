# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Claims of 66: by the device, or by the players, who may be wrong. Hearts are trumps."""

import pytest

from tests.positions import legal, phase, play, position, result, stock_gone, stock_of, texts

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
COUNT = {"claims": 1}

# Seat 0 takes 21 + 20 + 15 + 21 = 77 in four tricks.
MASTERS = ["HA HT SA CA DA S9", "ST CT SK DT DK D9"]
MASTERS_LINE = "HA ST draw HT CT draw SA SK draw DA DT"
# Seat 0 has the marriages, seat 1 what beats them.
MARRIAGES = ["SK SQ HK HQ CJ C9", "SA ST DA DT DK D9"]


class TestAutomatic:
    @pytest.mark.parametrize("game", TWO)
    def test_nobody_can_claim(self, game):
        deal = position(game, MARRIAGES, "HT")
        for move in ["HK", "DK", "draw"]:
            assert "claim" not in legal(deal)
            play(deal, move)
        assert "claim" not in legal(deal)

    def test_nobody_is_asked_after_a_marriage(self):
        assert phase(play(position("sixtysix", MARRIAGES, "HT"), "SK+")) == "following"


class TestWhen:
    @pytest.mark.parametrize("game", TWO)
    def test_on_lead_and_right_after_winning_a_trick(self, game):
        deal = position(game, MASTERS, "HK", **COUNT)
        assert "claim" in legal(deal)  # on lead, though it would be wrong
        play(deal, "HA")
        assert "claim" not in legal(deal)  # the follower only plays
        play(deal, "ST")
        assert phase(deal) == "before_draw"
        assert "claim" in legal(deal)
        play(deal, "draw")
        assert "claim" in legal(deal)

    def test_in_a_closed_deal_and_with_the_stock_gone(self):
        assert "claim" in legal(play(position("sixtysix", MASTERS, "HK", **COUNT), "close"))
        assert "claim" in legal(stock_gone("sixtysix", **COUNT))

    @pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "danish", "schnapsen"])
    def test_right_after_declaring_a_marriage_before_the_answer(self, game):
        deal = play(position(game, MARRIAGES, "HT", **COUNT), "SQ+")
        assert (phase(deal), deal.turn) == ("claiming", 0)
        assert legal(deal) == texts("claim pass")
        play(deal, "pass")
        assert (phase(deal), deal.turn) == ("following", 1)
        assert "SA" in legal(deal)

    def test_after_the_very_last_trick_its_winner(self):
        deal = stock_gone("sixtysix", **COUNT)
        play(deal, "CK HQ DT DJ DK H9 CQ HK SA S9 SJ SK")
        assert (phase(deal), deal.turn) == ("claiming", 0)
        assert legal(deal) == texts("claim pass")

    @pytest.mark.parametrize("game", TWO)
    def test_the_deal_goes_on_until_somebody_claims(self, game):
        deal = play(position(game, MASTERS, "HK", **COUNT), MASTERS_LINE)
        assert (phase(deal), deal.points[0]) == ("before_draw", 77)


class TestRight:
    @pytest.mark.parametrize("game", TWO)
    def test_it_wins_as_the_device_would(self, game):
        deal = play(position(game, MASTERS, "HK", **COUNT), MASTERS_LINE + " claim")
        assert result(deal) == (0, "SIXTY_SIX", [3, 0])

    @pytest.mark.parametrize("game", TWO)
    def test_it_may_come_later(self, game):
        deal = play(position(game, MASTERS, "HK", **COUNT), MASTERS_LINE + " draw claim")
        assert result(deal) == (0, "SIXTY_SIX", [3, 0])

    @pytest.mark.parametrize("game", ["zechcyk", "danish", "schnapsen", "santase"])
    def test_with_a_marriage_that_counts_at_once(self, game):
        deal = play(stock_gone(game, **COUNT), "CQ+ claim")
        assert result(deal) == (0, "SIXTY_SIX", [2, 0])

    def test_with_the_last_trick_and_its_bonus(self):
        deal = stock_gone("sixtysix", **COUNT)
        play(deal, "CK HQ DT DJ DK H9 CQ HK SA S9 SJ SK claim")
        assert result(deal) == (0, "SIXTY_SIX", [1, 0])

    def test_the_first_to_claim_wins_not_the_first_to_have_66(self):
        # Seat 0 has 69 from its marriage on; seat 1 wins the last tricks and claims 71.
        deal = stock_gone("danish", **COUNT)
        play(deal, "CQ+ pass HK DT DJ DK H9 CK HQ SJ SK S9 SA")
        assert list(deal.points) == [79, 71]
        assert result(play(deal, "claim")) == (1, "SIXTY_SIX", [0, 1])


class TestWrong:
    @pytest.mark.parametrize(
        "game, cost",
        [("sixtysix", 2), ("zechcyk", 2), ("danish", 2), ("schnapsen", 3), ("santase", 3)],
    )
    def test_against_an_opponent_without_a_trick(self, game, cost):
        deal = play(position(game, MASTERS, "HK", **COUNT), "HA ST claim")
        assert result(deal) == (1, "WRONG_CLAIM", [0, cost])

    @pytest.mark.parametrize(
        "game, cost",
        [("sixtysix", 2), ("zechcyk", 2), ("danish", 2), ("schnapsen", 2), ("santase", 3)],
    )
    def test_against_an_opponent_with_a_trick(self, game, cost):
        deal = play(position(game, MARRIAGES, "HT", **COUNT), "SK SA claim")
        assert result(deal)[1:] == ("WRONG_CLAIM", [3 if game == "schnapsen" else cost, 0])
        deal = play(position(game, MARRIAGES, "HT", **COUNT), "SK SA draw DK HK claim")
        assert list(deal.tricks) == [1, 1]
        assert result(deal) == (1, "WRONG_CLAIM", [0, cost])

    def test_65_is_not_66(self):
        hands = ["HQ HJ SK SJ CJ DJ", "S9 C9 CK DK DQ CQ"]
        deal = position("sixtysix", hands, "HK", tricks="SA ST, CA CT, DA DT", **COUNT)
        assert play(deal, "HJ S9").points[0] == 65
        assert result(play(deal, "claim"))[1] == "WRONG_CLAIM"

    def test_pending_points_do_not_count(self):
        deal = stock_of(2, "sixtysix", "before_draw", **COUNT)
        play(deal, "close CQ+")
        assert (deal.points[0], deal.pending[0]) == (49, 20)
        assert result(play(deal, "claim"))[1] == "WRONG_CLAIM"

    def test_the_stake_is_added(self):
        deal = play(position("danish", MASTERS, "HK", stake=2, **COUNT), "HA ST claim")
        assert result(deal) == (1, "WRONG_CLAIM", [0, 4])


class TestWrongInAClosedDeal:
    """The higher of the cost of a wrong claim and of what it gave away."""

    @pytest.mark.parametrize(
        "game, cost",
        [
            ("sixtysix", 2),
            ("zechcyk", 2),  # the general rule: the closer has a trick and 21
            ("danish", 3),
            ("schnapsen", 3),  # the opponent had no trick
            ("santase", 3),
        ],
    )
    def test_by_the_closer_the_penalty_of_a_failed_closing(self, game, cost):
        hands = ["HA HT SA DA CK S9", "ST SK DT DK SQ D9"]
        deal = position(game, hands, "HQ", tricks="CA CT", **COUNT)
        assert result(play(deal, "close claim")) == (1, "WRONG_CLAIM", [0, cost])

    def test_by_the_closer_with_a_trick_of_the_opponent_before(self):
        hands = ["SQ SJ DQ DJ CQ", "SA ST DA DT HA"]
        for game, cost in [("zechcyk", 2), ("schnapsen", 2), ("danish", 3)]:
            nines = ["", ""] if game == "schnapsen" else [" S9", " D9"]
            deal = position(
                game,
                [hand + nine for hand, nine in zip(hands, nines)],
                "HJ",
                tricks="CJ CA, CT HK",
                **COUNT,
            )
            assert result(play(deal, "close claim")) == (1, "WRONG_CLAIM", [0, cost])

    def test_zechcyk_by_a_closer_without_a_trick(self):
        deal = position("zechcyk", MASTERS, "HK", **COUNT)
        assert result(play(deal, "close claim")) == (1, "WRONG_CLAIM", [0, 3])

    def test_zechcyk_by_a_closer_with_33_at_least_the_cost_of_a_wrong_claim(self):
        hands = ["HA HT SA DA CK S9", "ST SK DT DK SQ D9"]
        deal = position("zechcyk", hands, "HQ", tricks="CA CT", **COUNT)
        play(deal, "close HA SK claim")
        assert deal.points[0] == 36
        assert result(deal) == (1, "WRONG_CLAIM", [0, 2])

    @pytest.mark.parametrize(
        "game, win",
        [
            ("sixtysix", 2),
            ("zechcyk", 2),
            ("danish", 2),
            ("schnapsen", 3),  # the closer's win, by the state at the closing: no trick
            ("santase", 3),
        ],
    )
    def test_by_the_other_the_win_of_the_closer(self, game, win):
        hands = ["HA HT HK SQ SA S9", "DA DT ST SK CJ D9"]
        deal = position(game, hands, "HQ", tricks="CA CT", **COUNT)
        play(deal, "close SQ SK")
        assert deal.turn == 1
        assert result(play(deal, "claim")) == (0, "WRONG_CLAIM", [win, 0])

    @pytest.mark.parametrize(
        "game, game_points",
        [("sixtysix", 2), ("zechcyk", 2), ("danish", 3), ("schnapsen", 3), ("santase", 3)],
    )
    def test_a_right_claim_of_the_other_makes_the_closer_fail(self, game, game_points):
        hands = ["SQ SJ DQ DJ CQ S9", "SA ST DA DT HA D9"]
        deal = position(game, hands, "HK", tricks="CA CT", **COUNT)
        play(deal, "close SQ SA ST SJ DA DJ DT DQ HA CQ claim")
        assert result(deal) == (1, "CLOSED_FAILED", [0, game_points])

    def test_a_right_claim_of_the_closer_wins(self):
        hands = ["HA HT SA DA CK S9", "ST SK DT DK SQ D9"]
        deal = position("sixtysix", hands, "HQ", tricks="CA CT", **COUNT)
        play(deal, "close HA SQ HT DK SA SK DA DT claim")
        assert result(deal) == (0, "SIXTY_SIX", [3, 0])

    def test_sixtysix_nobody_claimed_and_the_opponent_had_66_is_two(self):
        hands = ["SQ SJ DQ DJ CQ S9", "SA ST DA DT HA D9"]
        deal = position("sixtysix", hands, "HK", tricks="CA CT", **COUNT)
        play(deal, "close SQ SA ST SJ DA DJ DT DQ HA CQ D9 S9 pass")
        assert list(deal.points) == [21, 66]
        assert result(deal) == (1, "CLOSED_FAILED", [0, 2])
