# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.looks`
===================

How things look, as the settings say: colours of the suits, faces of the cards, light and position
of the screen. In memory only at the start and while the settings are open.
"""

from sixtysix.loading import forget, tidy
from sixtysix.ui.art import SHEETS

# The suits' places in the palette of all pictures; with two colours clubs look like spades and
# diamonds like hearts.
_SPADES, _HEARTS, _CLUBS, _DIAMONDS = 4, 5, 6, 7
_GREEN, _BLUE = 0x00822C, 0x1458D8


def apply(app):
    """Show everything as the settings say, but for the faces of the cards."""
    settings, colours, dim = app.settings, app.art.colours, app.art.dim
    colours[_CLUBS] = _GREEN if settings.suits else rgb(colours[_SPADES])
    colours[_DIAMONDS] = _BLUE if settings.suits else rgb(colours[_HEARTS])
    for index in range(len(colours)):
        dim[index] = _dimmed(rgb(colours[index]))
    dim.make_transparent(0)
    console = app.console
    console.backlight(settings.backlight)
    if console.upright is not None:
        console.display.rotation = (console.upright + 180 * settings.left) % 360


def change_faces(app):
    """Load the faces of the cards that the settings name; no screen may show cards."""
    app.art.cards = None
    tidy()
    app.art.take(SHEETS[app.settings.faces])
    forget("adafruit_imageload")


def _dimmed(colour):
    """Return a colour as it looks on a card that cannot be played: darker, towards the felt."""
    red, green, blue = colour >> 16, colour >> 8 & 255, colour & 255
    grey = (red + green + blue) // 3
    return (red + grey) // 4 << 16 | ((green + grey) // 4 + 24) << 8 | (blue + grey) // 4 + 12


def rgb(colour):
    """Return a palette's colour as an int; the desktop's displayio hands out other forms too."""
    return colour if isinstance(colour, int) else int.from_bytes(bytes(colour)[:3], "big")
