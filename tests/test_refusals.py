# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Why a move is refused. Hearts are trumps."""

import pytest

from sixtysix import refusals
from sixtysix.deal import IllegalMove
from sixtysix.refusals import WHY_NOT, why_not
from tests.positions import MOVE_BYTES, play, position, stock_gone, three


def refused(deal, move):
    """The reason why a move cannot be played."""
    with pytest.raises(IllegalMove) as error:
        deal.play(MOVE_BYTES[move])
    assert str(error.value).endswith(f": {WHY_NOT[error.value.why]}")
    return error.value.why


HANDS = ["SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"]


def test_a_legal_move_has_no_reason():
    assert why_not(position("sixtysix", HANDS, "HJ"), MOVE_BYTES["SA"]) == 0


def test_a_card_that_is_not_held():
    deal = position("sixtysix", HANDS, "HJ")
    assert refused(deal, "CA") == refusals.NOT_HELD
    assert refused(play(deal, "SA"), "SA") == refusals.NOT_HELD


def test_the_suit_led_must_be_followed():
    deal = play(stock_gone("sixtysix"), "SK")
    assert refused(deal, "DT") == refusals.MUST_FOLLOW
    assert refused(deal, "HK") == refusals.MUST_FOLLOW


def test_the_card_led_must_be_beaten():
    assert refused(play(stock_gone("sixtysix"), "SK"), "SJ") == refusals.MUST_BEAT


def test_the_card_led_must_be_trumped():
    assert refused(play(stock_gone("sixtysix"), "CK"), "DT") == refusals.MUST_TRUMP


def test_a_trump_must_be_beaten_by_a_higher_one():
    hands = ["CJ ST HA CK CQ C9 CT CA", "HT HK HQ SJ DJ DQ DT D9", "HJ H9 DK SQ S9 SK SA DA"]
    deal = three(hands, "name-S", "CJ SJ")
    assert refused(deal, "S9") == refusals.MUST_OVERTRUMP
    assert refused(deal, "DK") == refusals.MUST_TRUMP


def test_no_marriage():
    deal = position("sixtysix", HANDS, "HJ")
    assert refused(deal, "SA+") == refusals.NO_MARRIAGE  # an ace
    assert refused(deal, "CK+") == refusals.NOT_HELD
    assert refused(stock_gone("sixtysix"), "CK+") == refusals.NO_MARRIAGE  # the stock is gone
    assert refused(stock_gone("zechcyk"), "CK+") == refusals.NO_MARRIAGE  # the queen leads
    assert refused(stock_gone("danish"), "SK+") == refusals.NO_MARRIAGE  # no queen


@pytest.mark.parametrize(
    "move, reason",
    [
        ("exchange", refusals.NO_EXCHANGE),
        ("close", refusals.NO_CLOSE),
        ("claim", refusals.NO_CLAIM),
        ("draw", refusals.NOT_NOW),
        ("pass", refusals.NOT_NOW),
        ("name-S", refusals.NOT_NOW),
    ],
)
def test_actions_that_are_not_possible_with_the_stock_gone(move, reason):
    assert refused(stock_gone("sixtysix"), move) == reason


def test_no_card_before_drawing_or_when_it_is_over():
    deal = play(position("sixtysix", HANDS, "HJ"), "SA C9")
    assert refused(deal, "ST") == refusals.NOT_NOW
    deal = play(stock_gone("danish"), "CQ+")
    assert refused(deal, "SA") == refusals.NOT_NOW


@pytest.mark.parametrize("byte", [24, 31, 56, 63, 68, 71, 77, 255])
def test_bytes_that_are_no_moves(byte):
    deal = position("sixtysix", HANDS, "HJ")
    with pytest.raises(IllegalMove) as error:
        deal.play(byte)
    assert error.value.why == refusals.NOT_NOW
