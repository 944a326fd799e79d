# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The arena's command line: wrong arguments, the same result on any number of processes, Dask."""

import gc
import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import arena

ROOT = Path(__file__).resolve().parent.parent.parent


def run(capsys, *arguments):
    """The exit code, output and errors of a run."""
    try:
        code = arena.main([str(argument) for argument in arguments])
    except SystemExit as stop:
        code = stop.code
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "required: A, B"),
        (("greedy",), "required: B"),
        (("greedy", "nobody"), "no player is called 'nobody'"),
        (("greedy@2", "random"), "no budget"),
        (("greedy", "random", "--game", "bridge"), "no game is called 'bridge'"),
        (("greedy", "vu:rand"), "only in the game vu"),
        (("greedy", "random", "--deals", "0"), "at least 1"),
        (("greedy", "random", "--deals", "many"), "at least 1"),
        (("greedy", "random", "--matches", "-1"), "at least 1"),
        (("greedy", "random", "--deals", "1", "--matches", "1"), "not allowed with"),
        (("greedy", "random", "--seed", "-1"), "at least 0"),
        (("greedy", "random", "--processes", "0"), "at least 1"),
        (("greedy", "random", "--house", "duty=strict"), "no house rule is called 'duty'"),
        (("greedy", "random", "--house", "claims=never"), "must be automatic or count"),
        (("greedy", "random", "--house", "claims"), "must be automatic or count"),
        (("greedy", "random", "--house", "target=0"), "a number from 1 to 255"),
        (("greedy", "random", "--game", "four", "--house", "honour=yes"), "no honour play"),
        (("greedy", "random", "--game", "vu", "--house", "target=3"), "no house rules"),
        (("greedy", "random", "--json", "no/such/folder/x.json"), "there is no folder"),
        (("greedy", "random", "--loud"), "unrecognized arguments: --loud"),
    ],
)
def test_wrong_arguments_are_told_in_one_line(capsys, arguments, complaint):
    code, out, err = run(capsys, *arguments)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert err.startswith("arena: ")
    assert err.count("\n") == 1


def test_the_script_runs_from_anywhere(tmp_path):
    command = [sys.executable, str(ROOT / "tools" / "arena.py"), "greedy", "nobody"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("arena: no player is called 'nobody'")


@pytest.mark.parametrize("length", [("--deals", 30), ("--matches", 6)])
def test_processes_do_not_change_the_result(capsys, tmp_path, length):
    results = []
    for processes in (1, 2):
        file = tmp_path / f"{processes}.json"
        options = ("--processes", processes, "--seed", 7, "--json", file)
        code, out, err = run(capsys, "greedy", "random", *length, *options)
        assert (code, err) == (0, "")
        results.append((out, file.read_text()))
    assert results[0] == results[1]
    result = json.loads(results[0][1])
    assert result["groups"] == length[1]
    assert len(result["points_by_group"]) == length[1]
    assert result["points"]["low"] < result["points"]["mean"] < result["points"]["high"]


def test_table_reads_as_documented():
    share = {"mean": 0.725, "low": 0.7, "high": 0.75}
    result = {
        "a": "hard",
        "b": "normal",
        "game": "sixtysix",
        "house": ["target=3"],
        "seed": 1,
        "unit": "deal",
        "groups": 1000,
        "rounds": 2,
        "won": share,
        "won_against_one": share,
        "lost": {"mean": 0.275, "low": None, "high": None},
        "points": {"mean": 0.61, "low": 0.57, "high": 0.65},
        "nodes": {"a": {"mean": 215.4, "p95": 1100, "max": 5000}, "b": None},
    }
    assert arena.table(result) == [
        "hard against normal, sixtysix, target=3, seed 1",
        "1,000 deals, each played 2 times with the seats changed",
        "",
        "                                hard   95 % interval",
        "deals won                      72.5%   70.0% to 75.0%",
        "deals lost                     27.5%",
        "game points a deal             +0.61   +0.57 to +0.65",
        "",
        "nodes a move                    mean    95 % below     largest",
        "hard                             215         1,100       5,000",
    ]


@pytest.mark.parametrize("total", [1, 7, 100, 5000])
@pytest.mark.parametrize("processes", [1, 2, 64])
def test_chunks_cover_every_group_once(total, processes):
    pieces = arena.chunks(total, processes)
    assert [number for piece in pieces for number in range(*piece)] == list(range(total))


class Terminal(io.StringIO):
    """A terminal's output."""

    def isatty(self):
        return True


def test_a_bar_is_drawn_on_a_terminal_only():
    for out, drawn in ((Terminal(), True), (io.StringIO(), False)):
        progress = arena.Progress(4, out)
        progress.show(1)
        progress.show(3)
        assert ("1/4" in out.getvalue()) == drawn
        assert out.getvalue().endswith("\r\033[K") == drawn


# ---- Dask ----


@pytest.fixture(scope="module")
def in_this_process():
    """A Dask cluster of two workers that are threads of this process."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0"
    ) as cluster:
        yield cluster.scheduler_address


@pytest.fixture(scope="module")
def in_processes():
    """A Dask cluster of two processes."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as cluster:
        yield cluster.scheduler_address


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["in_this_process", "in_processes"])
def test_a_dask_cluster_gives_the_same_result(capsys, tmp_path, request, kind):
    address = request.getfixturevalue(kind)
    here, there = tmp_path / "here.json", tmp_path / "there.json"
    contest = ("greedy", "random", "--deals", 40, "--seed", 5)
    first = run(capsys, *contest, "--processes", 1, "--json", here)
    second = run(capsys, *contest, "--dask", address, "--json", there)
    assert first[0] == second[0] == 0
    assert first[1] == second[1]
    assert here.read_text() == there.read_text()


def test_no_dask_package_is_told(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, err = run(capsys, "greedy", "random", "--dask", "tcp://127.0.0.1:1")
    assert (code, out) == (1, "")
    assert err == (
        "arena: --dask needs the package distributed: pip install -r requirements-arena.txt\n"
    )


@pytest.fixture
def no_client_left():
    """Clients that failed are collected now: in the thread of another client they would hang it."""
    pytest.importorskip("distributed")
    gc.collect()
    yield
    gc.collect()


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nowhere://x", "127.0.0.1:99999"])
def test_no_dask_cluster_is_told(capsys, monkeypatch, no_client_left, address):
    monkeypatch.setattr(arena, "CONNECT_SECONDS", 0.3)
    code, out, err = run(capsys, "greedy", "random", "--dask", address)
    assert (code, out) == (1, "")
    assert err == f"arena: no Dask scheduler answers at {address}\n"
