# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The settings are seen at once and kept; statistics are shown page by page."""

import sys
from types import SimpleNamespace

import pytest

from sixtysix import save, texts
from sixtysix.settings import DEFAULTS, SETTINGS
from sixtysix.texts import LANGUAGES
from sixtysix.ui import looks, options
from tests.positions import position
from tests.test_statistics import finished, noted, won
from tests.ui.handheld import letters
from tools import build

LINES = ("language", "level", "speed", "volume", "lights", "backlight", "idle", "suits", "faces")
LINES += ("left", "show_opponent", "ask_draw")
RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]


@pytest.fixture
def settings(handheld):
    """Return a handheld that shows the settings."""
    handheld.start().app.go("options")
    return handheld.frames(1)


def line(handheld):
    """Return what the chosen line says."""
    menu = handheld.app.screens[-1][1]._form.menu
    return menu.items[menu.chosen]


def foot(handheld):
    return letters(handheld.app.screens[-1][1]._foot).strip()


def test_every_setting_for_all_matches_has_a_line():
    others = {"game", "persons", "taught"}  # chosen before a match; no choice at all
    assert set(options._FIELDS) == set(SETTINGS) - others


@pytest.mark.parametrize("number", range(1, len(LINES)))
def test_each_line_changes_its_setting_and_all_come_back(settings, number):
    name = LINES[number]
    first = getattr(settings.app.settings, name)
    settings.press("DOWN " * number)
    seen = [first]
    for _ in range(4):
        settings.press("RIGHT")
        seen.append(getattr(settings.app.settings, name))
    count = len(set(seen))
    assert count in (2, 3, 4)
    assert seen == [(first + k) % count for k in range(5)]
    settings.press("LEFT*4")
    assert getattr(settings.app.settings, name) == first


