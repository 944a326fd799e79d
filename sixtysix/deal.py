# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.deal`
===============

One deal of any game: who holds what, whose turn it is; moves are played and taken back in place.
Which are legal is asked in `sixtysix.legality`. Nothing here knows a game's name, only its
`Ruleset`.

`Deal.moves`, `Deal.push` and `Deal.undo` allocate no memory, so that a search can walk a deal on a
board whose collector would otherwise run at every turn.
"""

from sixtysix import scoring
from sixtysix.cards import (
    NO_CARD,
    NO_SUIT,
    PACK20,
    PACK24,
    POINTS,
    SUIT,
    beats,
    each,
    replies,
)
from sixtysix.legality import Legality
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY
from sixtysix.phases import BEFORE_DRAW, CLAIMING, FOLLOWING, LEADING, NAMING, NOBODY
from sixtysix.rng import Rng
from sixtysix.rulesets import ANY_TRICK, AUTOMATIC, VOID_POINTS

# The most moves a deal can have: 24 cards, 6 draws, an exchange, a closing, a claim, 5 passes.
MAX_MOVES = 40
# The most legal moves of a position: 8 cards, 8 marriages, exchange, close, claim or draw.
MAX_LEGAL = 20


class IllegalMove(ValueError):
    """A move that the rules do not allow now; ``why`` is an index into `refusals.WHY_NOT`."""

    def __init__(self, words, why):
        super().__init__(words)
        self.why = why


class Deal(Legality):
    """
    A deal from its first card to its result.

    :param Ruleset rules: the game
    :param int dealer: the dealer's seat; the next seat leads
    :param bytes order: all cards of the pack, the first to be dealt first
    :param int stake: game points on top for the winner, left by drawn deals before this one
    :param seed: the number below 2**30 that the order was shuffled from, None if it was not

    ``needs`` are the game points that each side lacks to win the match, which sets them: zeros in a
    deal that belongs to none.

    :raises ValueError: if ``order`` is not the pack
    """

    # Without it CPython keeps this many attributes in a slower way; boards ignore it.
    __slots__ = (
        ("rules", "seats", "sides", "dealer", "stake", "needs", "order", "seed", "low_trump")
        + ("hands", "dealt", "stock", "drawn", "trump", "turn_up", "first_turn_up")
        + ("phase", "turn", "leader", "closer")
        + ("closed_tricks", "closed_other_tricks", "closed_other_points")
        + ("points", "melds", "pending", "tricks", "void")
        + (
            "plays",
            "played",
            "leaders",
            "log",
            "count",
            "was",
            "kept_a",
            "kept_b",
            "kept_c",
            "deal_rest",
        )
        + ("winner", "reason", "scores", "_scratch")
    )

    def __init__(self, rules, dealer, order, stake=0, seed=None):
        self.rules = rules
        self.seats = rules.seats
        self.sides = rules.sides
        self.dealer = dealer
        self.stake = stake
        self.needs = (0,) * self.sides
        self.order = bytes(order)
        self.seed = seed
        cards = 0
        for card in self.order:
            cards |= 1 << card
        if len(self.order) != rules.pack or cards != (PACK24 if rules.pack == 24 else PACK20):
            raise ValueError("the order must have each card of the pack once")
        self.low_trump = 0 if rules.pack == 24 else 1  # the rank that is exchanged

        self.hands = [0] * self.seats
        self.dealt = [0] * self.seats  # the hands when play began
        self.stock = bytearray()  # in the order of drawing, the turn-up last
        self.drawn = 0  # cards of the stock already drawn
        self.trump = NO_SUIT
        # The card shown, under the stock where there is one; it stays noted when it is drawn.
        self.turn_up = NO_CARD
        self.first_turn_up = NO_CARD  # ... before any exchange

        self.phase = LEADING
        self.turn = self.leader = (dealer + 1) % self.seats
        self.closer = NOBODY
        # Tricks of both and points of the other side when the stock was closed.
        self.closed_tricks = self.closed_other_tricks = self.closed_other_points = 0

        self.points = [0] * self.sides  # all that counts
        self.melds = [0] * self.sides  # the part of it that is marriages
        self.pending = [0] * self.sides  # marriages that do not count yet
        self.tricks = [0] * self.sides
        self.void = 0  # a bit for each side whose card points a revoke has made void

        self.plays = bytearray(24)  # every card played, as its move, in order
        self.played = 0
        self.leaders = bytearray(12)  # who led each trick
        self.log = bytearray(MAX_MOVES)
        self.count = 0
        # What a move changed and cannot be worked out again, for undo.
        self.was = bytearray(MAX_MOVES)  # phase * 4 + turn
        self.kept_a = bytearray(MAX_MOVES)
        self.kept_b = bytearray(MAX_MOVES)
        self.kept_c = bytearray(MAX_MOVES)

        self.winner = NOBODY
        self.reason = 0
        self.scores = [0] * self.sides
        self._scratch = bytearray(MAX_LEGAL)
        from sixtysix import dealing  # not kept: a board forgets it when the cards are dealt

        dealing.deal_cards(self)
        self.deal_rest = dealing.name_trump if self.phase == NAMING else None

    @classmethod
    def shuffled(cls, rules, seed, dealer=0, stake=0):
        """Deal from a pack shuffled by a seed (an int or bytes, see `Rng`)."""
        order = bytearray(each(PACK24 if rules.pack == 24 else PACK20))
        Rng(seed).shuffle(order)
        short = isinstance(seed, int) and seed < 1 << 30
        return cls(rules, dealer, order, stake, seed if short else None)

    def play(self, move):
        """
        Make a move for the seat on turn.

        :raises IllegalMove: if the rules do not allow it; nothing has changed then
        """
        end = self.moves(self._scratch)
        for at in range(end):
            if self._scratch[at] == move:
                self.push(move)
                return
        from sixtysix import refusals  # loaded when first needed: memory is short on a board

        why = refusals.why_not(self, move)
        raise IllegalMove(refusals.words(move, why), why)

    def push(self, move):
        """Make a move that is known to be legal. Allocates nothing."""
        at = self.count
        self.log[at] = move
        self.was[at] = self.phase * 4 + self.turn
        self.count = at + 1
        if move < EXCHANGE:
            self._push_card(move, at)
        elif move == DRAW:
            # Noted for records, which leave out what had no alternative.
            self.kept_a[at] = not (self.can_exchange() or self.can_close() or self.can_claim())
            self._draw()
        elif move == EXCHANGE:
            self.kept_a[at] = self.turn_up
            self.swap(6 * self.trump + self.low_trump)
        elif move == CLOSE:
            self._close()
        elif move == CLAIM:
            scoring.claimed(self, self.turn % self.sides)
        elif self.phase == NAMING:
            self.deal_rest(self, move)
        else:
            self._no_claim()

    def undo(self):
        """Take back the last move. Allocates nothing, after the first time."""
        from sixtysix import takeback  # loaded when first needed: memory is short on a board

        Deal.undo = takeback.undo
        self.undo()

    def _push_card(self, move, at):
        turn = self.turn
        seats = self.seats
        played = self.played
        self.hands[turn] ^= 1 << (move & CARD)
        if not played % seats:
            self.leaders[played // seats] = turn
        self.plays[played] = move
        self.played = played = played + 1
        claim = move >= MARRY and self._declare(move - MARRY, turn % self.sides, at)
        if not played % seats:
            self._end_trick(at)
        elif not claim:
            self.turn = (turn + 1) % seats
            self.phase = FOLLOWING

    def _declare(self, card, side, at):
        """Count a marriage, or keep it pending; return whether its owner may or does claim now."""
        value = 40 if SUIT[card] == self.trump else 20
        on_lead = self.phase == LEADING
        counts = self.rules.marriage_counts == ANY_TRICK and self.tricks[side] > 0
        self.kept_a[at] = counts
        if counts:
            self.points[side] += value
            self.melds[side] += value
        else:
            self.pending[side] += value
        if not on_lead:
            return False
        if self.rules.claims != AUTOMATIC:
            self.phase = CLAIMING
            return True
        if counts and self.points[side] >= 66:
            scoring.claimed(self, side)
            return True
        return False

    def _end_trick(self, at):
        rules = self.rules
        side = self._credit_trick(at)
        if rules.honour and self._revoked(at):
            return
        if rules.marriage_partner and self.points[side] < 66:
            # A pair whose partner reached 66 by declaring in a trick that it lost.
            side = 1 - side
        if rules.claims == AUTOMATIC and self.points[side] >= 66:
            scoring.claimed(self, side)
        elif not self.hands[self.turn]:
            if rules.claims == AUTOMATIC:
                scoring.played_out(self)
            else:
                self.phase = CLAIMING
        else:
            self.phase = BEFORE_DRAW if self.stock_open() else LEADING

    def _credit_trick(self, at):
        """Give the complete trick to its winner, who is on turn next; return his side."""
        first = best = self.played - self.seats
        plays = self.plays
        trump = self.trump
        top = plays[first] & CARD
        value = POINTS[top]
        for k in range(first + 1, self.played):
            card = plays[k] & CARD
            value += POINTS[card]
            if beats(card, top, trump):
                best = k
                top = card
        self.leader = self.turn = (self.leader + best - first) % self.seats
        side = self.turn % self.sides
        if not self.hands[self.turn] and (self.closer == NOBODY or self.rules.bonus_closed):
            value += self.rules.last_bonus
        if self.void >> side & 1:
            value = 0
        gained = self.pending[side]
        self.kept_a[at] = self.points[side]
        self.kept_b[at] = gained
        self.kept_c[at] = 255
        if gained:
            self.pending[side] = 0
            self.melds[side] += gained
        self.points[side] += gained + value
        self.tricks[side] += 1
        return side

    def _revoked(self, at):
        """Punish a reply that broke a duty (two players); return whether the deal is over."""
        seat = self.was[at] & 3
        led = self.plays[self.played - 2] & CARD
        card = 1 << (self.plays[self.played - 1] & CARD)
        if replies(self.hands[seat] | card, led, led, self.trump, self.duty()) & card:
            return False
        if self.rules.revoke != VOID_POINTS:
            scoring.revoked(self, seat)
            return True
        if not self.void >> seat & 1:
            self.void |= 1 << seat
            self.kept_c[at] = self.points[seat]
            self.points[seat] = self.melds[seat]
        return False

    def _draw(self):
        """Both draw, the winner of the trick first (two players)."""
        self.hands[self.turn] |= 1 << self.stock[self.drawn]
        self.hands[1 - self.turn] |= 1 << self.stock[self.drawn + 1]
        self.drawn += 2
        self.phase = LEADING

    def swap(self, card):
        """Put ``card`` under the stock, from the hand on turn, and take up what lay there."""
        self.hands[self.turn] ^= 1 << card | 1 << self.turn_up
        self.stock[len(self.stock) - 1] = card
        self.turn_up = card

    def _close(self):
        other = 1 - self.turn
        self.closer = self.turn
        self.closed_tricks = self.tricks[self.turn]
        self.closed_other_tricks = self.tricks[other]
        self.closed_other_points = self.points[other]
        self.phase = LEADING

    def _no_claim(self):
        if self.played % self.seats == 0:
            scoring.played_out(self)
        else:
            self.turn = (self.turn + 1) % self.seats
            self.phase = FOLLOWING
