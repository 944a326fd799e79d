# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
Train an opponent against the frozen player: what does it win?

    python tools/training/probe.py sixtysix --rounds 6 --deals 60000

The frozen player is the simulator's: the published tables, 30 worlds, one trick, closing judged by
10 worlds. The opponent is the same with tables of its own, which are fitted, round by round, to the
deals that it plays against the frozen player (not against itself); then its margin for closing is
chosen. The result is measured on deals that it was not trained or chosen on.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from tools import train
from tools.arena import Progress
from tools.training.selfplay import Player, SelfPlay

FROZEN, OWN = 0, 1
MARGINS = (0.2, 0.4, 0.6, 0.8, 1.0)


def player(judge, margin=0.6):
    """Return a player of full strength."""
    return Player(30, 10, 0, 0, margin, judge)


def probe(name, rounds, deals, seed, pairs):
    """Train; yield lines of text, the last one with the result."""
    play = SelfPlay(train.rules_of(name))
    tables = train.read(train.TABLES / (name + ".bin"))
    play.weights(tables, FROZEN)
    best, most = tables, 0.0
    for k in range(rounds):
        play.weights(tables, OWN)
        exploring = Player(5, 6, 0.03, 0.005, 0.6, OWN)
        steady = Player(5, 6, 0, 0, 0.6, FROZEN)
        rows = play.rows(deals, seed + k, exploring, steady, Progress(deals).show)
        fitted, _ = train.fit(rows)
        # A step towards what was found: the frozen player does not move, and rows are few.
        tables = (tables + fitted) / 2
        play.weights(tables, OWN)
        won, reach = play.duel(pairs, seed, player(OWN), player(FROZEN))
        if won > most:
            best, most = tables, won
        yield f"round {k + 1}: {won:+.3f} (± {reach:.3f})"
    play.weights(best, OWN)
    won = {m: play.duel(pairs, seed, player(OWN, m), player(FROZEN))[0] for m in MARGINS}
    margin = max(won, key=won.get)
    yield "margins for closing: " + ", ".join(f"{m}: {won[m]:+.3f}" for m in MARGINS)
    result, reach = play.duel(4 * pairs, seed + rounds, player(OWN, margin), player(FROZEN))
    yield f"margin {margin}, {4 * pairs:,} new pairs of deals: {result:+.3f} (± {reach:.3f})"


def main(arguments=None):
    """Run the command line."""
    parser = argparse.ArgumentParser(description="train an opponent against the frozen player")
    parser.add_argument("game", choices=(*train.GAMES, train.VU))
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--deals", type=int, default=60_000, help="a round")
    parser.add_argument("--seed", type=int, default=1966)
    parser.add_argument("--pairs", type=int, default=2000, help="of deals that tell who is better")
    options = parser.parse_args(arguments)
    for line in probe(*vars(options).values()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
