# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Measure what the game needs of the heap: ``python -m tests.device.heap``.

Prints what is in use at most on each screen, and the smallest heap in which a deal can be played.
Add ``modules`` to see what each module keeps.
"""

import sys
import tempfile
from pathlib import Path

from tests.device import micropython as runner
from tests.device.test_drive import modules
from tools import build

_STEP = 1024


def smallest(programs, drive, most):
    """Return the smallest heap, in bytes, in which a deal is played; ``most`` is enough."""
    least = 0
    while most - least > _STEP:
        middle = (least + most) // 2
        try:
            runner.play(programs, drive, 1, heap=middle)
        except runner.Failed:
            least = middle
        else:
            most = middle
    return most


def main(arguments):
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        programs = runner.compile_programs(Path(folder) / "programs")
        drive = Path(folder) / "CIRCUITPY"
        build.build(drive, first=build.MICROPYTHON)
        if "modules" in arguments:
            names = [path.stem for path in sorted(runner.STANDINS.glob("*.py"))]
            names += modules(drive / "lib") + modules(drive)
            path = (programs, drive, drive / "lib")
            print(runner.run("import_costs", *names, path=path))
        for words, number in runner.play(programs, drive, 1, "sample").items():
            print(f"{words:16}{number:9,}")
        print(f"smallest heap   {smallest(programs, drive, 400 * 1024):9,}")


if __name__ == "__main__":
    main(sys.argv[1:])
