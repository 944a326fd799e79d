# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Every game, house rules, several persons: chosen with the buttons and played on MicroPython, in
a heap as small as the board's."""

import pytest

from sixtysix.rulesets import DANISH, NAMES, THREE
from tests.device.test_code import HEAP

pytestmark = [pytest.mark.device, pytest.mark.slow]

B, A, DOWN, UP = "0", "1", "5", "6"
# From the line of the players on: their page, with the second and third player made persons; the
# page of the house rules, with claims and honour play changed.
PERSONS = A + 2 * (DOWN + A) + B
HOUSE = DOWN + A + DOWN + A + 2 * DOWN + A + B + UP


def play(micropython, programs, drive, row, choices="", deals=1):
    """Play on MicroPython; return what it reports, a dictionary of words -> number."""
    path = (programs, drive, drive / "lib")
    printed = micropython("play_games", row, choices or "-", deals, path=path, cwd=drive, heap=HEAP)
    return {
        words: int(number)
        for words, _, number in (line.rpartition(" ") for line in printed.splitlines())
    }


@pytest.mark.parametrize("row", range(len(NAMES)))
def test_a_deal_of_every_game(micropython, programs, drive, row, figure):
    report = play(micropython, programs, drive, row)
    assert (report["row"], report["persons"], report["house"], report["deals"]) == (row, 1, 0, 1)
    most = report["heap table"]
    figure(f"heap in use at most, table of {NAMES[row]:9} {most:7,} bytes (64-bit)")


def test_counting_and_honour_play(micropython, programs, drive):
    report = play(micropython, programs, drive, DANISH, HOUSE, deals=2)
    assert (report["row"], report["house"]) == (DANISH, 2)
    assert report["deals"] >= 2


def test_three_persons(micropython, programs, drive):
    report = play(micropython, programs, drive, THREE, PERSONS, deals=2)
    assert (report["row"], report["persons"]) == (THREE, 3)
    assert report["heap cover"] < report["heap table"] + 1000
