# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The compiled self-play keeps the rules of the engine, and its judge is the device's."""

from types import SimpleNamespace

import numpy as np
import pytest

from sixtysix.ai import judge, search
from sixtysix.deal import Deal
from sixtysix.moves import EXCHANGE
from sixtysix.phases import LEADING, NOBODY, OVER
from sixtysix.rulesets import NAMES, THREE, Ruleset
from sixtysix.view import View
from tools import train
from tools.train import fit, rounded
from tools.training.selfplay import STAGES, Player, SelfPlay

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


def stage_of(deal):
    """Return the number of the table of a position on lead."""
    if deal.closer == NOBODY:
        return deal.stock_left() // 2 - 1
    cards = deal.hands[deal.turn].bit_count()
    return (3 if deal.closer == deal.turn else 7) + min(max(cards, 3), 6)


def rows_on_the_device(deal):
    """Return the table rows of a position on lead, by the functions of the judge."""
    me, other = deal.turn, 1 - deal.turn
    rows = []
    for suit in range(4):
        mine, theirs = (deal.hands[seat] >> 6 * suit & 63 for seat in (me, other))
        row = judge.DIGITS[mine] + 2 * judge.DIGITS[theirs]
        rows.append(row if suit == deal.trump else row + judge.PATTERNS)
    scores = reach = 0
    for seat in (me, other):
        points, pending = deal.points[seat], deal.pending[seat]
        scores = scores * judge.SCORES + judge.score_row(points, pending, deal.tricks[seat])
        best = search._marriage(deal.hands[seat], deal.trump)
        reach = reach * judge.REACH + judge.reach_row(points + pending + best)
    return rows, scores, reach


def rows_of_the_search(deal, patch):
    """Return the scores' row and the last two, as the search has them looked up."""
    seen = []
    patch.setattr(judge, "load", lambda *_: None)
    patch.setattr(judge, "value", lambda *arguments: seen.append(arguments) or 0)
    looking = search.Search(SimpleNamespace(solver=SimpleNamespace(keys=())), None)
    looking._view = view = View(deal, deal.turn)
    looking._top = (999, 999)
    looking._prepare()
    looking._swap = False  # this position is judged as it is
    me, other = deal.turn, 1 - deal.turn
    mine, theirs = (deal.points[seat] + deal.pending[seat] for seat in (me, other))
    looking._worth(view.hand, deal.hands[other], mine, theirs, me)
    return seen[0][4:]


def test_the_judge_looks_at_the_same_rows(game, monkeypatch):
    searched = 0
    for seed in range(300):
        deal, (moves, _, stage, expected) = random_deal(game, seed)
        leads = [k for k in range(len(moves)) if moves[k] < EXCHANGE]
        seen = None
        for k, move in enumerate(moves):
            if k in leads and deal.phase == LEADING and deal.stock_left():
                seen = rows_on_the_device(deal)
                number = stage_of(deal)
                by_search = None
                if deal.closer == NOBODY and deal.tricks[deal.turn]:
                    by_search = rows_of_the_search(deal, monkeypatch)
            deal.play(move)
        rows, scores, reach = seen
        assert number == stage
        assert rows == expected[:4]
        assert 2 * judge.PATTERNS + scores == expected[4]
        assert 2 * judge.PATTERNS + judge.SCORES**2 + reach == expected[5]
        if by_search:
            searched += 1
            assert by_search[:2] == (scores, reach)
            assert (
                2 * judge.PATTERNS + judge.SCORES**2 + judge.REACH**2 + by_search[2] == expected[6]
            )
    assert searched > 30


@pytest.mark.parametrize("name", train.GAMES)
def test_the_board_has_the_first_of_the_trained_tables(name):
    trained = (train.TABLES / (name + ".bin")).read_bytes()
    assert len(trained) == STAGES * judge.SIZE
    assert (train.BOARD / (name + ".bin")).read_bytes() == train.for_board(
        train.rules_of(name), trained
    )


def test_training_writes_all_tables_and_the_boards(tmp_path, monkeypatch):
    made = np.arange(STAGES * judge.SIZE).reshape(STAGES, judge.SIZE) % 200 / judge.SCALE - 2
    monkeypatch.setattr(train, "train", lambda *_: made)
    monkeypatch.setattr(train, "TABLES", tmp_path / "all")
    monkeypatch.setattr(train, "BOARD", tmp_path)
    train.main(["schnapsen", "--out", str(tmp_path / "all")])
    assert np.allclose(train.read(tmp_path / "all" / "schnapsen.bin"), made)
    table = bytearray(judge.SIZE)
    judge.load(tmp_path / "schnapsen.bin", 8, table)  # after the first trick
    assert table == rounded(made)[3].tobytes()
    with pytest.raises(OSError):
        judge.load(tmp_path / "schnapsen.bin", 10, table)


def test_training_elsewhere_leaves_the_boards_tables_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(train, "train", lambda *_: np.zeros((STAGES, judge.SIZE)))
    monkeypatch.setattr(train, "BOARD", tmp_path / "board")
    train.main(["schnapsen", "--out", str(tmp_path / "trial")])
    assert [path.name for path in tmp_path.iterdir()] == ["trial"]


@pytest.mark.slow
def test_training_is_the_same_every_time_and_learns_something(game):
    _, simulator = game
    simulator.weights(None)
    player = Player(2, 0, 0.1, 0.03, 0.8)
    rows = simulator.rows(2000, 1, player)
    assert np.array_equal(rows, simulator.rows(2000, 1, player))
    tables, quality = fit(rows)
    assert quality[0] > 0.1  # already these few deals tell something about the last open stage
    assert rounded(tables).nbytes == STAGES * judge.SIZE
