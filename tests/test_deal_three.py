# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Three players, each for himself. Seat 0 is forehand, seat 2 deals."""

import pytest

from tests.positions import (
    MOVE_TEXTS,
    cards,
    legal,
    phase,
    play,
    result,
    texts,
    three,
)

HANDS = [
    "SA ST HA SK SQ S9 CA DA",
    "HT HK HQ SJ CK CQ DT D9",
    "HJ H9 CT CJ C9 DK DQ DJ",
]


class TestNaming:
    def naming(self):
        deal = three(HANDS, "name-S")
        deal.undo()
        return deal

    def test_forehand_names_a_suit_or_passes_with_three_cards_in_every_hand(self):
        deal = self.naming()
        assert (phase(deal), deal.turn) == ("naming", 0)
        assert cards(deal.hands[0]) == texts("SA ST HA")
        assert [len(cards(hand)) for hand in deal.hands] == [3, 3, 3]
        # Any suit, whether he holds it or not.
        assert legal(deal) == texts("name-S name-H name-C name-D pass")

    @pytest.mark.parametrize("suit", "SHCD")
    def test_the_suit_named_is_trumps(self, suit):
        deal = play(self.naming(), f"name-{suit}")
        assert "SHCD"[deal.trump] == suit
        assert deal.turn_up not in MOVE_TEXTS
        assert [len(cards(hand)) for hand in deal.hands] == [8, 8, 8]

    def test_after_a_pass_the_suit_of_forehands_fourth_card(self):
        deal = three(["SA ST HA DQ SQ S9 CA DA", HANDS[1], "HJ H9 CT CJ C9 DK SK DJ"], "pass")
        assert "SHCD"[deal.trump] == "D"
        assert MOVE_TEXTS[deal.turn_up] == "DQ"
        assert "DQ" in cards(deal.hands[0])
        assert [len(cards(hand)) for hand in deal.hands] == [8, 8, 8]

    @pytest.mark.parametrize("naming", ["name-S", "pass"])
    def test_forehand_leads(self, naming):
        deal = three(HANDS, naming)
        assert (phase(deal), deal.turn) == ("leading", 0)

    def test_it_can_be_taken_back(self):
        deal = three(HANDS, "pass")
        deal.undo()
        assert [len(cards(hand)) for hand in deal.hands] == [3, 3, 3]
        assert cards(play(deal, "pass").hands[0]) == texts(HANDS[0])


class TestPlay:
    """Spades are trumps."""

    def test_strict_from_the_first_trick(self):
        deal = three(HANDS, "name-S", "CA")
        assert legal(deal) == texts("CK CQ")  # follow, unable to beat
        play(deal, "CK")
        assert legal(deal) == texts("CT CJ C9")  # the ace stays the best card

    def test_the_third_player_beats_the_best_card_so_far(self):
        hands = ["CJ ST HA SK SQ S9 SA DA", "HT HK HQ SJ CK CQ DT D9", "HJ H9 CT CA C9 DK DQ DJ"]
        deal = three(hands, "name-S", "CJ CK")
        assert legal(deal) == texts("CT CA")

    def test_nobody_beats_in_a_suit_that_is_trumped(self):
        hands = ["CJ ST HA SK SQ S9 SA DA", "HT HK HQ SJ DJ DQ DT D9", "HJ H9 CT CA C9 DK CK CQ"]
        deal = three(hands, "name-S", "CJ")
        assert legal(deal) == texts("SJ")
        play(deal, "SJ")
        assert legal(deal) == texts("CT CA C9 CK CQ")

    def test_over_a_trump_a_higher_one_and_a_lower_one_if_there_is_no_higher(self):
        # Seat 0 leads a club, seat 1 trumps it with the jack.
        hands = ["CJ ST HA CK CQ C9 SA DA", "HT HK HQ SJ DJ DQ DT D9", "HJ H9 DK SQ S9 SK CT CA"]
        deal = three(hands, "name-S", "CJ SJ")
        assert legal(deal) == texts("CT CA")  # clubs in hand: none of this matters
        hands = ["CJ ST HA CK CQ C9 CT CA", "HT HK HQ SJ DJ DQ DT D9", "HJ H9 DK SQ S9 SK SA DA"]
        assert legal(three(hands, "name-S", "CJ SJ")) == texts("SQ SK SA")
        hands = ["CJ ST HA CK CQ C9 CT CA", "HT HK HQ SA DJ DQ DT D9", "HJ H9 DK SQ S9 SK SJ DA"]
        assert legal(three(hands, "name-S", "CJ SA")) == texts("SQ S9 SK SJ")

    def test_turns_pass_to_the_left_and_the_winner_leads(self):
        deal = three(HANDS, "name-S", "S9")
        assert deal.turn == 1
        play(deal, "SJ")
        assert deal.turn == 2
        play(deal, "CT")
        assert (phase(deal), deal.turn, deal.leader) == ("leading", 1, 1)
        assert list(deal.points) == [0, 12, 0]
        assert list(deal.tricks) == [0, 1, 0]


