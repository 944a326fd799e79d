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
from sixtysix.cards import COUNT, MARRIAGE, NO_CARD, SUIT, count

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

# Where sums are kept: a suit as it is, by suit and by who leads; without the card that answers; by
# who leads, the suit of the card laid here, and all four suits.
_ANSWERS = const(8)
_LAID = const(32)
_ALL = const(34)
_SUMS = const(36)
_NO_SUIT = const(4)
_NONE = const(-1)

# A suit's cards as digits for the judge: the leader's and the other player's.
_LEADER = judge.DIGITS
_OTHER = array("H", [2 * digits for digits in judge.DIGITS])

# Rows of the judge's tables by points with the pending ones; from 74 on nothing changes.
SCORE = bytes(judge.score_row(p, 0, 1) for p in range(75))
REACH = bytes(judge.reach_row(p) for p in range(115))  # a marriage of 40 included


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
        self._view = self._here = self._there = None
        self._hand = self._known = self._pool = self._size = self._share = self._mine = 0
        self._low = self._swap = self._turn_up = self._rank = self._laid = 0
        self._among = self._part = self._all = self._one = self._both = 0
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
        self._among = size
        self._part = share
        self._weigh(size, share)
        self._all = self._weights[ROOM]
        self._one = 256 * share // size
        self._both = 256 * share * (share - 1) // (size * (size - 1)) if size > 1 else 0
        self._there = self._pairs(self._known, self._pool, self._one, self._both)
        for k in range(_LAID):
            self._sums[k] = _NONE

    def _weigh(self, size, share):
        """
        Find in how many ways all is dealt that is not told, when of so many cards of a suit so many
        are the other's: first those in which no card of the suit is drawn here, then those in which
        one is.
        """
        weights = self._weights
        found = ways(size, share)
        for k in range(7):
            at = ROOM + 7 * k
            for held in range(k + 1):
                if k:  # one more card of the suit that is not the other's, or is
                    rest = size - k + 1
                    before = at - 7 + _DRAWN + held
                    if rest < 1:
                        found = 0
                    elif held < k:
                        found = weights[before] * (rest - share + held) // rest
                    else:
                        found = weights[before - 1] * (share - held + 1) // rest
                weights[at + _DRAWN + held] = found
                weights[at + held] = found * (size - k - share + held)

    def lay(self, mine):
        """Take up the hand that is left when a card is laid here, or the whole hand."""
        self._sums[_ALL] = self._sums[_ALL + 1] = _NONE
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
        sums = self._sums
        if sums[_ALL + leads] == _NONE:
            self._add_suits(leads)
        total = sums[_ALL + leads]
        if answer != NO_CARD:
            # What does not change from card to card is kept.
            suit = SUIT[answer]
            if suit == self._laid:
                total += self.suit(suit, answer, leads) - sums[_LAID + leads]
            else:
                if sums[_ANSWERS + answer] == _NONE:
                    sums[_ANSWERS + answer] = self.suit(suit, answer, leads)
                total += sums[_ANSWERS + answer] - sums[suit + 4 * leads]
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

    def _add_suits(self, leads):
        """Add up the four suits as they are before the other hand answers."""
        sums = self._sums
        total = 0
        for suit in range(4):
            at = suit + 4 * leads if suit != self._laid else _LAID + leads
            if suit == self._laid or sums[at] == _NONE:
                sums[at] = self.suit(suit, NO_CARD, leads)
            total += sums[at]
        sums[_ALL + leads] = total

    def suit(self, suit, answer, leads):
        """Return the sum of a suit's numbers over all ways."""
        shift = 6 * suit
        gone = 0 if answer == NO_CARD else 1 << answer
        held = self._mine >> shift & 63
        known = (self._known & ~gone) >> shift & 63
        pool = (self._pool & ~gone) >> shift & 63
        if suit == self._view.trump:
            return self.trumps(held, known, pool, leads)
        row = _PATTERNS + _row(held, known, leads)
        return self._shares(row, pool, ROOM + 7 * COUNT[pool], leads, pool)

    def trumps(self, mine, known, pool, leads):
        """The same for trumps, with the number for the turn-up, which the leader exchanges."""
        low = self._low >> 6 * self._view.trump & 63
        at = ROOM + 7 * COUNT[pool]
        if not pool & low:
            return self._turned(mine, known, pool, at, leads, self._all, pool)
        pool ^= low
        # The low trump lies in the stock, is the other's, or is the card drawn here.
        weights = self._weights
        left = weights[ROOM + 7]
        drawn = weights[ROOM + 7 + _DRAWN]
        given = self._all - left - drawn
        return (
            self._turned(mine, known, pool, at, leads, left, pool)
            + self._turned(mine, known | low, pool, at + 1, leads, given, pool)
            + self._turned(mine | low, known, pool, at + _DRAWN, leads, drawn, 0)
        )

    def _turned(self, mine, known, pool, at, leads, number, draws):
        """The same where the low trump's place is known, which is so in a number of ways."""
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
        row = _row(mine, known, leads)
        return number * extra + self._shares(row, pool, at, leads, draws)

    def _shares(self, row, pool, at, leads, draws):
        """
        Return the weighted sum of a suit's rows over all shares in its unseen cards.

        :param int row: that of what is sure
        :param int pool: the unseen cards
        :param int at: where the weights are: if no card of the suit is drawn here, or if one is
        :param int draws: those of the unseen cards one of which may be drawn besides
        """
        table = self._table
        weights = self._weights
        number = COUNT
        theirs = _OTHER if leads else _LEADER
        # The first sixteen variables of a function are the quickest: those of the inner loop.
        total = part = rest = other = here = weight = 0
        own = _LEADER if leads else _OTHER
        sure = row
        card = 0  # the one that is drawn
        while True:
            rest = pool ^ card
            # Each part of the rest may be theirs; two at a time, without one of the cards and with.
            other = rest & -rest
            if other:
                part = rest = rest ^ other
                other = theirs[other]
                while True:
                    here = row + theirs[part]
                    weight = at + number[part]
                    total += (
                        weights[weight] * table[here] + weights[weight + 1] * table[here + other]
                    )
                    if not part:
                        break
                    part = part - 1 & rest
            else:
                total += weights[at] * table[row]
            if not draws:
                return total
            if not card:
                at += _DRAWN
            card = draws & -draws
            draws ^= card
            row = sure + own[card]

    # ---- marriages ----

    def reach(self, answer, leads, points, other_points):
        """Return the mean of the number for what both reach with a marriage, times `FINE`."""
        here = self._here
        there = self._there
        pair = MARRIAGE[SUIT[answer]] if answer != NO_CARD else 0
        if pair >> answer & 1 and pair & (self._known | self._pool) == pair:
            gone = ~(1 << answer)
            there = self._pairs(self._known & gone, self._pool & gone, self._one, self._both)
        if not leads:
            here, there = there, here
        table = self._table
        none, side, trumps = there
        other_none = REACH[other_points]
        other_side = REACH[other_points + 20]
        other_trumps = REACH[other_points + 40]
        total = 0
        for k in range(3):
            if here[k]:
                row = _REACH_ROWS + REACH[points + 20 * k] * judge.REACH
                total += here[k] * (
                    none * table[row + other_none]
                    + side * table[row + other_side]
                    + trumps * table[row + other_trumps]
                )
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
        return _LEADER[mine] + _OTHER[known]
    return _LEADER[known] + _OTHER[mine]
