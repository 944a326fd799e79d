# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Random deals a second: our engine against the platform of PyPI `schnapsen`.

    python tools/deals_per_second.py

Both play the same game (the platform's rules), from the shuffle to the result, in this process,
with the same kind of player: any legal move, all equally likely. The two take turns of a second
or so, so that a machine that is busy for a while slows both; the median of the turns counts. Our
`sixtysix` is measured too, for its own sake: 24 cards and closing make other deals of it.

``--least RATIO`` turns the figure into a check: exit code 1 if the ratio is below.
"""

import argparse
import gc
import statistics
import sys
import time
from pathlib import Path
from random import Random

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixtysix.cards import PACK20, PACK24, each
from sixtysix.deal import MAX_LEGAL, Deal
from sixtysix.phases import OVER
from sixtysix.rulesets import SIXTYSIX, Ruleset

ROUNDS = 5
SECONDS = 1.0


def our_deals(rules, rng):
    """Play random deals of ours for ever; yield after each one."""
    pack = bytearray(each(PACK24 if rules.pack == 24 else PACK20))
    legal = bytearray(MAX_LEGAL)
    random = rng.random
    while True:
        rng.shuffle(pack)
        deal = Deal(rules, 0, pack)
        while deal.phase != OVER:
            choices = deal.moves(legal)
            deal.push(legal[int(random() * choices) if choices > 1 else 0])
        yield


def their_deals(rng):
    """Play random deals of the platform's for ever; yield after each one."""
    from schnapsen.bots import RandBot
    from schnapsen.game import SchnapsenGamePlayEngine

    engine = SchnapsenGamePlayEngine()
    bots = RandBot(rng), RandBot(rng)
    while True:
        engine.play_game(*bots, rng)
        yield


def rate(deals, seconds):
    """Return how many deals a second a generator plays."""
    gc.collect()
    start = time.perf_counter()
    played = 0
    while True:
        next(deals)
        played += 1
        passed = time.perf_counter() - start
        if passed >= seconds:
            return played / passed


def measure(rounds=ROUNDS, seconds=SECONDS):
    """Return the median deals a second as a dictionary: ours, theirs, and ours of `sixtysix`."""
    from tools.vu import vu_rules

    kinds = {
        "theirs": their_deals(Random(1)),
        "ours": our_deals(vu_rules(), Random(1)),
        "sixtysix": our_deals(Ruleset(SIXTYSIX), Random(1)),
    }
    for deals in kinds.values():
        next(deals)  # imports and first use
    rates = {kind: [] for kind in kinds}
    for _ in range(rounds):
        for kind, deals in kinds.items():
            rates[kind].append(rate(deals, seconds))
    return {kind: statistics.median(values) for kind, values in rates.items()}


def table(rates):
    """Return the figures as lines of text."""
    rows = [
        ("PyPI schnapsen 0.0.5", rates["theirs"]),
        ("ours, the same game", rates["ours"]),
        ("ours, sixtysix", rates["sixtysix"]),
    ]
    lines = [f"{'random play':24}{'deals a second':>16}{'times theirs':>14}"]
    for name, value in rows:
        lines.append(f"{name:24}{value:>16,.0f}{value / rates['theirs']:>14.1f}")
    return lines


def main(arguments=None):
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description="Random deals a second, ours and PyPI's.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"turns of each ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"a turn ({SECONDS})")
    parser.add_argument("--least", type=float, default=0, help="fail below this ratio")
    options = parser.parse_args(arguments)
    if options.rounds < 1 or options.seconds <= 0:
        parser.error("rounds and seconds must be above 0")
    try:
        rates = measure(options.rounds, options.seconds)
    except ImportError as error:
        print(f"deals_per_second: the package schnapsen is missing: {error}", file=sys.stderr)
        return 1
    print("\n".join(table(rates)))
    return 0 if rates["ours"] >= options.least * rates["theirs"] else 1


if __name__ == "__main__":
    sys.exit(main())
