# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""What game points are worth near the end of a match."""

import pytest

from sixtysix.ai.tables import NEAR, worth
from tools import match_score


def test_the_computer_uses_this_table():
    assert list(NEAR) == match_score.row(1) + match_score.row(2) + match_score.row(3)


def test_far_from_the_end_points_are_worth_what_they_are():
    assert match_score.row(4) == [worth(4, points) for points in (1, 2, 3)]


def test_chances_of_both_are_one():
    for own in range(1, 8):
        for other in range(1, 8):
            assert match_score.chance(own, other) + match_score.chance(other, own) == 1


@pytest.mark.parametrize("lacks", (1, 2, 3))
def test_points_beyond_what_is_lacking_are_worth_nothing(lacks):
    assert worth(lacks, lacks) == worth(lacks, 3) == worth(lacks, 6)
    assert worth(lacks, 1) > 0


def test_without_a_match_all_points_are_worth_the_same():
    assert [worth(0, points) for points in range(7)] == list(range(0, 28, 4))
