# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.pygamer`
==========================

Adafruit PyGamer: a PyBadge with a stick in the place of the four directions.
"""

import board
from analogio import AnalogIn

from sixtysix.loading import fetch

_BUTTONS = 4  # on the shift register


def parts():
    """Return what the console is made of."""
    display, keys, event, *rest = fetch("sixtysix.console.pybadge").parts(_BUTTONS)
    axes = AnalogIn(board.JOYSTICK_X), AnalogIn(board.JOYSTICK_Y)
    stick = fetch("sixtysix.console.stick").Stick(keys, event, *axes)
    return [display, stick, stick] + rest
