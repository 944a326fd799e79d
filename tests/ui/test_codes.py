# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Deal codes on the screen: shown, typed, played, and the match that was left comes back."""

import pytest

from sixtysix import dealcode
from sixtysix.dealcode import ALPHABET, encode
from sixtysix.ui.game import LESSON, PLAY, PUZZLE, SHARED
from tests.test_dealcode import game_of
from tests.ui.handheld import letters, new_match
from tests.ui.test_title import choose_line

CODE = encode(game_of(seed=31_415_926, level=2, dealer=1, needs=(2, 3)))
LONG = encode(game_of(2, seed=5, stake=2, claims=1))


def shared(code):
    """The game of a code as if it had been begun here."""
    game = dealcode.decode(code)
    game.purpose = PLAY
    return game


def keyboard(handheld):
    """Open the keyboard from the title, by buttons."""
    if not handheld.app.screens:
        handheld.start()
    choose_line(handheld, "keyboard")
    assert handheld.screen == "keyboard"
    return handheld


def type_code(handheld, code):
    """Type a code by the arrows, on the shortest way."""
    for symbol in code:
        grid = handheld.app.screens[-1][1]._grid
        wanted = ALPHABET.index(symbol)
        rows = (wanted // 8 - grid.chosen // 8) % 4
        columns = (wanted % 8 - grid.chosen % 8) % 8
        handheld.press("DOWN " * rows + "RIGHT " * columns + "A")


def said(handheld):
    """What the keyboard's last line says."""
    return letters(handheld.app.screens[-1][1]._said).strip()


@pytest.mark.parametrize("code", [CODE, LONG])
def test_a_typed_code_is_played(handheld, code):
    type_code(keyboard(handheld), code)
    assert said(handheld) == handheld.app.texts.CODE_RIGHT
    handheld.press("START")
    assert handheld.screen == "table"
    game, wanted = handheld.app.game, dealcode.decode(code)
    assert game.purpose == SHARED
    assert game.deal.order == wanted.deal.order
    assert game.deal.needs == wanted.deal.needs
    assert game.players == wanted.players


def test_what_is_wrong_is_said_at_once(handheld):
    wrong = CODE[:3] + CODE[4] + CODE[3] + CODE[5:]
    texts = keyboard(handheld).app.texts
    type_code(handheld, wrong[:-1])
    assert said(handheld) == texts.TYPE
    type_code(handheld, wrong[-1])
    assert said(handheld) == texts.numbered("CODE_WRONG", dealcode.WRONG)
    assert handheld.press("START").screen == "keyboard"
    assert said(handheld) == texts.numbered("CODE_WRONG", dealcode.WRONG)


def test_start_before_the_end_says_that_more_is_to_come(handheld):
    type_code(keyboard(handheld), CODE[:4])
    handheld.press("START")
    assert handheld.screen == "keyboard"
    assert said(handheld) == handheld.app.texts.numbered("CODE_WRONG", dealcode.INCOMPLETE)


def test_letters_are_deleted_and_no_more_fit_than_there_are(handheld):
    type_code(keyboard(handheld), CODE + "AA")
    screen = handheld.app.screens[-1][1]
    assert screen.code == CODE
    handheld.press("B B B")
    assert screen.code == CODE[:-3]
    assert letters(screen._typed).strip() == dealcode.grouped(CODE[:-3] + "···")
    handheld.press("B*7")
    assert handheld.screen == "keyboard"
    assert handheld.press("B").screen == "title"


def test_a_longer_code_shows_its_length_after_three_letters(handheld):
    type_code(keyboard(handheld), LONG[:3])
    assert letters(handheld.app.screens[-1][1]._typed) == LONG[:3] + "··· ······"


def test_the_match_that_was_left_survives_a_shared_deal(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    first = make_handheld(path=path)
    left = first.app.game = new_match()
    first.start().press("WAIT A WAIT START UP A")
    assert first.screen == "title"
    type_code(keyboard(first), CODE)
    first.press("START")
    assert first.app.game.purpose == SHARED
    second = make_handheld(path=path)
    assert second.app.game.purpose == PLAY
    assert second.app.game.deal.log == left.deal.log
    while first.press("WAIT").screen != "result":
        first.press("A")
    assert first.press("SELECT").screen == "share"
    assert first.app.screens[-1][1].code == CODE
    assert first.press("B").screen == "result"
    assert first.press("A").screen == "title"
    assert first.app.game.deal.log == left.deal.log


def test_the_code_of_a_deal_is_shown_in_two_halves(handheld):
    handheld.app.game = shared(CODE)
    handheld.start().app.open("share")
    assert handheld.app.screens[-1][1].code == CODE
    assert handheld.press("A").screen == "table"


@pytest.mark.parametrize("counted", [1, 2])
def test_a_deal_that_is_over_is_played_once_more(handheld, counted):
    game = handheld.app.game = shared(LONG)
    handheld.start()
    game.deal.play(game.deal.legal()[0])
    game.counted = counted
    handheld.app.open("share")
    assert handheld.press("START").screen == "table"
    again = handheld.app.game
    assert again.purpose == SHARED and again.deal.count == 0
    assert again.deal.order == game.deal.order
    assert encode(again) == LONG
    assert not again.counted


@pytest.mark.parametrize("purpose", [PLAY, SHARED])
def test_the_pause_menu_shows_the_code(handheld, purpose):
    game = handheld.app.game = shared(CODE)
    game.purpose = purpose
    handheld.start().press("WAIT START")
    lines = handheld.app.screens[-1][1].menu.items
    handheld.press("DOWN " * lines.index(handheld.app.texts.DEAL_CODE) + "A")
    assert handheld.screen == "share"
    assert handheld.app.screens[-1][1].code == CODE
    assert handheld.press("START").screen == "table"
    assert handheld.app.game is game


@pytest.mark.parametrize("purpose", [PUZZLE, LESSON])
def test_puzzles_and_the_lesson_have_no_code(handheld, purpose):
    game = handheld.app.game = shared(CODE)
    game.purpose = purpose
    handheld.start().press("WAIT START")
    assert handheld.app.texts.DEAL_CODE not in handheld.app.screens[-1][1].menu.items
