# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.view`
===============

What one seat may know of a deal, and nothing else. Every player, human or computer, and every
screen sees the deal through a `View`; it holds no reference to the `Deal` it was taken from.
"""

from sixtysix.cards import MARRIAGE, NO_CARD, PACK20, PACK24, SUIT, count
from sixtysix.moves import CARD, DRAW, EXCHANGE, MARRY
from sixtysix.phases import NOBODY
from sixtysix.rulesets import LAST_SHOWN


class View:
    """
    One seat's knowledge at one moment.

    Public: ``rules``, ``dealer``, ``stake``, ``needs``, ``phase``, ``turn``, ``leader``, ``trump``,
    ``stock_left``, ``closer``; ``points``, ``pending`` and ``tricks`` of each side; ``winner``,
    ``reason`` and ``scores``; and

    - ``turn_up``: the card under the stock now, ``NO_CARD`` if none is; ``first_turn_up``: the card
      first shown; ``last_turn_up``: the same, or what was exchanged for it
    - ``counts``: the number of cards in each hand
    - ``log``: all moves, in order, and ``movers``: whose they were
    - ``plays``: all cards played, as moves; ``trick``: those that lie in the trick, the lead first;
      ``leaders``: who led each trick begun; ``seen``: the set of cards played
    - ``known``: for each seat the set of cards that are certainly in its hand, having been shown

    The seat's own: ``seat``, ``side``, ``hand``; ``dealt``: its hand when play began; ``drawn``:
    the cards it drew, in order; ``legal``: its legal moves, empty when it is not on turn.

    :param Deal deal: the deal to look at
    :param int seat: who looks
    """

    def __init__(self, deal, seat):
        self.look(deal, seat)

    def look(self, deal, seat):
        """Look anew, as any seat; a view used again costs a board no new piece of memory."""
        self.rules = deal.rules
        self.seat = seat
        self.side = seat % deal.sides
        self.dealer = deal.dealer
        self.stake = deal.stake
        self.needs = deal.needs
        self.phase = deal.phase
        self.turn = deal.turn
        self.leader = deal.leader
        self.trump = deal.trump
        self.stock_left = deal.stock_left()
        self.closer = deal.closer
        self.points = tuple(deal.points)
        self.pending = tuple(deal.pending)
        self.tricks = tuple(deal.tricks)
        self.trick = deal.trick_cards()
        self.plays = bytes(deal.plays[: deal.played])
        self.leaders = bytes(deal.leaders[: -(-deal.played // deal.seats)])
        self.log = bytes(deal.log[: deal.count])
        self.hand = deal.hands[seat]
        self.dealt = deal.dealt[seat]
        self.legal = deal.legal() if deal.turn == seat else b""
        self.winner = deal.winner
        self.reason = deal.reason
        self.scores = tuple(deal.scores)
        self.movers = bytes(deal.mover(k) for k in range(deal.count))
        self.counts = tuple(count(hand) for hand in deal.hands)
        self.seen = 0
        for move in self.plays:
            self.seen |= 1 << (move & CARD)
        self.first_turn_up = deal.first_turn_up
        self.last_turn_up = deal.turn_up
        self.turn_up = deal.turn_up if self.stock_left else NO_CARD
        self.drawn = self._own_draws(deal)
        self.known = self._shown()

    def _own_draws(self, deal):
        draws = bytearray()
        for k in range(deal.count):
            if deal.log[k] == DRAW:
                first = deal.mover(k) == self.seat
                draws.append(deal.stock[2 * len(draws) + (0 if first else 1)])
        return bytes(draws)

    def _shown(self):
        """Return for each seat the cards that the table has seen and that are still in its hand."""
        shown = [0] * self.rules.seats
        for k in range(len(self.log)):
            move = self.log[k]
            if MARRY <= move < EXCHANGE:
                shown[self.movers[k]] |= MARRIAGE[SUIT[move - MARRY]]
            elif move == EXCHANGE:
                shown[self.movers[k]] |= 1 << self.first_turn_up
        holder = self._turn_up_holder()
        if holder != NOBODY:
            shown[holder] |= 1 << self.last_turn_up
        return tuple(cards & ~self.seen for cards in shown)

    def _turn_up_holder(self):
        """Return the seat that has taken the card shown into its hand, or ``NOBODY``."""
        if self.last_turn_up == NO_CARD or self.stock_left:
            return NOBODY
        if LAST_SHOWN in self.rules.pattern:
            return self.dealer
        if self.drawn:
            # The loser of the trick before the last draw got it.
            winner = self.movers[self.log.rfind(bytes((DRAW,)))]
            return 1 - winner
        return (self.dealer + 1) % self.rules.seats  # forehand's fourth card, after a pass

    def unseen(self):
        """Return the set of cards of which the seat does not know where they are."""
        cards = (PACK24 if self.rules.pack == 24 else PACK20) & ~self.hand & ~self.seen
        if self.stock_left:
            cards &= ~(1 << self.turn_up)
        for shown in self.known:
            cards &= ~shown
        return cards

    def seed(self):
        """Return bytes to seed a player's thinking with, made of what the seat can see."""
        own = (self.seat, self.dealer, self.hand & 255, self.hand >> 8 & 255, self.hand >> 16)
        return bytes(own) + self.log
