# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Pictures of what only some games and house rules have, and of several persons at the device."""

import pytest

from sixtysix.deal import Deal
from sixtysix.moves import CLOSE, EXCHANGE
from sixtysix.phases import OVER
from sixtysix.rulesets import COUNT_YOURSELF, DANISH, FOUR, THREE, Ruleset
from tests.positions import four, play, position, stock_gone, three

# Hearts are trumps in both.
THREE_HANDS = [
    "HA HK SK HT HQ S9 CJ D9",  # forehand, the person
    "SA SQ CA CT DJ DK H9 C9",
    "ST SJ CK CQ DA DT DQ HJ",
]
FOUR_HANDS = [
    "SA SK CK CQ DT H9",
    "ST S9 CA CJ DA HQ",
    "SQ DK DQ CT HA D9",
    "SJ C9 DJ HT HK HJ",  # the dealer; his last card is shown
]
RICH = ["H9 HK HQ CK CQ DT", "SA SK SQ DJ C9 DQ"]


def before_naming():
    """Return the deal of `THREE_HANDS` before trumps are named."""
    deal = three(THREE_HANDS, "name-H")
    deal.undo()
    return deal


# ---- three ----


def test_trump_choice(handheld, looks_like):
    looks_like(handheld.sit_down(before_naming()).press("WAIT DOWN"), "trump_choice")


def test_trump_choice_put_off(handheld, looks_like):
    looks_like(handheld.sit_down(before_naming()).press("WAIT B"), "trump_choice_later")


def test_trumps_named_by_the_computer(handheld, looks_like):
    deal = before_naming()
    handheld.sit_down(deal, "name-H", persons=(1,)).frames(20)
    looks_like(handheld, "trumps_named")


def test_trumps_passed(handheld, looks_like):
    handheld.sit_down(before_naming(), "pass", persons=(2,)).frames(20)
    looks_like(handheld, "trumps_passed")


def test_three_players_lead_with_eight_cards(handheld, looks_like):
    deal = three(THREE_HANDS, "name-H")
    looks_like(handheld.sit_down(deal, totals=(5, -3, -2)).press("WAIT RIGHT*2"), "three_lead")


def test_three_players_answer_with_the_shown_card_on_the_table(handheld, looks_like):
    deal = three(THREE_HANDS, "pass")
    handheld.sit_down(deal, "S9 SA", totals=(-12, 10, 2), persons=(2,))
    looks_like(handheld.press("WAIT"), "three_answer")


def test_three_players_trick(handheld, looks_like):
    deal = three(THREE_HANDS, "name-H")
    handheld.sit_down(deal, "SA SJ").press("WAIT").choose("SK").press("A").frames(60)
    looks_like(handheld, "three_trick")


# ---- four ----


def test_four_players_lead(handheld, looks_like):
    deal = four(FOUR_HANDS)
    looks_like(handheld.sit_down(deal, totals=(5, 3)).press("WAIT"), "four_lead")


def test_four_players_trick(handheld, looks_like):
    handheld.sit_down(four(FOUR_HANDS), "ST SQ SJ").press("WAIT").choose("SA").press("A")
    looks_like(handheld.frames(90), "four_trick")


@pytest.mark.parametrize("seat", range(1, 4))
def test_four_players_from_every_seat(handheld, looks_like, seat):
    handheld.sit_down(four(FOUR_HANDS), "SA ST SQ SJ", persons=(seat,)).press("WAIT")
    looks_like(handheld, f"four_seat_{seat + 1}")


def test_marriage_of_the_partner(handheld, looks_like):
    deal = four(FOUR_HANDS)
    handheld.sit_down(deal, "DA DQ+").press("WAIT").choose("DT").press("A").frames(60)
    looks_like(handheld, "four_marriage")


def test_last_trick_of_four(handheld, looks_like):
    deal = four(FOUR_HANDS, "SA ST SQ SJ")
    looks_like(handheld.sit_down(deal).press("WAIT B"), "four_last_trick")


