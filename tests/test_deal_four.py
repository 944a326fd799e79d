# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Four players: seats 0 and 2 against 1 and 3. Seat 3 deals and shows the trump, a heart."""

import pytest

from tests.positions import MOVE_TEXTS, cards, four, legal, phase, play, result, texts

HANDS = ["C9 SA SK SQ DJ HT", "CJ DK DQ HA S9 ST", "CK CQ HK HQ DA D9", "CA CT DT SJ HJ H9"]


class TestPlay:
    def test_the_dealers_last_card_is_trump_and_stays_in_his_hand(self):
        deal = four(HANDS)
        assert "SHCD"[deal.trump] == "H"
        assert MOVE_TEXTS[deal.turn_up] == "H9"
        assert "H9" in cards(deal.hands[3])
        assert deal.stock_left() == 0

    def test_turns_pass_to_the_left_and_the_winner_leads(self):
        deal = four(HANDS)
        for seat, card in enumerate(["C9", "CJ", "CK", "CA"]):
            assert deal.turn == seat
            play(deal, card)
        assert (phase(deal), deal.turn) == ("leading", 3)

    def test_strict_from_the_first_trick(self):
        assert legal(four(HANDS, "DJ")) == texts("DK DQ")  # both beat the jack
        assert legal(four(HANDS, "SK")) == texts("ST")  # the nine does not
        assert legal(four(HANDS, "SA")) == texts("S9 ST")

    def test_the_partners_winning_card_is_no_excuse(self):
        deal = four(HANDS, "SA S9")
        # Seat 2 has no spade: it must trump its partner's ace.
        assert {move[:2] for move in legal(deal)} == texts("HK HQ")

    def test_nor_from_beating_it_in_the_suit(self):
        hands = ["CK SA SK SQ DJ HT", "CJ DK DQ HA S9 ST", "CA CQ HK HQ DA D9", "C9 CT DT SJ HJ H9"]
        assert legal(four(hands, "CK CJ")) == texts("CA")

    def test_over_a_trump_played_before_a_lower_one_is_still_due(self):
        # Seat 1 trumps the ace of spades with the ace of trumps.
        hands = ["C9 SA SK CK DJ HT", "CJ DK DQ HA D9 DA", "S9 CQ HK HQ SQ ST", HANDS[3]]
        assert legal(four(hands, "SA HA")) == texts("S9 SQ ST")  # nobody beats in spades now
        hands = ["C9 SA SK SQ DJ HT", "CJ DK DQ HA DA D9", "CK CQ S9 ST SJ CT", "CA DT HK HQ HJ H9"]
        assert legal(four(hands, "SA HA S9")) == texts("HK HQ HJ H9")

    def test_no_exchange_and_nothing_to_close(self):
        deal = four(HANDS, "C9 CJ CK CA")
        assert "H9" in cards(deal.hands[deal.turn])
        assert not legal(deal) & texts("exchange close")


