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

MARRY = 32  # added to the card
CARD = 31  # move & CARD is the card of a play, plain or as a marriage
EXCHANGE = 64
CLOSE = 65
CLAIM = 66
DRAW = 67
NAME = 72  # added to the suit
PASS = 76
