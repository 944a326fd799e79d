# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.belief`
====================

What the other hands may be, from all that was shown and played: the cards shown stay where they
are, and who did not follow, beat or trump when he had to cannot hold what he would have had to
play. Worlds that agree with this are listed if they are few, else drawn at random.
"""

from sixtysix.cards import HIGHER, NO_CARD, STRICT, SUIT, SUIT_MASK, beats, count, each
from sixtysix.moves import CARD, CLOSE, DRAW, EXCHANGE


def excluded(view, seat):
    """Return the set of cards that a seat cannot hold, or it would have had to play one."""
    rules = view.rules
    seats = rules.seats
    none = 0
    stock = view.stock_left
    for move in view.log:
        if move == DRAW:
            stock += 2
    duty = rules.duty_gone if not stock else 0
    played = 0
    top = led = 0
    for k in range(len(view.log)):
        move = view.log[k]
        if move == DRAW:
            stock -= 2
            if not stock:
                duty = rules.duty_gone
        elif move == CLOSE:
            duty = rules.duty_closed
        if move >= EXCHANGE:
            continue
        card = move & CARD
        if played % seats == 0:
            led = top = card
        else:
            if duty and view.movers[k] == seat:
                none |= _lacks(card, led, top, view.trump, duty)
            if beats(card, top, view.trump):
                top = card
        played += 1
    return none


def _lacks(card, led, top, trump, duty):
    """Return what a player lacks who answers ``led`` with ``card`` while ``top`` is winning."""
    suit = SUIT[led]
    none = 0
    if SUIT[card] != suit:
        none = SUIT_MASK[suit]
    if duty != STRICT:
        return none
    if SUIT[card] == suit:
        if SUIT[top] == suit and card < top:
            none = HIGHER[top] & SUIT_MASK[suit]
    elif SUIT[card] != trump:
        none |= SUIT_MASK[trump]
    elif SUIT[top] == trump and card < top:
        none |= HIGHER[top]
    return none


class Worlds:
    """
    What two players' hidden cards may be, one world after the other.

    After `shuffle`, or for each hand that `each` yields, ``hand`` is the other hand, and ``first``
    and ``second`` are the cards that the winner and the loser of this trick will draw.

    :param View view: what is known
    :param Rng rng: the same generator gives the same worlds
    """

    def __init__(self, view, rng):
        other = 1 - view.seat
        unseen = view.unseen()
        pool = unseen & ~excluded(view, other)
        self._known = view.known[other]
        self._missing = view.counts[other] - count(self._known)
        self._out = each(unseen & ~pool)  # cards that must lie in the stock
        if count(pool) < self._missing:
            # A revoke: what he did not play tells nothing.
            pool = unseen
            self._out = b""
        self._pool = bytearray(each(pool))
        self._rng = rng
        self._turn_up = view.turn_up
        self.hand = self._known
        self.first = self.second = NO_CARD

    def ways(self, enough):
        """Return how many hands are possible, or some number above ``enough``."""
        ways = 1
        size = len(self._pool)
        for k in range(self._missing):
            ways = ways * (size - k) // (k + 1)
            if ways > 50 * enough:
                break
        return ways

    def shuffle(self):
        """Draw a world at random."""
        pool = self._pool
        size = len(pool)
        missing = self._missing
        hand = self._known
        for k in range(min(size, missing + 2)):
            other = k + self._rng.below(size - k)
            card = pool[other]
            pool[other] = pool[k]
            pool[k] = card
            if k < missing:
                hand |= 1 << card
        self.hand = hand
        self._draws(pool, missing)

    def _draws(self, pool, missing):
        left = len(pool) - missing
        self.first = pool[missing] if left else NO_CARD
        self.second = pool[missing + 1] if left > 1 else self._turn_up

    def each(self, most):
        """
        Go through the worlds: all hands if they are at most ``most``, else so many drawn at random.
        A generator of their numbers.
        """
        if self.ways(most) > most:
            for k in range(most):
                self.shuffle()
                yield k
            return
        pool = self._pool
        size = len(pool)
        missing = self._missing
        places = bytearray(range(missing))  # the next choice of hand, as places in the pool
        k = 0
        while True:
            hand = self._known
            for place in places:
                hand |= 1 << pool[place]
            self.hand = hand
            self._draws(bytes(c for c in pool if not hand >> c & 1), 0)
            yield k
            k += 1
            at = missing - 1
            while at >= 0 and places[at] == size - missing + at:
                at -= 1
            if at < 0:
                return
            places[at] += 1
            for later in range(at + 1, missing):
                places[later] = places[later - 1] + 1
