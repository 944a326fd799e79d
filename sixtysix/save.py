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
wears out: so every image is checked when it is read (`sixtysix.restore`), and only written when it
has changed.
"""

from sixtysix.phases import NOBODY
from sixtysix.record import encode

try:
    from binascii import crc32
except ImportError:
    crc32 = None

MAGIC = b"66"
VERSION = 2
HEAD = 5
SEATS = 4  # where in a match the number of its seats stands
MAX_SIZE = 256  # bytes of an image, at most


def pack(settings, game=None):
    """Return the image of settings and the running match (a `Game`; None if there is none)."""
    content = b""
    for part in (settings.pack(), bytes(settings.house)):
        content += bytes((len(part),)) + part
    if game and game.match.winner == NOBODY:
        content += pack_game(game)
    image = MAGIC + bytes((VERSION, len(content) & 255, len(content) >> 8)) + content
    return image + checksum(image)


def pack_game(game):
    """Return a match and its deal as bytes."""
    match = game.match
    totals = bytes(total + 128 for total in match.totals)
    head = bytes((game.counted, match.dealer, match.stake, match.deals & 255))
    for part in (game.players, totals):
        head += bytes((len(part),)) + part
    return head + encode(game.deal)


def checksum(data):
    """Return the CRC-32 of bytes as four bytes."""
    if crc32:
        return (crc32(data) & 0xFFFFFFFF).to_bytes(4, "little")
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xEDB88320 if crc & 1 else 0)
    return (crc ^ 0xFFFFFFFF).to_bytes(4, "little")
