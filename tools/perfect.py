# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""How far from perfect a player is in endings with one or two unknown cards.

    python tools/perfect.py hard --endings 1000
    python tools/perfect.py hard --endings 1000 --played 100

The endings are positions of seeded deals between two *hard* players, at most one of a deal: the
last open trick, or the stock closed, so that all that is not known is which one or two of the cards
not seen lie in the stock, or in the other hand.

A move is worth what it brings on average over all worlds that agree with what was seen, each solved
exactly; a player loses what the best move is worth more than his. In this enumeration everybody is
taken to see all cards from the next move on.

What that assumption hides is bounded by play: ``--played`` of the endings are played out in all of
their worlds against an opponent who does see all cards and plays exactly. Nobody can get more there
than the mean of the exact values; how much less the player gets is the second figure, of which part
is no fault of his.
"""

import argparse
import copy
import sys
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixtysix.ai.belief import Worlds
from sixtysix.ai.counting import cards_of
from sixtysix.ai.defender import Defender
from sixtysix.ai.endgame import Ending
from sixtysix.ai.player import HARD, Player
from sixtysix.cards import PACK24, count
from sixtysix.deal import Deal
from sixtysix.moves import CARD, CLOSE, EXCHANGE
from sixtysix.phases import BEFORE_DRAW, NOBODY, OVER
from sixtysix.rng import Rng
from sixtysix.rulesets import NAMES, THREE, Ruleset
from sixtysix.view import View
from tools import players
from tools.arena import Progress
from tools.contest import interval

MOST = 2  # unknown cards
ALL = 10_000  # worlds: more than there ever are


def unknown(view):
    """Return how many cards are unknown, 0 if the position is no ending with a choice of cards."""
    if view.phase == BEFORE_DRAW or (view.closer == NOBODY and view.stock_left != 2):
        return 0
    if CLOSE in view.legal or EXCHANGE in view.legal or len(cards_of(view.legal)) < 2:
        return 0
    worlds = Worlds(view, Rng(b""))
    missing = view.counts[1 - view.seat] - count(view.known[1 - view.seat])
    return min(missing, len(worlds._pool) - missing)


def endings(rules, number):
    """Yield deals that stand at an ending."""
    seed = 0
    while number:
        deal = Deal.shuffled(rules, seed, seed % 2)
        seed += 1
        sitters = [players.Thinker(Player(HARD)) for _ in range(2)]
        while deal.phase != OVER:
            view = View(deal, deal.turn)
            if 0 < unknown(view) <= MOST and seed % 3 != len(view.plays) % 3:
                yield deal
                number -= 1
                break
            deal.push(sitters[deal.turn].choose(view))


def worths(view):
    """Return the value of each card in game points, a dictionary by move, over all worlds."""
    moves = cards_of(view.legal)
    totals = dict.fromkeys(moves, 0)
    ending = Ending()
    worlds = Worlds(view, Rng(b""))
    number = 0
    for _ in worlds.each(ALL):
        if view.closer == NOBODY:
            ending.last_open(view, worlds, PACK24)
        else:
            ending.load(view, worlds.hand, True)
        while not ending.step(ALL):
            pass
        for move in moves:
            totals[move] += ending.values()[move & CARD]
        number += 1
    return {move: total / number for move, total in totals.items()}


def in_worlds(deal, view):
    """Yield copies of a deal, one in each world."""
    other = 1 - view.seat
    worlds = Worlds(view, Rng(b""))
    for _ in worlds.each(ALL):
        world = copy.deepcopy(deal)
        world.hands[other] = worlds.hand
        if view.closer == NOBODY:
            world.stock[world.drawn] = worlds.first
        yield world


def played(deal, name):
    """Return what a player gets on average in all worlds, the other seeing all cards."""
    view = View(deal, deal.turn)
    results = []
    for world in in_worlds(deal, view):
        me = deal.turn
        player = players.make(name, deal.rules)
        opponent = players.Thinker(Defender(world))
        while world.phase != OVER:
            look = View(world, world.turn)
            world.push((player if world.turn == me else opponent).choose(look))
        results.append(world.scores[me] - world.scores[1 - me])
    return sum(results) / len(results)


def measure(name, rules, number, play, show):
    """Return the losses by enumeration, and for the first ``play`` endings by play."""
    losses, behind = [], []
    for deal in endings(rules, number):
        view = View(deal, deal.turn)
        worth = worths(view)
        best = max(worth.values())
        losses.append(best - worth[players.make(name, rules).choose(view)])
        if len(behind) < play:
            behind.append(best - played(deal, name))
        show(1)
    return losses, behind


def main(arguments=None):
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("player")
    parser.add_argument("--game", default="sixtysix", choices=NAMES[:THREE])
    parser.add_argument("--endings", type=int, default=1000)
    parser.add_argument("--played", type=int, default=0)
    options = parser.parse_args(arguments)
    rules = Ruleset(NAMES.index(options.game))
    progress = Progress(options.endings)
    losses, behind = measure(options.player, rules, options.endings, options.played, progress.show)
    print(
        f"{options.player}, {options.game}: {len(losses):,} endings with 1 or {MOST} unknown cards"
    )
    print("lost by enumeration: " + _words(losses))
    print(f"another move than the best: {sum(loss > 0 for loss in losses):,}")
    if behind:
        print(f"behind open cards, {len(behind):,} endings played: " + _words(behind))
    return 0


def _words(values):
    found = interval(values)
    ends = "" if found["low"] is None else f" ({found['low']:.4f} to {found['high']:.4f})"
    return f"{found['mean']:.4f}{ends} game points, at most {max(values):.2f}"


if __name__ == "__main__":
    sys.exit(main())
