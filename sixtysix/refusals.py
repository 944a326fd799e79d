# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.refusals`
===================

Why a move is not allowed, in numbers that the screens put into words.
"""

from sixtysix.cards import SUIT, SUIT_MASK
from sixtysix.moves import CARD, CLAIM, CLOSE, EXCHANGE, MARRY
from sixtysix.notation import text
from sixtysix.phases import FOLLOWING, LEADING

NOT_NOW, NOT_HELD, MUST_FOLLOW, MUST_BEAT, MUST_TRUMP, MUST_OVERTRUMP = 1, 2, 3, 4, 5, 6
NO_MARRIAGE, NO_EXCHANGE, NO_CLOSE, NO_CLAIM = 7, 8, 9, 10
WHY_NOT = (
    "legal",
    "not now",
    "that card is not in the hand",
    "the suit led must be followed",
    "the trick must be beaten",
    "it must be trumped",
    "the trump must be beaten",
    "no marriage can be declared with it now",
    "no exchange is possible now",
    "the stock cannot be closed now",
    "66 cannot be claimed now",
)
_ACTIONS = {EXCHANGE: NO_EXCHANGE, CLOSE: NO_CLOSE, CLAIM: NO_CLAIM}


def words(move, why):
    """Return a move and why it is not allowed (an index into `WHY_NOT`) in words."""
    return "%s: %s" % (text(move), WHY_NOT[why])


def why_not(deal, move):
    """Return 0 if ``move`` is legal for the seat on turn, else an index into `WHY_NOT`."""
    if move in deal.legal():
        return 0
    if move in _ACTIONS:
        return _ACTIONS[move]
    card = move & CARD
    if not 0 <= move < MARRY + 24 or card >= 24 or deal.phase not in (LEADING, FOLLOWING):
        return NOT_NOW
    if not deal.hands[deal.turn] >> card & 1:
        return NOT_HELD
    if move >= MARRY:
        return NO_MARRIAGE
    return _why_not_reply(deal, card)


def _why_not_reply(deal, card):
    led = SUIT[deal.led()]
    if deal.hands[deal.turn] & SUIT_MASK[led]:
        return MUST_BEAT if SUIT[card] == led else MUST_FOLLOW
    if SUIT[card] == deal.trump and SUIT[deal.top()] == deal.trump:
        return MUST_OVERTRUMP
    return MUST_TRUMP
