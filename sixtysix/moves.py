# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.moves`
================

A move of any game is one byte, fixed for good: records and shared deal codes are made of them.

======  ==========================================================  =============
byte    move                                                        text
======  ==========================================================  =============
0-23    play that card                                              ``SA``
32-55   play that card as one half of a marriage                    ``SK+``
64      exchange the lowest trump for the turn-up                   ``exchange``
65      close the stock                                             ``close``
66      claim 66                                                    ``claim``
67      draw: the winner of the trick goes on                       ``draw``
72-75   name that suit trumps                                       ``trump H``
76      pass: forehand names no trumps; a player does not claim     ``pass``
======  ==========================================================  =============
"""

from sixtysix import cards

MARRY = 32  # added to the card
CARD = 31  # move & CARD is the card of a play, plain or as a marriage
EXCHANGE = 64
CLOSE = 65
CLAIM = 66
DRAW = 67
NAME = 72  # added to the suit
PASS = 76

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
