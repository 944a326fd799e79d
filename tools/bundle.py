# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Make one module of those that are always in memory together.

A module costs a board some 300 bytes, and every name that it imports from another 30 more. On the
drive a bundle has the name of one of its modules, its home; whoever imports another of them, or
names it in a string, finds the home there.
"""

import ast
import re

from tools.scopes import FUNCTION, MODULE, Program

# Home -> the modules, each after those that it builds on.
BUNDLES = {
    "sixtysix.loading": (
        *("sixtysix.loading", "sixtysix.cards", "sixtysix.rulesets", "sixtysix.rng"),
        *("sixtysix.scoring", "sixtysix.legality", "sixtysix.deal", "sixtysix.match"),
        "sixtysix.view",
        *("sixtysix.texts", "sixtysix.ui.art", "sixtysix.ui.font", "sixtysix.ui.widgets"),
        *("sixtysix.ui.game", "sixtysix.ui.wording", "sixtysix.ui.app"),
        *("sixtysix.settings", "sixtysix.console", "sixtysix.console.handheld"),
    ),
    "sixtysix.save": ("sixtysix.record", "sixtysix.save"),
    "sixtysix.restore": ("sixtysix.replay", "sixtysix.restore"),
    "sixtysix.ui.looks": ("sixtysix.ui.battery", "sixtysix.ui.looks"),
    "sixtysix.ruletable": ("sixtysix.ruletable", "sixtysix.dealing"),
    "sixtysix.refusals": ("sixtysix.notation", "sixtysix.refusals"),
    "sixtysix.ai.player": (
        *("sixtysix.ai.tables", "sixtysix.ai.counting", "sixtysix.ai.belief"),
        "sixtysix.ai.player",
    ),
    "sixtysix.ai.endgame": ("sixtysix.ai.solver", "sixtysix.ai.endgame"),
    "sixtysix.ai.search": ("sixtysix.ai.judge", "sixtysix.ai.search"),
    "sixtysix.ui.rules": ("sixtysix.ui.rulebook", "sixtysix.ui.rules"),
    "sixtysix.ui.table": (
        *("sixtysix.ui.felt", "sixtysix.ui.hand", "sixtysix.ui.banner", "sixtysix.ui.motion"),
        *("sixtysix.ui.stage", "sixtysix.ui.table"),
    ),
}


def bundle(sources, bundles=None):
    """Return the modules with each bundle in its home.

    :param dict sources: dotted module name -> source text, all modules that run together
    :param dict bundles: home -> modules; `BUNDLES` as far as there are such modules, if None
    """
    bundles = BUNDLES if bundles is None else bundles
    there = {
        home: [name for name in names if name in sources]
        for home, names in bundles.items()
        if home in sources
    }
    return _Bundler(sources, there).result()


def homes(bundles=None):
    """Return where modules are that have no file of their own: dotted name -> home."""
    found = {}
    for home, names in (BUNDLES if bundles is None else bundles).items():
        found.update((name, home) for name in names if name != home)
    return found


def redirect(text, bundles=None):
    """Return a source text that is not to be compiled with the homes for the modules' names."""
    for name, home in homes(bundles).items():
        text = re.sub(rf"\b{re.escape(name)}\b(?![.\w])", home, text)
    return text


