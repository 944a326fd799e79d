# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What moves on the table: one card at a time, to where the deal has it already, heard and seen."""

from types import SimpleNamespace

import pytest
from busdisplay import BusDisplay

from sixtysix.console import sounds
from sixtysix.console.base import B
from sixtysix.match import Match
from sixtysix.phases import OVER
from sixtysix.rulesets import DANISH, FOUR, NAMES, SANTASE, SIXTYSIX, THREE, Ruleset
from sixtysix.ui import motion
from sixtysix.ui.art import BACK
from sixtysix.ui.game import DEMO, PERSON, Game
from tests.positions import position
from tests.ui.handheld import Obedient

RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]
OFF, FAST, NORMAL = range(3)


def begin(handheld, row, persons=(0,), dealer=0, seed=5, **changes):
    """Sit down at a new deal, before its first card is dealt on the screen."""
    rules = Ruleset(row, **changes)
    players = [PERSON if seat in persons else 1 for seat in range(rules.seats)]
    game = handheld.app.game = Game(Match(rules, dealer), players)
    game.next_deal(seed)
    Obedient.script = ()
    return handheld.start()


def table(handheld):
    """Return the table."""
    return handheld.app.screens[0][1]


def moving(handheld):
    """Tell whether something moves."""
    return handheld.screen == "table" and table(handheld)._motion is not None


def cards(handheld):
    """Return all cards to be seen on the table as (number, x, y, whether it is dim)."""
    screen = table(handheld)
    others = screen._felt.others
    grids = list(screen._hand)[:-1] + screen._felt.trick + [others.turn_up or others[0]]
    seen = [
        (handheld.number(grid), grid.x, grid.y, grid.pixel_shader is screen.app.art.dim)
        for grid in grids
        if not grid.hidden
    ]
    return sorted(seen)


def turn_by_turn(handheld):
    """Play a deal, the first that the cursor offers each time; yield before every press."""
    for _ in range(200):
        handheld.press("WAIT")
        if handheld.screen == "result":
            return
        yield
        handheld.press("A")
    raise AssertionError("the deal never ends")


# ---- a mover alone ----


class Clock:
    """A table that has nothing but a clock and a pace."""

    def __init__(self, pace):
        self.pace = pace
        self.time = 0
        self.app = SimpleNamespace(console=self)

    def now(self):
        return self.time


def test_where_a_card_is_depends_on_the_time_alone():
    paths = []
    for frames in (range(0, 500, 10), range(0, 500, 50)):
        clock, grid = Clock(8), SimpleNamespace(x=0, y=100)
        steps = motion.moving(clock, [(grid, (200, 50))])
        path = {}
        for clock.time in frames:
            next(steps, None)
            path[clock.time] = (grid.x, grid.y)
        paths.append(path)
    assert all(paths[0][time] == place for time, place in paths[1].items())
    assert paths[0][0] < paths[0][100] < paths[0][200] < paths[0][400] == (200, 50)
    # Slower and slower.
    assert paths[0][200][0] - paths[0][100][0] > paths[0][400][0] - paths[0][300][0]


def test_without_a_pace_all_arrives_at_once():
    clock, grid = Clock(0), SimpleNamespace(x=0, y=0)
    assert len(list(motion.moving(clock, [(grid, (9, 9)), (grid, (30, 5))]))) == 2
    assert (grid.x, grid.y) == (30, 5)


# ---- the picture follows the deal ----


@pytest.mark.parametrize("row", range(len(NAMES)))
def test_every_game_looks_the_same_at_every_speed_when_all_lies_still(make_handheld, row):
    seen = []
    for speed in (OFF, FAST, NORMAL):
        handheld = begin(make_handheld(speed=speed), row)
        seen.append([])
        for _ in turn_by_turn(handheld):
            assert not moving(handheld)
            seen[-1].append((bytes(handheld.app.game.deal.log), cards(handheld)))
        seen[-1].append(tuple(handheld.app.game.deal.scores))
        handheld.switch_off()
    assert seen[0] == seen[1] == seen[2]
    assert len(seen[0]) > 4


@pytest.mark.parametrize("row, changes", [(SIXTYSIX, {}), (DANISH, {"honour": 1}), (THREE, {})])
def test_a_press_at_any_moment_ends_what_moves_and_nothing_else(make_handheld, row, changes):
    """However soon a move is made to end, the table looks as it does without moving."""
    pictures = []
    for pause in (None, 0, 1, 2, 3, 5, 8, 13):
        speed = OFF if pause is None else NORMAL
        handheld = begin(make_handheld(speed=speed), row, **changes)
        pictures.append([])
        for _ in range(5):
            handheld.frames(pause or 0)
            while moving(handheld):
                count = handheld.app.game.deal.count
                table(handheld).press(B)
                assert not moving(handheld)
                assert handheld.app.game.deal.count == count
                handheld.frames(1)
            handheld.press("WAIT")
            pictures[-1].append(cards(handheld))
            handheld.press("A")
        handheld.switch_off()
    assert all(picture == pictures[0] for picture in pictures)


