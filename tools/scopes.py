# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What the names in a program mean: which are local, global, of a class, or from elsewhere.

For ``names.py``; it knows as much of Python as the board's modules use, and says so otherwise.
"""

import ast

MODULE, CLASS, FUNCTION = range(3)

_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_UNKNOWN = (ast.NamedExpr, ast.Match, ast.Nonlocal, ast.AsyncFunctionDef)


def root(node):
    """Return the name that an expression such as ``a.b.c`` begins with, or None."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return getattr(node, "id", None)


class Scope:
    """A module, class, function, lambda or comprehension.

    ``bound`` are its own names in the order of their first appearance (a dictionary to None),
    ``parameters`` those that are parameters; ``named`` says whether arguments may be passed by
    name; ``inner`` are the scopes in it; ``short`` is for what the names are to be called.
    """

    def __init__(self, kind, outer=None, node=None):
        self.kind = kind
        self.outer = outer
        self.node = node
        self.named = isinstance(node, (ast.FunctionDef, ast.Lambda))
        self.bound = {}
        self.shared = set()  # declared global
        self.alien = set()  # imported from elsewhere
        self.imported = {}  # name -> (module, name there), or (module, "") for a module
        self.parameters = []
        self.inner = []
        self.uses = []
        self.short = {}
        if outer:
            outer.inner.append(self)

    def find(self, name):
        """Return the scope that a name used here belongs to; None if it comes from elsewhere."""
        scope = self
        while scope:
            visible = scope is self or scope.kind != CLASS
            if visible and name in scope.bound and name not in scope.shared:
                return scope
            scope = scope.outer
        return None

    def every(self):
        """Yield this scope and all further in."""
        yield self
        for inner in self.inner:
            yield from inner.every()

    def reached(self):
        """Yield the names used here and further in that no function and no class has."""
        for scope in self.every():
            for use in scope.uses:
                if use.scope is None or use.scope.kind == MODULE:
                    yield use.name


class Use:
    """A place where a name stands; ``scope`` is what it belongs to, None for an attribute."""

    def __init__(self, node, field, scope=None):
        self.node = node
        self.field = field
        self.name = getattr(node, field)
        self.scope = scope

    def put(self, name):
        """Write another name there."""
        setattr(self.node, self.field, name)


class Class:
    """A class: ``members`` are the names that it gives itself, ``bases`` expressions."""

    def __init__(self, scope):
        self.scope = scope
        self.bases = scope.node.bases
        self.members = set()


