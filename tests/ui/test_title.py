# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The title: everything can be reached, and the computer plays itself when nobody does."""

import pytest

from sixtysix.ui.game import DEMO, PLAY
from tests.ui.handheld import letters, new_match, wait_for

MINUTE = 60_000 // 25  # frames


def choose_line(handheld, name):
    """Choose the line of a screen at the title, by buttons."""
    at = handheld.app.screens[0][1]._screens.index(name)
    return handheld.press("DOWN " * (at // 2) + "RIGHT " * (at % 2) + "A")


def test_every_line_opens_its_screen(make_handheld):
    screens = make_handheld().start().app.screens[0][1]._screens
    for name in screens:
        handheld = choose_line(make_handheld().start(), name)
        if name == "lesson":
            name = "bubble"
        wait_for(handheld, name)


def test_all_arrows_go_around(handheld):
    grid = handheld.start().app.screens[0][1]._grid
    count = len(handheld.app.screens[0][1]._screens)
    seen = []
    for button in ["RIGHT", "RIGHT", "LEFT", "LEFT"] + ["DOWN"] * 4 + ["UP"] * 4:
        handheld.press(button)
        seen.append(grid.chosen)
    rows = (count + 1) // 2
    assert seen[:4] == [1, 0, 1, 0]
    assert seen[4:8] == [2 * ((k + 1) % rows) for k in range(4)]


def test_after_a_minute_the_computer_plays_itself_until_somebody_presses(handheld):
    handheld.app.game = left = new_match()
    handheld.start().press("START UP A")
    assert handheld.frames(MINUTE - 300).screen == "title"
    handheld.press("RIGHT").frames(MINUTE - 300)
    assert handheld.screen == "title"  # a press is a sign of life
    wait_for(handheld, "table")
    game = handheld.app.game
    assert game.purpose == DEMO and not game.persons
    handheld.frames(200)
    assert game.deal.count
    assert handheld.press("A").screen == "title"
    assert handheld.app.game.purpose == PLAY
    assert handheld.app.game.deal.order == left.deal.order


def test_nobody_is_told_that_it_is_his_turn(handheld):
    table = wait_for(handheld.start(), "table").app.screens[0][1]
    seen = set()
    for _ in range(300):
        handheld.frames(1)
        seen.add(letters(table._status).strip(" ."))
    assert {"C1 is thinking", "C2 is thinking"} <= seen
    assert not any("our" in text for text in seen)  # "Your lead", "Your turn"


def test_it_makes_no_sound_and_lights_no_lights(handheld, monkeypatch):
    heard = []
    monkeypatch.setattr(handheld.console, "sound", heard.append)
    monkeypatch.setattr(handheld.console, "lights", lambda colours: heard.extend(colours))
    handheld.start()
    heard.clear()  # the title has a jingle
    wait_for(handheld, "table").frames(400)
    assert heard == []


def test_it_goes_on_for_many_deals_and_nothing_is_stored(handheld):
    handheld.app.settings.idle = 0
    handheld.start().app.keep(True)
    stored = handheld.console.read(4096)
    for _ in range(3):
        wait_for(handheld, "table")
        assert handheld.app.game.purpose == DEMO
        wait_for(handheld, "title")
    assert handheld.console.read(4096) == stored


@pytest.mark.parametrize("game, row", [(2, 2), (6, 0)])
def test_it_plays_the_game_played_last_if_that_is_for_two(handheld, game, row):
    handheld.app.settings.game = game
    wait_for(handheld.start(), "table")
    assert handheld.app.game.deal.rules.row == row