@pytest.mark.parametrize("row", [SIXTYSIX, SANTASE, THREE, FOUR])
@pytest.mark.parametrize("persons", [(0,), (0, 1), ()])
def test_nothing_that_moves_shows_a_card_that_nobody_may_see(handheld, row, persons):
    handheld.app.settings.speed = FAST
    begin(handheld, row, persons)
    handheld.app.game.purpose = 0 if persons else DEMO
    handheld.app.game.after = "result" if persons else "title"
    game = handheld.app.game
    deal = game.deal
    hands = game.deal.hands
    before = list(hands)
    count = -1
    for _ in range(4000):
        if deal.phase == OVER or handheld.screen == "title":
            break
        if deal.count != count:  # what was in a hand before the last move may still be on its way
            known = [*before]
            before, count = list(hands), deal.count
        allowed = 0
        for move in deal.plays[: deal.played]:
            allowed |= 1 << (move & 31)
        for card in (deal.turn_up, deal.first_turn_up):
            allowed |= 1 << card if card < 24 else 0
        allowed |= hands[game.viewer] | known[game.viewer] if game.viewer < 4 else 0
        for tile, *_ in cards(handheld):
            assert tile >= BACK or allowed >> tile & 1
        handheld.frames(1)
        if not moving(handheld) and persons:
            handheld.press("A")
    assert deal.count > 8


# ---- one thing at a time ----


@pytest.mark.parametrize("row", [SIXTYSIX, THREE, FOUR])
def test_a_frame_redraws_where_one_card_is_and_was(handheld, row):
    handheld.app.settings.speed = NORMAL
    begin(handheld, row)
    changed(handheld)
    screen, redrawn, whole = table(handheld), [], [True]
    draw = screen.draw
    screen.draw = lambda: (whole.append(True), draw())
    for _ in range(300):
        areas = changed(handheld)
        if moving(handheld) and not whole:
            redrawn.append(len(areas))
            # Beside the card on its way: one that has arrived, where it was, what counts the cards.
            assert len(areas) <= 3 + handheld.app.game.deal.seats
        whole.clear()
        handheld.press("A") if handheld.console._waiting else handheld.frames(1)
    assert len(redrawn) > 60
    assert redrawn.count(1) > len(redrawn) * 0.7


def changed(handheld):
    """Return the areas of the screen that the last frame has changed."""
    display = handheld.console.display
    areas = BusDisplay._get_refresh_areas(display)
    display.refresh()
    return areas


def test_moving_the_cursor_redraws_two_cards_and_the_mark(handheld):
    begin(handheld, SIXTYSIX).press("WAIT")
    changed(handheld)
    changed(handheld.press("RIGHT"))
    for button in ("RIGHT", "RIGHT", "LEFT"):
        areas = changed(handheld.press(button))
        # Where the mark was and is, and two cards.
        assert len(areas) == 4
        assert {area.y1 for area in areas} == {90, 126}


# ---- what is heard and lit ----


class Noted:
    """Notes what a handheld plays and lights."""

    def __init__(self, handheld):
        self.sounds = []
        self.lights = []
        handheld.console.sound = self.sounds.append
        handheld.console.lights = self.lights.append


@pytest.mark.parametrize("speed", [OFF, NORMAL])
def test_a_trick_is_heard(handheld, speed):
    noted = Noted(handheld)
    handheld.app.settings.speed = speed
    begin(handheld, SIXTYSIX).press("WAIT A WAIT")
    assert noted.sounds == [sounds.DEAL] + 2 * [sounds.PLAY] + [sounds.TRICK, sounds.DRAW]


@pytest.mark.parametrize(
    "script, heard",
    [
        ("A A", [sounds.PLAY, sounds.MARRIAGE]),
        ("SELECT A", []),
        ("SELECT DOWN A", [sounds.CLOSE]),
    ],
)
def test_what_is_announced_is_heard(handheld, script, heard):
    noted = Noted(handheld)
    handheld.sit_down(position("sixtysix", RICH, "HJ"), "C9").press("WAIT " + script)
    assert noted.sounds == heard


def test_a_deal_won_is_heard_and_celebrated(handheld):
    hands = ["HK HQ S9 D9 SK SJ", "SA SQ CJ C9 DJ DA"]
    noted = Noted(handheld)
    deal = position("sixtysix", hands, "HJ", tricks="DT DK, CA CT")
    handheld.sit_down(deal, "C9").press("WAIT A A A").frames(20)
    assert noted.sounds[-1] == sounds.WIN
    sparks = set()
    for _ in range(40):
        spark = table(handheld.frames(1))._banner.spark
        sparks.add((spark.x, spark.y, spark[0][0]))
    assert len({place[:2] for place in sparks}) > 2
    assert len({place[2] for place in sparks}) == 3


def test_a_deal_lost_is_heard_and_not_celebrated(handheld):
    noted = Noted(handheld)
    deal = position("sixtysix", RICH, "HJ", claims=1)
    handheld.sit_down(deal).press("WAIT SELECT DOWN*2 A").frames(3)
    assert noted.sounds == [sounds.LOSE]
    assert not table(handheld)._banner.spark


