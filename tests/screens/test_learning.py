# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""How codes, the guided deal, puzzles and the game that is watched look."""

import pytest

from sixtysix.phases import OVER
from tests.ui.handheld import wait_for
from tests.ui.test_codes import CODE, LONG, keyboard, shared, type_code
from tests.ui.test_lesson import STEPS, guided, offered, play_step
from tests.ui.test_puzzles import begin, play


def test_keyboard(handheld, looks_like):
    type_code(keyboard(handheld), CODE[:4])
    looks_like(handheld, "keyboard")


def test_keyboard_with_a_wrong_code(handheld, looks_like):
    type_code(keyboard(handheld), LONG[:-1] + "2")
    looks_like(handheld, "keyboard_wrong")


@pytest.mark.parametrize("step", range(len(STEPS)))
def test_lesson(make_handheld, looks_like, step):
    handheld = guided(make_handheld(taught=0))
    for move in STEPS[:step]:
        while handheld.screen == "bubble":
            handheld.press("A")
        play_step(handheld, move)
        wait_for(handheld, "bubble")
    looks_like(handheld, f"lesson_{step}")


def test_offer_and_end(make_handheld, looks_like):
    handheld = offered(make_handheld(taught=0))
    looks_like(handheld, "lesson_offer")
    handheld.press("A")
    for move in STEPS:
        wait_for(handheld, "bubble")
        while handheld.screen == "bubble":
            handheld.press("A")
        play_step(handheld, move)
    looks_like(wait_for(handheld, "taught"), "lesson_end")


def test_list(thinking, looks_like):
    handheld = play(begin(thinking(), 11), max).press("B")
    looks_like(handheld, "puzzles")


def test_puzzle(thinking, looks_like):
    handheld = begin(thinking(), 19)
    looks_like(handheld, "puzzle_task")
    looks_like(handheld.press("A WAIT"), "puzzle")


def test_closed_puzzle(thinking, looks_like):
    looks_like(begin(thinking(), 28).press("A WAIT"), "puzzle_closed")


@pytest.mark.parametrize("choose, name", [(max, "puzzle_solved"), (min, "puzzle_missed")])
def test_ends(thinking, looks_like, choose, name):
    looks_like(play(begin(thinking(), 5), choose), name)


def test_the_real_computer_plays_itself(thinking, looks_like):
    handheld = wait_for(thinking().start(), "table")
    deal = handheld.app.game.deal
    while deal.count < 5:
        handheld.frames(1)
    looks_like(handheld, "demo")


def test_share(handheld, looks_like):
    handheld.app.game = shared(CODE)
    handheld.start().app.open("share")
    looks_like(handheld.frames(1), "share")


def test_share_after_the_deal(handheld, looks_like):
    game = handheld.app.game = shared(LONG)
    while game.deal.phase != OVER:
        game.deal.play(game.deal.legal()[0])
    game.counted = True
    handheld.start().app.open("share")
    looks_like(handheld.frames(1), "share_over")
