# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.match`
================

A match: deals one after the other until a side has enough game points.
"""

from sixtysix.deal import Deal
from sixtysix.phases import NOBODY, OVER
from sixtysix.rulesets import WINNER_DEALS


class Match:
    """
    The running score of a match.

    ``totals`` are the game points of each side, ``dealer`` deals next, ``stake`` is what drawn
    deals have put on top of the next one, ``deals`` counts the deals played, ``winner`` is the
    side that has won, or ``NOBODY``. ``sheet`` holds what each deal brought, a byte a deal: see
    `sixtysix.ui.score`.

    :param Ruleset rules: the game, with its house rules
    :param int dealer: who deals first
    """

    def __init__(self, rules, dealer=0):
        self.rules = rules
        self.dealer = dealer
        self.stake = 0
        self.deals = 0
        self.totals = [0] * rules.sides
        self.winner = NOBODY
        self.sheet = bytearray()

    def deal(self, seed):
        """Return the next `Deal`, shuffled by a seed; it knows the score of the match."""
        deal = Deal.shuffled(self.rules, seed, self.dealer, self.stake)
        deal.needs = self.needs()
        return deal

    def needs(self, since=()):
        """
        Return the game points that each side lacks to the end of the match, at least 1.

        :param since: what each side has scored since the moment that is asked for
        """
        target = self.rules.target
        since = since or [0] * len(self.totals)
        return tuple(max(1, target - total + won) for total, won in zip(self.totals, since))

    def add(self, deal):
        """
        Count a deal that is over: game points, stake, who deals next, who has won.

        :raises ValueError: if the deal or the match is not at that point
        """
        if deal.phase != OVER or self.winner != NOBODY:
            raise ValueError("only a deal that is over counts, and only until the match is won")
        self.deals += 1
        decided = any(deal.scores)
        for side in range(self.rules.sides):
            self.totals[side] += deal.scores[side]
        self.stake = 0 if decided else self.stake + self.rules.draw_stake
        self.dealer = self._next_dealer(deal)
        best = max(self.totals)
        if best >= self.rules.target and self.totals.count(best) == 1:
            self.winner = self.totals.index(best)

    def _next_dealer(self, deal):
        if self.rules.next_dealer == WINNER_DEALS:
            return self.dealer if deal.winner == NOBODY else deal.winner
        return (self.dealer + 1) % self.rules.seats
