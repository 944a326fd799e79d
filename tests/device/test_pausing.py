# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Hints, moves taken back, the review and the score sheet in the board's memory."""

import pytest

from sixtysix.rulesets import FOUR, SIXTYSIX, THREE
from tests.device.test_code import HEAP

pytestmark = [pytest.mark.device, pytest.mark.slow]


def run(micropython, programs, drive, *arguments, heap=None):
    """Play the session on MicroPython; return the lines that it prints, split into words."""
    path = (programs, drive, drive / "lib")
    printed = micropython("pausing", *arguments, path=path, cwd=drive, heap=heap)
    return [line.split() for line in printed.splitlines()]


@pytest.mark.parametrize("row, level", [(SIXTYSIX, 0), (SIXTYSIX, 2), (THREE, 0), (FOUR, 0)])
def test_all_of_it_in_the_boards_memory(micropython, programs, drive, row, level):
    lines = run(micropython, programs, drive, row, level, heap=HEAP)
    assert lines.count(["hint", "1"]) == 3
    report = dict(line for line in lines if line[0] != "heap")
    assert (report["undone"], report["sheet"]) == ("1", "1")
    assert int(report["winner"]) > 0
    assert int(report["level"]) == level
    assert int(report["decisions"]) == int(report["weighed"]) > 2


def test_heap_by_screen(micropython, programs, drive, figure):
    lines = run(micropython, programs, drive, SIXTYSIX, 2, "sample")
    heap = {line[1]: int(line[2]) for line in lines if line[0] == "heap"}
    assert {"hint", "review", "score", "menu", "result"} <= set(heap)
    for screen in ("hint", "review", "score", "menu"):
        figure(f"heap in use at most, {screen:8} {heap[screen]:7,} bytes (64-bit)")
