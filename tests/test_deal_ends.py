# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""How a deal of two players ends when the stock is not closed, and what it is worth."""

import pytest

from tests.positions import legal, phase, play, position, result, stock_gone

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
WITH_NINES = ["sixtysix", "zechcyk", "danish", "santase"]

# Seat 0 takes trick after trick: 21 + 20 + 15 + 21 = 77.
MASTERS = ["HA HT SA CA DA S9", "ST CT SK DT DK D9"]
MASTERS_LINE = "HA ST draw HT CT draw SA SK draw DA DT"


class TestGamePoints:
    @pytest.mark.parametrize("game", TWO)
    def test_three_if_the_loser_took_no_trick(self, game):
        deal = play(position(game, MASTERS, "HK"), MASTERS_LINE)
        assert result(deal) == (0, "SIXTY_SIX", [3, 0])

    @pytest.mark.parametrize("game", TWO)
    def test_two_if_the_loser_has_under_33(self, game):
        deal = position(game, MASTERS, "HK", tricks="SQ CQ, CJ HQ")
        assert list(deal.points) == [6, 5]
        play(deal, "DK DA draw HA ST draw HT CT draw SA SK")
        assert list(deal.points) == [6 + 15 + 21 + 20 + 15, 5]
        assert result(deal) == (0, "SIXTY_SIX", [2, 0])

    @pytest.mark.parametrize(
        "game, line",
        [
            ("sixtysix", "D9 S9 draw SJ HT draw DA DK draw H9 CK draw SA SK HK HQ CQ C9 HA SQ"),
            ("schnapsen", "DT DA draw SJ DK draw SA SQ draw HK HQ HT HJ HA CK"),
        ],
    )
    def test_one_if_the_loser_has_33(self, game, line):
        # Seat 1 takes 21 with the ace of clubs and 12 with the ten of spades: 33 exactly.
        hands = ["HA HT HK SA DA S9", "SK SQ DT DK DQ D9"]
        deal = position(game, hands, "HQ", tricks="CT CA, ST CJ")
        assert list(deal.points) == [0, 33]
        assert result(play(deal, line)) == (0, "SIXTY_SIX", [1, 0])
        assert deal.points[1] == 33

    def test_two_if_the_loser_has_32(self):
        # Seat 1 takes 21 with the ace of clubs and 11 with the ace of spades.
        hands = ["HA HT HK ST DA CJ", "SK SQ DT DK DQ D9"]
        deal = position("sixtysix", hands, "HQ", "H9 CK CQ", tricks="CT CA, SA S9")
        assert list(deal.points) == [0, 32]
        play(deal, "D9 DA draw HA DT draw HT DK draw ST SK")
        assert list(deal.points) == [11 + 21 + 14 + 14, 32]
        play(deal, "draw HK HQ")
        assert result(deal) == (0, "SIXTY_SIX", [2, 0])

    def test_three_asks_for_no_trick_not_for_no_points(self):
        # Seat 1 takes one trick with two nines in it: no points, but a trick.
        hands = ["HA HT SA CA DA C9", "ST CT SK DT DK D9"]
        deal = position("sixtysix", hands, "HK", tricks="S9 H9")
        assert (list(deal.points), list(deal.tricks)) == ([0, 0], [0, 1])
        play(deal, "D9 DA draw HA ST draw HT CT draw SA SK")
        assert list(deal.points) == [11 + 21 + 20 + 15, 0]
        assert result(deal) == (0, "SIXTY_SIX", [2, 0])

    @pytest.mark.parametrize("stake", [1, 4])
    def test_the_winner_gets_the_stake_on_top(self, stake):
        deal = play(position("danish", MASTERS, "HK", stake=stake), MASTERS_LINE)
        assert result(deal) == (0, "SIXTY_SIX", [3 + stake, 0])


class TestReaching66:
    @pytest.mark.parametrize("game", WITH_NINES)
    def test_66_is_enough_and_65_is_not(self, game):
        hands = ["HQ HJ SK SJ CJ DJ", "S9 C9 CK DK DQ CQ"]
        tricks = "SA ST, CA CT, DA DT"
        deal = play(position(game, hands, "HK", tricks=tricks), "HJ S9")
        assert (phase(deal), deal.points[0]) == ("before_draw", 63 + 2)
        deal = play(position(game, hands, "HK", tricks=tricks), "HQ S9")
        assert (phase(deal), deal.points[0]) == ("over", 63 + 3)

    @pytest.mark.parametrize("game", TWO)
    def test_the_deal_ends_at_the_end_of_the_trick_that_makes_66(self, game):
        deal = play(position(game, MASTERS, "HK"), MASTERS_LINE)
        assert legal(deal) == set()
        assert (phase(deal), deal.points[0]) == ("over", 77)


