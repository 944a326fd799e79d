# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The test's hands and eyes on a stand-in board: the clock, the buttons, the heap; and the board's
small modules.

A driver script imports this first and sets ``on_poll`` to press buttons. Time never comes from the
machine: it passes only when the program sleeps or looks at the clock.

On the board its modules lie in flash. Here a file would cost the heap some 300 bytes and the table
of names one more name, so this module stands for all those in ``FOR``.
"""

import gc
import sys

FOR = (
    "time storage supervisor microcontroller keypad busdisplay "
    "analogio digitalio audioio audiocore neopixel_write"
)

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


bench = Bench()


# ---- time, supervisor ----


def monotonic_ns():
    """Nanoseconds since the start."""
    return bench.clock()


def monotonic():
    """Seconds since the start."""
    return bench.clock() / 1_000_000_000


def sleep(seconds):
    """Let time pass without waiting for it."""
    bench.now += int(seconds * 1_000_000_000)


def ticks_ms():
    """Milliseconds that wrap at 2**29, as on the board."""
    return (bench.clock() // 1_000_000) % (1 << 29)


def reload():
    """End the run, as the board would before it starts the program again."""
    raise SystemExit("supervisor.reload")


# ---- storage: the computer holds the drive, as it does after a plain start ----


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    """Refused, as on the board when the drive is visible over USB."""
    raise RuntimeError("Cannot remount path when visible via USB.")


class _Mount:
    readonly = True


def getmount(mount_path):
    """Return the file system at a path."""
    return _Mount()


# ---- microcontroller ----

_SIZE = 8192


class ByteArray:
    """
    The one flash block, read and written by slices: each assignment erases and rewrites all of it.

    It is no part of the board's heap, so only what lies before the never written end is kept.
    """

    erases = 0
    data = b""

    def __len__(self):
        return _SIZE

    def __getitem__(self, part):
        stop = _SIZE if part.stop is None else part.stop
        whole = self.data + b"\xff" * max(0, stop - len(self.data))
        return bytearray(whole[part.start or 0 : stop])

    def __setitem__(self, part, value):
        start = part.start or 0
        stop = _SIZE if part.stop is None else part.stop
        if len(value) != stop - start:
            raise ValueError("Slice and value different lengths.")
        self.data = bytes(self[:start]) + bytes(value) + self.data[stop:]
        self.erases += 1


nvm = ByteArray()


# ---- analogio, audioio, digitalio and their like ----


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


AnalogIn = AudioOut = DigitalInOut = Event = Part


def WaveFile(file, buffer):
    """Return what stands for the sound in a file: its name; the file must be there."""
    with open(file, "rb") as wave:
        if wave.read(4) != b"RIFF" or len(buffer) < 128:
            raise ValueError("Invalid wave file")
    return file


def neopixel_write(digitalinout, buffer):
    """Let the pin keep what the lights show."""
    digitalinout.value = bytes(buffer)


# ---- keypad: the events come from the bench ----


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


# ---- busdisplay ----


class BusDisplay:
    """The board's display. Nothing is drawn; a renderer finds all it needs in ``root_group``."""

    auto_refresh = True
    brightness = 1.0
    root_group = None

    def __init__(self, display_bus, init_sequence, *, width, height, **details):
        self.width = width
        self.height = height
        self.rotation = details.get("rotation", 270)

    def refresh(self, **frame_rates):
        """Count a frame; always in time."""
        bench.refresh()
        return True


for _module in FOR.split():
    sys.modules[_module] = sys.modules["testbench"]
