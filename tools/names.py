# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Give the names of the whole program short ones that they share.

A board keeps every name that it has ever met: some 25 bytes each, never given back, and the table
of them doubles when it is full. What counts is how many different names there are. So every
attribute and global name of the program gets a short one, the same everywhere; two names share one
where that can do no harm: where no module, and no class with those it is derived from, has both.
Parameters and other local names are numbered off function by function, with the same short names.

What keeps its name: what is not the program's own (builtins, the board's modules, libraries, and
what is called like something of theirs), modules, names in strings (as for ``getattr``), arguments
passed by name anywhere, and what ``code.py`` uses.

A traceback from a board names the module and a short name. What functions that may be, which may
have taken in others (``dissolve.py``): ``python tools/names.py sixtysix.ui.table G``
"""

import ast
import keyword
import sys
from collections import namedtuple
from itertools import count, product
from pathlib import Path
from string import ascii_letters

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.scopes import CLASS, FUNCTION, MODULE, Module, Program, root

# What objects of the board's modules have; the program's own things of such a name keep it.
BOARD = frozenset(
    """
    append insert index pop remove sort hidden scale x y in_group
    bitmap pixel_shader width height tile_width tile_height flip_x flip_y transpose_xy contains
    bits_per_value fill make_transparent make_opaque is_transparent dither
    root_group auto_refresh brightness rotation refresh show wait bus
    events get get_into key_number pressed released timestamp key_count clear overflowed
    value direction pull switch_to_output switch_to_input deinit reference_voltage
    play stop pause resume playing paused voice sample_rate
    read write close seek tell readinto readline
    nvm cpu on_next_reset reset ticks_ms runtime reload status_bar
    """.split()
)
_BUILTIN = frozenset(
    name
    for kind in (str, bytes, bytearray, list, dict, set, tuple, int, float, Exception, memoryview)
    for name in dir(kind)
)

Names = namedtuple("Names", "modules kept passed short")
Names.__doc__ = """The names of a program: sets of its modules, of the names that stay, of those by
which arguments are passed; and the short ones of all others, a dictionary."""


def plan(sources, kept=()):
    """Return the `Names` for a program.

    :param dict sources: dotted module name -> source text, all modules that run together
    :param kept: further names that must stay
    """
    program = Program(sources)
    stay = _kept(program, set(kept) | BOARD | _BUILTIN)
    short = _colour(program.spaces(), program.loose() - stay, stay)
    return Names(set(sources), stay, program.keywords() | set(kept), short)


def rename(sources, names):
    """Return the sources, of the same program, with the names of a plan."""
    program = Program(sources)
    for module in program.modules.values():
        _name_locals(module.scope, names, ())
        for use in module.uses:
            use.put(_new_name(use, names))
    return {name: ast.unparse(module.tree) for name, module in program.modules.items()}


def rename_script(text, names, others=None):
    """Return a script that uses the program's modules with their names. Its own names stay, those
    of its classes' members too, even if the program has the same ones.

    :param dict others: scripts that it may import from: name -> text
    :raises ValueError: if it passes an argument by a name that the program does not keep
    """
    module = Module("", text, names.modules)
    own = module.foreign | _members(module)
    ours = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module in (others or {}):
            own |= _members(Module("", others[node.module], names.modules))
    for node in ast.walk(module.tree):
        if isinstance(node, ast.ImportFrom) and node.module in names.modules:
            for alias in node.names:
                ours.add(alias.asname)
                alias.name = names.short.get(alias.name, alias.name)
        elif isinstance(node, ast.Attribute) and node.attr not in own:
            node.attr = names.short.get(node.attr, node.attr)
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and root(node.func) in ours:
            for argument in node.keywords:
                if argument.arg and argument.arg not in names.kept:
                    raise ValueError(f"{argument.arg} is to be passed by its place")
    return ast.unparse(module.tree)


def _members(module):
    return set().union(*(known.members for known in module.classes.values()))


def words(text):
    """Return every name in a source text, whatever it means there."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        for field in ("id", "attr", "name", "asname", "arg", "module"):
            value = getattr(node, field, None)
            if isinstance(value, str):
                found.update(value.split("."))
    return found


def _kept(program, kept):
    """Return all names that must stay."""
    kept = kept | program.foreign() | program.keywords()
    for text in program.strings():
        words = text.replace("=", " ").split()
        if all(word.isidentifier() or word.isdigit() for word in words):
            kept.update(words)
    for module in program.modules:
        kept.update(module.split("."))
    # A table of names and numbers in lines.
    for text in program.strings():
        if "\n" in text:
            kept.update(line.split()[0] for line in text.splitlines() if line.split())
    return kept


def _colour(spaces, loose, kept):
    """Return a short name for each name: different ones for all that are in a space together.

    :param spaces: sets of names
    :param loose: names that may turn up in any space, so that they share their short one with none
    """
    spaces = [space - kept - loose for space in spaces]
    places = {}
    for number, space in enumerate(spaces):
        for name in space:
            places.setdefault(name, []).append(number)
    given, taken = {}, [set() for _ in spaces]
    pool = _pool(kept)
    for name in sorted(loose - kept):
        given[name] = next(pool)
    shared = []
    # Those that meet most others first.
    order = sorted(places, key=lambda name: (-sum(len(spaces[n]) for n in places[name]), name))
    for name in order:
        barred = set().union(*(taken[number] for number in places[name]))
        free = next((short for short in shared if short not in barred), None)
        if free is None:
            free = next(pool)
            shared.append(free)
        given[name] = free
        for number in places[name]:
            taken[number].add(free)
    return given


def _pool(kept):
    """Give short names without end, in a fixed order."""
    for length in count(1):
        for letters in product(ascii_letters, repeat=length):
            name = "".join(letters)
            if name not in kept and not keyword.iskeyword(name):
                yield name


def _name_locals(scope, names, outer):
    """Number the local names of all functions off, below a scope.

    :param outer: names that mean something in the functions around
    """
    if scope.kind == FUNCTION:
        taken = {names.short.get(name, name) for name in scope.reached()} | set(outer)
        pool = _pool(names.kept | taken)
        for name in scope.bound:
            by_name = scope.named and name in scope.parameters and name in names.passed
            scope.short[name] = name if by_name else next(pool)
        outer = taken | set(scope.short.values())
    for inner in scope.inner:
        _name_locals(inner, names, outer)


def _new_name(use, names):
    """Return what a name is to be called where it is used."""
    if use.scope is None or use.scope.kind in (CLASS, MODULE):
        return names.short.get(use.name, use.name)
    return use.scope.short[use.name]


def meanings(source, names, short):
    """Return the functions of a module's source that have a short name on the drive."""
    found = []
    for node in ast.parse(source).body:
        for inner in node.body if isinstance(node, ast.ClassDef) else (node,):
            name = getattr(inner, "name", "")
            if isinstance(inner, ast.FunctionDef) and names.short.get(name, name) == short:
                found.append(name if inner is node else f"{node.name}.{name}")
    return found


def main(arguments):
    """Print the functions that a module's short name may stand for."""
    from tools import onboard

    module, short = arguments
    print("\n".join(meanings(onboard.dissolved()[module], onboard.short_names(), short)))


if __name__ == "__main__":
    main(sys.argv[1:])
