# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``neopixel_write``: remembers the last colours."""

last = bytearray()


def neopixel_write(digitalinout, buffer):
    """Keep what the LEDs would show."""
    last[:] = buffer
