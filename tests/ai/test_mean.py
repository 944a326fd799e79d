# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Means over all worlds: what counting finds is what looking at each world finds."""

from array import array
from itertools import combinations, permutations

import pytest

from sixtysix.ai import judge
from sixtysix.ai.mean import FINE, REACH, ROOM, SCORE, WEIGHTS, Mean, ways
from sixtysix.cards import NO_CARD, beats, each
from sixtysix.phases import FOLLOWING, LEADING, NOBODY
from sixtysix.rng import Rng
from sixtysix.rulesets import NAMES, SCHNAPSEN, SIXTYSIX, THREE
from tests.ai.play import views

_REACH_ROWS = 1819


def made_up_table(reach=True):
    """A table of numbers without sense: a mistake in the counting cannot hide behind a pattern."""
    rng = Rng(b"table")
    table = bytearray(rng.below(256) for _ in range(judge.SIZE))
    if not reach:
        table[_REACH_ROWS : _REACH_ROWS + judge.REACH**2] = bytes(judge.REACH**2)
    return table


def positions(row, phase, stock_left, number):
    """Views of random deals that stand in a phase with so many cards in an open stock."""

    def wanted(view):
        return view.phase == phase and view.stock_left == stock_left and view.closer == NOBODY

    return views(row, wanted, number)


def in_all_worlds(view, table, mine, known, pool, share, leads, points, other_points):
    """The judge's mean over all worlds in which the other hand has so many cards of the pool."""
    trump = view.trump
    low = 1 << 6 * trump + (0 if view.rules.pack == 24 else 1)
    swap = view.rules.exchange and view.stock_left - 2 >= view.rules.exchange_stock
    total = number = 0
    for theirs in combinations(each(pool), share):
        rest = [card for card in each(pool) if card not in theirs]
        for drawn, given in permutations(rest, 2):
            hands = [mine | 1 << drawn, known | 1 << given | sum(1 << card for card in theirs)]
            first, second = hands if leads else hands[::-1]
            rank = view.turn_up % 6
            if swap and first & low:
                first ^= low | 1 << view.turn_up
                rank = low.bit_length() - 1 - 6 * trump
            score = SCORE[points] * judge.SCORES
            if other_points or view.tricks[1 - view.seat if leads else view.seat]:
                score += SCORE[other_points]
            reach = REACH[min(74, points + best(first, trump))] * judge.REACH
            reach += REACH[min(74, other_points + best(second, trump))]
            extra = 2 * rank + (1 if second & low else 0)
            total += judge.value(table, first, second, trump, score, reach, extra)
            number += 1
    return total / number


def best(hand, trump):
    """The worth of the best marriage in a hand."""
    pairs = [suit for suit in range(4) if hand >> 6 * suit & 12 == 12]
    return 40 if trump in pairs else 20 if pairs else 0


def taken_up(view, table):
    mean = Mean(table, array("i", bytes(4 * (ROOM + WEIGHTS))))
    mean.know(view)
    other = 1 - view.seat
    return mean, view.known[other], view.unseen(), view.counts[other]


def test_ways_to_choose():
    assert [ways(5, k) for k in range(-1, 7)] == [0, 1, 5, 10, 10, 5, 1, 0]


@pytest.mark.parametrize("row", range(THREE), ids=NAMES[:THREE])
def test_a_reply_is_worth_the_mean_of_all_worlds(row):
    table = made_up_table(reach=False)
    for view in positions(row, FOLLOWING, 4, 3):
        mean, known, pool, held = taken_up(view, table)
        share = held - len(each(known))
        mean.spread(len(each(pool)), share + 1)
        for leads in (0, 1):
            card = each(view.hand)[leads]
            mine = view.hand ^ 1 << card
            mean.lay(mine)
            found = mean.worth(NO_CARD, leads, 30, 20) / FINE
            exact = in_all_worlds(view, table, mine, known, pool, share, leads, 30, 20)
            assert found == pytest.approx(exact, abs=0.1)


@pytest.mark.parametrize("row", (SIXTYSIX, SCHNAPSEN), ids=("sixtysix", "schnapsen"))
def test_a_lead_is_worth_the_mean_of_all_worlds_with_each_answer(row):
    table = made_up_table(reach=False)
    for view in positions(row, LEADING, 4, 2):
        mean, known, pool, held = taken_up(view, table)
        share = held - len(each(known))
        mean.spread(len(each(pool)) - 1, share)
        for card in each(view.hand)[:3]:
            mine = view.hand ^ 1 << card
            mean.lay(mine)
            for answer in each(pool):
                leads = 0 if beats(answer, card, view.trump) else 1
                found = mean.worth(answer, leads, 12, 0) / FINE
                left = pool ^ 1 << answer
                exact = in_all_worlds(view, table, mine, known, left, share - 1, leads, 12, 0)
                assert found == pytest.approx(exact, abs=0.1)


def test_marriages_are_taken_as_if_suits_did_not_depend_on_each_other():
    table = bytearray(judge.SIZE)
    for mine in range(judge.REACH):
        for other in range(judge.REACH):
            table[_REACH_ROWS + mine * judge.REACH + other] = 128 + 8 * (mine - other)
    for view in positions(SIXTYSIX, FOLLOWING, 4, 6):
        mean, known, pool, held = taken_up(view, table)
        share = held - len(each(known))
        mean.spread(len(each(pool)), share + 1)
        mine = view.hand ^ 1 << each(view.hand)[0]
        mean.lay(mine)
        found = mean.worth(NO_CARD, 1, 20, 20) / FINE
        exact = in_all_worlds(view, table, mine, known, pool, share, 1, 20, 20)
        assert found == pytest.approx(exact, abs=4)  # a tenth of a game point
