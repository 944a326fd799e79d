# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.puzzles`
==================

The puzzles: endings of deals for two, the stock gone or closed, in which the player on turn can
win so many game points against any defence. ``tools/make_puzzles.py`` makes their file.

``assets/puzzles.bin`` is: how many puzzles; for each of them two bytes, the length of its record
and grade * 4 + game points to be won; then the records (`sixtysix.record`). They stand there from
easy to hard, and are never put into another order: what was solved is kept by their numbers.
"""

from sixtysix.loading import path
from sixtysix.match import Match
from sixtysix.replay import decode
from sixtysix.ui.game import PERSON, PUZZLE, Game

GRADES = 5  # grade 1 is easy


def heads():
    """Return two bytes for each puzzle, as they are in the file."""
    with open(path("puzzles.bin"), "rb") as file:
        return file.read(2 * file.read(1)[0])


def grade(heads, number):
    """Return how hard a puzzle is, 1 to `GRADES`."""
    return heads[2 * number + 1] >> 2


def goal(heads, number):
    """Return the game points to be won."""
    return heads[2 * number + 1] & 3


def open_deal(heads, number):
    """Return the deal of a puzzle, at the moment when it begins."""
    with open(path("puzzles.bin"), "rb") as file:
        file.seek(1 + len(heads) + sum(heads[0 : 2 * number : 2]))
        return decode(file.read(heads[2 * number]))


def game(deal):
    """Return the `Game` of a puzzle's deal: the person is on turn; the computer is not awake."""
    found = Game(Match(deal.rules), [PERSON if deal.turn == seat else 2 for seat in (0, 1)])
    found.deal = deal
    found.purpose = PUZZLE
    return found
