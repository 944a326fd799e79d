# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on both interpreters: the deals of codes, always with the same moves of the persons.

Arguments: the codes. Prints each deal's record in hex.
"""

import binascii
import sys

from sixtysix import dealcode, record
from sixtysix.ai.player import Player
from sixtysix.phases import OVER


def play(code):
    """Play the deal of a code; return its record."""
    game = dealcode.decode(code)
    deal = game.deal
    player = Player(game.level())
    while deal.phase != OVER:
        if deal.turn in game.persons:
            legal = deal.legal()
            deal.play(legal[7 * deal.count % len(legal)])
        else:
            for _ in player.think(game.computer_view()):
                pass
            deal.play(player.move)
    return record.encode(deal)


def main(codes):
    """Print the records of the codes' deals."""
    for code in codes:
        print(binascii.hexlify(play(code)).decode())


if __name__ == "__main__":
    main(sys.argv[1:])
