# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Dealing, tricks, drawing: what is common to the games."""

import pytest

from sixtysix.cards import FOLLOW, NO_SUIT
from tests.plain_cards import pack
from tests.positions import (
    MOVE_TEXTS,
    cards,
    deal_in_order,
    legal,
    phase,
    play,
    position,
    stock_gone,
    texts,
)

TWO = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
# The pack in the order S9 SJ SQ SK ST SA H9 ... DA.
PACK = pack("sixtysix")
PACK20 = pack("schnapsen")


def dealt(deal):
    """The hands, forehand's first, each as its set of texts."""
    first = (deal.dealer + 1) % deal.seats
    return [cards(deal.hands[(first + seat) % deal.seats]) for seat in range(deal.seats)]


class TestDealing:
    @pytest.mark.parametrize("game", ["sixtysix", "danish", "santase"])
    def test_three_and_three_each_then_the_turn_up(self, game):
        deal = deal_in_order(game, PACK, dealer=1)
        assert dealt(deal) == [texts("S9 SJ SQ H9 HJ HQ"), texts("SK ST SA HK HT HA")]
        assert MOVE_TEXTS[deal.turn_up] == "C9"
        assert [MOVE_TEXTS[card] for card in deal.stock] == [*PACK[13:], "C9"]

    def test_zechcyk_three_each_then_the_turn_up_then_three_each(self):
        deal = deal_in_order("zechcyk", PACK, dealer=1)
        assert dealt(deal) == [texts("S9 SJ SQ HJ HQ HK"), texts("SK ST SA HT HA C9")]
        assert MOVE_TEXTS[deal.turn_up] == "H9"
        assert [MOVE_TEXTS[card] for card in deal.stock] == [*PACK[13:], "H9"]

    def test_schnapsen_three_each_then_the_turn_up_then_two_each_of_20_cards(self):
        deal = deal_in_order("schnapsen", PACK20, dealer=1)
        assert dealt(deal) == [texts("SJ SQ SK HK HT"), texts("ST SA HJ HA CJ")]
        assert MOVE_TEXTS[deal.turn_up] == "HQ"
        assert [MOVE_TEXTS[card] for card in deal.stock] == [*PACK20[11:], "HQ"]

    def test_three_packets_of_three_then_forehand_decides(self):
        deal = deal_in_order("three", PACK, dealer=2)
        assert dealt(deal) == [texts("S9 SJ SQ"), texts("SK ST SA"), texts("H9 HJ HQ")]
        assert deal.trump == NO_SUIT
        assert deal.turn == 0

    def test_three_after_a_choice_packets_of_five(self):
        deal = play(deal_in_order("three", PACK, dealer=2), "name-D")
        assert dealt(deal)[0] == texts("S9 SJ SQ HK HT HA C9 CJ")
        assert dealt(deal)[1] == texts("SK ST SA CQ CK CT CA D9")

    def test_three_after_a_pass_packets_of_one_and_four(self):
        deal = play(deal_in_order("three", PACK, dealer=2), "pass")
        assert dealt(deal)[0] == texts("S9 SJ SQ HK C9 CJ CQ CK")
        assert dealt(deal)[1] == texts("SK ST SA HT CT CA D9 DJ")
        assert dealt(deal)[2] == texts("H9 HJ HQ HA DQ DK DT DA")

    def test_four_three_and_three_each_and_the_dealers_last_card_is_trump(self):
        deal = deal_in_order("four", PACK, dealer=3)
        assert dealt(deal)[0] == texts("S9 SJ SQ C9 CJ CQ")
        assert dealt(deal)[3] == texts("HK HT HA DK DT DA")
        assert MOVE_TEXTS[deal.turn_up] == "DA"
        assert deal.trump == 3
        assert deal.stock_left() == 0

    @pytest.mark.parametrize("game, seats", [("sixtysix", 2), ("three", 3), ("four", 4)])
    def test_the_player_on_the_dealers_left_gets_the_first_packet_and_begins(self, game, seats):
        for dealer in range(seats):
            deal = deal_in_order(game, PACK, dealer)
            first = (dealer + 1) % seats
            assert texts("S9 SJ SQ") <= cards(deal.hands[first])
            assert deal.turn == deal.leader == first

    @pytest.mark.parametrize("game", TWO)
    def test_the_turn_up_decides_the_trump_suit(self, game):
        for suit, name in enumerate("SHCD"):
            order = pack(game)
            place = {"zechcyk": 6, "schnapsen": 6}.get(game, 12)
            at = order.index(name + "K")
            order[at], order[place] = order[place], order[at]
            assert deal_in_order(game, order, dealer=0).trump == suit


