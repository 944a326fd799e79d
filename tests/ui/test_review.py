# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The review: every decision beside the best move, in every game, as far as it was thought."""

import random
import re
import sys
from decimal import Decimal
from types import SimpleNamespace

import pytest

from sixtysix import statistics
from sixtysix.deal import Deal
from sixtysix.match import Match
from sixtysix.moves import DRAW, EXCHANGE
from sixtysix.phases import OVER
from sixtysix.review import Decision
from sixtysix.rulesets import FOUR, NAMES, SIXTYSIX, Ruleset
from sixtysix.save import STATISTICS, stored
from sixtysix.ui.game import PERSON, SHARED, Game
from tests.ui.handheld import Handheld, letters


def played(row, seed, persons=(0,), **changes):
    """Return a game whose deal is over, played at random."""
    rules = Ruleset(row, **changes)
    players = [PERSON if seat in persons else 1 for seat in range(rules.seats)]
    game = Game(Match(rules, dealer=seed % rules.seats), players)
    game.next_deal(seed)
    chance = random.Random(seed)
    while game.deal.phase != OVER:
        game.deal.play(chance.choice(game.deal.legal()))
    return game


@pytest.fixture
def over():
    """Return a maker of handhelds that show the result of a deal; their players really think."""
    made = []

    def make(*args, **details):
        handheld = Handheld()
        made.append(handheld)
        handheld.app.game = played(*args, **details)
        handheld.start().press("WAIT")
        assert handheld.screen == "result"
        return handheld

    yield make
    for handheld in made:
        handheld.switch_off()


def review(handheld):
    """Open the review from the result, wait until all is thought, and return its screen."""
    handheld.press("B")
    assert [name for name, _ in handheld.app.screens] == ["review"]
    screen = handheld.app.screens[-1][1]
    for _ in range(5000):
        if not screen.busy():
            break
        handheld.frames(1)
    assert not screen.busy()
    return screen


def slowly(handheld):
    """Let a handheld's time fly, so that it thinks one step a frame; return it."""
    console = handheld.console
    now = console.now
    steps = iter(range(0, 1 << 30, 40))
    console.now = lambda: now() + next(steps)
    return handheld


def shown(screen):
    """Return what the screen says of a decision: its three lines."""
    return [letters(text).split() for text in (screen._own, screen._best, screen._cost)]


@pytest.mark.parametrize("claims", [0, 1])
@pytest.mark.parametrize("row", range(len(NAMES)))
def test_every_decision_is_there_with_what_it_cost(over, row, claims):
    handheld = over(row, 3, claims=claims)
    deal = handheld.app.game.deal
    screen = review(handheld)
    found = screen._review.decisions
    replay = Deal(deal.rules, deal.dealer, deal.order, deal.stake)
    cards = []
    for move in deal.log[: deal.count]:
        if replay.turn == 0 and len(replay.legal()) > 1 and move < EXCHANGE:
            cards.append(move)
        replay.play(move)
    assert [decision.move for decision in found if decision.move < EXCHANGE] == cards
    for decision in found:
        assert decision.cost >= 0
        if decision.worth is not None and decision.move != decision.best:
            assert decision.cost == max(0, decision.top - decision.worth)
        else:
            assert decision.cost == 0
    costs = [decision.cost for decision in found]
    assert screen._review.lost() == sum(costs)
    if not found:  # a wrong claim before anything was played
        assert letters(screen._sum).strip() == "There was no choice."
        return
    # It shows the costliest one first, and what is shown adds up.
    assert costs[screen._at] == max(costs)
    lost = []
    for _ in found:
        numbers = re.findall(r"\d\.\d", letters(screen._cost))
        lost += map(Decimal, numbers)
        handheld.press("RIGHT")
    assert Decimal(letters(screen._sum).split()[-1]) == sum(lost)


@pytest.mark.parametrize(
    "worth, cost",
    [({0: 6, 3: 4}, 10), ({0: 14, 3: 6}, 0), ({0: 3, 3: -5}, 10), ({0: 60, 3: -44}, 100)],
)
def test_what_a_decision_costs_is_the_difference_of_what_is_written(worth, cost):
    deal = played(SIXTYSIX, 4).deal
    deal.undo()
    decision = Decision(deal, 3, SimpleNamespace(move=0, worth=worth))
    assert (decision.cost, decision.top % 10, decision.worth % 10) == (cost, 0, 0)


def test_arrows_go_through_all_decisions(over):
    handheld = over(SIXTYSIX, 4)
    screen = review(handheld)
    count = len(screen._review.decisions)
    first = screen._at
    seen = set()
    for _ in range(count):
        seen.add(screen._at)
        own, best, cost = shown(screen)
        assert own[0] == "You"
        assert best[0] == "Best"
        assert cost[0] in ("Well", "Lost", "Most")
        handheld.press("RIGHT")
    assert seen == set(range(count))
    assert screen._at == first
    assert handheld.press("LEFT").app.screens[-1][1]._at == (first - 1) % count


