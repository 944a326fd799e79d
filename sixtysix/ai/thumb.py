# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.thumb`
===================

Rules of thumb for every game and phase: each legal move gets a mark in card points, roughly, and
the best mark is played. No search; what the player remembers of the cards played is an argument.

The marks say what players say: win tricks that pay, answer a worthless lead with a worthless card,
keep masters, trumps and marriages for the strict phase, lead low while the stock is open, draw the
masters home when it is not.
"""

from sixtysix.ai.counting import others
from sixtysix.cards import (
    HIGHER,
    KING,
    MARRIAGE,
    POINTS,
    QUEEN,
    RANK,
    SUIT,
    SUIT_MASK,
    TEN,
    beats,
)
from sixtysix.moves import CARD, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import BEFORE_DRAW, FOLLOWING, NAMING, NOBODY

# What a trump is worth to its holder beyond its points, by rank, while tricks are to come.
_TRUMP_COST = bytes((3, 4, 6, 7, 9, 13))
_NAMING_WORTH = bytes((3, 3, 5, 6, 8, 9))  # by rank; the three cards seen make a suit worth naming
_NAMING_LEAST = 13


def choose(view, memory=24, noise=None):
    """
    Return the move with the best mark; claims, exchanges and closings are not its business.

    :param int memory: how many of the cards played last the player remembers
    :param noise: a function giving a small number to misjudge each move by, or None
    """
    if view.phase == NAMING:
        return _name(view)
    if view.phase == BEFORE_DRAW:
        return DRAW
    unknown = others(view, memory)
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
