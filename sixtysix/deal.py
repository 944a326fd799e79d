# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.deal`
===============

One deal of any game: who holds what, whose turn it is, which moves are legal; moves are played and
taken back in place. Nothing here knows a game's name, only its `Ruleset`.

`Deal.moves`, `Deal.push` and `Deal.undo` allocate no memory, so that a search can walk a deal on a
board whose collector would otherwise run at every turn.
"""

from sixtysix import scoring
from sixtysix.cards import (
    FREE,
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
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import BEFORE_DRAW, CLAIMING, FOLLOWING, LEADING, NAMING, NOBODY
from sixtysix.rng import Rng
from sixtysix.rulesets import ANY_TRICK, AUTOMATIC, VOID_POINTS

QUEENS = 0x104104  # the set of the four queens
# The card of a set that holds only this card: modulo 37 the 24 bits are all different.
_rests = [(1 << card) % 37 for card in range(24)]
_CARD_OF = bytes(_rests.index(k) if k in _rests else 0 for k in range(37))
del _rests
# The most moves a deal can have: 24 cards, 6 draws, an exchange, a closing, a claim, 5 passes.
MAX_MOVES = 40
# The most legal moves of a position: 8 cards, 8 marriages, exchange, close, claim or draw.
MAX_LEGAL = 20


class IllegalMove(ValueError):
    """A move that the rules do not allow now; ``why`` is an index into `refusals.WHY_NOT`."""

    def __init__(self, words, why):
        super().__init__(words)
        self.why = why


class Deal:
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

    # ---- play ----

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


def _write_cards(cards, offset, out, at):
    """Write each card of a set, plus ``offset``, into ``out`` from ``at`` on; return the end."""
    while cards:
        low = cards & -cards
        out[at] = _CARD_OF[low % 37] + offset
        at += 1
        cards ^= low
    return at
