# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Cards, sets of cards, and what may answer a lead."""

import random

import pytest

from sixtysix import cards, notation
from sixtysix.cards import FOLLOW, FREE, HEARTS, SPADES, STRICT
from sixtysix.notation import card, cards_text, parse_cards
from tests import plain_cards


def answers(hand, played, trump, duty):
    """What may be added to the cards played so far, as a text; the best of them is named first."""
    led, top = played[0], plain_cards.best_of(played, trump)
    found = cards.replies(parse_cards(hand), card(led), card(top), "SHCD".find(trump), duty)
    return cards_text(found)


def card_points(bits):
    """Return the points of a set of cards."""
    return sum(cards.POINTS[number] for number in cards.each(bits))


def test_a_card_is_its_suit_times_six_plus_its_rank():
    assert [card(name) for name in ("S9", "SJ", "SQ", "SK", "ST", "SA")] == [0, 1, 2, 3, 4, 5]
    assert [card(name) for name in ("S9", "H9", "C9", "D9")] == [0, 6, 12, 18]
    assert cards.SUIT[card("HA")] == HEARTS
    assert cards.RANK[card("HA")] == cards.ACE


def test_every_card_has_a_name_and_is_found_by_it():
    assert [card(notation.card_name(number)) for number in range(24)] == list(range(24))
    assert {notation.card_name(number) for number in range(24)} == set(plain_cards.pack("sixtysix"))


@pytest.mark.parametrize("wrong", ["", "S", "SAX", "XA", "S8", "sa", "AS", "S1", "S10", "SKQJ9"])
def test_a_wrong_name_is_a_value_error(wrong):
    with pytest.raises(ValueError):
        card(wrong)


def test_a_card_twice_in_a_set_is_a_value_error():
    with pytest.raises(ValueError):
        parse_cards("SA HT SA")


def test_sets_are_written_and_read_back():
    assert cards_text(parse_cards("DA SA HQ")) == "SA HQ DA"
    assert cards_text(0) == ""
    assert parse_cards("") == 0
    assert list(cards.each(parse_cards("HQ SA"))) == [card("SA"), card("HQ")]


def test_the_packs():
    assert cards_text(cards.PACK24).split() == plain_cards.pack("sixtysix")
    assert cards_text(cards.PACK20).split() == plain_cards.pack("schnapsen")


def test_points_are_11_10_4_3_2_0_and_120_in_a_pack():
    points = [cards.POINTS[card("C" + rank)] for rank in "ATKQJ9"]
    assert points == [11, 10, 4, 3, 2, 0]
    assert card_points(cards.PACK24) == 120
    assert card_points(cards.PACK20) == 120
    assert card_points(parse_cards("SA HT CK DQ S9")) == 28


def test_count():
    assert cards.count(cards.PACK24) == 24
    assert cards.count(parse_cards("S9 HA D9")) == 3


def test_sets_agree_with_lists():
    rng = random.Random(1)
    for _ in range(200):
        chosen = rng.sample(plain_cards.pack("sixtysix"), rng.randrange(25))
        bits = parse_cards(" ".join(chosen))
        assert cards.count(bits) == len(chosen)
        assert card_points(bits) == sum(plain_cards.card_points(name) for name in chosen)
        assert set(cards_text(bits).split()) == set(chosen)


def test_the_tables_by_suit():
    assert [cards_text(mask) for mask in cards.MARRIAGE] == ["SQ SK", "HQ HK", "CQ CK", "DQ DK"]
    assert cards_text(cards.SUIT_MASK[HEARTS]) == "H9 HJ HQ HK HT HA"
    assert cards_text(cards.HIGHER[card("HK")]) == "HT HA"
    assert cards_text(cards.HIGHER[card("DA")]) == ""
    assert [cards.COUNT[0b101100], cards.COUNT[0]] == [3, 0]


@pytest.mark.parametrize(
    "later, best, wins",
    [
        ("SA", "ST", True),  # A 10 K Q J 9: the ten beats the king
        ("ST", "SK", True),
        ("SK", "SQ", True),
        ("SQ", "SJ", True),
        ("SJ", "S9", True),
        ("S9", "SA", False),
        ("H9", "SA", True),  # the lowest trump beats an ace
        ("H9", "HJ", False),
        ("CA", "S9", False),  # another suit never wins
        ("SA", "H9", False),
    ],
)
def test_who_takes_the_trick_with_hearts_trumps(later, best, wins):
    assert cards.beats(card(later), card(best), HEARTS) is wins


class TestReplies:
    """Hearts are trumps."""

    def test_free_any_card(self):
        assert answers("SA S9 HT D9", ["SK"], "H", FREE) == "S9 SA HT D9"

    def test_follow_suit_high_or_low(self):
        assert answers("SA S9 HT D9", ["SK"], "H", FOLLOW) == "S9 SA"

    def test_follow_void_free_to_trump_or_throw(self):
        assert answers("CA HT D9", ["SK"], "H", FOLLOW) == "HT CA D9"

    def test_strict_beat_the_card_led(self):
        assert answers("SA ST S9 HT", ["SK"], "H", STRICT) == "ST SA"

    def test_strict_unable_to_beat_follow_suit(self):
        assert answers("SQ S9 HT CA", ["SK"], "H", STRICT) == "S9 SQ"

    def test_strict_void_trump(self):
        assert answers("HT H9 CA", ["SK"], "H", STRICT) == "H9 HT"

    def test_strict_void_in_both_any_card(self):
        assert answers("CA D9", ["SK"], "H", STRICT) == "CA D9"

    def test_strict_trumps_led_beat_them(self):
        assert answers("HA HJ SA", ["HK"], "H", STRICT) == "HA"
        assert answers("HJ H9 SA", ["HK"], "H", STRICT) == "H9 HJ"
        assert answers("SA D9", ["HK"], "H", STRICT) == "SA D9"

    def test_strict_third_player_beats_the_best_so_far(self):
        assert answers("SA SQ", ["SJ", "SK"], "H", STRICT) == "SA"

    def test_strict_nobody_needs_to_beat_a_suit_that_is_trumped(self):
        assert answers("SA SQ HA", ["SJ", "H9"], "H", STRICT) == "SQ SA"

    def test_strict_beat_a_trump_that_was_played_before(self):
        assert answers("HT HJ CA", ["SJ", "HQ"], "H", STRICT) == "HT"

    def test_strict_a_lower_trump_is_still_due(self):
        assert answers("HJ H9 CA", ["SJ", "HQ"], "H", STRICT) == "H9 HJ"

    def test_replies_agree_with_the_plain_reading(self):
        rng = random.Random(2)
        for _ in range(5000):
            dealt = rng.sample(plain_cards.pack("sixtysix"), rng.randrange(2, 12))
            played = dealt[: rng.randrange(1, min(4, len(dealt)))]
            hand = dealt[len(played) :]
            trump = rng.choice("SHCD")
            strict = plain_cards.strict_replies(hand, played, trump)
            follow = plain_cards.follow_replies(hand, played)
            for duty, right in ((FREE, hand), (FOLLOW, follow), (STRICT, strict)):
                assert set(answers(" ".join(hand), played, trump, duty).split()) == set(right)


def test_spades_can_be_trumps_too():
    # Suit 0 and card 0 are falsy numbers.
    assert cards.beats(card("S9"), card("HA"), SPADES)
    assert answers("S9 CA", ["DK"], "S", STRICT) == "S9"
