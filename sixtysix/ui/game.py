# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.game`
==================

The running match of a person against the computer, as the screens need it.
"""

from sixtysix.loading import DEALING, forget
from sixtysix.view import View

HUMAN, COMPUTER = 0, 1


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
        forget(*DEALING)

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
