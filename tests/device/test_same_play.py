# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The board plays as the desktop does, move for move."""

import pytest

from sixtysix import replay
from sixtysix.dealcode import decode, encode
from sixtysix.phases import OVER
from sixtysix.rulesets import NAMES, THREE
from tests.device.scripts import deals, shared
from tests.test_dealcode import game_of
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


def test_a_shared_deal_is_played_the_same_way_on_both(micropython, programs, drive):
    games = [
        game_of(row, 7 * row + level, (level % 2,), level, row % 2, level, (1 + row % 3,) * 2)
        for row in range(THREE)
        for level in (0, 1, 2)
    ]
    games += [game_of(row, 99, (1,), 1, 2) for row in range(THREE, len(NAMES))]
    codes = [encode(game) for game in games]
    printed = micropython("shared", *codes, path=(programs, drive), timeout=500)
    on_micropython = [bytes.fromhex(line) for line in printed.split()]
    assert on_micropython == [shared.play(code) for code in codes]
    for game, data in zip(games, on_micropython):
        deal = replay.decode(data)
        assert deal.phase == OVER
        assert deal.order == game.deal.order == decode(encode(game)).deal.order
