# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.idle`
==================

Nobody is there: the handheld dims, sleeps, and wakes where it was. In memory only meanwhile.
"""

from sixtysix.console.base import DIM, OFF

_DIMMED = 20_000  # milliseconds before it sleeps
_NAP = 200  # between two looks at the buttons


def sleep(app):
    """Keep everything, dim, sleep, and return after a press, which does nothing else."""
    console = app.console
    for _, screen in app.screens:
        screen.rest()  # what they think with gives its memory to the save
    # What was thought may still look needed to who collects garbage, the first time.
    app.keep(True) or app.keep(True)
    console.lights(())
    console.backlight(DIM)
    end = console.now() + _DIMMED
    while console.button() is None and not console.closed:
        if end and console.now() >= end:
            console.backlight(OFF)
            end = 0
        console.rest(_NAP, True)
    console.backlight(app.settings.backlight)
