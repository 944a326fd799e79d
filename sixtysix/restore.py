# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.restore`
==================

Settings and running match again from the image that `sixtysix.save` describes. Needed once, when
the game starts.
"""

from sixtysix.match import Match
from sixtysix.replay import decode
from sixtysix.save import HEAD, MAGIC, SEATS, VERSION, checksum
from sixtysix.settings import Settings
from sixtysix.ui.game import PERSON, Game


def unpack(image):
    """
    Return (settings, game, sound) of an image.

    :param bytes image: what was stored, perhaps with other bytes after it
    :return: the `Settings`, the `Game` that was running or None, and whether the image was whole.
        A torn or foreign one gives the default settings and no match, and so does one never
        written.
    """
    size = HEAD + (image[3] | image[4] << 8) if len(image) > HEAD else 0
    whole = (
        HEAD < size <= len(image) - 4
        and image[:2] == MAGIC
        and 1 <= image[2] <= VERSION
        and image[size : size + 4] == checksum(image[:size])
    )
    if not whole:
        return Settings(), None, unwritten(image)
    version = image[2]
    values, rest = _part(image[HEAD:size])
    house, rest = _part(rest) if version > 1 else (b"", rest)
    settings = Settings(values, house)
    if rest and version == 1:
        rest = rest[1:5] + bytes((2, PERSON, rest[0])) + rest[5:]
    try:
        return settings, unpack_game(rest) if rest else None, True
    except ValueError:
        return settings, None, False


def _part(data):
    """Return the bytes of which the first byte says how many they are, and what follows them."""
    end = 1 + data[0] if data else 0
    return data[1:end], data[end:]


def unpack_game(data):
    """
    Return the `Game` of the bytes that `pack_game` made.

    :raises ValueError: if they are not such bytes
    """
    players, rest = _part(data[SEATS:])
    totals, record = _part(rest)
    deal = decode(record)
    fits = len(players) == deal.seats and len(totals) == deal.sides and data[1] < deal.seats
    if not fits or PERSON not in players or any(2 < byte < PERSON for byte in players):
        raise ValueError("not a match of this game")
    match = Match(deal.rules, data[1])
    match.stake = data[2]
    match.deals = data[3]
    match.totals = [byte - 128 for byte in totals]
    deal.needs = match.needs()
    game = Game(match, players)
    game.deal = deal
    game.counted = bool(data[0])
    return game


def unwritten(image):
    """Tell whether nothing was ever stored here: no bytes, or flash as it leaves the factory."""
    return not image or not any(byte != 255 for byte in image[:HEAD])
