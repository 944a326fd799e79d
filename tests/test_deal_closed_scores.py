# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""What a closed deal is worth. Seat 0 closes; hearts are trumps."""

import pytest

from tests.positions import play, position, result

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]


def ends(deal, winner, reason, game_points):
    """Checks the result of a deal."""
    scores = [0, 0]
    scores[winner] = game_points
    assert result(deal) == (winner, reason, scores)


class TestTheCloserReaches66:
    @pytest.mark.parametrize(
        "game, game_points",
        [
            ("sixtysix", 2),  # as any deal: the opponent has a trick and 7 points
            ("zechcyk", 2),
            ("danish", 2),
            ("schnapsen", 3),  # when it was closed he had no trick
            ("santase", 2),
        ],
    )
    def test_against_a_first_trick_after_the_closing(self, game, game_points):
        hands = ["HA HT HK SQ SA S9", "DA DT ST SK CJ D9"]
        deal = position(game, hands, "HQ", tricks="CA CT")
        play(deal, "close SQ SK DA HK HA CJ HT DT")
        assert list(deal.points) == [21 + 15 + 13 + 20, 7]
        ends(deal, 0, "SIXTY_SIX", game_points)

    @pytest.mark.parametrize(
        "game, game_points",
        [
            ("sixtysix", 1),  # 34 points now
            ("zechcyk", 1),
            ("danish", 1),
            ("schnapsen", 2),  # 13 when it was closed
            ("santase", 1),
        ],
    )
    def test_against_33_points_made_after_the_closing(self, game, game_points):
        hands = ["DT HA HT SA ST S9", "DA DK DJ SQ SJ D9"]
        deal = position(game, hands, "HJ", tricks="CJ CA, CT HK")
        assert list(deal.points) == [14, 13]
        play(deal, "close DT DA DK HT HA DJ SA SQ ST SJ")
        assert list(deal.points) == [14 + 14 + 13 + 14 + 12, 13 + 21]
        ends(deal, 0, "SIXTY_SIX", game_points)

    def test_schnapsen_against_33_points_when_it_was_closed(self):
        hands = ["HT HK HA SA DA", "SK SQ DT DK HJ"]
        deal = position("schnapsen", hands, "HQ", tricks="CT CA, ST CJ, DJ DQ")
        assert list(deal.points) == [5, 21 + 12]
        play(deal, "close HT HJ HA SQ SA SK DA DK HK DT")
        assert list(deal.points) == [5 + 12 + 14 + 15 + 15 + 14, 33]
        ends(deal, 0, "SIXTY_SIX", 1)

    @pytest.mark.parametrize("game", TWO)
    def test_against_no_trick_at_all(self, game):
        hands = ["HA HT SA DA CK S9", "ST SK DT DK SQ D9"]
        deal = position(game, hands, "HQ", tricks="CA CT")
        play(deal, "close HA SQ HT DK SA SK DA DT")
        assert list(deal.points) == [21 + 14 + 14 + 15 + 21, 0]
        ends(deal, 0, "SIXTY_SIX", 3)

    def test_the_stake_is_added(self):
        hands = ["HA HT SA DA CK S9", "ST SK DT DK SQ D9"]
        deal = position("danish", hands, "HQ", tricks="CA CT", stake=2)
        ends(play(deal, "close HA SQ HT DK SA SK DA DT"), 0, "SIXTY_SIX", 5)


# The closer has 21 points from a trick before the closing, and takes none after it.
WEAK = ["SQ SJ DQ DJ CQ S9", "SA ST DA DT HA D9"]


class TestTheOpponentReaches66First:
    @pytest.mark.parametrize(
        "game, game_points",
        [
            ("sixtysix", 2),  # whether or not the closer took a trick after the closing
            ("zechcyk", 2),  # the general rule: the closer has a trick and 21 points
            ("danish", 3),
            ("schnapsen", 3),  # the opponent had no trick when it was closed
            ("santase", 3),
        ],
    )
    def test_without_a_trick_at_the_closing(self, game, game_points):
        deal = position(game, WEAK, "HK", tricks="CA CT")
        play(deal, "close SQ SA ST SJ DA DJ DT DQ HA CQ")
        assert list(deal.points) == [21, 14 + 12 + 13 + 13 + 14]
        ends(deal, 1, "CLOSED_FAILED", game_points)

    @pytest.mark.parametrize(
        "game, game_points",
        [
            ("sixtysix", 2),
            ("zechcyk", 2),  # the closer has 14
            ("danish", 3),
            ("schnapsen", 2),
            ("santase", 3),
        ],
    )
    def test_with_a_trick_at_the_closing(self, game, game_points):
        deal = position(game, WEAK, "HJ", tricks="CJ CA, CT HK")
        assert list(deal.points) == [14, 13]
        play(deal, "close SQ SA ST SJ DA DJ DT DQ HA CQ")
        ends(deal, 1, "CLOSED_FAILED", game_points)

    def test_zechcyk_the_general_rule_against_a_closer_without_a_trick(self):
        hands = ["S9 SJ DQ DJ CQ CJ", "SA ST DA DT HA HT"]
        deal = position("zechcyk", hands, "HK")
        play(deal, "close SJ SA ST S9 DA DJ DT DQ HA CQ")
        assert list(deal.points) == [0, 13 + 10 + 13 + 13 + 14]
        play(deal, "HT CJ")
        ends(deal, 1, "CLOSED_FAILED", 3)

    def test_zechcyk_the_general_rule_against_a_closer_with_33(self):
        hands = ["S9 SJ DQ DJ CQ CJ", "ST SK DA DT HA HT"]
        deal = position("zechcyk", hands, "HK", tricks="CA CT, SA SQ")
        play(deal, "close SJ SK HA S9 DA DQ HT DJ DT CJ ST CQ")
        assert deal.points[0] == 21 + 14
        ends(deal, 1, "CLOSED_FAILED", 1)

    def test_sixtysix_with_the_last_trick(self):
        # As above, with the nine thrown to the ace of trumps: 63, and 66 with the last card.
        deal = position("sixtysix", WEAK, "HK", tricks="CA CT")
        play(deal, "close SQ SA ST SJ DA DJ DT DQ HA S9 D9 CQ")
        assert list(deal.points) == [21, 66]
        ends(deal, 1, "CLOSED_FAILED", 2)

    def test_the_stake_is_added(self):
        deal = position("danish", WEAK, "HK", tricks="CA CT", stake=1)
        play(deal, "close SQ SA ST SJ DA DJ DT DQ HA CQ")
        ends(deal, 1, "CLOSED_FAILED", 4)


