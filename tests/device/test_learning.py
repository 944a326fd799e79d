# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The guided deal, puzzles, a shared deal and the game that is watched, in the board's memory."""

import pytest

from sixtysix import puzzles, replay
from sixtysix.dealcode import encode
from sixtysix.phases import OVER
from tests.device.test_code import HEAP
from tests.test_dealcode import game_of

pytestmark = [pytest.mark.device, pytest.mark.slow]


GAME = game_of(seed=2_718_281, needs=(3, 1))


def run(micropython, programs, drive, *options, heap=None):
    """Play the session on MicroPython; return the lines that it prints."""
    path = (programs, drive, drive / "lib")
    printed = micropython("learning", encode(GAME), *options, path=path, cwd=drive, heap=heap)
    return printed.splitlines()


def test_all_of_it_in_the_boards_memory(micropython, programs, drive):
    lines = run(micropython, programs, drive, heap=HEAP)
    assert lines[-1] == "end"
    played = [
        replay.decode(bytes.fromhex(line.split()[1])) for line in lines if line.startswith("played")
    ]
    assert [deal.phase for deal in played] == [OVER] * 4
    # Who plays any card misses even the first one, and tries it again.
    assert [deal.order for deal in played[:3]] == [puzzles.deal(0).order] * 3
    assert played[3].order == GAME.deal.order


def test_heap_by_screen(micropython, programs, drive, figure):
    lines = run(micropython, programs, drive, "sample")
    heap = dict(line.split()[1:] for line in lines if line.startswith("heap "))
    assert {"bubble", "taught", "puzzles", "solved", "keyboard", "share", "title"} <= set(heap)
    for screen, most in heap.items():
        figure(f"heap in use at most, {screen:8} {int(most):7,} bytes (64-bit)")
