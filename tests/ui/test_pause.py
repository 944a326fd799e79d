# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The pause menu: what it offers, the hint, taking back, the score sheet, giving up."""

import random

import pytest

from sixtysix import statistics
from sixtysix.match import Match
from sixtysix.moves import CARD, EXCHANGE
from sixtysix.phases import BEFORE_DRAW, NAMING, NOBODY
from sixtysix.rulesets import FOUR, NAMES, SIXTYSIX, THREE, Ruleset
from sixtysix.save import STATISTICS, stored
from sixtysix.ui.game import LESSON, PERSON, SHARED, Game
from tests.positions import MOVE_TEXTS, position, three
from tests.ui.handheld import Handheld, letters
from tests.ui.test_match import begin

# On the screen the person's hand is HK HQ H9, CK CQ, DT; the cursor is on HK.
RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]
ALWAYS = ["Back to the table", "Rules of the game"]


def log(handheld):
    """Return the moves of the deal as texts."""
    deal = handheld.app.game.deal
    return " ".join(MOVE_TEXTS[move] for move in deal.log[: deal.count])


def offered(handheld):
    """Return the lines of the pause menu, which is left again."""
    handheld.press("START" if handheld.press("START").screen == "table" else "")
    items = list(handheld.app.screens[-1][1].menu.items)
    handheld.press("B")
    return items


@pytest.fixture
def lead(handheld):
    """Return a handheld where the person is on lead and can do everything."""
    return handheld.sit_down(position("sixtysix", RICH, "HJ"), "DJ C9").press("WAIT")


# ---- what is offered ----


def test_only_what_makes_sense_is_offered(lead):
    assert offered(lead) == [
        "Back to the table",
        "Exchange ♥J for ♥9",
        "Close the stock",
        "Hint",
        "Rules of the game",
        "Settings",
        "Give up the match",
        "Save and leave",
    ]
    lead.press("LEFT A WAIT")
    items = offered(lead)
    assert [line for line in ("Hint", "Take back", "Last trick") if line in items] == [
        "Hint",
        "Take back",
        "Last trick",
    ]
    assert "Score sheet" not in items  # no deal is over yet


def test_no_hint_while_the_computer_thinks_but_taking_back(lead):
    items = offered(lead.press("LEFT A"))
    assert "Hint" not in items
    assert "Take back" in items


def test_with_several_persons_nothing_is_taken_back_or_given_up(handheld):
    deal = position("sixtysix", RICH, "HJ")
    handheld.sit_down(deal, persons=(0, 1)).press("WAIT A WAIT LEFT A WAIT A WAIT")
    items = offered(handheld)
    assert "Hint" in items
    assert not {"Take back", "Give up the match"} & set(items)


@pytest.mark.parametrize("purpose", [SHARED, LESSON])
def test_what_is_no_match_has_only_the_rules_and_a_way_out(lead, purpose):
    lead.press("LEFT A WAIT")
    lead.app.game.purpose = purpose
    items = set(offered(lead))
    assert {*ALWAYS, "Last trick", "Leave"} <= items
    assert not {"Hint", "Take back", "Score sheet", "Give up the match", "Save and leave"} & items


# ---- taking back ----


def test_a_card_is_taken_back_while_the_computer_thinks(lead):
    lead.press("LEFT A").press("START").take("Take back")
    assert (lead.screen, log(lead)) == ("table", "")
    assert lead.app.game.undone == 1
    assert log(lead.press("A")) == "DT"  # the cursor is on it again


def test_the_answer_and_the_drawing_are_taken_back_as_well(lead):
    lead.press("LEFT A WAIT")
    assert log(lead) == "DT DJ draw"
    lead.press("START").take("Take back")
    assert log(lead) == ""
    deal = lead.app.game.deal
    assert deal.drawn == 0
    assert letters(lead.app.screens[-1][1]._status).strip() == "Your lead"


