# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""What every move is worth: all moves, no peeking, in agreement with who plays and who solves."""

from random import Random

import pytest

from sixtysix.ai import endgame
from sixtysix.ai.player import HARD, Player
from sixtysix.ai.weigh import UNIT, Weigher
from sixtysix.deal import Deal
from sixtysix.moves import CLAIM, CLOSE, EXCHANGE, MARRY, PASS
from sixtysix.notation import text
from sixtysix.phases import CLAIMING, NAMING, OVER
from sixtysix.rulesets import NAMES
from sixtysix.view import View
from tests.ai.play import decide, position, twin
from tests.positions import ruleset


def weigh(deal):
    """Weigh the moves of a deal; return who did it."""
    weigher = Weigher()
    for progress in weigher.weigh(deal):
        assert 0 <= progress <= 100
    return weigher


def decisions(game, seeds, **changes):
    """Go through the decisions of deals in which one move in four is made at random."""
    rules = ruleset(game, **changes)
    for seed in seeds:
        chance = Random(seed)
        deal = Deal.shuffled(rules, seed, seed % rules.seats)
        player = Player(HARD)
        while deal.phase != OVER:
            if len(deal.legal()) > 1:
                yield deal
            best = decide(player, View(deal, deal.turn))
            deal.play(best if chance.randrange(4) else chance.choice(deal.legal()))


@pytest.mark.parametrize("claims", [0, 1])
@pytest.mark.parametrize("game", NAMES)
def test_every_move_of_every_decision_is_weighed(game, claims):
    agreed = total = 0
    for deal in decisions(game, range(4), claims=claims):
        before = bytes(deal.log[: deal.count]), list(deal.hands)
        weigher = weigh(deal)
        assert (bytes(deal.log[: deal.count]), deal.hands) == before
        legal = set(deal.legal())
        assert weigher.move in legal
        if deal.phase == NAMING or weigher.move == CLAIM:
            continue  # no figures for suits, nor for not claiming a deal that is won
        # Only what follows a marriage that is not claimed for is not seen here.
        unknown = {PASS} if deal.phase == CLAIMING else set()
        assert legal - unknown <= set(weigher.worth) <= legal
        assert all(-9 * UNIT < value < 9 * UNIT for value in weigher.worth.values())
        best = max(weigher.worth.values())
        assert weigher.worth.get(weigher.move, best) >= best - 10
        total += 1
        agreed += weigher.move == decide(Player(HARD), View(deal, deal.turn))
    assert agreed >= 0.9 * total > 20


@pytest.mark.parametrize("game", NAMES)
def test_cards_that_the_seat_cannot_see_make_no_difference(game):
    chance = Random(NAMES.index(game))
    swapped = 0
    for deal in decisions(game, range(2)):
        other = twin(deal, deal.turn, chance)
        if other:
            swapped += 1
            first, second = weigh(deal), weigh(other)
            assert (first.worth, first.move) == (second.worth, second.move)
    assert swapped > 5


def test_known_endings_are_weighed_exactly():
    found = 0
    for deal in decisions("sixtysix", range(40)):
        view = View(deal, deal.turn)
        if not endgame.is_known(view):
            continue
        found += 1
        ending = endgame.Ending()
        ending.load(view, endgame.other_hand(view))
        while not ending.step(1000):
            pass
        weigher = weigh(deal)
        assert weigher.worth[weigher.move] == UNIT * ending.value()
    assert found > 5


@pytest.mark.parametrize("game", ["sixtysix", "zechcyk", "santase", "three", "four"])
def test_a_king_without_its_marriage_is_weighed_by_itself(game):
    married = plain = found = 0
    for deal in decisions(game, range(14)):
        if not any(MARRY <= move < EXCHANGE for move in deal.legal()):
            continue
        figures = weigh(deal).worth
        for move in figures:
            if move < MARRY and move + MARRY in figures:
                found += 1
                married += figures[move + MARRY]
                plain += figures[move]
    assert found > 3
    assert married > plain + 10 * found


def test_a_king_led_plainly_in_a_known_ending_is_weighed_exactly():
    found = 0
    for deal in decisions("zechcyk", range(60)):
        if not endgame.is_known(View(deal, deal.turn)):
            continue
        plain = [move for move in deal.legal() if move < MARRY and move + MARRY in deal.legal()]
        figures = weigh(deal).worth if plain else {}
        for move in plain:
            deal.push(move)
            if endgame.is_known(View(deal, deal.turn)) and len(deal.legal()) > 1:
                found += 1
                assert figures[move] == -max(weigh(deal).worth.values())
            deal.undo()
    assert found


def test_a_claim_is_worth_what_it_brings():
    for deal in decisions("sixtysix", range(6), claims=1):
        if CLAIM not in deal.legal():
            continue
        side = deal.turn
        had = deal.points[side] >= 66
        value = weigh(deal).worth[CLAIM]
        deal.push(CLAIM)
        assert value == UNIT * (deal.scores[side] - deal.scores[1 - side])
        assert (value > 0) == had
        deal.undo()


def test_an_exchange_is_never_worse_than_none():
    found = 0
    for deal in decisions("sixtysix", range(10)):
        if EXCHANGE in deal.legal():
            found += 1
            figures = weigh(deal).worth
            assert figures[EXCHANGE] == max(figures.values())
    assert found


def test_a_certain_closing_is_worth_its_game_points():
    hands = ("SA ST SK SQ HA HT", "S9 H9 HK C9 D9 DJ")
    deal = position(ruleset("sixtysix"), hands, "SJ", "CA DA", "HA HK draw")
    weigher = weigh(deal)
    assert text(weigher.move) == "close"
    assert weigher.worth[CLOSE] >= 2 * UNIT


def test_it_can_be_left_at_any_time():
    deal = Deal.shuffled(ruleset("sixtysix"), 3)
    weigher = Weigher()
    for number, _ in enumerate(weigher.weigh(deal)):
        if number == 3:
            break
    assert weigher.move in deal.legal()
    assert deal.count == 0
