# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The rules pages on MicroPython are the desktop's, and their memory comes back."""

from importlib import import_module

import pytest

from sixtysix.rulesets import NAMES, Ruleset
from sixtysix.texts import rules as builder

pytestmark = pytest.mark.device


def expected(language):
    """Return the lines that the script has to print."""
    words = import_module("sixtysix.texts.rules_" + language)
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
    assert kept < 25_000  # 20 KB of pages, and the table of names, which grows in steps of 4 KB
    assert most < 6_000
    assert left < 8_000  # names, and they grow in steps
    assert again == 0
