# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The hard player of two-player games without anything learned: what the judge's tables are worth.

    python tools/arena.py hard hard-unlearned --deals 4000
    python tools/arena.py hard alt:played --deals 1000

Both have the same worlds, the same closing, the same exact endings and the same budget on the board
(``tools/bench.py --unlearned`` counts it). Only what the judge's tables say of a position while the
stock is open is found out otherwise:

- ``hard-unlearned`` (`Estimate`): an estimate made by hand
- ``alt:played`` (`PlayedOn`): in the world the deal is played to its end by rules of thumb

They are yardsticks: frozen, and not shipped. They keep to what the board has, so that their cost
can be counted there.
"""

from sixtysix.ai.belief import Worlds
from sixtysix.ai.judge import SCALE
from sixtysix.ai.player import HARD, Player
from sixtysix.ai.search import Search
from sixtysix.ai.tables import general, worth
from sixtysix.cards import HIGHER, POINTS, SUIT, SUIT_MASK, replies
from sixtysix.moves import CARD, MARRY
from sixtysix.phases import FOLLOWING
from sixtysix.rng import Rng
from sixtysix.rulesets import ANY_TRICK, WINS_ONE

_NONE = 99
_QUEENS = 0x104104

# 2 is a primitive root modulo 29, so the remainder tells the cards' bits apart.
_CARD = bytes(sum(c for c in range(24) if (1 << c) % 29 == k) for k in range(29))

# What the estimate adds, in units of `SCALE`: for a trump, an ace, 20 points to be declared.
_TRUMP, _ACE, _MARRIAGE = 12, 4, 16

# Rules of thumb. What it costs to part with a card beyond its points, by rank: another, a trump.
_KEEP = bytes((0, 0, 0, 0, 0, 3)), bytes((4, 5, 6, 7, 8, 9))
_KEEP_PAIR = 12  # ... of a marriage in hand
_LEAD_TRUMP = 8


class Unlearned(Player):
    """A hard player with another search for the time while cards are hidden.

    :param kind: the class of the search
    :param factor: multiplies the budget
    """

    def __init__(self, kind, factor=1):
        super().__init__(HARD, factor)
        self._kind = kind

    def prepare(self, rules):
        """Load and take now what thinking will need."""
        self._searcher(rules)

    def _searcher(self, rules):
        if self._search is None:
            self._search = self._kind(self._solver(), None)
        return self._search


class Estimate(Search):
    """The hard player's search with an estimate made by hand in place of the judge.

    Points on both sides, cards by their points, more for trumps and aces, the best marriage. That
    being on lead is worth nothing by itself came out of trying; so did the rest.
    """

    def _prepare(self):
        view = self._view
        rules = view.rules
        self._low = 1 << 6 * view.trump + (0 if rules.pack == 24 else 1)
        self._swap = rules.exchange and view.stock_left - 2 >= rules.exchange_stock
        self._turn_up = 1 << view.turn_up
        self._trumps = SUIT_MASK[view.trump]
        self._value = [
            (SCALE * POINTS[c] + 25) // 50
            + (_TRUMP if SUIT[c] == view.trump else 0)
            + (_ACE if c % 6 == 5 else 0)
            for c in range(24)
        ]

    def _worth(self, mine, theirs, points, other_points, seat):
        """Return what a position after the draw is worth to the seat on lead."""
        if self._swap and mine & self._low:
            mine ^= self._low | self._turn_up
        value = SCALE * (points - other_points) // 50 + self._hand(mine) - self._hand(theirs)
        return max(-self._top[1 - seat], min(value, self._top[seat]))

    def _hand(self, hand):
        pairs = hand & hand >> 1 & _QUEENS
        total = 0
        if pairs:
            total = _MARRIAGE * (2 if pairs & self._trumps else 1)
        while hand:
            bit = hand & -hand
            hand ^= bit
            total += self._value[_CARD[bit % 29]]
        return total


class Stocked(Worlds):
    """Worlds in which the whole stock lies in order: ``rest`` is below ``first`` and ``second``."""

    def __init__(self, view):
        super().__init__(view, Rng(view.seed()))
        self._order = Rng(view.seed() + b"r")
        self._last = view.turn_up
        self.rest = bytearray()

    def shuffle(self):
        """Draw a world at random, the same as others do, and the order of the stock."""
        super().shuffle()
        rest = self._pool[self._missing + 2 :]
        self._order.shuffle(rest)
        rest.append(self._last)
        self.rest = rest


class PlayedOn(Search):
    """The hard player's search with deals that are played to their end by rules of thumb."""

    def _prepare(self):
        view = self._view
        rules = view.rules
        trump = view.trump
        self._lowest = 6 * trump + (0 if rules.pack == 24 else 1)
        self._low = 1 << self._lowest
        self._swap = rules.exchange and view.stock_left - 2 >= rules.exchange_stock
        self._turn_up = 1 << view.turn_up
        self._trumps = SUIT_MASK[trump]
        self._beat = [HIGHER[c] | (0 if SUIT[c] == trump else self._trumps) for c in range(24)]
        keep = [_KEEP[SUIT[c] == trump][c % 6] for c in range(24)]
        self._take = [POINTS[c] - keep[c] + 1 for c in range(24)]
        self._give = [-POINTS[c] - keep[c] for c in range(24)]
        self._part = [POINTS[c] + (_LEAD_TRUMP if SUIT[c] == trump else 0) for c in range(24)]

    def _draw(self, worlds, most):
        if self._view.stock_left > 2:
            worlds = self._worlds = Stocked(self._view)
        return super()._draw(worlds, most)

    def _early(self, worlds, most):
        self._worlds = Stocked(self._view)
        if self._view.phase == FOLLOWING:
            return super()._early(self._worlds, most)
        return self._leads(most)

    def _leads(self, most):
        """Add up what each lead is worth if rules of thumb answer it."""
        self._prepare()
        for _ in range(most):
            self._worlds.shuffle()
            for k in range(len(self._moves)):
                self._totals[k] += self._led(self._moves[k])
            self._count += 1
            yield

    def _led(self, move):
        view = self._view
        me = view.seat
        card = move & CARD
        counted = view.points[me]
        pending = view.pending[me]
        if move >= MARRY:
            declared = 40 if SUIT[card] == view.trump else 20
            if view.rules.marriage_counts == ANY_TRICK and view.tricks[me]:
                counted += declared
                if counted >= 66:
                    return self._win(me)
            else:
                pending += declared
        theirs = self._worlds.hand
        answer = self._answer(theirs, theirs, card)
        mine = view.hand ^ 1 << card
        return self._after(self._worlds, mine, theirs, card, answer, counted, pending)

    def _worth(self, mine, theirs, points, other_points, seat):
        """Return what a position after the draw is worth to the seat on lead: play it out."""
        view = self._view
        rules = view.rules
        trump = view.trump
        beat = self._beat
        rest = self._worlds.rest
        last = rest[-1]
        if self._swap and mine & self._low:
            mine ^= self._low | self._turn_up
            rest[-1] = self._lowest
        side = 1  # 1 while the seat is on lead, else -1
        tricks = 1
        other_tricks = view.tricks[1 - seat]
        left = len(rest)
        marry = True
        at = 0
        while True:
            pairs = mine & mine >> 1 & _QUEENS
            if pairs and marry:
                if pairs & self._trumps:
                    pairs &= self._trumps
                    points += 20
                points += 20
                if tricks and points >= 66 and rules.marriage_counts == ANY_TRICK:
                    break
                card = _CARD[(pairs & -pairs) % 29] + (not rules.marriage_queen)
            elif at < left:
                card = self._lead_open(mine)
            else:
                card = self._lead_strict(mine, theirs)
            if at < left:
                answer = self._answer(theirs, theirs, card)
            else:
                options = replies(theirs, card, card, trump, rules.duty_gone)
                answer = self._answer(options, theirs, card)
            mine ^= 1 << card
            theirs ^= 1 << answer
            if beat[card] >> answer & 1:
                side = -side
                mine, theirs = theirs, mine
                points, other_points = other_points, points
                tricks, other_tricks = other_tricks, tricks
            points += POINTS[card] + POINTS[answer]
            tricks = 1
            if not mine:
                points += rules.last_bonus
            if points >= 66 or not mine:
                break
            if at < left:
                mine |= 1 << rest[at]
                theirs |= 1 << rest[at + 1]
                at += 2
                if at == left:
                    marry = rules.marriage_gone
        rest[-1] = last
        won = general(other_points, other_tricks)
        if points < 66:
            if not rules.last_wins:
                return 0
            if rules.last_wins == WINS_ONE:
                won = 1
        winner = seat if side > 0 else 1 - seat
        return side * (SCALE // 4) * worth(view.needs[winner], view.stake + won)

    def _lead_open(self, hand):
        """Lead with the stock open: the card that is least to be missed."""
        least = _NONE
        part = self._part
        while hand:
            bit = hand & -hand
            hand ^= bit
            card = _CARD[bit % 29]
            if part[card] < least:
                least = part[card]
                choice = card
        return choice

    def _lead_strict(self, hand, theirs):
        """Lead with the stock gone: masters, trumps first; else the cheapest."""
        most = -_NONE
        trumps = theirs & self._trumps
        while hand:
            bit = hand & -hand
            hand ^= bit
            card = _CARD[bit % 29]
            if theirs & HIGHER[card] or (trumps and not theirs & SUIT_MASK[SUIT[card]]):
                mark = -self._part[card]
            else:
                mark = 10 + POINTS[card] + (20 if trumps and bit & self._trumps else 0)
            if mark > most:
                most = mark
                choice = card
        return choice

    def _answer(self, options, hand, led):
        """Answer a lead: take what pays, else give what is least to be missed."""
        takes = self._beat[led]
        pairs = 3 * (hand & hand >> 1 & _QUEENS)
        lies = POINTS[led]
        most = -_NONE
        while options:
            bit = options & -options
            options ^= bit
            card = _CARD[bit % 29]
            mark = lies + self._take[card] if bit & takes else self._give[card] - lies
            if bit & pairs:
                mark -= _KEEP_PAIR
            if mark > most:
                most = mark
                choice = card
        return choice


SEARCHES = {"hard-unlearned": Estimate, "alt:played": PlayedOn}
