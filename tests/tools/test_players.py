# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The arena's players: their names, and that each plays every game by the rules."""

import pytest

from sixtysix import rulesets
from sixtysix.deal import Deal
from sixtysix.notation import parse, text
from sixtysix.phases import OVER
from sixtysix.rulesets import Ruleset
from sixtysix.view import View
from tools import players

RULES = [Ruleset(row) for row in range(len(rulesets.NAMES))]
COUNTED = [Ruleset(row, claims=rulesets.COUNT_YOURSELF) for row in range(len(rulesets.NAMES))]


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("greedy", ("greedy", 1)),
        ("hard@20", ("hard", 20)),
        ("hard@0.5", ("hard", 0.5)),
        ("vu:rdeep@4", ("vu:rdeep", 4)),
    ],
)
def test_a_name_may_end_in_a_factor(name, parts):
    assert players.split(name) == parts


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("nobody", "no player is called 'nobody'; there are .*random"),
        ("hard@", "must be a number above 0"),
        ("hard@much", "must be a number above 0"),
        ("hard@0", "must be a number above 0"),
        ("hard@-3", "must be a number above 0"),
        ("hard@nan", "must be a number above 0"),
        ("hard@inf", "must be a number above 0"),
        ("random@2", "random@2: this player has no budget"),
        ("greedy@2", "greedy@2: this player has no budget"),
        ("vu:rand", "only in the game vu"),
    ],
)
def test_a_wrong_name_is_refused(name, complaint):
    with pytest.raises(players.PlayerError, match=complaint):
        players.make(name, RULES[rulesets.SIXTYSIX])


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("rules", RULES + COUNTED, ids=repr)
def test_simple_players_play_every_game(name, rules):
    for number in range(20):
        deal = Deal.shuffled(rules, number, number % rules.seats)
        table = [players.make(name, rules, bytes((number, seat))) for seat in range(rules.seats)]
        while deal.phase != OVER:
            deal.play(table[deal.turn].choose(View(deal, deal.turn)))


def random_line(seed):
    """The moves of a deal between two random players."""
    rules = RULES[rulesets.SIXTYSIX]
    deal = Deal.shuffled(rules, 5)
    table = [players.make("random", rules, bytes((seed, seat))) for seat in (0, 1)]
    while deal.phase != OVER:
        deal.play(table[deal.turn].choose(View(deal, deal.turn)))
    return bytes(deal.log[: deal.count])


def test_a_random_player_repeats_itself_with_its_seed_only():
    assert random_line(1) == random_line(1)
    assert random_line(1) != random_line(2)


class Slow:
    """Thinks of one move after the other, and would like the last."""

    def think(self, view):
        for count, move in enumerate(view.legal, 1):
            self.move = move
            self.nodes = 10 * count
            yield 0


def test_a_thinker_is_heard_to_its_end():
    deal = Deal.shuffled(RULES[rulesets.SIXTYSIX], 1)
    view = View(deal, deal.turn)
    thinker = players.Thinker(Slow())
    assert thinker.choose(view) == view.legal[-1]
    assert thinker.nodes == 10 * len(view.legal)


@pytest.mark.parametrize("name", ["first-normal", "hard-regardless", "normal-regardless"])
@pytest.mark.parametrize("game", ["sixtysix", "schnapsen"])
def test_yardsticks_play_a_deal(name, game):
    rules = RULES[rulesets.NAMES.index(game)]
    deal = Deal.shuffled(rules, 2)
    while deal.phase != OVER:
        deal.play(players.make(name, rules).choose(View(deal, deal.turn)))


def test_who_does_not_know_the_score_plays_as_in_a_single_deal():
    alone = Deal.shuffled(RULES[0], 105, 1)
    match = Deal.shuffled(RULES[0], 105, 1)
    match.needs = (1, 7)
    for deal in (alone, match):
        deal.play(parse("DQ+"))
        deal.play(parse("D9"))
    looks = [View(deal, deal.turn) for deal in (alone, match, match)]
    names = ("hard", "hard-regardless", "hard")
    moves = [players.make(name, RULES[0]).choose(look) for name, look in zip(names, looks)]
    assert [text(move) for move in moves] == ["close", "close", "draw"]
