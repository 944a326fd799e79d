# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.base`
=======================

What every machine can do, with harmless answers for what it lacks.
"""

import os
import time

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


# The buttons, in the order of the PyBadge's shift register.
B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = 0, 1, 2, 3, 4, 5, 6, 7

WIDTH = const(160)
HEIGHT = const(128)

# The screen's light, besides the three levels of the settings.
DIM, OFF = -1, -2


class Console:
    """A machine without screen or buttons: the base of all others."""

    _data = b""  # what was written, where nothing else keeps it
    display = None  # a displayio display that does not refresh by itself; WIDTH x HEIGHT of its
    # root group can be seen
    closed = False  # the person closed the window; never on a board
    upright = None  # the display's rotation for right-handed people, where it can be turned
    stores = False  # whether what is written is still there after the power was off
    settings = None  # what the person has chosen, once the app knows it: volume, lights and so on

    def button(self):
        """Return the next button that was pressed, one of ``B`` to ``LEFT``, or None."""
        return None

    def now(self):
        """Return the milliseconds since the console was opened; never runs backwards."""
        return 0

    def rest(self, milliseconds, waiting):
        """
        End a frame: give the machine a rest.

        :param int milliseconds: how long, at most
        :param bool waiting: whether nothing happens before a button is pressed
        """
        time.sleep(milliseconds / 1000)

    def show(self):
        """Bring what changed to the screen."""
        self.display.refresh()

    def entropy(self):
        """Return an unpredictable int of 64 bits, to seed shuffles with."""
        try:
            return int.from_bytes(os.urandom(8), "little")
        except (AttributeError, NotImplementedError):
            return time.monotonic_ns() & 0xFFFFFFFFFFFFFFFF

    def read(self, size):
        """Return the first bytes of what is stored, at most ``size``; fewer if there are fewer."""
        return self._data[:size]

    def write(self, data):
        """
        Store bytes, where ``stores`` says so for good.

        :raises OSError: if that is not possible now
        """
        self._data = bytes(data)

    def restart(self):
        """Start the program again."""
        raise SystemExit

    def file(self, name):
        """Return the path of a file that the game may write, by its name; None if it may not."""
        return None

    def sound(self, number):
        """
        Begin a short sound, one of `sixtysix.console.sounds`, as loud as the settings say.

        It plays on by itself, in the place of one that still plays; silent without a speaker.
        """

    def lights(self, colours):
        """
        Show colours, 0xRRGGBB, on the lights from left to right, if the settings say so.

        :param colours: as many as there are lights, or fewer: the others are dark. Bright ones are
            dimmed: together with the screen they would take more than a battery gives
        """

    def backlight(self, level):
        """Set the screen's light: 0 to 2 as in the settings, ``DIM`` or ``OFF``."""

    def battery(self):
        """Return how full the battery is in percent; None where that cannot be measured."""
