# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
The engine in step with the plain implementation: random deals of every game.

After every move both must agree on the legal moves, the cards, the points, the phase, the turn
and in the end on the result: 3,000 deals of `sixtysix`, 2,000 of each other game, most of them
with random house rules.
"""

import random

import pytest

from sixtysix import rulesets
from tests.plain import GAMES, TWO_PLAYER_GAMES, PlainDeal
from tests.plain_cards import pack
from tests.positions import MOVE_BYTES, MOVE_TEXTS, REASONS, cards, deal_in_order, legal, phase

DEALS = {game: 3000 if game == "sixtysix" else 2000 for game in GAMES}
CHUNK = 250  # deals of one test


def random_house_rules(rng, game):
    """Changes of the ruleset, and the same in the words of the plain implementation."""
    if rng.random() < 0.3:
        return {}, {}
    claims = rng.choice(["automatic", "count"])
    marriage = rng.choice(["any", "later"])
    honour = game in TWO_PLAYER_GAMES and rng.random() < 0.4
    changes = {
        "claims": rulesets.COUNT_YOURSELF if claims == "count" else rulesets.AUTOMATIC,
        "marriage_counts": rulesets.ANY_TRICK if marriage == "any" else rulesets.LATER_TRICK,
        "honour": 1 if honour else 0,
        # These must not change how a deal is played.
        "target": rng.choice([3, 7, 11, 12]),
        "show_points": rng.choice([0, 1]),
        "draw_stake": rng.choice([0, 1]),
    }
    return changes, {"claims": claims, "marriage": marriage, "honour": honour}


def random_pair(rng, game):
    """The same deal in both implementations."""
    changes, words = random_house_rules(rng, game)
    order = pack(game)
    rng.shuffle(order)
    dealer = rng.randrange({"three": 3, "four": 4}.get(game, 2))
    stake = rng.choice([0, 0, 1, 3])
    return (
        deal_in_order(game, order, dealer, stake, **changes),
        PlainDeal(game, order, dealer, stake, **words),
    )


def random_move(rng, moves):
    """A move; claims and closings are rarer than chance would make them, marriages more common."""
    weights = []
    for move in moves:
        if move == "claim":
            weights.append(0.15)
        elif move == "close":
            weights.append(0.4)
        else:
            weights.append(3 if move.endswith("+") or move == "exchange" else 1)
    return rng.choices(moves, weights)[0]


def state(deal):
    """What can be seen of an engine's deal, in the words of the plain implementation."""
    return {
        "phase": phase(deal),
        "turn": deal.turn,
        "leader": deal.leader,
        "trump": None if deal.trump == 255 else "SHCD"[deal.trump],
        "turn_up": MOVE_TEXTS.get(deal.turn_up),
        "hands": [cards(hand) for hand in deal.hands],
        "stock": [MOVE_TEXTS[card] for card in deal.stock[deal.drawn :]],
        "stock_left": deal.stock_left(),
        "closer": None if deal.closer == 255 else deal.closer,
        "trick": [MOVE_TEXTS[move] for move in deal.trick_cards()],
        "points": list(deal.points),
        "pending": list(deal.pending),
        "tricks": list(deal.tricks),
        "winner": None if deal.winner == 255 else deal.winner,
        "reason": REASONS.get(deal.reason),
        "scores": list(deal.scores),
    }


def plain_state(plain):
    """The same of the plain deal."""
    return {
        "phase": plain.phase,
        "turn": plain.turn,
        "leader": plain.leader,
        "trump": plain.trump,
        "turn_up": plain.turn_up,
        "hands": [set(hand) for hand in plain.hands],
        "stock": plain.stock,
        "stock_left": len(plain.stock),
        "closer": plain.closer,
        "trick": plain.trick_moves,
        "points": plain.all_points(),
        "pending": plain.pending,
        "tricks": plain.tricks,
        "winner": plain.winner,
        "reason": plain.reason,
        "scores": plain.scores,
    }


def play_in_step(rng, game):
    """Plays one random deal in both; returns the plain one."""
    deal, plain = random_pair(rng, game)
    played = []
    while True:
        assert state(deal) == plain_state(plain), (repr(deal.rules), played)
        moves = sorted(plain.moves())
        assert legal(deal) == set(moves), (repr(deal.rules), played)
        assert len(moves) == len(set(moves))
        if not moves:
            assert plain.phase == "over"
            return plain
        move = random_move(rng, moves)
        played.append(move)
        deal.play(MOVE_BYTES[move])
        plain.play(move)


@pytest.mark.parametrize("game", GAMES)
def test_sample(game):
    rng = random.Random(f"sample of {game}")
    for _ in range(60):
        play_in_step(rng, game)


@pytest.mark.slow
@pytest.mark.parametrize(
    "game, chunk", [(game, chunk) for game in GAMES for chunk in range(DEALS[game] // CHUNK)]
)
def test_in_step(game, chunk):
    rng = random.Random(f"{game} {chunk}")
    for _ in range(CHUNK):
        play_in_step(rng, game)


@pytest.mark.parametrize("game", GAMES)
def test_random_deals_end_in_every_way(game):
    """The comparison would be worth little if random deals never closed, claimed or revoked."""
    ends = {"SIXTY_SIX", "WRONG_CLAIM"}
    if game == "schnapsen":
        ends |= {"LAST_TRICK"}
    else:
        ends |= {"PLAYED_OUT"}
    if game in TWO_PLAYER_GAMES:
        ends |= {"CLOSED_FAILED"}
    if game in ["sixtysix", "zechcyk", "schnapsen", "santase"]:
        ends |= {"REVOKE"}
    rng = random.Random(f"ends of {game}")
    for _ in range(1500):
        ends.discard(play_in_step(rng, game).reason)
        if not ends:
            return
    raise AssertionError(f"never seen: {ends}")
