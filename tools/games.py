# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
Read the deals that the game exports (docs/games.md), play them again, and print them.

    python tools/games.py games.txt            one line a deal: who won what, and why
    python tools/games.py games.txt --moves    every trick as well
    python tools/games.py - < games.txt        from standard input

Exit codes: 0 all lines were good, 1 some were not (they are named), 2 wrong arguments.
"""

import argparse
import sys
from collections import namedtuple
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixtysix import notation
from sixtysix.moves import EXCHANGE
from sixtysix.phases import NOBODY, OVER
from sixtysix.replay import decode
from sixtysix.rulesets import NAMES

SEATS = {"P": "person", "e": "easy", "n": "normal", "h": "hard"}
REASONS = (
    "not over",
    "66",
    "played out",
    "last trick",
    "closed and failed",
    "wrong claim",
    "revoke",
    "drawn",
)

Line = namedtuple("Line", "number players deal")
Line.__doc__ = """A line of the file: the deal's number, who sat at each seat (a letter of `SEATS`
each), and the `Deal`, played to its end."""


class LineError(ValueError):
    """A line that is no deal, in words."""


def parse(text):
    """
    Return the `Line` of a text.

    :raises LineError: if it is no line of a finished deal
    """
    words = text.split()
    if len(words) != 4:
        raise LineError(f"four words are wanted, not {len(words)}")
    number, game, players, record = words
    if not number.isdecimal():
        raise LineError(f"{number} is no number")
    if game not in NAMES:
        raise LineError(f"there is no game {game}; there are {' '.join(NAMES)}")
    try:
        deal = decode(bytes.fromhex(record))
    except ValueError as error:
        raise LineError(str(error)) from None
    if NAMES[deal.rules.row] != game:
        raise LineError(f"the record is of {NAMES[deal.rules.row]}, not of {game}")
    if len(players) != deal.seats or set(players) - set(SEATS):
        raise LineError(f"{players}: a letter of {''.join(SEATS)} for each seat is wanted")
    if deal.phase != OVER:
        raise LineError("the deal is not over")
    return Line(int(number), players, deal)


def read(lines):
    """Return the good lines as `Line` and the bad ones as messages; empty ones and # are left."""
    good, bad = [], []
    for place, text in enumerate(lines, 1):
        if text.strip() and not text.startswith("#"):
            try:
                good.append(parse(text))
            except LineError as error:
                bad.append(f"line {place}: {error}")
    return good, bad


def describe(line):
    """Return a line in words: number, game, who played, points, result."""
    deal = line.deal
    players = " ".join(f"{seat + 1}:{SEATS[letter]}" for seat, letter in enumerate(line.players))
    points = ":".join(map(str, deal.points))
    result = "nobody wins"
    if deal.winner != NOBODY:
        side = "pair" if deal.sides < deal.seats else "seat"
        result = f"{side} {deal.winner + 1} wins {deal.scores[deal.winner]}"
    game = NAMES[deal.rules.row]
    house = "" if not deal.rules.changed() else " (house rules)"
    return f"{line.number:5}  {game}{house}  {players}  {points}  {result}, {REASONS[deal.reason]}"


def moves(line):
    """Return the moves of a deal as lines: a line for each trick, other moves where they fell."""
    found, trick = [], []
    cards = 0
    deal = line.deal
    for at in range(deal.count):
        trick.append(f"{deal.mover(at) + 1}:{notation.text(deal.log[at])}")
        cards += deal.log[at] < EXCHANGE
        if cards == deal.seats:
            found.append("       " + "  ".join(trick))
            trick, cards = [], 0
    return found + (["       " + "  ".join(trick)] if trick else [])


def main(arguments=None):
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description="Play exported deals again and print them.")
    parser.add_argument("file", help="games.txt; - for standard input")
    parser.add_argument("--moves", action="store_true", help="print every trick")
    options = parser.parse_args(arguments)
    try:
        text = sys.stdin.read() if options.file == "-" else Path(options.file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"games: {options.file}: {error}", file=sys.stderr)
        return 1
    good, bad = read(text.splitlines())
    for line in good:
        print(describe(line))
        if options.moves:
            print("\n".join(moves(line)))
    for message in bad:
        print(f"games: {message}", file=sys.stderr)
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main())
