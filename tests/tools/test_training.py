# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The compiled self-play keeps the rules of the engine, and its judge is the device's."""

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

from sixtysix.ai import counting, judge, tricks
from sixtysix.ai.tables import general
from sixtysix.deal import Deal
from sixtysix.moves import CLOSE, EXCHANGE
from sixtysix.phases import BEFORE_DRAW, LEADING, NOBODY, OVER
from sixtysix.rulesets import NAMES, SIXTYSIX, THREE, TWO_OR_TRICKLESS, Ruleset
from sixtysix.view import View
from tools import train
from tools.sampled import Sampled
from tools.train import fit, rounded
from tools.training import probe, selfplay, uses
from tools.training.selfplay import STAGES, Player, SelfPlay

GAMES = range(THREE)
EXTRAS = 2 * judge.PATTERNS + judge.SCORES**2 + judge.REACH**2  # where the last rows begin


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
        return judge.OPEN + deal.stock_left() // 2
    return judge.CLOSED + (deal.closer != deal.turn)


def row_of_a_closed_stock(deal):
    """Return the last row of a position on lead with the stock closed."""
    cards = min(max(deal.hands[deal.turn].bit_count(), 3), 5)
    since = deal.tricks[deal.closer] > deal.closed_tricks
    scored = 0
    if deal.rules.closed_score or deal.rules.close_failed == TWO_OR_TRICKLESS:
        scored = general(deal.closed_other_points, deal.closed_other_tricks) - 1
    return 6 * (cards - 3) + 3 * since + scored


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
        best = tricks._marriage(deal.hands[seat], deal.trump)
        reach = reach * judge.REACH + judge.reach_row(points + pending + best)
    return rows, scores, reach


def rows_of_the_search(deal, patch):
    """Return the scores' row and the last two, as the search has them looked up."""
    seen = []
    patch.setattr(judge, "load", lambda *_: None)
    patch.setattr(judge, "value", lambda *arguments: seen.append(arguments) or 0)
    looking = Sampled(SimpleNamespace(solver=SimpleNamespace(keys=())), None)
    looking._view = view = View(deal, deal.turn)
    looking._top = (999, 999)
    looking._prepare()
    looking._swap = False  # this position is judged as it is
    me, other = deal.turn, 1 - deal.turn
    mine, theirs = (deal.points[seat] + deal.pending[seat] for seat in (me, other))
    looking._worth(view.hand, deal.hands[other], mine, theirs, me)
    return seen[0][4:]


def test_the_judge_looks_at_the_same_rows(game, monkeypatch):
    searched = closed = 0
    for seed in range(300):
        deal, (moves, _, stage, expected) = random_deal(game, seed)
        leads = [k for k in range(len(moves)) if moves[k] < EXCHANGE]
        seen = None
        for k, move in enumerate(moves):
            if k in leads and deal.phase == LEADING and deal.stock_left():
                seen = rows_on_the_device(deal)
                number = stage_of(deal)
                by_search = last = None
                if deal.closer != NOBODY:
                    last = row_of_a_closed_stock(deal)
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
            last = by_search[2]
        if last is not None:
            closed += not by_search
            assert EXTRAS + last == expected[6]
    assert searched > 30 and closed > 30


