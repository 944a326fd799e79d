# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.honour`
====================

Honour play: when a trick is complete it is looked at, and a card that broke a duty is shown beside
one that should have been played. In memory only while it looks.
"""

from sixtysix.cards import each, replies
from sixtysix.moves import CARD
from sixtysix.ui import wording


def due(deal):
    """
    Return the card that should have been played in place of the last one, or None.

    :param Deal deal: a deal of two whose last move completed a trick
    """
    led, reply = (move & CARD for move in deal.plays[deal.played - 2 : deal.played])
    hand = deal.hands[deal.mover(deal.count - 1)] | 1 << reply
    allowed = replies(hand, led, led, deal.trump, deal.duty())
    return None if allowed >> reply & 1 else each(allowed)[0]


def found(texts, game):
    """
    Return what has to be announced about the trick that was just completed, or None.

    :return: the announcement (title, line, cards) and, where the deal goes on, the line that names
        the punishment
    """
    deal = game.deal
    card = due(deal)
    if card is None:
        return None
    who = wording.name(texts, game, deal.mover(deal.count - 1))
    line = wording.said(texts, texts.REVOKED[1:], who, wording.card_name(texts, card))
    cards = (deal.plays[deal.played - 1] & CARD, card)
    return (texts.REVOKED[0], line, cards), wording.said(texts, texts.VOID, who)
