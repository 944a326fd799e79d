# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.restore`
==================

Settings and running match again from the image that `sixtysix.save` describes, of this layout or an
older one. Needed when the game starts, and when a match is taken up again.

Version 2 had no sequence number, no statistics, puzzles or deals, no count of moves taken back, no
score sheet, and one byte for the length of settings and house rules. Version 1 had no house rules
either, and in place of the seats, in front, the computer's level.
"""

from sixtysix import save
from sixtysix.match import Match
from sixtysix.replay import decode
from sixtysix.settings import Settings
from sixtysix.ui.game import PERSON, Game

_SHEET = 5  # where in a match the length of its score sheet stands


def restore(console):
    """
    Return what an app starts with.

    :return: its `Settings`, the `Game` that was running or None, what a person has to be told (0 or
        `save.FRESH` and so on), and how many writes it may make before the end of the deal
    """
    image, found = save.newest(console)
    kept = save.parts(image)
    game = match_of(kept[save.MATCH])
    trouble = 0
    if not console.stores:
        trouble = save.NO_MEMORY
    elif found == save.NEWER:
        trouble = save.TOO_NEW
    elif image and found != save.WHOLE:
        trouble = save.COPIED
    elif found != save.WHOLE:
        trouble = {save.UNWRITTEN: save.FRESH, save.FOREIGN: save.STRANGE}.get(found, save.LOST)
    elif kept[save.MATCH] and not game:
        trouble = save.NO_MATCH
    writes = save.SEALED if trouble == save.TOO_NEW else save.WRITES
    return Settings(kept[save.SETTINGS], kept[save.HOUSE]), game, trouble, writes


def match_of(data):
    """Return the `Game` of a stored match; None if there is none, or it cannot be read."""
    try:
        return unpack_game(data) if data else None
    except (ValueError, IndexError):
        return None


def older_parts(image):
    """Return the parts of a whole image of version 1 or 2, as `save.parts` does."""
    values, rest = _part(image[save.HEAD : save.size(image) - 4])
    house, match = _part(rest) if image[2] > 1 else (b"", rest)
    if match and image[2] == 1:
        match = match[1:5] + bytes((2, PERSON, match[0])) + match[5:]
    if match:
        match = match[:4] + b"\0\0" + match[4:]
    return [values, house, b"", b"", b"", match]


def _part(data):
    """Return the bytes of which the first byte says how many they are, and what follows them."""
    end = 1 + data[0] if data else 0
    return data[1:end], data[end:]


def unpack_game(data):
    """
    Return the `Game` of the bytes that `pack_game` made.

    :raises ValueError: if they are not such bytes
    """
    sheet, rest = _part(data[_SHEET:])
    players, rest = _part(rest)
    totals, record = _part(rest)
    deal = decode(record)
    fits = len(players) == deal.seats and len(totals) == deal.sides and data[1] < deal.seats
    if not fits or PERSON not in players or any(2 < byte < PERSON for byte in players):
        raise ValueError("not a match of this game")
    match = Match(deal.rules, data[1])
    match.stake = data[2]
    match.deals = data[3]
    match.sheet = bytearray(sheet)
    match.totals = [byte - 128 for byte in totals]
    deal.needs = match.needs(deal.scores if data[0] else ())
    game = Game(match, players)
    game.deal = deal
    game.counted = data[0]
    game.undone = data[4]
    return game
