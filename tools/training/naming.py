# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
Learn the trump choice of three players: what naming a suit brings more than passing.

    python tools/training/naming.py

Forehand sees three of his cards. For each of the `kinds` of three cards, as often for rare ones as
for common ones, deals are played to their end by *easy* players, who are fast: with each of the
four suits named, and as after a pass, from the same hands; after a pass each suit of the five cards
that he does not see yet may be the one that is shown. What he won more with a suit named than on
average after a pass is fitted by ridge regression to the sum of four numbers: one for his cards of
that suit, one for those of each of the four. Rounded they are ``tools/training/three.bin``. The
same deals and seed give the same bytes.

`choices` are the decisions of such a table. Those of the published one are a rule that is shorter
than any table, and a board has that rule (`sixtysix.ai.thumb`); the tests compare all hands.
"""

import argparse
import sys
from itertools import combinations, permutations
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from sixtysix.ai.player import EASY, Player
from sixtysix.deal import Deal
from sixtysix.moves import NAME, PASS
from sixtysix.phases import OVER
from sixtysix.rulesets import THREE, Ruleset
from sixtysix.view import View
from tools.arena import Progress
from tools.namings import NAMINGS

TABLE = Path(__file__).resolve().parent / "three.bin"
SEEN = 3  # cards
HELD = 64  # rows of a half of the table: what may be held of a suit, a bit for each rank
SCALE = 40  # units of a game point
RIDGE = 10.0


def slices(hand):
    """Return what a hand, a list of cards, holds of each suit: six bits each."""
    held = [0] * 4
    for card in hand:
        held[card // 6] |= 1 << card % 6
    return held


def kinds():
    """Return all 166 kinds of three cards, which suits they are being all the same: a hand each."""
    found = {}
    for hand in combinations(range(24), SEEN):
        found.setdefault(tuple(sorted(slices(hand))), list(hand))
    return list(found.values())


def result(order, move, player):
    """Return forehand's game points in a deal that begins with his choice; one plays all seats."""
    deal = Deal(Ruleset(THREE), 2, order)
    deal.push(move)
    while deal.phase != OVER:
        for _ in player.think(View(deal, deal.turn)):
            pass
        deal.push(player.move)
    return deal.scores[0]


def gains(seen, hidden, player):
    """
    Return what each suit brings more, if named, than passing.

    :param seen: the three cards that forehand sees
    :param hidden: the others: five for him, eight for each opponent
    """
    mine, second, third = hidden[:5], hidden[5:13], hidden[13:]
    start = [*seen, *second[:SEEN], *third[:SEEN]]
    second, third = second[SEEN:], third[SEEN:]
    shown = {}
    for card in mine:
        if card // 6 not in shown:
            rest = [other for other in mine if other != card]
            order = [card, second[0], third[0], *rest, *second[1:], *third[1:]]
            shown[card // 6] = result(start + order, PASS, player)
    passed = sum(shown[card // 6] for card in mine) / len(mine)
    order = start + [*mine, *second, *third]
    return [result(order, NAME + suit, player) - passed for suit in range(4)]


def play(deals, seed, progress=None):
    """Return slices and gains of so many deals of each kind: two arrays with a row for each deal.

    :param progress: called with 1 after each deal
    """
    player = Player(EASY)
    chance = np.random.default_rng(seed)
    held, gained = [], []
    for _ in range(deals):
        for seen in kinds():
            hidden = chance.permutation([card for card in range(24) if card not in seen]).tolist()
            held.append(slices(seen))
            gained.append(gains(seen, hidden, player))
            if progress:
                progress(1)
    return np.array(held), np.array(gained)


def fit(held, gained):
    """Return a table: ``HELD`` numbers for the suit that is named, ``HELD`` for each of the four.

    :param held: deals x suits, `slices`
    :param gained: deals x suits, game points
    """
    every = np.eye(HELD)[held].sum(axis=1)
    rows = np.vstack([np.hstack((np.eye(HELD)[held[:, suit]], every)) for suit in range(4)])
    products = rows.T @ rows + RIDGE * np.eye(2 * HELD)
    return np.linalg.solve(products, rows.T @ gained.T.ravel())


def rounded(table):
    """Return a table as bytes, signed, in units of a `SCALE`-th game point."""
    return np.clip(np.rint(table * SCALE), -127, 127).astype(np.int8).tobytes()


def choices(data, held):
    """Return what a rounded table chooses: for each deal the suit's number, -1 for passing."""
    table = np.frombuffer(data, np.int8).astype(int)
    named = table[held]
    best = named.argmax(axis=1)
    gain = named.max(axis=1) + table[HELD + held].sum(axis=1)
    return np.where(gain > 0, best, -1)


def worth(chosen, held, gained):
    """Return what choices gain against passing, in the mean over deals as often as they come.

    :param chosen: for each deal the suit's number, -1 for passing
    """
    orders = np.array([len(set(permutations(row))) for row in held.tolist()])
    gain = np.where(chosen < 0, 0, gained[np.arange(len(chosen)), chosen])
    return np.average(gain, weights=orders)


def _parse(arguments):
    parser = argparse.ArgumentParser(description="learn the trump choice of three players")
    parser.add_argument("--deals", type=int, default=200, help="of each of 166 kinds (200)")
    parser.add_argument("--seed", type=int, default=66, help="(66)")
    parser.add_argument("--out", type=Path, default=TABLE, metavar="FILE", help="for the table")
    return parser.parse_args(arguments)


def _by_hand(choose, row):
    """Return what one of `tools.namings` chooses, as `choices` do."""
    move = choose(sum(int(cards) << 6 * suit for suit, cards in enumerate(row)))
    return -1 if move == PASS else move - NAME


def main(arguments=None):
    """Play, fit, write the table and tell how it chooses and what that gains."""
    options = _parse(arguments)
    progress = Progress(options.deals * len(kinds()))
    held, gained = play(options.deals, options.seed, progress.show)
    data = rounded(fit(held, gained))
    options.out.write_bytes(data)
    every = np.array([slices(hand) for hand in combinations(range(24), SEEN)])
    chosen = choices(data, every)
    print(f"{len(held)} deals: {np.mean(chosen >= 0):.1%} of {len(every)} hands name a suit")
    print(f"gained against passing {worth(choices(data, held), held, gained):+.2f}")
    for name, choose in NAMINGS.items():
        others = np.array([_by_hand(choose, row) for row in held])
        print(f"{name:22} {worth(others, held, gained):+.2f}")


if __name__ == "__main__":
    main()
