# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Whole matches of all games through the real screens, by buttons alone."""

import random

import pytest

from sixtysix.cards import each
from sixtysix.rulesets import DANISH, FOUR, NAMES, SANTASE, SIXTYSIX, THREE, ZECHCYK
from tests.screens.conftest import compare

MOVES = ("WAIT A", "WAIT RIGHT A", "WAIT LEFT A", "WAIT SELECT A", "WAIT SELECT DOWN A")
HOUSE_RULES = {"claims": 1, "points": 2, "honour": 3}  # the line of each on their page


def begin(handheld, row=SIXTYSIX, persons=(1,), target=None, house=()):
    """
    Choose a match by buttons and begin it; return the handheld.

    :param persons: the numbers of the players who are persons; the first is one from the start
    :param target: how many steps to go down with the points that end the match
    :param house: house rules to change
    """
    script = f"A DOWN RIGHT*{row} "
    script += "DOWN*2 A " + " ".join("A DOWN" if k in persons[1:] else "DOWN" for k in (1, 2, 3, 4))
    script += f" B DOWN A LEFT*{target or 0} "
    script += "".join("DOWN*{0} A UP*{0} ".format(HOUSE_RULES[rule]) for rule in house)
    handheld.start().press(script + "B DOWN*2 A")
    assert handheld.screen in ("table", "cover")
    assert handheld.app.game.match.rules.row == row
    return handheld


def play_match(handheld, chance, moves=MOVES):
    """Press buttons until the match is over; return the scores of its deals."""
    match = handheld.app.game.match
    add, scores = match.add, []

    def noted(deal):
        scores.append(tuple(deal.scores))
        add(deal)

    match.add = noted
    presses = 0
    while handheld.screen != "matchend":
        if handheld.screen == "table":
            handheld.press(chance.choice(moves))
        else:
            handheld.press("A")
        presses += 1
        assert presses < 5000
    return scores


def test_a_match_to_its_last_picture(handheld):
    handheld.start().press("A A")
    play_match(handheld, random.Random(66), MOVES[:4])
    match = handheld.app.game.match
    assert max(match.totals) >= 7
    compare(handheld, "whole_match")
    assert handheld.press("B").screen == "title"
    assert handheld.app.game is None


def test_another_match_begins_with_the_choices(handheld):
    play_match(begin(handheld), random.Random(1))
    assert handheld.press("A").screen == "newgame"


@pytest.mark.parametrize("row", range(len(NAMES)))
def test_a_match_of_every_game(handheld, row):
    begin(handheld, row, target=2)
    scores = play_match(handheld, random.Random(row))
    match = handheld.app.game.match
    assert match.deals == len(scores)
    assert match.totals == [sum(values) for values in zip(*scores)]
    assert max(match.totals) == match.totals[match.winner] >= match.rules.target
    assert sum(match.totals) == 0 or row != THREE


@pytest.mark.slow
@pytest.mark.parametrize("row", [SIXTYSIX, ZECHCYK, DANISH, SANTASE])
def test_a_match_in_which_players_count_and_may_revoke(handheld, row):
    begin(handheld, row, target=2, house=("claims", "honour"))
    rules = handheld.app.game.match.rules
    assert rules.claims and rules.honour
    assert play_match(handheld, random.Random(row))


@pytest.mark.parametrize(
    "row, persons",
    [(SIXTYSIX, (1, 2)), (THREE, (1, 2, 3)), (THREE, (1, 3)), (FOUR, (1, 2, 3, 4)), (FOUR, (1, 3))],
)
def test_nobody_sees_the_hand_of_another_person(handheld, row, persons):
    begin(handheld, row, persons, target=3)
    game = handheld.app.game
    assert [seat + 1 for seat in game.persons] == list(persons)
    shown = set()
    frame = handheld.app.frame

    def watched():
        frame()
        table = handheld.app.screens[0][1]
        if handheld.app.screens[0][0] != "table":
            return
        hand = table._hand
        drawn = {handheld.number(grid) for grid in list(hand)[:-1] if not grid.hidden}
        seat = game.deal.turn
        assert handheld.screen != "cover" or not drawn
        if drawn:
            assert seat in game.persons and game.viewer == seat
            assert drawn == set(each(game.deal.hands[seat]))
            shown.add(seat + 1)

    handheld.app.frame = watched
    chance = random.Random(row)
    while handheld.screen != "matchend" and game.match.deals < 2:
        handheld.press(chance.choice(MOVES) if handheld.screen == "table" else "A")
    assert shown == set(persons)


def test_a_match_of_persons_comes_back_under_its_cover(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    first = begin(make_handheld(path=path), THREE, (1, 3)).press("WAIT A WAIT B START UP A")
    assert first.screen == "title"
    second = make_handheld(path=path).start().press("WAIT")
    assert second.app.game.players == first.app.game.players
    assert second.screen == "cover"
    assert not second.app.screens[0][1]._hand.cards


def test_choices_are_remembered_and_the_same_match_begins_with_two_presses(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    first = begin(make_handheld(path=path), DANISH, (1, 2), target=1, house=("claims",))
    second = make_handheld(path=path)
    second.app.game = None
    second.start().press("A A")
    assert second.screen == "cover"
    assert second.app.game.match.rules == first.app.game.match.rules
    assert second.app.game.players == first.app.game.players
    assert second.app.settings.house == first.app.settings.house
