# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: a game is chosen with the buttons and played, whatever it asks for.

Arguments: the game's row; the buttons that choose players and house rules, as digits, from the line
of the players on (``-``: none); how many deals to play. Run in the drive's folder. Prints what was
played, every screen that was seen, and what was alive on the heap at most there.
"""

import sys

from testbench import bench

_A, _RIGHT, _DOWN, _UP = 1, 4, 5, 6
_PAUSE = 150_000_000  # nanoseconds between two presses


class Driver:
    """Presses buttons until so many deals have ended."""

    def __init__(self, row, choices, deals):
        self.space = {"__name__": "__main__"}
        # The title, the line of the game, the choices, up to the first line.
        self.keys = [_A, _DOWN] + [_RIGHT] * row + [_DOWN] * 2 + choices + [_UP] * 3 + [_A]
        self.left = deals
        self.then = 0
        self.turn = False

    def poll(self):
        """Look which screen is shown; press the next button if it is time to."""
        app = self.space.get("app")
        if app and app._seed is None:
            app._seed = 66  # the same deals every time
            app.settings.taught = 1  # nobody new to the game
        place = app.screens[-1][0] if app and app.screens else "start"
        if place != bench.place:
            if bench.place == "result":
                self.left -= 1
                if not self.left:
                    raise SystemExit()
            bench.place = place
        if bench.now >= self.then:
            self.then = bench.now + _PAUSE
            bench.press(self.key(place))

    def key(self, place):
        """Return the next button."""
        if self.keys:
            return self.keys.pop(0)
        self.turn = not self.turn
        return _RIGHT if place == "table" and self.turn else _A


def main(row, choices, deals):
    """Play and report."""
    driver = Driver(row, choices, deals)
    bench.on_poll = driver.poll
    bench.heap = {}
    try:
        with open("code.py") as source:
            exec(compile(source.read(), "code.py", "exec"), driver.space)
    except SystemExit as end:
        if end.args:
            raise  # the program has failed and starts again
        game = driver.space["app"].game
        print("row", game.match.rules.row)
        print("persons", len(game.persons))
        print("house", game.match.rules.claims + game.match.rules.honour)
        print("deals", game.match.deals)
        for place, most in bench.heap.items():
            print("heap", place, most)


main(int(sys.argv[1]), [int(key) for key in sys.argv[2] if key != "-"], int(sys.argv[3]))