class _Bundler:
    """What is known while bundles are made."""

    def __init__(self, sources, bundles):
        self.program = Program(sources)
        self.bundles = bundles
        self.homes = homes(bundles)
        self.group = {name: home for home, names in bundles.items() for name in names}
        self.taken = {home: {} for home in bundles}  # names there -> what they mean

    def result(self):
        """Return the sources."""
        modules = self.program.modules
        for names in self.bundles.values():
            for name in names:
                for word in modules[name].scope.bound:
                    if word not in modules[name].scope.imported:
                        self._final(name, word)
        for module in modules.values():
            self._rewrite(module)
        written = {}
        for name in modules:
            if name in self.homes:
                package = any(other.startswith(name + ".") for other in modules)
                if package:
                    written[name] = ""
                continue
            members = self.bundles.get(name, (name,))
            body = [node for member in members for node in modules[member].tree.body]
            written[name] = ast.unparse(ast.Module(_without_repeats(body), []))
        return written

    def _name(self, home, wished, meaning):
        """Return the name under which a bundle has something: as wished, if it is free."""
        taken = self.taken[home]
        name = wished
        while taken.setdefault(name, meaning) != meaning:
            name += "_"
        return name

    def _final(self, module, name):
        """Return the name that a module's own global name has in the end."""
        origin = self.program.modules[module].scope.imported.get(name) if module else None
        if origin and origin[0] in self.program.modules and origin[1]:
            return self._final(*origin)
        if module not in self.group:
            return name
        return self._name(self.group[module], name, (module, name))

    def _rewrite(self, module):
        """Write the names that a module uses as they are in the end."""
        group = self.group.get(module.name)
        replaced = {}
        for node, scope in module.attributes:
            if isinstance(node.value, ast.Name):
                self._rewrite_attribute(node, scope, group, replaced)
        scopes = list(module.scope.every())
        for scope in scopes if group else ():
            for use in scope.uses:
                if use.scope and use.scope.kind == MODULE:
                    name = self._global(module, use.name, group)
                    if name != use.name:
                        _make_way(scope, name)
                    use.put(name)
        for scope in scopes:
            for use in scope.uses:
                if use.scope and use.name in use.scope.short:
                    use.put(use.scope.short[use.name])
        _Changer(self, module, group, replaced).visit(module.tree)

    def _rewrite_attribute(self, node, scope, group, replaced):
        """Write ``module.name``: within the bundle as a name."""
        home = scope.find(node.value.id)
        target, word = home.imported.get(node.value.id, ("", "?")) if home else ("", "?")
        if word == "" and target in self.group:
            final = self._final(target, node.attr)
            if self.group[target] == group:
                _make_way(scope, final)
                replaced[node] = ast.Name(final, node.ctx)
            node.attr = final

    def _global(self, module, name, group):
        """Return the name in the bundle of a global name of one of its modules."""
        origin = module.scope.imported.get(name)
        if not origin:
            return self._final(module.name, name)
        target, word = origin
        if word and self.group.get(target) == group:
            return self._final(target, word)
        return self._name(group, name, origin)


def _make_way(scope, name):
    """Give a local name another one, because a global one of this name is meant here."""
    while scope.kind != MODULE:
        if scope.kind == FUNCTION and name in scope.bound:
            scope.short[name] = name + "_"
        scope = scope.outer


class _Changer(ast.NodeTransformer):
    """Writes the imports and the modules' names of one module."""

    def __init__(self, bundler, module, group, replaced):
        self.bundler = bundler
        self.module = module
        self.group = group
        self.replaced = replaced
        self.top = set(module.tree.body)

    def visit_Attribute(self, node):
        """Put a name where one is to be."""
        if node in self.replaced:
            return self.replaced[node]
        return self.generic_visit(node)

    def visit_Constant(self, node):
        """The name of a module; or a table, each line of which is a word and names of modules."""
        if isinstance(node.value, str) and node.value in self.bundler.homes:
            return ast.Constant(self.bundler.homes[node.value])
        lines = [line.split() for line in str(node.value).split("\n")]
        named = {word for line in lines for word in line[1:]}
        if named and named <= set(self.bundler.program.modules):
            homes = self.bundler.homes
            lines = [dict.fromkeys(homes.get(word, word) for word in line) for line in lines]
            return ast.Constant("\n".join(map(" ".join, lines)))
        return node

    def visit_Tuple(self, node):
        """Names of modules of one bundle: once is enough."""
        self.generic_visit(node)
        if all(isinstance(part, ast.Constant) for part in node.elts):
            values = [part.value for part in node.elts]
            if set(values) & set(self.bundler.bundles):
                node.elts = [ast.Constant(value) for value in dict.fromkeys(values)]
        return node

    def visit_Import(self, node):
        """Import the home."""
        for alias in node.names:
            alias.name = self.bundler.homes.get(alias.name, alias.name)
        return node

    def visit_ImportFrom(self, node):
        """Import from the homes, and nothing from the own one."""
        bundler = self.bundler
        statements = []
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            target = inner if inner in bundler.program.modules else node.module
            own = self.group and bundler.group.get(target) == self.group
            if own and node in self.top:
                continue
            if target == inner and inner in bundler.group:
                package, _, last = bundler.group[inner].rpartition(".")
                new = ast.ImportFrom(package, [ast.alias(last, alias.asname)], 0)
            else:
                name = bundler._final(target, alias.name) if target in bundler.group else alias.name
                place = bundler.group.get(node.module, node.module)
                new = ast.ImportFrom(place, [ast.alias(name, alias.asname)], node.level)
            statements.append(new)
        return statements or ast.Pass()


def _without_repeats(body):
    """Return statements without the imports that were there before, and without `pass`."""
    seen = set()
    left = []
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            text = ast.unparse(node)
            if text in seen:
                continue
            seen.add(text)
        if not isinstance(node, ast.Pass):
            left.append(node)
    return left
