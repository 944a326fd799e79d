# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.sounds`
=========================

The sounds by their numbers. On the board there is only the number: this module is never loaded.
"""

(
    DEAL,  # a card is dealt
    PLAY,  # a card is played
    DRAW,  # a card is drawn from the stock
    TRICK,  # a trick is taken
    MARRIAGE,  # announced; also an exchange
    CLOSE,  # the stock is closed
    REFUSE,  # this cannot be done
    WIN,  # the deal is won
    LOSE,  # the deal is lost, or nobody has won it
    JINGLE_START,  # the title
    JINGLE_MATCH,  # the match is won
) = range(11)
