# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What the buttons do at the table, and how many presses a move takes."""

import pytest

from sixtysix.phases import BEFORE_DRAW, CLAIMING, FOLLOWING, LEADING, OVER
from sixtysix.rulesets import COUNT_YOURSELF
from sixtysix.scoring import REVOKE
from tests.positions import MOVE_TEXTS, position, stock_gone, three
from tests.ui.handheld import letters

# On the screen the person's hand is HK HQ H9, CK CQ, DT; the cursor is on HK.
RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]
THREE = ["SA ST SK S9 C9 D9 H9 HA", "SQ SJ HK HQ HT HJ CA CK", "CQ CJ CT DA DK DQ DJ DT"]


def log(handheld):
    """Return the moves of the deal as texts."""
    deal = handheld.app.game.deal
    return " ".join(MOVE_TEXTS[move] for move in deal.log[: deal.count])


@pytest.fixture
def lead(handheld):
    """Return a handheld where the person is on lead and can do everything."""
    return handheld.sit_down(position("sixtysix", RICH, "HJ"), "DJ").press("WAIT")


def status(handheld):
    """Return the line under the table."""
    return letters(handheld.app.screens[-1][1]._status).strip()


@pytest.mark.parametrize(
    "script, moves",
    [
        ("LEFT A", "DT"),
        ("RIGHT*2 A", "H9"),
        ("A A", "HK+"),
        ("A DOWN A", "HK"),
        ("RIGHT A A", "HQ+"),
        ("SELECT A", "exchange"),
        ("SELECT DOWN A", "close"),
        ("START DOWN A", "exchange"),
    ],
)
def test_presses_that_make_a_move(lead, script, moves):
    lead.press(script)
    assert log(lead).startswith(moves)


@pytest.mark.parametrize("moment", ["leading", "before_draw"])
def test_a_special_move_takes_three_presses_at_most(handheld, moment):
    deal = position("sixtysix", RICH, "HJ", claims=COUNT_YOURSELF)
    handheld.sit_down(deal, "DJ").press("WAIT")
    if moment == "before_draw":
        handheld.press("LEFT A").frames(20)
    handheld.press("SELECT")
    reached = set()
    for script in ("", "DOWN", "UP"):  # around the menu by one step in each direction
        handheld.press(script)
        menu = handheld.app.screens[-1][1].menu
        reached.add(menu.items[menu.chosen])
        if script:
            handheld.press("UP" if script == "DOWN" else "DOWN")
    texts = handheld.app.texts
    texts.section("menus")
    close = texts.CLOSE if moment == "leading" else texts.CLOSE_EARLY
    assert reached == {"Exchange ♥J for ♥9", close, texts.CLAIM}


def test_leaving_a_menu_makes_no_move(lead):
    lead.press("SELECT B A B START B START START SELECT SELECT")
    assert log(lead) == ""
    assert lead.screen == "table"


def test_the_trick_stays_and_then_both_draw(lead):
    lead.press("LEFT A").frames(20)
    assert lead.app.game.deal.phase == BEFORE_DRAW
    lead.press("WAIT")
    assert log(lead) == "DT DJ draw"


def test_any_button_takes_the_trick_at_once(lead):
    lead.press("LEFT A").frames(20).press("A").frames(1)
    assert log(lead) == "DT DJ draw"


def test_closing_before_the_drawing(lead):
    lead.press("LEFT A").frames(20).press("SELECT DOWN A")
    assert log(lead) == "DT DJ close"


def test_who_wants_to_be_asked_before_the_drawing_is_asked(lead):
    lead.app.settings.ask_draw = 1
    lead.press("LEFT A WAIT")
    assert (lead.screen, log(lead)) == ("menu", "DT DJ")
    assert log(lead.press("UP A")) == "DT DJ draw"


def test_a_card_that_cannot_be_played_is_refused_in_words(handheld):
    deal = position("sixtysix", RICH, "HJ", tricks="D9 DA")
    handheld.sit_down(deal, "close C9").press("WAIT LEFT A")
    assert handheld.app.game.deal.phase == FOLLOWING
    assert status(handheld) == "You must follow: ♣"
    handheld.frames(100)
    assert status(handheld) == "Your turn: ♣9 was led"


def test_the_cursor_waits_on_a_card_that_can_be_played(handheld):
    deal = position("sixtysix", RICH, "HJ", tricks="D9 DA")
    handheld.sit_down(deal, "close C9").press("WAIT A")
    assert log(handheld).split()[3:] == ["close", "C9", "CK"]


def test_an_announcement_ends_by_a_press_or_by_itself(lead):
    table = lead.press("SELECT A").app.screens[-1][1]
    assert table._banner
    assert not lead.press("B").app.screens[-1][1]._banner
    lead.press("SELECT A")  # close
    assert table._banner
    lead.frames(200)
    assert not table._banner


def test_claiming_is_asked_for_where_players_count_for_themselves(handheld):
    deal = position("sixtysix", RICH, "HJ", claims=COUNT_YOURSELF)
    handheld.sit_down(deal).press("WAIT A A B").frames(1)
    assert handheld.app.game.deal.phase == CLAIMING
    assert handheld.screen == "menu"
    handheld.press("B")
    assert handheld.app.game.deal.phase == FOLLOWING


