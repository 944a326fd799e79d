# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Our players at the VU Amsterdam's table; that both engines play the same game, see test_vu.py."""

import pytest
from schnapsen.game import LeaderPerspective, SchnapsenGamePlayEngine

from sixtysix.cards import PACK20, QUEEN, RANK, each
from sixtysix.deal import Deal
from sixtysix.moves import EXCHANGE, MARRY
from sixtysix.phases import FOLLOWING, LEADING, OVER
from sixtysix.rulesets import BY_POINTS, SCHNAPSEN, Ruleset
from tools import players, vu
from tools.contest import Contest, play_groups, summary
from tools.players import PlayerError


def test_moves_have_one_meaning():
    for trump in range(4):
        jack = 6 * trump + 1
        moves = [*each(PACK20), EXCHANGE, *(MARRY + card for card in range(3, 24, 6))]
        for move in moves:
            assert vu.our_move(vu.their_move(move, trump)) == move
        assert vu.NUMBERS[vu.their_move(EXCHANGE, trump).jack] == jack


def test_their_state_is_our_deal():
    deal = Deal.shuffled(vu.vu_rules(), 3, dealer=1)
    state = vu.their_state(deal, [None, None])
    perspective = LeaderPerspective(state, SchnapsenGamePlayEngine())
    hands = [
        {vu.NUMBERS[card] for card in hand} for hand in (state.leader.hand, state.follower.hand)
    ]
    assert hands == [set(each(deal.hands[0])), set(each(deal.hands[1]))]
    assert [vu.NUMBERS[card] for card in state.talon] == list(deal.stock)
    assert vu.NUMBERS[perspective.get_trump_card()] == deal.turn_up


class Witness(players.Greedy):
    """Plays as greedy does; looks whether it is asked only what their rules leave open."""

    asked = []

    def choose(self, view):
        assert view.phase in (LEADING, FOLLOWING)
        for move in view.legal:
            assert not (MARRY <= move < EXCHANGE and RANK[move - MARRY] == QUEEN)
            self.asked.append(move)
        return super().choose(view)


@pytest.mark.parametrize("guest", ["vu:rand", "vu:bully"])
def test_our_player_is_asked_what_their_rules_leave_open(monkeypatch, guest):
    monkeypatch.setattr(Witness, "asked", [])
    monkeypatch.setitem(players.PLAYERS, "witness", lambda rules, seed, factor: Witness())
    contest = Contest("witness", guest, "vu")
    result = summary(contest, play_groups(contest, 0, 60))
    assert result["points"]["low"] > 0
    assert EXCHANGE in Witness.asked
    assert any(MARRY <= move < EXCHANGE for move in Witness.asked)


@pytest.mark.parametrize("guest", ["vu:rand", "vu:bully", "vu:rdeep@0.1", "vu:alphabeta@0.1"])
def test_their_bots_repeat_themselves_with_the_seed(guest):
    contest = Contest(guest, "greedy", "vu")
    whole = play_groups(contest, 0, 3)
    assert play_groups(contest, 2, 3).points == whole.points[2:]
    assert play_groups(contest, 0, 3) == whole


def test_two_of_their_bots_meet():
    contest = Contest("vu:rdeep@0.25", "vu:rand", "vu")
    result = summary(contest, play_groups(contest, 0, 8))
    assert result["points"]["mean"] > 0
    assert result["deals_played"] == 16


def test_a_guest_plays_at_its_own_table_only():
    with pytest.raises(PlayerError, match="only in the game vu"):
        vu.Guest("rand", Ruleset(SCHNAPSEN), b"")
    guest = vu.Guest("rand", vu.vu_rules(), b"")
    with pytest.raises(PlayerError, match="own platform's table"):
        guest.choose(None)
    with pytest.raises(PlayerError, match="no budget"):
        vu.Guest("bully", vu.vu_rules(), b"", 2)


class Seat:
    """A seat for a player, as the contest has it."""

    def __init__(self, player):
        self.player = player
        self.move = player.choose


def test_engines_that_disagree_are_told():
    # As if the last trick won nothing.
    rules = Ruleset(SCHNAPSEN, **{**vu.RULES, "last_wins": BY_POINTS})
    with pytest.raises(RuntimeError, match=r"theirs .* ours"):
        for seed in range(200):
            deal = Deal.shuffled(rules, seed)
            vu.play_out(deal, [Seat(players.Greedy()), Seat(players.Greedy())])
            assert deal.phase == OVER
