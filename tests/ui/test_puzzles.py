# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Puzzles at the real table: solved and missed by buttons, and the solved ones are remembered."""

import pytest

from sixtysix import loading, puzzles
from sixtysix.loading import forget
from sixtysix.ui.game import PLAY, PUZZLE
from tests.positions import MOVE_TEXTS
from tests.ui.handheld import letters, new_match, wait_for
from tests.ui.test_lesson import page
from tests.ui.test_title import choose_line
from tools import make_puzzles

HEADS = puzzles.heads()


def open_puzzles(handheld):
    """Open the list from the title."""
    handheld.start()
    return choose_line(handheld, "puzzles")


def begin(handheld, number):
    """Begin a puzzle from the list."""
    open_puzzles(handheld).press("DOWN " * (number // 8) + "RIGHT " * (number % 8) + "A")
    assert handheld.app.game.purpose == PUZZLE
    return wait_for(handheld, "bubble")


def play(handheld, choose):
    """Play a puzzle to its end; ``choose`` gets the worth of each card and returns one."""
    deal = handheld.app.game.deal
    handheld.press("A")
    while handheld.press("WAIT").screen == "table":
        worth = make_puzzles.values(deal)
        handheld.choose(MOVE_TEXTS[choose(worth, key=worth.get)]).press("A")
        if handheld.screen == "menu":
            handheld.press("A")
    return handheld


@pytest.mark.parametrize("number", [0, 11, 19, 27])
def test_a_puzzle_is_solved_and_remembered(thinking, number):
    handheld = play(begin(thinking(), number), max)
    game = handheld.app.game
    assert handheld.screen == "solved"
    assert game.deal.scores[game.sole] == puzzles.goal(HEADS, number)
    handheld.press("B")
    assert handheld.screen == "puzzles"
    screen = handheld.app.screens[-1][1]
    assert screen._grid.chosen == number
    assert [k for k in range(40) if screen._solved(k)] == [number]
    assert handheld.app.texts.SOLVED_ONE in letters(screen._info)


def test_without_memory_for_the_exact_defence_rules_of_thumb_defend(thinking, monkeypatch):
    fetch = loading.fetch

    def short(name):
        if name == "sixtysix.ai.defender":
            raise MemoryError
        return fetch(name)

    monkeypatch.setattr(loading, "fetch", short)
    forget("sixtysix.ui.task")  # it may hold the fetch of before
    handheld = begin(thinking(), 0)
    assert handheld.app.game.player.level == 0
    assert play(handheld, max).screen == "solved"


def test_a_puzzle_is_missed_and_tried_again(thinking):
    handheld = play(begin(thinking(), 20), min)
    assert handheld.screen == "solved"
    assert handheld.app.game.deal.scores[handheld.app.game.sole] < puzzles.goal(HEADS, 20)
    handheld.press("A")
    assert wait_for(handheld, "bubble").app.game.number == 20
    assert handheld.app.game.deal.order == puzzles.deal(20).order
    play(handheld, max).press("A")
    assert wait_for(handheld, "bubble").app.game.number == 21


def test_after_the_last_one_comes_the_list(thinking):
    last = len(HEADS) // 2 - 1
    handheld = play(begin(thinking(), last), max)
    assert handheld.press("A").screen == "puzzles"


def test_the_list_begins_with_the_first_that_is_not_solved(thinking):
    handheld = play(begin(thinking(), 0), max).press("B B RIGHT A")
    if handheld.screen != "puzzles":
        handheld.app.go("puzzles")
        handheld.frames(2)
    assert handheld.app.screens[-1][1]._grid.chosen == 1


def test_what_is_to_be_won_is_said(thinking):
    for number in (0, 2):
        handheld = begin(thinking(), number)
        said = page(handheld)
        assert said.startswith(f"Puzzle {number + 1}:")
        assert f"Win {puzzles.goal(HEADS, number)}" in said
        assert ("answer" in said) == puzzles.answers(HEADS, number)
        assert handheld.press("B").screen == "puzzles"


def test_both_hands_lie_open(thinking):
    handheld = begin(thinking(), 7).press("A WAIT")
    game = handheld.app.game
    cards = game._cards
    hand = game.deal.hands[1 - game.sole]
    assert {handheld.number(grid) for grid in cards} == {k for k in range(24) if hand >> k & 1}


def test_the_match_that_was_left_is_there_after_a_puzzle(thinking):
    handheld = thinking()
    left = handheld.app.game = new_match()
    handheld.start().press("START UP A")
    choose_line(handheld, "puzzles").press("A")
    wait_for(handheld, "bubble").press("B B")
    assert handheld.screen == "title"
    assert handheld.app.game.purpose == PLAY
    assert handheld.app.game.deal.order == left.deal.order
