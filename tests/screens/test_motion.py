# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Pictures of cards on their way."""

import pytest

from sixtysix.match import Match
from sixtysix.rulesets import FOUR, SIXTYSIX, Ruleset
from sixtysix.ui.game import PERSON, Game
from tests.positions import position

RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]
NORMAL = 2


@pytest.fixture
def moving(handheld):
    """Return a handheld at whose table cards move."""
    handheld.app.settings.speed = NORMAL
    return handheld


@pytest.mark.parametrize(
    "row, frames, name", [(SIXTYSIX, 16, "dealing"), (FOUR, 30, "dealing_four")]
)
def test_dealing(moving, looks_like, row, frames, name):
    rules = Ruleset(row)
    game = moving.app.game = Game(Match(rules), [PERSON] + [1] * (rules.seats - 1))
    game.next_deal(3)
    looks_like(moving.start().frames(frames), name)


@pytest.mark.parametrize(
    "script, frames, name",
    [
        ("LEFT A", 1, "playing"),
        ("LEFT A", 7, "answering"),
        ("LEFT A", 73, "gathering"),
        ("LEFT A", 77, "gathered"),
        ("LEFT A", 89, "drawing"),
        ("SELECT A", 3, "exchanging"),
        ("SELECT A", 14, "exchanged"),
        ("SELECT DOWN A", 1, "closing"),
        ("SELECT DOWN A", 5, "closing_back"),
    ],
)
def test_moves(moving, looks_like, script, frames, name):
    moving.sit_down(position("sixtysix", RICH, "HJ"), "DJ").press("WAIT " + script)
    looks_like(moving.frames(frames), "moving_" + name)
