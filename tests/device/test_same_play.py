# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The board plays as the desktop does, move for move."""

import pytest

from sixtysix import replay
from sixtysix.phases import OVER
from tests.device.scripts import deals
from tools import build

pytestmark = [pytest.mark.device, pytest.mark.slow]

SEEDS = 100


@pytest.mark.parametrize("first", range(0, SEEDS, 25))
def test_same_records_on_both_interpreters(micropython, programs, drive, first):
    printed = micropython("deals", first, first + 25, path=(programs, drive), timeout=500)

    on_micropython = [bytes.fromhex(line) for line in printed.split()]
    assert on_micropython == [deals.play(seed) for seed in range(first, first + 25)]
    assert all(replay.decode(data).phase == OVER for data in on_micropython)


@pytest.mark.parametrize("optimise", ["-O0", "-O2", "-O3"])
def test_optimisation_changes_nothing(micropython, programs, tmp_path, optimise):
    drive = tmp_path / "CIRCUITPY"
    build.build(drive, first=build.MICROPYTHON, optimise=optimise)
    printed = micropython("deals", 0, 5, path=(programs, drive))
    assert [bytes.fromhex(line) for line in printed.split()] == [deals.play(n) for n in range(5)]
