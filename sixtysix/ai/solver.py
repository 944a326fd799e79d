# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.solver`
====================

The exact value, in game points, of a two-player ending with both hands known: stock gone, stock
closed, or the last open trick with both draws known. Everybody claims at 66.

A depth-first alpha-beta search without recursion, one frame a trick, in lists made once. It stops
after any number of nodes and goes on at the next call. What keeps it small:

* The cards in play get the bits 0-5 (seat 0), 6-11 (seat 1) and 12-13 (cards still to be taken
  up), cheap cards first, so that a hand is a few bits of one int and ``m & -m`` is the next move.
* Points are kept doubled, with the lowest bit saying that the player has taken a trick: 66 is 132,
  and one look-up of the loser's number gives the worth of a win.
* A window of the values still attainable: nobody can win more than his opponent's state allows.
* Leads are searched dear cards first, answers cheap cards first.

In the frames everything is seen by the player on lead; a value changes its sign when the lead
changes hands.
"""

from array import array

from sixtysix.ai.tables import INDEX, Tables
from sixtysix.cards import NO_CARD, PACK24
from sixtysix.cards import count as count_cards
from sixtysix.phases import NOBODY

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


NONE = 99  # no value: above every value

_WIN = const(132)  # 66, doubled
_NONE = const(99)
_SWAP = const(14)  # the place of `EXCHANGE` among the cards in play
_DRAWN = const(0x3000)  # bits 12 and 13
_TURN_UP = const(0x1000)  # bit 12
_SHALLOW = const(2)  # with so few tricks left a node is not worth a place in the table
_DEPTH = const(8)  # seven tricks and an exchange

# The frames' lists, one item a trick. What the node at the trick's start is:
_HAND = const(0)  # both hands
_WHO = const(1)  # seat on lead; + 2 if seat 1 took the last open trick
_LEFT = const(2)  # tricks left, this one included
_LEAD = const(3)  # the leader's state: doubled points and trick bit
_FOLLOW = const(4)  # the follower's
_PENDING = const(5)  # doubled pending points: seat 0 in the low byte, seat 1 above
_KEY = const(6)  # its place in the table, 0 for none
_FLOOR = const(7)  # alpha at the start
_LOW = const(8)  # alpha; rises
_HIGH = const(9)  # beta
_BEST = const(10)  # best value so far
_TODO = const(11)  # leads to be tried
_SWAPS = const(12)  # the lowest trump, if it may be exchanged now
# ... and the lead that is being searched:
_CARD = const(13)
_AFTER = const(14)  # the leader's state after its marriage
_PENDED = const(15)  # pending points after it
_REPLIES = const(16)  # answers to be tried
_REPLY = const(17)  # least value of the answers so far
_LISTS = const(18)

_TABLE = const(251)  # places for values found, a prime number
_FRESH = const(15)  # loads until the table must be cleared

# The place of the highest bit of a set of seven.
_TOP = bytes(sum(1 for k in range(1, 7) if s >> k) for s in range(128))


class Solver(Tables):
    """
    One solver, used again and again: `setup`, then `load`, then `step` until it returns True.

    Afterwards ``value`` is the game points for the seat on turn and ``best`` a card to play that
    reaches it (`EXCHANGE`: exchange first). After ``step(.., every=True)`` ``values[card]`` is the
    exact value of each card that may be played (`NONE` elsewhere). A king or queen is led as a
    marriage wherever that is allowed: more points never hurt.
    """

    def __init__(self):
        super().__init__()
        self.value = 0
        self.best = NO_CARD
        self.values = [_NONE] * 25
        self.nodes = 0
        # Values found: the key of the position, and load << 12 | lower bound << 6 | upper bound,
        # the bounds 32 above their value. A search may use the keys between two loads, as what was
        # found by an earlier one does not count any more.
        self.keys = array("i", bytes(4 * _TABLE))
        self._found = array("H", bytes(2 * _TABLE))
        self._load = self._every = self._had = self._led = self._answer = 0
        self._frames = [[0] * _DEPTH for _ in range(_LISTS)]
        self._depth = 0

    def load(
        self,
        hands,
        points,
        tricks,
        pending,
        leader,
        led=NO_CARD,
        draws=None,
        since=0,
        every=False,
        among=PACK24,
    ):
        """
        Set up one position.

        :param hands: the two hands, sets without the card led; ``points``, ``tricks`` (numbers
            won), ``pending``: likewise by seat
        :param int leader: the seat that leads the trick
        :param int led: the card on the table, or ``NO_CARD``; the marriage led with it is already
            in ``points`` or ``pending``
        :param draws: on the last open trick the two cards left to draw, the turn-up last; with the
            stock closed, in a game that exchanges even then, the turn-up alone; else None
        :param int since: the closer's tricks since the closing
        :param bool every: find the exact value of every move, not only of a best one
        :param int among: the cards that may be led to the first trick
        """
        self.nodes = 0
        self.best = NO_CARD
        self._every = every
        for c in range(25):
            self.values[c] = _NONE
        self._load += 1
        if self._load > _FRESH:
            self._load = 1
            for place in range(_TABLE):
                self.keys[place] = 0
        closer = self._closer if self._count_since else NOBODY
        # Who has 66 and has not claimed it will do so with the next trick.
        state = [2 * min(points[seat], 65) | (1 if tricks[seat] else 0) for seat in (0, 1)]
        if closer != NOBODY:
            state[closer] = 2 * min(points[closer], 65) | (1 if since else 0)
        self._had = (1 if tricks[0] else 0, 1 if tricks[1] else 0)
        self._open = draws is not None and len(draws) == 2
        self._place(hands, leader, led, draws)

        f = self._frames
        own = self._own
        f[_HAND][0] = (own[0] | own[1]) & ~_DRAWN
        f[_WHO][0] = leader
        f[_LEFT][0] = count_cards(hands[leader]) + (led != NO_CARD) + self._open
        f[_LEAD][0] = state[leader]
        f[_FOLLOW][0] = state[1 - leader]
        f[_PENDING][0] = 2 * pending[0] | 2 * pending[1] << 8
        f[_LOW][0] = -self._most[1 - leader][state[leader]]
        f[_HIGH][0] = self._most[leader][state[1 - leader]]
        f[_BEST][0] = -_NONE
        f[_KEY][0] = 0
        f[_FLOOR][0] = f[_LOW][0]
        if every:
            f[_HIGH][0] = _NONE
        f[_TODO][0] = 0
        for c in range(24):
            if hands[leader] & among & 1 << c:
                f[_TODO][0] |= self._bit_of[c]
        f[_REPLIES][0] = f[_SWAPS][0] = 0
        self._depth = 0
        self._led = led
        if led != NO_CARD:
            bit = self._bit_of[led]
            answers = f[_HAND][0] & own[1 - leader]
            i = INDEX[bit % 19]
            if not self._open:
                answers = (
                    answers & self._must[i]
                    or answers & self._suit[i]
                    or answers & self._trumps
                    or answers
                )
            f[_TODO][0] = 0
            f[_CARD][0] = i
            f[_REPLIES][0] = answers
            f[_REPLY][0] = _NONE
            f[_AFTER][0] = state[leader]
            f[_PENDED][0] = f[_PENDING][0]
        elif self._swap and (self._swap_free or self._had[leader]):
            f[_SWAPS][0] = f[_HAND][0] & self._swap & own[leader]

    def step(self, limit):
        """
        Search ``limit`` more nodes (answers laid) at most.

        :return: True when ``value`` and ``best`` are there, False to be called again
        """
        # fmt: off
        (hands, whos, lefts, leads, follows, pendings, keys, floors, lows, highs, bests,
         todos, swaps, cards, afters, pendeds, replies, answers) = self._frames
        # fmt: on
        index = INDEX
        top = _TOP
        own = self._own
        beat = self._beat
        must = self._must
        suit = self._suit
        points = self._points
        mate = self._mate
        win = self._win
        most = self._most
        known = self.keys
        found = self._found
        load = self._load
        trumps = self._trumps
        swap = self._swap
        free = self._open
        d = self._depth
        nodes = limit
        while nodes > 0:
            v = _NONE
            r = replies[d]
            if not r:
                # The next lead of this node, the dearest first.
                k = whos[d]
                m = todos[d]
                if m and bests[d] < highs[d]:
                    c = top[m] if m < 128 else top[m >> 7] + 7
                    todos[d] = m ^ 1 << c
                    hand = hands[d]
                    m = hand & own[k ^ 1]
                    if not free or d:
                        m = m & must[c] or m & suit[c] or m & trumps or m
                    r = m
                if r:
                    cards[d] = c
                    answers[d] = _NONE
                    afters[d] = leads[d]
                    pendeds[d] = pendings[d]
                    if mate[c] & hand & own[k]:
                        v = self._marry(d, c)
                        if v != _NONE:
                            r = 0
                elif swaps[d] and bests[d] < highs[d]:
                    self._exchange(d)
                    d += 1
                    continue
                else:
                    # Every lead is searched, or one is good enough: back to the trick before.
                    v = bests[d]
                    if not d:
                        self._depth = 0
                        self.nodes += limit - nodes
                        self.value = v if self._led == NO_CARD else -v
                        return True
                    key = keys[d]
                    if key:
                        m = key % _TABLE
                        known[m] = key
                        found[m] = (
                            load << 12
                            | (v + 32 if v > floors[d] else 0) << 6
                            | (v + 32 if v < highs[d] else 63)
                        )
                    d -= 1
                    if (k ^ whos[d]) & 1:
                        v = -v
                    r = replies[d]
            if v == _NONE:
                # Lay the next answer, and see what the trick's winner (k) then has.
                nodes -= 1
                bit = r & -r
                r ^= bit
                replies[d] = r
                c = cards[d]
                j = index[bit % 19]
                k = whos[d]
                hand = hands[d] ^ bit ^ 1 << c
                left = lefts[d] - 1
                pending = pendeds[d]
                if bit & beat[c]:
                    k ^= 1
                    lead = follows[d] + points[c] + points[j] | 1
                    follow = afters[d]
                else:
                    lead = afters[d] + points[c] + points[j] | 1
                    follow = follows[d]
                if not d:
                    self._answer = j
                    if free:
                        k = 3 * k
                        hand |= _DRAWN
                if pending:
                    if k & 1:
                        lead += pending >> 8
                        pending &= 255
                    else:
                        lead += pending & 255
                        pending &= 0xFF00
                if lead >= _WIN:
                    v = win[k][follow]
                else:
                    if left == 1 and not pending and not hand & swap:
                        # The last trick plays itself.
                        left = 0
                        bit = hand & own[k]
                        hand ^= bit
                        c = index[bit % 19]
                        m = points[c] + points[index[hand % 19]]
                        if hand & beat[c]:
                            k ^= 1
                            m += follow
                            follow = lead
                            lead = m | 1
                        else:
                            lead += m
                    if not left:
                        lead += self._bonus
                        if lead >= _WIN:
                            v = win[k][follow]
                        elif k & 1 == self._closer:
                            v = self._end[k][lead]
                        else:
                            v = self._end[k][follow]
                    else:
                        # A new node, with its window seen by its own leader.
                        low = lows[d]
                        high = answers[d]
                        if highs[d] < high:
                            high = highs[d]
                        if (k ^ whos[d]) & 1:
                            m = low
                            low = -high
                            high = -m
                        m = -most[k ^ 1][lead]
                        c = most[k][follow]
                        key = 0
                        if left > _SHALLOW and not pending:
                            key = (lead * _WIN + follow) << 15 | (k & 1) << 14 | hand
                            if k & 2:
                                key = ~key
                            j = key % _TABLE
                            if known[j] == key and found[j] >> 12 == load:
                                j = found[j]
                                bit = (j & 63) - 32
                                if bit < c:
                                    c = bit
                                j = (j >> 6 & 63) - 32
                                if j > m:
                                    m = j
                        if c <= low or m == c:
                            v = c
                        elif m >= high:
                            v = m
                        else:
                            d += 1
                            hands[d] = hand
                            whos[d] = k
                            lefts[d] = left
                            leads[d] = lead
                            follows[d] = follow
                            pendings[d] = pending
                            keys[d] = key
                            floors[d] = lows[d] = low if low > m else m
                            highs[d] = high if high < c else c
                            bests[d] = m
                            todos[d] = hand & own[k]
                            replies[d] = swaps[d] = 0
                            if swap & todos[d]:
                                had = self._swap_free or self._had[k & 1] or lead & 1
                                swaps[d] = swap if had else 0
                            continue
                if (k ^ whos[d]) & 1:
                    v = -v
            # Now v is what this answer leaves the leader of trick d.
            if d or not self._every:
                if v < answers[d]:
                    answers[d] = v
                    if not d and self._led != NO_CARD:
                        self.best = self._card[self._answer]
                    if v <= lows[d]:
                        replies[d] = r = 0
                if not r:
                    v = answers[d]
                    if v > bests[d]:
                        bests[d] = v
                        if not d and self._led == NO_CARD:
                            self.best = self._card[cards[0]]
                        if v > lows[d]:
                            lows[d] = v
            else:
                self._note(v, r)
        self._depth = d
        self.nodes += limit - nodes
        return False

    def _note(self, v, r):
        """Take down the exact value of a root move; the window stays open for the next."""
        f = self._frames
        led = self._led != NO_CARD
        if led:
            move = self._card[self._answer]
        else:
            if v < f[_REPLY][0]:
                f[_REPLY][0] = v
            if r:
                return
            move = self._card[f[_CARD][0]]
            v = -f[_REPLY][0]
        v = -v
        self.values[move] = v
        best = f[_BEST][0]
        if best == -_NONE or (v > -best if led else v > best):
            f[_BEST][0] = -v if led else v
            self.best = move

    def _marry(self, d, c):
        """Declare the marriage of the card led; return the value of the claim it allows or NONE."""
        if not self._marriages and (d or not self._open):
            return _NONE
        f = self._frames
        worth = self._worth[c]
        k = f[_WHO][d]
        seat = k & 1
        if self._any_trick and (f[_LEAD][d] | self._had[seat]) & 1:
            f[_AFTER][d] += worth
            if f[_AFTER][d] >= _WIN:
                return self._win[k][f[_FOLLOW][d]]
        else:
            f[_PENDED][d] += worth << 8 * seat
        return _NONE

    def _exchange(self, d):
        """Open the node after an exchange: the same leader, the turn-up for his lowest trump."""
        f = self._frames
        for part in f:
            part[d + 1] = part[d]
        f[_HAND][d + 1] = f[_HAND][d] ^ self._swap ^ _TURN_UP
        f[_TODO][d + 1] = f[_HAND][d + 1] & self._own[f[_WHO][d]]
        f[_SWAPS][d + 1] = f[_SWAPS][d] = 0
        f[_KEY][d + 1] = 0
        f[_FLOOR][d + 1] = f[_LOW][d]
        f[_BEST][d + 1] = -_NONE
        f[_CARD][d] = _SWAP
        f[_REPLY][d] = _NONE
