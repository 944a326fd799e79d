# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.handheld`
===========================

A board in the hand, whatever its kind: everything but how its parts are made. What each method is
for is said in `sixtysix.console.base`, which itself stays off the board.
"""

import os
import time

import microcontroller
import storage
import supervisor

from sixtysix.console.base import const
from sixtysix.loading import fetch, forget

_ENOUGH = const(2048)  # bytes of memory for what is stored
_TICKS = const(0x1FFFFFFF)  # supervisor's clock counts milliseconds modulo 2**29
_DIMMER = const(21)  # 255 becomes 12: more, together with the screen, would brown the board out
_SENSES = "sixtysix.console.senses"

# What each button is for left-handed people, who hold the board the other way around.
_TURNED = b"\x01\x00\x03\x02\x07\x06\x05\x04"


class Handheld:
    """
    The board that the program runs on.

    :param display: its screen
    :param keys: its buttons: a queue of key events, numbered as in `sixtysix.console.base`
    :param event: an event that the queue can fill
    :param speaker: an audio output; None if there is none
    :param amplifier: the pin that switches the speaker on, an output; or what takes its place
    :param lights: the pin of the lights, an output; None if there are none
    :param bytearray glow: three bytes for each light: green, red, blue
    """

    _data = b""
    closed = False
    settings = None
    upright = 270  # the display's rotation for right-handed people, of a badge's

    def __init__(self, display, keys, event, speaker, amplifier, lights, glow):
        self.display = display
        self._keys = keys
        self._speaker = speaker
        self._amplifier = amplifier
        self._pixels = lights
        self._glow = glow
        self._event = event
        self._buffer = bytearray(256 if speaker else 0)
        self._start = supervisor.ticks_ms()
        memory = microcontroller.nvm  # None on a board that has none
        self._lasts = memory is not None and len(memory) >= _ENOUGH
        self.stores = self._lasts or self.file("") is not None

    def button(self):
        """Return the next button that was pressed, or None."""
        while self._keys.get_into(self._event):
            if self._event.pressed:
                number = self._event.key_number
                return _TURNED[number] if self.settings.left else number
        return None

    def now(self):
        """Return the milliseconds since the start (for six days; then it starts again)."""
        return supervisor.ticks_ms() - self._start & _TICKS

    def rest(self, milliseconds, waiting):
        """End a frame. The amplifier is off while no sound plays: it hisses."""
        if self._speaker and not self._speaker.playing:
            self._amplifier.value = False
        time.sleep(milliseconds / 1000)

    def show(self):
        """Bring what changed to the screen."""
        self.display.refresh()

    def entropy(self):
        """Return an unpredictable int of 64 bits."""
        return int.from_bytes(os.urandom(8), "little")

    def read(self, size):
        """Return the first bytes of the non-volatile memory."""
        return bytes(microcontroller.nvm[:size]) if self._lasts else self._data[:size]

    def write(self, data):
        """Write to the non-volatile memory, in one go: every write erases its whole block."""
        if self._lasts:
            microcontroller.nvm[: len(data)] = data
        else:
            self._data = bytes(data)
            if self.stores:
                raise OSError  # it is for the files to keep it

    def restart(self):
        """Start the program again, with an empty memory."""
        supervisor.reload()

    def file(self, name):
        """Return a path in the drive's root, where `boot` gave the game the right to write."""
        return None if storage.getmount("/").readonly else "/save-" + name

    def sound(self, number):
        """Play a file of assets/sounds, which goes on by itself."""
        volume = self.settings.volume
        if volume and self._speaker:
            from audiocore import WaveFile

            self._amplifier.value = True
            wave = WaveFile("assets/sounds/%d-%d.wav" % (number, volume), self._buffer)
            self._speaker.play(wave)

    def lights(self, colours):
        """Show colours dimly, in the order in which the lights take them."""
        if self._pixels:
            from neopixel_write import neopixel_write

            shown = len(colours) * self.settings.lights
            for k in range(len(self._glow)):
                colour = colours[k // 3] if k < 3 * shown else 0
                self._glow[k] = (colour >> (8, 16, 0)[k % 3] & 255) // _DIMMER
            neopixel_write(self._pixels, self._glow)

    def backlight(self, level):
        """Light the screen, less in the dark."""
        self._sense("light", level)

    def battery(self):
        """Return how full the battery is in percent, or None."""
        return self._sense("battery")

    def _sense(self, what, *details):
        answer = getattr(fetch(_SENSES), what)(self.display, *details)
        forget(_SENSES)
        return answer
