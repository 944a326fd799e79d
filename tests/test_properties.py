# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
Random rulesets, put together from the legal values of every parameter.

Nobody plays most of these games; that they hold shows that the engine reads parameters and leans
on no combination of them.
"""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from sixtysix.deal import Deal
from sixtysix.phases import NOBODY, OVER
from sixtysix.record import encode
from sixtysix.replay import decode
from sixtysix.rulesets import FOUR, HOUSE_FIELDS, THREE, Ruleset, fields
from sixtysix.view import View
from tests.walks import check_cards, check_points, check_result, random_move, snapshot

# Cards, seats and packets belong together and come from the game's row.
FROM_THE_ROW = {"pack", "hand", "seats", "sides", "pattern", "losers_pay"}
LEGAL_VALUES = {
    "duty_gone": [0, 1, 2],
    "duty_closed": [0, 1, 2],
    "last_bonus": [0, 10],
    "bonus_closed": [0, 1],
    "last_wins": [0, 1, 2],
    "exchange": [0, 1],
    "exchange_tricks": [0, 1],
    "exchange_first": [0, 1],
    "exchange_stock": [1, 2, 3, 4],
    "exchange_closed": [0, 1],
    "marriage_counts": [0, 1],
    "marriage_queen": [0, 1],
    "marriage_gone": [0, 1],
    "marriage_closed": [0, 1],
    "marriage_first": [0, 1],
    "marriage_partner": [0, 1],
    "close_before": [0, 1],
    "close_after": [0, 1],
    "close_first": [0, 1],
    "close_stock": [1, 2, 3, 4, 5],
    "closed_score": [0, 1],
    "close_failed": [0, 2, 3, 4],
    "wrong_claim": [2, 3, 4],
    "revoke": [2, 3, 255],
    "look": [0, 1],
    "next_dealer": [0, 1],
    "target": [1, 7, 11, 12],
    "claims": [0, 1],
    "show_points": [0, 1],
    "honour": [0, 1],
    "draw_stake": [0, 1],
}
# What has no meaning for three or four players, and a partner is only had by four.
TWO_ONLY = {"exchange", "close_before", "close_after", "honour", "revoke", "wrong_claim"}
FOUR_ONLY = {"marriage_partner"}


@st.composite
def rulesets(draw, fields=LEGAL_VALUES):
    """A ruleset with any legal value of these parameters."""
    row = draw(st.integers(0, 6))
    changes = {}
    for field in sorted(fields):
        if (field in TWO_ONLY and row >= THREE) or (field in FOUR_ONLY and row != FOUR):
            continue
        changes[field] = draw(st.sampled_from(LEGAL_VALUES[field]))
    return Ruleset(row, **changes)


def shuffled(rules, seed):
    """A random deal of a ruleset."""
    return Deal.shuffled(rules, seed, seed % rules.seats, seed % 3)


def test_every_parameter_is_varied():
    assert set(LEGAL_VALUES) | FROM_THE_ROW == set(fields())


@settings(max_examples=400)
@given(rulesets(), st.integers(0, 1 << 40))
def test_any_ruleset_plays_to_its_end(rules, seed):
    rng = random.Random(seed)
    deal = shuffled(rules, seed)
    while deal.phase != OVER:
        check_cards(deal)
        check_points(deal)
        deal.play(random_move(rng, deal))
    check_cards(deal)
    check_points(deal)
    check_result(deal)
    assert deal.legal() == b""
    assert deal.reason > 0


@settings(max_examples=200)
@given(rulesets(), st.integers(0, 1 << 40))
def test_undo_of_any_ruleset(rules, seed):
    rng = random.Random(seed)
    deal = shuffled(rules, seed)
    states = []
    while deal.phase != OVER:
        states.append(snapshot(deal))
        deal.push(random_move(rng, deal))
    while deal.count:
        deal.undo()
        assert snapshot(deal) == states.pop()


@settings(max_examples=200)
@given(rulesets(), st.integers(0, 1 << 40))
def test_the_log_of_any_ruleset_replays(rules, seed):
    rng = random.Random(seed)
    deal = shuffled(rules, seed)
    while deal.phase != OVER:
        deal.push(random_move(rng, deal))
        for seat in range(deal.seats):
            view = View(deal, seat)
            assert view.hand & view.unseen() == 0
    again = Deal(rules, deal.dealer, deal.order, deal.stake, deal.seed)
    for move in deal.log[: deal.count]:
        again.play(move)
    assert snapshot(again) == snapshot(deal)


@settings(max_examples=200)
@given(rulesets(HOUSE_FIELDS), st.integers(0, 1 << 40))
def test_records_keep_any_house_rules(rules, seed):
    rng = random.Random(seed)
    deal = shuffled(rules, seed)
    for _ in range(rng.randrange(40)):
        if deal.phase != OVER:
            deal.push(random_move(rng, deal))
    data = encode(deal)
    assert len(data) <= 64
    back = decode(data)
    assert back.rules == rules
    assert snapshot(back) | {"rules": None} == snapshot(deal) | {"rules": None}


@settings(max_examples=100)
@given(rulesets(), st.integers(0, 1 << 40))
def test_a_draw_scores_nothing_and_a_win_has_one_winner(rules, seed):
    rng = random.Random(seed)
    deal = shuffled(rules, seed)
    while deal.phase != OVER:
        deal.push(random_move(rng, deal))
    if deal.winner == NOBODY and not rules.losers_pay:
        assert not any(deal.scores)
    elif deal.winner != NOBODY:
        assert deal.scores[deal.winner] == max(deal.scores) > 0
