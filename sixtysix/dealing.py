# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.dealing`
==================

How the cards leave the pack: the patterns of `sixtysix.rulesets`, followed step by step.

The player after the dealer (forehand) always gets his packet first.
"""

from sixtysix.cards import NO_CARD, NO_SUIT, SUIT
from sixtysix.moves import NAME, PASS
from sixtysix.phases import LEADING, NAMING
from sixtysix.rulesets import LAST_SHOWN, NAME_TRUMP, TURN_UP

_BEFORE_NAMING = 3  # cards forehand sees before naming trumps


def deal_cards(deal):
    """Deal a new `Deal` by its ruleset's pattern, up to where forehand has to name trumps."""
    order = deal.order
    at = 0
    for step in deal.rules.pattern:
        if step == TURN_UP:
            deal.turn_up = order[at]
            at += 1
        elif step == LAST_SHOWN:
            deal.turn_up = order[at - 1]
        elif step == NAME_TRUMP:
            deal.phase = NAMING
            break
        else:
            at = _packets(deal, at, step)
    if deal.turn_up != NO_CARD:
        deal.trump = SUIT[deal.turn_up]
        deal.first_turn_up = deal.turn_up
    if TURN_UP in deal.rules.pattern:
        deal.stock = bytearray(order[at:]) + bytes((deal.turn_up,))
    _keep_dealt(deal)


def name_trump(deal, move):
    """Trumps are the suit that forehand named, or after a pass his fourth card's; deal the rest."""
    at = _BEFORE_NAMING * deal.seats
    if move == PASS:
        deal.turn_up = deal.first_turn_up = deal.order[at]
        deal.trump = SUIT[deal.turn_up]
        at = _packets(deal, at, 1)
    else:
        deal.trump = move - NAME
    _packets(deal, at, (len(deal.order) - at) // deal.seats)
    _keep_dealt(deal)
    deal.phase = LEADING


def unname_trump(deal):
    """Take `name_trump` back."""
    deal.trump = NO_SUIT
    deal.turn_up = deal.first_turn_up = NO_CARD
    for seat in range(deal.seats):
        deal.hands[seat] = 0
    _packets(deal, 0, _BEFORE_NAMING)
    _keep_dealt(deal)


def _packets(deal, at, size):
    """Give each seat ``size`` cards of the order from ``at`` on; return where they end."""
    order = deal.order
    for k in range(deal.seats):
        hand = 0
        for card in range(at, at + size):
            hand |= 1 << order[card]
        deal.hands[(deal.dealer + 1 + k) % deal.seats] |= hand
        at += size
    return at


def _keep_dealt(deal):
    for seat in range(deal.seats):
        deal.dealt[seat] = deal.hands[seat]
