# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Random endings, made from a seed, for the solver and for the plain minimax."""

from random import Random

from sixtysix import cards, notation
from sixtysix.phases import NOBODY
from tests.ai.minimax import Ending


def random_ending(rules, seed, size=0, closed=None, follower=None):
    """
    A random ending at the start of a trick or, for some seeds, with one card led.

    Hands have `size` cards (0: two to five); `closed`, `follower`: None for either.
    """
    rnd = Random(seed)
    size = size or rnd.randint(2, min(5, rules.hand))
    deck = [notation.card_name(c) for c in range(24) if rules.pack == 24 or c % 6]
    rnd.shuffle(deck)
    trump = rnd.choice("SHCD")
    hands = [deck[:size], deck[size : 2 * size]]
    rest = deck[2 * size :]
    if closed is None:
        closed = rnd.random() < 0.5
    gone = rest if not closed else rest[: 2 * rnd.randint(0, len(rest) // 2 - 1)]
    tricks, points = [0, 0], [0, 0]
    for k in range(0, len(gone) - 1, 2):
        seat = rnd.choice((0, 1))
        tricks[seat] += 1
        points[seat] += sum(cards.POINTS[notation.card(c)] for c in gone[k : k + 2])
    melds, pending = [0, 0], [0, 0]
    for seat in (0, 1):
        if rnd.random() < 0.2:
            (melds if tricks[seat] else pending)[seat] = rnd.choice((20, 40))
        points[seat] = min(points[seat] + melds[seat], 65)
    leader = rnd.choice((0, 1))
    stake = rnd.choice((0, 0, 1, 3)) if rules.draw_stake else 0
    ending = Ending(rules, trump, hands, leader, points, tricks, pending, stake)
    if closed:
        ending.closer = rnd.choice((0, 1))
        other = 1 - ending.closer
        earlier = rnd.randint(0, tricks[other])
        ending.at_closing = (
            rnd.randint(0, tricks[ending.closer]),
            rnd.randint(0, points[other]) if earlier else 0,
            earlier,
        )
        if rules.exchange_closed:
            ending.turn_up = next(c for c in rest[::-1] if c not in gone)
            # the turn-up is a trump: trade its name with one's
            trumps = [c for c in deck if c[0] == trump and c not in gone]
            if ending.turn_up[0] != trump and trumps:
                other_card = rnd.choice(trumps)
                for hand in ending.hands:
                    if other_card in hand:
                        hand[hand.index(other_card)] = ending.turn_up
                ending.turn_up = other_card
    elif rnd.random() < 0.25 and size < rules.hand and len(rest) >= 4:
        ending.draws = rest[-2:]
    if follower or (follower is None and rnd.random() < 0.3):
        ending.led = rnd.choice(ending.hands[leader])
        ending.hands[leader].remove(ending.led)
    return ending


def load(engine, ending, every=False):
    """Load an ending into a solver."""
    closer = NOBODY if ending.closer is None else ending.closer
    closer_tricks, other_points, other_tricks = ending.at_closing
    trump = notation.SUITS.index(ending.trump)
    engine.setup(
        ending.rules, trump, closer, ending.stake, other_points, other_tricks, ending.needs
    )
    draws = None
    if ending.draws:
        draws = [notation.card(c) for c in ending.draws]
    elif ending.turn_up:
        draws = [notation.card(ending.turn_up)]
    engine.load(
        [notation.parse_cards(" ".join(hand)) for hand in ending.hands],
        ending.points,
        ending.tricks,
        ending.pending,
        ending.leader,
        notation.card(ending.led) if ending.led else cards.NO_CARD,
        draws,
        ending.tricks[closer] - closer_tricks if closer < 2 else 0,
        every,
    )


def solve(engine, ending, every=False):
    """The value for seat 0 that the solver finds."""
    load(engine, ending, every)
    while not engine.step(100000):
        pass
    seat = 1 - ending.leader if ending.led else ending.leader
    return -engine.value if seat else engine.value
