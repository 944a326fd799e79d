# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``digitalio``."""


class Direction:
    """Which way a pin goes."""

    INPUT = "input"
    OUTPUT = "output"


class Pull:
    """Resistors of an input."""

    UP = "up"
    DOWN = "down"


class DriveMode:
    """How an output is driven."""

    PUSH_PULL = "push pull"
    OPEN_DRAIN = "open drain"


class DigitalInOut:
    """A pin that remembers what was written."""

    def __init__(self, pin):
        self.pin = pin
        self.direction = Direction.INPUT
        self.value = False
        self.pull = None

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        """Make it an output."""
        self.direction = Direction.OUTPUT
        self.value = value

    def switch_to_input(self, pull=None):
        """Make it an input."""
        self.direction = Direction.INPUT
        self.pull = pull

    def deinit(self):
        """Nothing to give back."""
