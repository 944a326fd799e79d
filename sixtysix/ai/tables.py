# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.tables`
====================

What the `Solver` looks up: the worth of every end of a deal, and for the cards in play what beats
them, what must answer them and what they are worth. Made anew for every position.

A deal is played for game points, or near the end of a match for what they do for the match.
"""

from array import array

from sixtysix.cards import NO_CARD, POINTS, STRICT, SUIT
from sixtysix.cards import count as count_cards
from sixtysix.phases import NOBODY
from sixtysix.rulesets import (
    ANY_TRICK,
    THREE_FLAT,
    TRICK_SINCE,
    TWO_OR_TRICKLESS,
    WINS_DEAL,
)

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


EXCHANGE = 24  # in the place of a card: the lead is an exchange

_HALF = const(66)  # 33, doubled
_STAKE = const(4)  # a higher stake is played for as if it were this: values are below 32

# What 1, 2 or 3 game points are worth to a side that lacks 1, 2 or 3 to win the match, in quarters
# of a game point won at an even score (``tools/match_score.py``).
NEAR = bytes((7, 7, 7, 3, 10, 10, 4, 7, 14))

# 2 is a primitive root modulo 19, so the remainder tells the bits 0-17 apart.
INDEX = bytes([0, 0, 1, 13, 2, 16, 14, 6, 3, 8, 17, 12, 15, 5, 7, 11, 4, 10, 9])
_DEAR_FIRST = bytes(suit * 6 + rank for rank in (5, 4, 3, 2, 1, 0) for suit in (0, 1, 2, 3))


def general(points, tricks):
    """Return the game points for a win over a player with so many points and tricks: 1, 2, 3."""
    if not tricks:
        return 3
    return 2 if points < 33 else 1


def worth(lacks, points, scale=4):
    """
    Return what game points are worth to their winner, in quarters of a game point.

    :param int lacks: the game points that he lacks to win the match; 0 if there is none
    :param int scale: what a game point is worth to who is far from that
    """
    if not 0 < lacks <= 3:
        return scale * points
    return NEAR[3 * lacks - 4 + min(points, 3)]


def unit(needs):
    """Return the solver's value of a game point: 1, or 4 if the end of the match is near."""
    return 4 if 0 < min(needs) <= 3 else 1