class TestMarriage:
    def test_by_the_player_on_lead_only(self):
        deal = three(HANDS, "name-S")
        assert texts("SK+ SQ+") <= legal(deal)
        play(deal, "S9 SJ DJ")
        assert texts("HK+ HQ+ CK+ CQ+") <= legal(deal)  # seat 1 leads
        play(deal, "DT")
        assert not any(move.endswith("+") for move in legal(deal))

    def test_it_counts_with_a_later_trick(self):
        deal = three(HANDS, "name-S", "S9 SJ DJ CK+")
        assert (list(deal.points), list(deal.pending)) == ([0, 4, 0], [0, 20, 0])
        play(deal, "CT CA")
        assert (list(deal.points), list(deal.pending)) == ([25, 4, 0], [0, 20, 0])
        play(deal, "HA HQ H9")  # lost again
        assert list(deal.pending) == [0, 20, 0]

    def test_in_trumps_40_with_the_declaring_trick(self):
        deal = three(HANDS, "name-S", "SK+ SJ C9")
        assert list(deal.points) == [4 + 2 + 40, 0, 0]

    def test_up_to_the_last_lead_with_two_cards(self):
        hands = ["S9 H9 HJ SQ CK SA SK DQ", "DK SJ HQ CA HK CJ DT D9", "CT CQ DJ C9 ST HA DA HT"]
        deal = three(hands, "name-S", "H9 HQ HA CT CK CA SJ ST SA DQ DT DA HT HJ HK CQ S9 CJ")
        assert legal(deal) == texts("SK SQ SK+ SQ+")

    def test_house_rule_any_own_trick(self):
        deal = three(HANDS, "name-S", "S9 SJ DJ CK+", marriage_counts=0)
        assert (list(deal.points), list(deal.pending)) == ([0, 4 + 20, 0], [0, 0, 0])


class TestPayments:
    def test_two_under_33_and_three_without_a_trick(self):
        deal = three(HANDS, "name-S", "HA HQ H9 S9 SJ CT CK CJ CA DA D9 DQ SA HT DJ")
        assert list(deal.points) == [14 + 17 + 14 + 23, 12, 0]
        assert list(deal.tricks) == [4, 1, 0]
        assert result(deal) == (0, "SIXTY_SIX", [2 + 3, -2, -3])

    def test_one_with_33(self):
        hands = ["CT CK S9 SK CA C9 CJ HA", "DT HK HJ D9 DJ SJ SA DA", "SQ CQ DK HT HQ H9 DQ ST"]
        deal = three(hands, "name-S", "CT SJ CQ SA ST S9 DT DK SK C9 HJ SQ HQ HA HK CK DA DQ")
        assert list(deal.tricks) == [3, 2, 1]
        play(deal, "CA D9 HT")
        assert list(deal.points) == [18 + 18 + 18 + 21, 15 + 21, 5]
        assert result(deal) == (0, "SIXTY_SIX", [1 + 2, -1, -2])

    def test_a_stake_is_paid_by_each(self):
        deal = three(HANDS, "name-S", "HA HQ H9 S9 SJ CT CK CJ CA DA D9 DQ")
        deal.stake = 1
        assert result(play(deal, "SA HT DJ")) == (0, "SIXTY_SIX", [7, -3, -4])


class TestTheEnd:
    def test_the_last_trick_has_ten_points_and_nobody_with_66_is_a_draw(self):
        hands = ["HA D9 HK HJ H9 HQ SJ DK", "CT HT DQ DT SK CK CJ S9", "CA DJ CQ ST SQ DA C9 SA"]
        line = "HQ HT ST CA SJ CK HK SK SA CQ HJ CT CJ C9 D9 S9 SQ H9 DA DK DQ"
        deal = three(hands, "name-S", line)
        before = list(deal.points)
        play(deal, "DJ HA DT")
        assert deal.points[1] == before[1] + 2 + 11 + 10 + 10
        assert sum(deal.points) == 130
        assert result(deal) == (None, "DRAWN", [0, 0, 0])

    HANDS_OF_SEAT_1 = [
        "DT CJ HK DK D9 HT ST C9",
        "H9 SK DA SA CK SQ CA SJ",
        "HJ CQ S9 CT DQ HA HQ DJ",
    ]
    LINE_OF_SEAT_1 = "D9 DA DJ SA S9 ST SQ CT C9 SJ HJ HK SK DQ HT CK CQ CJ H9 HQ DT HA DK CA"

    def test_exactly_one_with_66_who_did_not_claim_wins(self):
        deal = three(self.HANDS_OF_SEAT_1, "name-S", self.LINE_OF_SEAT_1, claims=1)
        assert (phase(deal), deal.turn) == ("claiming", 2)  # the winner of the last trick
        play(deal, "pass")
        assert list(deal.points) == [0, 81, 49]
        # Seat 0 took no trick, seat 2 has 49.
        assert result(deal) == (1, "PLAYED_OUT", [-3, 4, -1])

    def test_several_with_66_is_a_draw(self):
        hands = ["SK SQ HK ST DJ HT CJ HJ", "CQ CT DQ H9 DK D9 CA C9", "HA S9 HQ SJ DA DT CK SA"]
        line = "SK+ pass CQ SA CK CJ CT D9 DT DJ DA ST DK HT H9 HA SJ SQ DQ HJ CA HQ S9 HK C9"
        deal = three(hands, "name-S", line, claims=1)
        play(deal, "pass")
        assert list(deal.points) == [73, 16, 81]
        assert result(deal) == (None, "DRAWN", [0, 0, 0])

    def test_a_wrong_claim_pays_two_to_each(self):
        deal = three(HANDS, "name-S", "claim", claims=1)
        assert result(deal) == (None, "WRONG_CLAIM", [-4, 2, 2])
        deal = three(HANDS, "name-S", "S9 SJ DJ claim", claims=1)
        assert result(deal) == (None, "WRONG_CLAIM", [2, -4, 2])

    def test_a_right_claim(self):
        line = "HA HQ H9 S9 SJ CT CK CJ CA DA D9 DQ SA HT DJ claim"
        deal = three(HANDS, "name-S", line, claims=1)
        assert result(deal) == (0, "SIXTY_SIX", [5, -2, -3])
