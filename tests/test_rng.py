# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The random numbers: the same everywhere, even, and never stuck."""

import pytest

from sixtysix.rng import Rng


def words(seed, number=8):
    """The first numbers of a seed."""
    rng = Rng(seed)
    return [rng.word() for _ in range(number)]


def test_equal_seeds_give_equal_sequences():
    assert words(66) == words(66)
    assert words(b"sixty-six") == words(b"sixty-six")


@pytest.mark.parametrize("other", [0, 1, 67, 66 << 16, 66 << 48, 66 << 64, 66 << 100])
def test_seeds_of_any_size_differ(other):
    assert words(66) != words(other)


def test_ten_thousand_seeds_give_ten_thousand_sequences():
    assert len({tuple(words(seed, 4)) for seed in range(10_000)}) == 10_000


def test_a_step_is_marsaglias_xorshift_of_four_words():
    def step(x, y, z, w):
        t = (x ^ (x << 7)) & 0xFFFF
        return y, z, w, w ^ (w >> 4) ^ t ^ (t >> 7)

    rng = Rng(5)
    state = (rng._x, rng._y, rng._z, rng._w)
    for _ in range(100):
        state = step(*state)
        assert rng.word() == state[3]


def test_the_period_is_two_to_the_64_less_one():
    # A step is a linear map of 64 bits. Its order is 2**64 - 1 if the map to that power is the
    # identity and to none of (2**64 - 1) / p for its prime factors p is.
    def step(state):
        x, y, z, w = (state >> 16 * k & 0xFFFF for k in range(4))
        t = (x ^ (x << 7)) & 0xFFFF
        return y | z << 16 | w << 32 | (w ^ (w >> 4) ^ t ^ (t >> 7)) << 48

    def times(left, right):
        return [apply(left, column) for column in right]

    def apply(matrix, vector):
        result = 0
        for bit in range(64):
            if vector >> bit & 1:
                result ^= matrix[bit]
        return result

    def power(matrix, exponent):
        result = identity
        while exponent:
            if exponent & 1:
                result = times(matrix, result)
            matrix = times(matrix, matrix)
            exponent >>= 1
        return result

    identity = [1 << bit for bit in range(64)]
    matrix = [step(1 << bit) for bit in range(64)]
    full = 2**64 - 1
    assert full == 3 * 5 * 17 * 257 * 641 * 65537 * 6700417
    assert power(matrix, full) == identity
    for prime in (3, 5, 17, 257, 641, 65537, 6700417):
        assert power(matrix, full // prime) != identity


def test_numbers_fit_in_16_bits():
    assert all(0 <= word <= 0xFFFF for word in words(3, 2000))


@pytest.mark.parametrize("limit", [1, 2, 3, 24, 1000, 65535, 65536])
def test_below_stays_below(limit):
    rng = Rng(9)
    assert all(0 <= rng.below(limit) < limit for _ in range(500))


def test_below_is_even():
    rng = Rng(10)
    counts = [0] * 24
    for _ in range(24_000):
        counts[rng.below(24)] += 1
    # Chi-squared with 23 degrees of freedom: above 49.7 once in a thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 49.7


def test_below_throws_away_what_would_be_uneven():
    # 65535 lies beyond the last whole multiple of 40000 below 65536.
    given = iter([65535, 7])
    rng = Rng(0)
    rng.word = lambda: next(given)
    assert rng.below(40_000) == 7


def test_shuffle_keeps_the_cards_and_moves_them():
    cards = bytearray(range(24))
    Rng(4).shuffle(cards)
    assert sorted(cards) == list(range(24))
    assert cards != bytearray(range(24))


def test_shuffle_puts_every_card_everywhere():
    places = [[0] * 6 for _ in range(6)]
    rng = Rng(11)
    for _ in range(6000):
        items = list(range(6))
        rng.shuffle(items)
        for place, item in enumerate(items):
            places[place][item] += 1
    # Chi-squared with 25 degrees of freedom: above 52.6 once in a thousand.
    chi = sum((count - 1000) ** 2 / 1000 for row in places for count in row)
    assert chi < 52.6
