# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Write the statements of a function where it is called; for ``dissolve.py``.

The function's local names become others there. An argument that is a name or a constant stands
itself for a parameter that is never set; any other is worked out first, into a local name. What
an early ``return`` leaves out is put under ``else``, that of a loop too::

    def _first(self, cards):            for card in self.hand:
        for card in cards:                  if card > 3:
            if card > 3:                        found = card
                return card                     break
        return None                     else:
                                            found = None
    found = self._first(self.hand)      card = None

The last line lets go what was free when the function returned; it is not there where the caller
ends, too, or where the name holds a number. A function that is one expression is written into any
expression; others into a statement, where nothing that they might change has been worked out
before the call.

Left alone is what returns from within ``try``, ``with`` or two loops, or where more than one way
goes on; what has names of its own and is called within ``try``, where an error would keep what they
hold; and what has global names that mean something local where it is called.
"""

import ast
import builtins
import copy

from tools import statements
from tools.scopes import CLASS
from tools.statements import Unfit, all_of, assign, holds, is_plain, load

# Statements that a call may stand in, and where.
_FIELDS = {
    **dict.fromkeys((ast.Expr, ast.Assign, ast.AugAssign, ast.Return), "value"),
    ast.If: "test",
    ast.For: "iter",
}


class Function:
    """A function of a module, or a method.

    ``bound`` are its local names, ``free`` those that it has from elsewhere, ``spare`` the local
    ones that are written in for other functions and hold nothing else.
    """

    def __init__(self, module, scope):
        self.module = module
        self.node = scope.node
        self.outer = scope.outer
        self.bound = {name for inner in scope.every() for name in inner.bound}
        self.free = set(scope.reached())
        self.spare = []
        self.method = scope.outer.kind == CLASS
        self.key = (module.name, getattr(scope.outer.node, "name", None), self.node.name)

    def body(self):
        """Return the statements but a text for people."""
        first, *others = self.node.body
        return others if statements.is_text(first) else self.node.body

    def call(self, name):
        """Return the call of what a name or attribute in this function means; None if none."""
        for node in ast.walk(self.node):
            if isinstance(node, ast.Call) and node.func is name:
                return node
        return None

    def remove(self):
        """Take it out of its class or module."""
        body = (self.outer.node or self.module.tree).body
        body.remove(self.node)
        if all(map(statements.is_text, body)):
            body.append(ast.Pass())


def place(function, caller, call):
    """Write a function's statements into the caller, in place of the call.

    :raises Unfit: if that cannot be done; nothing is changed then
    """
    _Placing(function, caller, call).write()


class _Placing:
    """What is known while a function is written into another.

    ``names`` are what its names become: name -> expression; ``first`` are the statements that
    work out its arguments.
    """

    def __init__(self, function, caller, call):
        self.function = function
        self.caller = caller
        self.call = call
        if function.free & caller.bound or function.free & function.bound:
            raise Unfit
        body = function.body()
        stored = set().union(*map(statements.bound, all_of(body, ast.AST)))
        self.fresh = []
        self.names, self.first = {}, []
        for name, value in self._arguments():
            if is_plain(value) and name not in stored:
                self.names[name] = value
            else:
                self.names[name] = self._new(name)
                self.first.append(assign(self.names[name], value))
        for name in sorted(function.bound - set(self.names)):
            self.names[name] = self._new(name)
        self.body = [_Renamer(self.names).visit(copy.deepcopy(part)) for part in body]

    def _arguments(self):
        """Return pairs of a parameter and its value."""
        arguments = self.function.node.args
        names = [argument.arg for argument in arguments.args]
        given = [self.call.func.value] if self.function.method else []
        given += self.call.args
        values = dict(zip(names[len(names) - len(arguments.defaults) :], arguments.defaults))
        values.update(zip(names, given))
        for keyword in self.call.keywords:
            if keyword.arg not in names[len(given) :] or not is_plain(keyword.value):
                raise Unfit
            values[keyword.arg] = keyword.value
        if len(given) > len(names) or len(values) < len(names) or all_of(given, ast.Starred):
            raise Unfit
        return [(name, values[name]) for name in names]

    def _new(self, name, lasting=False):
        """Return a new local name of the caller.

        :param bool lasting: whether it holds something when the function's own ones no longer do
        """
        caller = self.caller
        free = () if lasting else [word for word in caller.spare if word not in self.fresh]
        if free:
            name = free[0]
        else:
            taken = {*caller.bound, *caller.free, *self.caller.module.scope.bound, *dir(builtins)}
            while name in taken:
                name += "_"
            caller.bound.add(name)
            if not lasting:
                caller.spare.append(name)
        if not lasting:
            self.fresh.append(name)
        return ast.Name(name, ast.Load())

    def write(self):
        """Do it."""
        only = self.body[0] if len(self.body) == 1 and not self.first else None
        generates = bool(all_of(self.body, statements.YIELDS))
        if isinstance(only, ast.Return) and only.value and not generates:
            statements.replace(self.caller.node, self.call, only.value)
            return
        self.wanted = self.call
        if generates:
            above = all_of([self.caller.node], ast.YieldFrom)
            self.wanted = next((node for node in above if node.value is self.call), None)
        place = self.wanted and statements.find(self.caller.node.body, self.wanted)
        if not place or (place.guarded and self.fresh):
            raise Unfit
        new = self._spread(place.body[place.at], place.last)
        place.body[place.at : place.at + 1] = new or [ast.Pass()]

    # ---- the statement in which the call stands ----

    def _spread(self, statement, last):
        """Return what takes the place of a statement; ``last`` tells whether the caller ends."""
        field = _FIELDS.get(type(statement))
        value = field and getattr(statement, field)
        if not value or not holds(value, self.wanted):
            raise Unfit
        if isinstance(statement, ast.AugAssign) and not isinstance(statement.target, ast.Name):
            raise Unfit
        whole = isinstance(statement, (ast.Expr, ast.Assign, ast.Return))
        if whole and value is self.wanted:
            return self._whole(statement, last)
        if whole and isinstance(value, ast.IfExp) and not holds(value.test, self.wanted):
            return [ast.If(value.test, *self._branches(statement, value, last))]
        found = self._new("found", lasting=True)
        if isinstance(value, ast.BoolOp) and holds(value.values[-1], self.wanted):
            new = self._chain(found, value)
        elif statements.leads(value, self.wanted):
            new = self._whole(assign(found, self.wanted), False)
            statements.replace(statement, self.wanted, load(found))
            return [*new, statement, *statements.let_go(new, [found.id], last)]
        else:
            raise Unfit
        setattr(statement, field, load(found))
        return [*new, statement, *statements.let_go(new, [found.id], last)]

    def _branches(self, statement, value, last):
        """Return two lists of statements, for either side of ``a if test else b``."""
        for side in (value.body, value.orelse):
            one = copy.copy(statement)
            one.value = side
            yield self._spread(one, last) if holds(side, self.wanted) else [one]

    def _chain(self, found, value):
        """Return statements that work out ``a and call``, or with ``or``, into a name."""
        *others, call = value.values
        inner = self._spread(assign(found, call), False)
        before = others[0] if len(others) == 1 else ast.BoolOp(value.op, others)
        test = load(found)
        if isinstance(value.op, ast.Or):
            test = ast.UnaryOp(ast.Not(), test)
        return [assign(found, before), ast.If(test, inner, [])]

    def _whole(self, statement, last):
        """Return what takes the place of a statement that only takes what the function returns."""
        if isinstance(statement, ast.Return):
            end = [] if statements.ends(self.body) else [ast.Return(None)]
            return [*self.first, *self.body, *end]

        def take(value):
            if isinstance(statement, ast.Expr):
                return [] if is_plain(value) else [ast.Expr(value)]
            return [ast.Assign(copy.deepcopy(statement.targets), value, lineno=0)]

        new = [*self.first, *statements.without_return(self.body, take)]
        return [*new, *statements.let_go(new, self.fresh, last)]


class _Renamer(ast.NodeTransformer):
    """Writes expressions for names."""

    def __init__(self, names):
        self.names = names

    def visit_Name(self, node):
        """A local name or parameter."""
        new = self.names.get(node.id)
        if new and isinstance(node.ctx, ast.Load):
            return copy.deepcopy(new)
        node.id = new.id if new else node.id
        return node

    def visit_ExceptHandler(self, node):
        """The name of an error."""
        if node.name:
            node.name = self.names[node.name].id
        return self.generic_visit(node)

    def visit_alias(self, node):
        """What is imported."""
        if not node.asname:
            raise Unfit  # the first name of several
        node.asname = self.names[node.asname].id
        return node
