# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The exact solver against the plain minimax, on published positions, and what it costs."""

import pytest

from sixtysix import notation
from sixtysix.ai.solver import NONE, Solver
from sixtysix.ai.tables import EXCHANGE
from sixtysix.rulesets import NAMES
from tests.ai import endings, minimax
from tests.ai.problems import PERFECT, perfect_ending
from tests.positions import ruleset

TWO_PLAYERS = NAMES[:5]


def named(values):
    return {
        "exchange" if card == EXCHANGE else notation.card_name(card): value
        for card, value in enumerate(values)
        if value != NONE
    }


def check(engine, ending):
    values = minimax.moves(ending)
    seat = 1 - ending.leader if ending.led else ending.leader
    best = (min if seat else max)(values.values())
    assert endings.solve(engine, ending) == best
    move = "exchange" if engine.best == EXCHANGE else notation.card_name(engine.best)
    assert values[move] == best
    assert endings.solve(engine, ending, every=True) == best
    sign = -1 if seat else 1
    assert {move: sign * value for move, value in named(engine.values).items()} == values


@pytest.mark.slow
@pytest.mark.parametrize("game", TWO_PLAYERS)
def test_values_are_those_of_the_plain_minimax(game):
    engine = Solver()
    for seed in range(300):
        check(engine, endings.random_ending(ruleset(game), seed))


@pytest.mark.slow
@pytest.mark.parametrize("game", TWO_PLAYERS)
def test_values_of_2000_endings(game):
    engine = Solver()
    for seed in range(1000, 3000):
        check(engine, endings.random_ending(ruleset(game), seed))


@pytest.mark.parametrize(
    "changes",
    [
        {"last_wins": 2},
        {"marriage_gone": 1, "marriage_counts": 0},
        {"duty_gone": 1, "duty_closed": 1},
        {"exchange_closed": 1, "exchange_tricks": 0},
        {"closed_score": 1, "close_failed": 0, "bonus_closed": 1},
    ],
)
def test_house_rules_change_the_values_as_they_should(changes):
    engine = Solver()
    for seed in range(100):
        check(engine, endings.random_ending(ruleset("sixtysix", **changes), seed))


@pytest.mark.parametrize("game", TWO_PLAYERS)
def test_near_the_end_of_a_match_the_score_is_part_of_the_values(game):
    engine = Solver()
    other = 0
    for seed in range(60):
        ending = endings.random_ending(ruleset(game, draw_stake=seed & 1), seed)
        plain = endings.solve(engine, ending)
        ending.needs = ((1, 5), (2, 1), (3, 3), (7, 2))[seed % 4]
        check(engine, ending)
        other += (endings.solve(engine, ending) > 0) != (plain > 0)
    assert not other  # who wins is the same; how high is not


@pytest.mark.parametrize("problem", PERFECT, ids=lambda problem: problem[0])
def test_published_endings(problem):
    _, _, _, _, _, value, best, wrong = problem
    engine = Solver()
    assert endings.solve(engine, perfect_ending(problem), every=True) == value
    found = {move for move, worth in named(engine.values).items() if worth == value}
    assert found == set(best.split())
    assert not found & set(wrong.split())


def test_it_stops_at_any_node_and_goes_on():
    ending = endings.random_ending(ruleset("sixtysix"), 3, 6, closed=False, follower=False)
    engine = Solver()
    whole = endings.solve(engine, ending)
    nodes = engine.nodes
    endings.load(engine, ending)
    calls = 1
    while not engine.step(1):
        calls += 1
    assert engine.nodes == nodes
    assert calls >= nodes
    assert (-engine.value if ending.leader else engine.value) == whole


@pytest.mark.parametrize(
    "closed, every, mean, most",
    [(False, False, 85, 950), (False, True, 200, 1400), (True, True, 330, 2000)],
)
def test_nodes_stay_few(closed, every, mean, most):
    """Nodes are the limit of thinking on the board, so their number is a promise."""
    engine = Solver()
    nodes = []
    for seed in range(200):
        ending = endings.random_ending(ruleset("sixtysix"), seed, 6, closed, follower=False)
        endings.solve(engine, ending, every)
        nodes.append(engine.nodes)
    assert sum(nodes) / len(nodes) <= mean
    assert max(nodes) <= most
