# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Write the whole-number constants of a set of modules as numbers, everywhere they are used.

``mpy-cross`` does so within one module, for names like ``_NAME = const(1)``. Here it is done for
every such name and across modules: a name that is a number for the whole run then costs the board
no look-up, no place in a module's dictionary and no string. Lines keep their numbers.
"""

import ast

_FOLD = {
    ast.Add: int.__add__,
    ast.Sub: int.__sub__,
    ast.Mult: int.__mul__,
    ast.FloorDiv: int.__floordiv__,
    ast.LShift: int.__lshift__,
    ast.RShift: int.__rshift__,
    ast.BitOr: int.__or__,
    ast.BitAnd: int.__and__,
    ast.BitXor: int.__xor__,
}


def inline(sources):
    """Return the modules with their constants written as numbers.

    :param dict sources: dotted module name -> source text, all modules that run together
    :raises SyntaxError: if one cannot be parsed; its ``filename`` is the module's name
    """
    trees = {module: ast.parse(text, module) for module, text in sources.items()}
    known = {}
    # Modules define constants by those of others: go on until nothing new is found.
    while True:
        found = sum(map(len, known.values()))
        known = {module: _constants(tree, known) for module, tree in trees.items()}
        if sum(map(len, known.values())) == found:
            break
    kept = _kept(trees, known)
    return {
        module: _rewrite(text, trees[module], module, known, kept)
        for module, text in sources.items()
    }


def _kept(trees, known):
    """Return the names that must stay in the modules that have them.

    They are asked for as an attribute or in a string, or imported where they cannot be numbers.
    """
    kept = set()
    for module, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute):
                kept.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                kept.add(node.value)
            elif isinstance(node, ast.ImportFrom):
                kept.update(
                    alias.name
                    for alias in node.names
                    if (alias.asname or alias.name) not in known[module]
                )
    return kept


def _constants(tree, known):
    """Return the names in a module that are numbers, its own and imported ones: name -> value."""
    stores = _stores(tree)
    values = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in known:
            for alias in node.names:
                name = alias.asname or alias.name
                if alias.name in known[node.module] and stores.get(name) == 1:
                    values[name] = known[node.module][alias.name]
    for node in tree.body:
        if isinstance(node, ast.Assign):
            for name, value in _pairs(node, values):
                if stores.get(name) == 1:
                    values[name] = value
    return values


def _stores(tree):
    """Return how often each name of a module gets a value, in any scope.

    A name in an f-string counts as one more: its place there is not known.
    """
    count = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names = [node.id]
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names = [node.name]
        elif isinstance(node, ast.arg):
            names = [node.arg]
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            names = [alias.asname or alias.name for alias in node.names]
        elif isinstance(node, ast.ExceptHandler):
            names = [node.name]
        elif isinstance(node, ast.Global):
            names = node.names
        elif isinstance(node, ast.JoinedStr):
            names = [inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)]
        else:
            continue
        for name in names:
            count[name] = count.get(name, 0) + 1
    return count


def _pairs(assign, values):
    """Yield (name, number) for each target of an assignment that is known to be a number."""
    for target in assign.targets:
        if isinstance(target, ast.Name):
            numbers = [_number(assign.value, values)]
            names = [target]
        elif isinstance(target, ast.Tuple):
            numbers = _numbers(assign.value, values)
            names = target.elts
        else:
            continue
        for name, number in zip(names, numbers, strict=False):
            if isinstance(name, ast.Name) and number is not None:
                yield name.id, number


def _numbers(node, values):
    """Return the numbers (or None) of a tuple or of a range."""
    if isinstance(node, ast.Tuple):
        return [_number(item, values) for item in node.elts]
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "range":
        bounds = [_number(item, values) for item in node.args]
        return [] if None in bounds else list(range(*bounds))
    return []


def _number(node, values):
    """Return the whole number that an expression is, None if it is none or not known."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.Name):
        return values.get(node.id)
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "const":
        return _number(node.args[0], values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = _number(node.operand, values)
        return None if number is None else -number
    if isinstance(node, ast.BinOp) and type(node.op) in _FOLD:
        left, right = _number(node.left, values), _number(node.right, values)
        return None if None in (left, right) else _FOLD[type(node.op)](left, right)
    return None


def _rewrite(text, tree, module, known, kept):
    """Return a module's text with numbers for names, without the imports and definitions."""
    values = known[module]
    edits = []  # (node, what stands in its place)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in values:
            number = values[node.id]
            edits.append((node, str(number) if number >= 0 else f"({number})"))
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "const":
            edits.append((node, str(_number(node, values))))  # mpy-cross takes any other such name
        elif isinstance(node, ast.ImportFrom) and node.module in known:
            gone = (*values, "const")
            left = [alias for alias in node.names if (alias.asname or alias.name) not in gone]
            if len(left) < len(node.names):
                edits.append((node, _import(node, left)))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and _targets(node) == {"__slots__"}:
            edits.append((node, "pass"))  # a board ignores it, but would keep the names
    for node in tree.body:
        if _defines_const(node) or (
            isinstance(node, ast.Assign) and _targets(node) <= set(values) - kept
        ):
            edits.append((node, ""))
    return apply(text, edits)


def _import(node, names):
    if not names:
        return "pass"
    parts = (alias.name + (f" as {alias.asname}" if alias.asname else "") for alias in names)
    return f"from {'.' * node.level}{node.module or ''} import {', '.join(parts)}"


def _defines_const(node):
    """Whether a statement is the try block that stands in for MicroPython's ``const``.

    mpy-cross works every ``const(...)`` out, so that nothing is left that could call it.
    """
    if not isinstance(node, ast.Try) or len(node.body) != 1:
        return False
    only = node.body[0]
    return (
        isinstance(only, ast.ImportFrom)
        and only.module == "micropython"
        and [alias.name for alias in only.names] == ["const"]
    )


def _targets(assign):
    """Return what an assignment gives values to, as source text: names, if nothing else."""
    parts = []
    for target in assign.targets:
        parts += target.elts if isinstance(target, ast.Tuple) else [target]
    return {ast.unparse(part) for part in parts}


def apply(text, edits):
    """Return the text with nodes replaced; the number of lines stays."""
    lines = text.encode().splitlines(keepends=True)  # places are counted in bytes
    outer = [edit for edit in edits if not any(_inside(edit[0], other) for other, _ in edits)]
    for node, new in sorted(outer, key=lambda edit: _start(edit[0]), reverse=True):
        first, last = node.lineno - 1, node.end_lineno - 1
        before, after = lines[first][: node.col_offset], lines[last][node.end_col_offset :]
        lines[first] = before + new.encode() + b"\n" * (last - first) + after
        lines[first + 1 : last + 1] = [b""] * (last - first)
    return b"".join(lines).decode()


def _start(node):
    return node.lineno, node.col_offset


def _inside(node, other):
    end, other_end = (n.end_lineno * 1000 + n.end_col_offset for n in (node, other))
    return node is not other and _start(other) <= _start(node) and end <= other_end
