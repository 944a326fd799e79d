# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.reasons`
=====================

A hint's reason: what a move does, in one line. The move itself comes from a `Player` that thinks
about the person's own view; the reason is found by rules, and uses nothing but that view either.
"""

from sixtysix.ai.counting import others, sure_points
from sixtysix.cards import HIGHER, MARRIAGE, POINTS, SUIT, SUIT_MASK, beats, count
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import FOLLOWING, NOBODY

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
) = range(19)

# In words, for the console and the log; ``%d`` is the number that comes with the reason.
WORDS = (
    "claims: %d points",
    "takes the trick and has 66",
    "takes the trick for %d",
    "declares the marriage for %d",
    "takes the turn-up for the lowest trump",
    "closes: 66 is certain",
    "closes: worth more than playing on",
    "draws: closing is not worth it",
    "draws the last trump",
    "leads what cannot be beaten",
    "keeps the marriage",
    "leads a master: only a trump takes it",
    "gives away %d only",
    "gives the partner %d",
    "leads low and keeps the high cards",
    "names the strongest suit",
    "names nothing: no suit is strong",
    "is the only move",
    "plays for the last tricks",
)

_SPECIAL = {
    CLAIM: HAS_66,
    EXCHANGE: SWAPS,
    DRAW: DRAWS,
    PASS: NAMES_NOTHING,
}


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
    if move >= NAME:
        return NAMES_STRONG, 0
    if move >= MARRY:
        return DECLARES, 40 if SUIT[move - MARRY] == view.trump else 20
    if len(view.legal) == 1:
        return ONLY_MOVE, 0
    return _answer(view, move) if view.phase == FOLLOWING else _lead(view, move)


def _answer(view, card):
    top = view.trick[0] & CARD
    value = POINTS[top] + POINTS[card]
    winner = view.leader
    for k in range(1, len(view.trick)):
        other = view.trick[k] & CARD
        value += POINTS[other]
        if beats(other, top, view.trump):
            top = other
            winner = (view.leader + k) % view.rules.seats
    if beats(card, top, view.trump):
        last = len(view.trick) == view.rules.seats - 1
        if last and view.points[view.side] + view.pending[view.side] + value >= 66:
            return REACHES_66, 0
        return TAKES, value
    if winner % view.rules.sides == view.side:
        return FEEDS_PARTNER, POINTS[card]
    if _has_marriage(view):
        return KEEPS_MARRIAGE, 0
    return THROWS_LEAST, value


def _lead(view, card):
    unknown = others(view)
    trumps = unknown & SUIT_MASK[view.trump]
    if not HIGHER[card] & unknown:
        strict = view.closer != NOBODY or not view.stock_left
        if strict and SUIT[card] == view.trump and count(trumps) == 1:
            return DRAWS_TRUMP, 0
        if SUIT[card] == view.trump or not trumps:
            return SURE_TRICK, 0
    if POINTS[card] < 10:
        return LEADS_LOW, 0
    return (OFFERS_HIGH if HIGHER[card] & unknown else SURE_UNLESS_TRUMPED), 0


def _has_marriage(view):
    return any(view.hand & pair == pair for pair in MARRIAGE)
