# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: ``code.py`` starts on a board of some kind, and buttons are pressed.

Arguments: the file with what the board's memory holds, written anew at the end, ``-`` for a board
without; who has the drive (``game``, ``computer``, or the number of the error that there is when
the game writes nevertheless); the buttons by their numbers and ``w`` (until it is the person's
turn), ``-`` for none. Run in the drive's folder. Prints what the person is told of the save, and at
the start and at the end the screen, the computer's level and how many moves were made.
"""

import builtins
import sys

import testbench
from testbench import bench

_open = open


class Drive:
    """The drive's root, as far as the game writes there: the folder that the script runs in."""

    def __init__(self, owner):
        self.fault = int(owner) if owner.isdigit() else 0
        testbench._Mount.readonly = owner == "computer"

    def open(self, name, mode="r"):
        """Open a file, or fail."""
        if name.startswith("/save-"):
            name = name[1:]
            if self.fault and mode[0] != "r":
                raise OSError(self.fault)
        return _open(name, mode)


class Driver:
    """Presses the buttons, and ends the program."""

    def __init__(self, keys):
        self.space = {"__name__": "__main__"}
        self.keys = list(keys.replace("-", ""))
        self.begun = False

    def poll(self):
        """Do what comes next, unless the game has to come to rest first."""
        app = self.space["app"]
        if not app:
            raise SystemExit("the program has failed")
        if not self.begun:
            self.begun = True
            print("told", app.trouble)
            self.tell("begun", app)
            app.settings.speed = 0
            app._seed = 66
        elif not self.keys:
            self.tell("end", app)
            raise SystemExit()
        elif self.keys[0] != "w":
            bench.press(int(self.keys.pop(0)))
        elif app.screens[-1][1].waiting():
            self.keys.pop(0)

    def tell(self, when, app):
        """Print where the person is."""
        moves = app.game.deal.count if app.game else "-"
        print(when, app.screens[-1][0], app.settings.level, moves)


def main(memory, owner, keys):
    """Start, press and report."""
    if memory == "-":
        testbench.nvm = None
    else:
        with open(memory, "rb") as file:
            testbench.nvm.data = file.read()
    builtins.open = Drive(owner).open
    driver = Driver(keys)
    bench.on_poll = driver.poll
    try:
        with open("code.py") as source:
            exec(compile(source.read(), "code.py", "exec"), driver.space)
    except SystemExit as end:
        if end.args:
            raise  # it has failed
    if memory != "-":
        with _open(memory, "wb") as file:
            file.write(testbench.nvm.data)


main(*sys.argv[1:])