def _by_state(trickless, few, many):
    """Return a list by the loser's state: doubled points, and the lowest bit if he has a trick."""
    # From bytes, as a list of the same length would need a kilobyte in one piece.
    return array(
        "b", bytes((trickless, few)) * (_HALF // 2) + bytes((trickless, many)) * (_HALF // 2)
    )


def _always(value):
    return _by_state(value, value, value)


class Tables:
    """
    The tables of one position.

    Cards in play have places 0-5 (seat 0), 6-11 (seat 1) and 12-13 (cards to be taken up), cheap
    cards first; sets of them have a bit for each place. The state of a player is twice his points,
    plus 1 if he has taken a trick.
    """

    def __init__(self):
        self._own = [0] * 4
        self._card = bytearray(15)
        self._card[14] = EXCHANGE
        self._points = bytearray(15)
        self._worth = bytearray(15)
        # Sets of places; arrays, as they are a quarter of the size of lists.
        self._beat = array("H", bytes(30))
        self._must = array("H", bytes(30))
        self._suit = array("H", bytes(30))
        self._mate = array("H", bytes(30))
        self._bit_of = array("H", bytes(48))
        # Here already, and not one by one: a growing object needs its memory anew each time.
        self._trump = self._closer = self._duty = self._bonus = self._lowest_trump = 0
        self._marriages = self._queen_only = self._any_trick = self._swap_free = 0
        self._count_since = self._swap = self._trumps = self._open = 0
        self._win = [None] * 4
        self._most = [None] * 4
        self._end = [None] * 4

    def setup(self, rules, trump, closer=NOBODY, stake=0, points=0, tricks=0, needs=(0, 0)):
        """
        Fix what stays the same for a deal: who is bound to what, and the worth of every end.

        :param rules: a two-player `Ruleset`
        :param int trump: the trump suit
        :param int closer: the seat that closed the stock, or ``NOBODY`` if it ran out or will
        :param int stake: what earlier drawn deals add to a win
        :param int points: the other player's points when the stock was closed
        :param int tricks: the other player's number of tricks then
        :param needs: the game points that each lacks; near the end of a match values are not
            game points but what those are `worth`
        """
        closed = closer != NOBODY
        self._trump = trump
        self._closer = closer
        self._duty = rules.duty_closed if closed else rules.duty_gone
        self._bonus = 0 if closed and not rules.bonus_closed else 2 * rules.last_bonus
        self._marriages = rules.marriage_closed if closed else rules.marriage_gone
        self._queen_only = rules.marriage_queen
        self._any_trick = rules.marriage_counts == ANY_TRICK
        self._swap_free = not rules.exchange_tricks
        self._lowest_trump = 6 * trump + (0 if rules.pack == 24 else 1)
        self._count_since = closed and rules.close_failed == TRICK_SINCE
        scale = unit(needs)
        stake = min(stake, _STAKE)
        for seat in (0, 1):
            if not seat or scale > 1:
                lacks = needs[seat]
                won = _by_state(
                    worth(lacks, 3 + stake, scale),
                    worth(lacks, 2 + stake, scale),
                    worth(lacks, 1 + stake, scale),
                )
                played_out = won
                if rules.last_wins != WINS_DEAL:
                    played_out = _always(won[-1] if rules.last_wins else 0)
            self._win[seat] = self._win[seat + 2] = won
            self._most[seat] = self._most[seat + 2] = won
            self._end[seat] = self._end[seat + 2] = played_out
        if closed:
            self._setup_closed(rules, 2 * points + (1 if tricks else 0))

    def _setup_closed(self, rules, state):
        """Replace the worth of a win by what the closing made of it; the other had that state."""
        closer = self._closer
        other = 1 - closer
        if rules.closed_score:
            won = _always(self._win[closer][state])
            self._win[closer] = self._win[closer + 2] = won
            self._most[closer] = self._most[closer + 2] = won
        code = rules.close_failed
        won = self._win[other]
        three, two = won[:2]
        if code == TWO_OR_TRICKLESS:
            won = _always(won[state & 1])
        elif code == THREE_FLAT:
            won = _always(three)
        played_out = won
        if code == TRICK_SINCE:
            won = _always(two)
            played_out = _by_state(three, two, two)
        self._win[other] = self._win[other + 2] = won
        self._most[other] = self._most[other + 2] = played_out
        # Both by the closer's state, whoever takes the last trick.
        self._end[other] = self._end[other + 2] = played_out
        lost = array("b", played_out)
        for state in range(len(lost)):
            lost[state] = -lost[state]
        self._end[closer] = self._end[closer + 2] = lost

    def _place(self, hands, leader, led, draws):
        """Give every card in play its bit, and make the tables of what beats and answers it."""
        first, second = hands
        if led != NO_CARD:
            if leader:
                second |= 1 << led
            else:
                first |= 1 << led
        size = count_cards(first)
        next_first = size - 1
        next_second = 5 + count_cards(second)
        third = 1 << draws[0] if draws else 0
        fourth = 1 << draws[1] if self._open else 0
        in_play = first | second | third | fourth
        own = self._own
        own[0] = own[2] = (1 << size) - 1
        own[1] = own[3] = (1 << next_second + 1) - 64
        self._swap = 0

        card = self._card
        bit_of = self._bit_of
        beat = self._beat
        values = self._points
        higher = [0, 0, 0, 0]
        for c in _DEAR_FIRST:
            bit_of[c] = 0
            one = 1 << c
            if not in_play & one:
                continue
            if first & one:
                i = next_first
                next_first -= 1
            elif second & one:
                i = next_second
                next_second -= 1
            else:
                i = 12 if third & one else 13
            suit = SUIT[c]
            card[i] = c
            bit_of[c] = bit = 1 << i
            values[i] = 2 * POINTS[c]
            beat[i] = higher[suit]
            higher[suit] |= bit
        self._relate(higher, own[0] | own[1] | (4096 if third else 0) | (8192 if fourth else 0))
        if self._open:
            own[0] |= 4096
            own[1] |= 8192
            own[2] |= 8192
            own[3] |= 4096
        elif third:
            self._swap = bit_of[self._lowest_trump]
            holder = 0 if own[0] & self._swap else 1
            own[holder] |= 4096
            own[holder + 2] |= 4096

    def _relate(self, suits, in_play):
        """Make the tables that need to know all cards; ``suits``: the cards in play of each."""
        strict = self._duty == STRICT
        trump = self._trump
        trumps = suits[trump]
        self._trumps = trumps if strict else 0
        while in_play:
            bit = in_play & -in_play
            in_play ^= bit
            i = INDEX[bit % 19]
            c = self._card[i]
            suit = SUIT[c]
            self._suit[i] = suits[suit]
            self._must[i] = self._beat[i] if strict else suits[suit]
            if suit != trump:
                self._beat[i] |= trumps
            rank = c % 6
            self._mate[i] = 0
            if rank == 2 or (rank == 3 and not self._queen_only):
                self._mate[i] = self._bit_of[c ^ 1]
                self._worth[i] = 80 if suit == trump else 40
