# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""What the computer believes of hidden cards: never wrong, and all that can be known."""

from random import Random

import pytest

from sixtysix import cards
from sixtysix.ai import belief, endgame
from sixtysix.ai.playout import _Hands
from sixtysix.deal import Deal
from sixtysix.moves import CLOSE
from sixtysix.phases import NAMING, OVER
from sixtysix.rng import Rng
from sixtysix.rulesets import NAMES
from sixtysix.view import View
from tests.ai.play import position
from tests.positions import ruleset


def positions(game, number):
    """Deals at every turn of random play, with a stock that is often closed."""
    rules = ruleset(game)
    for seed in range(number):
        deal = Deal.shuffled(rules, seed, seed % rules.seats)
        rnd = Random(seed)
        while deal.phase != OVER:
            yield deal
            moves = deal.legal()
            close = CLOSE in moves and rnd.random() < 0.2
            deal.push(CLOSE if close else rnd.choice(moves))


@pytest.mark.parametrize("game", NAMES)
def test_no_card_is_excluded_that_is_held(game):
    found = 0
    for deal in positions(game, 40):
        view = View(deal, deal.turn)
        for seat in range(deal.seats):
            none = belief.excluded(view, seat)
            assert not none & deal.hands[seat]
            found += none != 0
    assert found > 20


@pytest.mark.parametrize("game", NAMES[:5])
def test_worlds_agree_with_what_was_seen(game):
    for deal in positions(game, 10):
        view = View(deal, deal.turn)
        other = 1 - deal.turn
        worlds = belief.Worlds(view, Rng(1))
        for _ in range(3):
            worlds.shuffle()
            hand = worlds.hand
            assert cards.count(hand) == view.counts[other]
            assert hand & view.known[other] == view.known[other]
            assert not hand & (view.hand | view.seen | belief.excluded(view, other))
            if deal.stock_open():
                drawn = {worlds.first, worlds.second}
                assert len(drawn) == 2
                assert not any((hand | view.hand | view.seen) >> card & 1 for card in drawn)
                assert (view.turn_up in drawn) == (view.stock_left == 2)


@pytest.mark.parametrize("game", NAMES[:5])
def test_the_true_hand_is_among_all_worlds(game):
    tried = 0
    for deal in positions(game, 20):
        view = View(deal, deal.turn)
        worlds = belief.Worlds(view, Rng(1))
        if worlds.ways(60) <= 60:
            hands = []
            for _ in worlds.each(60):
                hands.append(worlds.hand)
            assert len(hands) == len(set(hands)) == worlds.ways(60)
            assert deal.hands[1 - deal.turn] in hands
            tried += 1
    assert tried > 50


@pytest.mark.parametrize("game", NAMES[:5])
def test_with_the_stock_gone_the_other_hand_is_known(game):
    tried = 0
    for deal in positions(game, 20):
        view = View(deal, deal.turn)
        if endgame.is_known(view):
            assert endgame.other_hand(view) == deal.hands[1 - deal.turn]
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("game", NAMES[5:])
def test_worlds_of_several_players(game):
    for deal in positions(game, 5):
        if deal.phase == NAMING:
            continue
        view = View(deal, deal.turn)
        worlds = _Hands(view, Rng(1))
        for _ in range(3):
            hands = worlds.shuffled()
            assert hands[view.seat] == view.hand
            together = 0
            for seat in range(deal.seats):
                assert cards.count(hands[seat]) == view.counts[seat]
                assert hands[seat] & view.known[seat] == view.known[seat]
                assert not together & hands[seat]
                together |= hands[seat]
            assert not together & view.seen


def test_what_a_follower_lacks():
    """Closed, spades trumps: on a heart led he trumps, so he has no heart; he beats no trump."""
    hands = ("HA HT SA ST D9 C9", "S9 SJ DA DT CA CT")
    deal = position(ruleset("sixtysix"), hands, "SK", moves="close HA S9")
    none = belief.excluded(View(deal, 0), 1)
    assert none == cards.SUIT_MASK[1]
    deal = position(ruleset("sixtysix"), hands, "SK", moves="close SA S9 HT SJ")
    none = belief.excluded(View(deal, 0), 1)
    assert none & cards.SUIT_MASK[1] == cards.SUIT_MASK[1]
