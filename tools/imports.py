# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Which modules a source file imports on the board, read from its syntax tree.

A library guards what only a desktop has with ``try: from typing import ... except ImportError``:
there the board stops at the first module it lacks, and what follows in that block is not reached.
"""

import ast
from collections import namedtuple

# Built into the PyBadge build of CircuitPython 9 and 10, as far as the game could want it.
BOARD_MODULES = frozenset(
    """alarm analogio array atexit audiocore audioio audiomixer binascii bitmaptools board
    builtins busdisplay busio collections digitalio displayio errno fontio fourwire gc io json
    keypad math microcontroller micropython neopixel_write nvm os rainbowio random re storage
    struct supervisor synthio sys terminalio time touchio traceback usb_cdc usb_hid usb_midi
    vectorio zlib""".split()
)

Import = namedtuple("Import", "name guarded line")
Import.__doc__ = "One import: the dotted name, whether ImportError is caught, the line number."


def reachable(path, module=None, is_package=False, board=BOARD_MODULES):
    """Return the imports of a source file that the board would reach, in order.

    ``from a import b`` gives both ``a`` and ``a.b``: b may be a module.

    :param Path path: the source file
    :param str module: its dotted name, for relative imports
    :param bool is_package: whether it is a package's ``__init__``
    :param board: names of the modules built into the board
    """
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    package = module if is_package else (module or "").rpartition(".")[0]
    found = []
    _walk(tree.body, package, board, False, found)
    return found


def with_parents(name):
    """Return the modules that importing ``name`` loads: ``a.b.c`` -> ``a``, ``a.b``, ``a.b.c``."""
    parts = name.split(".")
    return [".".join(parts[:length]) for length in range(1, len(parts) + 1)]


def _walk(body, package, board, guarded, found):
    """Add the imports of a list of statements, as far as the board would run it."""
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            names = _names(node, package)
            found.extend(Import(name, guarded, node.lineno) for name in names)
            if guarded and not _on_board(names[0], board):
                return
        elif isinstance(node, ast.Try):
            _walk(node.body, package, board, guarded or _catches_import_error(node), found)
            for handler in node.handlers:
                _walk(handler.body, package, board, guarded, found)
            _walk(node.orelse + node.finalbody, package, board, guarded, found)
        else:
            for name in ("body", "orelse"):
                _walk(getattr(node, name, None) or [], package, board, guarded, found)


def _names(node, package):
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    base = node.module or ""
    if node.level:
        outer = package.split(".")[: len(package.split(".")) - node.level + 1]
        base = ".".join([*outer, base] if base else outer)
    return [base, *(f"{base}.{alias.name}" for alias in node.names)]


def _on_board(name, board):
    # Libraries and the game's own modules are shipped, so they count as there.
    first = name.partition(".")[0]
    return first in board or first.startswith(("adafruit_", "sixtysix"))


def _catches_import_error(node):
    caught = {"ImportError", "ModuleNotFoundError", "Exception"}
    return any(
        handler.type is None or caught & {n.id for n in ast.walk(handler.type) if hasattr(n, "id")}
        for handler in node.handlers
    )


def without_typing(text):
    """Return a source text without what only tools that check types read: annotations, and
    imports guarded as a whole by ``except ImportError: pass``; and without what it says of itself,
    ``__version__`` and ``__repo__``. A board would keep their names.
    """
    tree = ast.parse(text)
    tree.body = [node for node in tree.body if not (_for_typing(node) or _of_itself(node))]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return ast.unparse(tree)


def _of_itself(node):
    return isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in (
        "__version__",
        "__repo__",
    )


def _for_typing(node):
    """Whether a statement imports for annotations only: without it the module works as well."""
    return (
        isinstance(node, ast.Try)
        and all(isinstance(part, ast.ImportFrom) for part in node.body)
        and any(part.module == "typing" for part in node.body)
        and all(isinstance(part, ast.Pass) for handler in node.handlers for part in handler.body)
    )
