# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The program as it is on the board's drive: from the files of the clone to what is compiled.

The names of texts and whole-number constants become numbers (``wordlist.py``, ``inline.py``),
modules that are always in memory together one (``bundle.py``), classes with but one heir go into
that (``join.py``), functions that are called once into where they are called (``dissolve.py``),
and names become short (``names.py``).
"""

import ast
import functools
from importlib import metadata
from pathlib import Path

from tools import bundle, imports, join, names, wordlist
from tools.dissolve import dissolve
from tools.inline import inline

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("code.py", "boot.py")
TEXTS = "assets/texts"
FIRST_LANGUAGE = "en"  # whose file has the names of all texts
PACKAGE = "sixtysix"

# Modules of the package that only the desktop uses.
DESKTOP_ONLY = ("sixtysix/console/desktop.py",)

# Libraries that every start needs: they get short names as the game's own modules do.
SHORTENED = ("adafruit_imageload",)

# What the libraries import when a file or a font asks for it, and the game's never do.
UNUSED = (
    "adafruit_imageload.bmp.truecolor",
    "adafruit_imageload.gif",
    "adafruit_imageload.jpg",
    "adafruit_imageload.png",
    "adafruit_imageload.pnm",
)


class BuildError(Exception):
    """Why the drive's content cannot be built, in words for the person who asked for it."""


def device_sources(root=ROOT):
    """Return the package's source files for the board, as paths relative to ``root``."""
    if not (root / PACKAGE / "__init__.py").is_file():
        raise BuildError(f"{root} has no folder {PACKAGE}: run this from the project's clone")
    found = (path.relative_to(root) for path in files(root / PACKAGE, "*.py"))
    return [path for path in found if path.as_posix() not in DESKTOP_ONLY]


def files(folder, pattern="*"):
    """Return the files below a folder, without what macOS and editors hide there."""
    paths = (path for path in folder.rglob(pattern) if path.is_file())
    return sorted(path for path in paths if not path.name.startswith("."))


def inlined(root=ROOT, more=None):
    """Return the package's modules with their constants as numbers: dotted name -> source text.

    :param dict more: further modules that run with the package: dotted name -> source text
    """
    paths = {module_name(path): path for path in device_sources(root)}
    sources = {name: (root / path).read_text("utf-8") for name, path in paths.items()}
    known = text_numbers(root)
    numbered = {}
    try:
        # The texts' names first: a constant of such a name could not be left out otherwise.
        for name, text in {**sources, **(more or {})}.items():
            place = paths.get(name, name)
            numbered[name] = put_numbers(place, wordlist.number_source, text, known)
        return inline(numbered)
    except SyntaxError as error:
        raise BuildError(f"{place} does not compile: line {error.lineno}: {error.msg}") from None


def bundled(root=ROOT):
    """Return the modules that get short names, with those of before: dotted name -> source text."""
    found = bundle.bundle(inlined(root))
    for name, path in needed_modules(root).items():
        if name.startswith(SHORTENED):
            found[name] = imports.without_typing(path.read_text("utf-8"))
    return found


def heirs(root=ROOT):
    """Return which classes are made one: a list of (module, class, its heir)."""
    sources = bundled(root)
    return join.pairs(sources, _alien(sources, root))


def joined(root=ROOT):
    """Return these modules with each of these classes in its heir: name -> source text."""
    sources = bundled(root)
    return join.join(sources, join.pairs(sources, _alien(sources, root)))


def dissolved(root=ROOT):
    """Return these modules without the functions that are called once: name -> source text."""
    sources = joined(root)
    return dict(_dissolved(tuple(sources.items()), frozenset(_alien(sources, root))))


@functools.lru_cache(maxsize=1)  # some seconds, and asked for by everything that knows names
def _dissolved(sources, kept):
    return dissolve(dict(sources), kept)


def gone(root=ROOT):
    """Return these functions: a set of (module, class or None, name)."""
    return _functions(joined(root)) - _functions(dissolved(root))


def _functions(sources):
    found = set()
    for module, text in sources.items():
        for node in ast.parse(text).body:
            inside = isinstance(node, ast.ClassDef)
            for one in node.body if inside else [node]:
                if isinstance(one, ast.FunctionDef):
                    found.add((module, node.name if inside else None, one.name))
    return found


