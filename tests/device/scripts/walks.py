# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: random deals of every game, all that the rules and the records say of them.

Argument: how many deals of each game. Prints a line for each deal.
"""

import binascii
import sys

from sixtysix import notation, record, replay
from sixtysix.deal import Deal
from sixtysix.match import Match
from sixtysix.phases import OVER
from sixtysix.rng import Rng
from sixtysix.rulesets import NAMES, THREE, Ruleset
from sixtysix.view import View


def seen(view):
    """Return what a seat sees, as text."""
    public = (view.turn, view.leader, view.trump, view.stock_left, view.closer, view.winner)
    told = (view.points, view.pending, view.tricks, view.counts, view.log, view.movers)
    cards = (view.turn_up, view.plays, view.leaders, view.seen, view.known)
    own = (view.seat, view.hand, view.dealt, view.drawn, view.legal)
    return repr((public, told, cards, own))


def walk(rules, seed):
    """Play a deal by chance; return what was to be seen on the way, as text."""
    rng = Rng(seed)
    match = Match(rules, seed % 2)
    deal = match.deal(seed)
    told = []
    while deal.phase != OVER:
        legal = deal.legal()
        move = legal[rng.below(len(legal))]
        told.append(notation.text(move))
        deal.play(move)
        told.append(seen(View(deal, deal.count % deal.seats)))
    match.add(deal)
    data = record.encode(deal)
    assert isinstance(replay.decode(data), Deal)
    told.append(binascii.hexlify(data).decode())
    told.append(repr((list(deal.scores), deal.reason, list(match.totals), match.dealer)))
    return " ".join(told)


def main(deals):
    """Print the walks."""
    for row in range(len(NAMES)):
        for seed in range(deals):
            odd = seed % 2
            rules = Ruleset(row, claims=odd, honour=odd if row < THREE else 0)
            print(row, seed, walk(rules, seed).replace("\n", " "))


main(int(sys.argv[1]))
