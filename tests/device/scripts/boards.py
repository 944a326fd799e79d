# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: the console of a board, whose module ``board`` lies first in the path.

Arguments: what happens, one word each. ``1+`` and ``1-``: key 1 is pressed, let go. ``t700``: so
many milliseconds pass. ``X65535``: so much is read from the pin JOYSTICK_X or another. ``s2``:
sound 2 is asked for. ``q``: rest for a frame. ``l``: three lights are asked for. ``b``: the battery
(``r500`` is read there). ``m1``: a level of the screen's light. Prints where the screens lie, and
what came of each word: of those about buttons the next button that the game is told of.
"""

import sys

import testbench
from testbench import bench


class Fake:
    """A module of the board, or a part of it."""

    def __init__(self, **names):
        for name in names:
            setattr(self, name, names[name])


class Wire:
    """What hangs on a pin."""

    readings = {"JOYSTICK_X": 32768, "JOYSTICK_Y": 32768}
    made = {}

    def __init__(self, pin):
        self.pin = pin
        self.level = 0
        self.playing = False
        self.made[pin] = self

    @property
    def value(self):
        """What is read from the pin, or was written to it."""
        return self.readings.get(self.pin, self.level)

    @value.setter
    def value(self, level):
        self.level = level

    def switch_to_output(self, value=False):
        """Be an output."""
        self.level = value

    def play(self, sample):
        """Sound until the next rest."""
        self.playing = True
        print("plays", sample)

    def deinit(self):
        """Nothing to give back."""


class Keys(testbench.ShiftRegisterKeys):
    """Buttons with a pin each."""

    def __init__(self, pins, *, value_when_pressed, pull):
        self.events = self
        print("keys", " ".join(pins), value_when_pressed, pull)


def write(pin, glow):
    """Show what the lights get."""
    print("lights", pin.pin, " ".join(str(byte) for byte in glow))


def do(console, word):
    """Let something happen; return what came of it."""
    kind, rest = word[0], word[1:]
    if rest in ("+", "-"):
        bench.events.append((int(kind), rest == "+"))
    elif kind == "t":
        bench.now += int(rest) * 1_000_000
    elif kind in "XY":
        Wire.readings["JOYSTICK_" + kind] = int(rest)
    elif kind == "r":
        Wire.readings["A6"] = int(rest)
        return None
    elif kind == "s":
        return console.sound(int(rest))
    elif kind == "q":
        for wire in Wire.made.values():
            wire.playing = False
        console.rest(0, True)
        amplifier = Wire.made.get("SPEAKER_ENABLE")
        return amplifier and amplifier.value
    elif kind == "l":
        return console.lights((0xFF0000, 0x00FF00, 0x0000FF))
    elif kind == "b":
        return console.battery()
    elif kind == "m":
        console.backlight(int(rest))
        return round(255 * console.display.brightness)
    return console.button()


def main(words):
    """Open the console and do what the words say."""
    from sixtysix.loading import fetch

    testbench.Keys = Keys
    for name in "audioio", "analogio", "digitalio":
        sys.modules[name] = Fake(AudioOut=Wire, AnalogIn=Wire, DigitalInOut=Wire)
    sys.modules["neopixel_write"] = Fake(neopixel_write=write)
    console = fetch("sixtysix.console.opening").open_console()
    console.settings = fetch("sixtysix.settings").Settings()
    root = console.display.root_group
    print("root", root.scale, root.x, root.y)
    for word in words:
        print(word, do(console, word))


main(sys.argv[1:])
