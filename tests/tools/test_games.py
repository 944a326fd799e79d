# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The reader of exported deals plays again what the game has written."""

import io
import re

import pytest

from sixtysix import games as exported
from sixtysix import save
from sixtysix.rulesets import FOUR, NAMES, SIXTYSIX, Ruleset
from sixtysix.ui.game import PERSON
from tests.test_statistics import finished, noted
from tools import games


@pytest.fixture
def written(tmp_path):
    """Return a file with a deal of every game, and the games."""
    played = [
        finished(row, row, (PERSON, *[row % 3] * (Ruleset(row).seats - 1)))
        for row in range(len(NAMES))
    ]
    path = tmp_path / "games.txt"
    path.write_text("".join(exported.lines(noted(*played)[save.GAMES])))
    return path, played


def test_every_game_comes_back_as_it_was_played(written):
    path, played = written
    good, bad = games.read(path.read_text().splitlines())
    assert bad == []
    assert [line.number for line in good] == list(range(1, len(NAMES) + 1))
    for line, game in zip(good, played):
        assert line.deal.scores == game.deal.scores
        assert bytes(line.deal.log[: line.deal.count]) == bytes(game.deal.log[: game.deal.count])
        assert len(line.players) == game.deal.seats


def test_what_is_printed(written, capsys):
    path, played = written
    assert games.main([str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(NAMES)
    assert lines[SIXTYSIX].startswith("    1  sixtysix  1:person 2:easy  ")
    assert " 1:person 2:easy 3:easy 4:easy " in lines[FOUR]
    assert games.main([str(path), "--moves"]) == 0
    lines = capsys.readouterr().out.splitlines()
    cards = sum(game.deal.played for game in played)
    plays = [word for row in lines for word in row.split() if re.match(r"\d:[SHCD]", word)]
    assert len(plays) == cards


def test_bad_lines_are_named_and_the_others_printed(written, capsys, monkeypatch):
    path, _ = written
    lines = path.read_text().splitlines()
    _, game, players, record = lines[0].split()
    wrong = [
        "one two",
        f"x {game} {players} {record}",
        f"1 bridge {players} {record}",
        f"1 three {players} {record}",
        f"1 {game} Pnn {record}",
        f"1 {game} Px {record}",
        f"1 {game} {players} {record[:-1]}",
        f"1 {game} {players} {record[:-2]}",
        f"1 {game} {players} ff{record[2:]}",
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(["# deals", "", *lines, *wrong])))
    assert games.main(["-"]) == 1
    printed = capsys.readouterr()
    assert len(printed.out.splitlines()) == len(lines)
    assert [line.split(":")[1] for line in printed.err.splitlines()] == [
        f" line {k}" for k in range(len(lines) + 3, len(lines) + 3 + len(wrong))
    ]


def test_a_file_that_is_not_there(tmp_path, capsys):
    assert games.main([str(tmp_path / "none")]) == 1
    assert "none" in capsys.readouterr().err