class TestLastTrick:
    @pytest.mark.parametrize("game", WITH_NINES)
    def test_ten_points_for_the_last_trick(self, game):
        # 49 + 0 + 4 for DK, trumped + 0 + 6 for SJ: 59, and 10.
        deal = stock_gone(game)
        play(deal, "CK HQ DT DJ DK H9 CQ HK SA S9 SJ SK")
        assert list(deal.points) == [49 + 4 + 6 + 10, 24 + 7 + 12 + 7 + 11]
        assert result(deal) == (0, "SIXTY_SIX", [1, 0])

    def test_schnapsen_no_ten_points(self):
        deal = position(
            "schnapsen",
            ["HJ CK CQ DJ SK", "SA SJ HK DT HQ"],
            "HQ",
            tricks="ST SQ, CJ CA, HA CT, DK DA, HT DQ",
        )
        play(deal, "CK HQ SJ SK DJ DT SA HJ CQ HK")
        assert list(deal.points) == [41 + 6 + 13, 34 + 7 + 12 + 7]

    def test_schnapsen_the_last_trick_wins_the_deal(self):
        # 60 to 60, as above; and 61 to 59 the other way round.
        line = {1: "CK HQ SJ SK DJ DT SA HJ CQ HK", 0: "DJ DT HK HJ HQ CK SJ SK CQ SA"}
        for winner, moves in line.items():
            deal = position(
                "schnapsen",
                ["HJ CK CQ DJ SK", "SA SJ HK DT HQ"],
                "HQ",
                tricks="ST SQ, CJ CA, HA CT, DK DA, HT DQ",
            )
            scores = [1, 0] if winner == 0 else [0, 1]
            assert result(play(deal, moves)) == (winner, "LAST_TRICK", scores)

    def test_schnapsen_the_last_trick_scores_by_the_general_rule(self):
        # Seat 0 has 92 after five tricks, does not claim, and wins the last one: 103 to 17.
        deal = position(
            "schnapsen",
            MASTERS,
            "HK",
            "HJ HQ SJ CJ CQ SQ DQ DJ CK",
            claims=1,
        )
        play(deal, f"{MASTERS_LINE} draw CA DK draw HJ HQ DJ DQ SJ SQ HK CQ CJ CK pass")
        assert list(deal.points) == [103, 17]
        assert result(deal) == (0, "LAST_TRICK", [2, 0])


class TestPlayedOut:
    @pytest.mark.parametrize("game", WITH_NINES)
    def test_65_to_65_is_a_draw(self, game):
        # 6 + 10 + 10 to 49; 11 + 6 + 7 + 7 and 10 to 24.
        deal = stock_gone(game)
        play(deal, "S9 SA SJ SK DJ DK DT H9 CK HQ HK CQ")
        assert list(deal.points) == [49 + 6 + 10, 24 + 11 + 6 + 7 + 7 + 10]
        assert result(deal) == (None, "DRAWN", [0, 0])

    def test_a_draw_scores_nothing_whatever_is_at_stake(self):
        deal = play(stock_gone("danish", stake=3), "S9 SA SJ SK DJ DK DT H9 CK HQ HK CQ")
        assert result(deal) == (None, "DRAWN", [0, 0])

    @pytest.mark.parametrize("game", WITH_NINES)
    def test_the_only_one_with_66_wins_though_he_lost_the_last_trick(self, game):
        # Count yourself: seat 0 does not claim its 68 points.
        deal = stock_gone(game, claims=1)
        play(deal, "CK HK HQ H9 SJ SK CQ DT DJ DK SA S9 pass")
        # 6 and 13 to seat 0; 8, 3, 6, 11 and the bonus to seat 1.
        assert list(deal.points) == [49 + 6 + 13, 24 + 8 + 3 + 6 + 11 + 10]
        assert result(deal) == (0, "PLAYED_OUT", [1, 0])

    @pytest.mark.parametrize("game", ["zechcyk", "danish", "santase"])
    def test_both_with_66_is_a_draw(self, game):
        # Seat 0 declares 20 and has 69 but does not claim.
        deal = stock_gone(game, claims=1)
        play(deal, "CQ+ pass HK DT DJ DK H9 CK HQ SJ SK S9 SA pass")
        # Seat 0: 4 for DK, trumped, and 6; seat 1: 7, 12, 7, 11 and the bonus.
        assert list(deal.points) == [49 + 20 + 4 + 6, 24 + 7 + 12 + 7 + 11 + 10]
        assert result(deal) == (None, "DRAWN", [0, 0])

    def test_schnapsen_the_last_trick_wins_though_both_have_66(self):
        deal = stock_gone("schnapsen", claims=1)
        play(deal, "CQ+ pass HK SA SK DT DJ SJ HJ CK HQ pass")
        assert list(deal.points) == [48 + 20 + 4, 27 + 7 + 15 + 12 + 7]
        assert result(deal) == (1, "LAST_TRICK", [0, 1])
