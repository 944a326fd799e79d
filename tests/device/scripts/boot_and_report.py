# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on both interpreters: ``boot.py`` as a board would run it, whatever that board has.

Arguments: the path of ``boot.py``; words that describe the board: ``badge`` or ``wired`` for its
buttons, ``hold=A``, ``hold=B`` or ``hold=AB`` for what is held, ``without=usb_hid`` and so on for
modules that it lacks, ``pins=none`` if ``settings.toml`` names pins that are not there,
``locked`` if the drive cannot be handed over, ``odd`` if every call fails in an unforeseen way.
Prints what ``boot.py`` prints and, last, what it has done.
"""

import sys

done = []
words = sys.argv[2:]
options = dict(word.split("=") for word in words if "=" in word)
held = options.get("hold", "")
LOST = options.get("without", "").split(",")


class Part:
    """A module or an object of the board, of whatever is named."""

    def __init__(self, **parts):
        for name in parts:
            setattr(self, name, parts[name])


def act(what, error=None):
    """Return a function that notes that it was called, or fails."""

    def call(*arguments):
        if "odd" in words:
            raise ValueError("something odd")
        if error:
            raise error
        done.append(" ".join([what] + [str(argument) for argument in arguments]))

    return call


class Queue:
    """The events of the buttons that are held: each is pressed once, as at a first look."""

    def __init__(self):
        self.waiting = [Part(key_number="BA".index(name), pressed=True) for name in held]

    def get(self):
        """Return the next event, or None."""
        return self.waiting.pop(0) if self.waiting else None


def badge_keys(*, clock, data, latch, key_count, value_when_pressed):
    """Stand in for ``keypad.ShiftRegisterKeys``."""
    assert (clock, data, latch, value_when_pressed) == ("clock", "out", "latch", True)
    assert key_count >= 2
    if "odd" in words:
        raise MemoryError("no room")
    return Part(events=Queue(), deinit=act("keys given back"))


def wired_keys(pins, *, value_when_pressed, pull):
    """Stand in for ``keypad.Keys``."""
    assert pins == ["pin 6", "pin 5"] and pull
    assert value_when_pressed == ("high" in words)
    return Part(events=Queue(), deinit=act("keys given back"))


def getenv(name):
    """Answer from a ``settings.toml``."""
    if "wired" not in words:
        return None
    missing = "pins" in options
    settings = {"SIXTYSIX_A": "D99" if missing else "D5", "SIXTYSIX_B": "D6"}
    if "high" in words:
        settings["SIXTYSIX_PRESSED"] = 1
    return settings.get(name)


if "badge" in words:
    board = Part(BUTTON_CLOCK="clock", BUTTON_OUT="out", BUTTON_LATCH="latch")
else:
    board = Part(D5="pin 5", D6="pin 6")

locked = RuntimeError("Cannot remount path when visible via USB.") if "locked" in words else None
modules = {
    "board": board,
    "keypad": Part(ShiftRegisterKeys=badge_keys, Keys=wired_keys),
    "os": Part(getenv=getenv),
    "storage": Part(remount=act("remount", locked)),
    "time": Part(sleep=act("slept")),
    "usb_hid": Part(disable=act("usb_hid off")),
    "usb_midi": Part(disable=act("usb_midi off")),
}


class Lacking:
    """A module that the board has not: whatever is asked of it is not there."""


with open(sys.argv[1]) as source:
    text = source.read()
for name in modules:
    sys.modules[name] = Lacking() if name in LOST else modules[name]
exec(text, {"__name__": "__main__"})
print("done:", ", ".join(what for what in done if not what.startswith(("slept", "keys"))))
print("tidy:", sum(what.startswith("keys") for what in done))
