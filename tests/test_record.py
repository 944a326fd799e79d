# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Records: a deal in at most 64 bytes, and back."""

import random

import pytest

from sixtysix import record, replay
from sixtysix.deal import Deal
from sixtysix.record import encode
from sixtysix.replay import RecordError, decode
from sixtysix.rulesets import NAMES
from tests.positions import play, position, ruleset
from tests.walks import random_deal, snapshot


def random_house_rules(rng, game):
    """House rules that the game knows."""
    return {
        "claims": rng.choice([0, 1]),
        "marriage_counts": rng.choice([0, 1]),
        "honour": rng.choice([0, 1]) if game not in ["three", "four"] else 0,
        "show_points": rng.choice([0, 1]),
        "draw_stake": rng.choice([0, 1]),
        "target": rng.choice([1, 7, 11, 12, 99]),
    }


def without_rules(deal):
    """The fields of a deal with its rules as values."""
    fields = snapshot(deal)
    fields["rules"] = repr(fields["rules"])
    return fields


@pytest.mark.parametrize("game", NAMES)
def test_a_deal_comes_back_as_it_was_at_any_point(game):
    rng = random.Random(f"record {game}")
    for _ in range(150):
        rules = ruleset(game, **random_house_rules(rng, game))
        deal = random_deal(rng, rules, rng.choice([None, rng.randrange(36)]), rng.choice([0, 5]))
        data = encode(deal)
        assert len(data) <= 64
        back = decode(data)
        assert without_rules(back) == without_rules(deal)
        assert back.rules == rules
        assert encode(back) == data


def test_the_rules_of_a_changed_game_are_kept():
    rules = ruleset("danish", honour=1, target=9, draw_stake=0)
    back = decode(encode(Deal.shuffled(rules, 1)))
    assert back.rules.changed() == {"honour": 1, "target": 9, "draw_stake": 0}


def test_a_rule_that_is_no_house_rule_cannot_be_kept():
    with pytest.raises(ValueError):
        encode(Deal.shuffled(ruleset("sixtysix", last_bonus=0), 1))


def test_the_head_and_the_moves_are_where_the_layout_says():
    deal = position("sixtysix", ["SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"], "HJ", stake=3)
    play(deal, "SA C9 draw close ST")
    data = encode(deal)
    assert data[0] == record.VERSION
    assert data[1] == 0  # sixtysix
    assert data[3] == 7  # the target
    assert data[4] == 1 * 64 + 3  # seat 1 deals; three are at stake
    assert data[15:] == bytes([5, 12, 67, 65, 4])


def test_a_draw_without_an_alternative_is_not_written():
    # Schnapsen knows no closing before the draw; nobody has the jack of trumps.
    deal = position("schnapsen", ["SA ST SK SQ SJ", "CA CT CK CQ CJ"], "HJ")
    assert encode(play(deal, "SA CJ draw ST"))[15:] == bytes([5, 13, 4])


def test_the_longest_deals_fit():
    longest = 0
    rng = random.Random(64)
    for _ in range(300):
        deal = Deal.shuffled(ruleset("danish", claims=1), rng.randrange(1 << 60))
        while deal.legal():
            # What makes a deal long: exchange, close late, claim never.
            moves = deal.legal()
            if 64 in moves:
                deal.push(64)
            else:
                deal.push(rng.choice([move for move in moves if move not in (65, 66)]))
        longest = max(longest, len(encode(deal)))
    assert 50 <= longest <= 64


def test_every_order_has_its_number():
    rng = random.Random(24)
    for pack, lowest in ((24, 0), (20, 1)):
        for _ in range(200):
            order = [card for card in range(24) if pack == 24 or card % 6 >= lowest]
            rng.shuffle(order)
            packed = record.pack_order(bytes(order))
            assert len(packed) == 10
            assert replay.unpack_order(packed, pack) == bytes(order)


def test_a_deal_from_a_short_seed_keeps_the_seed():
    for seed in (0, 5, (1 << 30) - 1):
        deal = Deal.shuffled(ruleset("three"), seed, dealer=2)
        data = encode(deal)
        assert data[5:15] == seed.to_bytes(4, "little") + b"\xff" * 6
        back = decode(data)
        assert back.seed == seed
        assert back.order == deal.order
    long = Deal.shuffled(ruleset("three"), 1 << 30)
    assert long.seed is None
    assert decode(encode(long)).order == long.order


def test_a_seed_of_more_than_30_bits_is_refused():
    data = bytearray(encode(Deal.shuffled(ruleset("four"), 1)))
    data[8] = 64
    with pytest.raises(RecordError):
        decode(data)


class TestGarbage:
    """Whatever the bytes, the only error is a RecordError."""

    def good(self):
        deal = Deal.shuffled(ruleset("sixtysix"), 5)
        for _ in range(9):
            deal.push(deal.legal()[0])
        return encode(deal)

    def check(self, data):
        try:
            deal = decode(data)
        except RecordError as error:
            assert isinstance(error, ValueError)
            assert str(error)
        else:
            assert encode(deal)

    @pytest.mark.parametrize("data", [b"", b"\0", bytes(15), bytes(64), b"\xff" * 64, bytes(65)])
    def test_nothing_at_all(self, data):
        with pytest.raises(RecordError):
            decode(data)

    def test_every_shortened_record(self):
        data = self.good()
        for length in range(15):
            with pytest.raises(RecordError):
                decode(data[:length])
        for length in range(15, len(data)):
            self.check(data[:length])

    def test_every_byte_changed(self):
        data = self.good()
        for at in range(len(data)):
            for value in range(256):
                self.check(data[:at] + bytes([value]) + data[at + 1 :])

    def test_random_bytes(self):
        rng = random.Random(6)
        for _ in range(3000):
            head = bytes([1, rng.randrange(8), rng.randrange(32), rng.randrange(20)])
            self.check(head + rng.randbytes(rng.randrange(64)))

    def test_random_moves_after_a_good_head(self):
        rng = random.Random(7)
        for game in NAMES:
            head = encode(Deal.shuffled(ruleset(game, claims=1), 8))
            for _ in range(300):
                moves = [rng.choice([*range(24), 64, 65, 66, 67, 76]) for _ in range(49)]
                self.check(head + bytes(moves[: rng.randrange(50)]))

    def test_too_long(self):
        with pytest.raises(RecordError):
            decode(self.good() + bytes(64))

    def test_moves_after_the_end(self):
        deal = random_deal(random.Random(9), ruleset("sixtysix"))
        with pytest.raises(RecordError):
            decode(encode(deal) + b"\x01")
        with pytest.raises(RecordError):
            decode(encode(deal) + b"\x43")

    def test_another_version(self):
        data = self.good()
        with pytest.raises(RecordError):
            decode(bytes([data[0] + 1]) + data[1:])

    def test_honour_play_is_for_two(self):
        data = bytearray(encode(Deal.shuffled(ruleset("three"), 1)))
        data[2] |= 1 << 3
        with pytest.raises(RecordError):
            decode(bytes(data))
