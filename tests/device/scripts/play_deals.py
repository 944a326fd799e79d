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

_BUTTONS = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")

# A press every so often; a table waits for animations and thoughts in between.
_PAUSE_NS = 150_000_000

# What is pressed where. At the table a card that may not be played is refused: the next is tried.
# Once a deal the menus are opened and left again.
_TOUR = "START B SELECT B START DOWN A B B START UP UP B"
_SCRIPTS = {"table": "A RIGHT", "help": "B", "matchend": "A"}
_OTHERS = "A"


class Done(SystemExit):
    """All deals have been played."""


class Driver:
    """Presses buttons until ``deals`` deals have ended."""

    def __init__(self, deals):
        self.space = {"__name__": "__main__"}
        self.deals = deals
        self.ended = 0
        self.next_ns = 0
        self.script = ()
        self.at = 0
        self.tour = ()

    def screen(self):
        """Return the name of the topmost screen."""
        app = self.space.get("app")
        return app.screens[-1][0] if app and app.screens else "start"

    def poll(self):
        """Look what is shown; press the next button if it is time to."""
        place = self.screen()
        if place != bench.place:
            self.arrive(place)
        if bench.now >= self.next_ns:
            self.next_ns = bench.now + _PAUSE_NS
            bench.press(_BUTTONS.index(self.button()))

    def arrive(self, place):
        """Take up the script of the screen that has come."""
        if place == "result":
            self.ended += 1
        elif bench.place == "result":
            if self.ended == self.deals:
                raise Done()
            self.tour = ()
        if place == "table" and not self.tour:
            self.tour = tuple(_TOUR.split())
        bench.place = place
        self.script = _SCRIPTS.get(place, _OTHERS).split()
        self.at = 0

    def button(self):
        """Return the next button: of the tour while it lasts, else of the screen's script."""
        if self.tour:
            button = self.tour[0]
            self.tour = self.tour[1:] or ("",)
            if button:
                return button
        self.at += 1
        return self.script[self.at % len(self.script)]


def main(deals, sampling):
    """Play and report."""
    driver = Driver(deals)
    bench.on_poll = driver.poll
    bench.heap = {} if sampling else None
    bench.place = "start"
    gc.collect()
    print("before", gc.mem_alloc())
    try:
        with open("code.py") as source:
            exec(source.read(), driver.space)
    except Done:
        pass
    print("deals", driver.ended)
    print("erases", microcontroller.nvm.erases)
    for place, most in (bench.heap or {}).items():
        print("heap", place, most)


main(int(sys.argv[1]), "sample" in sys.argv)
