# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""When the memory does not suffice, or something unexpected happens."""

import pytest

from sixtysix import mishap
from sixtysix.match import Match
from sixtysix.rulesets import SIXTYSIX, THREE, Ruleset
from sixtysix.ui import game
from tests.ui.handheld import Obedient


class Tiring(Obedient):
    """A player for whose thoughts, but for the simplest, the memory does not suffice."""

    levels = ()

    def prepare(self, rules):
        """Take too much, for the hardest level."""
        if self.level > 1:
            raise MemoryError

    def think(self, view):
        """Begin to think."""
        Tiring.levels += (self.level,)
        self.move = view.legal[0]
        yield 1
        if self.level:
            raise MemoryError
        yield 100


@pytest.fixture
def tiring(handheld, monkeypatch):
    """Return a handheld whose computers tire."""
    from types import SimpleNamespace

    fetch = game.fetch
    minds = SimpleNamespace(Player=Tiring)
    monkeypatch.setattr(
        game, "fetch", lambda name: minds if name.startswith("sixtysix.ai") else fetch(name)
    )
    Tiring.levels = ()
    return handheld


def test_a_simple_player_thinks_on_when_the_memory_is_full(tiring):
    tiring.start().press("A A WAIT RIGHT A WAIT")
    assert Tiring.levels[:2] == (1, 0)
    assert tiring.screen == "table"
    assert tiring.app.game.deal.played >= 2


def test_the_next_deal_has_the_real_player_again(tiring):
    tiring.start().press("A A WAIT")
    while Tiring.levels.count(1) < 2:
        tiring.press("A WAIT" if tiring.screen != "table" else "A WAIT RIGHT")
    assert tiring.app.game.match.deals == 1


def test_who_cannot_even_be_loaded_has_a_simple_player(tiring):
    tiring.app.settings.level = 2
    tiring.start().press("A A WAIT A WAIT")
    assert set(Tiring.levels) == {0}


@pytest.mark.parametrize("row", [SIXTYSIX, THREE])
def test_a_simple_player_loads_nothing_that_looks_into_worlds(handheld, monkeypatch, row):
    asked = []
    fetch = game.fetch
    monkeypatch.setattr(game, "fetch", lambda name: asked.append(name) or fetch(name))
    rules = Ruleset(row)
    match = game.Game(Match(rules), (game.PERSON,) + (2,) * (rules.seats - 1))
    match.next_deal(1)

    match.wake(game.PERSON, True)

    assert match.player.level == 0
    assert "sixtysix.ai.thumb" in asked
    assert not any(name.endswith((".search", ".solver", ".playout")) for name in asked)


def test_what_and_where_in_a_few_words():
    try:
        raise KeyError("SPADES")
    except KeyError as error:
        what, where = mishap.summary(error, mishap.details(error))
    assert what == "KeyError: SPADES"
    assert where.endswith(" test_what_and_where_in_a_few_words")
    assert "test_mishaps.py" in where


@pytest.mark.parametrize(
    "report", ["", 'Traceback:\n  File "a.b", line 1, in c\n  File "d.e", line 7, in f\nKeyError:']
)
def test_the_last_place_of_a_report_counts(report):
    what, where = mishap.summary(ValueError(), report)
    assert (what, where) == ("ValueError", "d.e 7 f" if report else "")
