# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.pybadge`
==========================

Adafruit PyBadge, PyBadge LC and EdgeBadge: 160x128 screen, eight buttons on a shift register. What
some of them lack, speaker or lights, is only pins without anything on them.
"""

import board
import keypad
from audioio import AudioOut
from digitalio import DigitalInOut

LIGHTS = 5


def parts(count=8):
    """
    Return what the console is made of.

    :param int count: how many buttons the register has, in the order of `sixtysix.console.base`
    """
    register = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=count,
        value_when_pressed=True,
    )
    return (
        board.DISPLAY,
        register.events,
        keypad.Event(),
        AudioOut(board.SPEAKER),
        output(board.SPEAKER_ENABLE),
        output(board.NEOPIXEL),
        bytearray(3 * LIGHTS),
    )


def output(pin):
    """Return a pin as an output that is low."""
    made = DigitalInOut(pin)
    made.switch_to_output()
    return made
