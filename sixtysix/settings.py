# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.settings`
===================

What a person has chosen for all matches.
"""

from sixtysix.rulesets import NAMES

# The settings, in the order in which they are stored, and what they are at first. New ones are
# added at the end: an older image then lacks them and they keep their default.
#
# - level: of the computer
# - show_opponent: whether the points of the others are written on the table
# - game: the one played last, an index into `rulesets.NAMES`
# - persons: who sat at the table last, a bit for each seat with a person
# - ask_draw: whether the winner of a trick is asked before the cards are drawn
# - speed: of what moves on the screen: 0 off, 1 fast, 2 normal
# - volume: of the sound: 0 off, 1 soft, 2 middle, 3 loud
# - lights: 0 off, 1 dim
# - backlight: 0 dark, 1 middle, 2 bright
# - idle: dims, then sleeps after so long without a press: 0 never, 1 one, 2 three, 3 ten minutes
# - suits: 0 two colours, 1 four
# - faces: of the cards: 0 usual, 1 large ranks
# - left: 1 if the buttons are held the other way around, for left-handed people
# - taught: 1 once the guided first deal was played or declined
SETTINGS = (
    "language",
    "level",
    "show_opponent",
    "game",
    "persons",
    "ask_draw",
    "speed",
    "volume",
    "lights",
    "backlight",
    "idle",
    "suits",
    "faces",
    "left",
    "taught",
)
DEFAULTS = bytes((0, 1, 1, 0, 1, 0, 2, 2, 1, 2, 2, 1, 0, 0, 0))


class Settings:
    """
    What a person has chosen, one attribute for each of `SETTINGS`, a number from 0 to 255.

    ``house`` are the house rules chosen last, two bytes for each game: points that end the match (0
    if the game's own rules hold), and the bits of the other rules (`sixtysix.ui.newgame`).
    """

    def __init__(self, values=b"", house=b""):
        for k in range(len(SETTINGS)):
            setattr(self, SETTINGS[k], values[k] if k < len(values) else DEFAULTS[k])
        self.house = bytearray(2 * len(NAMES))
        self.house[: len(house)] = house

    def pack(self):
        """Return the settings as bytes, without the house rules."""
        return bytes(getattr(self, name) for name in SETTINGS)
