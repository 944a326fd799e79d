# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``keypad``: the events come from the bench."""

from testbench import bench


class Event:
    """One press or release."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.released = not pressed
        self.timestamp = timestamp


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
        key, pressed = bench.events.pop(0)
        event.key_number = key
        event.pressed = pressed
        event.released = not pressed
        event.timestamp = bench.now_ns // 1_000_000
        return True

    def clear(self):
        """Forget the events that wait."""
        bench.events.clear()

    def __len__(self):
        return len(bench.events)


class ShiftRegisterKeys:
    """Buttons behind a shift register."""

    def __init__(
        self,
        *,
        clock,
        data,
        latch,
        value_to_latch=True,
        key_count,
        value_when_pressed,
        interval=0.020,
        max_events=64,
    ):
        self.key_count = key_count
        self.events = EventQueue()
