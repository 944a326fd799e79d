# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
Comparing screens, in every language, with stored pictures.

``WRITE_SCREENS=1 pytest tests/screens tests/ui`` writes the pictures anew; look at them before
committing. ``make screens`` writes them elsewhere, all on one sheet to look at.
"""

import os
from pathlib import Path

import pygame
import pytest

from sixtysix import settings
from sixtysix.texts import LANGUAGES
from tests.ui.conftest import handheld, make_handheld, thinking  # noqa: F401 (fixtures)
from tests.ui.handheld import rgb565

STORED = Path(__file__).parent / "pictures"
FAILED = Path(__file__).parents[2] / "build" / "screens"


@pytest.fixture(
    autouse=True,
    params=[pytest.param(k, marks=[pytest.mark.slow] if k else []) for k in range(len(LANGUAGES))],
    ids=LANGUAGES,
)
def language(request, monkeypatch):
    """Let handhelds speak one language after the other; return its index."""
    monkeypatch.setattr(settings, "DEFAULTS", bytes((request.param,)) + settings.DEFAULTS[1:])
    return request.param


@pytest.fixture
def looks_like():
    """Return a function that compares what a handheld shows with a stored picture."""
    return compare


def picture_of(folder, code, name):
    """Return where a folder has the picture of a screen; of English, directly in it."""
    return (folder if code == LANGUAGES[0] else folder / code) / f"{name}.png"


def compare(handheld, name):
    """Fail if the handheld does not show ``pictures/<name>.png`` (compared in RGB565)."""
    code = handheld.app.texts.code
    stored = picture_of(STORED, code, name)
    where = os.environ.get("WRITE_SCREENS")
    if where:
        stored = stored if where == "1" else picture_of(Path(where), code, name)
        stored.parent.mkdir(parents=True, exist_ok=True)
        handheld.console.shot(str(stored))
        return
    assert stored.exists(), f"no picture {stored}: make it with WRITE_SCREENS=1"
    expected = rgb565(pygame.image.load(str(stored)))
    actual = handheld.pixels()
    if actual != expected:
        path = picture_of(FAILED, code, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        handheld.console.shot(str(path))
        different = sum(a != e for a, e in zip(actual, expected))
        pytest.fail(f"{different} pixels differ from {stored}; see {path}")
