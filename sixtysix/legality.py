# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.legality`
===================

What lies on the table of a deal, and which moves are legal there: the half of a `Deal` that only
looks. `Legality.moves` allocates no memory.
"""

from sixtysix.cards import FREE, beats, replies
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import BEFORE_DRAW, CLAIMING, FOLLOWING, LEADING, NAMING, NOBODY
from sixtysix.rulesets import AUTOMATIC

QUEENS = 0x104104  # the set of the four queens
# The card of a set that holds only this card: modulo 37 the 24 bits are all different.
_rests = [(1 << card) % 37 for card in range(24)]
_CARD_OF = bytes(_rests.index(k) if k in _rests else 0 for k in range(37))
del _rests


class Legality:
    """The questions to a `Deal`, which has the attributes that they look at."""

    __slots__ = ()

    # ---- the table ----

    def stock_left(self):
        """Return how many cards the stock has, the turn-up included, closed or not."""
        return len(self.stock) - self.drawn

    def stock_open(self):
        """Tell whether there are cards that will still be drawn."""
        return self.closer == NOBODY and self.drawn < len(self.stock)

    def led(self):
        """Return the card led to the current trick; only while ``phase`` is ``FOLLOWING``."""
        return self.plays[self.played - self.played % self.seats] & CARD

    def top(self):
        """Return the card that wins the current trick so far; only while ``FOLLOWING``."""
        at = self.played - self.played % self.seats
        best = self.plays[at] & CARD
        while at + 1 < self.played:
            at += 1
            if beats(self.plays[at] & CARD, best, self.trump):
                best = self.plays[at] & CARD
        return best

    def mover(self, at):
        """Return the seat that made move number ``at`` of the log."""
        return self.was[at] & 3

    def trick_cards(self):
        """Return the moves that lie in the current trick, the lead first, as ``bytes``."""
        return bytes(self.plays[self.played - self.played % self.seats : self.played])

    # ---- legal moves ----

    def duty(self):
        """Return what binds the followers now: ``FREE``, ``FOLLOW`` or ``STRICT``."""
        if self.stock_open():
            return FREE
        return self.rules.duty_gone if self.closer == NOBODY else self.rules.duty_closed

    def playable(self):
        """Return the set of cards that the seat on turn may play; empty in phases without play."""
        phase = self.phase
        if phase == LEADING:
            return self.hands[self.turn]
        if phase != FOLLOWING:
            return 0
        hand = self.hands[self.turn]
        return hand if self.rules.honour else self.bound(hand)

    def bound(self, hand):
        """Return the set of cards of ``hand`` that the duties allow in the current trick."""
        # The same as `duty`, without the call: searches spend their time here.
        if self.closer != NOBODY:
            duty = self.rules.duty_closed
        elif self.drawn < len(self.stock):
            return hand
        else:
            duty = self.rules.duty_gone
        return replies(hand, self.led(), self.top(), self.trump, duty)

    def marriages(self):
        """Return the set of kings and queens that the seat on turn may play as a marriage now."""
        hand = self.hands[self.turn]
        found = hand & hand >> 1 & QUEENS  # a king is the card after its queen
        if not found:
            return 0
        rules = self.rules
        if self.phase == FOLLOWING:
            partner = (self.turn - self.leader) % self.sides == 0
            if not (rules.marriage_partner and partner):
                return 0
        elif self.phase != LEADING:
            return 0
        if self.closer != NOBODY:
            if not rules.marriage_closed:
                return 0
        elif self.drawn == len(self.stock) and not rules.marriage_gone:
            return 0
        if self.played < self.seats and not rules.marriage_first:
            return 0
        if not rules.marriage_queen:
            found |= found << 1
        return found & self.playable() if self.phase == FOLLOWING else found

    def can_exchange(self):
        """Tell whether the seat on turn may exchange the lowest trump for the turn-up now."""
        rules = self.rules
        return (
            rules.exchange
            and self.hands[self.turn] >> (6 * self.trump + self.low_trump) & 1
            and (self.phase == LEADING or self.phase == BEFORE_DRAW)
            and self.stock_left() >= rules.exchange_stock
            and (self.closer == NOBODY or rules.exchange_closed)
            and self.tricks[self.turn % self.sides] >= rules.exchange_tricks
            and (self.played >= self.seats or rules.exchange_first)
        )

    def can_close(self):
        """Tell whether the seat on turn may close the stock now."""
        rules = self.rules
        return (
            (
                (self.phase == LEADING and rules.close_after)
                or (self.phase == BEFORE_DRAW and rules.close_before)
            )
            and self.stock_open()
            and self.stock_left() >= rules.close_stock
            and (self.played >= self.seats or rules.close_first)
        )

    def can_claim(self):
        """Tell whether the seat on turn may claim 66; never where claims are automatic."""
        # Not "phase in (...)": the tuple would be built anew on the heap every time.
        phase = self.phase
        return self.rules.claims != AUTOMATIC and (
            phase == LEADING or phase == BEFORE_DRAW or phase == CLAIMING
        )

    def moves(self, out, at=0):
        """
        Write the legal moves into a bytearray, from index ``at`` on, and return where they end.

        ``out`` needs room for `MAX_LEGAL` bytes. Nothing is allocated.
        """
        phase = self.phase
        if phase == LEADING:
            at = _write_cards(self.hands[self.turn], 0, out, at)
            found = self.marriages()
            if found:
                at = _write_cards(found, MARRY, out, at)
        elif phase == FOLLOWING:
            at = _write_cards(self.playable(), 0, out, at)
            if self.rules.marriage_partner:
                at = _write_cards(self.marriages(), MARRY, out, at)
            return at
        elif phase == NAMING:
            for suit in range(4):
                out[at] = NAME + suit
                at += 1
        if self.can_exchange():
            out[at] = EXCHANGE
            at += 1
        if self.can_close():
            out[at] = CLOSE
            at += 1
        if self.rules.claims != AUTOMATIC and self.can_claim():
            out[at] = CLAIM
            at += 1
        if phase == BEFORE_DRAW:
            out[at] = DRAW
            at += 1
        elif phase == NAMING or phase == CLAIMING:
            out[at] = PASS
            at += 1
        return at

    def legal(self):
        """Return the legal moves as ``bytes``; empty when the deal is over."""
        return bytes(self._scratch[: self.moves(self._scratch)])


def _write_cards(cards, offset, out, at):
    """Write each card of a set, plus ``offset``, into ``out`` from ``at`` on; return the end."""
    while cards:
        low = cards & -cards
        out[at] = _CARD_OF[low % 37] + offset
        at += 1
        cards ^= low
    return at
