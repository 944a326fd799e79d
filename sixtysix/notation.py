# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.notation`
===================

Cards, sets of cards and moves as text and back, for messages, tests and tools.

A card is two letters, suit first: ``"SA"``, ``"HT"``, ``"C9"``. The texts of the moves stand in the
table of `sixtysix.moves`.
"""

from sixtysix.cards import RANK, SUIT, each
from sixtysix.moves import CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS

SUITS = "SHCD"
RANKS = "9JQKTA"
_WORDS = {EXCHANGE: "exchange", CLOSE: "close", CLAIM: "claim", DRAW: "draw", PASS: "pass"}


def card_name(card):
    """Return the two-letter name of a card, suit first: ``"SA"``, ``"HT"``, ``"C9"``."""
    return SUITS[SUIT[card]] + RANKS[RANK[card]]


def card(text):
    """
    Return the card named by two letters, as `card_name` writes them.

    :raises ValueError: if the text names no card
    """
    if len(text) == 2:
        suit = SUITS.find(text[0])
        rank = RANKS.find(text[1])
        if suit >= 0 and rank >= 0:
            return suit * 6 + rank
    raise ValueError("no card is called %r: suits are S H C D, ranks 9 J Q K T A" % text)


def cards_text(cards):
    """Return the names of the cards of a set, ascending, with spaces between them."""
    return " ".join(card_name(c) for c in each(cards))


def parse_cards(names):
    """
    Return the set of the cards named in a text such as ``"SA ST HQ"``.

    :raises ValueError: if a name is wrong or stands there twice
    """
    cards = 0
    for word in names.split():
        bit = 1 << card(word)
        if cards & bit:
            raise ValueError("%s stands there twice" % word)
        cards |= bit
    return cards


def text(move):
    """Return the text form of a move, as in the table above."""
    if move < 24:
        return card_name(move)
    if MARRY <= move < MARRY + 24:
        return card_name(move - MARRY) + "+"
    if NAME <= move < NAME + 4:
        return "trump " + SUITS[move - NAME]
    return _WORDS.get(move) or "?%d" % move


def parse(words):
    """
    Return the move that a text stands for.

    :raises ValueError: if it stands for none
    """
    for move, word in _WORDS.items():
        if words == word:
            return move
    if words.startswith("trump ") and words[6:] in tuple(SUITS):
        return NAME + SUITS.find(words[6:])
    if words.endswith("+"):
        return MARRY + card(words[:-1])
    return card(words)