def test_one_after_the_other_down_to_the_first(lead):
    lead.press("LEFT A WAIT").press("SELECT A WAIT")
    assert log(lead) == "DT DJ draw exchange"
    lead.press("START").take("Take back")
    assert log(lead) == "DT DJ draw"
    lead.press("START").take("Take back")
    assert log(lead) == ""
    assert "Take back" not in offered(lead)
    assert lead.app.game.undone == 2


@pytest.mark.parametrize("seed", range(4))
def test_of_three_all_answers_are_taken_back_with_the_card(handheld, seed):
    rules = Ruleset(THREE)
    game = handheld.app.game = Game(Match(rules, dealer=2), (PERSON, 1, 1))
    game.next_deal(seed)
    handheld.start()
    before = []
    while len(before) < 3:  # the first is the naming of trumps
        if (
            handheld.press("WAIT").screen == "table"
            and len(handheld.app.screens[0][1].view.legal) < 2
        ):
            handheld.press("A")
            continue
        before.append(log(handheld))
        handheld.press("A")
        if handheld.screen == "menu":
            handheld.press("A")
    handheld.press("WAIT START").take("Take back")
    assert log(handheld) == before[2]
    handheld.press("WAIT START").take("Take back")
    assert log(handheld) == before[1]
    assert game.undone == 2


def test_closing_before_the_drawing_is_taken_back_to_its_question(lead):
    lead.press("LEFT A").frames(20).press("SELECT DOWN A WAIT")
    assert log(lead).split()[:3] == ["DT", "DJ", "close"]
    lead.press("START").take("Take back")
    assert (log(lead), lead.screen) == ("DT DJ", "menu")
    assert lead.app.game.deal.phase == BEFORE_DRAW
    lead.press("B WAIT")
    assert log(lead) == "DT DJ draw"


def test_who_is_asked_before_the_drawing_gets_back_there(lead):
    lead.app.settings.ask_draw = 1
    lead.press("LEFT A WAIT UP A WAIT")
    assert log(lead) == "DT DJ draw"
    lead.press("START").take("Take back")
    assert (log(lead), lead.screen) == ("DT DJ", "menu")


@pytest.mark.slow
@pytest.mark.parametrize("row", range(len(NAMES)))
def test_after_taking_back_everything_is_as_it_was(handheld, row):
    """In whole deals of all games: the state after is that of a deal replayed to that point."""
    begin(handheld, row)
    chance = random.Random(row)
    game = handheld.app.game
    taken = 0
    for _ in range(40):
        if handheld.screen == "matchend":
            break
        if handheld.screen != "table":
            handheld.press("A")
            continue
        handheld.press("WAIT " + chance.choice(("A", "RIGHT A", "LEFT A")))
        if handheld.screen != "table" or "Take back" not in offered(handheld):
            continue
        if chance.randrange(2):
            handheld.press("START").take("Take back")
            taken += 1
            deal = game.deal
            assert deal.turn == game.sole
            again = game.match.deal(deal.seed)
            for move in deal.log[: deal.count]:
                again.play(move)
            for name in ("hands", "points", "pending", "tricks", "leader", "phase", "turn"):
                assert getattr(again, name) == getattr(deal, name), name
            if handheld.screen == "menu":
                handheld.press("B")
    assert taken


def test_the_computer_answers_the_same_again():
    handheld = Handheld(seed=5)
    handheld.app.game = game = Game(Match(Ruleset(SIXTYSIX), dealer=1), (PERSON, 2))
    game.next_deal(3)
    handheld.start().press("WAIT A")
    while game.deal.count < 2:
        handheld.frames(1)
    first = log(handheld).split()[:2]
    handheld.press("START").take("Take back").press("A")
    while game.deal.count < 2:
        handheld.frames(1)
    assert log(handheld).split()[:2] == first
    handheld.switch_off()


# ---- the hint ----


