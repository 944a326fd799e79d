# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.senses`
=========================

What a board feels: how full its battery is and whether it is dark, and the screen's light, which
depends on that. In memory only while it is asked.
"""

import os

import board

# A cell's tension in millivolts, and how many percent it still has then.
_CHARGE = ((4100, 100), (4000, 85), (3900, 70), (3800, 50), (3700, 25), (3600, 10), (3300, 0))
_RANGE = 2 * 3300  # millivolts that the converter's full range stands for: half of it is measured
_DARK = 1200  # of 65536; a lamp-lit room gives several thousand

# The screen's light in 255ths: OFF, DIM, and the levels of the settings.
_LIGHT = bytes((0, 6, 40, 110, 255))


def battery(_):
    """Return how full the battery is in percent, or None if no pin for that is known."""
    reading = _read(_pin("BATTERY", "A6"))
    if reading is None:
        return None
    tension = reading * _RANGE >> 16
    above = _CHARGE[0]
    for point in _CHARGE:
        if tension >= point[0]:
            span = above[0] - point[0] or 1
            return point[1] + (above[1] - point[1]) * (tension - point[0]) // span
        above = point
    return 0


def light(display, level):
    """Light the screen: 0 to 2, one less if the board feels that it is dark; ``DIM`` or ``OFF``."""
    if level > 0:
        reading = _read(_pin("LIGHT", "LIGHT"))
        if reading is not None and reading < _DARK:
            level -= 1
    try:
        display.brightness = _LIGHT[level + 2] / 255
    except (AttributeError, RuntimeError):
        pass  # its light cannot be changed


def _pin(key, known):
    """Return the pin that settings.toml names, or that a badge has; None if there is none."""
    name = os.getenv("SIXTYSIX_" + key)
    if not name and hasattr(board, "BUTTON_CLOCK"):
        name = known
    return getattr(board, name, None) if name else None


def _read(pin):
    """Return what an analogue pin says, 0 to 65535, or None."""
    if pin is None:
        return None
    import analogio

    reader = analogio.AnalogIn(pin)
    value = reader.value
    reader.deinit()
    return value
