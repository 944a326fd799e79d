# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
Make ``assets/puzzles.bin``, endings with one right move, by the project's own players and solver.

    python tools/make_puzzles.py           look through the seeds and write the file (half a minute)
    python tools/make_puzzles.py --list    print the puzzles that are in the file

Each seed gives one deal, played by rules of thumb, with slips, until the stock is gone or, in every
third, one of the two closes it. Of its endings that one is taken whose only winning move is hardest
to find. How hard that is: the chance that somebody who chooses at random among the legal cards
always chooses a right one, against the defence of `sixtysix.ai.defender`, as a power of two. The
easier half of the puzzles is what rules of thumb can solve, the other half is what they cannot.
"""

import argparse
import sys
from collections import Counter
from math import log2
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if __package__ in (None, ""):
    sys.path.insert(0, str(ROOT))

from sixtysix import notation, puzzles  # noqa: E402
from sixtysix.ai import endgame, thumb  # noqa: E402
from sixtysix.ai.defender import Defender  # noqa: E402
from sixtysix.ai.solver import NONE  # noqa: E402
from sixtysix.cards import count  # noqa: E402
from sixtysix.deal import Deal  # noqa: E402
from sixtysix.moves import CLOSE, EXCHANGE  # noqa: E402
from sixtysix.phases import FOLLOWING, LEADING, NOBODY, OVER  # noqa: E402
from sixtysix.record import encode  # noqa: E402
from sixtysix.replay import decode  # noqa: E402
from sixtysix.rng import Rng  # noqa: E402
from sixtysix.rulesets import SCHNAPSEN, SIXTYSIX, Ruleset  # noqa: E402
from sixtysix.view import View  # noqa: E402

FILE = ROOT / "assets" / "puzzles.bin"
SEEDS = 20_000
PUZZLES = 40
_BY_THUMB = 16  # of them can be solved by rules of thumb
_LEAST = 3  # cards in hand
_NEAR = 0.4  # a difference in hardness that does not matter
_SLIP = 8  # points by which the players of the deals misjudge


class Puzzle:
    """
    An ending: ``deal`` stands at its beginning, ``goal`` is what the player on turn can win.

    ``thumb`` tells whether rules of thumb win it, ``bits`` is how hard it is.
    """

    def __init__(self, deal, goal):
        self.deal = deal
        self.goal = goal
        self.data = encode(deal)
        self.bits = _hardness(decode(self.data), goal)
        self.thumb = won_by_thumb(decode(self.data), goal)

    def kind(self):
        """Return what puzzles have in common, so that there are several of each."""
        deal = self.deal
        return deal.rules.row, self.goal, deal.closer != NOBODY, deal.phase


def values(deal):
    """Return the game points that each card on turn is worth, all hands known, by card."""
    view = View(deal, deal.turn)
    ending = endgame.Ending()
    ending.load(view, deal.hands[1 - deal.turn], True)
    while not ending.step(10_000):
        pass
    return {card: value for card, value in enumerate(ending.values()) if value != NONE}


def move_of(deal, card):
    """Return the move that plays a card: a king or queen as a marriage where that is legal."""
    return card + 32 if card + 32 in deal.legal() else card


def defend(deal):
    """Make the defence's move."""
    defender = Defender(deal)
    for _ in defender.think(View(deal, deal.turn)):
        pass
    deal.play(defender.move)


def won_by_thumb(deal, goal):
    """Play a puzzle by rules of thumb; return whether they reach the goal."""
    person = deal.turn
    while deal.phase != OVER:
        if deal.turn == person:
            deal.play(thumb.choose(View(deal, person)))
        else:
            defend(deal)
    return deal.scores[person] >= goal


def _hardness(deal, goal):
    """Play a puzzle as it must be played; return how hard it is to guess all right moves."""
    person = deal.turn
    bits = 0
    while deal.phase != OVER:
        if deal.turn != person:
            defend(deal)
            continue
        worth = values(deal)
        right = [card for card in worth if worth[card] >= goal]
        bits += log2(len(worth) / len(right))
        deal.play(move_of(deal, right[0]))
    if deal.scores[person] < goal:
        raise AssertionError("the solver promised more than the deal brought")
    return bits