def test_closing_is_judged_by_what_the_view_of_who_closes_tells(game):
    possible = set()
    for seed in range(300):
        deal = Deal.shuffled(game[0], seed, dealer=seed & 1)
        found = game[1].random_closing(deal.hands, deal.stock, deal.turn, seed)
        if not found:
            continue
        moves, expected = found
        for move in moves:
            deal.play(move)
        view = View(deal, deal.turn)
        assert CLOSE in view.legal
        other = 1 - view.seat
        # As if the other held all that was not seen.
        deal.hands[other] = view.unseen() | view.known[other]
        rows, scores, reach = rows_on_the_device(deal)
        extra = view.stock_left // 2 - 1 + 6 * (view.phase == BEFORE_DRAW)
        ends = 2 * judge.PATTERNS, 2 * judge.PATTERNS + judge.SCORES**2, EXTRAS
        assert expected == [*rows, ends[0] + scores, ends[1] + reach, ends[2] + extra]
        possible.add((extra, bool(view.known[other])))
    assert len(possible) > 3


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
    for number in (judge.CLOSED, judge.CLOSING, judge.OPEN + 4):  # at last after the first trick
        judge.load(tmp_path / "schnapsen.bin", number, table)
        assert table == rounded(made)[number].tobytes()
    with pytest.raises(OSError):
        judge.load(tmp_path / "schnapsen.bin", judge.OPEN + 5, table)


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
    rows = simulator.rows(100, 3, Player(2, 0, 0.1, 0.1))
    rows = np.concatenate((rows, simulator.closings(50, 3, Player(2, 0), Player(2, 0, 0, 1.0))))
    assert set(rows[:, 0]) > {judge.CLOSED, judge.CLOSED + 1, judge.CLOSING, judge.OPEN + 1}
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
    monkeypatch.setitem(train.CLOSINGS, "schnapsen", 300)
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
    parts = *(f"round {k}/3" for k in (1, 2, 3)), "closings"
    assert [line.partition(":")[0] for line in log] == [f"schnapsen {part}" for part in parts]
    assert "600 deals, seed 2" in log[1] and "against the rule of thumb" in log[1]
    assert "300 deals, seed" in log[3] and len(log[3].partition("R2 by stage ")[2].split()) == 3
    picture = (tmp_path / "here" / "schnapsen.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n" and len(picture) > 2000


@pytest.mark.parametrize("name", train.GAMES)
def test_published_tables_are_not_cut_off_where_it_matters(name):
    rules = train.rules_of(name)
    tables = np.frombuffer((train.TABLES / (name + ".bin")).read_bytes(), np.uint8)
    tables = tables.reshape(STAGES, judge.SIZE)
    simulator = SelfPlay(rules)
    simulator.weights(train.numbers(tables))
    tried = simulator.closings(200, 3, Player(2, 0), Player(2, 0, 0, 0.5))
    rows = np.concatenate((simulator.rows(200, 3, Player(2, 0)), tried))
    values = tables[rows[:, :1], rows[:, 2:]]
    assert ((values == 1) | (values == 255)).any(axis=1).mean() < 0.02
    # What is predicted has to do with what came of it.
    sums = values.astype(int).sum(axis=1) - 7 * 128
    for stage in range(judge.CLOSING + 1):
        on = rows[:, 0] == stage
        assert on.sum() > 50 and np.corrcoef(sums[on], rows[on, 1])[0, 1] > 0.3


def test_published_tables_have_a_schedule():
    assert set(train.SCHEDULES) == {*train.GAMES, train.VU}
    assert set(train.CLOSINGS) == set(train.GAMES)


def test_closings_alone_leave_the_tables_of_an_open_stock_as_they_are(
    training, tmp_path, monkeypatch
):
    monkeypatch.setattr(train, "WORK", tmp_path / "work")
    whole = training("whole").run()
    file = tmp_path / "schnapsen.bin"
    file.write_bytes(rounded(whole).tobytes())
    blank = rounded(whole)
    blank[: judge.CLOSING + 1] = 128
    file.write_bytes(blank.tobytes())
    monkeypatch.setattr(train, "Training", partial(train.Training, work=tmp_path / "alone"))
    train.main(["schnapsen", "--closings", "--out", str(tmp_path)])
    assert file.read_bytes() == rounded(whole).tobytes()


def test_closings_are_tried_where_they_are_not_hopeless_and_played_to_their_end(game):
    _, simulator = game
    simulator.weights(None)
    rows = simulator.closings(300, 3, Player(2, 0), Player(3, 0, 0, 0.5))
    assert np.array_equal(rows, simulator.closings(300, 3, Player(2, 0), Player(3, 0, 0, 0.5)))
    starts = np.flatnonzero(rows[:, 0] == judge.CLOSING)
    assert len(starts) > 50 and set(np.diff(starts)) <= set(range(2, 6))
    assert (rows[starts + 1, 0] == judge.CLOSED).all()  # who closes leads
    assert (rows[:, 0] <= judge.CLOSING).all() and (rows[:, 1] != 0).all()
    for tried in np.split(rows, starts[1:]):  # one result, as each leader has it
        signs = np.where(tried[:, 0] == judge.CLOSED + 1, -1, 1)
        assert len(set(tried[:, 1] * signs)) == 1
    assert rows[starts, 1].mean() > -0.5
    assert not len(simulator.closings(20, 3, Player(2, 0), Player(3, 0)))


@pytest.mark.slow
def test_training_is_the_same_every_time_and_learns_something(game):
    _, simulator = game
    simulator.weights(None)
    player = Player(2, 0, 0.1, 0.03, 0.8)
    rows = simulator.rows(2000, 1, player)
    assert np.array_equal(rows, simulator.rows(2000, 1, player))
    tables, quality = fit(rows)
    assert quality[judge.OPEN + 1] > 0.1  # these few deals tell something of the last open stage
    assert rounded(tables).nbytes == STAGES * judge.SIZE


@pytest.mark.slow
def test_a_probe_tells_what_an_opponent_wins(monkeypatch, capsys):
    monkeypatch.setattr(probe, "MARGINS", (0.4, 0.6))
    probe.main(["schnapsen", "--rounds", "1", "--deals", "1000", "--pairs", "20"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines[:2]] == ["round 1", "margins for closing"]
    assert lines[2].startswith("margin 0.") and "80 new pairs of deals: " in lines[2]


# ---- each use of the judge ----


@pytest.fixture(scope="module")
def sixtysix():
    """Return a simulator of sixtysix with its tables."""
    play = SelfPlay(Ruleset(SIXTYSIX))
    play.weights(train.read(train.TABLES / "sixtysix.bin"), uses.TABLES)
    return play


def test_a_duel_goes_the_same_way_however_often_it_shows_progress(sixtysix, monkeypatch):
    players = uses.player(2), uses.player(1)
    shown = []
    whole = sixtysix.duel(45, 3, *players, shown.append)
    assert shown == [20, 20, 5]
    monkeypatch.setattr(selfplay, "PAIRS", 45)
    assert sixtysix.duel(45, 3, *players) == whole


def test_the_simulator_is_certain_of_the_points_that_the_board_is(game):
    seen = set()
    for seed in range(150):
        deal, (moves, _, _, _) = random_deal(game, seed)
        for move in moves:
            if deal.phase == LEADING:
                view = View(deal, deal.turn)
                sure = counting.sure_points(view, counting.others(view))
                assert game[1].certain(view, counting.others(view)) == sure
                seen.add(sure)
            deal.play(move)
    assert len(seen) > 50 and max(seen) >= 66


def test_who_closes_when_he_is_certain_closes_less_and_fails_less(sixtysix):
    closed, won = [], []
    for closer in (uses.player(10, 0, sure=0), uses.player(10, 0), uses.player(10, 10)):
        rows = sixtysix.rows(200, 1, closer)
        rows = rows[rows[:, 0] == judge.CLOSED]  # whoever leads has closed
        closed.append(len(rows))
        won.append((rows[:, 1] > 0).mean() if len(rows) else 1)
    assert closed[0] == 0 and 20 < closed[1] < closed[2] / 1.5
    assert won[1] > 0.93 and won[1] > won[2] + 0.1


COMPARED = {"uses": "closing", "worlds": "worlds: 3 "}  # one line of each


@pytest.mark.parametrize("table", uses.COMPARISONS)
def test_the_lines_of_a_table_of_uses(table, capsys):
    uses.main(["schnapsen", "--table", table, "--pairs", "4", "--seed", "3"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["schnapsen,", "game", "points", "a", "deal", "±", "pairs"]
    assert len(lines) == len(uses.COMPARISONS[table])
    for line, (what, _, _, share) in zip(lines, uses.COMPARISONS[table], strict=True):
        assert line.startswith(what)
        won, reach, pairs = line[len(what) :].split()
        assert -3 <= float(won) <= 3 and float(reach) >= 0 and int(pairs) == max(2, 4 // share)
    one = COMPARED[table]
    uses.main(["schnapsen", "--table", table, "--pairs", "4", "--seed", "3", "--only", one])
    assert capsys.readouterr().out.splitlines() == [
        head,
        *(line for line in lines if line.startswith(one)),
    ]
