# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What thinking costs on the board: counted instructions and memory of each kind of decision.

    python tools/bench.py                  measure everything and print a table
    python tools/bench.py --quick          a tenth of it
    python tools/bench.py --check          ... and fail if a figure grew by more than 5 %
    python tools/bench.py --store          ... and store the figures as the new baseline
    python tools/bench.py --unlearned      the hard player against the same without the judge

Instructions are those of the WebAssembly build of MicroPython, the same on every machine and in
every run: about 100 million are a second on the board (its classic pystone takes 76,800 a pass,
a SAMD51 at 120 MHz makes 1,521.6 passes a second). Each measurement is one ending or one decision
in a fresh instance, less the same instance that does everything but think. That build's garbage
collector is not safe, so its heap is so large that none runs.

Memory is what thinking holds at most, on the 64-bit build with its correct collector, where
objects are up to twice as large as on the board.

Exit codes: 0 measured, 1 a figure grew, 2 wrong arguments.
"""

import argparse
import json
import shutil
import sys
import tempfile
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixtysix import record
from sixtysix.ai import endgame
from sixtysix.ai.player import HARD, LEVELS, NORMAL, Player
from sixtysix.deal import Deal
from sixtysix.phases import BEFORE_DRAW, LEADING, NAMING, NOBODY, OVER
from sixtysix.rulesets import NAMES, Ruleset
from sixtysix.view import View
from tests.ai import endings
from tests.device import micropython
from tools import build, onboard, unlearned
from tools.fuel import Interpreter

ROOT = Path(__file__).resolve().parent.parent
BASELINE = ROOT / "tools" / "bench_baseline.json"
GROWTH = 1.05
_NOISE = 100_000  # instructions that are no growth
PROGRAM = "tools/bench_board.py"
_HEAP = 30_000_000

# Name: game, closed, every move's value wanted, how many.
ENDINGS = {
    "ending, 6 cards each, stock gone": ("sixtysix", False, False, 300),
    "ending, 6 cards each, closed, every lead": ("sixtysix", True, True, 100),
    "ending, 5 cards each, schnapsen, stock gone": ("schnapsen", False, False, 100),
    "ending, 6 cards each, danish, closed, every lead": ("danish", True, True, 50),
}
DECISIONS = 30  # measured of each kind


class Board:
    """The drive's content in a folder, run by the WebAssembly build and by the 64-bit build."""

    def __init__(self, folder):
        self.drive = Path(folder) / "CIRCUITPY"
        build.build(self.drive, first=build.MICROPYTHON)
        name = Path(PROGRAM).stem
        source = onboard.scripts({name: (ROOT / PROGRAM).read_text("utf-8")})[name]
        build.compile_text(source, self.drive / "bench_board.mpy", PROGRAM, build.MICROPYTHON)
        # The bundle that the computer player is in asks for the board's own modules.
        micropython.compile_programs(self.drive / "programs")
        places = "'/x', '/x/lib', '/x/programs'"
        start = f"import sys\nsys.path[:0] = [{places}]\nsys.argv.pop(0)\nimport bench_board\n"
        (self.drive / "start.py").write_text(start)
        self._interpreter = Interpreter()

    def count(self, *arguments):
        """Return the instructions that the program takes with these arguments."""
        script = ("/x/start.py", "x", *arguments)
        return self._interpreter.run(script, [(self.drive, "/x")], _HEAP)

    def cost(self, kind, task):
        """Return the instructions of a task alone."""
        text = repr(task)
        return max(0, self.count(kind, text, "go") - self.count(kind, text))

    def heap(self, task):
        """Return the bytes that thinking about a decision holds at most."""
        start = self.drive / "start.py"
        return int(
            micropython.run(
                start, "x", "decision", repr(task), "heap", path=self._path(), heap="160k"
            )
        )

    def _path(self):
        return [self.drive, self.drive / "lib", self.drive / "programs"]


class Sources(Board):
    """The sources in a folder, for searches that are not shipped: the same instructions but for
    what the build of a drive saves, which is next to nothing."""

    def __init__(self, folder):
        self.drive = Path(folder)
        (self.drive / "tools").mkdir()
        shutil.copytree(
            ROOT / "sixtysix",
            self.drive / "sixtysix",
            ignore=shutil.ignore_patterns("__pycache__"),
        )
        shutil.copytree(ROOT / "assets" / "judge", self.drive / "assets" / "judge")
        shutil.copy(ROOT / "tools" / "unlearned.py", self.drive / "tools")
        shutil.copy(ROOT / PROGRAM, self.drive)
        start = "import sys\nsys.path[:0] = ['/x']\nsys.argv.pop(0)\nimport bench_board\n"
        (self.drive / "start.py").write_text(start)
        self._interpreter = Interpreter()


def ending_tasks(game, closed, every, number):
    """Return random endings as arguments of the solver's `setup` and `load`."""

    class Note:
        """Takes down what a solver would be told."""

        def setup(self, rules, *arguments):
            self.told = [(rules.row, *arguments)]

        def load(self, *arguments):
            self.told.append(arguments)

    rules = Ruleset(NAMES.index(game))
    tasks = []
    seed = 0
    while len(tasks) < number:
        ending = endings.random_ending(rules, seed, rules.hand, closed, follower=False)
        note = Note()
        endings.load(note, ending, every)
        tasks.append(note.told)
        seed += 1
    return tasks


