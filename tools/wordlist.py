# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Write a number in place of every text's name, in the program and in the files of the languages.

``texts.GO_ON`` becomes ``texts[17]`` and ``GO_ON=Back to the table`` becomes ``17=Back to the
table``: a board keeps every name that it has ever met, and 300 of them would take 10 KB.
"""

import ast
import re

from tools.inline import apply

_LINE = re.compile(r"^(\w+?)((?:_\d+)?)=")


def numbers(text):
    """Return the numbers of the names in a language's file: a dictionary of name -> number.

    Numbered texts, ``HOUSE_0`` and so on, share the number of ``HOUSE``.
    """
    found = {}
    for line in text.splitlines():
        match = _LINE.match(line)
        if match:
            found.setdefault(match[1], len(found))
    return found


def number_file(text, known):
    """Return a language's file with numbers for names, and without its comments.

    :raises KeyError: for a name that is not among the known ones
    """
    lines = (line for line in text.splitlines() if line and not line.startswith("#"))
    return "".join(_LINE.sub(lambda m: f"{known[m[1]]}{m[2]}=", line) + "\n" for line in lines)


def number_source(text, known):
    """Return a module's source with numbers for the names of texts.

    :raises KeyError: for a name that is not among the known ones
    """
    edits = []
    for node in ast.walk(ast.parse(text)):
        name = used(node)
        if name and isinstance(node, ast.Attribute):
            edits.append((node, f"{ast.unparse(node.value)}[{known[name]}]"))
        elif name:
            edits.append((node.args[0], str(known[name])))
    return apply(text, edits)


def used(node):
    """Return the name of a text that a node of a program asks for, or None."""
    if isinstance(node, ast.Attribute) and node.attr.isupper() and _is_texts(node.value):
        return node.attr
    if getattr(getattr(node, "func", None), "attr", "") == "numbered":
        return node.args[0].value
    return None


def _is_texts(node):
    return getattr(node, "id", getattr(node, "attr", "")) == "texts"
