# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: ``code.py`` meets an error at the table, and its buttons are pressed.

Arguments: what goes wrong (``error``, ``memory``, ``library``, which is an error while the library
for text is missing), the number of the button to press then. Run in the drive's folder. Prints what
the program prints, then what the screen shows and what was stored before and after.
"""

import gc
import sys

import board
import displayio
import testbench
from testbench import bench

_A = 1
_PAUSE = 150_000_000  # nanoseconds between presses
_LATER = 30  # presses at the table before it goes wrong


def fail(kind):
    """Let something go wrong."""
    if kind == "memory":
        kept = []
        try:
            while True:
                kept.append(bytearray(512))
        finally:
            kept[:] = []  # as what the game has in memory goes: a search of the stack may find it
    if kind == "library":
        sys.modules["adafruit_display_text"] = None
    raise RuntimeError("nobody expected this")


class Driver:
    """
    Presses buttons until it goes wrong, then the one; asked at every look.

    :param dict space: the program's names
    """

    def __init__(self, space, kind, key):
        self.space = space
        self.kind = kind
        self.key = key
        self.then = self.presses = 0
        self.stored = None  # before it went wrong

    def look(self):
        """Press, or fail."""
        app = self.space.get("app")
        if self.stored is not None:
            gc.collect()
            print("alive:", gc.mem_alloc())
            print("screen:", repr(getattr(board.DISPLAY.root_group, "text", None)))
            bench.press(self.key)
        elif app and self.presses > _LATER:
            self.stored = bytes(testbench.nvm.data)
            displayio.complete()  # labels use what the game does not
            fail(self.kind)
        elif app and bench.now >= self.then:
            self.then = bench.now + _PAUSE
            bench.press(_A)
            self.presses += 1 if app.screens and app.screens[0][0] == "table" else 0


def main(kind, key):
    """Play, fail and report."""
    space = {"__name__": "__main__"}
    driver = Driver(space, kind, key)
    bench.on_poll = driver.look
    try:
        with open("code.py") as source:
            exec(compile(source.read(), "code.py", "exec"), space)
    except SystemExit as end:
        print("end:", end)
    print("same:", driver.stored == bytes(testbench.nvm.data))


main(sys.argv[1], int(sys.argv[2]))