def candidate(seed):
    """Return the hardest `Puzzle` of a seed's deal, or None."""
    rng = Rng(seed)
    deal = Deal.shuffled(Ruleset(SCHNAPSEN if seed % 4 == 3 else SIXTYSIX), seed, seed % 2)
    closing = 2 * (2 + seed // 3 % 3) if seed % 3 == 0 else NOBODY
    best = None
    while deal.phase != OVER:
        bound = deal.closer != NOBODY or not deal.stock_left()
        if bound and deal.phase in (LEADING, FOLLOWING) and count(deal.hands[deal.turn]) >= _LEAST:
            found = _puzzle(deal)
            if found and (not best or found.bits > best.bits):
                best = found
        deal.play(_slipping(deal, rng, closing))
    return best


def _puzzle(deal):
    """Return the `Puzzle` at a moment of a deal, if there is one."""
    worth = values(deal)
    goal = max(worth.values())
    if len(worth) < 3 or goal < 1 or sum(value == goal for value in worth.values()) > 1:
        return None
    return Puzzle(decode(encode(deal)), goal)


def _slipping(deal, rng, closing):
    """Return the move of a player who misjudges a little, and closes when it is time."""
    legal = deal.legal()
    if EXCHANGE in legal:
        return EXCHANGE
    if CLOSE in legal and deal.played >= closing:
        return CLOSE
    return thumb.choose(View(deal, deal.turn), 24, lambda: rng.below(_SLIP))


def choose(found):
    """Return `PUZZLES` of the pairs (seed, puzzle), from easy to hard."""
    kinds = Counter()
    easy = _spread([pair for pair in found if pair[1].thumb], _BY_THUMB, kinds)
    return easy + _spread([pair for pair in found if not pair[1].thumb], PUZZLES - _BY_THUMB, kinds)


def _spread(found, number, kinds):
    """Return so many pairs in even steps of hardness; of those near a step, of a kind rare yet."""
    low, high = (bound(puzzle.bits for _, puzzle in found) for bound in (min, max))
    chosen = []
    for step in range(number):
        wanted = low + (high - low) * step / (number - 1)

        def mark(pair, wanted=wanted):
            away = abs(pair[1].bits - wanted)
            return max(away, _NEAR), kinds[pair[1].kind()], away, pair[0]

        chosen.append(min((pair for pair in found if pair not in chosen), key=mark))
        kinds[chosen[-1][1].kind()] += 1
    return sorted(chosen, key=lambda pair: (pair[1].bits, pair[0]))


def pack(chosen):
    """Return the file of the puzzles."""
    heads = body = b""
    for number, puzzle in enumerate(chosen):
        grade = 1 + puzzles.GRADES * number // len(chosen)
        deal = puzzle.deal
        answers = (deal.phase == FOLLOWING) << 7
        heads += bytes((len(puzzle.data) | answers, deal.rules.row << 5 | grade << 2 | puzzle.goal))
        body += puzzle.data
    return bytes((len(chosen),)) + heads + body


def describe(number, deal, goal):
    """Return a puzzle as a line of text."""
    me = deal.turn
    hands = notation.cards_text(deal.hands[me]), notation.cards_text(deal.hands[1 - me])
    led = notation.text(deal.trick_cards()[0]) if deal.phase == FOLLOWING else ""
    return (
        f"{number:2} {deal.rules.row} win {goal}  trump {notation.SUITS[deal.trump]} "
        f"{deal.points[me]}+{deal.pending[me]}:{deal.points[1 - me]}+{deal.pending[1 - me]} "
        f"{'closed' if deal.closer != NOBODY else ''} {hands[0]} / {hands[1]} {led}"
    )


def main():
    """Make or list the puzzles."""
    parser = argparse.ArgumentParser(description=__doc__.strip().split("\n")[0])
    parser.add_argument("--list", action="store_true", help="only print what is there")
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"how many deals ({SEEDS})")
    arguments = parser.parse_args()
    if not arguments.list:
        found = [(seed, candidate(seed)) for seed in range(arguments.seeds)]
        found = [pair for pair in found if pair[1]]
        print(f"{len(found)} endings with one right move in {arguments.seeds} deals")
        chosen = choose(found)
        FILE.write_bytes(pack([puzzle for _, puzzle in chosen]))
        for seed, puzzle in chosen:
            print(seed, f"{puzzle.bits:.1f}", "thumb" if puzzle.thumb else "")
    heads = puzzles.heads()
    for number in range(len(heads) // 2):
        print(describe(number + 1, puzzles.deal(number), puzzles.goal(heads, number)))


if __name__ == "__main__":
    main()
