# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The test's hands and eyes on a stand-in board: the clock, the buttons, the heap.

The stand-in modules call in here; a driver script sets ``on_poll`` to press buttons. Time never
comes from the machine: it passes only when the program sleeps or looks at the clock.
"""

import gc

B, A, START, SELECT, RIGHT, DOWN, UP, LEFT = range(8)
BUTTONS = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")

#: Nanoseconds since the board started; a look at the clock costs some.
LOOK_NS = 200_000


class Bench:
    """What one run shares. There is one, ``bench``."""

    def __init__(self):
        self.now_ns = 0
        self.events = []
        self.on_poll = None
        self.place = ""  # what the program shows, a name that the driver sets
        self.sampling = False
        self.high_water = {}  # the most bytes alive, by place

    def clock(self):
        """Return the time in nanoseconds and let a little of it pass."""
        self.now_ns += LOOK_NS
        return self.now_ns

    def sleep(self, seconds):
        """Let ``seconds`` pass."""
        self.now_ns += int(seconds * 1_000_000_000)

    def press(self, key):
        """Press and release the button ``key``, 0 to 7."""
        self.events.append((key, True))
        self.events.append((key, False))

    def poll(self):
        """Called when the program looks for events; lets the driver act when there is none."""
        self.now_ns += LOOK_NS
        if self.on_poll and not self.events:
            self.on_poll()

    def refresh(self):
        """Called when the program refreshes the display."""
        if self.sampling:
            self.sample()

    def sample(self):
        """Measure what is alive on the heap; it tidies it up: tests of bounds go without."""
        gc.collect()
        used = gc.mem_alloc()
        if used > self.high_water.get(self.place, 0):
            self.high_water[self.place] = used


bench = Bench()