# The opponent wins every trick after the closing, with 27 points in all.
POOR = ["SJ S9 DJ D9 CJ C9", "SK SQ DK DQ CK CQ"]
POOR_LINE = "close S9 SQ SK SJ DQ D9 DK DJ CQ C9 CK CJ"


class TestTheCardsRunOut:
    @pytest.mark.parametrize(
        "game, game_points",
        [
            ("sixtysix", 3),  # no trick after the closing; the one before does not help
            ("zechcyk", 2),
            ("danish", 3),
            ("santase", 3),
        ],
    )
    def test_the_closer_took_none_after_the_closing(self, game, game_points):
        deal = position(game, POOR, "HK", tricks="CA CT")
        play(deal, POOR_LINE)
        assert deal.points[0] == 21
        assert deal.points[1] == 27 + (10 if game in ["zechcyk", "danish"] else 0)
        ends(deal, 1, "CLOSED_FAILED", game_points)

    @pytest.mark.parametrize(
        "game, game_points",
        [
            ("sixtysix", 2),
            ("zechcyk", 1),  # the closer has 35
            ("danish", 3),
            ("santase", 3),
        ],
    )
    def test_the_closer_took_one_after_the_closing(self, game, game_points):
        hands = ["SA S9 DJ D9 CJ C9", POOR[1]]
        deal = position(game, hands, "HK", tricks="CA CT")
        play(deal, "close SA SQ S9 SK DQ D9 DK DJ CQ C9 CK CJ")
        assert deal.points[0] == 21 + 14
        ends(deal, 1, "CLOSED_FAILED", game_points)

    @pytest.mark.parametrize(
        "tricks, game_points",
        [
            ("CA CT", 3),  # the opponent had no trick when it was closed
            ("DT DA, CT HA", 2),
        ],
    )
    def test_schnapsen(self, tricks, game_points):
        hands = ["SJ SQ DJ DQ CJ", "SK DK CQ HJ HQ"]
        deal = position("schnapsen", hands, "HK", tricks=tricks)
        play(deal, "close SJ SK DK DJ HQ SQ HJ DQ CQ CJ")
        ends(deal, 1, "CLOSED_FAILED", game_points)

    def test_schnapsen_the_last_trick_does_not_win_after_a_closing(self):
        hands = ["SA HA HQ HJ CK", "SJ DJ DQ DK SQ"]
        deal = position("schnapsen", hands, "HK", tricks="CA CJ")
        play(deal, "close SA SJ HA DJ HQ DQ HJ DK CK SQ")
        assert list(deal.points) == [13 + 13 + 13 + 6 + 6 + 7, 0]
        ends(deal, 1, "CLOSED_FAILED", 3)

    @pytest.mark.parametrize(
        "game, bonus, winner, game_points",
        [
            ("sixtysix", 0, 1, 2),  # no last-trick bonus after a closing
            ("zechcyk", 10, 0, 3),
            ("danish", 10, 0, 3),
            ("santase", 0, 1, 3),
        ],
    )
    def test_the_last_trick_bonus_after_a_closing(self, game, bonus, winner, game_points):
        hands = ["SA HA HQ HJ H9 CK", "S9 SJ D9 DJ DQ DK"]
        deal = position(game, hands, "HK", tricks="CA CT")
        play(deal, "close SA S9 HA SJ HQ D9 HJ DJ H9 DQ CK DK")
        assert list(deal.points) == [21 + 11 + 13 + 3 + 4 + 3 + 8 + bonus, 0]
        ends(deal, winner, "SIXTY_SIX" if winner == 0 else "CLOSED_FAILED", game_points)

    @pytest.mark.parametrize("game", ["sixtysix", "danish"])
    def test_the_closer_has_66_at_the_end_and_did_not_claim(self, game):
        hands = ["HA HT SA DA CK S9", "ST SK DT DK SQ D9"]
        deal = position(game, hands, "HQ", tricks="CA CT", claims=1)
        play(deal, "close HA SQ HT DK SA SK DA DT S9 ST D9 CK pass")
        assert deal.points[0] == 85
        ends(deal, 0, "PLAYED_OUT", 2)

    def test_66_is_enough_for_him_at_the_end(self):
        hands = ["HA HT SA DA CK S9", "ST SK DT DK SQ D9"]
        deal = position("sixtysix", hands, "HQ", tricks="CA CT", claims=1)
        play(deal, "close HT ST HA SQ DA D9 S9 SK DK CK DT SA pass")
        assert list(deal.points) == [21 + 20 + 14 + 11, 4 + 8 + 21]
        ends(deal, 0, "PLAYED_OUT", 1)
