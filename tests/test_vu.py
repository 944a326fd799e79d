# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
The engine in step with a referee that nobody here wrote: `schnapsen` 0.0.5, the teaching platform
of the VU Amsterdam.

Its game is Schnapsen with other rules, stated here as a ruleset and, where no parameter says it,
as a translation of moves. In step: legal moves, hands, trick winners, points, pending points, game
points and the winner of 1,000 random deals.
"""

import random

import pytest
from schnapsen.deck import Rank, Suit
from schnapsen.game import Bot, SchnapsenGamePlayEngine

from sixtysix.rulesets import LATER_TRICK, SCHNAPSEN, WINS_ONE
from tests.plain_cards import pack
from tests.positions import cards, deal_in_order, legal, packets, phase, play, result
from tools.vu import RULES, vu_rules

SUITS = {Suit.SPADES: "S", Suit.HEARTS: "H", Suit.CLUBS: "C", Suit.DIAMONDS: "D"}
RANKS = {Rank.JACK: "J", Rank.QUEEN: "Q", Rank.KING: "K", Rank.TEN: "T", Rank.ACE: "A"}


def card_text(card):
    """Our text of one of their cards."""
    return SUITS[card.suit] + RANKS[card.rank]


def move_text(move):
    """Our text of one of their moves."""
    if move.is_trump_exchange():
        return "exchange"
    if move.is_marriage():
        # Which card leads a marriage is not for the player to say. Their comments speak of the
        # queen, but version 0.0.5 plays the king.
        return card_text(move.underlying_regular_move().card) + "+"
    return card_text(move.card)


def without_queen_leads(moves):
    """Our legal moves without the choice to lead a marriage with the queen."""
    return {move for move in moves if not move.endswith("Q+")}


class Player(Bot):
    """Plays both seats by chance, and holds our deal against their state at every turn."""

    def __init__(self, table, seat):
        super().__init__(str(seat))
        self.table = table
        self.seat = seat

    def get_move(self, perspective, leader_move):
        self.table.catch_up()
        self.table.compare(perspective, self.seat)
        moves = perspective.valid_moves()
        texts = [move_text(move) for move in moves]
        assert without_queen_leads(legal(self.table.deal)) == set(texts)
        chosen = self.table.rng.choice(moves)
        play(self.table.deal, move_text(chosen))
        return chosen

    def notify_game_end(self, won, perspective):
        """The last look is the table's."""


class Table:
    """One deal, in their engine and in ours."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.deal = None

    def play(self):
        """Plays the deal; returns (winner, reason, game points, score) of both engines."""
        engine = SchnapsenGamePlayEngine()
        bots = [Player(self, seat) for seat in (0, 1)]
        deck = engine.deck_generator.shuffle_deck(
            engine.deck_generator.get_initial_deck(), self.rng
        )
        order = [card_text(card) for card in deck]
        # They deal one card at a time, the leader first; the last card of the pack is turned up.
        hands = [order[0:10:2], order[1:10:2]]
        talon = order[10:]
        ours = packets("schnapsen", hands, talon[-1]) + talon[:-1]
        self.deal = deal_in_order("schnapsen", ours, dealer=1, **RULES)
        engine.deck_generator.shuffle_deck = lambda cards, rng: deck
        winner, points, score = engine.play_game(bots[0], bots[1], self.rng)
        return winner.seat, points, score

    def catch_up(self):
        """They draw at the end of a trick; so no exchange before drawing, which we would allow."""
        if phase(self.deal) == "before_draw":
            assert legal(self.deal) <= {"draw", "exchange"}
            play(self.deal, "draw")

    def compare(self, perspective, seat):
        """The same hands, points and tricks, as far as this player is shown them."""
        deal = self.deal
        assert deal.turn == seat
        assert cards(deal.hands[seat]) == {card_text(card) for card in perspective.get_hand()}
        assert deal.stock_left() == perspective.get_talon_size()
        assert SUITS[perspective.get_trump_suit()] == "SHCD"[deal.trump]
        if perspective.get_trump_card():
            assert cards(1 << deal.turn_up) == {card_text(perspective.get_trump_card())}
        assert perspective.am_i_leader() == (deal.leader == seat)
        won = len(list(perspective.get_won_cards()))
        assert deal.tricks[seat] * 2 == won
        scores = [perspective.get_my_score(), perspective.get_opponent_score()]
        for side, score in zip((seat, 1 - seat), scores):
            assert deal.points[side] == score.direct_points
            pending = deal.pending[side]
            if not perspective.am_i_leader() and side == deal.leader:
                # They note a marriage at the end of its trick, we when it is led.
                pending -= declared_now(deal)
            assert pending == score.pending_points


def declared_now(deal):
    """The points of a marriage that lies in the trick."""
    move = deal.trick_cards()[0]
    if move < 32:
        return 0
    return 40 if (move - 32) // 6 == deal.trump else 20


@pytest.mark.parametrize("chunk", range(10))
def test_a_thousand_deals_in_step(chunk):
    for number in range(100):
        table = Table(100 * chunk + number)
        winner, points, score = table.play()
        ours, reason, scores = result(table.deal)
        assert ours == winner
        assert scores[winner] == points
        assert scores[1 - winner] == 0
        assert table.deal.points[winner] == score.direct_points
        assert reason == ("SIXTY_SIX" if score.direct_points >= 66 else "LAST_TRICK")


def test_the_rules_differ_from_our_schnapsen_in_these_parameters_only():
    assert vu_rules().row == SCHNAPSEN
    assert vu_rules().changed() == {
        "marriage_counts": LATER_TRICK,
        "close_after": 0,
        "exchange_stock": 1,
        "last_wins": WINS_ONE,
    }


def test_both_play_the_same_pack():
    deck = SchnapsenGamePlayEngine().deck_generator.get_initial_deck()
    assert {card_text(card) for card in deck} == set(pack("schnapsen"))