def test_pause_menu_with_more_than_fits(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ", tricks="DA D9")
    looks_like(handheld.sit_down(deal).press("WAIT START"), "menu_pause_long")
    looks_like(handheld.press("UP"), "menu_pause_end")


# ---- the ends of deals ----


def finished(row, seed, **changes):
    """Return a deal played to its end without special moves, always the lowest legal card."""
    deal = Deal.shuffled(Ruleset(row, **changes), seed, dealer=1)
    while deal.phase != OVER:
        deal.play(next(move for move in deal.legal() if move not in (EXCHANGE, CLOSE)))
    return deal


def test_result_of_three(handheld, looks_like):
    looks_like(handheld.sit_down(finished(THREE, 2)).press("WAIT"), "three_result")


def test_result_of_four(handheld, looks_like):
    looks_like(handheld.sit_down(finished(FOUR, 3)).press("WAIT"), "four_result")


def test_wrong_claim_of_three(handheld, looks_like):
    deal = three(THREE_HANDS, "name-H", claims=COUNT_YOURSELF)
    handheld.sit_down(deal).press("WAIT SELECT A")
    looks_like(handheld.frames(10), "three_wrong_claim")
    looks_like(handheld.press("WAIT"), "three_wrong_claim_result")


def test_match_of_three_won(handheld, looks_like):
    deal = finished(THREE, 2)
    handheld.sit_down(deal, totals=(-4, 11, -7)).press("WAIT A")
    looks_like(handheld, "three_match")


def test_match_of_four_won(handheld, looks_like):
    deal = finished(FOUR, 3)
    handheld.sit_down(deal, totals=(6, 6)).press("WAIT A")
    looks_like(handheld, "four_match")


# ---- count yourself, honour play, stakes ----


def test_wrong_claim(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ", claims=COUNT_YOURSELF)
    handheld.sit_down(deal).press("WAIT SELECT DOWN*2 A").frames(10)
    looks_like(handheld, "wrong_claim")
    looks_like(handheld.press("WAIT"), "wrong_claim_result")


def test_declared_marriages_stay_written_where_points_are_hidden(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ", claims=COUNT_YOURSELF)
    handheld.sit_down(deal, "C9").press("WAIT A A A WAIT B WAIT A WAIT")
    looks_like(handheld, "counting_yourself")


def test_honour_play_dims_nothing(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ", tricks="D9 DA", honour=1)
    looks_like(handheld.sit_down(deal, "close C9").press("WAIT"), "honour")


def test_revoke(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ", tricks="D9 DA", honour=1)
    handheld.sit_down(deal, "close C9").press("WAIT").choose("DT").press("A").frames(10)
    looks_like(handheld, "revoke")
    looks_like(handheld.press("WAIT"), "revoke_result")


def test_revoke_in_danish(handheld, looks_like):
    deal = stock_gone("danish", honour=1)
    handheld.sit_down(deal, "SA").press("WAIT").choose("DJ").press("A").frames(60)
    looks_like(handheld, "revoke_danish")


def test_raised_stake(handheld, looks_like):
    deal = finished(DANISH, 95)
    looks_like(handheld.sit_down(deal).press("WAIT"), "result_stake")
    looks_like(handheld.press("A").frames(10), "stake")
    looks_like(handheld.press("A WAIT"), "stake_table")


def test_deal_won_with_a_stake(handheld, looks_like):
    deal = position("danish", RICH, "HJ", stake=2)
    play(deal, "close CK C9 CQ DQ DT DJ HK SQ HQ SK H9 SA")
    looks_like(handheld.sit_down(deal).press("WAIT"), "result_with_stake")


def test_own_tricks(handheld, looks_like):
    deal = position("zechcyk", RICH, "HJ", tricks="DA D9, HA CJ, CA ST")
    looks_like(handheld.sit_down(deal).press("WAIT B"), "own_tricks")


# ---- several persons ----


def test_cover(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ")
    handheld.sit_down(deal, persons=(0, 1)).press("WAIT")
    looks_like(handheld, "cover")


def test_two_persons(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ")
    handheld.sit_down(deal, persons=(0, 1)).press("WAIT A WAIT LEFT A WAIT A WAIT")
    looks_like(handheld, "second_person")


def test_trick_of_two_persons_is_shown_without_a_hand(handheld, looks_like):
    deal = position("sixtysix", RICH, "HJ")
    handheld.sit_down(deal, persons=(0, 1)).press("WAIT A WAIT LEFT A WAIT A WAIT A")
    looks_like(handheld.frames(20), "trick_of_persons")


def test_four_persons(handheld, looks_like):
    handheld.sit_down(four(FOUR_HANDS), "ST", persons=(0, 2, 3)).press("WAIT A WAIT")
    looks_like(handheld.choose("SA").press("A WAIT A WAIT"), "four_persons")


# ---- the choices before a match ----


def test_choices_of_another_game(handheld, looks_like):
    looks_like(handheld.start().press("A DOWN RIGHT*6 DOWN RIGHT"), "new_match_four")


def test_choice_of_players(handheld, looks_like):
    looks_like(handheld.start().press("A DOWN RIGHT*6 DOWN*2 A DOWN*2 A"), "players")
    looks_like(handheld.press("B"), "new_match_players")


def test_house_rules(handheld, looks_like):
    looks_like(handheld.start().press("A DOWN RIGHT*2 DOWN*3 A DOWN A DOWN"), "house_rules")
    looks_like(handheld.press("B"), "new_match_house")


def test_rules_pages(handheld, looks_like):
    handheld.start().press("A DOWN*5 A")
    looks_like(handheld, "rules_first")
    looks_like(handheld.press("RIGHT*6"), "rules_page")


def test_a_changed_house_rule_is_marked(handheld, looks_like):
    handheld.start().press("A DOWN*4 A DOWN A B DOWN A RIGHT*16")
    looks_like(handheld, "rules_house")
