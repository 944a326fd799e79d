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


def fetch(name):
    """Import a module by its full name and return it."""
    return __import__(name, None, None, ("*",))


def forget(*names):
    """Drop modules, with all that they contain, so that their memory can be collected."""
    for module in tuple(sys.modules):
        for name in names:
            if module == name or module.startswith(name + "."):
                _drop(module)
    gc.collect()


def _drop(name):
    del sys.modules[name]
    parent, _, last = name.rpartition(".")
    package = sys.modules.get(parent)
    if package is not None and hasattr(package, last):
        delattr(package, last)
