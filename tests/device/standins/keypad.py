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

    def __eq__(self, other):
        return self.key_number == other.key_number and self.pressed == other.pressed


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

    def __bool__(self):
        return bool(bench.events)


class _Scanner:
    key_count = 8

    def __init__(self, **options):
        self.key_count = options.get("key_count", 8)
        self.events = EventQueue()

    def reset(self):
        """Nothing is held down here."""

    def deinit(self):
        """Nothing to give back."""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()


class ShiftRegisterKeys(_Scanner):
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
        super().__init__(key_count=key_count)


class Keys(_Scanner):
    """Buttons on pins of their own."""

    def __init__(self, pins, *, value_when_pressed, pull=True, interval=0.020, max_events=64):
        super().__init__(key_count=len(pins))
