# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The speed comparison runs and reads as documented; the figure itself is no test's business."""

import pytest

from tools import deals_per_second


@pytest.mark.slow
def test_it_measures_all_three(capsys):
    assert deals_per_second.main(["--rounds", "1", "--seconds", "0.05"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    assert lines[1].split()[-1] == "1.0"


def test_table_shows_ratios():
    lines = deals_per_second.table({"theirs": 1000, "ours": 5500, "sixtysix": 6000})
    assert [line.split()[-2:] for line in lines[1:]] == [
        ["1,000", "1.0"],
        ["5,500", "5.5"],
        ["6,000", "6.0"],
    ]


def test_a_ratio_can_be_asked_for(capsys):
    assert deals_per_second.main(["--rounds", "1", "--seconds", "0.01", "--least", "1000"]) == 1


@pytest.mark.parametrize("arguments", [["--rounds", "0"], ["--seconds", "0"]])
def test_wrong_arguments(arguments, capsys):
    with pytest.raises(SystemExit) as stop:
        deals_per_second.main(arguments)
    assert stop.value.code == 2
