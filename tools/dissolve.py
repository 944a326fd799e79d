# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Write private functions that are called at one place into that place.

A function costs a board some 100 bytes of memory besides its code, and a frame while it runs. So
a function or method whose name begins with ``_``, and that the whole program names once, to call
it, is no more on the drive: its statements stand where it was called, and tracebacks name the
function that called it. How that is written, and where it cannot be, is in ``placing.py``.

What stays: names in strings (as for ``getattr``) and those that something outside the program
uses; functions with decorators, functions of their own, default values other than constants, or
``*arguments``; methods that an object of unknown class may be asked for.
"""

import ast
from collections import Counter

from tools import statements
from tools.placing import Function, place
from tools.scopes import CLASS, FUNCTION, MODULE, Program

_OWN_FRAME = (ast.FunctionDef, ast.Lambda, ast.ClassDef, ast.GeneratorExp)
_OF_FRAMES = {"super", "__class__", "locals"}


def dissolve(sources, kept=()):
    """Return the modules without the private functions that are called at one place.

    :param dict sources: dotted module name -> source text, all modules that run together
    :param kept: names that something else uses
    """
    unfit, known = set(), {}
    while True:
        program = Program(sources, known)
        tried, changed = _Round(program, kept, unfit).run()
        if not tried:
            return sources
        known = {name: program.modules[name] for name in sources if name not in changed}
        written = {name: ast.unparse(program.modules[name].tree) for name in changed}
        sources = {**sources, **written}


class _Round:
    """Dissolves the functions in which nothing is to be dissolved any more.

    :param set unfit: keys of functions that cannot be, found out in earlier rounds
    """

    def __init__(self, program, kept, unfit):
        self.unfit = unfit
        self.kept = set(kept)
        for text in program.strings():
            self.kept.update(text.replace("=", " ").split())
        self.modules = program.modules.values()
        self.families = _families(program)
        self.functions = {}  # scope -> Function
        for module in self.modules:
            for scope in module.scope.every():
                if isinstance(scope.node, ast.FunctionDef) and scope.outer.kind != FUNCTION:
                    self.functions[scope] = Function(module, scope)

    def run(self):
        """Do it; return whether any was tried, and the names of the modules that have changed."""
        sites = self._sites()
        busy = {caller for caller, _ in sites.values()}
        calls = [call for _, call in sites.values()]
        tried, changed = False, set()
        for function, (caller, call) in sites.items():
            inner = [part for argument in call.args for part in ast.walk(argument)]
            if function in busy or any(part in calls for part in inner):
                continue
            tried = True
            try:
                place(function, caller, call)
            except statements.Unfit:
                self.unfit.add(function.key)
            else:
                function.remove()
                changed.add(function.module.name)
        return tried, changed

    def _sites(self):
        """Return where functions are called that may go: function -> (caller, call)."""
        uses, loose = self._uses()
        loose |= self.kept
        count = Counter(map(self._meaning, self.functions))
        sites = {}
        for scope, function in self.functions.items():
            meaning = self._meaning(scope)
            places = uses.get(meaning, ())
            if function.key in self.unfit or function.node.name in loose or len(places) != 1:
                continue
            caller = self.functions.get(places[0][0])
            call = caller and caller.call(places[0][1])
            once = call and caller is not function and count[meaning] == 1
            if once and caller.module is function.module and _may_go(function, caller):
                sites[function] = caller, call
        return sites

    def _meaning(self, scope):
        """Return what tells a function from others: where it is looked for, and its name."""
        return self.families.get(scope.outer, scope.outer), scope.node.name

    def _uses(self):
        """Return where names are used, a dictionary of meaning -> (scope, node), and the names that
        are used in a way that leaves their meaning open."""
        uses, loose = {}, set()
        for module in self.modules:
            loose.update(use.name for use in module.uses if isinstance(use.node, ast.alias))
            for scope in module.scope.every():
                for use in scope.uses:
                    if isinstance(use.node, ast.FunctionDef) or not use.scope:
                        continue
                    if use.scope.kind == CLASS:
                        loose.add(use.name)
                    elif use.scope.kind == MODULE:
                        uses.setdefault((use.scope, use.name), []).append((scope, use.node))
            for node, scope in module.attributes:
                owner = module.own(node.value, scope)
                if owner:
                    meaning = self.families[owner.scope], node.attr
                    uses.setdefault(meaning, []).append((scope, node))
                else:
                    loose.add(node.attr)
        return uses, loose


def _families(program):
    """Return what stands for all classes that a class is derived from or that are derived from one
    of these: class scope -> something."""
    families = {}
    for module in program.modules.values():
        for known in module.classes.values():
            line = [one.scope for one in program.line(module, known)]
            old = {families[scope] for scope in line if scope in families}
            new = families.get(line[-1], line[-1])
            families.update((scope, new) for scope in line)
            families.update((scope, new) for scope in families if families[scope] in old)
    return families


def _may_go(function, caller):
    """Tell whether a function is of a kind that can be written into another."""
    node = function.node
    arguments = node.args
    odd = arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs
    private = node.name.startswith("_") and not node.name.startswith("__")
    if not private or odd or node.decorator_list:
        return False
    constant = all(isinstance(value, ast.Constant) for value in arguments.defaults)
    inner = [part for statement in node.body for part in ast.walk(statement)]
    frames = any(isinstance(part, _OWN_FRAME) for part in inner)
    own = {"super"} if caller.outer is function.outer else set()
    return constant and not frames and not function.free & _OF_FRAMES - own
