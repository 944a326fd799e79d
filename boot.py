# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
`boot`
====================================================

Runs once at power-on and after reset, before USB starts. Turns off the parts of USB that the game
does not use, which leaves their memory to the game. The drive and the serial console stay: the
computer can copy files and read messages.

Held at that moment, button A gives the drive to the game, which then can export games to it, while
the computer only reads; the next start without A gives it back. Button B skips all of this. On a
board wired by its owner ``settings.toml`` names the pins of both. Nothing here can keep the board
from starting, or a computer from its drive for longer than the button is held.
"""

B, A = 0, 1  # the order on the badges' shift register


def held():
    """Return the numbers of the buttons that are held, of `A` and `B`."""
    import os
    import time

    import board
    import keypad

    if hasattr(board, "BUTTON_CLOCK"):
        keys = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=2,
            value_when_pressed=True,
        )
    else:
        pins = [getattr(board, os.getenv("SIXTYSIX_" + name)) for name in ("B", "A")]
        pressed = bool(int(os.getenv("SIXTYSIX_PRESSED") or 0))
        keys = keypad.Keys(pins, value_when_pressed=pressed, pull=True)
    time.sleep(0.1)  # keys are looked at every 20 ms
    down = set()
    event = keys.events.get()
    while event:
        if event.pressed:
            down.add(event.key_number)
        event = keys.events.get()
    keys.deinit()
    return down


def boot():
    """Do what the buttons ask for."""
    try:
        down = held()
    except Exception as error:
        print("boot: no buttons to hold:", error)
        down = ()
    if B in down:
        print("boot: B is held, everything stays as it is")
        return
    for part in ("usb_hid", "usb_midi"):
        try:
            __import__(part).disable()
        except Exception as error:
            print("boot:", part, "left as it is:", error)
    if A in down:
        import storage

        storage.remount("/", False)
        print("boot: A is held, the game may write to the drive, the computer only reads")


try:
    boot()
except Exception as error:
    print("boot:", error)
