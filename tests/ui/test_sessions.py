# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Walks of one person through the real screens, with the power switched off and on between them.

Each reads as a story: what is pressed, and what is then to be seen.
"""

import pytest

from sixtysix.ui.widgets import Text
from tests.ui.handheld import Handheld, letters, wait_for
from tests.ui.test_codes import type_code
from tests.ui.test_lesson import STEPS, play_step
from tests.ui.test_puzzles import play as solve
from tests.ui.test_title import choose_line

NAMES = ["English", "polski", "ślōnski", "dansk", "Deutsch"]


@pytest.fixture
def person(tmp_path):
    """Return a function: the person switches the handheld off, if it is on, and on."""
    used = []

    def switch_on(owner="mine", taught=None):
        switch_off()
        used.append(Handheld(path=str(tmp_path / f"{owner}.bin"), taught=taught))
        if taught is not None:
            used[-1].app.settings.level = 0  # an easy computer thinks quickly
        return used[-1].start().frames(1)

    def switch_off():
        if used:
            used.pop().switch_off()

    yield switch_on
    switch_off()


def seen(handheld):
    """Return what the topmost screen says, all of it."""
    return " ".join(" ".join(_said(handheld.app.screens[-1][1].group)).split())


def _said(group):
    for part in group:
        if isinstance(part, Text):
            yield from (letters(part, row) for row in range(part.height))
        elif hasattr(part, "append"):
            yield from _said(part)


def menu_lines(handheld):
    """Return the lines of the open menu."""
    return handheld.app.screens[-1][1].menu.items


def pause(handheld, line):
    """Take a line of the pause menu."""
    return wait_for(handheld.press("WAIT START"), "menu").take(line).frames(1)


def my_turn(handheld):
    """Wait until a card can be chosen, and leave menus that open by themselves."""
    while wait_for(handheld, "table", "menu").press("WAIT").screen == "menu":
        handheld.press("A")
    return handheld


def play_on(handheld, *ends):
    """Play any card, one after the other, until one of these screens comes."""
    for _ in range(400):
        if handheld.press("WAIT").screen in ends:
            return handheld
        handheld.press("A RIGHT" if handheld.screen == "table" else "A")
    raise AssertionError(f"{ends} never came, but {handheld.screen}")


def advice(handheld):
    """Ask for a hint; return what it says, and go back to the table."""
    pause(handheld, "Hint")
    screen = handheld.app.screens[-1][1]
    while screen.busy():
        handheld.frames(1)
    said = seen(handheld)
    assert handheld.press("A").screen == "table"
    return said


def shown_hand(handheld):
    """Return the cards of the person's hand, as they are shown."""
    return bytes(handheld.app.screens[0][1]._hand.cards)


# ---- the stories ----


def test_somebody_new_chooses_his_language_learns_the_game_and_is_never_asked_again(person):
    mine = person()
    assert menu_lines(mine) == NAMES
    assert "Language" in seen(mine)
    mine.press("DOWN*3 A")
    assert "Ny i 66?" in seen(mine)
    wait_for(mine.take("Show me how it goes"), "bubble")
    for step in STEPS:
        while wait_for(mine, "bubble", "table").screen == "bubble":
            mine.press("A")
        play_step(mine, step)
        wait_for(mine, "bubble", "taught")
    assert "Godt gået!" in seen(mine)
    assert mine.press("A").screen == "newgame"
    my_turn(mine.press("A"))
    assert "Du spiller ud" in seen(mine) or "Din tur" in seen(mine)
    mine = person()
    assert mine.screen == "table"
    assert pause(mine, "Save and leave").frames(5).screen == "title"
    assert mine.app.texts.code == "da"


def test_somebody_new_who_knows_the_game_and_likes_the_language(person):
    mine = person().press("B")
    assert "New to Sixty-Six?" in seen(mine)
    assert mine.take("I know the game").frames(5).screen == "title"
    assert person().frames(5).screen == "title"


def test_who_is_interrupted_at_the_first_question_is_asked_again(person):
    person().press("DOWN A")
    assert menu_lines(person()) == NAMES


def test_a_match_with_hint_taking_back_review_score_sheet_and_statistics(person):
    mine = my_turn(choose_line(person(taught=1), "newgame").press("LEFT A"))
    assert "." in advice(mine)
    first = shown_hand(mine)
    my_turn(mine.press("A"))
    assert shown_hand(mine) != first
    assert shown_hand(my_turn(pause(mine, "Take back"))) == first
    play_on(mine, "result")
    deal = mine.app.game.deal
    mine = person().press("WAIT")  # the battery was empty
    assert mine.screen == "result"
    assert mine.app.game.deal.log == deal.log
    mine.press("B")
    while mine.app.screens[-1][1].busy():
        mine.frames(1)
    assert "Lost in all" in seen(mine)
    my_turn(wait_for(mine.press("A WAIT"), "result").press("A"))
    totals = " ".join(map(str, mine.app.game.match.totals))
    assert totals in seen(pause(mine, "Score sheet"))
    mine.press("B")
    totals = mine.app.game.match.totals
    play_on(mine, "matchend")
    assert max(totals) >= 7
    assert ":".join(map(str, totals)) in seen(mine)
    mine.press("B")
    assert "Last matches: 1" in seen(choose_line(mine, "statistics"))
    assert "1:0" in seen(mine.press("RIGHT")) or "0:1" in seen(mine)
    assert "Moves taken back 1 Deals reviewed 1" in seen(mine.press("RIGHT"))
    assert "Last matches: 1" in seen(choose_line(person(), "statistics"))


