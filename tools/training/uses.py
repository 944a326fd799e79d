# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
Measure each use of the judge against leaving it out, and what worlds are worth.

    python tools/training/uses.py sixtysix
    python tools/training/uses.py sixtysix --table worlds
    python tools/training/uses.py sixtysix --only closing --pairs 8000

All are duels of the simulator: each deal is played twice, seats swapped, and both sides have the
published tables unless a line says otherwise. A line tells what the first of the two wins.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from tools import train
from tools.arena import Progress
from tools.training.selfplay import Player, SelfPlay

TABLES, THUMB = 0, 1  # judges
TO_THE_END = 9  # tricks: more than a stock lasts


def player(worlds=30, closing=10, inside=0, judge=TABLES, sure=1):
    """Return a player of the simulator: one of full strength unless told otherwise."""
    return Player(worlds, closing, 0, 0, 0.6, judge, inside, sure)


FULL = player()
FEW, MANY = (player(worlds, closing=0) for worlds in (5, 30))  # they close when it is certain
# Lines of the tables: what plays against what; by what the pairs asked for are divided, as some
# are dear.
COMPARISONS = {
    "uses": (
        ("leaves: tables / rule of thumb", FULL, player(judge=THUMB), 1),
        ("inside: one more trick, 5 worlds / none, 5", player(5, 0, inside=1), FEW, 2),
        ("inside: to the end, 5 worlds / none, 5", player(5, 0, inside=TO_THE_END), FEW, 4),
        ("inside: to the end, 5 worlds / none, 30", player(5, 0, inside=TO_THE_END), MANY, 4),
        ("closing: by 10 worlds / only when certain", FULL, MANY, 1),
        ("without search: 1 world / 30", player(1), FULL, 1),
        ("a tenth: 3 worlds / 30", player(3), FULL, 1),
        ("a tenth: 3 worlds, 1 to close by / 30, 10", player(3, 1), FULL, 1),
    ),
    "worlds": tuple(
        (f"worlds: {worlds} / 30", player(worlds), FULL, share)
        for worlds, share in ((1, 1), (3, 1), (5, 1), (10, 1), (100, 2))
    ),
}


def measure(name, table, only, pairs, seed):
    """Play a table's duels; yield its lines as text, those that begin with ``only``."""
    play = SelfPlay(train.rules_of(name))
    play.weights(train.read(train.TABLES / (name + ".bin")), TABLES)
    play.weights(None, THUMB)
    yield f"{name + ', game points a deal':<48}{'':>8}{'±':>8}{'pairs':>8}"
    for what, first, second, share in COMPARISONS[table]:
        if not what.startswith(only):
            continue
        count = max(2, pairs // share)
        won, reach = play.duel(count, seed, first, second, Progress(count).show)
        yield f"{what:<48}{won:>+8.3f}{reach:>8.3f}{count:>8,}"


def main(arguments=None):
    """Run the command line."""
    parser = argparse.ArgumentParser(description="measure each use of the judge without it")
    parser.add_argument("game", choices=(*train.GAMES, train.VU))
    parser.add_argument("--table", choices=COMPARISONS, default="uses")
    parser.add_argument("--only", default="", metavar="WORD", help="lines that begin with it")
    parser.add_argument("--pairs", type=int, default=2000, help="of deals; dear lines have fewer")
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args(arguments)
    for line in measure(*vars(options).values()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
