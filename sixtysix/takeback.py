# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.takeback`
===================

Moves of a `Deal` taken back in place: the other half of `Deal.push`. Allocates nothing, but where
`three` takes back the naming of trumps.
"""

from sixtysix import dealing
from sixtysix.cards import SUIT
from sixtysix.moves import CARD, CLOSE, DRAW, EXCHANGE, MARRY
from sixtysix.phases import NAMING, NOBODY, OVER


def undo(deal):
    """Take back the last move of a deal; it must have one."""
    at = deal.count - 1
    deal.count = at
    move = deal.log[at]
    if deal.phase == OVER:
        _unscore(deal)
    deal.phase = deal.was[at] >> 2
    deal.turn = deal.was[at] & 3
    if move < EXCHANGE:
        _undo_card(deal, move, at)
    elif move == DRAW:
        deal.drawn -= 2
        deal.hands[deal.turn] ^= 1 << deal.stock[deal.drawn]
        deal.hands[1 - deal.turn] ^= 1 << deal.stock[deal.drawn + 1]
    elif move == EXCHANGE:
        deal.swap(deal.kept_a[at])
    elif move == CLOSE:
        deal.closer = NOBODY
        deal.closed_tricks = deal.closed_other_tricks = deal.closed_other_points = 0
    elif deal.phase == NAMING:
        dealing.unname_trump(deal)
    deal.was[at] = deal.kept_a[at] = deal.kept_b[at] = deal.kept_c[at] = 0


def _unscore(deal):
    deal.winner = NOBODY
    deal.reason = 0
    for side in range(deal.sides):
        deal.scores[side] = 0


def _undo_card(deal, move, at):
    deal.hands[deal.turn] |= 1 << (move & CARD)
    if deal.played % deal.seats == 0:
        _undo_trick(deal, at)
    elif move >= MARRY:
        _undo_marriage(deal, move - MARRY, at)
    deal.played -= 1
    deal.plays[deal.played] = 0
    if deal.played % deal.seats == 0:
        deal.leaders[deal.played // deal.seats] = 0


def _undo_marriage(deal, card, at):
    side = deal.turn % deal.sides
    value = 40 if SUIT[card] == deal.trump else 20
    if deal.kept_a[at]:
        deal.points[side] -= value
        deal.melds[side] -= value
    else:
        deal.pending[side] -= value


def _undo_trick(deal, at):
    seat = deal.turn
    if deal.kept_c[at] != 255:  # a revoke made its points void
        deal.void &= ~(1 << seat)
        deal.points[seat] = deal.kept_c[at]
    side = deal.leader % deal.sides
    deal.points[side] = deal.kept_a[at]
    deal.pending[side] = deal.kept_b[at]
    deal.melds[side] -= deal.kept_b[at]
    deal.tricks[side] -= 1
    deal.leader = deal.leaders[deal.played // deal.seats - 1]
