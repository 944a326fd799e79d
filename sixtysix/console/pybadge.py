# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.pybadge`
==========================

Adafruit PyBadge, PyBadge LC and EdgeBadge: 160x128 screen, eight buttons on a shift register.
"""

import board
import keypad
import microcontroller
import storage
import supervisor

from sixtysix.console.base import Console, const

_ENOUGH = const(2048)  # bytes of memory for what is stored
_TICKS = const(0x1FFFFFFF)  # supervisor's clock counts milliseconds modulo 2**29


class Board(Console):
    """The board that the program runs on."""

    def __init__(self):
        self.display = board.DISPLAY
        self.display.auto_refresh = False
        self._keys = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=8,
            value_when_pressed=True,
        )
        self._event = keypad.Event()  # one, used again for every press
        self._start = supervisor.ticks_ms()
        memory = microcontroller.nvm  # None on a board that has none
        self._lasts = memory is not None and len(memory) >= _ENOUGH
        self.stores = self._lasts or self.file("") is not None

    def button(self):
        """Return the next button that was pressed, or None."""
        while self._keys.events.get_into(self._event):
            if self._event.pressed:
                return self._event.key_number
        return None

    def now(self):
        """Return the milliseconds since the start (for six days; then it starts again)."""
        return supervisor.ticks_ms() - self._start & _TICKS

    def read(self, size):
        """Return the first bytes of the non-volatile memory."""
        if self._lasts:
            return bytes(microcontroller.nvm[:size])
        return super().read(size)

    def write(self, data):
        """Write to the non-volatile memory, in one go: every write erases its whole block."""
        if self._lasts:
            microcontroller.nvm[: len(data)] = data
        else:
            super().write(data)

    def file(self, name):
        """Return a path in the drive's root, where `boot` gave the game the right to write."""
        return None if storage.getmount("/").readonly else "/save-" + name
