# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Run scripts on a real MicroPython, the nearest thing to the board that a desktop has.

Its heap is pinned with ``-X heapsize``. Its objects have 64-bit words, up to twice the size of
the board's, so that what fits in a heap there fits in the same heap on the board.
"""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools import build, names, onboard
from tools.inline import inline
from tools.scopes import Program

HERE = Path(__file__).resolve().parent
ROOT = build.ROOT
STANDINS = HERE / "standins"
SCRIPTS = HERE / "scripts"
ALONE = ("libraries",)  # scripts that use nothing of the game
AVAILABLE = find_spec("micropython_unix") is not None

# The package's own command; `python -m micropython_unix` would lose the exit code.
_COMMAND = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


class Failed(AssertionError):
    """The script ended with an error; the message holds all that it printed."""


def run(program, *arguments, heap=None, path=(), cwd=None, timeout=300):
    """Run a program and return what it printed.

    :param program: name of a module found on ``path``, or a path: a script to be compiled there
    :param heap: size of the heap, in bytes or such as ``"160k"``; roomy if None
    :param path: folders for ``sys.path``
    :param cwd: the folder to run in; the program's files are opened from there, and modules are
        looked for there before all others; if None, the first of ``path``
    :param int timeout: seconds after which a program that hangs is ended
    :raises Failed: when it exits with an error
    """
    folder = cwd or (path[0] if path else ROOT)
    start = [str(program)] if isinstance(program, Path) else ["-m", program]
    options = ["-X", f"heapsize={heap or '8m'}"]
    done = subprocess.run(
        [sys.executable, "-c", _COMMAND, *options, *start, *map(str, arguments)],
        env={**os.environ, "MICROPYPATH": os.pathsep.join([*_short(path, folder), ".frozen"])},
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    if done.returncode:
        raise Failed(f"exit code {done.returncode}\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return done.stdout


def _short(path, folder):
    """Return folders as they are seen from another: MicroPython keeps the path of every module, and
    those of a board are short."""
    return [os.path.relpath(place, folder) for place in path]


def compile_programs(target, more=None):
    """Compile the stand-ins for the board's modules, and the scripts, into a folder.

    On the board the stand-ins' part lies in flash. Compiled they cost the least heap that they
    can cost here, and none for the compiler. The scripts get the package's constants as numbers
    and its names as they are on the drive; they and the stand-ins share its short names.

    :param dict more: further scripts: name -> source text
    """
    scripts = {**_texts(SCRIPTS), **(more or {})}
    programs = {**inline(_texts(STANDINS)), **scripts}
    programs.update(onboard.scripts({name: scripts[name] for name in scripts if name not in ALONE}))
    for name, text in names.rename(programs, names.plan(programs, _asked_for())).items():
        build.compile_text(text, target / f"{name}.mpy", name, build.MICROPYTHON)
    return target


def _asked_for():
    """Return the names that the drive and the libraries have for what is theirs or the board's."""
    short = onboard.short_names()
    texts = [path.read_text("utf-8") for path in build.libraries()[0].values()]
    texts += [(ROOT / name).read_text("utf-8") for name in build.SOURCES]
    drive = set().union(*map(names.words, build.device_code().values()))
    # Layers of the game are derived from those of displayio: what these have is not to meet.
    layers = Program({"displayio": (STANDINS / "displayio.py").read_text("utf-8")}).spaces()
    return set().union(
        short.kept, drive - set(short.short.values()), *map(names.words, texts), *layers
    )


def for_micropython(folder):
    """Put MicroPython's first byte back into all .mpy files of a folder; return the folder."""
    for path in folder.rglob("*.mpy"):
        code = path.read_bytes()
        path.write_bytes(build.MICROPYTHON + code[1:])
    return folder


def _texts(folder):
    return {path.stem: path.read_text("utf-8") for path in folder.glob("*.py")}


def play(programs, drive, deals, option="", heap=None, seed=66):
    """Start the drive's ``code.py`` and play deals by pressing buttons.

    :param programs: the folder that `compile_programs` filled
    :param drive: the drive's content, built for MicroPython
    :param int deals: how many deals to play
    :param str option: ``"sample"`` to measure the heap at every frame, by screen; ``"deals"`` to
        do so by deal
    :param int seed: the first deal's
    :return: what it reports: a dictionary of words -> number
    """
    path = (programs, drive, drive / "lib")
    printed = run("play_deals", deals, seed, option, heap=heap, path=path, cwd=drive)
    return figures(printed)


def figures(printed):
    """Return what a script reported: a dictionary of words -> number, the interpreter's names and
    what they take among them."""
    found = {}
    for line in printed.splitlines():
        names = re.match(r"qstr pool: n_pool=\d+, n_qstr=(\d+), .*n_total_bytes=(\d+)", line)
        if names:
            found["names"], found["bytes of names"] = map(int, names.groups())
        else:
            words, _, number = line.rpartition(" ")
            found[words] = int(number)
    return found