def short_names(root=ROOT):
    """Return the `names.Names` of the package's modules as they are on the drive."""
    return _planned(dissolved(root), root)


def device_code(root=ROOT):
    """Return the drive's modules as they are compiled: dotted name -> source text.

    Modules with nothing left are none of them, such as a package that is no more than its folder: a
    file would cost the board a name.
    """
    sources = dissolved(root)
    written = names.rename(sources, _planned(sources, root))
    return {name: text for name, text in written.items() if name == PACKAGE or not _is_empty(text)}


def _is_empty(text):
    return all(
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for node in ast.parse(text).body
    )


def _planned(sources, root):
    return names.plan(sources, _alien(sources, root))


def _alien(sources, root):
    """Return all names in what runs with these modules, but keeps its names."""
    found = set()
    for name in SOURCES:
        found |= names.words(bundle.redirect((root / name).read_text("utf-8")))
    for name, path in needed_modules(root).items():
        if name not in sources:
            found |= names.words(path.read_text("utf-8"))
    return found


def scripts(sources, root=ROOT):
    """Return scripts that run with the drive's modules as they must be compiled: as they are, they
    would look for constants and names that those modules do not have.

    :param dict sources: name -> source text
    :raises BuildError: if one uses a function that is not there any more
    """
    written = bundle.bundle(inlined(root, sources))
    left = {function for *_, function in _functions(dissolved(root))}
    absent = {function for *_, function in gone(root)} - left
    for name in sources:
        own = {function for *_, function in _functions({name: written[name]})}
        missing = sorted(absent & (names.words(written[name]) - own))
        if missing:
            raise BuildError(f"{name} uses {missing[0]}, which no built module has")
    short = short_names(root)
    return {name: names.rename_script(written[name], short, sources) for name in sources}


def text_numbers(root=ROOT):
    """Return the numbers that stand for the names of texts: a dictionary of name -> number."""
    path = root / TEXTS / f"{FIRST_LANGUAGE}.txt"
    return wordlist.numbers(path.read_text("utf-8")) if path.is_file() else {}


def put_numbers(place, number, text, known):
    """Return what a function of `wordlist` makes of a file's text."""
    try:
        return number(text, known)
    except KeyError as error:
        raise BuildError(f"{place}: {TEXTS}/{FIRST_LANGUAGE}.txt has no {error}") from None


def module_name(path):
    """Return the dotted name of a module: ``a/b/__init__.py`` -> ``a.b``."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def libraries(root=ROOT):
    """Return the installed libraries that ``lib/requirements.txt`` names.

    :return: pairs of dictionaries, modules (dotted name: source path) and licences
        (first part of the modules' dotted names: (file name on the drive, path))
    """
    modules, licences = {}, {}
    for line in (root / "lib" / "requirements.txt").read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, wanted = line.strip().partition("==")
            distribution = _distribution(name, wanted)
            paths = {file: Path(distribution.locate_file(file)) for file in distribution.files}
            own = {module_name(file): path for file, path in paths.items() if file.suffix == ".py"}
            modules.update(own)
            for file, path in paths.items():
                if file.name.startswith("LICENSE"):
                    found = (f"{name}.txt", path)
                    licences.update((module.partition(".")[0], found) for module in own)
    return modules, licences


def _distribution(name, wanted):
    try:
        distribution = metadata.distribution(name)
    except metadata.PackageNotFoundError:
        raise BuildError(f"{name} is not installed: `make device` installs it") from None
    if distribution.version != wanted:
        raise BuildError(
            f"{name} is installed as {distribution.version}, but lib/requirements.txt wants "
            f"{wanted}: `make device` installs that"
        )
    return distribution


def needed_modules(root=ROOT):
    """Return the library modules that the game needs: dotted name -> source path."""
    modules, _ = libraries(root)
    needed = {}
    todo = [(None, root / path) for path in (*SOURCES, *device_sources(root))]
    while todo:
        module, path = todo.pop()
        for found in imports.reachable(path, module, is_package=path.name == "__init__.py"):
            for name in imports.with_parents(found.name):
                if name in modules and name not in needed and not _unused(name):
                    needed[name] = modules[name]
                    todo.append((name, modules[name]))
    return needed


def _unused(name):
    return any(name == unused or name.startswith(unused + ".") for unused in UNUSED)
