# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""What holds in every deal of every game, checked over random deals."""

import random

import pytest

from sixtysix.deal import Deal, IllegalMove
from sixtysix.phases import OVER
from sixtysix.rulesets import NAMES
from tests.positions import ruleset
from tests.walks import (
    check_cards,
    check_points,
    check_result,
    marriage_points,
    random_deal,
    random_move,
    snapshot,
)

HOUSES = [
    {},
    {"claims": 1},
    {"honour": 1},
    {"marriage_counts": 0},
    {"marriage_counts": 1, "claims": 1},
]
GAMES_AND_HOUSES = [
    (game, house)
    for game in NAMES
    for house in HOUSES
    if not (house.get("honour") and game in ["three", "four"])
]


@pytest.mark.parametrize("game, house", GAMES_AND_HOUSES)
def test_cards_and_points_are_accounted_for_after_every_move(game, house):
    rng = random.Random(f"cards {game} {house}")
    for _ in range(40):
        deal = Deal.shuffled(ruleset(game, **house), rng.randrange(1 << 60))
        while deal.phase != OVER:
            check_cards(deal)
            check_points(deal)
            deal.push(random_move(rng, deal))
        check_cards(deal)
        check_points(deal)
        check_result(deal)


def test_a_deal_played_to_the_last_card_has_130_points_and_its_marriages():
    rng = random.Random(130)
    checked = 0
    while checked < 100:
        # Nobody claims: with claims of one's own, every deal can be played to its last card.
        deal = Deal.shuffled(ruleset("sixtysix", claims=1), rng.randrange(1 << 60))
        while deal.phase != OVER:
            deal.push(rng.choice([move for move in deal.legal() if move not in (65, 66)]))
        assert sum(deal.points) + sum(deal.pending) == 130 + marriage_points(deal)
        checked += 1


@pytest.mark.parametrize("game, house", GAMES_AND_HOUSES)
def test_undo_restores_every_field(game, house):
    rng = random.Random(f"undo {game} {house}")
    for _ in range(15):
        dealer = rng.randrange(ruleset(game).seats)
        deal = Deal.shuffled(ruleset(game, **house), rng.randrange(1 << 60), dealer, stake=2)
        before = [snapshot(deal)]
        while deal.phase != OVER:
            for move in deal.legal():
                deal.push(move)
                deal.undo()
                assert snapshot(deal) == before[-1], move
            deal.push(random_move(rng, deal))
            before.append(snapshot(deal))
        while deal.count:
            assert snapshot(deal) == before.pop()
            deal.undo()
        assert snapshot(deal) == before.pop()


@pytest.mark.parametrize("game", NAMES)
def test_every_move_that_is_not_listed_is_refused_and_changes_nothing(game):
    rng = random.Random(f"illegal {game}")
    for moves in range(0, 36, 5):
        deal = random_deal(rng, ruleset(game, claims=moves % 2), moves)
        before = snapshot(deal)
        legal = deal.legal()
        for move in range(256):
            if move not in legal:
                with pytest.raises(IllegalMove) as refused:
                    deal.play(move)
                assert refused.value.why > 0
                assert str(refused.value)
        assert snapshot(deal) == before


def test_a_refusal_is_a_value_error():
    assert issubclass(IllegalMove, ValueError)


@pytest.mark.parametrize("game", NAMES)
def test_the_same_seed_deals_the_same_cards(game):
    rules = ruleset(game)
    assert Deal.shuffled(rules, 7).order == Deal.shuffled(rules, 7).order
    assert Deal.shuffled(rules, 7).order != Deal.shuffled(rules, 8).order


@pytest.mark.parametrize("order", [b"", bytes(23), bytes(24), bytes(range(23)), bytes(range(25))])
def test_an_order_that_is_not_the_pack_is_refused(order):
    with pytest.raises(ValueError):
        Deal(ruleset("sixtysix"), 0, order)


def test_nines_are_no_part_of_schnapsen():
    with pytest.raises(ValueError):
        Deal(ruleset("schnapsen"), 0, bytes(range(20)))
