# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Counters of what a person has achieved, and the deals that are kept as text."""

import random

import pytest

from sixtysix import games, save, statistics
from sixtysix.match import Match
from sixtysix.moves import CLOSE
from sixtysix.phases import NOBODY, OVER
from sixtysix.replay import decode
from sixtysix.rulesets import FOUR, NAMES, SIXTYSIX, THREE, Ruleset
from sixtysix.statistics import (
    AGAINST,
    CLOSED_LOST,
    CLOSED_WON,
    COUNTERS,
    DEALS,
    DECISIONS,
    FOR,
    LONGEST,
    LOST,
    MATCHES,
    NONE,
    OWN_NONE,
    OWN_UNDER,
    REVIEWED,
    RUN,
    UNDER,
    UNDONE,
    WON,
)
from sixtysix.ui.game import PERSON, PUZZLE, SHARED, Game
from tests.stores import Board, app


def finished(row, seed, players=(PERSON, 1), dealer=0, closing=False):
    """Return a game whose deal is over and counted, played at random."""
    game = Game(Match(Ruleset(row), dealer), players)
    chance = random.Random(seed)
    game.deal = game.match.deal(seed)
    while game.deal.phase != OVER:
        moves = game.deal.legal()
        wanted = [move for move in moves if (move == CLOSE) == closing]
        game.deal.play(chance.choice(wanted or list(moves)))
    game.count()
    return game


def noted(*played, console=None):
    """Return the parts of a save after these games."""
    console = console or Board()
    for game in played:
        save.keep(app(console, game), ("add_deal",))
    return save.parts(save.newest(console)[0])


def row_of(parts, key):
    return statistics.counters(parts[save.STATISTICS], key)


