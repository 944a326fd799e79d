# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``busio``: pins that lead to a screen."""


class SPI:
    """A bus on which nothing answers."""

    def __init__(self, clock, MOSI=None, MISO=None):
        self.pins = (clock, MOSI)
