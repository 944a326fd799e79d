# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.mean`
==================

What a position with an open stock is worth after both have drawn, on average over everything that
the other hand may be and all cards that may be drawn: no world has to be looked at.

The `judge` adds up one number for each suit, by who holds which of its cards. So the mean of the
sum is the sum of the suits' means, and for a suit of which the unseen cards are few these come from
counting: each part of its unseen cards is the other hand's share in so many of all the ways to deal
the unseen cards, and in so many of these one more of them is the card that is drawn here. Only what
both may reach with a marriage is taken as if the suits did not depend on each other.
"""

from array import array

from sixtysix.ai import judge
from sixtysix.cards import COUNT, NO_CARD, count

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


FINE = const(64)  # parts of a unit of the judge in which means are told

_BIAS = const(896)  # seven bytes, each 128 above its value
_PATTERNS = const(729)
_SCORE_ROWS = const(1458)
_REACH_ROWS = const(1819)
_EXTRA_ROWS = const(1940)
WEIGHTS = const(98)
ROOM = const(144)
_DRAWN = const(49)  # in the weights: from here on a card of the suit is drawn here

# Where sums are kept: a suit as it is, by suit and by who leads; without the card that answers; the
# suit of the lead, by who leads next.
_ANSWERS = const(8)
_LED = const(32)
_NOT_KEPT = const(34)
_SUMS = const(35)
_NO_SUIT = const(4)
_NONE = const(-1)

# Rows of the judge's tables by points with the pending ones; from 74 on nothing changes.
SCORE = bytes(judge.score_row(p, 0, 1) for p in range(75))
REACH = bytes(judge.reach_row(p) for p in range(75))


def ways(size, chosen):
    """Return how many sets of so many things there are among ``size``."""
    if not 0 <= chosen <= size:
        return 0
    found = 1
    for k in range(chosen):
        found = found * (size - k) // (k + 1)
    return found


class Mean:
    """
    The mean worth of positions that follow from a view.

    :param bytearray table: the judge's, to be filled before `know` is called
    :param array room: for `WEIGHTS` numbers behind the first `ROOM`; what is there is overwritten
    """

    def __init__(self, table, room):
        # All here, and not one by one: a growing object needs its memory anew each time.
        self._view = self._here = None
        self._hand = self._known = self._pool = self._size = self._share = self._mine = 0
        self._low = self._swap = self._turn_up = self._rank = self._laid = 0
        self._among = self._part = self._all = 0
        self._table = table
        self._weights = room
        self._sums = array("i", bytes(4 * _SUMS))

    def know(self, view):
        """Take up what a seat knows while the stock is open."""
        rules = view.rules
        other = 1 - view.seat
        self._view = view
        self._hand = view.hand
        self._known = view.known[other]
        self._pool = view.unseen()
        self._size = count(self._pool)  # unseen cards
        self._share = view.counts[other] - count(self._known)  # ... that the other holds
        self._low = 1 << 6 * view.trump + (0 if rules.pack == 24 else 1)
        self._swap = rules.exchange and view.stock_left - 2 >= rules.exchange_stock
        self._turn_up = 1 << view.turn_up
        self._rank = view.turn_up % 6

    def spread(self, size, share):
        """
        Let the other player hold so many of ``size`` unseen cards, the one he draws included, and
        one of the others be drawn here.
        """
        weights = self._weights
        self._among = size
        self._part = share
        self._all = ways(size, share) * (size - share)
        for k in range(7):
            for held in range(k + 1):
                found = ways(size - k, share - held)
                weights[ROOM + 7 * k + held] = found * (size - k - share + held)
                weights[ROOM + _DRAWN + 7 * k + held] = found
        for k in range(_SUMS):
            self._sums[k] = _NONE

    def lay(self, mine):
        """Take up the hand that is left when a card is laid here, or the whole hand."""
        self._sums[_LED] = self._sums[_LED + 1] = _NONE
        self._mine = mine
        self._laid = _NO_SUIT
        for suit in range(4):
            if (mine ^ self._hand) >> 6 * suit & 63:
                self._laid = suit
        self._here = self._pairs(mine, self._pool, 256 // self._among, 0)

    def worth(self, answer, leads, points, other_points):
        """
        Return the mean worth for the player who leads next, `FINE` times as large as the judge's.

        :param int answer: the card that the other hand gave, or ``NO_CARD``
        :param int leads: 1 if this seat leads next, else 0
        :param int points: of him who leads next, pending ones included; ``other_points``: ...
        """
        table = self._table
        total = 0
        sums = self._sums
        answered = answer // 6
        for suit in range(4):
            # What does not change from card to card is kept.
            at = suit + 4 * leads
            if suit == answered:
                at = _ANSWERS + answer if suit != self._laid else _NOT_KEPT
            elif suit == self._laid:
                at = _LED + leads
            if sums[at] == _NONE or at == _NOT_KEPT:
                sums[at] = self.suit(suit, answer, leads)
            total += sums[at]
        total = total // self._all * FINE + total % self._all * FINE // self._all
        if points > 74:
            points = 74
        if other_points > 74:
            other_points = 74
        view = self._view
        row = SCORE[points] * judge.SCORES
        if other_points or view.tricks[1 - view.seat if leads else view.seat]:
            row += SCORE[other_points]
        total += FINE * (table[_SCORE_ROWS + row] - _BIAS)
        return total + self.reach(answer, leads, points, other_points)

    # ---- suits ----

    def suit(self, suit, answer, leads):
        """Return the sum of a suit's numbers over all ways."""
        shift = 6 * suit
        gone = 0 if answer == NO_CARD else 1 << answer
        held = self._mine >> shift & 63
        known = (self._known & ~gone) >> shift & 63
        pool = (self._pool & ~gone) >> shift & 63
        if suit == self._view.trump:
            return self.trumps(held, known, pool, leads)
        return self._shares(_PATTERNS, held, known, pool, ROOM + 7 * COUNT[pool], leads)

    def trumps(self, mine, known, pool, leads):
        """The same for trumps, with the number for the turn-up, which the leader exchanges."""
        low = self._low >> 6 * self._view.trump & 63
        at = ROOM + 7 * COUNT[pool]
        if not pool & low:
            return self._turned(mine, known, pool, at, leads)
        pool ^= low
        # The low trump lies in the stock, is the other's, or is the card drawn here.
        return (
            self._turned(mine, known, pool, at, leads)
            + self._turned(mine, known | low, pool, at + 1, leads)
            + self._turned(mine | low, known, pool, at, leads, True)
        )

    def _turned(self, mine, known, pool, at, leads, drawn=False):
        trump = 6 * self._view.trump
        low = self._low >> trump & 63
        rank = self._rank
        swap = (low | self._turn_up >> trump) & 63 if self._swap else 0
        if swap and (mine if leads else known) & low:
            rank = 0 if low == 1 else 1
            if leads:
                mine ^= swap
            else:
                known ^= swap
        extra = self._table[_EXTRA_ROWS + rank * 2 + (1 if (known if leads else mine) & low else 0)]
        if drawn:
            return self._parts(_row(mine, known, leads), 1 + leads, pool, at + _DRAWN, extra)
        return self._shares(0, mine, known, pool, at, leads, extra)

    def _shares(self, base, mine, known, pool, at, leads, extra=0):
        """
        Return the sum of a suit's numbers over all shares in its unseen cards.

        :param int base: its first row; ``at``: where the weights of no share begin
        """
        row = base + _row(mine, known, leads)
        theirs = 1 + leads
        total = self._parts(row, theirs, pool, at, extra)
        at += _DRAWN
        card = 1
        step = 3 - theirs
        while card <= pool:
            if pool & card:
                total += self._parts(row + step, theirs, pool ^ card, at, extra)
            card <<= 1
            step *= 3
        return total

    def _parts(self, row, step, pool, at, extra):
        """Return the weighted sum of rows for each part of a suit's unseen cards in a hand."""
        table = self._table
        weights = self._weights
        digits = judge.DIGITS
        number = COUNT
        total = 0
        part = pool
        while True:
            weight = weights[at + number[part]]
            if weight:
                total += weight * (table[row + step * digits[part]] + extra)
            if not part:
                return total
            part = part - 1 & pool

    # ---- marriages ----

    def reach(self, answer, leads, points, other_points):
        """Return the mean of the number for what both reach with a marriage, times `FINE`."""
        gone = 0 if answer == NO_CARD else 1 << answer
        size = self._among
        share = self._part
        pool = self._pool & ~gone
        here = self._here
        both = 256 * share * (share - 1) // (size * (size - 1)) if size > 1 else 0
        there = self._pairs(self._known & ~gone, pool, 256 * share // size, both)
        if not leads:
            here, there = there, here
        total = 0
        table = self._table
        for k in range(3):
            if here[k]:
                row = _REACH_ROWS + _reach_of(points, k) * judge.REACH
                for other in range(3):
                    if there[other]:
                        chance = here[k] * there[other]
                        total += chance * table[row + _reach_of(other_points, other)]
        return total // (65536 // FINE)

    def _pairs(self, hand, pool, one, both):
        """
        Return how likely the best marriage in a hand is none, one of 20, one of 40, in 256ths.

        :param int one: how likely one certain card comes into it; ``both``: two
        """
        none = 256
        trumps = 0
        for suit in range(4):
            held = hand >> 6 * suit & 12
            likely = 0
            if held == 12:
                likely = 256
            elif held | pool >> 6 * suit & 12 == 12:
                likely = one if held else both
            if suit == self._view.trump:
                trumps = likely
            else:
                none -= none * likely // 256
        side = (256 - trumps) * (256 - none) // 256
        return 256 - trumps - side, side, trumps


def _row(mine, known, leads):
    """Return the row of a suit with the cards here and those that the other surely holds."""
    if leads:
        return judge.DIGITS[mine] + 2 * judge.DIGITS[known]
    return judge.DIGITS[known] + 2 * judge.DIGITS[mine]


def _reach_of(points, marriage):
    """Return the judge's row for points and a marriage of 20 times ``marriage``."""
    points += 20 * marriage
    return REACH[points if points < 74 else 74]
