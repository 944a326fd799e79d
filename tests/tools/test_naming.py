# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The trump choice of three: how it is learned, and that the board chooses so."""

from itertools import combinations

import numpy as np
import pytest

from sixtysix.ai.player import EASY, HARD, LEVELS, NORMAL, Player
from sixtysix.deal import Deal
from sixtysix.moves import NAME, PASS
from sixtysix.notation import parse_cards
from sixtysix.rulesets import FOUR, THREE, Ruleset
from sixtysix.view import View
from tests.ai.play import decide
from tools import players
from tools.training import naming

RULES = Ruleset(THREE)
HANDS = list(combinations(range(24), naming.SEEN))


def view_of(seen):
    """Return what forehand sees of a deal in which he gets three cards first."""
    deal = Deal(RULES, 2, [*seen, *(card for card in range(24) if card not in seen)])
    return View(deal, 0)


def listed(names):
    bits = parse_cards(names)
    return [card for card in range(24) if bits >> card & 1]


def move(choice):
    return PASS if choice < 0 else NAME + choice


@pytest.mark.parametrize("level", (EASY, NORMAL, HARD), ids=LEVELS)
def test_every_hand_is_named_as_the_table_has_learned(level):
    learned = naming.choices(
        naming.TABLE.read_bytes(), np.array([naming.slices(seen) for seen in HANDS])
    )
    player = Player(level)
    for seen, choice in zip(HANDS, learned):
        assert decide(player, view_of(seen)) == move(choice)
    assert 0.5 < np.mean(learned >= 0) < 0.6


@pytest.mark.parametrize(
    ("seen", "suit"),
    [
        ("S9 SJ HA", 0),  # two small ones are enough
        ("HA HT CK", 1),
        ("CA DK DQ", 3),
        ("C9 CJ CQ", 2),
        ("SA HA CA", -1),
        ("SK HQ DT", -1),
    ],
)
def test_two_of_a_suit_are_named(seen, suit):
    assert decide(Player(HARD), view_of(listed(seen))) == move(suit)


def test_python_and_numpy_choose_by_the_same_integers():
    chance = np.random.default_rng(3)
    data = naming.rounded(chance.normal(0, 1, 2 * naming.HELD))
    held = np.array([naming.slices(seen) for seen in HANDS])
    numbers = [byte - 256 if byte > 127 else byte for byte in data]
    for slices, choice in zip(held.tolist(), naming.choices(data, held)):
        every = sum(numbers[naming.HELD + row] for row in slices)
        best = max(range(4), key=lambda suit: numbers[slices[suit]])
        assert choice == (best if numbers[slices[best]] + every > 0 else -1)


def test_a_fit_finds_what_the_gains_are_made_of():
    table = np.zeros(2 * naming.HELD)
    table[1 << 5], table[3], table[naming.HELD + 3] = 0.5, 1.5, -0.25
    held = np.array([naming.slices(seen) for seen in naming.kinds()] * 50)
    gained = table[held] + table[naming.HELD + held].sum(axis=1, keepdims=True)
    fitted = naming.fit(held, gained)
    again = fitted[held] + fitted[naming.HELD + held].sum(axis=1, keepdims=True)
    assert np.abs(again - gained).max() < 0.1


def test_each_kind_of_three_cards_comes_once():
    kinds = {tuple(sorted(naming.slices(seen))) for seen in HANDS}
    assert {tuple(sorted(naming.slices(seen))) for seen in naming.kinds()} == kinds
    assert len(naming.kinds()) == len(kinds) == 166


def test_all_choices_are_compared_with_the_same_hands(monkeypatch):
    played = []

    def result(order, choice, player):
        deal = Deal(RULES, 2, order)
        assert deal.hands[0] == parse_cards("SA HK D9")
        deal.push(choice)
        played.append((choice, deal.trump, list(deal.hands), deal.turn_up))
        return 1 if choice == PASS and deal.trump == 3 else 0

    monkeypatch.setattr(naming, "result", result)
    seen = listed("SA HK D9")
    hidden = [card for card in range(23, -1, -1) if card not in seen]  # diamonds but the nine first
    assert naming.gains(seen, hidden, None) == [-1] * 4
    hidden[4], hidden[20] = hidden[20], hidden[4]
    assert naming.gains(seen, hidden, None) == pytest.approx([-0.8] * 4)
    assert len({str(hands) for _, _, hands, _ in played[:5]}) == 1
    assert len({str(hands) for _, _, hands, _ in played[5:]}) == 1
    assert [choice for choice, *_ in played[5:]] == [PASS, PASS, *range(NAME, NAME + 4)]
    assert all(trump == up // 6 for choice, trump, _, up in played if choice == PASS)


def test_the_same_seed_trains_the_same_table(tmp_path, capsys):
    files = [tmp_path / name for name in ("first", "second", "third")]
    for file, seed in zip(files, ("4", "4", "5")):
        naming.main(["--deals", "1", "--seed", seed, "--out", str(file)])
    first, second, third = (file.read_bytes() for file in files)
    assert first == second != third
    assert len(first) == 2 * naming.HELD
    assert "166 deals" in capsys.readouterr().out


def test_rare_kinds_count_as_often_as_they_come():
    held = np.array([naming.slices(seen) for seen in naming.kinds()])
    named = naming.choices(naming.TABLE.read_bytes(), held)
    of_two_suits = np.ones(held.shape) * (np.sort(held, axis=1)[:, 2:3] > 0)
    share = np.mean([len({card // 6 for card in seen}) == 2 for seen in HANDS])
    counted = np.where((np.sort(held, axis=1)[:, 1] == 0), named, -1)
    assert naming.worth(counted, held, of_two_suits) == pytest.approx(share)


@pytest.mark.parametrize(
    ("name", "moves"),
    [
        # two small ones, two dear ones, three of three suits
        ("passing", "pass pass pass"),
        ("longest", "name-S name-H name-S"),
        ("thumbing", "pass name-H pass"),
    ],
)
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_other_namers_play_as_their_level_but_for_the_choice(level, name, moves):
    hands = ("S9 SJ HA", "HA HT CK", "SA HQ D9")
    player = players.make(f"{level}-{name}", RULES)
    codes = {"pass": PASS, "name-S": NAME, "name-H": NAME + 1}
    assert [player.choose(view_of(listed(seen))) for seen in hands] == [
        codes[word] for word in moves.split()
    ]
    plain = players.make(level, RULES)
    deal = Deal.shuffled(RULES, 4)
    deal.push(PASS)
    view = View(deal, deal.turn)
    assert player.choose(view) == plain.choose(view)
    assert player.nodes == plain.nodes > 0


def test_trumps_are_named_with_three_only():
    with pytest.raises(players.PlayerError, match="only in the game three"):
        players.make("hard-passing", Ruleset(FOUR))
