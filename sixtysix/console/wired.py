# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.wired`
========================

Any board with a screen of at least 160x128 and six buttons, wired as ``settings.toml`` on its drive
says: docs/boards.md explains every line.
"""

import os

import board
import digitalio
import keypad

from sixtysix.console.opening import UnfitError
from sixtysix.loading import fetch

# The buttons in the order of `sixtysix.console.base`; a board can do without two of them.
# Each list is one text: words that are texts of their own keep long names all over the board.
BUTTONS = "B A START SELECT RIGHT DOWN UP LEFT"
_SPARE = "START SELECT"


def pin(key):
    """
    Return the pin that ``SIXTYSIX_<key>`` names, or None.

    :raises UnfitError: if the board has no such pin
    """
    name = os.getenv("SIXTYSIX_" + key)
    if name and not hasattr(board, name):
        raise UnfitError("settings.toml: SIXTYSIX_%s = %s: no such pin." % (key, name))
    return getattr(board, name) if name else None


def number(key, default):
    """
    Return the whole number that ``SIXTYSIX_<key>`` is.

    :raises UnfitError: if it is something else
    """
    value = os.getenv("SIXTYSIX_" + key)
    try:
        return default if value is None else int(value)
    except ValueError:
        raise UnfitError("settings.toml: SIXTYSIX_%s = %s: no number." % (key, value)) from None


def parts():
    """
    Return what the console is made of.

    :raises UnfitError: if settings.toml leaves out what is needed
    """
    display = getattr(board, "DISPLAY", None)
    if os.getenv("SIXTYSIX_SCREEN"):
        display = fetch("sixtysix.console.panel").display(pin, number)
    keys = _keys()
    glow = bytearray(3 * number("PIXELS_COUNT", 1))
    # Anything with attributes can be switched in the place of an amplifier.
    amplifier = _output("AMPLIFIER") or keys
    return display, keys, keys, _speaker(), amplifier, _output("PIXELS"), glow


def _keys():
    """Return the queue of the buttons' events, which is its own event."""
    wired = []
    names = BUTTONS.split()
    for k in range(len(names)):
        name = names[k]
        there = pin(name)
        if there:
            wired.append((k, there))
        elif name not in _SPARE.split():
            raise UnfitError("settings.toml: SIXTYSIX_%s, a button's pin, is missing." % name)
    high = bool(number("PRESSED", 0))
    queue = keypad.Keys([there for _, there in wired], value_when_pressed=high, pull=True)
    numbers = bytes(k for k, _ in wired)
    return fetch("sixtysix.console.chords").Chords(queue.events, keypad.Event(), numbers)


def _speaker():
    there = pin("SPEAKER")
    if there is None:
        return None
    try:
        from audioio import AudioOut
    except ImportError:
        try:
            from audiopwmio import PWMAudioOut as AudioOut
        except ImportError:
            return None
    return AudioOut(there)


def _output(key):
    """Return the pin that ``SIXTYSIX_<key>`` names as an output that is low, or None."""
    there = pin(key)
    if there is None:
        return None
    made = digitalio.DigitalInOut(there)
    made.switch_to_output()
    return made