class TestTricks:
    """Hearts are trumps; the stock is open."""

    def winner(self, lead, reply):
        other_cards = [card for card in pack("schnapsen") if card not in (lead, reply)]
        ours = [card for card in other_cards if card[0] == "C"][:4]
        theirs = [card for card in other_cards if card[0] == "D"][:4]
        deal = position("schnapsen", [" ".join([lead, *ours]), " ".join([reply, *theirs])], "HK")
        play(deal, f"{lead} {reply}")
        assert deal.leader == deal.turn
        return deal.turn

    @pytest.mark.parametrize("higher, lower", ["AT", "TK", "KQ", "QJ", "AJ", "TQ"])
    def test_the_higher_card_of_the_suit_wins_ace_ten_king_queen_jack(self, higher, lower):
        assert self.winner("S" + higher, "S" + lower) == 0
        assert self.winner("S" + lower, "S" + higher) == 1

    def test_the_nine_is_the_lowest(self):
        deal = position("sixtysix", ["SJ CA CT CK CQ CJ", "S9 DA DT DK DQ DJ"], "HK")
        assert play(deal, "SJ S9").turn == 0

    def test_a_trump_wins(self):
        assert self.winner("SA", "HJ") == 1
        assert self.winner("HJ", "SA") == 0

    def test_the_higher_trump_wins(self):
        assert self.winner("HJ", "HT") == 1
        assert self.winner("HA", "HT") == 0

    def test_a_card_of_another_suit_never_wins(self):
        assert self.winner("SJ", "DA") == 0

    def test_the_winner_gets_the_points_of_both_cards(self):
        deal = position("sixtysix", ["SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"], "HJ")
        play(deal, "SA CT draw")
        assert list(deal.points) == [21, 0]
        play(deal, "SK CQ draw SQ CJ draw SJ C9")
        assert list(deal.points) == [21 + 7 + 5 + 2, 0]
        assert list(deal.tricks) == [4, 0]


class TestStock:
    def test_after_every_trick_the_winner_draws_first(self):
        hands = ["SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"]
        deal = position("sixtysix", hands, "HJ", "DA DT DK DQ")
        play(deal, "SA C9")
        assert (phase(deal), deal.turn) == ("before_draw", 0)
        play(deal, "draw")
        assert (phase(deal), deal.turn) == ("leading", 0)
        assert "DA" in cards(deal.hands[0])
        assert "DT" in cards(deal.hands[1])
        assert deal.stock_left() == 10

    def test_the_follower_who_wins_draws_first_too(self):
        hands = ["SA ST SK SQ SJ S9", "HA CT CK CQ CJ C9"]
        deal = position("sixtysix", hands, "HJ", "DA DT DK DQ")
        play(deal, "S9 HA draw")
        assert deal.turn == 1
        assert "DA" in cards(deal.hands[1])
        assert "DT" in cards(deal.hands[0])

    @pytest.mark.parametrize("game", TWO)
    def test_the_loser_of_the_last_open_trick_draws_the_turn_up(self, game):
        deal = stock_gone(game)  # seat 0 won the last trick
        assert "HQ" in cards(deal.hands[1])
        assert deal.stock_left() == 0

    @pytest.mark.parametrize("game", TWO)
    def test_any_card_may_be_played_to_any_lead_while_the_stock_is_open(self, game):
        hands = ["SK CK CQ DJ D9 DQ", "SA SJ HK DT HQ H9"]
        if game == "schnapsen":
            hands = ["SK CK CQ DJ DQ", "SA SJ HK DT HQ"]
        deal = position(game, hands, "HT")
        play(deal, "SK")
        assert legal(deal) == set(hands[1].split())

    def test_with_the_stock_gone_nobody_draws(self):
        deal = play(stock_gone("sixtysix"), "SK SA")
        assert (phase(deal), deal.turn) == ("leading", 1)
        assert len(cards(deal.hands[0])) == len(cards(deal.hands[1])) == 5

    def test_the_leader_is_not_asked_before_drawing_at_the_first_lead(self):
        deal = position("sixtysix", ["SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"], "HJ")
        assert phase(deal) == "leading"
        assert "draw" not in legal(deal)


