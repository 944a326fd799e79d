# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Settings, statistics, notices, and the two ways to draw cards."""

import random

import pytest

from sixtysix import mishap, save
from sixtysix.rulesets import FOUR, THREE
from sixtysix.ui.game import PERSON
from tests.positions import position
from tests.test_statistics import finished, won
from tests.ui.handheld import Handheld

RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]


def opened(handheld, name):
    handheld.start().app.go(name)
    return handheld.frames(1)


def test_settings(handheld, looks_like):
    looks_like(opened(handheld, "options").press("DOWN*2"), "settings")


def test_settings_further_down(handheld, looks_like):
    looks_like(opened(handheld, "options").press("UP*3"), "settings_more")


def test_no_statistics_yet(handheld, looks_like):
    looks_like(opened(handheld, "statistics"), "statistics_none")


@pytest.fixture
def experienced(handheld):
    """Return a handheld with much to show."""
    app = handheld.app
    chance = random.Random(4)
    for _ in range(23):
        ours = chance.choice((7, 7, 8, 3, 5, 2))
        app.game = won(ours, chance.choice((0, 2, 4, 6)) if ours > 6 else 7)
        app.keep(True, "add_deal")
    for seed in range(9):
        app.game = finished(THREE, seed, (PERSON, 2, 2))
        app.keep(True, "add_deal")
        app.game = finished(0, seed, closing=seed % 2 == 0)
        app.keep(True, "add_deal")
        app.keep(True, "add_review", 13 + seed, 7)
    app.game = None
    return handheld


def test_the_last_matches(experienced, looks_like):
    looks_like(opened(experienced, "statistics"), "statistics_matches")


def test_the_pages_of_a_game(experienced, looks_like):
    opened(experienced, "statistics")
    looks_like(experienced.press("RIGHT"), "statistics_game")
    looks_like(experienced.press("RIGHT"), "statistics_more")


@pytest.mark.parametrize("trouble", range(save.COPIED, save.UNSAVED + 1))
def test_notices(handheld, looks_like, trouble):
    handheld.app.trouble = trouble
    looks_like(handheld.start(), f"notice_{trouble}")


def table(path, deal, **settings):
    """Return a handheld switched on with these settings, at a table."""
    first = Handheld(path=str(path))
    for name, value in settings.items():
        setattr(first.app.settings, name, value)
    first.app.keep(True)
    return Handheld(path=str(path)).sit_down(deal).press("WAIT")


@pytest.mark.parametrize("suits, faces", [(0, 0), (0, 1), (1, 1)])
def test_cards_as_the_settings_say(tmp_path, handheld, looks_like, suits, faces):
    deal = position("sixtysix", RICH, "HJ", tricks="D9 DA")
    shown = table(tmp_path / "save.bin", deal, suits=suits, faces=faces)
    looks_like(shown, f"cards_{('two', 'four')[suits]}_{('usual', 'large')[faces]}")
    shown.switch_off()


def test_a_full_hand_of_large_faces(tmp_path, handheld, looks_like):
    deal = finished(FOUR, 3, (PERSON, 1, 1, 1)).match.deal(5)
    shown = table(tmp_path / "save.bin", deal, faces=1)
    looks_like(shown, "cards_large_four")
    shown.switch_off()


def test_an_error_on_a_board(handheld, looks_like):
    what = "MemoryError: memory allocation failed, allocating 640 bytes"
    mishap.show(handheld.console, what, "sixtysix.ui.table 1 G")
    looks_like(handheld, "mishap")
