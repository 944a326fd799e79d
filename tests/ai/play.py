# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Deals played by the computer players, and deals that look the same from one seat."""

from random import Random

from sixtysix import cards, notation
from sixtysix.deal import Deal
from sixtysix.notation import parse
from sixtysix.phases import OVER
from sixtysix.rng import Rng
from sixtysix.rulesets import Ruleset
from sixtysix.view import View


def decide(player, view):
    """The move a player chooses."""
    for _ in player.think(view):
        assert player.move in view.legal
    return player.move


def play(rules, players, seed, dealer=0):
    """A whole deal; `players[seat]` None moves at random."""
    deal = Deal.shuffled(rules, seed, dealer)
    rnd = Random(seed)
    while deal.phase != OVER:
        player = players[deal.turn]
        if player is None:
            deal.play(rnd.choice(deal.legal()))
        else:
            deal.play(decide(player, View(deal, deal.turn)))
    return deal


def replayed(deal, order, upto):
    """The deal with another order of the pack and the same moves; None if they cannot be made."""
    other = Deal(deal.rules, deal.dealer, order, deal.stake)
    for move in deal.log[:upto]:
        if other.phase == OVER or move not in other.legal():
            return None
        other.push(move)
    return other


def twin(deal, seat, rnd, tries=60):
    """
    A deal with the same moves and the same view for a seat, but with cards swapped that the seat
    has not seen; None if none was found.
    """
    view = View(deal, seat)
    hidden = list(cards.each(view.unseen()))
    for _ in range(tries):
        mixed = list(hidden)
        rnd.shuffle(mixed)
        swap = dict(zip(hidden, mixed, strict=True))
        order = bytes(swap.get(card, card) for card in deal.order)
        other = replayed(deal, order, deal.count)
        if order != deal.order and other and vars(View(other, seat)) == vars(view):
            return other
    return None


def position(rules, hands, turn_up, stock="", moves="", dealer=1):
    """
    A two-player deal with chosen hands (seat 0, seat 1), turn-up and first cards of the stock, and
    the moves that led to the position; the other cards come in ascending order.
    """
    first, second = (hands[1 - dealer].split(), hands[dealer].split())
    given = notation.parse_cards(" ".join((hands[0], hands[1], turn_up, stock)))
    pack = cards.PACK24 if rules.pack == 24 else cards.PACK20
    rest = stock.split() + notation.cards_text(pack & ~given).split()
    order = []
    for step in rules.pattern:
        if step == 10:
            order.append(turn_up)
        else:
            order += [first.pop(0) for _ in range(step)]
            order += [second.pop(0) for _ in range(step)]
    deal = Deal(rules, dealer, bytes(notation.card(name) for name in order + rest))
    for move in moves.split():
        deal.play(parse(move))
    return deal


def views(row, wanted, number):
    """Positions of random deals of a game: the first of each deal that is wanted."""
    found = []
    seed = 0
    while len(found) < number:
        deal = Deal.shuffled(Ruleset(row), seed, seed & 1)
        rng = Rng(seed.to_bytes(4, "big"))
        seed += 1
        while deal.phase != OVER:
            view = View(deal, deal.turn)
            if wanted(view):
                found.append(view)
                break
            deal.push(view.legal[rng.below(len(view.legal))])
    return found
