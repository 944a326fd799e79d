# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Matches: who deals, what is at stake, who has won."""

import random

import pytest

from sixtysix.deal import Deal
from sixtysix.match import Match
from sixtysix.phases import NOBODY, OVER
from sixtysix.rulesets import NAMES
from sixtysix.view import View
from tests.positions import ruleset
from tests.walks import random_move


class Ended:
    """A deal that is over, as far as a match looks at it."""

    def __init__(self, *scores, winner=None):
        self.phase = OVER
        self.scores = list(scores)
        best = max(scores)
        self.winner = NOBODY if best <= 0 else scores.index(best)
        if winner is not None:
            self.winner = winner


def after(game, *deals, dealer=0, **changes):
    """A match after these results."""
    match = Match(ruleset(game, **changes), dealer)
    for scores in deals:
        match.add(Ended(*scores))
    return match


DRAW = (0, 0)


class TestDealer:
    @pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "danish", "schnapsen"])
    @pytest.mark.parametrize("scores", [(1, 0), (0, 2), DRAW])
    def test_alternates_won_lost_or_drawn(self, game, scores):
        assert after(game, scores, dealer=0).dealer == 1
        assert after(game, scores, dealer=1).dealer == 0

    def test_santase_the_winner_deals_next(self):
        assert after("santase", (1, 0), dealer=0).dealer == 0
        assert after("santase", (1, 0), dealer=1).dealer == 0
        assert after("santase", (0, 3), dealer=0).dealer == 1

    def test_santase_a_draw_leaves_the_deal_with_the_same_dealer(self):
        assert after("santase", DRAW, dealer=0).dealer == 0
        assert after("santase", DRAW, dealer=1).dealer == 1

    def test_three_passes_to_the_left(self):
        assert after("three", (2, -1, -1), dealer=0).dealer == 1
        assert after("three", (0, 0, 0), dealer=1).dealer == 2
        assert after("three", (-3, 6, -3), dealer=2).dealer == 0

    def test_four_passes_to_the_left(self):
        assert after("four", (2, 0), dealer=1).dealer == 2
        assert after("four", (0, 1), dealer=3).dealer == 0

    @pytest.mark.parametrize("game", NAMES)
    def test_the_seat_after_the_dealer_leads(self, game):
        for dealer in range(ruleset(game).seats):
            deal = Match(ruleset(game), dealer).deal(1)
            assert deal.dealer == dealer
            assert deal.turn == deal.leader == (dealer + 1) % deal.seats


class TestNeeds:
    def test_a_deal_knows_what_each_side_lacks(self):
        assert after("sixtysix").deal(1).needs == (7, 7)
        assert after("sixtysix", (3, 0), (0, 2), (2, 0)).deal(1).needs == (2, 5)
        assert after("four", (3, 0), (0, 2), target=4).deal(1).needs == (1, 2)

    def test_with_three_who_has_paid_lacks_more(self):
        assert after("three", (4, -3, -1), target=7).deal(1).needs == (3, 10, 8)

    def test_a_tie_at_the_target_is_broken_by_a_point(self):
        assert after("three", (4, 4, -8), (4, 4, -8), target=7).deal(1).needs == (1, 1, 23)

    def test_a_deal_of_no_match_has_none(self):
        assert Deal.shuffled(ruleset("three"), 1).needs == (0, 0, 0)

    def test_the_view_says_so(self):
        assert View(after("sixtysix", (3, 0)).deal(1), 1).needs == (4, 7)


