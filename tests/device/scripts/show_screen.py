# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: ``code.py`` starts, buttons are pressed, and the screen is drawn to a file.

Arguments: the memory's content at the start in hex, the seed of the deals, the buttons by their
numbers and ``w`` (until it is the person's turn; ``-`` is none), the file. Run in the drive's
folder. The file gets the pixels in RGB565, low byte first.
"""

import binascii
import sys

import board
import testbench
from painter import Painter
from testbench import bench


class Driver:
    """Presses the buttons of a script, draws what is then shown, and ends the program."""

    def __init__(self, seed, keys, path):
        self.space = {"__name__": "__main__"}
        self.seed = seed
        self.keys = list(keys.replace("-", ""))
        self.path = path

    def poll(self):
        """Do what comes next, unless the game has to come to rest first."""
        app = self.space["app"]
        if self.seed is not None:
            app._seed = self.seed
            self.seed = None
            return  # the first frame is still to come
        if not self.keys:
            self.draw()
            raise SystemExit()
        if self.keys[0] != "w":
            bench.press(int(self.keys.pop(0)))
        elif app.screens[-1][1].waiting():
            self.keys.pop(0)
            self.poll()

    def draw(self):
        """Write the picture."""
        display = board.DISPLAY
        painter = Painter(display.width, display.height)
        painter.paint(display.root_group)
        with open(self.path, "wb") as file:
            file.write(painter.framebuffer)


def main(image, seed, keys, path):
    """Start, press and draw."""
    image = binascii.unhexlify(image)
    testbench.nvm[: len(image)] = image
    driver = Driver(int(seed), keys, path)
    bench.on_poll = driver.poll
    with open("code.py") as source:
        exec(source.read(), driver.space)


main(*sys.argv[1:])
