# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.puzzles`
==================

The puzzles: endings of deals for two, the stock gone or closed, in which the player on turn can
win so many game points against any defence. ``tools/make_puzzles.py`` makes their file.

``assets/puzzles.bin`` is: how many puzzles; for each of them two bytes; then the records
(`sixtysix.record`). The two bytes are: the length of the record, + 128 if the person has to answer
a lead; and the game's row * 32 + grade * 4 + game points to be won. The puzzles stand there from
easy to hard, and are never put into another order: what was solved is kept by their numbers.
"""

from sixtysix.loading import fetch, forget, path

GRADES = 5  # grade 1 is easy
_LENGTH = 127
_SAVE = "sixtysix.save"


def heads():
    """Return two bytes for each puzzle, as they are in the file."""
    with open(path("puzzles.bin"), "rb") as file:
        return file.read(2 * file.read(1)[0])


def grade(heads, number):
    """Return how hard a puzzle is, 1 to `GRADES`."""
    return heads[2 * number + 1] >> 2 & 7


def goal(heads, number):
    """Return the game points to be won."""
    return heads[2 * number + 1] & 3


def row(heads, number):
    """Return the game of a puzzle."""
    return heads[2 * number + 1] >> 5


def answers(heads, number):
    """Tell whether the person of a puzzle has to answer a lead."""
    return heads[2 * number] > _LENGTH


def deal(number):
    """Return the deal of a puzzle, at the moment when it begins."""
    from sixtysix.replay import decode  # not above: the list of the puzzles does without it

    known = heads()
    with open(path("puzzles.bin"), "rb") as file:
        file.seek(1 + len(known) + sum(known[2 * k] & _LENGTH for k in range(number)))
        return decode(file.read(known[2 * number] & _LENGTH))


def solved(app):
    """Return the puzzles that are solved, as bytes with a bit each."""
    save = fetch(_SAVE)
    found = save.stored(app.console, save.SOLVED)
    forget(_SAVE, "sixtysix.record")
    return found
