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
from tools.training import probe
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


def in_step(game, seeds):
    for seed in seeds:
        deal, (moves, result, _, _) = random_deal(game, seed)
        for move in moves:
            deal.play(move)
        assert deal.phase == OVER
        assert result == deal.scores[0] - deal.scores[1]


def test_random_deals_in_step_with_the_engine(game):
    in_step(game, range(1000))


@pytest.mark.slow
def test_ten_thousand_random_deals_in_step_with_the_engine(game):
    in_step(game, range(1000, 10_000))


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


def test_numpy_and_the_board_sum_up_to_the_same_integers(game):
    rules, simulator = game
    simulator.weights(None)
    name = NAMES[rules.row]
    tables = np.frombuffer((train.TABLES / (name + ".bin")).read_bytes(), np.uint8)
    tables = tables.reshape(STAGES, judge.SIZE)
    rows = simulator.rows(100, 3, Player(2, 0, 0.1))
    rows = rows[rows[:, 0] < 6]  # the stock open
    sums = tables[rows[:, :1], rows[:, 2:]].astype(int).sum(axis=1) - 7 * 128
    assert len(rows) > 200 and len(set(sums)) > 50
    scores = rows[:, 6] - 2 * judge.PATTERNS
    reach = rows[:, 7] - 2 * judge.PATTERNS - judge.SCORES**2
    extra = rows[:, 8] - 2 * judge.PATTERNS - judge.SCORES**2 - judge.REACH**2
    for k, row in enumerate(rows):
        # Hands that have these patterns: any side suit may be the first.
        mine = theirs = 0
        trump = next(suit for suit in range(4) if row[2 + suit] < judge.PATTERNS)
        for suit in range(4):
            pattern = row[2 + suit] % judge.PATTERNS
            for rank in range(6):
                holder = pattern // 3**rank % 3
                mine |= (holder == 1) << 6 * suit + rank
                theirs |= (holder == 2) << 6 * suit + rank
        table = bytearray(tables[row[0]].tobytes())
        value = judge.value(table, mine, theirs, trump, scores[k], reach[k], extra[k])
        assert value == sums[k]


def test_what_was_before_a_random_move_is_not_learned_from(game):
    _, simulator = game
    simulator.weights(None)
    clean = simulator.rows(200, 5, Player(2, 0))
    assert len(clean) > 3 * 200
    assert not len(simulator.rows(200, 5, Player(2, 0, 1.0)))
    some = simulator.rows(200, 5, Player(2, 0, 0.2))
    assert 0 < len(some) < len(clean) / 2


# ---- the training itself ----

SHORT = ((2, 600, 1), (1, 400, 9))  # rounds, deals, seed


@pytest.fixture
def training(tmp_path, monkeypatch):
    """Return a function that makes a short training of schnapsen in a folder of its own."""
    monkeypatch.setattr(train, "DUELS", 20)
    return lambda folder: train.Training("schnapsen", SHORT, work=tmp_path / folder)


def test_an_interrupted_training_goes_on_to_the_same_tables(training, tmp_path, monkeypatch):
    whole = training("whole").run()
    stopped = training("stopped")
    keep = stopped._keep

    def keep_and_stop():
        keep()
        raise KeyboardInterrupt

    for _ in SHORT:
        monkeypatch.setattr(stopped, "_keep", keep_and_stop)
        with pytest.raises(KeyboardInterrupt):
            stopped.run()
        stopped = training("stopped")
        stopped.resume()
    assert np.array_equal(stopped.run(), whole)
    other = train.Training("schnapsen", ((9, 9, 9),), work=tmp_path / "stopped")
    with pytest.raises(ValueError, match="other rounds"):
        other.resume()


def test_a_training_leaves_a_log_and_a_curve(training, tmp_path, capsys):
    training("here").run()
    log = (tmp_path / "here" / "schnapsen.log").read_text("utf-8").splitlines()
    assert log == capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in log] == [f"schnapsen round {k}/3" for k in (1, 2, 3)]
    assert "600 deals, seed 2" in log[1] and "against the rule of thumb" in log[1]
    picture = (tmp_path / "here" / "schnapsen.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n" and len(picture) > 2000


def test_published_tables_have_a_schedule():
    assert set(train.SCHEDULES) == {*train.GAMES, train.VU}


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


@pytest.mark.slow
def test_a_probe_tells_what_an_opponent_wins(monkeypatch, capsys):
    monkeypatch.setattr(probe, "MARGINS", (0.4, 0.6))
    probe.main(["schnapsen", "--rounds", "1", "--deals", "1000", "--pairs", "20"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[:2]] == ["round 1", "margins for closing"]
    assert lines[2].startswith("margin 0.") and "80 new pairs of deals: " in lines[2]
