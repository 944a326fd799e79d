# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: somebody presses any buttons, until so many deals have ended or the power is
cut.

Arguments: a seed; how many deals; after how many presses the power is cut; the file with what the
board's memory holds, which is written anew at the end. Run in the drive's folder. Prints every
screen that was seen; what the game is when it starts and whenever it is stored; what is alive on
the heap when a deal has ended and at the title; and ``end`` with the deals that are left.
"""

import gc
import sys
from binascii import hexlify

import testbench
from testbench import bench

_PAUSE = 150_000_000  # nanoseconds between two presses
_SECOND = 1_000_000_000
_ENDS = ("result", "solved", "taught")

# By the screen, what is pressed, each as likely as any other. No buttons: 8 is a minute and 9 an
# hour in which nothing is.
_USUAL = b"\x00\x01\x01\x01\x02\x03\x04\x05\x06\x07"
_BUTTONS = {
    "table": 10 * b"\x01\x01\x04\x07" + 3 * b"\x00\x02\x03\x03" + b"\x05\x06\x08\x09",
    "menu": 4 * b"\x01\x05" + b"\x00\x05\x05\x06\x06",
    "title": 3 * b"\x01\x04\x05\x05\x06\x07" + b"\x08\x09",
    "newgame": 4 * b"\x01\x04\x05" + b"\x00\x06\x07",
    "result": 4 * b"\x01" + b"\x00\x02\x03\x09",
    "bubble": 30 * b"\x01" + b"\x00\x02",
    "keyboard": b"\x00\x00\x00\x01\x02\x04\x05",
    "share": b"\x00\x00\x01\x02",
    "review": b"\x00\x01\x04\x07",
}


class Flash(testbench.ByteArray):
    """The board's memory, which says what the game is whenever it is written."""

    def __setitem__(self, part, value):
        super().__setitem__(part, value)
        tell("stored", space["app"])


class Driver:
    """Presses buttons; asked at every look."""

    def __init__(self, seed, deals, presses):
        self.chance = seed
        self.deals = deals
        self.presses = presses
        self.then = 0
        self.seen = []

    def any_of(self, values):
        """Return one of the values, by chance."""
        self.chance = self.chance * 1_103_515_245 + 12_345 & 0x3FFFFFFF
        return values[(self.chance >> 12) % len(values)]

    def poll(self):
        """Look which screen is shown; press the next button if it is time to."""
        app = space["app"]
        if not app:
            raise SystemExit("failed")
        place = app.screens[-1][0]
        if not self.seen:
            app._seed = self.chance
            tell("begun", app)
        if place != bench.place:
            bench.place = place
            self.arrive(app, place)
        if bench.now >= self.then:
            if not self.presses:
                raise SystemExit()
            self.presses -= 1
            key = self.any_of(_BUTTONS.get(place, _USUAL))
            self.then = bench.now + _PAUSE
            if key < 8:
                bench.press(key)
            else:
                bench.now += (61, 3600)[key - 8] * _SECOND

    def arrive(self, app, place):
        """Note a screen that was not shown before, and how a deal ends."""
        if place not in self.seen:
            self.seen.append(place)
            print("screen", place)
        if place in _ENDS:
            self.deals -= 1
        if place in _ENDS or place == "title":
            gc.collect()
            print("alive", place, *kept(app, place), gc.mem_alloc())
            if not self.deals:
                raise SystemExit()


def kept(app, place):
    """Return numbers for what is in memory besides the screen's own, as it should be."""
    game = app.game
    row = game.match.rules.row if game else 0
    seen = game is not None and game._views[0] is not None  # a match that waits was at the table
    shines = place == "result" and app.screens[-1][1]._spark is not None  # a great victory
    return row, app.settings.language, int(seen), int(shines)


def tell(what, app):
    """Print the settings and the game."""
    game = app.game
    print(what, hexlify(app.settings.pack() + app.settings.house).decode(), end=" ")
    if game:
        match, deal = game.match, game.deal
        print(game.purpose, match.winner, game.counted, hexlify(game.players).decode(), end=" ")
        print(hexlify(deal.order + deal.log[: deal.count]).decode(), match.totals)
    else:
        print("-")


def main(seed, deals, presses, name):
    """Play and report."""
    driver = Driver(seed, deals, presses)
    testbench.nvm = Flash()
    with open(name, "rb") as file:
        testbench.nvm.data = file.read()
    bench.on_poll = driver.poll
    gc.collect()
    try:
        with open("code.py") as source:
            exec(compile(source.read(), "code.py", "exec"), space)
    except SystemExit as end:
        if end.args:
            raise  # the program has failed
        with open(name, "wb") as file:
            file.write(testbench.nvm.data)
        print("end", driver.deals)


space = {"__name__": "__main__"}
main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
