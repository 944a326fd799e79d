# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What is played for another purpose than a match: guided, watched, and never saved."""

import pytest

from sixtysix.match import Match
from sixtysix.phases import OVER
from sixtysix.rulesets import FOUR, NAMES, SIXTYSIX, THREE, Ruleset
from sixtysix.ui.game import DEMO, LESSON, PERSON, PLAY, PUZZLE, SHARED, Game
from tests.positions import MOVE_BYTES, position
from tests.ui.handheld import letters, new_match

RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]


def watched(handheld, row=SIXTYSIX):
    """Open a table at which only computers sit."""
    rules = Ruleset(row)
    game = handheld.app.game = Game(Match(rules), (0,) * rules.seats)
    game.purpose = DEMO
    game.after = "title"
    game.next_deal(5)
    return handheld.start()


@pytest.mark.parametrize("row", range(len(NAMES)))
def test_computers_play_a_deal_among_themselves_to_its_end(handheld, row):
    watched(handheld, row)
    deal = handheld.app.game.deal
    hand = handheld.app.screens[0][1]._hand
    while handheld.screen == "table":
        assert set(hand.cards) == {c for c in range(24) if deal.hands[0] >> c & 1}
        assert not hand._active
        handheld.frames(1)
    assert handheld.screen == "title"
    assert not any(deal.hands) or any(deal.scores)


@pytest.mark.parametrize("row, names", [(SIXTYSIX, "C1C2"), (THREE, "C1C2C3"), (FOUR, "1+32+4")])
def test_nobody_who_watches_is_called_you(handheld, row, names):
    watched(handheld, row)
    felt = handheld.app.screens[0][1]._felt
    shown = {letters(felt._scores, line).split("0/")[0].strip() for line in felt.others.NAMES}
    assert "".join(sorted(shown)) == names


@pytest.mark.parametrize("button", ["B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT"])
def test_any_press_ends_the_watching(handheld, button):
    assert watched(handheld).frames(10).press(button).screen == "title"


@pytest.mark.parametrize("purpose", [SHARED, PUZZLE, LESSON, DEMO])
def test_the_match_that_was_left_is_there_again_after_something_else(handheld, purpose):
    app = handheld.app
    app.game = left = new_match()
    app.keep()
    stored = handheld.console.read(256)
    app.game = Game(Match(Ruleset(THREE)), (PERSON, 0, 0))
    app.game.purpose = purpose
    app.game.next_deal(3)
    handheld.start().press("WAIT")
    assert app.keep()
    assert handheld.console.read(256) == stored
    app.go("title")
    handheld.frames(1)
    assert app.game.purpose == PLAY
    assert app.game.deal.order == left.deal.order
    assert handheld.console.read(256) == stored


def test_another_screen_after_the_deal(handheld):
    handheld.sit_down(position("sixtysix", RICH, "HJ"), "C9")
    handheld.app.game.after = "help"
    while handheld.app.game.deal.phase != OVER:
        handheld.press("B" if handheld.screen == "menu" else "A")
        handheld.press("DOWN A" if handheld.screen == "menu" else "")
    assert handheld.press("A WAIT").screen == "help"


class Guide:
    """Refuses all moves but one, and notes when the table was drawn."""

    def __init__(self, move):
        self.move = MOVE_BYTES[move]
        self.phases = []
        self.ticks = 0
        self.refused = []

    def look(self, table):
        self.phases.append(table.view.phase)

    def tick(self, table):
        self.ticks += 1
        return self.ticks == 1

    def chosen(self, table, move):
        if move != self.move:
            self.refused.append(move)
        return move == self.move


@pytest.mark.parametrize(
    "move, script", [("DT", "LEFT A"), ("exchange", "SELECT A"), ("HK+", "A A"), ("HK", "A DOWN A")]
)
def test_a_guide_lets_one_move_pass(handheld, move, script):
    deal = position("sixtysix", RICH, "HJ")
    handheld.sit_down(deal, "DJ")
    guide = handheld.app.game.guide = Guide(move)
    handheld.press("WAIT LEFT*2 A A WAIT")
    assert deal.count == 0
    assert guide.refused == [MOVE_BYTES["CQ+"]]
    handheld.press("RIGHT*2 " + script)
    assert deal.log[0] == MOVE_BYTES[move]
    assert deal.phase in guide.phases
    assert guide.ticks > 3


def test_seeds_have_thirty_bits(handheld, monkeypatch):
    app = handheld.app
    app._seed = (1 << 30) - 1
    assert [app.next_seed(), app.next_seed()] == [(1 << 30) - 1, 0]
    app._seed = None
    monkeypatch.setattr(handheld.console, "entropy", lambda: (1 << 64) - 1)
    assert app.next_seed() == (1 << 30) - 1
