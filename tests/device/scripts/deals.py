# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on both interpreters: the normal opponent plays seeded deals against itself.

Arguments: the first seed and the seed to stop before. Prints each deal's record in hex.
"""

import binascii
import sys

from sixtysix import record
from sixtysix.ai.player import NORMAL, Player
from sixtysix.deal import Deal
from sixtysix.phases import OVER
from sixtysix.rulesets import SIXTYSIX, Ruleset
from sixtysix.view import View


def play(seed):
    """Play one deal of the default game; return its record."""
    deal = Deal.shuffled(Ruleset(SIXTYSIX), seed, seed % 2)
    players = [Player(NORMAL) for _ in range(deal.seats)]
    while deal.phase != OVER:
        thinker = players[deal.turn]
        for _ in thinker.think(View(deal, deal.turn)):
            pass
        deal.play(thinker.move)
    return record.encode(deal)


def main(first, end):
    """Print the records of the seeds ``first`` to ``end - 1``."""
    for seed in range(first, end):
        print(binascii.hexlify(play(seed)).decode())


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
