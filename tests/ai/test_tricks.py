# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Tricks that are judged when they are over: what is added up, and what it comes to."""

import pytest

from sixtysix.ai import judge
from sixtysix.ai.belief import Worlds
from sixtysix.ai.endgame import Ending
from sixtysix.ai.search import Search
from sixtysix.ai.tables import unit
from sixtysix.cards import POINTS, beats, each, replies
from sixtysix.loading import path
from sixtysix.moves import CARD, CLOSE, MARRY
from sixtysix.phases import FOLLOWING, LEADING
from sixtysix.rng import Rng
from sixtysix.rulesets import ANY_TRICK, NAMES, SCHNAPSEN, SIXTYSIX, THREE
from tests.ai.play import views
from tools.sampled import Sampled

UNIT = judge.SCALE


def values(kind, view, worlds, limit=10**9):
    """What each move is worth to a search of some kind, in game points."""
    searching = kind(Ending(), path("judge/" + NAMES[view.rules.row] + ".bin"))
    for _ in searching.think(view, worlds, 0, 0, limit):
        pass
    totals = zip(searching._moves, searching._totals, strict=True)
    return {move: total / (searching._count * UNIT) for move, total in totals}


@pytest.mark.parametrize("phase", (LEADING, FOLLOWING), ids=("lead", "answer"))
@pytest.mark.parametrize("row", (SIXTYSIX, SCHNAPSEN), ids=("sixtysix", "schnapsen"))
def test_means_are_what_many_worlds_come_to(row, phase):
    def early(view):
        return view.phase == phase and view.stock_left == 6 and view.closer > 1

    for view in views(row, early, 4):
        mean, sampled = values(Search, view, 1), values(Sampled, view, 500)
        assert mean.keys() == sampled.keys()
        assert mean == pytest.approx(sampled, abs=0.3)
        chosen = max(mean, key=mean.get)
        assert sampled[chosen] > max(sampled.values()) - 0.15


def worst(view, theirs, move, tables):
    """The value of a closed trick in a world for its leader, told in the plainest way."""
    rules, leader, trump = view.rules, view.leader, view.trump
    other = 1 - leader
    card = move & CARD
    points = [view.points[seat] + view.pending[seat] for seat in (0, 1)]
    if move >= MARRY:
        points[leader] += 40 if card // 6 == trump else 20
        counts = rules.marriage_counts == ANY_TRICK and view.tricks[leader]
        if counts and points[leader] - view.pending[leader] >= 66:
            return None
    mine = view.hand & ~(1 << card)
    led, options = card, replies(theirs, card, card, trump, rules.duty_closed)
    if view.phase == FOLLOWING:
        led, options = view.trick[0] & CARD, 1 << card
    found = []
    for answer in each(options):
        winner = other if beats(answer, led, trump) else leader
        after = list(points)
        after[winner] += POINTS[led] + POINTS[answer]
        if after[winner] >= 66:
            return None  # what that wins is told elsewhere
        rest = theirs & ~(1 << answer) if view.phase == LEADING else theirs
        hands = (mine, rest) if winner == view.seat else (rest, mine)
        scores = reach = 0
        for seat, hand in zip((winner, 1 - winner), hands, strict=True):
            tricks = view.tricks[seat] or seat == winner
            scores = scores * judge.SCORES + judge.score_row(after[seat], 0, tricks)
            if not tricks and after[seat]:
                return None  # pending points without a trick: a row of its own
            pairs = [suit for suit in range(4) if hand >> 6 * suit & 12 == 12]
            best = 40 if trump in pairs else 20 if pairs else 0
            reach = reach * judge.REACH + judge.reach_row(min(after[seat] + best, 74))
        # Nothing of what was is counted: sixtysix, and nobody has won a trick since.
        extra = 6 * (min(view.counts[view.seat] - 1, 5) - 3) + 3 * (winner == view.closer)
        table = tables[winner != view.closer]
        value = judge.value(table, *hands, trump, scores, reach, extra)
        value = max(-3 * UNIT, min(3 * UNIT, value))
        found.append(value if winner == leader else -value)
    return min(found)


@pytest.mark.parametrize("phase", (LEADING, FOLLOWING), ids=("lead", "answer"))
def test_a_closed_trick_is_judged_by_its_worst_answer_in_each_world(phase):
    file = path("judge/sixtysix.bin")
    tables = bytearray(judge.SIZE), bytearray(judge.SIZE)
    for number in (0, 1):
        judge.load(file, judge.CLOSED + number, tables[number])

    def just_closed(view):
        since = view.log[view.log.find(CLOSE) :]
        return view.closer < 2 and view.phase == phase and len(since) == 1 + len(view.trick)

    compared = 0
    for view in views(SIXTYSIX, just_closed, 24):
        found = values(Search, view, 1, limit=0)  # nothing can be solved
        worlds = Worlds(view, Rng(view.seed()))
        hands = []
        for _ in range(20):
            worlds.shuffle()
            hands.append(worlds.hand)
        for move, value in found.items():
            in_worlds = [worst(view, hand, move, tables) for hand in hands]
            if None not in in_worlds:
                sign = -1 if phase == FOLLOWING else 1
                assert value == pytest.approx(sign * sum(in_worlds) / 20 / UNIT, abs=1 / UNIT)
                compared += 1
    assert compared > 20


def test_a_closed_deal_is_solved_if_all_worlds_can_be():
    def few_worlds(view):
        closed = view.closer < 2 and view.phase == LEADING and view.counts[view.seat] == 5
        return closed and 1 < Worlds(view, Rng(b"")).ways(9) <= 9

    ending = Ending()
    for view in views(SIXTYSIX, few_worlds, 4):
        worlds = Worlds(view, Rng(b""))
        sums = dict.fromkeys(values(Search, view, 30, limit=3800), 0)
        number = 0
        for _ in worlds.each(9):
            number += 1
            ending.load(view, worlds.hand, True)
            while not ending.step(1000):
                pass
            for move in sums:
                sums[move] += ending.values()[move & CARD] / unit(view.needs)
        exact = {move: total / number for move, total in sums.items()}
        assert values(Search, view, 30, limit=3800) == pytest.approx(exact)


@pytest.mark.parametrize("row", range(THREE), ids=NAMES[:THREE])
def test_what_may_be_misjudged_is_misjudged_the_same_way_every_time(row):
    def early(view):
        return view.phase == LEADING and view.stock_left == 8 and view.closer > 1

    different = 0
    for view in views(row, early, 12):
        chosen = []
        for slip in (0, 0, 60, 60):
            searching = Search(Ending(), path("judge/" + NAMES[row] + ".bin"))
            for _ in searching.think(view, 1, 0, 0, 10**9, slip):
                pass
            chosen.append(searching.move)
        assert chosen[0] == chosen[1] and chosen[2] == chosen[3]
        different += chosen[0] != chosen[2]
    assert different
