# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console`
==================

The machine that the game runs on: its screen, buttons, clock and storage. One module a kind of
machine; nothing outside this package knows which one it is.
"""

import sys

# The modules for boards, by their board id; any other board is tried as a PyBadge.
_BOARDS = {}


def open_console():
    """Open the machine that the program runs on and return its `Console`."""
    if sys.implementation.name == "cpython":
        from sixtysix.console.desktop import Desktop

        return Desktop()
    import board

    name = _BOARDS.get(getattr(board, "board_id", ""), "pybadge")
    return __import__("sixtysix.console." + name, None, None, ("Board",)).Board()