def test_a_wrong_claim_ends_the_deal(handheld):
    deal = position("sixtysix", RICH, "HJ", claims=COUNT_YOURSELF)
    handheld.sit_down(deal).press("WAIT SELECT DOWN*2 A")
    assert handheld.app.game.deal.phase == OVER
    assert handheld.app.game.deal.winner == 1


def test_the_computer_thinks_in_small_slices_and_the_menu_opens_meanwhile(lead):
    lead.press("LEFT A START")
    assert lead.screen == "menu"
    assert log(lead) == "DT"
    lead.press("B WAIT")
    assert log(lead).startswith("DT DJ")


def test_own_tricks_can_be_turned_over_where_the_game_allows_it(handheld):
    deal = position("zechcyk", RICH, "HJ", tricks="DA D9, CJ CA, S9 ST, CT HT")
    handheld.sit_down(deal, "SA").press("WAIT B")
    screen = handheld.app.screens[-1][1]
    assert handheld.screen == "tricks"
    seen = []
    for _ in range(3):
        seen.append([MOVE_TEXTS[handheld.number(grid)] for grid in screen._cards])
        handheld.press("LEFT")
    # The last one, though it is the other's, and his own two.
    assert seen == [["CT", "HT"], ["S9", "ST"], ["DA", "D9"]]
    assert handheld.press("B").screen == "table"


@pytest.mark.parametrize("game", ["sixtysix", "danish", "schnapsen"])
def test_elsewhere_only_the_last_trick_can_be_looked_at(handheld, game):
    deal = position(game, RICH, "HJ", tricks="DA DK, CA CT")
    handheld.sit_down(deal).press("WAIT B")
    assert handheld.screen == "table"
    assert handheld.app.screens[-1][1]._banner


def test_what_takes_the_tables_place_leads_back_to_it(lead):
    lead.press("START").take("Rules of the game")
    assert lead.screen == "rules"
    assert len(lead.app.screens) == 1
    lead.press("B WAIT A DOWN A")
    assert log(lead) == "HK"


def test_the_cards_of_others_are_under_cover_after_a_look_at_the_rules(handheld):
    deal = position("sixtysix", RICH, "HJ")
    handheld.sit_down(deal, persons=(0, 1)).press("WAIT A WAIT START")
    handheld.take("Rules of the game")
    assert handheld.screen == "rules"
    assert handheld.press("B WAIT").screen == "cover"


# ---- naming trumps ----


@pytest.fixture
def naming(handheld):
    """Return a handheld where the person has to name trumps."""
    deal = three(THREE, "name-S")
    deal.undo()
    return handheld.sit_down(deal).press("WAIT")


@pytest.mark.parametrize(
    "script, moves",
    [("A", "name-S"), ("DOWN*3 A", "name-D"), ("UP A", "pass"), ("B A DOWN A", "name-H")],
)
def test_presses_that_name_trumps(naming, script, moves):
    assert log(naming.press(script)) == moves


def test_forehand_may_look_around_before_naming(naming):
    naming.press("B RIGHT B START B SELECT B").frames(100)
    assert (naming.screen, log(naming)) == ("table", "")
    assert status(naming) == "Trumps? (SELECT)"


# ---- several persons ----


def test_before_drawing_the_winner_gets_the_device_only_if_he_has_a_choice(handheld):
    deal = position("sixtysix", RICH, "HJ")
    handheld.sit_down(deal, persons=(0, 1)).press("WAIT A WAIT LEFT A WAIT A WAIT").choose("DJ")
    handheld.press("A WAIT")
    assert (handheld.screen, log(handheld)) == ("cover", "DT DJ")
    handheld.press("A").frames(10)
    assert status(handheld) == "Your trick (SELECT: more)"
    assert log(handheld.press("SELECT DOWN A")) == "DT DJ close"


def test_a_trick_without_a_choice_is_drawn_for_before_the_cover(handheld):
    deal = position("schnapsen", RICH, "HJ")
    handheld.sit_down(deal, persons=(0, 1)).press("WAIT A WAIT").choose("DT")
    handheld.press("A WAIT A WAIT").choose("DJ").press("A WAIT")
    assert (handheld.screen, log(handheld)) == ("cover", "DT DJ draw")


# ---- honour play ----


def test_a_revoke_in_danish_costs_the_card_points_and_the_deal_goes_on(handheld):
    handheld.sit_down(stock_gone("danish", honour=1), "HK").press("WAIT").choose("SK")
    handheld.press("A").frames(60)
    assert handheld.app.screens[-1][1]._banner
    assert status(handheld) == "CPU: card points void"
    deal = handheld.app.game.deal
    assert (deal.points[1], deal.phase) == (0, LEADING)
    handheld.press("A WAIT")
    assert deal.count > 18


@pytest.mark.parametrize("card, reason", [("SK", 0), ("H9", REVOKE), ("CK", REVOKE)])
def test_a_revoke_ends_the_deal_elsewhere(handheld, card, reason):
    deal = stock_gone("sixtysix", honour=1)
    deal.turn = deal.leader = 1
    handheld.sit_down(deal, "SJ").press("WAIT").choose(card).press("A").frames(10)
    assert handheld.app.game.deal.reason == reason
