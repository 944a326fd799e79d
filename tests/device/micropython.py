# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Run scripts on a real MicroPython, the nearest thing to the board that a desktop has.

Its heap is pinned with ``-X heapsize``. Its objects have 64-bit words, up to twice the size of
the board's, so that what fits in a heap there fits in the same heap on the board.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools import build

HERE = Path(__file__).resolve().parent
ROOT = build.ROOT
STANDINS = HERE / "standins"
AVAILABLE = find_spec("micropython_unix") is not None

# The package's own command; `python -m micropython_unix` would lose the exit code.
_COMMAND = "import sys, micropython_unix; sys.exit(micropython_unix.main())"


class Failed(AssertionError):
    """The script ended with an error; the message holds all that it printed."""


def run(script, *arguments, heap=None, path=(), cwd=None, timeout=300):
    """Run a script and return what it printed.

    :param script: path of the script, whose folder leads MicroPython's ``sys.path``
    :param str heap: size of the heap, such as ``"160k"``; roomy if None
    :param path: further folders for ``sys.path``
    :param cwd: the folder to run in; the script's files are opened from there
    :param int timeout: seconds after which a script that hangs is ended
    :raises Failed: when it exits with an error
    """
    options = ["-X", f"heapsize={heap or '8m'}"]
    done = subprocess.run(
        [sys.executable, "-c", _COMMAND, *options, str(script), *map(str, arguments)],
        env={**os.environ, "MICROPYPATH": os.pathsep.join([*map(str, path), ".frozen"])},
        cwd=cwd or ROOT,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    if done.returncode:
        raise Failed(f"exit code {done.returncode}\n{done.stdout[-4000:]}{done.stderr[-4000:]}")
    return done.stdout


def compile_standins(target):
    """Compile the stand-ins for the board's modules into a folder, as .mpy for MicroPython.

    On the board these modules lie in flash. Compiled they cost the least heap that they can cost
    here, and none for the compiler.
    """
    for source in STANDINS.glob("*.py"):
        build.compile_file(source, target / f"{source.stem}.mpy", source.name, build.MICROPYTHON)
    return target
