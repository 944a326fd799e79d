# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""``code.py`` starts from the drive's files and plays, in as little memory as the board has."""

from statistics import median

import pytest

from tests.device import micropython as runner

pytestmark = [pytest.mark.device, pytest.mark.slow]

# A board has 120 to 140 KB for Python. This heap has 64-bit words, and the stand-ins for what
# lies in the board's flash are in it as well.
HEAP = "160k"

# The interpreter's table of names doubles when it is full, the next time, by 7 KB, at this number.
NAMES = 630


def test_plays_a_deal_in_the_boards_memory(micropython, programs, drive):
    report = runner.play(programs, drive, 1, heap=HEAP)

    assert report["deals"] == 1
    assert report["looks at a weaker player"] == 0
    # Written when a match begins, at a pause and when a deal ends, and only what has changed.
    assert 1 <= report["erases"] <= 4


def test_heap_by_screen(micropython, programs, drive, figure):
    report = runner.play(programs, drive, 1, "sample")

    heap = {words.split()[1]: n for words, n in report.items() if words.startswith("heap ")}
    assert {"title", "newgame", "table", "menu", "result"} <= set(heap)
    for screen, most in heap.items():
        figure(f"heap in use at most, {screen:8} {most:7,} bytes (64-bit, stand-ins included)")


@pytest.mark.parametrize("seed", [66, 1000, 2000])
def test_fifty_deals_in_the_boards_memory(micropython, programs, drive, seed, figure):
    report = runner.play(programs, drive, 50, heap=HEAP, seed=seed)

    assert report["deals"] == 50
    assert report["looks at a weaker player"] == 0
    figure(f"names after 50 deals: {report['names']}, {report['bytes of names']:,} bytes")
    assert report["names"] < NAMES


def test_no_deal_leaves_less_memory_than_the_one_before(micropython, programs, drive):
    report = runner.play(programs, drive, 50, "deals")

    most = [report[f"deal {number}"] for number in range(1, 51)]
    # In the first deals every screen is seen for the first time, and the stored deals become many.
    # Then one deal needs more than another, by what happens in it, and later ones no more.
    assert abs(median(most[35:]) - median(most[20:35])) < 512
    assert max(most) < min(most) + 6000
