# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: ``code.py`` meets an error at the table, and its buttons are pressed.

Arguments: what goes wrong (``error``, ``memory``, ``library``, which is an error while the library
for text is missing), the number of the button to press then, a file for the picture or nothing. Run
in the drive's folder. Prints what the program prints, then what the screen says and what was stored
before and after. The file gets the screen's pixels in RGB565, low byte first.
"""

import gc
import sys

import board
import testbench
from testbench import bench

_A = 1
_PAUSE = 150_000_000  # nanoseconds between presses
_LATER = 30  # presses at the table before it goes wrong
_STRIP = 4  # rows of the screen that are drawn at a time, for the memory that is left


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


def draw(path):
    """Draw the screen into a file."""
    from painter import Painter

    display = board.DISPLAY
    with open(path, "wb") as file:
        for top in range(0, display.height, _STRIP):
            painter = Painter(display.width, _STRIP)
            painter.paint(display.root_group, y=-top)
            file.write(painter.framebuffer)


class Driver:
    """
    Presses buttons until it goes wrong, then the one; asked at every look.

    :param dict space: the program's names
    """

    def __init__(self, space, kind, key, path):
        self.space = space
        self.kind = kind
        self.key = key
        self.path = path
        self.then = self.presses = 0
        self.stored = None  # before it went wrong

    def look(self):
        """Press, or fail."""
        app = self.space.get("app")
        if self.stored is not None:
            gc.collect()
            print("alive:", gc.mem_alloc())
            print("screen:", repr(getattr(board.DISPLAY.root_group, "text", None)))
            if self.path:
                draw(self.path)
            bench.press(self.key)
        elif app and self.presses > _LATER:
            self.stored = bytes(testbench.nvm.data)
            fail(self.kind)
        elif app and bench.now >= self.then:
            self.then = bench.now + _PAUSE
            bench.press(_A)
            self.presses += 1 if app.screens and app.screens[0][0] == "table" else 0


def main(kind, key, path=None):
    """Play, fail and report."""
    space = {"__name__": "__main__"}
    driver = Driver(space, kind, key, path)
    bench.on_poll = driver.look
    try:
        with open("code.py") as source:
            exec(compile(source.read(), "code.py", "exec"), space)
    except SystemExit as end:
        print("end:", end)
    print("same:", driver.stored == bytes(testbench.nvm.data))


main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
