# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What tests of the interface share: handhelds whose computer plays as it is told."""

import sys
from types import SimpleNamespace

import pytest

from sixtysix import loading
from sixtysix.ui import game
from tests.ui.handheld import Handheld, Obedient


@pytest.fixture
def make_handheld(monkeypatch):
    """Return a maker of handhelds, which are switched off after the test."""
    made = []
    fetch = loading.fetch

    def fetch_obedient(name):
        mind = name.startswith("sixtysix.ai")
        return SimpleNamespace(Player=Obedient) if mind else fetch(name)

    monkeypatch.setattr(loading, "fetch", fetch_obedient)
    monkeypatch.setattr(game, "fetch", fetch_obedient, raising=False)
    sys.modules.pop("sixtysix.ui.table", None)  # it may hold the fetch of before

    def make(**details):
        made.append(Handheld(**details))
        return made[-1]

    yield make
    for handheld in made:
        handheld.switch_off()


@pytest.fixture
def handheld(make_handheld):
    """Return a handheld with an empty memory, not switched on yet."""
    return make_handheld()


@pytest.fixture
def thinking():
    """Return a maker of handhelds whose computer thinks for itself."""
    made = []

    def make(**details):
        made.append(Handheld(**details))
        return made[-1]

    yield make
    for handheld in made:
        handheld.switch_off()
