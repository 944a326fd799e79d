# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The hard players without the judge's tables: yardsticks that differ in nothing else."""

import pytest

from sixtysix.ai import judge
from sixtysix.ai.belief import Worlds
from sixtysix.deal import Deal
from sixtysix.phases import NOBODY, OVER
from sixtysix.rng import Rng
from sixtysix.rulesets import NAMES, THREE, Ruleset
from sixtysix.view import View
from tools import players
from tools.unlearned import SEARCHES, Stocked


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("game", NAMES[:THREE])
def test_they_play_without_any_table_and_end_as_hard_does(name, game, monkeypatch):
    load = judge.load
    rules = Ruleset(NAMES.index(game))
    strict = other = 0
    for seed in range(3):
        deal = Deal.shuffled(rules, seed, seed & 1)
        while deal.phase != OVER:
            view = View(deal, deal.turn)
            monkeypatch.setattr(judge, "load", None)
            move = players.make(name, rules).choose(view)
            monkeypatch.setattr(judge, "load", load)
            hard = players.make("hard", rules).choose(View(deal, deal.turn))
            if view.closer != NOBODY or view.stock_left == 0:
                strict += 1
                assert move == hard
            other += move != hard
            deal.play(move)
    assert strict and other


def test_a_tenth_of_the_budget_is_a_tenth_of_the_worlds():
    rules = Ruleset(0)
    deal = Deal.shuffled(rules, 3)
    deal.play(deal.legal()[0])
    view = View(deal, deal.turn)
    for name in SEARCHES:
        nodes = []
        for factor in ("", "@0.1"):
            player = players.make(name + factor, rules)
            player.choose(view)
            nodes.append(player.nodes)
        assert nodes[0] == 10 * nodes[1]


def test_a_stock_in_order_is_in_the_same_worlds():
    view = View(Deal.shuffled(Ruleset(0), 3), 1)
    plain, stocked = Worlds(view, Rng(view.seed())), Stocked(view)
    for _ in range(5):
        plain.shuffle()
        stocked.shuffle()
        assert (plain.hand, plain.first, plain.second) == (
            stocked.hand,
            stocked.first,
            stocked.second,
        )
        rest = sum(1 << card for card in stocked.rest)
        both = stocked.hand | 1 << stocked.first | 1 << stocked.second
        assert not rest & both
        assert rest | both == view.unseen() | 1 << view.turn_up
        assert stocked.rest[-1] == view.turn_up


def test_they_are_for_two():
    with pytest.raises(players.PlayerError, match="for two"):
        players.make("hard-unlearned", Ruleset(NAMES.index("three")))
