# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Pictures of what the pause menu leads to."""

import pytest

from tests.positions import position, three
from tests.screens.test_tables import THREE_HANDS
from tests.ui.handheld import Handheld

HANDS = ["H9 HJ S9 SK CJ DA", "HT HA CA DJ DQ DT"]
RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]


@pytest.fixture
def thinking():
    """Return a handheld whose computer players really think."""
    handheld = Handheld()
    yield handheld
    handheld.switch_off()


def hinted(handheld):
    """Ask for a hint and wait until it is there; return the handheld."""
    handheld.press("WAIT START").take("Hint")
    while handheld.app.screens[-1][1].busy():
        handheld.frames(1)
    return handheld.frames(1)


def test_hint(thinking, looks_like):
    looks_like(hinted(thinking.sit_down(position("sixtysix", HANDS, "CQ"))), "hint")


def test_hint_in_two_lines(thinking, looks_like):
    looks_like(hinted(thinking.sit_down(position("sixtysix", RICH, "HJ"))), "hint_exchange")


def test_hint_with_eight_cards(thinking, looks_like):
    deal = three(THREE_HANDS, "name-H")
    looks_like(hinted(thinking.sit_down(deal, totals=(5, -3, -2))), "hint_three")


def test_score_sheet(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ")
    handheld.sit_down(deal, totals=(6, 5)).press("WAIT")
    match = handheld.app.game.match
    match.sheet = bytearray((2, 64 + 1, 1, 64 + 3, 192, 64 + 1, 1, 2))
    match.deals = 8
    handheld.press("START").take("Score sheet")
    looks_like(handheld, "score_sheet")


def test_score_sheet_of_three(handheld, looks_like):
    deal = three(THREE_HANDS, "name-H")
    handheld.sit_down(deal, totals=(5, -3, -2)).press("WAIT")
    match = handheld.app.game.match
    match.sheet = bytearray((0o0012 | 0 << 6, 1 << 6 | 0o0002, 2 << 6 | 0o0032))
    match.deals = 3
    handheld.press("START").take("Score sheet")
    looks_like(handheld, "score_sheet_three")


def test_giving_up(handheld, looks_like):
    handheld.sit_down(position("sixtysix", RICH, "HJ")).press("WAIT START")
    looks_like(handheld.take("Give up the match"), "give_up")


def test_pausing_with_a_low_battery(handheld, looks_like):
    handheld.console.charge = 9
    handheld.sit_down(position("sixtysix", RICH, "HJ")).press("WAIT START")
    looks_like(handheld, "menu_pause_battery")
