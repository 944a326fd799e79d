# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The guided first deal: offered, walked through, left, and never in the way of a match."""

import pytest

from sixtysix.moves import EXCHANGE
from sixtysix.texts import LANGUAGES
from sixtysix.ui.game import LESSON, PLAY
from tests.positions import MOVE_BYTES
from tests.ui.handheld import letters, new_match, wait_for
from tests.ui.test_title import choose_line

# The buttons of each step, after its pages.
STEPS = ["CJ", "HJ", "exchange", "HQ", "close", "SA"]


def play_step(handheld, step):
    """Make the move of a step by buttons."""
    if step == "exchange" or step == "close":
        handheld.press("SELECT A")
    else:
        handheld.choose(step).press("A")
        if handheld.screen == "menu":
            handheld.press("A")


def page(handheld):
    """What the bubble says."""
    body = handheld.app.screens[-1][1]._body
    return " ".join(letters(body, row).strip() for row in range(body.height)).strip()


def offered(handheld):
    """Switch on as somebody new, and keep the language if there are several."""
    wait_for(handheld.start(), "menu")
    return handheld if len(LANGUAGES) < 2 else wait_for(handheld.press("A"), "menu")


def guided(handheld):
    """Begin the lesson as somebody new does."""
    return wait_for(offered(handheld).press("A"), "bubble")


def test_every_step_is_seen(make_handheld):
    handheld = guided(make_handheld(taught=0))
    game = handheld.app.game
    assert game.purpose == LESSON
    said = []
    for step in STEPS:
        wait_for(handheld, "bubble")
        while handheld.screen == "bubble":
            said.append(page(handheld))
            handheld.press("A")
        play_step(handheld, step)
    wait_for(handheld, "taught")
    words = " ".join(said)
    for word in ("66", "trump", "follow suit", "exchange", "marriage", "Close", "last trick"):
        assert word in words
    assert len(said) == len(set(said)) == 1 + len(STEPS)
    assert "13 points" in words and "56 points" in words
    assert game.deal.scores == [2, 0]
    assert handheld.press("A").screen == "newgame"
    assert handheld.app.game is None


def test_another_move_is_refused_and_the_reason_said_again(make_handheld):
    handheld = guided(make_handheld(taught=0))
    first = page(handheld)
    handheld.press("A A").choose("SA").press("A")
    wait_for(handheld, "bubble")
    assert page(handheld) == first
    assert handheld.app.game.deal.count == 0
    handheld.press("A A")
    play_step(handheld, "CJ")
    wait_for(handheld, "bubble").press("A").choose("D9").press("A")
    wait_for(handheld, "bubble")
    assert handheld.app.game.deal.log[2:4] == bytes((67, MOVE_BYTES["DA"]))


def test_what_to_do_stays_under_the_table(make_handheld):
    handheld = guided(make_handheld(taught=0)).press("A A")
    assert letters(handheld.app.screens[0][1]._status).startswith("Lead ♣J")


@pytest.mark.parametrize("steps", range(len(STEPS)))
def test_it_can_be_left_at_every_step(make_handheld, steps):
    handheld = guided(make_handheld(taught=0))
    for step in STEPS[:steps]:
        while wait_for(handheld, "bubble", "table").screen == "bubble":
            handheld.press("A")
        play_step(handheld, step)
        wait_for(handheld, "bubble")
    assert handheld.press("B").screen == "title"
    assert handheld.app.game is None


def test_it_is_offered_once(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    handheld = offered(make_handheld(path=path, taught=0))
    assert handheld.press("DOWN A").screen == "title"
    assert handheld.frames(5).screen == "title"
    assert handheld.app.settings.taught == 1
    again = make_handheld(path=path, taught=None).start()
    assert again.frames(5).screen == "title"


def test_from_the_title_it_can_be_had_again(handheld):
    handheld.app.game = new_match()
    handheld.start().press("START UP A")
    choose_line(handheld, "lesson")
    wait_for(handheld, "bubble")
    assert handheld.press("B").screen == "title"
    assert handheld.app.game.purpose == PLAY


def test_the_exchange_may_be_made_before_its_step_is_explained(make_handheld):
    handheld = guided(make_handheld(taught=0)).press("A A")
    play_step(handheld, "CJ")
    wait_for(handheld, "bubble").press("A")
    play_step(handheld, "HJ")
    handheld.frames(30).press("SELECT A")
    assert EXCHANGE in handheld.app.game.deal.log
    assert "marriage" in page(wait_for(handheld, "bubble"))
