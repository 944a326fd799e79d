# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: somebody new takes the guided deal, tries puzzles, plays the deal
of a code, and then watches.

Argument: the code. Run in the drive's folder. Prints every screen that was seen with what was
alive on the heap at most there if ``sample`` is given, and the records of what was played.
"""

import binascii
import sys

from testbench import bench

from sixtysix import record

_B, _A, _START, _SELECT, _RIGHT, _DOWN = 0, 1, 2, 3, 4, 5
_PAUSE = 150_000_000  # nanoseconds between two presses

# The cards of the guided deal; None for a special move.
_LESSON = (13, 7, None, 8, None, 5)


class Driver:
    """Presses buttons as a generator wants it."""

    def __init__(self, code):
        self.space = {"__name__": "__main__"}
        self.then = 0
        self.keys = self.session(code)

    def poll(self):
        """Look which screen is shown; press the next button if it is time to."""
        app = self.space.get("app")
        if app and app._seed is None:
            app._seed = 66  # the same deals every time
        bench.place = self.place()
        if app and bench.now >= self.then:
            self.then = bench.now + _PAUSE
            key = next(self.keys)
            if key is not None:
                bench.press(key)

    def place(self):
        """Return the name of the topmost screen."""
        app = self.space.get("app")
        return app.screens[-1][0] if app and app.screens else "start"

    def until(self, place):
        """Wait for a screen."""
        while self.place() != place:
            yield None

    # Not in a generator, which would keep the screen in memory until its next step.

    def put(self, code):
        """Let the keyboard have a code."""
        self.space["app"].screens[0][1].code = code

    def under_cursor(self):
        """Return the card under the cursor."""
        return self.space["app"].screens[0][1]._hand.chosen()

    def line_of(self, name):
        """Return the place of a line of the title."""
        return self.space["app"].screens[0][1]._screens.index(name)

    def choose(self, card):
        """Move the cursor to a card and play it."""
        while self.under_cursor() != card:
            yield _RIGHT
        yield _A

    def line(self, name):
        """Take a line of the title."""
        yield from self.until("title")
        at = self.line_of(name)
        for _ in range(at // 2):
            yield _DOWN
        if at % 2:
            yield _RIGHT
        yield _A

    def play(self, end):
        """Play any cards until a screen comes."""
        while self.place() != end:
            yield _A
            if self.place() == "table":
                yield _RIGHT
        app = self.space["app"]
        print("played", binascii.hexlify(record.encode(app.game.deal)).decode())

    def session(self, code):
        """Give the keys, one after the other."""
        while self.place() != "bubble":  # the language, if there are several, and the lesson
            yield _A if self.place() == "menu" else None
        for card in _LESSON:
            yield from self.until("bubble")
            while self.place() == "bubble":
                yield _A
            if card is None:
                yield _SELECT
                yield _A
            else:
                yield from self.choose(card)
                if self.place() == "menu":
                    yield _A
        yield from self.until("taught")
        yield _B
        yield from self.line("puzzles")
        yield _A
        for _ in range(3):
            yield from self.play("solved")
            yield _A
            yield from self.until("bubble")
        yield _B
        yield from self.until("puzzles")
        yield _B
        yield from self.line("keyboard")
        yield _A
        yield _B
        self.put(code)
        yield _START
        yield from self.play("result")
        yield _SELECT
        yield from self.until("share")
        yield _B
        yield from self.until("result")
        yield _A
        yield from self.until("title")
        yield from self.until("table")
        game = self.space["app"].game
        while game.deal.count < 6:
            yield None
        yield _A
        yield from self.until("title")
        raise SystemExit()


def main(code, sampling):
    """Play and report."""
    driver = Driver(code)
    bench.on_poll = driver.poll
    bench.heap = {} if sampling else None
    try:
        with open("code.py") as source:
            exec(compile(source.read(), "code.py", "exec"), driver.space)
    except SystemExit as end:
        if end.args:
            raise  # the program has failed and starts again
        for place, most in (bench.heap or {}).items():
            print("heap", place, most)
        print("end")


main(sys.argv[1], "sample" in sys.argv)
