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
    "sixtysix.legality",
    "sixtysix.deal",
    "sixtysix.match",
    "sixtysix.view",
    "sixtysix.ui.widgets",
    "sixtysix.ui.game",
    "sixtysix.ui.wording",
    "sixtysix.ui.app",
)

# What is needed for a moment only, to set up rules and to deal.
DEALING = ("sixtysix.ruletable", "sixtysix.dealing")

_ROOM = 24_000  # bytes

before = []  # what is done before a module is fetched, since that can be felt


def path(name):
    """Return where a file of assets/ lies: beside the package, on the board and on a desktop."""
    here = globals().get("__file__", "").replace("\\", "/")
    return here[: max(0, here.rfind("sixtysix/"))] + "assets/" + name


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
    for show in before:
        show()
    tidy()
    return __import__(name, None, None, ("*",))


def forget(*names):
    """Drop modules, with all that they contain, so that their memory can be collected."""
    for name in names:
        module = _one_of(name)
        while module:
            _drop(module)
            module = _one_of(name)
    tidy()


def _one_of(name):
    """Return the name of a loaded module that is this one or belongs to it, or None."""
    if name in sys.modules:
        return name
    inner = name + "."
    for module in sys.modules:
        if module.startswith(inner):
            return module
    return None


def _drop(name):
    del sys.modules[name]
    parent, _, last = name.rpartition(".")
    package = sys.modules.get(parent)
    if package is not None and hasattr(package, last):
        delattr(package, last)
