# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.chords`
=========================

Fewer than eight buttons that do for eight: A held down is SELECT, B held down is START, where these
have no button of their own.
"""

import supervisor

from sixtysix.console.base import SELECT, START, A, B, const

_HELD = const(600)  # milliseconds
_TICKS = const(0x1FFFFFFF)


class Chords:
    """
    The queue of presses, made of that of the buttons' events. It is its own event.

    A button that is two counts when it is let go, or has been held long enough.

    :param keys: the queue of the buttons' events
    :param event: an event that the queue can fill
    :param bytes numbers: which button each key is
    """

    pressed = True
    key_number = 0

    def __init__(self, keys, event, numbers):
        self._keys = keys
        self._event = event
        self._numbers = numbers
        self._second = {}  # button -> what it is when held
        for button, second in ((A, SELECT), (B, START)):
            if second not in numbers:
                self._second[button] = second
        self._held = None  # the button of two that is down and has not counted yet
        self._since = 0

    def get_into(self, event):
        """Become the next press; return whether there was one."""
        while self._keys.get_into(self._event):
            number = self._numbers[self._event.key_number]
            if self._event.pressed and number in self._second:
                self._held = number
                self._since = supervisor.ticks_ms()
            elif self._event.pressed or number == self._held:
                return self._is(number)
        if self._held is not None and supervisor.ticks_ms() - self._since & _TICKS >= _HELD:
            return self._is(self._second[self._held])
        return False

    def _is(self, number):
        self.key_number = number
        self._held = None
        return True
