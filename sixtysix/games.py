# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.games`
================

Finished deals: the last ones stay in the save, and go from there to a file of text where one can
be written. docs/games.md describes its lines, ``tools/games.py`` reads them.

In the save: the number of the first deal in two bytes, the lower one first, and for each deal how
many bytes follow, how many seats, who sits there (a byte each), the record.
"""

from binascii import hexlify

from sixtysix.record import encode
from sixtysix.rulesets import NAMES
from sixtysix.save import GAMES
from sixtysix.ui.game import PERSON

FILE = "games.txt"
_MOST = 600  # bytes in the save
_LEVELS = "enh"  # easy, normal, hard


def add(parts, game):
    """Note the deal of a match, which is over, in the parts of a save; the oldest ones go."""
    data = parts[GAMES] or b"\1\0"
    entry = bytes((len(game.players),)) + game.players + encode(game.deal)
    first = data[0] | data[1] << 8
    rest = data[2:] + bytes((len(entry),)) + entry
    while len(rest) > _MOST:
        rest = rest[1 + rest[0] :]
        first = first + 1 & 0xFFFF
    parts[GAMES] = first.to_bytes(2, "little") + rest


def lines(data):
    """Return the deals of the part of a save as lines of text."""
    number = data[0] | data[1] << 8 if data else 0
    found = []
    at = 2
    while at < len(data):
        end = at + 1 + data[at]
        seats = at + 2 + data[at + 1]
        players = "".join("P" if k == PERSON else _LEVELS[k] for k in data[at + 2 : seats])
        record = data[seats:end]
        text = str(hexlify(record), "utf-8")
        found.append("%d %s %s %s\n" % (number, NAMES[record[1]], players, text))
        number = number + 1 & 0xFFFF
        at = end
    return found


def export(console, data):
    """
    Add the deals that the file does not have yet; return how many.

    :param bytes data: the part of the save
    :raises OSError: if no file can be written
    """
    name = console.file(FILE)
    if not name:
        raise OSError(30)  # read-only file system
    new = lines(data)
    last = _last_line(name)
    if last in new:
        new = new[new.index(last) + 1 :]
    if new:
        with open(name, "a") as file:
            if last and last[-1] != "\n":
                file.write("\n")  # the last line was cut off
            for line in new:
                file.write(line)
    return len(new)


def _last_line(name):
    """Return the last line of a file, which may not exist."""
    last = line = ""
    try:
        with open(name) as file:
            while True:
                line = file.readline()
                if not line:
                    return last
                last = line
    except OSError:
        return last