def kind_of(view):
    """Return what kind of decision a view asks for, in words; None for none to speak of."""
    if len(view.legal) == 1:
        return None
    if endgame.is_known(view):
        return "exact ending" if view.stock_left == 0 else None
    act = "lead" if view.phase == LEADING else "reply"
    if view.rules.seats > 2:
        if view.phase == NAMING:
            return None
        return ("first tricks, " if len(view.leaders) < 3 else "later ") + act
    if view.closer != NOBODY:
        return "stock closed, hand unknown"
    if view.phase == BEFORE_DRAW:
        return "draw or close"
    return ("last open trick, " if view.stock_left == 2 else "early ") + act


def decision_tasks(game, level, number):
    """Return for each kind of decision the records of deals that stand at one."""
    rules = Ruleset(NAMES.index(game))
    found = {}
    for seed in range(4 * number):
        deal = Deal.shuffled(rules, seed, seed % rules.seats)
        player = Player(level)
        while deal.phase != OVER:
            view = View(deal, deal.turn)
            kind = kind_of(view)
            tasks = found.setdefault(kind, [])
            # No more than one of a kind from a deal, so that they differ.
            if kind and len(tasks) <= seed * number // (4 * number) and len(tasks) < number:
                tasks.append((record.encode(deal).hex(), level))
            for _ in player.think(view):
                pass
            deal.push(player.move)
    found.pop(None, None)
    return found


def endings_figures(board, quick):
    """Measure the endings; as `figures`."""
    part = 10 if quick else 1
    measured = {}
    for name, (game, closed, every, number) in ENDINGS.items():
        tasks = ending_tasks(game, closed, every, number // part)
        measured[name] = _spread([board.cost("ending", task) for task in tasks])
        _show(name, measured[name])
    return measured


def figures(board, quick):
    """Measure everything; return name -> {"median", "p95", "worst", "heap" (decisions)}."""
    part = 10 if quick else 1
    measured = endings_figures(board, quick)
    for game in ("sixtysix", "schnapsen", "three", "four"):
        for level in (NORMAL, HARD):
            kinds = decision_tasks(game, level, max(3, DECISIONS // part))
            for kind in sorted(kinds):
                name = f"{game}, {LEVELS[level]}: {kind}"
                costs = [board.cost("decision", task) for task in kinds[kind]]
                measured[name] = _spread(costs)
                measured[name]["heap"] = max(board.heap(task) for task in kinds[kind][:5])
                _show(name, measured[name])
    return measured


def unlearned_figures(board, quick):
    """Measure what judging costs with and without the judge's tables; as `figures`."""
    measured = {}
    kinds = decision_tasks("sixtysix", HARD, max(3, DECISIONS // (10 if quick else 1)))
    for kind in ("draw or close", "early lead", "early reply"):
        for search in ((), *((name,) for name in unlearned.SEARCHES)):
            name = f"{kind}: {search[0] if search else 'hard'}"
            costs = [board.cost("decision", (*task, *search)) for task in kinds[kind]]
            measured[name] = _spread(costs)
            _show(name, measured[name])
    return measured


def _spread(costs):
    costs = sorted(costs)
    size = len(costs)
    return {
        "median": costs[size // 2],
        "p95": costs[min(size - 1, size * 95 // 100)],
        "worst": costs[-1],
    }


def _show(name, figures):
    words = "".join(f"{figures[key] / 1e6:9.2f}" for key in ("median", "p95", "worst"))
    print(f"{name:55}{words}{figures.get('heap', 0) or '':>9}", flush=True)


def grown(measured, baseline):
    """Return what grew by more than 5 %, in words."""
    found = []
    for name, old in baseline.items():
        new = measured.get(name)
        for key in old:
            if new is None:
                found.append(f"{name}: not measured any more")
                break
            noise = 0 if key == "heap" else _NOISE
            if new[key] > GROWTH * old[key] + noise:
                found.append(f"{name}, {key}: {old[key]:,} -> {new[key]:,}")
    return found


def main(arguments=None):
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a tenth of everything")
    parser.add_argument("--check", action="store_true", help="fail if a figure grew by over 5 %%")
    parser.add_argument("--store", action="store_true", help="store the figures as the baseline")
    parser.add_argument("--unlearned", action="store_true", help="hard players without the judge")
    options = parser.parse_args(arguments)
    if options.unlearned and (options.check or options.store):
        parser.error("--unlearned has no baseline")
    scale = "quick" if options.quick else "full"
    stored = json.loads(BASELINE.read_text("utf-8")) if BASELINE.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        print(f"{'millions of instructions':55}   median      95 %    worst  heap (B)")
        if options.unlearned:
            unlearned_figures(Sources(folder), options.quick)
            return 0
        measured = figures(Board(folder), options.quick)
    if options.store:
        stored[scale] = measured
        BASELINE.write_text(json.dumps(stored, indent=1) + "\n", "utf-8")
    worse = grown(measured, stored.get(scale, {})) if options.check else []
    for words in worse:
        print("grown: " + words)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
