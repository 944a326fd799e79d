# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: what modules have in them once they are loaded.

Arguments: module names. Prints a line for each thing: module, name, and what it is: the value of
plain data, a class with its module and the names of what is in it, otherwise the type.
"""

import sys

import testbench  # noqa: F401  the board's modules

PLAIN = (int, str, bytes, bytearray, tuple, list, dict, type(None))


def described(thing):
    """Return what a thing is, in a line."""
    if isinstance(thing, type):
        hidden = ("__module__", "__qualname__", "__slots__")
        names = [name for name in thing.__dict__ if name not in hidden]
        return " ".join(["class", thing.__dict__.get("__module__", "-")] + sorted(names))
    if isinstance(thing, dict):
        return "dict " + repr(sorted((repr(key), described(thing[key])) for key in thing))
    if isinstance(thing, (tuple, list)):
        return type(thing).__name__ + " " + " ".join(described(part) for part in thing)
    return repr(thing) if isinstance(thing, PLAIN) else type(thing).__name__


def main(modules):
    """Print what is in the modules."""
    for module in modules:
        found = __import__(module, None, None, ("*",)).__dict__
        for name in sorted(found):
            if not name.startswith("__"):
                print(module, name, described(found[name]).replace("\n", "\\n"))


main(sys.argv[1:])
