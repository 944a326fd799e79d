# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: generating and walking legal moves takes no memory.

Arguments: how many deals of each game to walk. With the collector off, ``gc.mem_alloc()`` must
say the same before and after; and with the heap locked as well, even memory that is given back at
once would raise MemoryError, with a traceback to the line that wanted it.
"""

import gc
import sys

import micropython

from sixtysix import rulesets
from sixtysix.deal import MAX_LEGAL, Deal
from sixtysix.phases import OVER
from sixtysix.rng import Rng
from sixtysix.rulesets import THREE


def look_ahead(deal, out, at, depth):
    """Make and take back every legal move, ``depth`` deep; return how many."""
    end = deal.moves(out, at)
    count = end - at
    if depth > 1:
        while at < end:
            deal.push(out[at])
            count += look_ahead(deal, out, end, depth - 1)
            deal.undo()
            at += 1
    return count


def walk(deal, out, picks):
    """Walk a deal by the picks, looking two moves ahead at each step; return moves generated."""
    count = 0
    step = 0
    while deal.phase != OVER:
        count += look_ahead(deal, out, 0, 2)
        end = deal.moves(out)
        deal.push(out[picks[step] % end])
        step += 1
    while deal.count:
        deal.undo()
    return count


def measure(deal, out, picks):
    """Return how much more is allocated after a walk with the collector off."""
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()
    walk(deal, out, picks)
    after = gc.mem_alloc()
    gc.enable()
    return after - before


def locked(deal, out, picks):
    """Walk with the heap locked; return the number of moves generated."""
    micropython.heap_lock()
    try:
        return walk(deal, out, picks)
    finally:
        micropython.heap_unlock()


def main(deals):
    """Print for each game the bytes that stayed allocated and the moves generated."""
    out = bytearray(4 * MAX_LEGAL)
    first = Deal.shuffled(rulesets.Ruleset(0), 0)
    first.push(first.legal()[0])
    first.undo()  # its module is loaded the first time
    for row in range(len(rulesets.NAMES)):
        taken = 0
        count = 0
        for seed in range(deals):
            rng = Rng(seed)
            picks = bytes(rng.below(256) for _ in range(64))
            # Every second deal with the house rules that add moves.
            odd = seed % 2
            rules = rulesets.Ruleset(row, claims=odd, honour=odd if row < THREE else 0)
            deal = Deal.shuffled(rules, seed)
            taken += measure(deal, out, picks)
            count += locked(deal, out, picks)
        print(rulesets.NAMES[row], taken, count)


main(int(sys.argv[1]))
