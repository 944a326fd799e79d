# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The test's hands and eyes on a stand-in board: the clock, the buttons, the heap.

The stand-in modules call in here; a driver script sets ``on_poll`` to press buttons. Time never
comes from the machine: it passes only when the program sleeps or looks at the clock.
"""

import gc

# A look at the clock or at the buttons takes so many nanoseconds.
_LOOK = 200_000


class Bench:
    """What one run shares. There is one, ``bench``."""

    def __init__(self):
        self.now = 0  # nanoseconds since the board started
        self.events = []
        self.on_poll = None
        self.place = "start"  # what the program shows, a name that the driver sets
        self.weaker = 0  # for the driver: how often the computer was seen at less than its level
        self.heap = None  # a dictionary to measure the heap into: the most bytes alive, by place

    def clock(self):
        """Return the time in nanoseconds and let a little of it pass."""
        self.now += _LOOK
        return self.now

    def press(self, key):
        """Press and release the button ``key``, 0 to 7."""
        self.events.append((key, True))
        self.events.append((key, False))

    def poll(self):
        """Called when the program looks for events; lets the driver act when there is none."""
        self.now += _LOOK
        if self.on_poll and not self.events:
            self.on_poll()

    def refresh(self):
        """Called when the program refreshes the display; measures what is alive on the heap.

        That tidies the heap up, so a test of bounds goes without.
        """
        if self.heap is not None:
            gc.collect()
            self.heap[self.place] = max(gc.mem_alloc(), self.heap.get(self.place, 0))


class Part:
    """Whatever is small: an output, an analogue input that does not change, a speaker whose
    sounds end at once, an event of a button. One class, to take little of the heap."""

    value = 42000  # on the pin of the battery: it is full
    playing = False

    def __init__(self, *pin):
        pass

    def switch_to_output(self, value=False):
        """Take a value; that is also what a speaker does with a sound."""
        self.value = value

    play = deinit = switch_to_output


bench = Bench()
