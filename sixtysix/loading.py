# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.loading`
==================

Modules come at a change of screen and go with the screen that needed them.
"""

import gc
import sys

# What is needed from start to end, what others build on first.
LASTING = (
    "sixtysix.cards",
    "sixtysix.rulesets",
    "sixtysix.rng",
    "sixtysix.scoring",
    "sixtysix.deal",
    "sixtysix.match",
    "sixtysix.view",
    "sixtysix.ui.widgets",
    "sixtysix.ui.game",
    "sixtysix.ui.app",
)

# What is needed for a moment only, to set up rules and to deal.
DEALING = ("sixtysix.ruletable", "sixtysix.dealing")

_ROOM = 24_000  # bytes


def tidy():
    """Collect garbage now, while nothing has to be quick; a desktop does so when it likes."""
    if hasattr(gc, "mem_free"):
        gc.collect()


def keep_room():
    """Collect garbage while there is still room: a heap that is never full stays in one piece."""
    if hasattr(gc, "mem_free") and gc.mem_free() < _ROOM:
        gc.collect()


def fetch(name):
    """
    Import a module by its full name and return it.

    What a module leaves behind while it is loaded would lie scattered between what stays; so the
    memory is tidied before each one, and the large modules of a screen are fetched one by one.
    """
    tidy()
    return __import__(name, None, None, ("*",))


def forget(*names):
    """Drop modules, with all that they contain, so that their memory can be collected."""
    for module in tuple(sys.modules):
        if any(module == name or module.startswith(name + ".") for name in names):
            _drop(module)
    tidy()


def _drop(name):
    del sys.modules[name]
    parent, _, last = name.rpartition(".")
    package = sys.modules.get(parent)
    if package is not None and hasattr(package, last):
        delattr(package, last)