class TestDuties:
    """Seat 0 leads; seat 1 holds SA SJ HK DT HQ and more diamonds; hearts are trumps."""

    RIGHT = [
        # game, with the king of spades led, with the king of clubs led
        ("sixtysix", "SA", "HK HQ"),
        ("zechcyk", "SA", "HK HQ"),
        ("danish", "SA SJ", "any"),
        ("schnapsen", "SA", "HK HQ"),
        ("santase", "SA", "HK HQ"),
    ]

    @staticmethod
    def replies(deal, lead):
        """What may answer this lead; "any" for the whole hand."""
        play(deal, lead)
        answer = legal(deal)
        deal.undo()
        return texts("any") if answer == cards(deal.hands[1]) else answer

    @pytest.mark.parametrize("game, to_spades, to_clubs", RIGHT)
    def test_with_the_stock_gone(self, game, to_spades, to_clubs):
        deal = stock_gone(game)
        assert self.replies(deal, "SK") == texts(to_spades)
        assert self.replies(deal, "CK") == texts(to_clubs)

    @pytest.mark.parametrize("game, to_spades, to_clubs", RIGHT)
    def test_with_the_stock_closed(self, game, to_spades, to_clubs):
        hands = ["SK CK CQ DJ DQ S9", "SA SJ HK DT HQ D9"]
        deal = position(game, hands, "HT", tricks="DA DK")
        play(deal, "close")
        assert self.replies(deal, "SK") == texts(to_spades)
        assert self.replies(deal, "CK") == texts(to_clubs)

    def test_gone_and_closed_are_two_parameters(self):
        # No game tells them apart; a ruleset may.
        hands = ["SK CK CQ DJ DQ S9", "SA SJ HK DT HQ D9"]
        closed = play(position("sixtysix", hands, "HT", duty_closed=FOLLOW), "close")
        assert self.replies(closed, "SK") == texts("SA SJ")
        assert self.replies(stock_gone("sixtysix", duty_closed=FOLLOW), "SK") == texts("SA")
        closed = play(position("sixtysix", hands, "HT", duty_gone=FOLLOW), "close")
        assert self.replies(closed, "SK") == texts("SA")
        assert self.replies(stock_gone("sixtysix", duty_gone=FOLLOW), "SK") == texts("SA SJ")

    def test_unable_to_beat_one_must_still_follow(self):
        deal = stock_gone("sixtysix")
        play(deal, "SK SA")
        # Seat 1 leads the king of diamonds; the jack cannot beat it.
        play(deal, "DK")
        assert legal(deal) == texts("DJ")

    def test_void_in_the_suit_and_in_trumps_any_card(self):
        hands = ["SK CK CQ DJ DQ S9", "SA SJ SQ DT DK D9"]
        deal = position("sixtysix", hands, "HT")
        play(deal, "close CK")
        assert legal(deal) == texts(hands[1])
