# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The puzzles in the file: each has one right move, and what it promises is what it brings."""

import pytest

from sixtysix import notation, puzzles
from sixtysix.cards import count
from sixtysix.phases import FOLLOWING, NOBODY, OVER
from sixtysix.replay import decode
from sixtysix.rulesets import NAMES
from tests.ai import minimax
from tools import make_puzzles

HEADS = puzzles.heads()
NUMBERS = range(len(HEADS) // 2)
EASY = 16


def test_there_are_enough_and_they_get_harder():
    assert len(NUMBERS) >= 30
    grades = [puzzles.grade(HEADS, number) for number in NUMBERS]
    assert grades == sorted(grades)
    assert set(grades) == set(range(1, puzzles.GRADES + 1))


def test_there_are_all_kinds_of_puzzles():
    deals = [puzzles.deal(number) for number in NUMBERS]
    assert {puzzles.goal(HEADS, number) for number in NUMBERS} == {1, 2, 3}
    assert [puzzles.row(HEADS, number) for number in NUMBERS] == [deal.rules.row for deal in deals]
    following = [deal.phase == FOLLOWING for deal in deals]
    assert [puzzles.answers(HEADS, number) for number in NUMBERS] == following
    assert {NAMES[deal.rules.row] for deal in deals} == {"sixtysix", "schnapsen"}
    for kind in (
        [deal for deal in deals if deal.closer != NOBODY],
        [deal for deal in deals if deal.closer == NOBODY],
        [deal for deal in deals if deal.phase == FOLLOWING],
        [deal for deal in deals if NAMES[deal.rules.row] == "schnapsen"],
    ):
        assert len(kind) >= 3


@pytest.mark.parametrize("number", NUMBERS)
def test_exactly_one_card_reaches_the_goal(number):
    deal = puzzles.deal(number)
    worth = make_puzzles.values(deal)
    assert len(worth) >= 3
    assert sorted(worth.values())[-2:] != [puzzles.goal(HEADS, number)] * 2
    assert max(worth.values()) == puzzles.goal(HEADS, number)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_plain_minimax_agrees(number):
    deal = puzzles.deal(number)
    if count(deal.hands[deal.turn]) > 4:
        deal = shortened(deal, puzzles.goal(HEADS, number))
    worth = make_puzzles.values(deal)
    found = minimax.moves(plain_ending(deal))
    sign = -1 if deal.turn else 1
    assert {notation.card_name(card): sign * value for card, value in worth.items()} == found


def shortened(deal, goal):
    """Play on as it must be played until no hand has more than four cards."""
    person = deal.turn
    while count(deal.hands[deal.turn]) > 4 and deal.phase != OVER:
        if deal.turn == person:
            worth = make_puzzles.values(deal)
            deal.play(make_puzzles.move_of(deal, max(worth, key=worth.get)))
        else:
            make_puzzles.defend(deal)
    return deal if deal.phase != OVER else puzzles.deal(5)


def plain_ending(deal):
    """The position of a deal for the plain minimax."""
    hands = [notation.cards_text(hand).split() for hand in deal.hands]
    ending = minimax.Ending(
        deal.rules,
        notation.SUITS[deal.trump],
        hands,
        deal.leader,
        deal.points,
        deal.tricks,
        deal.pending,
    )
    if deal.phase == FOLLOWING:
        ending.led = notation.card_name(deal.led())
    if deal.closer != NOBODY:
        ending.closer = deal.closer
        ending.at_closing = (
            deal.closed_tricks,
            deal.closed_other_points,
            deal.closed_other_tricks,
        )
    return ending


@pytest.mark.parametrize("number", NUMBERS)
def test_right_play_brings_exactly_the_goal(number):
    deal = puzzles.deal(number)
    person, goal = deal.turn, puzzles.goal(HEADS, number)
    while deal.phase != OVER:
        if deal.turn == person:
            worth = make_puzzles.values(deal)
            assert max(worth.values()) >= goal
            deal.play(make_puzzles.move_of(deal, max(worth, key=worth.get)))
        else:
            make_puzzles.defend(deal)
    assert deal.scores[person] == goal


@pytest.mark.parametrize("number", NUMBERS)
def test_every_other_first_card_fails_against_the_defence(number):
    deal = puzzles.deal(number)
    person, goal = deal.turn, puzzles.goal(HEADS, number)
    data = make_puzzles.encode(deal)
    for card, value in make_puzzles.values(deal).items():
        again = decode(data)
        again.play(make_puzzles.move_of(again, card))
        while again.phase != OVER:
            if again.turn == person:
                worth = make_puzzles.values(again)
                again.play(make_puzzles.move_of(again, max(worth, key=worth.get)))
            else:
                make_puzzles.defend(again)
        assert (again.scores[person] >= goal) == (value == goal)


@pytest.mark.parametrize("number", NUMBERS)
def test_rules_of_thumb_solve_the_easy_ones_only(number):
    deal = puzzles.deal(number)
    solved = make_puzzles.won_by_thumb(deal, puzzles.goal(HEADS, number))
    assert solved == (number < EASY)


@pytest.mark.parametrize("number", NUMBERS)
def test_its_seed_makes_the_puzzle_again(number):
    deal = puzzles.deal(number)
    made = make_puzzles.candidate(deal.seed)
    assert made.data == make_puzzles.encode(deal)
    assert made.goal == puzzles.goal(HEADS, number)


@pytest.mark.slow
def test_the_tool_makes_the_file():
    found = [(seed, make_puzzles.candidate(seed)) for seed in range(make_puzzles.SEEDS)]
    chosen = make_puzzles.choose([pair for pair in found if pair[1]])
    assert make_puzzles.pack([puzzle for _, puzzle in chosen]) == make_puzzles.FILE.read_bytes()
