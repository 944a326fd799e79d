# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``board`` of the PyBadge."""

from testbench import BusDisplay

board_id = "pybadge"

# A pin is known by its name.
BUTTON_CLOCK = "BUTTON_CLOCK"
BUTTON_OUT = "BUTTON_OUT"
BUTTON_LATCH = "BUTTON_LATCH"
SPEAKER = "SPEAKER"
SPEAKER_ENABLE = "SPEAKER_ENABLE"
NEOPIXEL = "NEOPIXEL"
LIGHT = "LIGHT"
A6 = "A6"
DISPLAY = BusDisplay(None, b"", width=160, height=128)
