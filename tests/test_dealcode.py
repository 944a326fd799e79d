# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Codes of deals: short, the same deal again, and a slip is found."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sixtysix import dealcode
from sixtysix.deal import Deal
from sixtysix.dealcode import ALPHABET, INCOMPLETE, NEWER, WRONG, DealCodeError, decode, encode
from sixtysix.match import Match
from sixtysix.record import BITS
from sixtysix.rulesets import NAMES, THREE, Ruleset
from sixtysix.ui.game import PERSON, SHARED, Game


def game_of(row=0, seed=1, persons=(0,), level=1, dealer=0, stake=0, needs=None, **house):
    """A game with its deal."""
    rules = Ruleset(row, **house)
    players = [PERSON if seat in persons else level for seat in range(rules.seats)]
    game = Game(Match(rules, dealer), players)
    game.deal = Deal.shuffled(rules, seed, dealer, stake)
    if needs:
        game.deal.needs = tuple(needs)
    return game


@st.composite
def games(draw):
    """Any game that can be played, with the house rules that it knows."""
    row = draw(st.integers(0, len(NAMES) - 1))
    plain = Ruleset(row)
    house = {field: draw(st.integers(0, 1)) for field in BITS if field != "honour" or plain.revoke}
    needs = draw(
        st.none() | st.lists(st.integers(1, 21), min_size=plain.sides, max_size=plain.sides)
    )
    return game_of(
        row,
        draw(st.integers(0, (1 << 30) - 1)),
        draw(st.sets(st.integers(0, plain.seats - 1), min_size=1)),
        draw(st.integers(0, 2)),
        draw(st.integers(0, plain.seats - 1)),
        draw(st.integers(0, 31)),
        needs,
        **(house if draw(st.booleans()) else {}),
    )


@settings(max_examples=500)
@given(games())
def test_a_code_gives_the_same_deal_again(game):
    code = encode(game)
    back = decode(code)
    deal, again = game.deal, back.deal
    assert back.purpose == SHARED
    assert again.order == deal.order and again.hands == deal.hands
    assert (again.dealer, again.stake, again.seed) == (deal.dealer, deal.stake, deal.seed)
    assert again.needs == tuple(min(3, lacks) for lacks in deal.needs)
    house = [getattr(deal.rules, field) for field in BITS]
    assert (again.rules.row, house) == (
        deal.rules.row,
        [getattr(again.rules, field) for field in BITS],
    )
    assert back.players == game.players
    assert encode(back) == code


@given(games())
def test_a_code_is_read_as_people_write_it(game):
    code = encode(game)
    assert set(code) <= set(ALPHABET)
    written = "  " + dealcode.grouped(code).lower().replace(" ", " - ")
    assert encode(decode(written)) == code


@pytest.mark.parametrize("row", range(len(NAMES)))
def test_a_plain_game_has_ten_symbols_and_any_other_twelve(row):
    assert len(encode(game_of(row, (1 << 30) - 1, level=2))) == 10
    assert len(encode(game_of(row, 1, stake=1))) == 12
    assert len(encode(game_of(row, 1, show_points=0))) == 12
    assert len(encode(game_of(row, 1, target=3))) == 10  # what a side lacks says all of it


def test_no_two_symbols_look_alike():
    assert len(set(ALPHABET)) == 32
    assert not set("0O1I") & set(ALPHABET)


def test_a_code_stands_in_two_halves():
    assert dealcode.grouped("23456789AB") == "23456 789AB"
    code = encode(game_of(stake=1))
    assert dealcode.grouped(code) == code[:6] + " " + code[6:]


CODES = [
    encode(game_of(seed=123456789)),
    encode(game_of(THREE, 5, (2,), 2, 1, 3, honour=0, claims=1)),
]


@pytest.mark.parametrize("code", CODES)
def test_any_single_wrong_symbol_is_found(code):
    for place, right in enumerate(code):
        for symbol in ALPHABET.replace(right, ""):
            with pytest.raises(DealCodeError) as error:
                decode(code[:place] + symbol + code[place + 1 :])
            assert error.value.why in (WRONG, INCOMPLETE)


@pytest.mark.parametrize("seed", range(200))
def test_any_two_symbols_exchanged_are_found(seed):
    rng = random.Random(seed)
    code = encode(game_of(rng.randrange(7), rng.randrange(1 << 30), stake=rng.randrange(2)))
    for first in range(len(code)):
        for second in range(first + 1, len(code)):
            if code[first] != code[second]:
                symbols = list(code)
                symbols[first], symbols[second] = symbols[second], symbols[first]
                with pytest.raises(DealCodeError):
                    decode("".join(symbols))


@pytest.mark.parametrize("code", CODES)
def test_what_is_missing_is_said(code):
    for end in range(len(code)):
        with pytest.raises(DealCodeError) as error:
            decode(code[:end])
        assert error.value.why == INCOMPLETE
    with pytest.raises(DealCodeError):
        decode(code + "2")


def test_a_row_of_one_symbol_is_no_code():
    for symbol in ALPHABET:
        with pytest.raises(DealCodeError):
            decode(symbol * 10)


@pytest.mark.parametrize("form", range(2, 8))
def test_a_code_of_a_later_version_says_so(form):
    symbols = dealcode._symbols(min(form * 4464 + 7, 32767), 3) + bytes(8 if form % 2 else 6)
    symbols += bytes((dealcode._check(symbols + b"\0"),))
    with pytest.raises(DealCodeError) as error:
        decode("".join(ALPHABET[symbol] for symbol in symbols))
    assert error.value.why == NEWER
    code = "".join(ALPHABET[symbol] for symbol in symbols)
    for end in range(len(code)):
        assert dealcode.wrong(code[:end]) == INCOMPLETE


def test_a_deal_of_no_short_seed_has_no_code():
    assert encode(game_of(seed=1 << 40)) is None


@given(st.text(ALPHABET, min_size=0, max_size=14))
def test_whatever_is_typed_the_only_error_is_a_deal_code_error(text):
    try:
        game = decode(text)
    except DealCodeError as error:
        assert isinstance(error, ValueError)
        assert error.why == dealcode.wrong(text)
    else:
        assert decode(encode(game)).deal.order == game.deal.order


@settings(max_examples=300)
@given(st.integers(0, 7 * 4464 - 1), st.binary(min_size=8, max_size=8))
def test_whatever_passes_the_check_is_a_deal_or_refused(kind, rest):
    for count in (6, 8):
        symbols = dealcode._symbols(kind, 3) + bytes(byte & 31 for byte in rest[:count])
        symbols += bytes((dealcode._check(symbols + b"\0"),))
        try:
            decode("".join(ALPHABET[symbol] for symbol in symbols))
        except DealCodeError:
            pass
