# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: ``code.py`` starts again and again, and buttons lead to every screen.

Arguments: a file, a line a start: the memory's content in hex, and the buttons as for
``show_screen``; the seed of the deals. Run in the drive's folder. Prints the screen at the end of
each, and what names the interpreter has after all.
"""

import binascii
import sys

import micropython
import testbench
from testbench import bench

_ZERO, _WAIT = b"0w"


class Driver:
    """Presses the buttons of a line, says what is then shown, and ends the program."""

    def __init__(self, seed, keys):
        self.space = {"__name__": "__main__"}
        self.seed = seed
        self.keys = list(keys.replace("-", "").encode())  # no letter of it is to be a name

    def poll(self):
        """Do what comes next, unless the game has to come to rest first."""
        app = self.space["app"]
        if not app:
            raise SystemExit("failed")
        if self.seed is not None:
            app._seed = self.seed
            self.seed = None
            return  # the first frame is still to come
        place, screen = app.screens[-1]
        if not self.keys:
            print(place)
            raise SystemExit()
        if self.keys[0] != _WAIT:
            bench.press(self.keys.pop(0) - _ZERO)
        elif screen.waiting():
            self.keys.pop(0)


def main(name, seed):
    """Start with every line of a file."""
    with open("code.py") as source:
        code = compile(source.read(), "code.py", "exec")
    with open(name) as lines:
        for line in lines:
            image, keys = line.split()
            testbench.nvm.data = binascii.unhexlify(image)
            driver = Driver(int(seed), keys)
            bench.on_poll = driver.poll
            bench.events.clear()
            try:
                exec(code, driver.space)
            except SystemExit as end:
                if end.args:
                    raise  # the program has failed
    micropython.qstr_info()


main(*sys.argv[1:])