def test_a_match_given_up_counts_as_lost(person):
    mine = choose_line(person(taught=1), "newgame").press("A")
    pause(pause_is_left(mine), "Give up the match").take("Give up the match")
    assert wait_for(mine, "matchend").press("B").screen == "title"
    assert "Last matches: 1, won: 0" in seen(choose_line(person(), "statistics"))


def pause_is_left(handheld):
    """Open the pause menu, leave it by each of its ways, and be where one was."""
    my_turn(handheld)
    before = handheld.pixels()
    for way in ("B", "START", "SELECT", "A"):
        handheld.press("START")
        assert "Back to the table" in menu_lines(handheld)
        assert handheld.press(way).frames(3).screen == "table"
        assert handheld.pixels() == before
    return handheld


def test_a_puzzle_between_two_tricks_of_a_match(person):
    mine = my_turn(choose_line(person(taught=1), "newgame").press("A"))
    my_turn(mine.press("A"))
    left, log = shown_hand(mine), bytes(mine.app.game.deal.log)
    wait_for(choose_line(pause(mine, "Save and leave"), "puzzles").press("A"), "bubble")
    assert "Win" in seen(mine)
    solve(mine, max)
    assert "Solved!" in seen(mine)
    mine = choose_line(wait_for(mine.press("B"), "puzzles").press("B"), "puzzles")
    assert mine.app.screens[-1][1]._grid.chosen == 1
    mine = my_turn(person())
    assert bytes(mine.app.game.deal.log) == log  # the match, where it was
    assert shown_hand(mine) == left
    mine = choose_line(pause(mine, "Save and leave"), "puzzles")
    assert mine.app.screens[-1][1]._grid.chosen == 1
    assert "No match" in seen(choose_line(mine.press("B"), "statistics"))


def test_settings_are_changed_seen_and_kept(person):
    mine = choose_line(person(taught=1), "options")
    mine.press("DOWN*3 RIGHT DOWN*4 RIGHT DOWN RIGHT")
    changed = ("Sound ◄ loud ►", "Suits ◄ 2 colours ►", "Cards ◄ large ►")
    assert all(line in seen(mine) for line in changed)
    looks = clubs_and_an_ace(mine)
    mine.press("B")
    mine = choose_line(person(), "options").press("DOWN*8")
    assert all(line in seen(mine) for line in changed)
    assert clubs_and_an_ace(mine) == looks
    mine.press("LEFT UP LEFT B")
    assert all(new != old for new, old in zip(clubs_and_an_ace(person()), looks))


def clubs_and_an_ace(handheld):
    """Return the colour of clubs and the pictures that aces are part of."""
    art = handheld.app.art
    return art.colours[6], [art.cards[k] for k in range(art.cards.width * art.cards.height)]


def test_the_language_is_changed_in_the_middle_of_a_deal(person):
    mine = my_turn(choose_line(person(taught=1), "newgame").press("A"))
    my_turn(mine.press("A"))
    hand, log = shown_hand(mine), bytes(mine.app.game.deal.log)
    pause(mine, "Settings").press("RIGHT*4")
    assert "Sprache ◄ Deutsch ►" in seen(mine)
    my_turn(mine.press("B"))
    assert (shown_hand(mine), bytes(mine.app.game.deal.log)) == (hand, log)
    assert mine.app.texts.code == "de"
    pause(mine, "Save and leave")
    mine = my_turn(person())
    assert (shown_hand(mine), bytes(mine.app.game.deal.log)) == (hand, log)
    while "Du spielst aus" not in seen(mine):
        my_turn(mine.press("A"))


def test_leaving_and_coming_back_by_the_title_and_by_the_switch(person):
    mine = my_turn(choose_line(person(taught=1), "newgame").press("A"))
    my_turn(mine.press("A"))
    hand = shown_hand(mine)
    assert pause(mine, "Save and leave").screen == "title"
    assert "Continue" in seen(mine)
    assert shown_hand(my_turn(choose_line(mine, "table"))) == hand
    mine = person()
    assert mine.screen == "table"
    assert shown_hand(my_turn(mine)) == hand


def test_two_friends_play_the_same_deal_and_compare(person):
    mine = choose_line(person(taught=1), "newgame").press("A")
    play_on(mine, "result")
    order, level = mine.app.game.deal.order, mine.app.game.level()
    result = seen(mine)
    wait_for(mine.press("SELECT"), "share")
    code = mine.app.screens[-1][1].code
    assert code in seen(mine).replace(" ", "").replace("-", "")
    theirs = choose_line(person("theirs", taught=1), "keyboard")
    type_code(theirs, code)
    assert "Right!" in seen(theirs)
    play_on(theirs.press("START"), "result")
    assert (theirs.app.game.deal.order, theirs.app.game.level()) == (order, level)
    assert seen(theirs).split("SELECT")[0] == result.split("SELECT")[0]  # they chose the same cards
    assert theirs.press("A WAIT").screen == "title"
    assert "No match" in seen(choose_line(person("theirs"), "statistics"))
