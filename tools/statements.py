# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Statements and expressions of a function: how they end, what names hold, what stands where.

For ``placing.py``, which writes the statements of one function into another.
"""

import ast
from collections import namedtuple

YIELDS = (ast.Yield, ast.YieldFrom)
LOOPS = (ast.For, ast.While)
_CALLS = (ast.Call, *YIELDS)
_BLOCKS = (ast.If, ast.Try, ast.With, *LOOPS)
# What works its parts out as they stand in the tree.
_ORDERED = (
    *(ast.BinOp, ast.UnaryOp, ast.Attribute, ast.Subscript, ast.Starred, ast.Tuple, ast.List),
)
_SEQUENCES = (ast.Add, ast.Mult)  # what lists have, too
_COUNTS = {"len", "int", "bool", "range"}


class Unfit(Exception):
    """A function cannot be written where it is called."""


# ---- how a function ends ----


def without_return(body, take):
    """Return statements that do what others do that return.

    :param take: makes statements of the expression that is returned
    """
    new = []
    for k in range(len(body)):
        one, rest = body[k], body[k + 1 :]
        if isinstance(one, ast.Return):
            return new + take(one.value or ast.Constant(None))
        if not all_of([one], ast.Return):
            new.append(one)
        elif isinstance(one, ast.If):
            yes, no = one.body, one.orelse
            if ends(yes):
                no = no + rest
            elif ends(no):
                yes = yes + rest
            elif rest:
                raise Unfit
            sides = [without_return(side, take) for side in (yes, no)]
            return new + _if(one.test, *sides)
        elif isinstance(one, LOOPS) and not one.orelse and not _breaks(one.body):
            endless = isinstance(getattr(one, "test", None), ast.Constant)
            one.orelse = [] if endless else without_return(rest, take)
            one.body = _leaving(one.body, take)
            return [*new, one]
        else:
            raise Unfit
    return new if body and ends(body) else new + take(ast.Constant(None))


def _leaving(body, take):
    """Return a loop's statements that leave it where they returned."""
    new = []
    for one in body:
        if isinstance(one, ast.Return):
            return [*new, *take(one.value or ast.Constant(None)), ast.Break()]
        if all_of([one], ast.Return):
            if not isinstance(one, ast.If):
                raise Unfit
            one = ast.If(one.test, _leaving(one.body, take), _leaving(one.orelse, take))
        new.append(one)
    return new


def _breaks(body):
    """Tell whether statements leave the loop that they stand in by themselves."""
    for one in body:
        inner = [getattr(one, field, ()) for field in ("body", "orelse", "finalbody")]
        inner += [handler.body for handler in getattr(one, "handlers", ())]
        if isinstance(one, ast.Break):
            return True
        if any(map(_breaks, inner[1:] if isinstance(one, LOOPS) else inner)):
            return True
    return False


def ends(body):
    """Tell whether what follows statements is never reached."""
    last = body[-1] if body else None
    if isinstance(last, ast.If):
        return ends(last.body) and ends(last.orelse)
    return isinstance(last, (ast.Return, ast.Raise))


def _if(test, yes, no):
    """Return statements: one or the other."""
    if not yes and not no:
        return [] if is_plain(test) else [ast.Expr(test)]
    if yes:
        return [ast.If(test, yes, no)]
    negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return [ast.If(test.operand if negated else ast.UnaryOp(ast.Not(), test), no, [])]


# ---- what names hold ----


def let_go(statements, names, last):
    """Return the statement, if any, after which names hold nothing that takes memory.

    :param statements: where they get their values
    :param bool last: whether they go now anyway, because the caller ends
    """
    heavy = {name for node in all_of(statements, ast.AST) for name in _heavy(node)}
    targets = [ast.Name(name, ast.Store()) for name in names if name in heavy]
    if last or not targets:
        return []
    return [ast.Assign(targets, ast.Constant(None), lineno=0)]