def hint(handheld):
    """Ask for a hint, wait for it, and return the lines of its panel."""
    handheld.press("START").take("Hint")
    assert handheld.screen == "hint"
    while handheld.app.screens[-1][1].busy():
        handheld.frames(1)
    screen = handheld.app.screens[-1][1]
    lines = [letters(screen._heading).strip()]
    return lines + [letters(screen._lines, row).strip() for row in range(2)]


@pytest.fixture
def thinking():
    """Return a handheld whose computer players really think."""
    handheld = Handheld()
    yield handheld
    handheld.switch_off()


def test_a_hint_tells_the_move_and_why_and_goes_to_the_card(thinking):
    thinking.sit_down(position("sixtysix", ["H9 HJ S9 SK CJ DA", "HT HA CA DJ DQ DT"], "CQ"))
    before = bytes(thinking.app.game.deal.log)
    heading, *reason = hint(thinking.press("WAIT"))
    hand = thinking.app.screens[0][1]._hand
    chosen = hand.chosen()
    assert heading == "♠♥♣♦"[chosen // 6] + ("9", "J", "Q", "K", "10", "A")[chosen % 6]
    assert reason[0]
    assert bytes(thinking.app.game.deal.log) == before
    assert thinking.press("B").screen == "table"
    assert thinking.press("A").app.game.deal.log[0] == chosen


def test_a_hint_can_be_a_move_that_is_no_card(thinking):
    thinking.sit_down(position("sixtysix", RICH, "HJ"))
    assert hint(thinking.press("WAIT")) == [
        "Exchange ♥J for ♥9",
        "The turn-up is worth more",
        "than your lowest trump.",
    ]


def test_a_hint_for_trumps(thinking):
    deal = three(
        ["HA HK HT SK HQ S9 CJ D9", "SA SQ CA CT DJ DK H9 C9", "ST SJ CK CQ DA DT DQ HJ"], "name-H"
    )
    deal.undo()
    thinking.sit_down(deal).press("WAIT B")
    assert hint(thinking)[:2] == ["♥ Hearts", "The strongest suit."]


def test_thinking_about_a_hint_can_be_left(thinking):
    thinking.sit_down(position("sixtysix", ["H9 HJ S9 SK CJ DA", "HT HA CA DJ DQ DT"], "CQ"))
    thinking.press("WAIT START").take("Hint")
    assert thinking.press("B").screen == "table"
    assert log(thinking.press("A")) != ""


def test_without_the_memory_for_more_the_hint_is_that_of_the_tables_level(thinking):
    thinking.sit_down(position("sixtysix", ["H9 HJ S9 SK CJ DA", "HT HA CA DJ DQ DT"], "CQ"))
    thinking.press("WAIT START").take("Hint")
    screen = thinking.app.screens[-1][1]

    def exhausted():
        raise MemoryError
        yield

    screen._thoughts = exhausted()
    thinking.frames(1)
    assert screen._mind is thinking.app.game.player
    while screen.busy():
        thinking.frames(1)
    assert screen.move in screen._view.legal
    assert letters(screen._heading).strip()


@pytest.mark.slow
@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("row", range(len(NAMES)))
def test_hints_all_through_a_deal(thinking, row, level):
    """A deal played by its hints alone: each is legal, has its reason and is under the cursor."""
    rules = Ruleset(row)
    players = [PERSON] + [level] * (rules.seats - 1)
    game = thinking.app.game = Game(Match(rules, dealer=rules.seats - 1), players)
    game.next_deal(row + 5)
    thinking.start()
    asked = 0
    for _ in range(5000):
        table = thinking.app.screens[0][1]
        if thinking.screen == "result":
            break
        if thinking.screen == "menu":
            thinking.press("B")
        elif table._banner or not (table._choosing() or table.view.phase == NAMING):
            thinking.press("B").frames(1)
        elif len(table.view.legal) == 1:
            thinking.press("A")
        else:
            heading, reason, _ = hint(thinking)
            move = thinking.app.screens[-1][1].move
            asked += 1
            assert move in table.view.legal
            assert heading and reason
            assert move >= EXCHANGE or table._hand.chosen() == move & CARD
            thinking.press("A")
            table._play(move)
    assert thinking.screen == "result"
    assert asked > 2


@pytest.mark.parametrize("row, persons", [(THREE, (0, 1, 2)), (FOUR, (0, 2)), (SIXTYSIX, (0, 1))])
def test_hints_where_several_persons_play(thinking, row, persons):
    rules = Ruleset(row)
    players = [PERSON if seat in persons else 1 for seat in range(rules.seats)]
    game = thinking.app.game = Game(Match(rules, dealer=rules.seats - 1), players)
    game.next_deal(3)
    thinking.start().press("WAIT A WAIT")
    if thinking.screen == "menu":
        thinking.press("A WAIT")
    assert hint(thinking)[1]
    thinking.press("A")
    assert (game.player is None) == (len(persons) == rules.seats)


# ---- the score sheet ----


def sheet(handheld):
    """Open the score sheet and return its lines."""
    handheld.press("START").take("Score sheet")
    body = handheld.app.screens[-1][1]._page.body
    return [letters(body, row).split() for row in range(7)]


@pytest.mark.parametrize("row", range(len(NAMES)))
def test_the_score_sheet_has_every_deal(handheld, row):
    begin(handheld, row, target=0)
    match = handheld.app.game.match
    scores = []
    add = match.add

    def noted(deal):
        add(deal)
        scores.append((tuple(deal.scores), tuple(match.totals)))

    match.add = noted
    chance = random.Random(row)
    while match.winner == NOBODY and len(scores) < 5:
        handheld.press(chance.choice(("WAIT A", "WAIT RIGHT A", "A")))
    while handheld.screen != "table" and match.winner == NOBODY:
        handheld.press("A WAIT")
    if match.winner != NOBODY:
        return
    if handheld.screen == "menu":
        handheld.press("B")
    lines = [line for line in sheet(handheld) if line]
    shown = [[int(word) for word in line[-rules_sides(row) :]] for line in lines]
    assert shown == [list(totals) for _, totals in scores][-6:]
    for line, (points, _) in zip(lines, scores):
        if any(points):
            assert int(line[2]) in (max(points), min(points))
    assert handheld.press("B").screen == "table"


def rules_sides(row):
    """Return how many sides a game has."""
    return Ruleset(row).sides


def test_the_score_sheet_outlives_the_power_switch(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    first = begin(make_handheld(path=path))
    while not first.app.game.match.deals:
        first.press("WAIT A")
    first.press("A WAIT START UP A")
    second = make_handheld(path=path).start()
    assert len(second.app.game.match.sheet) == 1
    assert second.app.game.match.sheet == first.app.game.match.sheet
    assert sheet(second.press("WAIT"))[1][0] == "1"


# ---- giving up ----


def test_giving_up_is_asked_for_and_loses_the_match(lead):
    lead.app.game.match.totals = [5, 2]
    lead.press("START").take("Give up the match")
    assert lead.screen == "menu"
    lead.take("Back to the table")
    assert lead.screen == "table"
    lead.press("START").take("Give up the match").take("Give up the match")
    assert lead.screen == "matchend"
    assert lead.app.game.match.winner == 1
    counted = statistics.counters(stored(lead.app.console, STATISTICS), SIXTYSIX * 3 + 1)
    assert [counted[k] for k in (statistics.MATCHES, statistics.WON, statistics.DEALS)] == [1, 0, 0]
    assert lead.press("B").screen == "title"
    assert lead.app.game is None


def test_of_three_the_best_other_wins(handheld):
    deal = three(
        ["HA HK HT SK HQ S9 CJ D9", "SA SQ CA CT DJ DK H9 C9", "ST SJ CK CQ DA DT DQ HJ"], "name-H"
    )
    handheld.sit_down(deal, totals=(9, -4, -5)).press("WAIT START")
    handheld.take("Give up the match").take("Give up the match")
    assert handheld.app.game.match.winner == 1
