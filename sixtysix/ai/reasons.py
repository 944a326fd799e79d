# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.reasons`
=====================

A hint's reason: what a move does. The move itself comes from a `Player` that thinks about the
person's own view; the reason is found by rules, and uses nothing but that view either. In words it
is the text ``HINT_`` with its number, in which ``%d`` is the number that comes with it.
"""

from sixtysix.ai.counting import others, sure_points
from sixtysix.cards import HIGHER, MARRIAGE, POINTS, SUIT, SUIT_MASK, beats, count
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import FOLLOWING, NAMING, NOBODY

(
    HAS_66,
    REACHES_66,
    TAKES,
    DECLARES,
    SWAPS,
    CLOSE_CERTAIN,
    CLOSE_BETTER,
    DRAWS,
    DRAWS_TRUMP,
    SURE_TRICK,
    KEEPS_MARRIAGE,
    SURE_UNLESS_TRUMPED,
    THROWS_LEAST,
    FEEDS_PARTNER,
    LEADS_LOW,
    NAMES_STRONG,
    NAMES_NOTHING,
    ONLY_MOVE,
    OFFERS_HIGH,
    SPARES,
    NOT_YET,
) = range(21)

_SPECIAL = {CLAIM: HAS_66, EXCHANGE: SWAPS}


def reason(view, move):
    """
    Return why a move is good.

    :param View view: of the seat on turn
    :param int move: one of its legal moves
    :return: one of the reasons above, and the number that goes with it (0 if none does)
    """
    if move == CLOSE:
        sure = sure_points(view, others(view)) >= 66
        return (CLOSE_CERTAIN if sure else CLOSE_BETTER), 0
    if move in _SPECIAL:
        return _SPECIAL[move], view.points[view.side]
    if move == DRAW and CLOSE in view.legal:
        return DRAWS, 0
    if move == DRAW or (move == PASS and view.phase != NAMING):
        return NOT_YET, view.points[view.side]
    if move >= NAME:
        return (NAMES_NOTHING if move == PASS else NAMES_STRONG), 0
    if move >= MARRY:
        return DECLARES, 40 if SUIT[move - MARRY] == view.trump else 20
    if len(view.legal) == 1:
        return ONLY_MOVE, 0
    return _answer(view, move) if view.phase == FOLLOWING else _lead(view, move)


def _answer(view, card):
    top = view.trick[0] & CARD
    lies = POINTS[top]
    winner = view.leader
    for k in range(1, len(view.trick)):
        other = view.trick[k] & CARD
        lies += POINTS[other]
        if beats(other, top, view.trump):
            top = other
            winner = (view.leader + k) % view.rules.seats
    value = lies + POINTS[card]
    if beats(card, top, view.trump):
        last = len(view.trick) == view.rules.seats - 1
        if last and view.points[view.side] + view.pending[view.side] + value >= 66:
            return REACHES_66, 0
        return TAKES, value
    if winner % view.rules.sides == view.side:
        return (FEEDS_PARTNER if POINTS[card] else SPARES), POINTS[card]
    if _keeps_marriage(view, card):
        return KEEPS_MARRIAGE, 0
    least = min(POINTS[move & CARD] for move in view.legal if move < EXCHANGE)
    return (THROWS_LEAST if POINTS[card] == least else SPARES), value


def _lead(view, card):
    unknown = others(view)
    trumps = unknown & SUIT_MASK[view.trump]
    if not HIGHER[card] & unknown:
        strict = view.closer != NOBODY or not view.stock_left
        if strict and SUIT[card] == view.trump and count(trumps) == 1:
            return DRAWS_TRUMP, 0
        sure = SUIT[card] == view.trump or not trumps
        return (SURE_TRICK if sure else SURE_UNLESS_TRUMPED), 0
    return (LEADS_LOW if POINTS[card] < 10 else OFFERS_HIGH), 0


def _keeps_marriage(view, card):
    """Tell whether a card is played so that a marriage, one of which could be, stays together."""
    free = 0
    for move in view.legal:
        if move < EXCHANGE:
            free |= 1 << (move & CARD)
    pairs = [pair for pair in MARRIAGE if view.hand & pair == pair and free & pair]
    later = view.stock_left or view.rules.marriage_gone
    return later and any(not pair >> card & 1 for pair in pairs)
