# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""A whole match through the real screens."""

import random

from tests.screens.conftest import compare


def play_match(handheld, chance):
    """Start a match and press buttons until it is over; return how many presses it took."""
    handheld.start().press("A A")
    presses = 0
    while handheld.screen != "matchend":
        if handheld.screen == "table":
            handheld.press(
                chance.choice(("WAIT A", "WAIT RIGHT A", "WAIT LEFT A", "WAIT SELECT A"))
            )
        else:
            handheld.press("A")
        presses += 1
        assert presses < 5000
    return presses


def test_a_match_to_its_last_picture(handheld):
    play_match(handheld, random.Random(66))
    match = handheld.app.game.match
    assert max(match.totals) >= 7
    compare(handheld, "whole_match")
    assert handheld.press("B").screen == "title"
    assert handheld.app.game is None


def test_another_match_begins_with_the_choice_of_the_level(handheld):
    play_match(handheld, random.Random(1))
    assert handheld.press("A").screen == "newgame"