class TestStake:
    def test_danish_each_draw_in_a_row_adds_one(self):
        assert after("danish").stake == 0
        assert after("danish", DRAW).stake == 1
        assert after("danish", DRAW, DRAW).stake == 2

    def test_danish_a_decided_deal_clears_it(self):
        assert after("danish", DRAW, DRAW, (3, 0)).stake == 0
        assert after("danish", DRAW, (3, 0), DRAW).stake == 1

    def test_danish_the_next_deal_is_played_for_it(self):
        assert after("danish", DRAW, DRAW).deal(1).stake == 2

    def test_danish_its_winner_gets_game_points_and_the_stake(self):
        raised = after("danish", DRAW, DRAW, DRAW, dealer=1)
        assert raised.dealer == 0
        for seed in range(30):
            scores = []
            for match in (raised, Match(raised.rules, dealer=0)):
                deal = match.deal(seed)
                walk = random.Random(seed)
                while deal.phase != OVER:
                    deal.push(random_move(walk, deal))
                scores.append(deal.scores)
            if any(scores[1]):
                winner = 0 if scores[1][0] else 1
                assert scores[0][winner] == scores[1][winner] + 3
                assert scores[0][1 - winner] == 0

    @pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "schnapsen", "santase", "four"])
    def test_elsewhere_a_draw_changes_nothing(self, game):
        match = after(game, DRAW, DRAW)
        assert (match.stake, match.totals) == (0, [0, 0])

    def test_nor_with_three(self):
        match = after("three", (0, 0, 0))
        assert (match.stake, match.totals) == (0, [0, 0, 0])

    def test_as_a_house_rule_it_grows_in_any_game(self):
        assert after("sixtysix", DRAW, DRAW, draw_stake=1).stake == 2
        assert after("danish", DRAW, DRAW, draw_stake=0).stake == 0


class TestEnd:
    @pytest.mark.parametrize(
        "game, target",
        [
            ("sixtysix", 7),
            ("zechcyk", 7),
            ("danish", 7),
            ("schnapsen", 7),
            ("santase", 11),
            ("four", 7),
        ],
    )
    def test_first_to_the_target(self, game, target):
        match = after(game, *[(1, 0)] * (target - 1), (0, 3))
        assert match.winner == NOBODY
        assert match.totals == [target - 1, 3]
        match.add(Ended(1, 0))
        assert (match.winner, match.totals) == (0, [target, 3])
        assert match.deals == target + 1

    def test_more_than_the_target_is_enough(self):
        assert after("sixtysix", (0, 3), (0, 3), (0, 3)).winner == 1

    def test_a_house_rule_sets_another_target(self):
        assert after("sixtysix", (0, 3), target=3).winner == 1
        assert after("sixtysix", (0, 3), (0, 3), (0, 3), target=11).winner == NOBODY

    def test_three_one_total_reaches_12(self):
        match = after("three", (6, -3, -3), (-1, -1, 2), (6, -3, -3))
        assert match.totals == [11, -7, -4]
        assert match.winner == NOBODY
        match.add(Ended(2, -1, -1))
        assert (match.winner, match.totals) == (0, [13, -8, -5])
        assert after("three", (6, -3, -3), (6, -3, -3)).winner == 0

    def test_three_a_debt_of_12_ends_nothing(self):
        match = after("three", (-3, 6, -3), (-3, -3, 6), (-3, 5, -2), (-3, -1, 4))
        assert match.totals == [-12, 7, 5]
        assert match.winner == NOBODY

    def test_three_a_wrong_claim_can_lift_two_to_the_target_at_once(self):
        # Both would have won; the match goes on until one is ahead.
        match = after("three", (5, 5, -10), (5, 5, -10), (2, 2, -4))
        assert match.totals == [12, 12, -24]
        assert match.winner == NOBODY
        match.add(Ended(2, -1, -1))
        assert match.winner == 0


class TestMisuse:
    def test_a_deal_that_is_not_over_does_not_count(self):
        match = Match(ruleset("sixtysix"))
        with pytest.raises(ValueError):
            match.add(match.deal(1))

    def test_a_match_that_is_over_takes_no_deal(self):
        match = after("sixtysix", (3, 0), target=3)
        with pytest.raises(ValueError):
            match.add(Ended(1, 0))


@pytest.mark.parametrize("game", NAMES)
def test_random_matches_come_to_their_end(game):
    rng = random.Random(f"match {game}")
    for _ in range(3):
        match = Match(ruleset(game), rng.randrange(ruleset(game).seats))
        while match.winner == NOBODY:
            deal = match.deal(rng.randrange(1 << 60))
            while deal.phase != OVER:
                deal.push(random_move(rng, deal))
            match.add(deal)
            if game == "three":
                assert sum(match.totals) == 0
            assert match.deals < 1000
        assert match.totals[match.winner] == max(match.totals) >= match.rules.target
