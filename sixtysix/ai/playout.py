# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.playout`
=====================

The search of the games for three and four: in sampled worlds, the same for every move, the deal is
played to its end by simple rules, and the move that brings most game points on average is chosen.

A pair is one side: partners help each other in the play-outs as they do at the table.
"""

from sixtysix.ai.belief import excluded
from sixtysix.ai.counting import cards_of
from sixtysix.ai.tables import general, worth
from sixtysix.cards import (
    HIGHER,
    MARRIAGE,
    POINTS,
    STRICT,
    SUIT,
    SUIT_MASK,
    beats,
    count,
    each,
    replies,
)
from sixtysix.moves import CARD, MARRY
from sixtysix.rng import Rng

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


_TRIES = const(30)  # to find a world that agrees with all that was played
_BY_POINTS = bytes(suit * 6 + rank for rank in (0, 1, 2, 3, 4, 5) for suit in (0, 1, 2, 3))


class Playout:
    """
    One search, used again and again: run through `think`, then ``move`` is the choice.

    ``totals`` are then what each of ``moves`` was `worth` in ``count`` worlds together.
    """

    def __init__(self):
        self.move = None
        self.nodes = 0  # cards laid in play-outs

    def think(self, view, worlds, limit):
        """
        Search: a generator that yields after every world.

        :param int worlds: how many worlds to look at
        :param int limit: how many cards may be laid; one world is looked at whatever it takes
        """
        self.nodes = 0
        self.move = None
        rules = view.rules
        self._view = view
        self._seats = rules.seats
        self._sides = rules.sides
        self._deal = _Hands(view, Rng(view.seed()))
        moves = self.moves = cards_of(view.legal)
        totals = self.totals = [0] * len(moves)
        self.count = 0
        most = len(moves) * sum(view.counts)  # cards laid in a world
        for done in range(worlds):
            if done and self.nodes + most > limit:
                return
            hands = self._deal.shuffled()
            for k in range(len(moves)):
                totals[k] += self._play(list(hands), moves[k])
            self.move = moves[totals.index(max(totals))]
            self.count += 1
            yield done

    def _play(self, hands, move):
        """Play a world to its end after a move of the seat; return its side's game points."""
        view = self._view
        points = list(view.points)
        pending = list(view.pending)
        tricks = list(view.tricks)
        trick = [card & CARD for card in view.trick]
        leader = view.leader
        seat = view.seat
        while True:
            while len(trick) < self._seats:
                if move is None:
                    move = self._choose(hands, trick, seat, leader)
                card = move & CARD
                if move >= MARRY:
                    pending[seat % self._sides] += 40 if SUIT[card] == view.trump else 20
                move = None
                hands[seat] &= ~(1 << card)
                trick.append(card)
                self.nodes += 1
                seat = (seat + 1) % self._seats
            value = 0
            best = 0
            for k in range(self._seats):
                value += POINTS[trick[k]]
                if beats(trick[k], trick[best], view.trump):
                    best = k
            leader = seat = (leader + best) % self._seats
            side = leader % self._sides
            points[side] += value + pending[side]
            pending[side] = 0
            tricks[side] += 1
            trick = []
            if not hands[seat]:
                points[side] += view.rules.last_bonus
            if points[side] >= 66:
                return self._score(side, points, tricks)
            if not hands[seat]:
                return 0

    def _score(self, winner, points, tricks):
        mine = self._view.side
        lacks = self._view.needs[winner]
        total = 0
        for side in range(self._sides):
            if side != winner:
                total += general(points[side], tricks[side])
        if winner == mine:
            return worth(lacks, total)
        # Far from the end of the match only what this side pays counts.
        return -worth(lacks, total if 0 < lacks <= 3 else general(points[mine], tricks[mine]))

    def _choose(self, hands, trick, seat, leader):
        """Choose a card by simple rules, seeing only what is gone and the own hand."""
        hand = hands[seat]
        trump = self._view.trump
        others = 0
        for k in range(self._seats):
            if k != seat:
                others |= hands[k]
        if not trick:
            return self._lead(hand, others, trump)
        top = trick[0]
        winner = leader
        for k in range(1, len(trick)):
            if beats(trick[k], top, trump):
                top = trick[k]
                winner = (leader + k) % self._seats
        options = replies(hand, trick[0], top, trump, STRICT)
        ours = winner % self._sides == seat % self._sides
        last = len(trick) == self._seats - 1
        safe = last or not others & HIGHER[top]
        least = most = 255
        for card in _BY_POINTS:
            if options >> card & 1:
                if least == 255:
                    least = card
                if beats(card, top, trump):
                    if not ours and SUIT[card] == trump:
                        return card  # the cheapest trump that takes it
                    if not ours and (last or not others & HIGHER[card]):
                        most = card
                elif ours and safe:
                    most = card
        return least if most == 255 else most

    def _lead(self, hand, others, trump):
        rules = self._view.rules
        for k in range(4):
            suit = (trump + k) % 4
            if rules.marriage_gone and hand & MARRIAGE[suit] == MARRIAGE[suit]:
                return 6 * suit + 2 + MARRY
        trumps = others & SUIT_MASK[trump]
        low = high = 255
        for card in _BY_POINTS:
            if hand >> card & 1:
                if not others & HIGHER[card]:
                    if SUIT[card] == trump and trumps:
                        return card
                    high = card
                elif low == 255 and SUIT[card] != trump:
                    low = card
        if high != 255:
            return high
        if low != 255:
            return low
        for card in _BY_POINTS:
            if hand >> card & 1:
                return card
        return 255


class _Hands:
    """The hidden hands of several players, dealt again and again in agreement with the play."""

    def __init__(self, view, rng):
        self._rng = rng
        self._view = view
        self._pool = bytearray(each(view.unseen()))
        self._not = [excluded(view, seat) for seat in range(view.rules.seats)]
        self._missing = [
            view.counts[seat] - count(view.known[seat]) for seat in range(view.rules.seats)
        ]

    def shuffled(self):
        """Return the hands of all seats in a world drawn at random."""
        for k in range(_TRIES):
            hands = self._dealt(k < _TRIES - 1)
            if hands:
                break
        return hands

    def _dealt(self, strictly):
        view = self._view
        self._rng.shuffle(self._pool)
        hands = list(view.known)
        hands[view.seat] = view.hand
        left = list(self._missing)
        left[view.seat] = 0
        for card in self._pool:
            # to the seat that still needs most, of those that can hold the card
            best = -1
            for seat in range(view.rules.seats):
                can = left[seat] and not (strictly and self._not[seat] >> card & 1)
                if can and (best < 0 or left[seat] > left[best]):
                    best = seat
            if best < 0:
                return None
            hands[best] |= 1 << card
            left[best] -= 1
        return hands
