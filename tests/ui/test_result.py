# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The page after a deal says who scored what and why, whatever happened, and holds it all."""

import random

import pytest

from sixtysix.deal import Deal
from sixtysix.phases import OVER
from sixtysix.rulesets import DANISH, NAMES, THREE, Ruleset
from tests.positions import play, three
from tests.screens.test_tables import THREE_HANDS
from tests.ui.handheld import letters

LAST_ROW = 28 + 6 * 12  # where the seventh line of a page stands


def page(handheld, deal, **details):
    """Return the lines of the result of a deal."""
    handheld.sit_down(deal, **details).press("WAIT")
    assert handheld.screen == "result"
    screen = handheld.app.screens[-1][1]
    body = next(part for part in screen.group if getattr(part, "height", 0) == 7)
    return [letters(body, row).rstrip() for row in range(7)]


def played(row, seed, **changes):
    """Return a deal played to its end at random."""
    chance = random.Random(seed)
    rules = Ruleset(row, **changes)
    deal = Deal.shuffled(rules, seed, dealer=seed % rules.seats, stake=chance.choice((0, 0, 3)))
    while deal.phase != OVER:
        deal.play(chance.choice(deal.legal()))
    return deal


@pytest.mark.parametrize("claims", [0, 1])
@pytest.mark.parametrize("row", range(len(NAMES)))
def test_everything_fits_and_the_points_are_in_gold(make_handheld, row, claims):
    for seed in range(6):
        handheld = make_handheld()
        lines = page(handheld, played(row, seed, claims=claims, draw_stake=1))
        gold = handheld.app.screens[-1][1].group[-1]
        assert letters(gold, 0).startswith("Points")
        assert gold.y <= LAST_ROW
        assert letters(gold, 0).rstrip() in lines
        handheld.switch_off()


def test_the_fullest_page_keeps_the_stake(handheld):
    deal = played(DANISH, 130)
    assert page(handheld, deal) == [
        "CPU reached 66. You closed",
        "and failed. Drawn before:",
        "+3.",
        "                 You   CPU",
        "Tricks            18    49",
        "Marriages          0    20",
        "Points            18    69",
    ]


def test_a_wrong_claim_says_what_was_there_and_what_it_costs(handheld):
    deal = play(three(THREE_HANDS, "name-H", claims=1, draw_stake=1), "claim")
    lines = page(handheld, deal)
    assert lines[:2] == ["You claimed 66 with 0.", "That costs 4."]
    assert ["Payment", "-4", "+2", "+2"] in [line.split() for line in lines]


def test_a_draw_tells_the_next_stake(handheld):
    deal = Deal.shuffled(Ruleset(DANISH), 95, dealer=1)
    while deal.phase != OVER:
        deal.play(next(move for move in deal.legal() if move not in (64, 65)))
    assert "Next deal: stake +1." in " ".join(page(handheld, deal))


def test_three_see_all_payments_from_their_own_seat(handheld):
    deal = Deal.shuffled(Ruleset(THREE), 3, dealer=1)
    while deal.phase != OVER:
        deal.play(deal.legal()[0])
    lines = page(handheld, deal, persons=(1,))
    assert lines[2].split() == ["You", "C3", "C1"]
    assert ["Payment", "-1", "+3", "-2"] in [line.split() for line in lines]
