# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.battery`
=====================

A sign in the corner when the battery is nearly empty. In memory only while a screen is opened.
"""

from sixtysix.ui.art import INK, WHITE
from sixtysix.ui.widgets import box

LOW = 15  # percent
_RED = 0xF03020
_X, _Y, _WIDTH, _HEIGHT = 142, 1, 15, 7


def warn(app, group):
    """Put the sign over a screen's group if the battery is low, as far as that is known."""
    percent = app.console.battery()
    if percent is None or percent > LOW:
        return
    left = max(1, (_WIDTH - 4) * percent // 100)
    for x, y, width, height, colour in (
        (_X - 1, _Y - 1, _WIDTH + 4, _HEIGHT + 2, INK),
        (_X, _Y, _WIDTH, _HEIGHT, WHITE),
        (_X + _WIDTH, _Y + 2, 2, _HEIGHT - 4, WHITE),
        (_X + 1, _Y + 1, _WIDTH - 2, _HEIGHT - 2, INK),
        (_X + 2, _Y + 2, left, _HEIGHT - 4, _RED),
    ):
        group.append(box(x, y, width, height, colour))