class TestMarriage:
    def test_by_the_player_on_lead(self):
        assert legal(four(HANDS)) == texts("C9 SA SK SQ DJ HT SK+ SQ+")

    def test_by_the_leaders_partner_on_his_turn(self):
        assert legal(four(HANDS, "C9 CJ")) == texts("CK CQ CK+ CQ+")

    def test_by_the_partner_only_with_a_card_that_is_legal(self):
        hands = ["C9 SA SK SQ DJ HT", "CT DK DQ HA S9 ST", "CK CQ HK HQ CA D9", "DA CJ DT SJ HJ H9"]
        # The ten must be beaten: the ace is due.
        assert legal(four(hands, "C9 CT")) == texts("CA")

    def test_by_the_partner_in_trumps_when_he_must_trump(self):
        assert legal(four(HANDS, "SA S9")) == texts("HK HQ HK+ HQ+")

    def test_not_by_the_opponents(self):
        # Seat 1 holds king and queen of diamonds and follows the jack.
        assert legal(four(HANDS, "DJ")) == texts("DK DQ")
        # Seat 3, when seat 1 leads, is a partner; when seat 0 leads, it is not.
        hands = ["C9 SA SK SQ DJ HT", "CJ CT D9 HA S9 ST", "CA DT HK HQ DA SJ", "CK CQ DK DQ HJ H9"]
        assert legal(four(hands, "C9 CJ CA")) == texts("CK CQ")

    def test_both_cards_in_ones_own_hand(self):
        hands = ["C9 SA SK CQ DJ HT", "CJ DK DQ HA S9 ST", "CK SQ HK HQ DA D9", HANDS[3]]
        assert legal(four(hands)) == texts("C9 SA SK CQ DJ HT")
        assert legal(four(hands, "C9 CJ")) == texts("CK")

    def test_leader_and_partner_may_declare_in_the_same_trick(self):
        deal = four(HANDS, "SK+ ST")
        assert legal(deal) == texts("HK HQ HK+ HQ+")
        play(deal, "HK+")
        assert list(deal.pending) == [60, 0]
        play(deal, "SJ")
        # 4 + 10 + 4 + 2 and both marriages: 80, against no trick.
        assert result(deal) == (0, "SIXTY_SIX", [3, 0])

    def test_it_counts_with_a_later_trick_of_the_pair(self):
        deal = four(HANDS, "C9 CJ CK+ CA")
        assert (list(deal.points), list(deal.pending)) == ([0, 17], [20, 0])
        # Seat 3 leads a spade, and seat 2 trumps it.
        play(deal, "SJ SQ ST HQ")
        assert (list(deal.points), list(deal.pending)) == ([2 + 3 + 10 + 3 + 20, 17], [0, 0])

    def test_a_trick_won_before_is_not_enough(self):
        deal = four(HANDS, "DJ DQ DA DT CK+")
        assert (list(deal.points), list(deal.pending)) == ([26, 0], [20, 0])

    def test_house_rule_any_trick_of_the_pair(self):
        deal = four(HANDS, "DJ DQ DA DT CK+", marriage_counts=0)
        assert (list(deal.points), list(deal.pending)) == ([46, 0], [0, 0])

    def test_up_to_the_last_lead_with_two_cards(self):
        hands = ["H9 SA CK CJ SQ SK", "CA DK CT HK HA DQ", "CQ ST S9 HJ HQ HT", "D9 C9 DA DT DJ SJ"]
        deal = four(hands, "SA HK ST SJ CK CT CQ C9 CA S9 DT CJ HT D9 H9 HA")
        assert legal(deal) == texts("DK DQ DK+ DQ+")