class Module(ast.NodeVisitor):
    """One module: its ``tree``, its ``scope``, all ``uses`` of names, and its classes."""

    def __init__(self, name, text, package):
        self.name = name
        self.package = package  # the names of all modules of the program
        self.tree = ast.parse(text, name)
        self.scope = self._at = Scope(MODULE)
        self.uses = []
        self.classes = {}
        self.foreign = set()
        self.keywords = set()
        self.strings = []
        self.attributes = []  # nodes, with the scope that they stand in
        self._waiting = []  # (node, field, scope) of names, until all that is bound is known
        self.visit(self.tree)
        for node, field, scope in self._waiting:
            use = Use(node, field, scope.find(getattr(node, field)))
            scope.uses.append(use)
            self.uses.append(use)
            if use.scope is None:
                self.foreign.add(use.name)
        self.loose = set()
        for node, scope in self.attributes:
            self.uses.append(Use(node, "attr"))
            if self._is_alien(node, scope):
                self.foreign.add(node.attr)
            elif not isinstance(node.ctx, ast.Load):
                owner = self.own(node.value, scope)
                (owner.members if owner else self.loose).add(node.attr)

    def _is_alien(self, node, scope):
        """Tell whether an attribute belongs to something imported from elsewhere."""
        name = root(node)
        home = name and scope.find(name)
        return home and name in home.alien

    def own(self, node, scope):
        """Return the `Class` whose method's first parameter an expression is; otherwise None."""
        if not isinstance(node, ast.Name):
            return None
        home = scope.find(node.id)
        method = home and home.kind == FUNCTION and home.outer.kind == CLASS
        if method and home.parameters[:1] == [node.id]:
            return self.classes[home.outer.node]
        return None

    # ---- what binds names ----

    def _bind(self, node, field, scope=None):
        scope = scope or self._at
        name = getattr(node, field)
        if name not in scope.shared:
            scope.bound.setdefault(name)
        self._waiting.append((node, field, scope))

    def visit(self, node):
        """Visit a node that is known."""
        if isinstance(node, _UNKNOWN):
            raise SyntaxError(f"{type(node).__name__} is not for the board", (self.name, 0, 0, ""))
        super().visit(node)

    def visit_Name(self, node):
        """A name is used or gets a value."""
        if isinstance(node.ctx, ast.Load):
            self._waiting.append((node, "id", self._at))
        else:
            self._bind(node, "id")

    def visit_Global(self, node):
        """Names of the module are meant from here on."""
        raise SyntaxError("global is not for the board", (self.name, node.lineno, 0, ""))

    def visit_ExceptHandler(self, node):
        """An error may get a name."""
        if node.name:
            self._bind(node, "name")
        self.generic_visit(node)

    def visit_Import(self, node):
        """A module gets its own name or another."""
        for alias in node.names:
            first = alias.name.split(".")[0]
            self._at.imported[alias.asname or first] = (alias.name if alias.asname else first, "")
            if alias.asname:
                self._bind(alias, "asname")
            elif "." not in alias.name and self._at.kind == FUNCTION:
                alias.asname = alias.name
                self._bind(alias, "asname")
            else:
                self._at.bound.setdefault(first)
                self.foreign.add(first)
            if alias.name not in self.package:
                self._at.alien.add(alias.asname or first)

    def visit_ImportFrom(self, node):
        """Names of a module, or modules of a package."""
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            ours = node.module in self.package and inner not in self.package
            bound = alias.asname or alias.name
            alias.asname = bound
            if ours:
                self.uses.append(Use(alias, "name"))
            else:
                self.foreign.add(alias.name)
                if self._at.kind == MODULE:
                    self.foreign.add(bound)
                if inner not in self.package:
                    self._at.alien.add(bound)
            found = (inner, "") if inner in self.package else (node.module, alias.name)
            self._at.imported[bound] = found
            self._bind(alias, "asname")

    # ---- what makes scopes ----

    def visit_FunctionDef(self, node):
        """A function: its name, its defaults out here, the rest within."""
        self._bind(node, "name")
        for part in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults):
            if part:
                self.visit(part)
        self._function(node, node.body)

    def visit_Lambda(self, node):
        """A function without a name."""
        for part in node.args.defaults:
            self.visit(part)
        self._function(node, [node.body])

    def _function(self, node, body):
        outer, self._at = self._at, Scope(FUNCTION, self._at, node)
        arguments = node.args
        every = [*arguments.posonlyargs, *arguments.args, arguments.vararg]
        for argument in (*every, *arguments.kwonlyargs, arguments.kwarg):
            if argument:
                argument.annotation = None
                self._at.parameters.append(argument.arg)
                self._bind(argument, "arg")
        for part in body:
            self.visit(part)
        self._at = outer

    def visit_ClassDef(self, node):
        """A class: its bases out here, the rest within."""
        self._bind(node, "name")
        for part in (*node.decorator_list, *node.bases):
            self.visit(part)
        outer, self._at = self._at, Scope(CLASS, self._at, node)
        self.classes[node] = Class(self._at)
        for part in node.body:
            self.visit(part)
        self.classes[node].members.update(self._at.bound)
        self._at = outer

    def visit_comprehension_scope(self, node):
        """A comprehension: its first source is looked at out here."""
        first = node.generators[0]
        self.visit(first.iter)
        outer, self._at = self._at, Scope(FUNCTION, self._at, node)
        for part in node.generators:
            self.visit(part.target)
            if part is not first:
                self.visit(part.iter)
            for condition in part.ifs:
                self.visit(condition)
        for field in ("elt", "key", "value"):
            if hasattr(node, field):
                self.visit(getattr(node, field))
        self._at = outer

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = visit_comprehension_scope

    # ---- what else there is ----

    def visit_Attribute(self, node):
        """An attribute of anything."""
        self.attributes.append((node, self._at))
        self.generic_visit(node)

    def visit_keyword(self, node):
        """An argument passed by its name."""
        self.keywords.add(node.arg)
        self.generic_visit(node)

    def visit_Expr(self, node):
        """A statement; not looked at where it is a text for people."""
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_Constant(self, node):
        """A text."""
        if isinstance(node.value, str):
            self.strings.append(node.value)


class Program:
    """All modules that run together; ``modules`` is a dictionary of their names.

    :param dict sources: dotted module name -> source text
    :param dict known: modules of another program with the same names that are as they were there
    """

    def __init__(self, sources, known=()):
        self.modules = {
            name: known[name] if name in known else Module(name, text, sources)
            for name, text in sources.items()
        }

    def _all(self, field):
        return set().union(*(getattr(module, field) for module in self.modules.values()))

    def keywords(self):
        """Return the names by which any argument is passed."""
        return self._all("keywords") - {None}

    def loose(self):
        """Return the attributes given to something else than the object of the class itself."""
        return self._all("loose")

    def strings(self):
        """Return all texts of the program but those for people who read it."""
        return self._all("strings")

    def foreign(self):
        """Return the names that come from elsewhere."""
        return self._all("foreign") | (self._attributes() - self._defined())

    def _attributes(self):
        return {node.attr for m in self.modules.values() for node, _ in m.attributes}

    def _defined(self):
        return set().union(*self.spaces())

    def spaces(self):
        """Return sets of names that can be told apart in one place: a module's, and a class's with
        those of all classes that it is derived from."""
        found = []
        for module in self.modules.values():
            found.append(set(module.scope.bound))
            for known in module.classes.values():
                space = set()
                for one in self.line(module, known):
                    space |= one.members
                # What is looked up while the class is made.
                space.update(use.name for use in known.scope.uses if use.scope)
                found.append(space)
        return found

    def line(self, module, known):
        """Yield the `Class` known in a module of the program and all that it is derived from."""
        yield known
        for base in known.bases:
            found = self._class(module, base)
            if found:
                yield from self.line(*found)

    def _class(self, module, base):
        """Return the module and the class that an expression in a module means, or None."""
        if isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name):
            home, _ = module.scope.imported.get(base.value.id, ("", ""))
            name = base.attr
        elif isinstance(base, ast.Name):
            home, name = module.scope.imported.get(base.id, (module.name, base.id))
        else:
            return None
        home = self.modules.get(home)
        for node, known in home.classes.items() if home else ():
            if node.name == name:
                return home, known
        return None
