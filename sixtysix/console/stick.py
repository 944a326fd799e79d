# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.stick`
========================

An analogue stick as four buttons: pushed and let go at different places, so that it does not
flutter, and pushed again and again while it is held.
"""

import supervisor

from sixtysix.console.base import DOWN, LEFT, RIGHT, UP, const

_PUSHED = const(16000)  # of 32768, from where it rests
_FREE = const(9000)
_FIRST, _AGAIN = const(400), const(150)  # milliseconds before it counts as pushed again
_TICKS = const(0x1FFFFFFF)


class Stick:
    """
    The queue of the events of buttons, and those of a stick with them. It is its own event.

    :param keys: the queue of the buttons' events
    :param event: an event that the queue can fill
    :param x: the analogue input from left to right
    :param y: the one from top to bottom
    """

    pressed = True
    key_number = 0

    def __init__(self, keys, event, x, y):
        self._keys = keys
        self._event = event
        self._axes = (x, y)
        self._rest = (x.value, y.value)
        self._held = None  # the direction that the stick is pushed to
        self._since = 0  # ticks when that counted last
        self._wait = 0  # how long it then takes to count again

    def get_into(self, event):
        """Become the next press; return whether there was one."""
        if self._keys.get_into(self._event):
            self.pressed = self._event.pressed
            self.key_number = self._event.key_number
            return True
        way = self._way()
        now = supervisor.ticks_ms()
        again = way == self._held
        self._held = way
        if way is None or (again and now - self._since & _TICKS < self._wait):
            return False
        self._since = now
        self._wait = _AGAIN if again else _FIRST
        self.pressed = True
        self.key_number = way
        return True

    def _way(self):
        """Return the direction that the stick is pushed to, or None."""
        across, down = [self._axes[k].value - self._rest[k] for k in (0, 1)]
        if abs(across) > abs(down):
            far = across
            way = RIGHT if far > 0 else LEFT
        else:
            far = down
            way = DOWN if far > 0 else UP
        return way if abs(far) > (_FREE if way == self._held else _PUSHED) else None
