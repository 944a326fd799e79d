# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""On the board a search must not feed the garbage collector."""

import pytest

from sixtysix import rulesets

pytestmark = pytest.mark.device


def test_walking_legal_moves_allocates_nothing(micropython, programs, drive):
    printed = micropython("allocation", 100, path=(programs, drive))

    games = [line.split() for line in printed.splitlines()]
    assert [name for name, _, _ in games] == list(rulesets.NAMES)
    assert {name: taken for name, taken, _ in games if taken != "0"} == {}
    assert all(int(count) > 10_000 for _, _, count in games), printed
