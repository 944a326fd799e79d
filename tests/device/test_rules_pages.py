# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The rules pages on MicroPython are the desktop's, and their memory comes back."""

import pytest

from sixtysix.rulesets import NAMES, Ruleset
from sixtysix.ui import rulebook as builder

pytestmark = pytest.mark.device


def expected(language):
    """Return the lines that the script has to print."""
    words = builder.Words(language)
    lines = []
    for row in range(len(NAMES)):
        for changes in ({}, {"claims": 1, "target": 9}):
            for title, page in builder.pages(Ruleset(row, **changes), words):
                lines += [title, *page]
    return lines


@pytest.mark.parametrize("language", ["en", "pl", "szl", "da", "de"])
def test_the_pages_are_the_same_and_leave_nothing_behind(micropython, programs, drive, language):
    path = (programs, drive, drive / "lib")
    *lines, figures = micropython("rules_pages", language, path=path).splitlines()

    assert lines == 2 * expected(language)  # it reads them twice
    kept, most, left, again = map(int, figures.split())
    assert kept < 12_000  # the builder and what its conditions are; no sentence
    assert most < 6_000
    assert left < 2_000  # names
    assert again == 0
