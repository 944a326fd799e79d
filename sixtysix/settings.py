# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.settings`
===================

What a person has chosen for all matches.
"""

# The settings, in the order in which they are stored, and what they are at first. New ones are
# added at the end: an older image then lacks them and they keep their default.
SETTINGS = ("language", "level", "show_opponent")
DEFAULTS = (0, 1, 1)


class Settings:
    """What a person has chosen, one attribute for each of `SETTINGS`, a number from 0 to 255."""

    def __init__(self, values=b""):
        for k in range(len(SETTINGS)):
            setattr(self, SETTINGS[k], values[k] if k < len(values) else DEFAULTS[k])

    def pack(self):
        """Return the settings as bytes."""
        return bytes(getattr(self, name) for name in SETTINGS)
