# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
Comparing screens with stored pictures.

``WRITE_SCREENS=1 pytest tests/screens`` writes the pictures anew; look at them before committing.
"""

import os
from pathlib import Path

import pygame
import pytest

from tests.ui.conftest import handheld, make_handheld  # noqa: F401 (fixtures)
from tests.ui.handheld import rgb565

STORED = Path(__file__).parent / "pictures"
FAILED = Path(__file__).parents[2] / "build" / "screens"


@pytest.fixture
def looks_like():
    """Return a function that compares what a handheld shows with a stored picture."""
    return compare


def compare(handheld, name):
    """Fail if the handheld does not show ``pictures/<name>.png`` (compared in RGB565)."""
    stored = STORED / f"{name}.png"
    if os.environ.get("WRITE_SCREENS"):
        STORED.mkdir(exist_ok=True)
        handheld.console.shot(str(stored))
        return
    assert stored.exists(), f"no picture {stored}: make it with WRITE_SCREENS=1"
    expected = rgb565(pygame.image.load(str(stored)))
    actual = handheld.pixels()
    if actual != expected:
        FAILED.mkdir(parents=True, exist_ok=True)
        path = FAILED / f"{name}.png"
        handheld.console.shot(str(path))
        different = sum(a != e for a, e in zip(actual, expected))
        pytest.fail(f"{different} pixels differ from {stored}; see {path}")
