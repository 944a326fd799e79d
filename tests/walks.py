# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Random deals, and what must hold in every one of them."""

from sixtysix.cards import PACK20, PACK24, POINTS
from sixtysix.deal import Deal
from sixtysix.moves import CARD, CLAIM, CLOSE, EXCHANGE, MARRY
from sixtysix.phases import OVER

# Room to work in: what lies there is not part of the position.
SCRATCH = ("_scratch", "_was", "_a", "_b", "_c")


def snapshot(deal):
    """Every attribute of a deal, as values that do not change any more."""
    values = {}
    for name in Deal.__slots__:
        value = getattr(deal, name)
        if name == "log":
            value = bytes(value[: deal.count])
        elif isinstance(value, bytearray):
            value = bytes(value)
        elif isinstance(value, list):
            value = list(value)
        if name not in SCRATCH:
            values[name] = value
    return values


def random_move(rng, deal):
    """A legal move; claims and closings, which end or shorten a deal, are rare."""
    moves = deal.legal()
    weights = [0.1 if move == CLAIM else 0.3 if move == CLOSE else 1 for move in moves]
    return rng.choices(moves, weights)[0]


def random_deal(rng, rules, moves=None, stake=0):
    """A deal after so many random moves, or played to its end."""
    dealer = rng.randrange(rules.seats)
    deal = Deal.shuffled(rules, rng.randrange(1 << 60), dealer, stake)
    while deal.phase != OVER and moves != deal.count:
        deal.push(random_move(rng, deal))
    return deal


def check_cards(deal):
    """Every card of the pack is in one place: a hand, the stock, played, or not dealt yet."""
    places = list(deal.hands)
    places += [1 << card for card in deal.stock[deal.drawn :]]
    places += [1 << (move & CARD) for move in deal.plays[: deal.played]]
    if not deal.stock:
        dealt = sum(bin(hand).count("1") for hand in deal.hands) + deal.played
        places += [1 << card for card in deal.order[dealt:]]
    pack = PACK24 if deal.rules.pack == 24 else PACK20
    together = 0
    for place in places:
        assert not together & place, "a card is in two places"
        together |= place
    assert together == pack


def trick_points(deal):
    """The card points of the complete tricks."""
    complete = deal.played - deal.played % deal.seats
    return sum(POINTS[move & CARD] for move in deal.plays[:complete])


def marriage_points(deal):
    """The points of all marriages declared, counted or pending."""
    declared = [move & CARD for move in deal.plays[: deal.played] if MARRY <= move < EXCHANGE]
    return sum(40 if card // 6 == deal.trump else 20 for card in declared)


def last_trick_bonus(deal):
    """The bonus that has been scored so far."""
    if any(deal.hands) or deal.played % deal.seats:
        return 0
    closed = deal.closer != 255
    return 0 if closed and not deal.rules.bonus_closed else deal.rules.last_bonus


def check_points(deal):
    """Points are accounted for: cards, bonus and marriages, less what a revoke has made void."""
    scored = sum(deal.points) + sum(deal.pending)
    there = trick_points(deal) + marriage_points(deal) + last_trick_bonus(deal)
    assert scored == there if not deal.void else scored <= there


def check_result(deal):
    """The game points of a deal that is over are possible ones."""
    stake = deal.stake
    if deal.winner == 255 and not any(deal.scores):
        return
    if deal.rules.losers_pay:
        assert sum(deal.scores) == 0
        payments = [-score for score in deal.scores if score < 0]
        if deal.winner == 255:  # a wrong claim: one pays both
            assert len(payments) == 1
        else:
            assert deal.scores[deal.winner] > 0
            assert len(payments) == 2
            assert all(1 + stake <= paid <= 3 + stake for paid in payments)
    else:
        assert 1 + stake <= deal.scores[deal.winner] <= 3 + stake
        assert sorted(deal.scores)[0] == 0
