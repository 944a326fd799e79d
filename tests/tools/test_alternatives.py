# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The searches that were tried play by the rules, blindly, and stay near the budget."""

from random import Random

import pytest

from sixtysix.ai.player import HARD, Player
from sixtysix.deal import Deal
from sixtysix.phases import OVER
from sixtysix.rulesets import NAMES
from sixtysix.view import View
from tests.ai.play import decide, twin
from tests.positions import ruleset
from tools import alternatives, players

SEARCHES = alternatives.SEARCHES


def thinker(name, game="sixtysix"):
    return players.make("alt:" + name, ruleset(game))


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("game", ("sixtysix", "schnapsen", "danish"))
def test_they_play_a_deal_to_its_end(name, game):
    deal = Deal.shuffled(ruleset(game), 3)
    while deal.phase != OVER:
        deal.play(thinker(name, game).choose(View(deal, deal.turn)))


@pytest.mark.parametrize("name", SEARCHES)
def test_cards_they_cannot_see_make_no_difference(name):
    deal = Deal.shuffled(ruleset("sixtysix"), 8)
    rnd = Random(1)
    swapped = 0
    while deal.phase != OVER:
        move = thinker(name).choose(View(deal, deal.turn))
        other = twin(deal, deal.turn, rnd)
        if other:
            swapped += 1
            assert thinker(name).choose(View(other, deal.turn)) == move
        deal.play(move)
    assert swapped


@pytest.mark.parametrize("name", ("tree", "two"))
def test_the_first_lead_takes_as_many_nodes_as_the_hard_player_s(name):
    for seed in range(3):
        deal = Deal.shuffled(ruleset("sixtysix", close_after=0), seed)
        other = thinker(name)
        other.choose(View(deal, deal.turn))
        hard = Player(HARD)
        decide(hard, View(deal, deal.turn))
        assert hard.nodes <= other.nodes <= 1.5 * hard.nodes


@pytest.mark.parametrize("game", NAMES[5:])
def test_they_are_for_two(game):
    with pytest.raises(players.PlayerError, match="two players"):
        players.make("alt:tree", ruleset(game))
