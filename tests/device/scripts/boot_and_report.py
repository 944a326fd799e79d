# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: ``boot.py`` (the argument) as the board would run it."""

import sys

import usb_hid
import usb_midi

with open(sys.argv[1]) as source:
    exec(source.read())
print("disabled", usb_hid.disabled, usb_midi.disabled)
