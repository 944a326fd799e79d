# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
The first *normal* player, frozen: rules of thumb until the other hand is known, then the solver.

It is the yardstick for every later player and must not be changed, so it holds its own copy of the
rules of thumb. It is not shipped to the board.
"""

from sixtysix.ai import endgame
from sixtysix.cards import (
    ACE,
    HIGHER,
    KING,
    MARRIAGE,
    PACK20,
    PACK24,
    POINTS,
    QUEEN,
    RANK,
    SUIT,
    SUIT_MASK,
    TEN,
    beats,
    count,
    each,
)
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import BEFORE_DRAW, CLAIMING, FOLLOWING, NAMING, NOBODY

# What a trump is worth to its holder beyond its points, by rank, while tricks are to come.
_TRUMP_COST = bytes((3, 4, 6, 7, 9, 13))
_NAMING_WORTH = bytes((3, 3, 5, 6, 8, 9))  # by rank; the three cards seen make a suit worth naming
_NAMING_LEAST = 13


def points(cards):
    """Return the card points of a set."""
    return sum(POINTS[card] for card in each(cards))


def others(view, memory=24):
    """
    Return the cards that other players may hold or draw, as far as the seat remembers.

    :param int memory: how many of the cards played last are remembered
    """
    pack = PACK24 if view.rules.pack == 24 else PACK20
    gone = view.hand
    for move in view.plays[-memory:]:
        gone |= 1 << (move & CARD)
    if view.stock_left and view.closer == NOBODY:
        gone |= 1 << view.turn_up
    return pack & ~gone


def choose(view, memory=24, noise=None):
    """
    Return the move with the best mark.

    :param int memory: how many of the cards played last the player remembers
    :param noise: a function giving a small number to misjudge each move by, or None
    """
    if len(view.legal) == 1:
        return view.legal[0]
    if view.phase == NAMING:
        return _name(view)
    if CLAIM in view.legal and view.points[view.side] >= 66:
        return CLAIM
    if view.phase == CLAIMING:
        return PASS
    if EXCHANGE in view.legal:
        return EXCHANGE
    unknown = others(view, memory)
    if CLOSE in view.legal and _sure_points(view, unknown) >= 66:
        return CLOSE
    if view.phase == BEFORE_DRAW:
        return DRAW
    best = -9999
    choice = view.legal[0]
    judge = _answer if view.phase == FOLLOWING else _lead
    for move in view.legal:
        if move < EXCHANGE:
            mark = judge(view, move, unknown)
            if noise:
                mark += noise()
            if mark > best:
                best = mark
                choice = move
    return choice


def _name(view):
    """Name the suit of the three cards seen that is strong enough, or pass."""
    best = _NAMING_LEAST
    choice = PASS
    for suit in range(4):
        worth = 0
        for card in range(6 * suit, 6 * suit + 6):
            if view.hand >> card & 1:
                worth += _NAMING_WORTH[card % 6]
        if view.hand & MARRIAGE[suit] == MARRIAGE[suit]:
            worth += 8
        if worth > best:
            best = worth
            choice = NAME + suit
    return choice


def _sure_points(view, unknown):
    """
    Return the points that a closer on lead is certain of: his own, the marriages that count at
    once, and his masters, drawing the trumps first; the others throw their cheapest.
    """
    hand = view.hand
    trump = view.trump
    total = view.points[view.side]
    counts_now = view.tricks[view.side] and not view.rules.marriage_counts
    trumps = SUIT_MASK[trump]
    theirs = unknown & trumps
    sure = 0
    top = 0
    for card in range(6 * trump + ACE, 6 * trump - 1, -1):
        if hand >> card & 1:
            if HIGHER[card] & theirs:
                break
            sure |= 1 << card
            top += 1
    # Side masters stand only when all trumps of the other side are drawn.
    if count(theirs) <= top:
        for suit in range(4):
            out = unknown & SUIT_MASK[suit]
            for card in range(6 * suit + ACE, 6 * suit - 1, -1):
                if suit != trump and hand >> card & 1:
                    if HIGHER[card] & out:
                        break
                    sure |= 1 << card
    total += points(sure)
    if view.rules.marriage_closed and (sure or counts_now):
        for suit in range(4):
            if hand & MARRIAGE[suit] == MARRIAGE[suit]:
                total += 40 if suit == trump else 20
                break
    return total


def _keep(view, card, unknown):
    """Return what it costs to part with a card, beyond its points going to whoever wins them."""
    suit = SUIT[card]
    rank = RANK[card]
    cost = _TRUMP_COST[rank] if suit == view.trump else (0, 0, 0, 0, 1, 5)[rank]
    if rank == QUEEN or rank == KING:
        mate = 1 << (card ^ 1)
        worth = 20 if suit == view.trump else 10
        if view.hand & mate:
            if _may_still_marry(view):
                cost += worth
        elif unknown & mate:
            cost += worth // 8
    return cost


def _may_still_marry(view):
    if view.closer != NOBODY:
        return view.rules.marriage_closed
    return view.rules.marriage_gone or view.stock_left > 2


def _can_marry(view):
    """Tell whether a marriage waits in hand for the lead."""
    if _may_still_marry(view):
        for pair in MARRIAGE:
            if view.hand & pair == pair:
                return True
    return False


def _lead(view, move, unknown):
    card = move & CARD
    trump = view.trump
    mark = -_keep(view, card, unknown)
    if move >= MARRY:
        mark = 80 if SUIT[card] == trump else 40
        mark += view.points[view.side] >= 26 and RANK[card] == KING
        return mark - (HIGHER[card] & unknown != 0)
    strict = view.closer != NOBODY or not view.stock_left
    master = not HIGHER[card] & unknown
    safe = master and (SUIT[card] == trump or not unknown & SUIT_MASK[trump])
    if view.points[view.side] + POINTS[card] + 4 >= 66 and safe:
        return 90
    if strict:
        if master:
            return 20 + POINTS[card] + (8 if SUIT[card] == trump else 0)
        return mark - POINTS[card]
    if safe and RANK[card] >= TEN:
        return mark + POINTS[card] + 2
    return mark - POINTS[card] - (4 if RANK[card] == TEN else 0)


def _answer(view, move, unknown):
    card = move & CARD
    trump = view.trump
    top = view.trick[0] & CARD
    lies = POINTS[top]
    winner = view.leader
    for k in range(1, len(view.trick)):
        other = view.trick[k] & CARD
        lies += POINTS[other]
        if beats(other, top, trump):
            top = other
            winner = (view.leader + k) % view.rules.seats
    mark = -_keep(view, card, unknown)
    value = lies + POINTS[card]
    ours = winner % view.rules.sides == view.side
    last = len(view.trick) == view.rules.seats - 1
    if move >= MARRY:
        mark += 60
    if beats(card, top, trump):
        if last or not HIGHER[card] & unknown:
            mark += value
            if view.points[view.side] + value >= 66:
                mark += 100
            if _can_marry(view):
                mark += 10
            if ours:
                mark -= 10
        return mark
    if ours:
        return mark + (value if last else value // 2)
    if view.points[1 - view.side if view.rules.sides == 2 else winner] + value >= 66:
        mark -= 50
    return mark - value


class Player:
    """The frozen player: `think` and ``move`` as in `sixtysix.ai.player.Player`."""

    def __init__(self):
        self.move = None
        self._ending = endgame.Ending()

    def think(self, view):
        """Choose a move for a view: a generator, as the player's; it yields once."""
        self.move = choose(view)
        if self.move != CLAIM and len(view.legal) > 1 and endgame.is_known(view):
            self._ending.load(view, endgame.other_hand(view))
            while not self._ending.step(10000):
                pass
            self.move = self._ending.move()
        yield 100