def test_changes_are_kept(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    first = make_handheld(path=path).start()
    first.app.go("options")
    first.frames(1).press("DOWN*3 RIGHT DOWN*4 RIGHT B")
    assert first.screen == "title"
    second = make_handheld(path=path)
    assert second.app.settings.volume == (DEFAULTS[SETTINGS.index("volume")] + 1) % 4
    assert second.app.settings.suits == 0


def test_suits_are_recoloured_at_once(settings):
    colours = settings.app.art.colours
    four = [colours[k] for k in range(4, 8)]
    assert len(set(four)) == 4
    settings.press("DOWN*7 RIGHT")
    assert [colours[k] for k in range(4, 8)] == [four[0], four[1], four[0], four[1]]
    settings.press("RIGHT")
    assert [colours[k] for k in range(4, 8)] == four


def test_faces_are_loaded_at_once_in_the_place_of_the_others(settings):
    def pixels():
        art = settings.app.art
        return art.faces, [art.cards[k] for k in range(art.cards.width * art.cards.height)]

    usual = pixels()
    settings.press("DOWN*8 RIGHT")
    assert pixels() != usual
    settings.press("RIGHT")
    assert pixels() == usual


@pytest.mark.parametrize("upright, turned", [(270, 90), (0, 180), (90, 270)])
def test_for_the_left_hand_the_picture_is_turned(settings, upright, turned):
    console = settings.console
    settings.app.console = SimpleNamespace(
        upright=upright, display=SimpleNamespace(rotation=upright), backlight=lambda level: None
    )
    rotations = []
    for left in (1, 1, 0):  # as often as it likes: it is no turning further
        settings.app.settings.left = left
        looks.apply(settings.app)
        rotations.append(settings.app.console.display.rotation)
    settings.app.console = console
    assert rotations == [turned, turned, upright]


def test_the_level_changes_for_the_running_match(handheld):
    handheld.sit_down(position("sixtysix", RICH, "HJ")).app.go("options", "table")
    handheld.press("WAIT DOWN RIGHT B WAIT")
    assert handheld.screen == "table"
    assert handheld.app.game.level() == 2


def test_settings_from_the_pause_menu_and_back_to_the_same_deal(handheld):
    handheld.sit_down(position("sixtysix", RICH, "HJ"), "DJ").press("WAIT LEFT A WAIT")
    log = bytes(handheld.app.game.deal.log[:3])
    handheld.press("START").take("Settings").press("WAIT DOWN*10 RIGHT DOWN RIGHT B WAIT")
    assert handheld.screen == "table"
    assert bytes(handheld.app.game.deal.log[:3]) == log
    assert (handheld.app.settings.show_opponent, handheld.app.settings.ask_draw) == (0, 1)


def test_the_language_changes_in_the_middle_of_a_deal(handheld, monkeypatch, tmp_path):
    words = (build.ROOT / build.TEXTS / "en.txt").read_text("utf-8")
    (tmp_path / "en.txt").write_text(words, "utf-8")
    (tmp_path / "xx.txt").write_text(words.replace("LEAD=Your", "LEAD=THY"), "utf-8")
    monkeypatch.setattr(texts, "LANGUAGES", ("en", "xx"))
    monkeypatch.setattr(texts, "path", lambda name: str(tmp_path / name.split("/")[1]))
    sys.modules.pop("sixtysix.ui.options", None)  # it may hold the languages of before
    handheld.sit_down(position("sixtysix", RICH, "HJ"), "DJ").press("WAIT START").take("Settings")
    handheld.press("WAIT")
    assert line(handheld).split()[:2] == ["Language", "◄"]
    handheld.press("RIGHT WAIT")
    assert handheld.app.texts.code == "xx"
    handheld.press("B WAIT")
    assert handheld.screen == "table"
    assert letters(handheld.app.screens[-1][1]._status).strip() == "THY lead"
    handheld.press("LEFT A WAIT")
    assert handheld.app.game.deal.played == 2
    handheld.app.keep(True)
    assert save.parts(handheld.console.read(save.MAX_SIZE))[save.SETTINGS][0] == 1


def test_a_language_that_is_not_there_is_english(make_handheld):
    handheld = make_handheld().start()
    handheld.app.settings.language = len(LANGUAGES) + 3
    handheld.app.go("options")
    handheld.press("RIGHT RIGHT")
    assert handheld.screen == "options"


# ---- export ----


def test_export_where_files_can_be_written(make_handheld, tmp_path):
    handheld = make_handheld(path=str(tmp_path / "save.bin")).start()
    for seed in range(3):
        handheld.app.game = finished(0, seed)
        handheld.app.keep(True, "add_deal")
    games = tmp_path / "save-games.txt"
    assert len(games.read_text().splitlines()) == 3
    games.unlink()
    handheld.app.go("options")
    handheld.press("B UP A")
    assert foot(handheld) == "3 in save-games.txt"
    assert len(games.read_text().splitlines()) == 3
    handheld.press("A")
    assert foot(handheld) == "0 in save-games.txt"


def test_export_elsewhere_says_how(settings):
    settings.press("UP A")
    assert foot(settings) == "No: switch on holding A"
    settings.press("UP")
    assert foot(settings) == "◄ ►: change   B: back"


# ---- statistics ----


@pytest.fixture
def statistics(handheld):
    """Return a function: the statistics after some games."""

    def show(*played):
        noted(*played, console=handheld.console)
        handheld.start().app.go("statistics")
        return handheld.frames(1)

    return show


def body(handheld):
    """Return the lines of a page."""
    screen = handheld.app.screens[-1][1]
    text = next(part for part in screen.group if getattr(part, "height", 0) == 7)
    return [letters(text, row).rstrip() for row in range(7)]


def test_nothing_yet(statistics):
    handheld = statistics()
    assert "No match finished yet." in body(handheld)
    assert handheld.press("RIGHT LEFT A").screen == "statistics"
    assert handheld.press("B").screen == "title"


def test_pages_of_what_was_played(statistics):
    handheld = statistics(won(7, 3), won(2, 7), won(7, 0))
    assert body(handheld)[0] == "Last matches: 3, won: 2"
    lines = body(handheld.press("RIGHT"))
    assert lines[0].split() == ["Computer", "Normal"]
    assert lines[1].endswith(" 2:1")
    assert lines[3].split() == ["Deals", "3"]
    assert body(handheld.press("RIGHT"))[1].split()[-1] == "0"
    assert body(handheld.press("RIGHT"))[0].startswith("Last matches")


def test_the_bars_are_as_high_as_the_matches_were_clear(statistics):
    handheld = statistics(won(7, 3), won(2, 7), won(7, 0))
    bars = list(handheld.app.screens[-1][1].group)[-1]
    zero, first, second, third = bars
    assert (first.y + first.height, second.y, third.y + third.height) == (75, 76, 75)
    assert first.height < second.height < third.height
    assert zero.y == 75
