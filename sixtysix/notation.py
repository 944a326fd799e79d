# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.notation`
===================

Moves as text and back, for messages, tests and tools; `sixtysix.moves` has the table.
"""

from sixtysix import cards
from sixtysix.moves import CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS

_WORDS = {EXCHANGE: "exchange", CLOSE: "close", CLAIM: "claim", DRAW: "draw", PASS: "pass"}


def text(move):
    """Return the text form of a move, as in the table above."""
    if move < 24:
        return cards.name(move)
    if MARRY <= move < MARRY + 24:
        return cards.name(move - MARRY) + "+"
    if NAME <= move < NAME + 4:
        return "trump " + cards.SUITS[move - NAME]
    return _WORDS.get(move) or "?%d" % move


def parse(words):
    """
    Return the move that a text stands for.

    :raises ValueError: if it stands for none
    """
    for move, word in _WORDS.items():
        if words == word:
            return move
    if words.startswith("trump ") and words[6:] in tuple(cards.SUITS):
        return NAME + cards.SUITS.find(words[6:])
    if words.endswith("+"):
        return MARRY + cards.card(words[:-1])
    return cards.card(words)
