# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.review`
=================

A deal that is over, looked at again: every decision of the persons beside the best move, with what
both were worth. The deal is dealt anew and played move by move; at each decision a `Weigher` sees
what the person saw.
"""

from sixtysix.ai.weigh import Weigher
from sixtysix.deal import Deal
from sixtysix.moves import CLAIM, DRAW, PASS
from sixtysix.phases import BEFORE_DRAW, NAMING


class Decision:
    """
    One decision: ``move`` was made, ``best`` is better or the same.

    ``worth`` and ``top`` are what they are worth, in hundredths of a game point, None if that is
    not known; ``cost`` is the difference. They are whole tenths, as they are written on the screen,
    so that whoever adds them up there gets the same sum. ``seat``, ``phase``, ``trump``, ``hand``,
    ``playable`` (sets of cards), ``trick`` (moves) and ``number`` (of the trick, from 1 on) tell
    where.
    """

    def __init__(self, deal, move, weigher):
        self.move = move
        self.best = weigher.move
        self.worth = _written(weigher.worth.get(move))
        self.top = _written(weigher.worth.get(self.best))
        self.seat = deal.turn
        self.phase = deal.phase
        self.trump = deal.trump
        self.hand = deal.hands[deal.turn]
        self.playable = deal.playable() or self.hand
        self.trick = deal.trick_cards()
        self.number = (deal.played + deal.seats - 1) // deal.seats
        if not self.trick and deal.phase != BEFORE_DRAW:
            self.number += 1

    @property
    def cost(self):
        """What the move cost, in hundredths of a game point."""
        if self.move == self.best or self.worth is None or self.top is None:
            return 0
        return max(0, self.top - self.worth)


class Review:
    """
    The review of the deal of a game; ``decisions`` grows while it thinks.

    :param Game game: with a deal that is over
    """

    def __init__(self, game):
        deal = game.deal
        self._seats = game.persons
        self._log = bytes(deal.log[: deal.count])
        self._deal = Deal(deal.rules, deal.dealer, deal.order, deal.stake)
        self._deal.needs = deal.needs
        self._weigher = Weigher()
        self._weigher.prepare(deal.rules)  # its large pieces, before the screen's many small ones
        # There are at most so many decisions; to draw is one where something else was better.
        self.most = sum(deal.mover(k) in self._seats for k in range(deal.count))
        self.decisions = []

    def think(self):
        """Look at one decision after the other: a generator of the progress, 0 to 100."""
        deal = self._deal
        weigher, self._weigher = self._weigher, None  # it goes with this generator
        for k in range(len(self._log)):
            move = self._log[k]
            if deal.turn in self._seats and deal.phase != NAMING and len(deal.legal()) > 1:
                for _ in weigher.weigh(deal):
                    yield 100 * k // len(self._log)
                self._note(Decision(deal, move, weigher))
            deal.push(move)
        yield 100

    def _note(self, decision):
        """Keep a decision, unless it was to do what goes without saying."""
        if decision.best == PASS and self.decisions:
            # A wrong claim after a marriage: without it, it would have gone on as was expected.
            decision.top = self.decisions[-1].worth
        if decision.move != decision.best or decision.move not in (DRAW, PASS, CLAIM):
            self.decisions.append(decision)

    def lost(self):
        """Return what all decisions cost together."""
        return sum(decision.cost for decision in self.decisions)

    def costliest(self):
        """Return the number of the decision that cost most; None if none cost anything."""
        costs = [decision.cost for decision in self.decisions]
        return costs.index(max(costs)) if costs and max(costs) else None


def _written(hundredths):
    """Return hundredths as the nearest whole tenths; None stays what it is."""
    if hundredths is None:
        return None
    return (abs(hundredths) + 5) // 10 * (-10 if hundredths < 0 else 10)
