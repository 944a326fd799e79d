# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Contests: fair groups of deals, the same however they are divided, and right figures."""

from collections import Counter

import pytest

from sixtysix import rulesets
from sixtysix.view import View
from tools import contest as contests
from tools import players
from tools.contest import Contest, Tally, against_one, play_groups, summary

ONE_PLAYER_A_SIDE = [name for name in rulesets.NAMES if name != "four"]


class Spy(players.Greedy):
    """Plays as greedy does and notes what it was dealt."""

    seen = []
    nodes = 7

    def choose(self, view):
        assert type(view) is View
        self.seen.append((view.seat, view.dealer, view.dealt))
        return super().choose(view)


@pytest.fixture
def spy(monkeypatch):
    """The name of a player that notes what it was dealt, and the notes."""
    monkeypatch.setattr(Spy, "seen", [])
    monkeypatch.setitem(players.PLAYERS, "spy", lambda rules, seed, factor: Spy())
    return Spy.seen


@pytest.mark.parametrize("game", ONE_PLAYER_A_SIDE)
def test_the_first_player_gets_the_hand_of_every_seat_once(game, spy):
    contest = Contest("spy", "greedy", game)
    for number in range(4):
        spy.clear()
        play_groups(contest, number, number + 1)
        first_looks = {seat: dealt for seat, dealer, dealt in reversed(spy)}
        sides = contest.rules().sides
        assert sorted(first_looks) == list(range(sides))
        assert {dealer for seat, dealer, dealt in spy} == {number % sides}
        if game != "three":  # there a first look may come before all cards are dealt
            assert not first_looks[0] & first_looks[1]


def test_partners_sit_opposite(spy):
    contest = Contest("spy", "greedy", "four")
    asked = set()
    for number in range(8):
        spy.clear()
        play_groups(contest, number, number + 1)
        sides = [seat % 2 for seat, dealer, dealt in spy]
        assert sides == sorted(sides)  # first on one side only, then on the other
        asked |= {seat for seat, dealer, dealt in spy}
    assert asked == {0, 1, 2, 3}


@pytest.mark.parametrize("game", ["sixtysix", "danish", "santase", "four"])
@pytest.mark.parametrize("matches", [False, True])
def test_a_player_that_leaves_nothing_to_chance_is_as_good_as_itself(game, matches):
    tally = play_groups(Contest("greedy", "greedy", game, matches=matches), 0, 5)
    assert tally.points == [0] * 5
    assert tally.won == tally.lost


def test_three_players_pay_each_other():
    tally = play_groups(Contest("greedy", "greedy", "three"), 0, 30)
    assert tally.points == [0] * 30
    assert tally.deals == 90


def test_a_third_of_the_wins_is_even_with_three():
    result = summary(
        Contest("greedy", "greedy", "three", matches=True),
        play_groups(Contest("greedy", "greedy", "three", matches=True), 0, 5),
    )
    assert result["won"]["mean"] == pytest.approx(1 / 3)
    assert result["won_against_one"]["mean"] == pytest.approx(1 / 2)
    found = against_one({"mean": 0.6, "low": 0.0, "high": None})
    assert found == {"mean": pytest.approx(0.75), "low": 0, "high": None}


@pytest.mark.parametrize("matches", [False, True])
def test_pieces_of_the_work_add_up_in_any_order(matches):
    contest = Contest("greedy", "random", seed=3, matches=matches)
    whole = play_groups(contest, 0, 6)
    pieces = Tally()
    for first, last in ((4, 6), (0, 1), (1, 4)):
        pieces.add(play_groups(contest, first, last))
    assert pieces == whole


def test_another_seed_gives_other_deals():
    results = [play_groups(Contest("greedy", "random", seed=seed), 0, 20) for seed in (1, 2)]
    assert results[0].points != results[1].points


def test_rules_of_thumb_beat_chance_in_every_game():
    for game in rulesets.NAMES:
        contest = Contest("greedy", "random", game)
        result = summary(contest, play_groups(contest, 0, 40))
        assert result["points"]["low"] > 0, game


def test_house_rules_reach_the_game():
    rules = Contest("a", "b", house=("claims=count", "marriage_counts=any", "target=3")).rules()
    assert rules.changed() == {"claims": 1, "marriage_counts": rulesets.ANY_TRICK, "target": 3}
    assert Contest("a", "b", house=("honour=yes", "show_points=0")).rules().changed() == {
        "honour": 1,
        "show_points": 0,
    }


def test_a_match_goes_to_its_target():
    contest = Contest("greedy", "random", house=("target=1",), matches=True)
    tally = play_groups(contest, 0, 10)
    assert tally.deals >= 20
    for won, lost in zip(tally.won, tally.lost):
        assert won + lost == 2


def test_only_decisions_count_as_moves(spy):
    tally = play_groups(Contest("spy", "greedy"), 0, 3)
    assert tally.nodes == (Counter({7: len(spy)}), Counter())


class Cheat(players.Greedy):
    """Plays a card that it does not hold."""

    def choose(self, view):
        return next(card for card in range(24) if not view.hand >> card & 1)


def test_an_illegal_move_is_told_with_its_player(monkeypatch):
    monkeypatch.setitem(players.PLAYERS, "cheat", lambda rules, seed, factor: Cheat())
    with pytest.raises(contests.ContestError, match="cheat played"):
        play_groups(Contest("greedy", "cheat"), 0, 1)


def test_interval_of_known_values():
    # Mean 3, standard deviation sqrt(2.5), five values.
    found = contests.interval([1, 2, 3, 4, 5])
    reach = 1.959964 * (2.5 / 5) ** 0.5
    assert found["mean"] == 3
    assert found["low"] == pytest.approx(3 - reach, abs=1e-6)
    assert found["high"] == pytest.approx(3 + reach, abs=1e-6)
    assert contests.interval([2]) == {"mean": 2, "low": None, "high": None}


def test_percentile_of_known_values():
    assert contests.nodes_of(Counter(range(1, 101))) == {
        "mean": 50.5,
        "p95": 95,
        "max": 100,
        "decisions": 100,
    }
    assert contests.nodes_of(Counter({0: 99, 5000: 1}))["p95"] == 0
    assert contests.nodes_of(Counter()) is None


def test_summary_is_a_mean_over_the_rounds_of_a_group():
    tally = Tally([0, 1], [2, 1], [0, 1], [4, -1], 4)
    result = summary(Contest("greedy", "random"), tally)
    assert result["won"]["mean"] == 0.75
    assert result["won"]["high"] == 1
    assert result["lost"]["low"] == 0
    assert result["lost"]["mean"] == 0.25
    assert result["points"]["mean"] == 0.75
    assert result["points_by_group"] == [2, -0.5]
