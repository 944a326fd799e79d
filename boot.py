# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
`boot`
====================================================

Runs once at power-on, before USB starts. Turns off the parts of USB that the game does not use,
which leaves their memory to the game. The drive and the serial console stay: the computer can
still copy files and read messages. An error here must never keep the board from starting.
"""

for _part in ("usb_hid", "usb_midi"):
    try:
        __import__(_part).disable()
    except (ImportError, AttributeError, RuntimeError) as error:
        print("boot:", _part, "left as it is:", error)