def _heavy(node):
    """Return the names that a statement gives something other than a number."""
    if isinstance(node, ast.Assign):
        targets = [target for target in node.targets if not _is_number(node.value, target)]
    elif isinstance(node, ast.For):
        targets = [] if _is_number(node.iter, node.target) else [node.target]
    elif isinstance(node, ast.withitem):
        targets = [node.optional_vars] if node.optional_vars else []
    elif isinstance(node, ast.alias):
        return {node.asname}
    else:
        return set()
    return {name.id for name in all_of(targets, ast.Name)}


def _is_number(value, target):
    """Tell whether a name gets a number, as far as that can be seen; or each time one of a range.
    A wrong answer costs some memory, nothing else."""
    if not isinstance(target, ast.Name):
        return False
    if isinstance(value, ast.Constant):
        return not isinstance(value.value, (str, bytes))
    if isinstance(value, ast.Call):
        return getattr(value.func, "id", "") in _COUNTS
    if isinstance(value, ast.BinOp):
        return not isinstance(value.op, _SEQUENCES)
    return isinstance(value, (ast.Compare, ast.UnaryOp))


# ---- what stands where ----

Place = namedtuple("Place", "body at last guarded")
Place.__doc__ = """Where a statement is: a list of statements and its number there; whether the
function ends with it; whether an error in it is caught there."""


def find(body, wanted, last=True, guarded=False):
    """Return the `Place` of the innermost statement that holds an expression; None if none does."""
    for at, one in enumerate(body):
        if not holds(one, wanted):
            continue
        ends = last and not all_of(body[at + 1 :], _CALLS)
        inner = [(getattr(one, "body", ()), ends and isinstance(one, ast.If))]
        inner.append((getattr(one, "orelse", ()), ends and not isinstance(one, ast.Try)))
        inner += [(handler.body, False) for handler in getattr(one, "handlers", ())]
        inner.append((getattr(one, "finalbody", ()), False))
        for statements, lasts in inner if isinstance(one, _BLOCKS) else ():
            risky = guarded or isinstance(one, (ast.Try, ast.With))
            found = find(statements, wanted, lasts, risky)
            if found:
                return found
        return Place(body, at, ends, guarded)
    return None


def leads(value, wanted):
    """Tell whether nothing is worked out in an expression before a part of it."""
    if value is wanted:
        return True
    for part in _in_order(value):
        if holds(part, wanted):
            return leads(part, wanted)
        if not is_plain(part):
            break
    return False


def _in_order(value):
    """Return the parts of an expression that are always worked out, in this order."""
    if isinstance(value, ast.BoolOp):
        return value.values[:1]
    if isinstance(value, ast.IfExp):
        return [value.test]
    if isinstance(value, ast.Compare):
        return [value.left, value.comparators[0]]
    if isinstance(value, ast.Call):
        return [value.func, *value.args, *(keyword.value for keyword in value.keywords)]
    if isinstance(value, _ORDERED):
        return [part for part in ast.iter_child_nodes(value) if isinstance(part, ast.expr)]
    return []


def replace(tree, old, new):
    """Put another node into a tree in place of one."""
    for node in ast.walk(tree):
        for field, value in ast.iter_fields(node):
            if value is old:
                setattr(node, field, new)
            elif isinstance(value, list):
                value[:] = [new if part is old else part for part in value]


def all_of(nodes, kind):
    """Return all nodes of a kind, in some nodes and further in."""
    return [inner for node in nodes for inner in ast.walk(node) if isinstance(inner, kind)]


def bound(node):
    """Return the names that a node itself gives a value or takes it from."""
    if isinstance(node, ast.Name):
        return set() if isinstance(node.ctx, ast.Load) else {node.id}
    if isinstance(node, ast.alias):
        return {node.asname}
    return {node.name} if isinstance(node, ast.ExceptHandler) else set()


def holds(node, wanted):
    """Tell whether a node is in another, or is it."""
    return any(inner is wanted for inner in ast.walk(node))


def is_text(statement):
    """Tell whether a statement is a text for people."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def is_plain(value):
    """Tell whether to work an expression out changes nothing, and gives the same at any time."""
    return isinstance(value, (ast.Name, ast.Constant))


def load(name):
    """Return a name's value."""
    return ast.Name(name.id, ast.Load())


def assign(name, value):
    """Return the statement that gives a name a value."""
    return ast.Assign([ast.Name(name.id, ast.Store())], value, lineno=0)
