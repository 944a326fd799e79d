# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Pictures of the review of a deal."""

import pytest

from sixtysix.rulesets import FOUR, SIXTYSIX, THREE
from tests.ui.handheld import Handheld
from tests.ui.test_review import played, review


@pytest.fixture
def reviewed():
    """Return a maker of handhelds that show the review of a deal played at random."""
    made = []

    def make(*args, **details):
        handheld = Handheld()
        made.append(handheld)
        handheld.app.game = played(*args, **details)
        review(handheld.start().press("WAIT"))
        return handheld.frames(1)

    yield make
    for handheld in made:
        handheld.switch_off()


def test_the_costliest_decision(reviewed, looks_like):
    looks_like(reviewed(SIXTYSIX, 4), "review")


def test_every_kind_of_decision(reviewed, looks_like):
    handheld = reviewed(SIXTYSIX, 21)
    kinds = {}
    screen = handheld.app.screens[-1][1]
    for number, decision in enumerate(screen._review.decisions):
        kinds.setdefault((decision.phase, decision.best < 64, decision.move < 64), number)
    for name, number in zip("abcd", sorted(kinds.values())):
        handheld.press("RIGHT " * ((number - screen._at) % len(screen._review.decisions)))
        looks_like(handheld, f"review_{name}")


def test_eight_cards(reviewed, looks_like):
    looks_like(reviewed(THREE, 5), "review_three")


def test_three_cards_on_the_table(reviewed, looks_like):
    handheld = reviewed(FOUR, 2, persons=(0, 1, 2, 3))
    screen = handheld.app.screens[-1][1]
    while len(screen._review.decisions[screen._at].trick) < 3:
        handheld.press("RIGHT")
    looks_like(handheld, "review_four")


def test_looking(looks_like):
    handheld = Handheld()
    handheld.app.game = played(SIXTYSIX, 4)
    handheld.start().press("WAIT B")
    looks_like(handheld, "review_looking")
    handheld.switch_off()
