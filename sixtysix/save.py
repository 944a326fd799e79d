# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.save`
===============

What outlives the power switch: the settings and the running match, as one image of bytes.

======  ==============================================================================
byte    content
======  ==============================================================================
0-1     ``66``
2       version of this layout
3-4     length of the content, the lower byte first
5-      content: how many settings, the settings (a byte each); how many bytes of house
        rules, the house rules; the running match (nothing if none runs)
last 4  CRC-32 of all before, the lowest byte first
======  ==============================================================================

The match: whether the deal's result is counted, who deals next, the stake, how many deals, how many
seats, who sits there (a byte each), how many totals, the totals plus 128, the record of the deal.

Version 1 had no house rules, and in place of the seats, in front, the computer's level.

A board keeps the image in one block of flash that a power cut while writing can spoil, and that
wears out: so every image is checked when it is read, and only written when it has changed.
"""

from sixtysix.match import Match
from sixtysix.phases import NOBODY
from sixtysix.record import decode, encode
from sixtysix.settings import Settings
from sixtysix.ui.game import PERSON, Game

try:
    from binascii import crc32
except ImportError:
    crc32 = None

_MAGIC = b"66"
_VERSION = 2
_HEAD = 5
_SEATS = 4  # where in a match the number of its seats stands
MAX_SIZE = 256  # bytes of an image, at most


def pack(settings, game=None):
    """Return the image of settings and the running match (a `Game`; None if there is none)."""
    content = b""
    for part in (settings.pack(), bytes(settings.house)):
        content += bytes((len(part),)) + part
    if game and game.match.winner == NOBODY:
        content += pack_game(game)
    image = _MAGIC + bytes((_VERSION, len(content) & 255, len(content) >> 8)) + content
    return image + _checksum(image)


def unpack(image):
    """
    Return (settings, game, sound) of an image.

    :param bytes image: what was stored, perhaps with other bytes after it
    :return: the `Settings`, the `Game` that was running or None, and whether the image was whole.
        A torn or foreign one gives the default settings and no match, and so does one never
        written.
    """
    size = _HEAD + (image[3] | image[4] << 8) if len(image) > _HEAD else 0
    whole = (
        _HEAD < size <= len(image) - 4
        and image[:2] == _MAGIC
        and 1 <= image[2] <= _VERSION
        and image[size : size + 4] == _checksum(image[:size])
    )
    if not whole:
        return Settings(), None, unwritten(image)
    version = image[2]
    values, rest = _part(image[_HEAD:size])
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


def pack_game(game):
    """Return a match and its deal as bytes."""
    match = game.match
    totals = bytes(total + 128 for total in match.totals)
    head = bytes((game.counted, match.dealer, match.stake, match.deals & 255))
    for part in (game.players, totals):
        head += bytes((len(part),)) + part
    return head + encode(game.deal)


def unpack_game(data):
    """
    Return the `Game` of the bytes that `pack_game` made.

    :raises ValueError: if they are not such bytes
    """
    players, rest = _part(data[_SEATS:])
    totals, record = _part(rest)
    deal = decode(record)
    fits = len(players) == deal.seats and len(totals) == deal.sides and data[1] < deal.seats
    if not fits or PERSON not in players or any(2 < byte < PERSON for byte in players):
        raise ValueError("not a match of this game")
    match = Match(deal.rules, data[1])
    match.stake = data[2]
    match.deals = data[3]
    match.totals = [byte - 128 for byte in totals]
    game = Game(match, players)
    game.deal = deal
    game.counted = bool(data[0])
    return game


def unwritten(image):
    """Tell whether nothing was ever stored here: no bytes, or flash as it leaves the factory."""
    return not image or not any(byte != 255 for byte in image[:_HEAD])


def _checksum(data):
    if crc32:
        return (crc32(data) & 0xFFFFFFFF).to_bytes(4, "little")
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xEDB88320 if crc & 1 else 0)
    return (crc ^ 0xFFFFFFFF).to_bytes(4, "little")
