# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.panel`
========================

A screen with an ST7789 or ST7735, wired to a board that does not know of it. Needed once, at the
start.
"""

import busio
import displayio
from busdisplay import BusDisplay
from fourwire import FourWire

from sixtysix.console.base import HEIGHT, WIDTH
from sixtysix.console.opening import UnfitError

# Commands for the panel: a code, how many bytes of data follow (and 0x80 if it then needs time),
# the data, the time in milliseconds (255: 500).
_RESET = b"\x01\x80\x96"
_WAKE = b"\x11\x80\xff"
_COLOURS_OF_16_BITS = b"\x3a\x81\x55\x0a"
_NORMAL = b"\x13\x80\x0a"
_ON = b"\x29\x80\x64"
_ORDER = b"\x36\x01"  # then a byte: which way the memory is read, and whether blue comes first
_INVERTED = (b"\x20\x80\x0a", b"\x21\x80\x0a")


def display(pin, number):
    """
    Return the screen.

    :param pin: answers which pin a key of settings.toml names
    :param number: answers which number a key is, with a default
    :raises UnfitError: if a pin is missing
    """
    for key in ("SCK", "MOSI", "CS", "DC"):
        if pin(key) is None:
            raise UnfitError("settings.toml: SIXTYSIX_%s, a pin of the screen, is missing." % key)
    displayio.release_displays()
    spi = busio.SPI(pin("SCK"), MOSI=pin("MOSI"))
    bus = FourWire(
        spi,
        command=pin("DC"),
        chip_select=pin("CS"),
        reset=pin("RESET"),
        baudrate=number("BAUD", 24_000_000),
    )
    start = (
        _RESET
        + _WAKE
        + _COLOURS_OF_16_BITS
        + _ORDER
        + bytes((number("ORDER", 0),))
        + _INVERTED[bool(number("INVERTED", 1))]
        + _NORMAL
        + _ON
    )
    return BusDisplay(
        bus,
        start,
        width=number("SCREEN_WIDTH", WIDTH),
        height=number("SCREEN_HEIGHT", HEIGHT),
        colstart=number("COLUMN", 0),
        rowstart=number("ROW", 0),
        rotation=number("ROTATION", 0),
        backlight_pin=pin("BACKLIGHT"),
        auto_refresh=False,
    )