def test_the_lights_show_whose_turn_it_is_and_how_far_the_computer_is(handheld):
    noted = Noted(handheld)
    handheld.sit_down(position("sixtysix", RICH, "HJ"), "DJ").press("WAIT")
    assert any(noted.lights[-1])
    mine = noted.lights[-1]
    handheld.press("LEFT A").frames(20)
    thinking = [colours for colours in noted.lights if colours and colours != mine]
    assert thinking and [len(colours) for colours in thinking] == sorted(map(len, thinking))
    handheld.press("WAIT START UP A")
    assert handheld.screen == "title"
    assert noted.lights[-1] == ()


def test_where_nobody_plays_nothing_is_heard_or_lit(handheld):
    noted = Noted(handheld)
    handheld.app.settings.speed = FAST
    begin(handheld, SIXTYSIX, ()).app.game.after = "title"
    handheld.frames(400)
    assert handheld.app.game.deal.count > 3
    assert noted.sounds == [] and not any(map(any, noted.lights))


# ---- what cannot be played ----


@pytest.mark.parametrize("speed", [OFF, FAST, NORMAL])
def test_a_card_that_cannot_be_played_shakes(handheld, speed):
    deal = position("sixtysix", RICH, "HJ", tricks="D9 DA")
    handheld.sit_down(deal, "close C9").press("WAIT LEFT")
    handheld.app.settings.speed = speed
    noted = Noted(handheld)
    hand = table(handheld)._hand
    grid = hand[hand.cursor]
    x, places = grid.x, set()
    handheld.press("A")
    for _ in range(20):
        places.add(grid.x)
        handheld.frames(1)
    assert grid.x == x
    assert noted.sounds == [sounds.REFUSE]
    assert (len(places) > 2) == (speed != OFF)
    assert max(abs(place - x) for place in places) <= 4


def test_a_card_that_shakes_does_not_keep_the_cursor(handheld):
    deal = position("sixtysix", RICH, "HJ", tricks="D9 DA")
    handheld.sit_down(deal, "close C9").press("WAIT LEFT")
    handheld.app.settings.speed = NORMAL
    cursor = table(handheld)._hand.cursor
    handheld.press("A RIGHT")
    assert table(handheld)._hand.cursor == cursor + 1


# ---- special moves ----


@pytest.mark.parametrize("speed", [FAST, NORMAL])
@pytest.mark.parametrize("presses", ["SELECT A", "SELECT DOWN A", "SELECT A WAIT SELECT A"])
def test_own_exchange_and_closing_move(make_handheld, presses, speed):
    assert special(make_handheld, RICH, "", "", presses, speed) > 4


@pytest.mark.parametrize("game, computer", [("sixtysix", "exchange"), ("sixtysix", "close")])
def test_exchange_and_closing_by_the_computer_move(make_handheld, game, computer):
    assert special(make_handheld, RICH[::-1], "D9 DA", computer, "WAIT", NORMAL) > 4


def test_exchange_after_a_closing_moves(make_handheld):
    assert special(make_handheld, RICH[::-1], "D9 DA", "close exchange", "WAIT", NORMAL, "danish")


def special(make_handheld, hands, tricks, computer, presses, speed, game="sixtysix"):
    """Compare the table after a move with what it is without moving; return how long it moved."""
    pictures = []
    for pace in (OFF, speed):
        handheld = make_handheld(speed=pace)
        deal = position(game, hands, "HJ", tricks=tricks)
        handheld.sit_down(deal, computer)
        frames = 0
        handheld.press("" if tricks else "WAIT")
        for press in presses.split(" ") + ["A", "WAIT"]:
            handheld.press(press)
            while moving(handheld):
                handheld.frames(1)
                frames += 1
        pictures.append((bytes(deal.log), cards(handheld)))
        assert deal.count > len(tricks) // 2
        handheld.switch_off()
    assert pictures[0] == pictures[1]
    return frames


def test_what_is_left_while_something_moves_is_there_again(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    first = begin(make_handheld(path=path, speed=NORMAL), SIXTYSIX).press("WAIT A")
    assert moving(first)
    assert first.app.keep()
    second = make_handheld(path=path).start()
    assert bytes(second.app.game.deal.log) == bytes(first.app.game.deal.log)
    first.press("START UP A")  # the menu opens at once
    assert first.screen == "title"


def test_a_clock_that_begins_anew_does_no_harm():
    grid = SimpleNamespace(x=0, y=0)
    times = [1_000_000]
    console = SimpleNamespace(now=lambda: times[0])
    table = SimpleNamespace(app=SimpleNamespace(console=console), pace=8)
    steps = motion.moving(table, [(grid, (40, 0))])
    next(steps)
    assert grid.x < 40
    times[0] = table.pace = 0
    for _ in steps:
        pass
    assert (grid.x, grid.y) == (40, 0)