@pytest.mark.parametrize("closing", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_deal_of_two_is_counted_as_it_ended(seat, closing):
    players = (PERSON, 2) if seat == 0 else (2, PERSON)
    for seed in range(60):
        game = finished(SIXTYSIX, seed, players, closing=closing)
        game.undone = 3
        deal = game.deal
        row = row_of(noted(game), 2)
        assert (row[DEALS], row[UNDONE], row[MATCHES]) == (1, 3, 0)
        assert (row[FOR], row[AGAINST]) == (deal.scores[seat], deal.scores[1 - seat])
        closed = deal.closer == seat
        assert row[CLOSED_WON] == (closed and deal.winner == seat)
        assert row[CLOSED_LOST] == (closed and deal.winner != seat)
        ends = row[NONE], row[UNDER], row[OWN_NONE], row[OWN_UNDER]
        expected = [0, 0, 0, 0]
        if deal.winner != NOBODY and deal.reason in (1, 2, 3):
            loser = 1 - deal.winner
            place = 2 * (loser == seat)
            if not deal.tricks[loser]:
                expected[place] = 1
            elif deal.points[loser] < 33:
                expected[place + 1] = 1
        assert list(ends) == expected


@pytest.mark.parametrize("row, seats", [(THREE, 3), (FOUR, 4)])
def test_game_points_of_more_players(row, seats):
    for seed in range(30):
        players = [1] * seats
        players[seed % seats] = PERSON
        game = finished(row, seed, players)
        scores = game.deal.scores
        side = seed % seats % game.deal.sides
        counted = row_of(noted(game), 3 * row + 1)
        assert counted[FOR] == max(0, scores[side])
        lost = -scores[side] if row == THREE else scores[1 - side]
        assert counted[AGAINST] == max(0, lost)


def test_games_and_levels_are_counted_apart():
    parts = noted(finished(SIXTYSIX, 1, (PERSON, 0)), finished(THREE, 2, (PERSON, 2, 2)))
    assert statistics.keys(parts[save.STATISTICS]) == [0, 3 * THREE + 2]


def test_only_matches_of_one_person_count():
    several = finished(SIXTYSIX, 1, (PERSON, PERSON))
    shared, puzzle = finished(SIXTYSIX, 1), finished(SIXTYSIX, 1)
    shared.purpose, puzzle.purpose = SHARED, PUZZLE
    parts = noted(several, shared, puzzle)
    assert statistics.keys(parts[save.STATISTICS]) == []
    assert len(games.lines(parts[save.GAMES])) == 1  # but the deal of several is a deal


def won(own, others):
    """Return a game whose match ends with its deal."""
    game = finished(SIXTYSIX, 1)
    game.match.totals = [own, others]
    game.match.winner = int(others > own)
    return game


def test_matches_their_runs_and_the_last_twenty():
    console = Board()
    results = [(7, k % 7) for k in range(5)] + [(3, 7)] + [(8, 1)] * 17
    for own, others in results:
        parts = noted(won(own, others), console=console)
    row = row_of(parts, 1)
    assert (row[MATCHES], row[WON], row[RUN], row[LONGEST]) == (23, 22, 17, 17)
    last = statistics.matches(parts[save.STATISTICS])
    assert last == [(1, own, others) for own, others in results[-20:]]


def test_counters_stay_at_their_largest_number():
    parts = [b""] * save.PARTS
    statistics._put(parts, 1, [65535] * COUNTERS)
    game = won(7, 3)
    statistics.add_deal(parts, app(Board(), game))
    assert row_of(parts, 1) == [65535] * COUNTERS
    before = parts[save.STATISTICS]
    statistics.add_review(parts, app(None, game), 1, 1)
    assert parts[save.STATISTICS] == before  # else the average would sink


def test_reviews_and_puzzles_solved():
    console = Board()
    game = finished(SIXTYSIX, 1)
    for lost in (12, 30):
        save.keep(app(console, game), ("add_review", lost, 9))
    for number in (0, 9, 39, 9):
        save.keep(app(console), ("add_solved", number))
    row = row_of(save.parts(save.newest(console)[0]), 1)
    assert (row[REVIEWED], row[DECISIONS], row[LOST]) == (2, 18, 42)
    solved = save.stored(console, save.SOLVED)
    assert [k for k in range(60) if statistics.is_solved(solved, k)] == [0, 9, 39]


def test_all_games_and_levels_fit():
    console = Board()
    for row in range(len(NAMES)):
        seats = Ruleset(row).seats
        for level in range(3):
            for seed in range(3):
                game = finished(row, seed, (PERSON, *[level] * (seats - 1)))
                game.match.winner = 0
                parts = noted(game, console=console)
    for _ in range(20):
        parts = noted(won(7, 0), console=console)
    assert len(statistics.keys(parts[save.STATISTICS])) == 21
    assert len(statistics.matches(parts[save.STATISTICS])) == 20
    assert save.size(console.nvm) <= save.MAX_SIZE


# ---- the deals as text ----


def test_the_last_deals_stay_in_the_save_with_their_numbers():
    console = Board()
    for seed in range(40):
        game = finished(SIXTYSIX, seed)
        parts = noted(game, console=console)
    found = [line.split() for line in games.lines(parts[save.GAMES])]
    numbers = [int(words[0]) for words in found]
    assert numbers == list(range(41 - len(found), 41))
    assert len(found) >= 10
    assert {tuple(words[1:3]) for words in found} == {("sixtysix", "Pn")}
    deal = decode(bytes.fromhex(found[-1][3]))
    assert bytes(deal.log[: deal.count]) == bytes(game.deal.log[: game.deal.count])
    assert deal.scores == game.deal.scores


def test_the_file_gets_each_deal_once(tmp_path):
    console = Board(tmp_path)
    text = tmp_path / games.FILE
    for seed in range(3):
        parts = noted(finished(SIXTYSIX, seed), console=console)
    assert games.export(console, parts[save.GAMES]) == 0
    text.write_text("".join(text.read_text().splitlines(True)[:1]) + "2 sixtysix Pn 01")
    assert games.export(console, parts[save.GAMES]) == 3  # after a line that was cut off
    parts = noted(finished(THREE, 5, (PERSON, 1, 1)), console=console)
    numbers = [line.split()[0] for line in text.read_text().splitlines()]
    assert numbers == ["1", "2", "1", "2", "3", "4"]


def test_where_no_file_can_be_written_it_says_so():
    with pytest.raises(OSError):
        games.export(Board(), noted(finished(SIXTYSIX, 1))[save.GAMES])
