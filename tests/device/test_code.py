# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""``code.py`` starts from the drive's files and plays, in as little memory as the board has."""

import pytest

from tests.device import micropython as runner

pytestmark = [pytest.mark.device, pytest.mark.slow]

# A board has 120 to 140 KB for Python. This heap has 64-bit words, and the stand-ins for what
# lies in the board's flash are in it as well.
HEAP = "160k"


def test_plays_a_deal_in_the_boards_memory(micropython, programs, drive):
    report = runner.play(programs, drive, 1, heap=HEAP)

    assert report["deals"] == 1
    # Written when a match begins, at a pause and when a deal ends, and only what has changed.
    assert 1 <= report["erases"] <= 4


def test_heap_by_screen(micropython, programs, drive, figure):
    report = runner.play(programs, drive, 1, "sample")

    heap = {words.split()[1]: n for words, n in report.items() if words.startswith("heap ")}
    assert {"title", "newgame", "table", "menu", "result"} <= set(heap)
    for screen, most in heap.items():
        figure(f"heap in use at most, {screen:8} {most:7,} bytes (64-bit, stand-ins included)")
