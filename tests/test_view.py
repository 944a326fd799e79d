# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""A view holds what its seat may know: all of it, and nothing else."""

import random

import pytest

from sixtysix import cards as card_sets
from sixtysix.deal import Deal
from sixtysix.moves import CARD, DRAW, EXCHANGE, MARRY, PASS
from sixtysix.phases import OVER
from sixtysix.rulesets import NAMES, SIXTYSIX, THREE, Ruleset
from sixtysix.view import View
from tests.positions import (
    MOVE_BYTES,
    MOVE_TEXTS,
    cards,
    deal_in_order,
    four,
    play,
    position,
    ruleset,
    texts,
    three,
)
from tests.walks import random_deal


def shown_to_all(deal):
    """The set of cards that the whole table has seen, played ones included."""
    shown = 0
    for move in deal.plays[: deal.played]:
        shown |= 1 << (move & CARD)
        if MARRY <= move < EXCHANGE:
            shown |= card_sets.MARRIAGE[(move & CARD) // 6]
    if deal.seats == 2:
        first = deal.order[turn_up_place(deal.rules)]
        shown |= 1 << first
        if EXCHANGE in deal.log[: deal.count]:
            shown |= 1 << deal.stock[-1]
    if deal.seats == 4:
        shown |= 1 << deal.order[-1]
    if deal.seats == 3 and deal.log[:1] == bytes([PASS]) and deal.count:
        shown |= 1 << deal.order[9]
    return shown


def turn_up_place(rules):
    """Where the upturned trump lies in the order of dealing, by the packets of the game."""
    return {"zechcyk": 6, "schnapsen": 6}.get(NAMES[rules.row], 12)


def with_hidden_cards_swapped(rng, deal, seat):
    """The same deal with the cards that a seat cannot know in other places."""
    pack = card_sets.PACK24 if deal.rules.pack == 24 else card_sets.PACK20
    hidden = list(card_sets.each(pack & ~shown_to_all(deal) & ~deal.hands[seat]))
    swapped = hidden[:]
    rng.shuffle(swapped)
    order = [dict(zip(hidden, swapped)).get(card, card) for card in deal.order]
    other = Deal(deal.rules, deal.dealer, bytes(order), deal.stake)
    for move in deal.log[: deal.count]:
        if other.phase != OVER:
            other.push(move)
    return other


def public(deal):
    """What becomes known of a revoke: the deal is over, or points are void."""
    return deal.count, deal.phase, deal.reason, deal.void, deal.points


def everything(view):
    """All that can be read from a view."""
    values = dict(vars(view))
    values["rules"] = repr(values["rules"])
    values["unseen()"] = view.unseen()
    values["seed()"] = view.seed()
    return values


@pytest.mark.parametrize("claims", [0, 1])
@pytest.mark.parametrize("game", NAMES)
def test_swapping_cards_that_a_seat_cannot_see_changes_nothing_in_its_view(game, claims):
    rng = random.Random(f"swap {game} {claims}")
    different = 0
    for _ in range(120):
        deal = random_deal(rng, ruleset(game, claims=claims), rng.randrange(30))
        for seat in range(deal.seats):
            other = with_hidden_cards_swapped(rng, deal, seat)
            different += other.hands != deal.hands
            assert everything(View(other, seat)) == everything(View(deal, seat))
    assert different > 100  # the swaps did move cards


@pytest.mark.parametrize("game", ["sixtysix", "danish", "schnapsen"])
def test_nor_does_it_in_honour_play(game):
    rng = random.Random(f"honour swap {game}")
    compared = 0
    for _ in range(200):
        deal = random_deal(rng, ruleset(game, honour=1), rng.randrange(30))
        for seat in range(deal.seats):
            other = with_hidden_cards_swapped(rng, deal, seat)
            # Whether a reply was a revoke depends on hidden cards; its discovery is public.
            if public(other) == public(deal):
                compared += 1
                assert everything(View(other, seat)) == everything(View(deal, seat))
    assert compared > 200


@pytest.mark.parametrize("game", NAMES)
def test_a_seat_knows_every_card_that_was_shown_and_no_other(game):
    rng = random.Random(f"known {game}")
    pack = card_sets.PACK20 if game == "schnapsen" else card_sets.PACK24
    for _ in range(200):
        deal = random_deal(rng, ruleset(game, claims=1), rng.randrange(40))
        shown = shown_to_all(deal)
        for seat in range(deal.seats):
            view = View(deal, seat)
            assert view.hand == deal.hands[seat]
            assert view.unseen() == pack & ~shown & ~view.hand
            assert list(view.known) == [hand & shown for hand in deal.hands]
            assert list(view.counts) == [card_sets.count(hand) for hand in deal.hands]


def test_a_view_is_no_way_to_the_deal():
    deal = random_deal(random.Random(3), ruleset("sixtysix"), 12)
    view = View(deal, 0)
    before = everything(view)
    plain_values = (int, bytes, tuple, str, type(None))
    for name, value in before.items():
        assert isinstance(value, plain_values), name
    while deal.count:
        deal.undo()
    assert everything(view) == before


def test_the_seats_see_their_own_cards():
    deal = position("sixtysix", ["SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"], "HJ")
    assert cards(View(deal, 0).hand) == texts("SA ST SK SQ SJ S9")
    assert cards(View(deal, 1).hand) == texts("CA CT CK CQ CJ C9")
    assert cards(View(deal, 1).unseen()) == (
        texts("SA ST SK SQ SJ S9 HA HT HK HQ H9 DA DT DK DQ DJ D9")
    )
    assert View(deal, 0).turn_up == MOVE_BYTES["HJ"]


def test_only_the_seat_on_turn_sees_moves():
    deal = position("sixtysix", ["SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"], "HJ")
    assert MOVE_BYTES["SK+"] in View(deal, 0).legal
    assert View(deal, 1).legal == b""


def test_the_partner_of_a_marriage_card_is_known_until_it_is_played():
    deal = position("sixtysix", ["SA SK SQ HT DJ D9", "CA CT CJ C9 DA DT"], "HJ", "DK HQ")
    play(deal, "SK+")
    assert cards(View(deal, 1).known[0]) == {"SQ"}
    play(deal, "C9 draw")
    assert cards(View(deal, 1).known[0]) == {"SQ"}
    play(deal, "SQ")
    assert cards(View(deal, 1).known[0]) == set()
    assert {"SK", "SQ"} <= cards(View(deal, 1).seen)


def test_the_exchanged_turn_up_is_known_in_the_hand_that_took_it():
    deal = position("sixtysix", ["SA ST H9 SQ SJ S9", "CA CT CK CQ CJ C9"], "HA")
    play(deal, "exchange")
    for seat in (0, 1):
        view = View(deal, seat)
        assert cards(view.known[0]) == {"HA"}
        assert view.turn_up == MOVE_BYTES["H9"]
        assert view.first_turn_up == MOVE_BYTES["HA"]
    assert not cards(View(deal, 1).unseen()) & {"HA", "H9"}


def test_the_turn_up_is_known_in_the_hand_that_drew_it():
    deal = position(
        "sixtysix",
        ["SK S9 CK CQ DJ H9", "SA SJ HK DT DK HQ"],
        "HQ",
        tricks="ST SQ, C9 CA, HA HJ, D9 DQ, CT CJ, HT DA",
    )
    assert cards(View(deal, 0).known[1]) == {"HQ"}
    assert View(deal, 0).turn_up == card_sets.NO_CARD
    # With the stock gone the other hand is what is left.
    assert cards(View(deal, 0).unseen()) == texts("SA SJ HK DT DK")


def test_own_draws_are_kept_in_their_order():
    deal = position(
        "sixtysix",
        ["SK CK CQ DJ H9 ST", "SA SJ HK DT DK C9"],
        "HQ",
        tricks="CT CJ, HT DA",
    )
    # The winner of a trick draws first; both of these tricks were seat 0's.
    assert list(View(deal, 0).drawn) == [MOVE_BYTES["H9"], MOVE_BYTES["ST"]]
    assert list(View(deal, 1).drawn) == [MOVE_BYTES["DK"], MOVE_BYTES["C9"]]
    assert cards(View(deal, 0).dealt) == texts("SK CK CQ DJ CT HT")
    assert View(deal, 0).log.count(DRAW) == 2


def test_four_the_dealers_shown_card_is_known():
    deal = four(
        ["SA ST SK SQ SJ S9", "HA HT HK HQ HJ H9", "CA CT CK CQ CJ C9", "DA DT DK DQ DJ D9"]
    )
    assert cards(View(deal, 0).known[3]) == {"D9"}
    assert cards(View(deal, 3).known[3]) == {"D9"}  # he knows that they know


HANDS_OF_THREE = [
    "SA ST SK HQ SJ S9 HA HT",
    "HK SQ HJ H9 CA CT CK CQ",
    "CJ C9 DA DT DK DQ DJ D9",
]


def test_three_forehands_turned_card_is_known_after_a_pass():
    deal = three(HANDS_OF_THREE, "pass")
    assert cards(View(deal, 1).known[0]) == {"HQ"}
    assert cards(View(deal, 0).known[0]) == {"HQ"}


def test_three_nothing_is_shown_when_a_suit_is_named():
    deal = three(HANDS_OF_THREE, "name-S")
    assert [View(deal, 1).known[seat] for seat in range(3)] == [0, 0, 0]


def test_three_forehand_sees_three_cards_when_he_names_trumps():
    deal = three(HANDS_OF_THREE, "name-S")
    deal.undo()
    assert cards(View(deal, 0).hand) == texts("SA ST SK")
    assert list(View(deal, 0).counts) == [3, 3, 3]
    assert len(cards(View(deal, 0).unseen())) == 21


def test_the_seed_depends_on_what_the_seat_sees_alone():
    hands = ["SA ST SK SQ SJ S9", "CA CT CK CQ CJ C9"]
    deal = position("sixtysix", hands, "HJ", "HA HT")
    other = position("sixtysix", hands, "HJ", "HT HA")
    assert View(deal, 0).seed() == View(other, 0).seed()
    assert View(deal, 0).seed() != View(deal, 1).seed()


def test_the_seed_depends_on_every_card_of_the_hand():
    order = [MOVE_TEXTS[card] for card in range(24)]
    seeds = set()
    hands = set()
    for ours in range(24):
        for other in range(24):
            swapped = order[:]
            swapped[ours], swapped[other] = order[other], order[ours]
            view = View(deal_in_order("sixtysix", swapped, dealer=1), 0)
            hands.add(view.hand)
            seeds.add(view.seed())
    assert len(seeds) == len(hands) == 1 + 6 * 18


def test_a_view_used_again_is_like_a_new_one():
    first = Deal.shuffled(Ruleset(SIXTYSIX), 1)
    second = Deal.shuffled(Ruleset(THREE), 2)
    view = View(first, 1)
    view.look(second, 2)
    assert vars(view) == vars(View(second, 2))
