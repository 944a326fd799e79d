# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""From the press of a button to the first changed pixel: the instructions of the Python part.

    python tools/bench_press.py                    every button on every screen, as a table
    python tools/bench_press.py "table of two"     only screens whose names hold these words

Counted as in tools/bench.py: 100 million are about a second on the board. The game runs as on the
board, from the drive's files, up to the screen; then a button is pressed, and counted is what is
done until the first frame that differs, but for what happens inside displayio, which on the board
is no Python. This build's own collector is off, since it is not safe; each collection is counted
as 1.5 million.

``-`` means that the button changes nothing there. Exit codes: 0, or 1 if a figure is over the bound
(8 million: 0.08 s).
"""

import argparse
import sys
import tempfile
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixtysix.console.desktop import BUTTONS
from tests.device import micropython, scenes
from tools import build
from tools.fuel import Interpreter

BOUND = 8_000_000
# A collection of the board's heap, compiled code as it is: about 15 ms, an estimate.
COLLECTION = 1_500_000
NATIVE_CALL = 500  # calling a method that is no Python
PROGRAM = Path(__file__).with_name("bench_press_board.py")
_HEAP = 60_000_000
_START = """
import os, sys
os.chdir("/x")
sys.path[:0] = ["/p", "/x", "/x/lib"]
sys.argv.pop(0)
import bench_press_board
"""


class Board:
    """The drive and the stand-ins in a folder, run by the WebAssembly build."""

    def __init__(self, folder):
        self._drive = Path(folder) / "CIRCUITPY"
        self._programs = Path(folder) / "programs"
        build.build(self._drive, first=build.MICROPYTHON)
        micropython.compile_programs(self._programs, {PROGRAM.stem: PROGRAM.read_text("utf-8")})
        (self._programs / "start.py").write_text(_START)
        self._interpreter = Interpreter()

    def cost(self, stored, script, button):
        """
        Return the instructions from a press to the first frame that differs; None if none does.

        :param bytes stored: what is stored at the start
        :param str script: what is pressed before
        :param int button: the button's number
        """
        watch = Watch()
        keys = scenes.presses(f"{script} {BUTTONS[button]}")
        self._interpreter.run(
            ("/p/start.py", "x", stored.hex(), str(scenes.SEED), keys),
            ((self._drive, "/x"), (self._drive, "."), (self._programs, "/p")),
            _HEAP,
            watch.told,
        )
        return watch.cost if watch.changed else None


class Watch:
    """Hears what the program tells, and adds up the instructions between a press and a change."""

    def __init__(self):
        self._since = None  # where counting began, None while nothing is counted
        self._extra = 0  # what telling of a call of displayio takes itself
        self._depth = 0  # of calls of displayio
        self._between = True  # before the press, and while two frames are compared
        self.cost = 0
        self.changed = False

    def told(self, what, now):
        """Take what `bench_press_board` tells, and the instructions so far."""
        if what in ("press", "on"):
            self._since = now
            self._between = False
            if what == "press":
                self.cost = 0
        elif what == "called":
            self._extra = (self.cost + now - self._since) // 200 - NATIVE_CALL
        elif what == "collect":
            self.cost += 0 if self._between else COLLECTION
        elif what == "frame":
            self.cost += now - self._since
            self._since = None
            self._between = True
        elif what == "changed":
            self.changed = True
        elif what == "in":
            self._inside(1, now)
        elif what == "out":
            self._inside(-1, now)

    def _inside(self, step, now):
        """Count nothing inside a call of displayio, and of those that it makes itself."""
        self._depth += step
        if self._since is not None and self._depth == 1 and step == 1:
            self.cost += now - self._since - self._extra
            self._since = None
        elif self._since is None and not self._depth and not self._between:
            self._since = now


def main(arguments=None):
    """Measure, print the table, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("words", nargs="*", help="only screens whose names hold one of these")
    words = parser.parse_args(arguments).words
    print(f"{'millions of instructions':28}" + "".join(f"{name:>8}" for name in BUTTONS))
    worst = 0
    with tempfile.TemporaryDirectory() as folder:
        board = Board(folder)
        for name, (stored, script, _) in scenes.SCENES.items():
            if not words or any(word in name for word in words):
                costs = [board.cost(stored, script, button) for button in range(len(BUTTONS))]
                shown = ("-" if cost is None else f"{cost / 1e6:.2f}" for cost in costs)
                print(f"{name:28}" + "".join(f"{text:>8}" for text in shown), flush=True)
                worst = max([worst, *(cost for cost in costs if cost)])
    return int(worst > BOUND)


if __name__ == "__main__":
    sys.exit(main())
