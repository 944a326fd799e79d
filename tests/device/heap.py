# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Measure what the game needs of the heap: ``python -m tests.device.heap``, some ten seconds.

Prints what is in use at most on each screen, how many names the interpreter has in the end, and the
smallest heap in which a deal can be played. Run it before and after a change: that is what the
change costs. Add ``modules`` to see what each module keeps, ``where`` to see where heaps smaller
than that one end.
"""

import re
import sys
import tempfile
from pathlib import Path

from tests.device import micropython as runner
from tests.device.test_drive import modules
from tools import build, onboard
from tools.names import meanings

_STEP = 1024


def smallest(programs, drive, most):
    """Return the smallest heap, in bytes, in which a deal is played; ``most`` is enough."""
    least = 0
    while most - least > _STEP:
        middle = (least + most) // 2
        try:
            weaker = runner.play(programs, drive, 1, heap=middle)["looks at a weaker player"]
        except runner.Failed:
            weaker = True
        least, most = (middle, most) if weaker else (least, middle)
    return most


def main(arguments):
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        programs = runner.compile_programs(Path(folder) / "programs")
        drive = Path(folder) / "CIRCUITPY"
        build.build(drive, first=build.MICROPYTHON)
        if "modules" in arguments:
            names = [path.stem for path in sorted(runner.STANDINS.glob("*.py"))]
            names.sort(key=lambda name: name != "testbench")  # what others build on
            names += modules(drive / "lib") + modules(drive)
            path = (programs, drive, drive / "lib")
            print(runner.run("import_costs", *names, path=path))
        for words, number in runner.play(programs, drive, 1, "sample").items():
            print(f"{words:16}{number:9,}")
        least = smallest(programs, drive, 400 * 1024)
        print(f"smallest heap   {least:9,}")
        for heap in range(least - 2 * _STEP, least - 12 * _STEP, -2 * _STEP):
            if "where" in arguments:
                print(f"in {heap:,} bytes: {_end(programs, drive, heap)}")


def _end(programs, drive, heap):
    """Return where a deal ends for want of memory."""
    try:
        runner.play(programs, drive, 1, heap=heap)
    except runner.Failed as error:
        short = onboard.short_names()
        code = onboard.dissolved()
        places = re.findall(r'File "(sixtysix[\w.]+)", line \d+, in (\w+)', str(error))
        calls = [" or ".join(meanings(code[module], short, name)) for module, name in places[-4:]]
        return " > ".join(calls) + ": " + str(error).strip().splitlines()[-1]
    return "played"


if __name__ == "__main__":
    main(sys.argv[1:])
