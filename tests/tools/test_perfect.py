# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Endings with one or two unknown cards: what a move loses, and what play can bring at most."""

import pytest

from sixtysix.ai.counting import cards_of
from sixtysix.rulesets import Ruleset
from sixtysix.view import View
from tools import perfect

RULES = Ruleset(0)


@pytest.fixture(scope="module")
def some():
    """Return the first endings, as deals."""
    return list(perfect.endings(RULES, 12))


def test_endings_have_one_or_two_unknown_cards_and_a_choice(some):
    kinds = set()
    for deal in some:
        view = View(deal, deal.turn)
        kinds.add(perfect.unknown(view))
        assert len(cards_of(view.legal)) > 1
    assert kinds <= {1, 2} and 1 in kinds


def test_worlds_agree_with_what_the_seat_sees(some):
    for deal in some:
        view = View(deal, deal.turn)
        hands = set()
        for world in perfect.in_worlds(deal, view):
            look = View(world, deal.turn)
            assert vars(look).keys() == vars(view).keys()
            for name, seen in vars(view).items():
                assert getattr(look, name) == seen, name
            cards = world.hands[0] | world.hands[1] | look.seen
            for card in world.stock[world.drawn :]:
                cards |= 1 << card
            hands.add(world.hands[1 - view.seat])
        assert deal.hands[1 - view.seat] in hands


def test_nobody_beats_open_cards_and_random_moves_lose(some):
    losses, behind = perfect.measure("hard", RULES, 6, 3, lambda more: None)
    assert len(losses) == 6 and len(behind) == 3
    assert min(losses) >= 0 and min(behind) >= 0
    losses, _ = perfect.measure("random", RULES, 12, 0, lambda more: None)
    assert sum(losses) > 0


def test_the_command_prints_both_figures(capsys):
    assert perfect.main(["hard", "--endings", "3", "--played", "2"]) == 0
    out = capsys.readouterr().out
    assert "3 endings" in out and "lost by enumeration" in out and "2 endings played" in out
