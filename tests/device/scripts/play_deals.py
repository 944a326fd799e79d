# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: ``code.py`` starts as on the board and is played with its buttons.

Arguments: how many deals to play; ``sample`` to measure the heap at every frame. Run in the
drive's folder. Prints the deals that ended, the writes to flash, and what was alive on the heap at
most, by screen.
"""

import gc
import sys

import microcontroller
from testbench import bench

_A, _RIGHT = 1, 4

# A press every so many nanoseconds; what the computer thinks and what is shown take longer.
_PAUSE = 150_000_000

# In each deal the menus are opened and left again first: START B SELECT B START DOWN A B B START
# UP UP B, by their numbers.
_TOUR = b"\x02\x00\x03\x00\x02\x05\x01\x00\x00\x02\x06\x06\x00"


class Driver:
    """Presses buttons until so many deals have ended."""

    def __init__(self, deals):
        self.space = {"__name__": "__main__"}
        self.left = deals
        self.at = 0
        self.then = 0

    def poll(self):
        """Look which screen is shown; press the next button if it is time to."""
        app = self.space.get("app")
        place = app.screens[-1][0] if app and app.screens else "start"
        if place != bench.place:
            if bench.place == "result":
                self.left -= 1
                self.at = 0
                if not self.left:
                    raise SystemExit()
            bench.place = place
        if bench.now >= self.then:
            self.then = bench.now + _PAUSE
            bench.press(self.key(place))

    def key(self, place):
        """Return the next button: at the table the tour, then one card after the other."""
        if place in ("title", "newgame", "result"):
            return _A
        self.at += 1
        if self.at <= len(_TOUR):
            return _TOUR[self.at - 1]
        return _RIGHT if place == "table" and self.at % 2 else _A


def main(deals, sampling):
    """Play and report."""
    driver = Driver(deals)
    bench.on_poll = driver.poll
    bench.heap = {} if sampling else None
    gc.collect()
    print("before", gc.mem_alloc())
    try:
        with open("code.py") as source:
            exec(source.read(), driver.space)
    except SystemExit:
        print("deals", deals - driver.left)
        print("erases", microcontroller.nvm.erases)
        for place, most in (bench.heap or {}).items():
            print("heap", place, most)


main(int(sys.argv[1]), "sample" in sys.argv)