class TestResult:
    def test_tricks_and_points_are_the_pairs(self):
        deal = four(HANDS, "SA S9 HQ SJ")  # seat 2 trumps
        assert deal.turn == 2
        assert list(deal.tricks) == [1, 0]
        assert list(deal.points) == [11 + 0 + 3 + 2, 0]

    def test_three_against_a_pair_without_a_trick(self):
        deal = four(HANDS, "HT HA HK HJ CJ CQ CA C9 CT SQ ST CK")
        assert list(deal.points) == [0, 27 + 16 + 27]
        assert result(deal) == (1, "SIXTY_SIX", [0, 3])

    def test_two_against_a_pair_under_33(self):
        deal = four(HANDS, "SQ ST HQ SJ CQ CA C9 CJ DT DJ DQ DA D9 HJ HT DK SA S9 HK H9")
        assert list(deal.points) == [18 + 26 + 16 + 15, 16]
        assert result(deal) == (0, "SIXTY_SIX", [2, 0])

    def test_one_against_a_pair_with_33(self):
        deal = four(
            HANDS, "SK ST HQ SJ DA DT DJ DK CK CA C9 CJ HJ HT HA HK S9 D9 H9 SQ CT SA DQ CQ"
        )
        assert list(deal.points) == [46, 84]
        assert result(deal) == (1, "SIXTY_SIX", [0, 1])

    def test_played_out_without_66_is_a_draw(self):
        hands = ["SA SK SQ C9 DJ HT", "HA HK HQ S9 DK D9", "CA CK CQ ST DA HJ", "CT CJ DT DQ SJ H9"]
        line = "SA S9 ST SJ DJ DK DA DT CA CJ C9 HK HQ HJ H9 HT SQ HA CQ+ CT D9 CK DQ SK"
        deal = four(hands, line)
        # The last trick: 0 + 4 + 3 + 4, and 10.
        assert list(deal.points) == [65, 65]
        assert result(deal) == (None, "DRAWN", [0, 0])

    def test_both_pairs_with_66_is_a_draw(self):
        hands = ["SA SK SQ C9 DJ HT", "HA HK HQ S9 DK D9", "CA CK CQ ST DA HJ", "CT CJ DT DQ SJ H9"]
        line = "HT HA HJ H9 HK+ pass CA CT DJ S9 ST SJ SA SQ+ pass HQ DA DT D9 CK DQ C9 CJ SK DK CQ"
        deal = four(hands, line, claims=1)
        assert list(deal.points) == [66, 124]
        assert result(play(deal, "pass")) == (None, "DRAWN", [0, 0])

    def test_exactly_one_pair_with_66_wins_though_it_lost_the_last_trick(self):
        hands = ["SA SK SQ C9 DJ HT", "HA HK HQ S9 DK D9", "CA CK CQ ST DA HJ", "CT CJ DT DQ SJ H9"]
        line = "HT HA HJ H9 HK+ pass CA DT SK D9 DA DQ DJ CK CT C9 HQ S9 ST SJ SA SQ DK CQ CJ"
        deal = four(hands, line, claims=1)
        assert deal.turn == 0
        assert list(deal.points) == [61, 109]
        assert result(play(deal, "pass")) == (1, "PLAYED_OUT", [0, 1])

    def test_a_declaration_that_makes_66_in_a_lost_trick_wins_at_its_end(self):
        # House rule: any trick. Seat 3 declares 40 in trumps under the ace of seat 0.
        hands = ["H9 HJ D9 HA SA DQ", "C9 ST CT SJ DK CK", "DJ DA HK DT CJ CA", "HT S9 CQ SK HQ SQ"]
        deal = four(hands, "HA ST HK HT SJ DA SQ+", marriage_counts=0)
        assert (phase(deal), list(deal.points)) == ("following", [0, 35 + 40])
        assert result(play(deal, "SA")) == (1, "SIXTY_SIX", [0, 2])


class TestClaims:
    def test_either_partner_claims_for_the_pair_when_he_is_on_lead(self):
        line = "SQ ST HQ SJ CQ CA C9 CJ DT DJ DQ DA D9 HJ HT DK SA S9 HK H9"
        deal = four(HANDS, line, claims=1)
        assert deal.turn == 2
        assert result(play(deal, "claim")) == (0, "SIXTY_SIX", [2, 0])

    def test_not_the_one_who_follows(self):
        assert "claim" not in legal(four(HANDS, "C9", claims=1))

    def test_not_the_partner_after_his_marriage(self):
        # He is not on lead: the trick goes on.
        deal = four(HANDS, "C9 CJ CK+", claims=1)
        assert (phase(deal), deal.turn) == ("following", 3)

    def test_the_leader_after_his_marriage(self):
        deal = four(HANDS, "SK+", claims=1)
        assert (phase(deal), deal.turn) == ("claiming", 0)
        assert legal(deal) == texts("claim pass")

    @pytest.mark.parametrize("before", ["", "SA S9 HQ SJ"])
    def test_a_wrong_claim_gives_two_to_the_other_pair(self, before):
        deal = four(HANDS, f"{before} claim", claims=1)
        assert result(deal) == (1, "WRONG_CLAIM", [0, 2])
