# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The score sheet tells of every deal what the match counted."""

import random

import pytest

from sixtysix import sheet
from sixtysix.match import Match
from sixtysix.phases import NOBODY, OVER
from sixtysix.rulesets import NAMES
from tests.positions import ruleset


@pytest.mark.parametrize("claims", [0, 1])
@pytest.mark.parametrize("game", NAMES)
def test_the_sheet_is_what_the_match_counted(game, claims):
    """Deals at random, drawn and wrongly claimed ones among them."""
    chance = random.Random(game)
    match = Match(ruleset(game, claims=claims, draw_stake=1, target=40))
    expected = []
    while match.winner == NOBODY and len(expected) < 60:
        deal = match.deal(chance.getrandbits(30))
        while deal.phase != OVER:
            deal.push(chance.choice(deal.legal()))
        match.add(deal)
        sheet.note(match, deal)
        scores = list(deal.scores)
        side = None
        if any(scores):
            side = scores.index(max(scores))
            if scores.count(max(scores)) > 1:  # two of three are paid by the third
                side = scores.index(min(scores))
        points = 0 if side is None else scores[side]
        expected.append((len(expected) + 1, side, points, list(match.totals)))
    assert sheet.lines(match) == expected
    assert len(match.sheet) == len(expected) > 20


def test_of_a_very_long_match_the_end_is_kept():
    match = Match(ruleset("sixtysix", target=255))
    for seed in range(70):
        deal = match.deal(seed)
        while deal.phase != OVER:
            deal.push(deal.legal()[0])
        match.add(deal)
        sheet.note(match, deal)
    lines = sheet.lines(match)
    assert len(lines) == 60
    assert lines[0][0] == 11
    assert lines[-1][3] == match.totals
