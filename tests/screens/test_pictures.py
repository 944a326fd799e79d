# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Every screen looks as it is stored in ``pictures/``."""

import pytest

from sixtysix.deal import Deal
from sixtysix.moves import CLOSE, EXCHANGE
from sixtysix.phases import OVER
from sixtysix.rulesets import COUNT_YOURSELF, SIXTYSIX, Ruleset
from tests.positions import play, position, stock_gone
from tests.ui.handheld import new_match

# The person holds the marriages of clubs and of trumps, and the nine of trumps. On the screen the
# hand is HK HQ H9, CK CQ, DT, and the cursor is on HK.
RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]


@pytest.fixture
def rich():
    """Return a deal whose first lead is the person's, with all special moves at hand."""
    return position("sixtysix", RICH, "HJ")


@pytest.fixture
def answering():
    """Return a deal where the computer is on lead, after a first trick that it has won."""
    return position("sixtysix", RICH, "HJ", tricks="D9 DA")


def finished(seed):
    """Return a deal played to its end without special moves, always the lowest legal card."""
    deal = Deal.shuffled(Ruleset(SIXTYSIX), seed, dealer=1)
    while deal.phase != OVER:
        deal.play(next(move for move in deal.legal() if move not in (EXCHANGE, CLOSE)))
    return deal


# ---- before and after a match ----


def test_title(handheld, looks_like):
    looks_like(handheld.start(), "title")


def test_title_with_a_match_to_go_on_with(handheld, looks_like):
    handheld.app.game = new_match()
    looks_like(handheld.start().press("START UP A"), "title_continue")


def test_new_match(handheld, looks_like):
    looks_like(handheld.start().press("A DOWN"), "new_match")


def test_buttons(handheld, looks_like):
    looks_like(handheld.start().press("UP UP A"), "buttons")


def test_damaged_save(make_handheld, tmp_path, looks_like):
    (tmp_path / "save.bin").write_bytes(b"66 but not ours")
    looks_like(make_handheld(path=str(tmp_path / "save.bin")).start(), "save_damaged")


@pytest.mark.parametrize("totals, name", [((6, 3), "match_won"), ((3, 6), "match_lost")])
def test_end_of_match(handheld, looks_like, totals, name):
    deal = finished(1 if totals[0] == 6 else 5)
    looks_like(handheld.sit_down(deal, totals=totals).press("WAIT A"), name)


# ---- the table ----


def test_own_lead(handheld, rich, looks_like):
    looks_like(handheld.sit_down(rich).press("WAIT RIGHT"), "lead")


def test_computer_thinks(handheld, rich, looks_like):
    looks_like(handheld.sit_down(rich).press("WAIT LEFT A"), "thinks")


def test_complete_trick_stays(handheld, rich, looks_like):
    looks_like(handheld.sit_down(rich, "DJ").press("WAIT LEFT A").frames(20), "trick")


def test_answer_with_any_card(handheld, answering, looks_like):
    looks_like(handheld.sit_down(answering, "SA").press("WAIT"), "answer")


def test_cards_that_cannot_be_played_are_dim(handheld, answering, looks_like):
    looks_like(handheld.sit_down(answering, "close C9").press("WAIT"), "answer_bound")


def test_refusal_says_why(handheld, answering, looks_like):
    looks_like(handheld.sit_down(answering, "close C9").press("WAIT LEFT A"), "refused")


def test_stock_gone(handheld, looks_like):
    looks_like(handheld.sit_down(stock_gone("sixtysix")).press("WAIT"), "stock_gone")


def test_hidden_points(handheld, answering, looks_like):
    handheld.app.settings.show_opponent = 0
    looks_like(handheld.sit_down(answering, "SA").press("WAIT"), "points_hidden")


# ---- announcements ----


def test_own_marriage(handheld, rich, looks_like):
    looks_like(handheld.sit_down(rich).press("WAIT A A"), "own_marriage")


def test_marriage_of_the_computer(handheld, answering, looks_like):
    looks_like(handheld.sit_down(answering, "SK+").frames(20), "marriage")


def test_exchange(handheld, rich, looks_like):
    looks_like(handheld.sit_down(rich).press("WAIT SELECT A"), "exchange")


def test_closing_by_the_computer(handheld, answering, looks_like):
    looks_like(handheld.sit_down(answering, "close").frames(20), "closed")


def test_last_trick(handheld, answering, looks_like):
    looks_like(handheld.sit_down(answering, "SA").press("WAIT B"), "last_trick")


def test_sixty_six(handheld, looks_like):
    deal = position(
        "sixtysix", ["HK HQ S9 D9 SK SJ", "SA SQ CJ C9 DJ DA"], "HJ", tricks="DT DK, CA CT"
    )
    handheld.sit_down(deal, "C9").press("WAIT A A A").frames(20)
    looks_like(handheld, "sixty_six")


# ---- menus ----


def test_marriage_or_plain(handheld, rich, looks_like):
    looks_like(handheld.sit_down(rich).press("WAIT A"), "menu_marriage")


def test_special_moves(handheld, rich, looks_like):
    looks_like(handheld.sit_down(rich).press("WAIT SELECT"), "menu_special")


def test_special_moves_before_drawing(handheld, rich, looks_like):
    handheld.sit_down(rich, "DJ").press("WAIT LEFT A").frames(20)
    looks_like(handheld.press("SELECT"), "menu_before_drawing")


def test_claim_or_not(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ", claims=COUNT_YOURSELF)
    looks_like(handheld.sit_down(deal).press("WAIT A A A").frames(2), "menu_claim")


def test_pause(handheld, rich, looks_like):
    looks_like(handheld.sit_down(rich).press("WAIT START DOWN"), "menu_pause")


# ---- the end of a deal ----


@pytest.mark.parametrize(
    "seed, name",
    [(13, "result_one"), (1, "result_under_33"), (0, "result_no_trick"), (154, "result_drawn")],
)
def test_result(handheld, looks_like, seed, name):
    looks_like(handheld.sit_down(finished(seed)).press("WAIT"), name)


def test_failed_closing(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ")
    play(deal, "close CK C9 CQ DQ DT DJ HK SQ HQ SK H9 SA")
    looks_like(handheld.sit_down(deal).press("WAIT"), "result_closed")