@pytest.mark.parametrize("button", ["A", "B", "START"])
def test_it_can_be_left_while_it_thinks_and_leads_back_to_the_result(over, button):
    handheld = slowly(over(SIXTYSIX, 4)).press("B")
    screen = handheld.app.screens[-1][1]
    while len(screen._review.decisions) < 2:
        handheld.frames(1)
    assert screen.busy()
    assert shown(screen)[0][0] == "You"  # what is found so far is shown
    handheld.press(button + " WAIT")
    assert handheld.screen == "result"
    assert handheld.app.game.counted == 1
    assert "sixtysix.ai.weigh" not in sys.modules
    assert "sixtysix.review" not in sys.modules
    deals = handheld.app.game.match.deals
    handheld.press("A").frames(3)
    assert (handheld.screen, handheld.app.game.match.deals) == ("table", deals)
    assert handheld.app.game.deal.phase != OVER


def test_while_it_thinks_the_arrows_go_through_what_is_there(over):
    handheld = slowly(over(SIXTYSIX, 4)).press("B")
    screen = handheld.app.screens[-1][1]
    while len(screen._review.decisions) < 3:
        handheld.frames(1)
    chosen = screen._at
    handheld.press("LEFT")
    assert screen._at == (chosen - 1) % len(screen._review.decisions)
    at = screen._at
    while screen.busy():
        handheld.frames(1)
    assert screen._at == at  # the person looks at it: it stays


def test_the_statistics_hear_of_it_once(over):
    handheld = over(SIXTYSIX, 4)

    def row():
        return statistics.counters(stored(handheld.app.console, STATISTICS), 1)

    assert row()[statistics.REVIEWED] == 0
    for _ in range(2):
        lost, count = review(handheld)._review.lost(), len(review_of(handheld).decisions)
        assert row()[statistics.REVIEWED] == 1
        assert row()[statistics.DECISIONS] == count
        assert row()[statistics.LOST] == lost
        handheld.press("A WAIT")


def review_of(handheld):
    """Return what the open review screen has found."""
    return handheld.app.screens[-1][1]._review


def test_a_shared_deal_is_reviewed_but_not_counted(over):
    handheld = over(SIXTYSIX, 4)
    handheld.app.game.purpose = SHARED
    assert review(handheld)._review.decisions
    counted = statistics.counters(stored(handheld.app.console, STATISTICS), 1)
    assert counted[statistics.REVIEWED] == 0


def test_all_persons_at_the_table_are_reviewed(over):
    screen = review(over(FOUR, 2, persons=(0, 2)))
    assert {decision.seat for decision in screen._review.decisions} == {0, 2}
    assert shown(screen)[0][0] in ("P1", "P3")


def test_drawing_can_be_a_decision_more_than_cards_were_played():
    """Found by the soak: the chart had no room for its bar."""
    rules = Ruleset(SIXTYSIX)
    game = Game(Match(rules, dealer=1), (PERSON, 1))
    order = bytes.fromhex("0f130b07091715160614010a080d0e0c0011021005041203")
    moves = bytes.fromhex("0b01430f0a430c0d4316174310154304134107060905")
    game.deal = Deal(rules, 1, order)
    for move in moves:
        game.deal.play(move)
    handheld = Handheld()
    handheld.app.game = game
    decisions = review(handheld.start().press("WAIT"))._review.decisions
    assert len(decisions) > sum(
        game.deal.mover(k) == 0 and move != DRAW for k, move in enumerate(moves)
    )
    handheld.switch_off()


def test_who_follows_the_review_loses_nothing(over):
    """A deal in which the person plays the best moves: all are called well played."""
    from sixtysix.ai.weigh import Weigher

    rules = Ruleset(SIXTYSIX)
    game = Game(Match(rules, dealer=1), (PERSON, 1))
    game.next_deal(12)
    chance = random.Random(5)
    while game.deal.phase != OVER:
        weigher = Weigher()
        legal = game.deal.legal()
        move = chance.choice(legal)
        if game.deal.turn == 0 and len(legal) > 1:
            for _ in weigher.weigh(game.deal):
                pass
            move = weigher.move
        game.deal.play(move)
    handheld = over(SIXTYSIX, 4)
    handheld.app.game = game
    handheld.app.go("table")
    handheld.frames(1)
    while handheld.screen != "result":
        handheld.press("A")
    screen = review(handheld)
    assert screen._review.lost() == 0
    assert screen._review.decisions
    assert all(decision.move != DRAW for decision in screen._review.decisions)


def test_without_memory_what_was_found_is_shown_and_not_counted(over, monkeypatch):
    handheld = over(SIXTYSIX, 3)
    handheld.press("B")
    screen = handheld.app.screens[-1][1]
    while not screen._review.decisions:
        handheld.frames(1)

    def exhausted():
        raise MemoryError
        yield

    screen._work = exhausted()
    handheld.frames(1)
    assert handheld.screen == "review" and not screen.busy()
    assert "1/1" in letters(screen._count)
    assert letters(screen._sum).startswith("Lost so far: ")
    assert handheld.app.game.counted == 1
