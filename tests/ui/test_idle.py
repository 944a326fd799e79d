# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Left alone, the handheld dims, sleeps, and wakes where it was."""

import pytest

from sixtysix import save
from sixtysix.console.base import DIM, OFF
from sixtysix.ui import app
from tests.positions import position

RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]
# A wait is a frame of 25 ms, or a nap of 200 ms: one minute, and more than another of napping.
LONG = "WAIT*2450 WAIT*400 "


def sit_down(handheld, idle):
    handheld.app.settings.idle = idle
    handheld.sit_down(position("sixtysix", RICH, "HJ")).press("WAIT RIGHT")
    handheld.console.light.clear()
    return handheld.pixels(), len(handheld.app.game.deal.plays)


def test_it_dims_then_sleeps_and_the_press_that_wakes_does_nothing_else(handheld):
    before = sit_down(handheld, idle=1)
    handheld.press(LONG + "A")
    assert handheld.console.light == [DIM, OFF, handheld.app.settings.backlight]
    assert handheld.screen == "table"
    assert (handheld.pixels(), len(handheld.app.game.deal.plays)) == before
    handheld.press("A")
    assert (handheld.pixels(), len(handheld.app.game.deal.plays)) != before


def test_a_press_while_it_is_dim_wakes_it_too(handheld):
    before = sit_down(handheld, idle=1)
    handheld.press("WAIT*2250 A")
    assert handheld.console.light == [DIM, handheld.app.settings.backlight]
    assert (handheld.pixels(), len(handheld.app.game.deal.plays)) == before


def test_the_match_is_kept_before_it_sleeps(handheld):
    sit_down(handheld, idle=1)
    assert not save.stored(handheld.console, save.MATCH)
    handheld.press(LONG + "A")
    assert save.stored(handheld.console, save.MATCH)


def test_pressed_now_and_then_it_stays_awake(handheld):
    sit_down(handheld, idle=1)
    handheld.press("WAIT*1500 LEFT WAIT*1500 RIGHT")
    assert handheld.console.light == []


def test_it_never_sleeps_if_told_so(handheld):
    sit_down(handheld, idle=0)
    handheld.press("WAIT*3000 RIGHT")
    assert handheld.console.light == []


def test_lights_are_out_while_it_sleeps(handheld):
    sit_down(handheld, idle=1)
    handheld.press(LONG + "A")
    assert () in handheld.console.lit


@pytest.fixture
def short_of_memory(monkeypatch):
    """Let the memory not suffice for the first save."""
    fetch = app.fetch
    failed = []

    def fetch_or_fail(name):
        if name == "sixtysix.save" and not failed:
            failed.append(name)
            raise MemoryError
        return fetch(name)

    monkeypatch.setattr(app, "fetch", fetch_or_fail)


def test_a_save_without_memory_is_said(handheld, short_of_memory):
    sit_down(handheld, idle=0)
    assert not handheld.app.keep(True)
    assert handheld.app.trouble == save.UNSAVED
    assert handheld.app.keep(True)
    assert handheld.app.trouble == 0


def test_before_it_sleeps_it_is_tried_again(handheld, short_of_memory):
    sit_down(handheld, idle=1)
    handheld.press(LONG + "A")
    assert save.stored(handheld.console, save.MATCH)
    assert handheld.app.trouble == 0
