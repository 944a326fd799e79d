# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Make one class of a class and its only heir.

A class costs a board some 300 bytes. One that is split in two because it would be too long to read
is whole again on the drive: one that nothing names but the class derived from it, in the same
module. A method that the heir has as well gets a name of its own, by which the heir calls it in
place of ``super()``.
"""

import ast

from tools.scopes import Program
from tools.statements import all_of, is_text


def join(sources, wanted):
    """Return the modules with classes in their heirs.

    :param dict sources: dotted module name -> source text
    :param wanted: a list of (module, class, its heir), as from `pairs`
    """
    sources = dict(sources)
    for module, base, heir in wanted:
        tree = ast.parse(sources[module])
        known = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
        _join(known[base], known[heir])
        tree.body.remove(known[base])
        sources[module] = ast.unparse(tree)
    return sources


def pairs(sources, kept=()):
    """Return which classes can be joined: a list of (module, class, its heir).

    :param dict sources: dotted module name -> source text, all modules that run together
    :param kept: names that something else uses
    """
    program = Program(sources)
    words = [use.name for module in program.modules.values() for use in module.uses]
    kept = {*kept, *(word for text in program.strings() for word in text.split())}
    found = []
    for name, module in program.modules.items():
        known = {node.name: node for node in module.classes}
        for heir in known.values():
            base = known.get(getattr(heir.bases[0], "id", None)) if len(heir.bases) == 1 else None
            # Named twice: where it is made and here.
            free = base and base.name not in kept and words.count(base.name) == 2
            if free and _asked(heir) <= set(_methods(base)) & set(_methods(heir)):
                found.append((name, base.name, heir.name))
    return found


def _join(base, heir):
    """Give the heir what its base has."""
    old, new = _methods(base), _methods(heir)
    own = {name: f"_{base.name}_{name.strip('_')}".lower() for name in old if name in new}
    for method in new.values():
        for call in _to_base(method):
            call.value = ast.Name(method.args.args[0].arg, ast.Load())
            call.attr = own[call.attr]
    for name in own:
        old[name].name = own[name]
    text, *others = heir.body if is_text(heir.body[0]) else [None, *heir.body]
    members = [node for node in base.body if not is_text(node)]
    heir.body = [*([text] if text else ()), *members, *others]
    heir.bases = base.bases


def _asked(kind):
    """Return the methods that a class asks for with ``super()``."""
    return {call.attr for method in _methods(kind).values() for call in _to_base(method)}


def _to_base(method):
    """Return the attributes of ``super()`` in a method."""
    found = all_of([method], ast.Attribute)
    return [node for node in found if _is_super(node.value)]


def _is_super(node):
    return isinstance(node, ast.Call) and getattr(node.func, "id", "") == "super"


def _methods(kind):
    return {node.name: node for node in kind.body if isinstance(node, ast.FunctionDef)}
