# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""A low battery is shown, and the jingles are heard where they belong."""

import pytest

from sixtysix.console.sounds import JINGLE_MATCH, JINGLE_START
from tests.positions import position
from tests.ui.handheld import new_match

_CORNER = (142, 1)
_LAST = ["HK HQ S9 D9 SK SJ", "SA SQ CJ C9 DJ DA"]  # leading the marriage, the person has 66


def corner(handheld):
    """Return the part of the screen where the sign is."""
    pixels = handheld.pixels()
    return [pixels[160 * y + x] for y in range(9) for x in range(141, 160)]


@pytest.mark.parametrize("charge, shown", [(None, False), (100, False), (16, False), (15, True)])
def test_the_title_tells_of_a_low_battery(make_handheld, charge, shown):
    usual = corner(make_handheld().start())
    handheld = make_handheld()
    handheld.console.charge = charge
    assert (corner(handheld.start()) != usual) == shown


def test_the_emptier_the_shorter(make_handheld):
    red = []
    for charge in (15, 8):
        handheld = make_handheld()
        handheld.console.charge = charge
        pixels = corner(handheld.start())
        red.append(sum(pixel >> 11 == 0xF0 >> 3 and pixel & 0x1F < 8 for pixel in pixels))
    assert red[0] >= red[1] > 0


def test_it_is_told_after_every_deal(make_handheld):
    seen = []
    for charge in (None, 5):
        handheld = make_handheld()
        deal = position("sixtysix", _LAST, "HJ", tricks="DT DK, CA CT")
        handheld.console.charge = charge
        handheld.sit_down(deal, "C9").press("WAIT A A A WAIT")
        assert handheld.screen == "result"
        seen.append(corner(handheld))
    assert seen[0] != seen[1]


def test_the_pause_menu_tells_of_it_and_the_table_does_not(make_handheld):
    seen = []
    for charge in (None, 5):
        handheld = make_handheld()
        handheld.console.charge = charge
        handheld.sit_down(position("sixtysix", _LAST, "HJ")).press("WAIT")
        table = corner(handheld)
        menu = corner(handheld.press("START"))
        assert corner(handheld.press("B")) == table
        seen.append((table, menu))
    assert seen[0][0] == seen[1][0]
    assert seen[0][1] != seen[1][1]


def test_a_jingle_at_the_title_and_none_at_a_match_that_goes_on(make_handheld):
    fresh = make_handheld().start()
    assert fresh.console.heard == [JINGLE_START]
    again = make_handheld()
    again.app.game = new_match()
    again.start()
    assert JINGLE_START not in again.console.heard


def test_a_jingle_for_a_match_won(handheld):
    deal = position("sixtysix", _LAST, "HJ", tricks="DT DK, CA CT")
    handheld.sit_down(deal, "C9", totals=(6, 6)).press("WAIT A A A WAIT A WAIT")
    assert handheld.screen == "matchend"
    assert handheld.console.heard[-1] == JINGLE_MATCH
