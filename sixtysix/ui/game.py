# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.game`
==================

The running match of a person against the computer, as the screens need it.
"""

from sixtysix.loading import fetch, forget
from sixtysix.match import Match
from sixtysix.view import View

HUMAN, COMPUTER = 0, 1

_HEAD = 6  # bytes before the totals


class Game:
    """
    A match and its current deal. After the last move the deal stays until the next one begins.

    :param Match match: the match
    :param int level: the computer's level
    """

    def __init__(self, match, level):
        self.match = match
        self.level = level
        self.deal = None
        self.counted = False  # whether the deal's result is in the match's totals

    def next_deal(self, seed):
        """Deal anew."""
        self.deal = self.match.deal(seed)
        self.counted = False

    def view(self):
        """Return what the person may see."""
        return View(self.deal, HUMAN)

    def computer_view(self):
        """Return what the computer may see."""
        return View(self.deal, COMPUTER)

    def count(self):
        """Add the result of the deal, which is over, to the match; once."""
        if not self.counted:
            self.match.add(self.deal)
            self.counted = True

    def pack(self):
        """Return the match and its deal as bytes; a match that is won is not kept."""
        match = self.match
        if match.winner < match.rules.sides:
            return b""
        head = (self.level, self.counted, match.dealer, match.stake, match.deals & 255)
        totals = bytes(total + 128 for total in match.totals)
        record = fetch("sixtysix.record").encode(self.deal)
        forget("sixtysix.record")  # needed for a moment only
        return bytes(head) + bytes((len(totals),)) + totals + record

    @classmethod
    def unpack(cls, data):
        """
        Return the game of the bytes that `pack` made.

        :raises ValueError: if they are not such bytes
        """
        if len(data) < _HEAD:
            raise ValueError("not a match")
        first = _HEAD + data[5]
        deal = fetch("sixtysix.record").decode(data[first:])
        forget("sixtysix.record")
        match = Match(deal.rules, data[2])
        if data[5] != deal.sides or data[2] >= deal.seats or data[0] > 2:
            raise ValueError("not a match of this game")
        match.stake = data[3]
        match.deals = data[4]
        match.totals = [byte - 128 for byte in data[_HEAD:first]]
        game = cls(match, data[0])
        game.deal = deal
        game.counted = bool(data[1])
        return game
