# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The judge's tables that lie on the board: small, and all that a deal asks for."""

from pathlib import Path

import pytest

from sixtysix.ai import judge
from sixtysix.loading import fetch, forget, path
from sixtysix.rulesets import NAMES, THREE, Ruleset
from tests.ai.play import play

MOST = 16_000  # bytes of a game's file


@pytest.mark.parametrize("row", range(THREE), ids=NAMES[:THREE])
def test_one_small_file_has_every_table_that_is_asked_for(row, monkeypatch):
    # A screen of another test may have let these modules go: those that a player imports are new.
    forget("sixtysix.ai")
    judge, player = fetch("sixtysix.ai.judge"), fetch("sixtysix.ai.player")
    file = Path(path("judge/" + NAMES[row] + ".bin"))
    assert file.stat().st_size <= MOST
    tables = {}
    load = judge.load

    def noted(name, left, table):
        # A player hides an error of the file: it would then play by rules of thumb.
        tables[left] = None
        load(name, left, table)
        tables[left] = bytes(table)

    monkeypatch.setattr(judge, "load", noted)
    rules = Ruleset(row)
    players = [player.Player(player.NORMAL) for _ in range(2)]
    for seed in range(6):
        play(rules, players, seed, seed & 1)
    first = rules.pack - 2 * rules.hand - 2  # after the first trick
    assert sorted(tables) == list(range(2, first + 1, 2))
    assert b"".join(tables[left] for left in sorted(tables)) == file.read_bytes()
    assert bytes([128]) * judge.SIZE not in tables.values()  # each was trained


def test_tables_are_read_into_the_one_that_is_there():
    file = path("judge/sixtysix.bin")
    table = bytearray(judge.SIZE)
    judge.load(file, 2, table)
    before = bytes(table)
    judge.load(file, 4, table)
    assert len(table) == judge.SIZE and bytes(table) != before
    with pytest.raises(OSError):
        judge.load(file, 12, table)
