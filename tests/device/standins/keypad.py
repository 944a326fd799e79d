# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``keypad``: the events come from the bench."""

from testbench import bench


class Event:
    """One press or release."""

    def __init__(self):
        self.key_number = 0
        self.pressed = True

    @property
    def released(self):
        """The opposite of ``pressed``."""
        return not self.pressed


class EventQueue:
    """The bench's button events, oldest first."""

    overflowed = False

    def get(self):
        """Return the next event, or None."""
        event = Event()
        return event if self.get_into(event) else None

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

    def __len__(self):
        return len(bench.events)


class ShiftRegisterKeys:
    """Buttons behind a shift register."""

    def __init__(self, *, clock, data, latch, key_count, value_when_pressed):
        self.key_count = key_count
        self.events = EventQueue()
