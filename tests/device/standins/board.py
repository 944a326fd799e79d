# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``board`` of the PyBadge."""

from busdisplay import BusDisplay
from microcontroller import Pin

board_id = "pybadge"

BUTTON_CLOCK = Pin("BUTTON_CLOCK")
BUTTON_OUT = Pin("BUTTON_OUT")
BUTTON_LATCH = Pin("BUTTON_LATCH")
SPEAKER = Pin("SPEAKER")
SPEAKER_ENABLE = Pin("SPEAKER_ENABLE")
NEOPIXEL = Pin("NEOPIXEL")
LIGHT = Pin("LIGHT")
A6 = Pin("A6")
DISPLAY = BusDisplay(160, 128)
