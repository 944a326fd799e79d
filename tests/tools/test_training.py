# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The compiled self-play keeps the rules of the engine, and its judge is the device's."""

import numpy as np
import pytest

from sixtysix.ai import judge
from sixtysix.deal import Deal
from sixtysix.moves import EXCHANGE
from sixtysix.phases import LEADING, NOBODY, OVER
from sixtysix.rulesets import NAMES, THREE, Ruleset
from tools.train import fit, rounded
from tools.training.selfplay import Player, SelfPlay

GAMES = range(THREE)


@pytest.fixture(scope="module", params=GAMES, ids=NAMES[:THREE])
def game(request):
    """Return a two-player game's rules and its simulator."""
    rules = Ruleset(request.param)
    return rules, SelfPlay(rules)


def random_deal(game, seed):
    """Return a new deal and what the simulator made of it: moves, result, stage, table rows."""
    rules, simulator = game
    deal = Deal.shuffled(rules, seed, dealer=seed & 1)
    return deal, simulator.random_deal(deal.hands, deal.stock, deal.turn, seed)


def test_random_deals_in_step_with_the_engine(game):
    for seed in range(2000):
        deal, (moves, result, _, _) = random_deal(game, seed)
        for move in moves:
            deal.play(move)
        assert deal.phase == OVER
        assert result == deal.scores[0] - deal.scores[1]


def rows_on_the_device(deal):
    """Return stage and table rows of a position on lead, by the functions of the judge."""
    me, other = deal.turn, 1 - deal.turn
    closed = deal.closer != NOBODY
    rows = []
    for suit in range(4):
        mine, theirs = (deal.hands[seat] >> 6 * suit & 63 for seat in (me, other))
        row = judge.DIGITS[mine] + 2 * judge.DIGITS[theirs]
        rows.append(row if suit == deal.trump else row + judge.PATTERNS)
    scores = reach = 0
    for seat in (me, other):
        points, pending = deal.points[seat], deal.pending[seat]
        scores = scores * judge.SCORES + judge.score_row(points, pending, deal.tricks[seat])
        best = judge.best_marriage(deal.hands[seat], deal.trump)
        reach = reach * judge.REACH + judge.reach_row(points + pending + best)
    return (
        rows,
        scores,
        reach,
        judge.stage(deal.stock_left(), closed, deal.closer == me, deal.hands[me].bit_count()),
    )


def test_the_judge_looks_at_the_same_rows(game):
    for seed in range(300):
        deal, (moves, _, stage, expected) = random_deal(game, seed)
        leads = [k for k in range(len(moves)) if moves[k] < EXCHANGE]
        seen = None
        for k, move in enumerate(moves):
            if k in leads and deal.phase == LEADING and deal.stock_left():
                seen = rows_on_the_device(deal)
            deal.play(move)
        rows, scores, reach, number = seen
        assert number == stage
        assert rows == expected[:4]
        assert 2 * judge.PATTERNS + scores == expected[4]
        assert 2 * judge.PATTERNS + judge.SCORES**2 + reach == expected[5]


@pytest.mark.slow
def test_training_is_the_same_every_time_and_learns_something(game):
    _, simulator = game
    simulator.weights(None)
    player = Player(2, 0, 0.1, 0.03, 0.8)
    rows = simulator.rows(2000, 1, player)
    assert np.array_equal(rows, simulator.rows(2000, 1, player))
    tables, quality = fit(rows)
    assert quality[0] > 0.1  # already these few deals tell something about the last open stage
    assert rounded(tables).nbytes == judge.STAGES * judge.SIZE
