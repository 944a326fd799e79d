# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Let one player play against another and tell who is stronger, with 95 % intervals.

    python tools/arena.py hard normal --deals 1000
    python tools/arena.py hard normal --matches 500 --house target=11
    python tools/arena.py hard vu:rdeep --game vu --deals 1000 --json result.json

Every deal is played once with the first player on each side, so that the cards favour nobody; see
`tools/contest.py`. Players are listed in `tools/players.py`; ``hard@20`` has 20 times the budget.
The same seed gives the same result, however many processes play and wherever they run.

``--dask ADDRESS`` sends the work to a Dask cluster instead (``requirements-arena.txt``). Its
workers must be able to import this clone: start them in it, with ``PYTHONPATH=.``.

Exit codes: 0 played, 1 could not play on, 2 wrong arguments.
"""

import argparse
import json
import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import contest as contests
from tools.players import PlayerError

DEFAULT_DEALS = 1000
# Groups of one piece of work: few enough that all processes are busy to the end.
MAX_CHUNK = 25
CHUNKS_A_PROCESS = 4
CONNECT_SECONDS = 10


class ArenaError(Exception):
    """Why no result came out, in words for the person who asked for it."""


class Progress:
    """A bar on the terminal; nothing where the errors go to a file."""

    WIDTH = 30

    def __init__(self, total, out=None):
        self._total = total
        self._out = out or sys.stderr
        self._start = time.monotonic()
        self._done = 0
        self.show(0)

    def show(self, more):
        """Count ``more`` as done and draw the bar."""
        self._done += more
        if not self._out.isatty():
            return
        bar = "#" * (self.WIDTH * self._done // self._total)
        seconds = (time.monotonic() - self._start) * (self._total / max(self._done, 1) - 1)
        left = f"{int(seconds) // 60}:{int(seconds) % 60:02} left" if self._done else ""
        text = f"\r[{bar:<{self.WIDTH}}] {self._done:,}/{self._total:,}  {left}"
        self._out.write(text + ("\r\033[K" if self._done == self._total else "\033[K"))
        self._out.flush()


def chunks(total, processes):
    """Return the pieces of work as (first, last) group numbers."""
    size = -(-total // (processes * CHUNKS_A_PROCESS))
    size = max(1, min(MAX_CHUNK, size))
    return [(first, min(first + size, total)) for first in range(0, total, size)]


def run_here(contest, total, processes, progress):
    """Play all groups in processes of this machine; return the `Tally`."""
    tally = contests.Tally()
    if processes == 1:
        for first, last in chunks(total, 1):
            tally.add(contests.play_groups(contest, first, last))
            progress.show(last - first)
        return tally
    # Processes that start afresh, as on every system: a fork would copy locks of other threads.
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _leave_interrupts_to_parent)
    try:
        work = [
            pool.submit(contests.play_groups, contest, *chunk) for chunk in chunks(total, processes)
        ]
        for done in as_completed(work):
            _collect(tally, done.result(), progress)
    except BrokenProcessPool as error:
        raise ArenaError("a process of the arena has died") from error
    finally:
        pool.shutdown(cancel_futures=True)
    return tally


def _leave_interrupts_to_parent():
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_on_dask(contest, total, address, progress):
    """Play all groups on an existing Dask cluster; return the `Tally`.

    :raises ArenaError: if there is no cluster, or its workers cannot import this clone
    """
    try:
        import distributed
    except ImportError as error:
        raise ArenaError(
            "--dask needs the package distributed: pip install -r requirements-arena.txt"
        ) from error
    try:
        client = distributed.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ArenaError(f"no Dask scheduler answers at {address}") from error
    tally = contests.Tally()
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise ArenaError(f"the Dask cluster at {address} has no workers")
        work = [
            client.submit(contests.play_groups, contest, *chunk, pure=False)
            for chunk in chunks(total, threads)
        ]
        try:
            for done in distributed.as_completed(work, loop=client.loop):
                _collect(tally, done.result(), progress)
        except ImportError as error:
            raise ArenaError(
                f"a Dask worker lacks a module ({error}): start the workers in this clone, "
                "with PYTHONPATH=."
            ) from error
        finally:
            client.cancel(work)
    return tally


def _collect(tally, part, progress):
    tally.add(part)
    progress.show(len(part.numbers))


def table(result):
    """Return a result as lines of text."""
    unit, rounds = result["unit"], result["rounds"]
    house = "".join(", " + rule for rule in result["house"])
    plural = "matches" if unit == "match" else "deals"
    lines = [
        f"{result['a']} against {result['b']}, {result['game']}{house}, seed {result['seed']}",
        f"{result['groups']:,} {plural}, each played {rounds} times with the seats changed",
        "",
        f"{'':24}{result['a']:>12}   95 % interval",
        f"{plural + ' won':24}" + _shares(result["won"]),
        *([f"{'... against one of two':24}" + _shares(result["won_against_one"])] * (rounds == 3)),
        f"{plural + ' lost':24}" + _shares(result["lost"]),
        f"{'game points a ' + unit:24}" + _points(result["points"]),
    ]
    if any(result["nodes"].values()):
        lines += ["", f"{'nodes a move':24}{'mean':>12}{'95 % below':>14}{'largest':>12}"]
        for player in ("a", "b"):
            nodes = result["nodes"][player]
            if nodes:
                figures = f"{nodes['mean']:>12,.0f}{nodes['p95']:>14,}{nodes['max']:>12,}"
                lines.append(f"{result[player]:24}{figures}")
    return lines


def _shares(value):
    ends = "" if value["low"] is None else f"   {value['low']:.1%} to {value['high']:.1%}"
    return f"{value['mean']:>12.1%}{ends}"


def _points(value):
    ends = "" if value["low"] is None else f"   {value['low']:+.2f} to {value['high']:+.2f}"
    return f"{value['mean']:>+12.2f}{ends}"


def _number(least):
    """An argument type: a whole number of at least ``least``."""

    def parse(text):
        if text.isascii() and text.isdigit() and int(text) >= least:
            return int(text)
        raise argparse.ArgumentTypeError(f"must be a whole number of at least {least}, not {text}")

    return parse


class _Parser(argparse.ArgumentParser):
    """Tells what is wrong in one line."""

    def error(self, message):
        self.exit(2, f"arena: {message}\n")


def _parse(arguments):
    parser = _Parser(prog="arena", description="Let one player play against another.")
    parser.add_argument("a", metavar="A", help="a player, such as hard, hard@20 or vu:rdeep")
    parser.add_argument("b", metavar="B", help="the other")
    parser.add_argument("--game", default="sixtysix", help=", ".join(contests.GAMES))
    parser.add_argument(
        "--house", nargs="+", action="extend", default=[], metavar="RULE=VALUE", help="house rules"
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--deals", type=_number(1), default=DEFAULT_DEALS, help="(1000)")
    length.add_argument("--matches", type=_number(1), help="play whole matches instead")
    parser.add_argument("--seed", type=_number(0), default=1, help="(1)")
    parser.add_argument("--processes", type=_number(1), default=os.cpu_count(), help="(all cores)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on this Dask cluster")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the result to a file too")
    return parser, parser.parse_args(arguments)


def main(arguments=None):
    """Run the command line; return the exit code."""
    parser, options = _parse(arguments)
    house = tuple(options.house)
    contest = contests.Contest(
        options.a, options.b, options.game, house, options.seed, options.matches is not None
    )
    try:
        contest.check()
    except (contests.ContestError, PlayerError) as error:
        parser.error(str(error))
    # Found out now, not after an hour of play.
    if options.json and not options.json.parent.is_dir():
        parser.error(f"there is no folder {options.json.parent} to write the result to")
    total = options.matches or options.deals
    progress = Progress(total)
    try:
        if options.dask:
            tally = run_on_dask(contest, total, options.dask, progress)
        else:
            tally = run_here(contest, total, options.processes, progress)
        result = contests.summary(contest, tally)
        if options.json:
            options.json.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    except (ArenaError, OSError) as error:
        print(f"arena: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\narena: stopped", file=sys.stderr)
        return 130
    print("\n".join(table(result)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
