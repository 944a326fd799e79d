# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.opening`
==========================

Finds out which board the game runs on and makes its console, with the title picture on the screen.
Needed once, at the start.

The module of a kind of board has a function ``parts()``, which returns what `Handheld` is made of.
"""

import os

from displayio import Group, OnDiskBitmap, TileGrid

from sixtysix.console.base import HEIGHT, WIDTH
from sixtysix.loading import fetch, forget

# Boards known by their id, after the module for them; others are known by what they have. One
# text, since a board never gives short strings back.
_KNOWN = "pybadge: pybadge pybadge_airlift edgebadge, pygamer: pygamer pygamer_advance"


class UnfitError(Exception):
    """Why the game cannot run on a board, in words for the person who holds it."""


def kind(board):
    """
    Return the name of the module for a board.

    :param board: the module ``board``
    :raises UnfitError: if it has no buttons that the game knows of
    """
    for line in _KNOWN.split(", "):
        name, _, known = line.partition(": ")
        if board.board_id in known.split():
            return name
    if os.getenv("SIXTYSIX_A"):
        return "wired"
    if hasattr(board, "BUTTON_CLOCK"):
        return "pygamer" if hasattr(board, "JOYSTICK_X") else "pybadge"
    raise UnfitError("No buttons found: name their pins in settings.toml (docs/boards.md).")


def open_console():
    """
    Return the console of the board that the program runs on, the title picture on its screen.

    If the game cannot run there, say why in words, on the board's own terminal, and end.
    """
    import board

    try:
        name = "sixtysix.console." + kind(board)
        parts = fetch(name).parts()
        stage(parts[0])
    except UnfitError as error:
        print("Sixty-Six cannot run here.", error, sep="\n")
        raise SystemExit() from None
    forget(name)
    console = fetch("sixtysix.console.handheld").Handheld(*parts)
    if name[-5:] == "wired":
        console.upright = parts[0].rotation
    return console


def stage(display):
    """
    Show the title on a display, as large as whole numbers allow, in the middle.

    Its root group is where the app shows its screens.

    :raises UnfitError: if there is no display, or too small a one
    """
    if display is None:
        raise UnfitError("No screen found: describe it in settings.toml (docs/boards.md).")
    wide, high = display.width, display.height
    scale = min(wide // WIDTH, high // HEIGHT)
    if not scale:
        raise UnfitError(
            "The screen is too small: it has %dx%d pixels, the game needs %dx%d."
            % (wide, high, WIDTH, HEIGHT)
        )
    root = Group(scale=scale, x=(wide - WIDTH * scale) // 2, y=(high - HEIGHT * scale) // 2)
    title = OnDiskBitmap("assets/title.bmp")
    root.append(TileGrid(title, pixel_shader=title.pixel_shader))
    display.auto_refresh = False
    display.root_group = root
    display.refresh()
