# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Honour play: a computer player whose opponent breaks duties plays on from what is certain."""

import pytest

from sixtysix.ai.belief import Worlds, excluded
from sixtysix.ai.player import EASY, HARD, NORMAL, Player
from sixtysix.cards import count
from sixtysix.deal import Deal
from sixtysix.moves import CLOSE, EXCHANGE
from sixtysix.phases import FOLLOWING, OVER
from sixtysix.rng import Rng
from sixtysix.rulesets import DANISH, Ruleset
from sixtysix.view import View

RULES = Ruleset(DANISH, honour=1)  # play goes on after a revoke


def deals_with_a_cheat(seeds, decide):
    """Play closed deals: seat 0 as ``decide`` says of its views, seat 1 with any card at all."""
    for seed in seeds:
        deal = Deal.shuffled(RULES, seed, dealer=1)
        rng = Rng(seed)
        deal.play(CLOSE)
        while deal.phase != OVER:
            legal = deal.legal()
            if deal.turn == 1:
                cards = [m for m in legal if m < EXCHANGE] if deal.phase == FOLLOWING else legal
                deal.play(cards[rng.below(len(cards))])
                continue
            view = View(deal, 0)
            move = decide(view)
            assert move in legal
            deal.play(move)


def impossible(view):
    """Tell whether what the other player did not play leaves too few cards for his hand."""
    missing = view.counts[1] - count(view.known[1])
    return count(view.unseen() & ~excluded(view, 1)) < missing


def test_worlds_when_a_revoke_has_made_all_hands_impossible():
    found = []

    def look(view):
        if impossible(view):
            worlds = Worlds(view, Rng(1))
            worlds.shuffle()
            # Still the right number of cards, none of them seen, all shown ones among them.
            assert count(worlds.hand) == view.counts[1]
            assert not worlds.hand & (view.seen | view.hand)
            assert worlds.hand & view.known[1] == view.known[1]
            found.append(view)
        return view.legal[0]

    deals_with_a_cheat(range(200), look)
    assert found


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
def test_every_level_plays_on(level):
    player = Player(level)

    def choose(view):
        for _ in player.think(view):
            pass
        return player.move

    deals_with_a_cheat(range(4), choose)
