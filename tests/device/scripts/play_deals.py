# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: ``code.py`` starts as on the board and is played with its buttons.

Arguments: how many deals to play; the seed of the first one; ``sample`` to measure the heap at
every frame, ``deals`` to do so deal by deal. Run in the drive's folder. Prints the deals that
ended, the writes to flash, how many names the interpreter has, and what was alive on the heap at
most, by screen or by deal.
"""

import gc
import sys

import micropython
import testbench
from testbench import bench

_A, _RIGHT = 1, 4

# A press every so many nanoseconds; what the computer thinks and what is shown take longer.
_PAUSE = 150_000_000

# In each deal the menus are opened and left again first: START B SELECT B START DOWN A B B START
# UP UP B, by their numbers.
_TOUR = b"\x02\x00\x03\x00\x02\x05\x01\x00\x00\x02\x06\x06\x00"


def driver(space, deals, seed, by_deal):
    """Press buttons until so many deals have ended: a generator, to be asked at every look."""
    then = at = 0
    ended = 0
    while True:
        app = space.get("app")
        if app and app._seed is None:
            app._seed = seed  # the same deals every time
            app.settings.speed = 0
            app.settings.taught = 1  # nobody new to the game
        place = app.screens[-1][0] if app and app.screens else "start"
        if place != bench.place:
            if bench.place == "result":
                ended += 1
                at = 0
                if by_deal:
                    print("deal", ended, max(bench.heap.values()))
                    bench.heap = {}
                if ended == deals:
                    raise SystemExit()
            bench.place = place
        game = app and app.game
        if game and game.player and game.player.level != game.level():
            bench.weaker += 1
        if bench.now >= then:
            then = bench.now + _PAUSE
            key = _A
            if place not in ("title", "newgame", "result"):
                at += 1
                if at <= len(_TOUR):
                    key = _TOUR[at - 1]
                elif place == "table" and at % 2:
                    key = _RIGHT
            bench.press(key)
        yield


def main(deals, seed, sampling):
    """Play and report."""
    space = {"__name__": "__main__"}
    presses = driver(space, deals, seed, sampling == "deals")
    bench.on_poll = lambda: next(presses)
    bench.heap = {} if sampling else None
    gc.collect()
    print("before", gc.mem_alloc())
    try:
        with open("code.py") as source:  # whose text is not in memory while it runs
            exec(compile(source.read(), "code.py", "exec"), space)
    except SystemExit as end:
        if end.args:
            raise  # the program has failed and starts again
        print("deals", deals)
        print("looks at a weaker player", bench.weaker)
        print("erases", testbench.nvm.erases)
        for place, most in (bench.heap or {}).items():
            print("heap", place, most)
        micropython.qstr_info()


main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "")
