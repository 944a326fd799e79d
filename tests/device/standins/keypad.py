# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``keypad``: the events come from the bench."""

from testbench import Part as Event  # noqa: F401
from testbench import bench


class ShiftRegisterKeys:
    """Buttons behind a shift register, and the queue of their events in one."""

    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.events = self

    def get_into(self, event):
        """Fill ``event`` with the next event; return whether there was one."""
        bench.poll()
        if not bench.events:
            return False
        event.key_number, event.pressed = bench.events.pop(0)
        return True

    def clear(self):
        """Forget the events that wait."""
        bench.events.clear()
