# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
Positions and moves as text, so that a test of a rule reads as an example.

Seat 0 is always forehand: it leads first, and the last seat deals. Moves are the texts of
``tests/plain.py``: "SA", "SK+" (a marriage, led with the king), "exchange", "close", "claim",
"draw", "name-S", "pass".
"""

from sixtysix import rulesets, scoring
from sixtysix.deal import Deal
from sixtysix.rulesets import Ruleset
from tests.plain_cards import RANKS, SUITS, best_of, pack

PHASES = ["naming", "before_draw", "leading", "following", "claiming", "over"]
REASONS = {
    scoring.SIXTY_SIX: "SIXTY_SIX",
    scoring.PLAYED_OUT: "PLAYED_OUT",
    scoring.LAST_TRICK: "LAST_TRICK",
    scoring.CLOSED_FAILED: "CLOSED_FAILED",
    scoring.WRONG_CLAIM: "WRONG_CLAIM",
    scoring.REVOKE: "REVOKE",
    scoring.DRAWN: "DRAWN",
}

# The moves as bytes: records and deal codes depend on them, so they stand here once more.
MOVE_BYTES = {"exchange": 64, "close": 65, "claim": 66, "draw": 67, "pass": 76}
for _index, _suit in enumerate(SUITS):
    MOVE_BYTES["name-" + _suit] = 72 + _index
    for _rank, _letter in enumerate(RANKS):
        MOVE_BYTES[_suit + _letter] = 6 * _index + _rank
        MOVE_BYTES[_suit + _letter + "+"] = 32 + 6 * _index + _rank
MOVE_TEXTS = {byte: text for text, byte in MOVE_BYTES.items()}

# How the cards leave the pack: so many to each player, forehand first; "up" is the turn-up.
PACKETS = {
    "sixtysix": [3, 3, "up"],
    "zechcyk": [3, "up", 3],
    "danish": [3, 3, "up"],
    "schnapsen": [3, "up", 2],
    "santase": [3, 3, "up"],
    "four": [3, 3],
}


def ruleset(game, **changes):
    """The ruleset of a game by its name, with house rules or other changed parameters."""
    return Ruleset(rulesets.NAMES.index(game), **changes)


def texts(words):
    """A set of card or move texts, written with spaces: ``"SA ST"``."""
    return set(words.split())


def cards(bits):
    """The texts of a set of cards of the engine."""
    return {MOVE_TEXTS[card] for card in range(24) if bits >> card & 1}


def legal(deal):
    """The legal moves of a deal, as a set of texts."""
    moves = [MOVE_TEXTS[move] for move in deal.legal()]
    assert len(moves) == len(set(moves))
    return set(moves)


def phase(deal):
    """The phase of a deal by its name."""
    return PHASES[deal.phase]


def play(deal, moves):
    """Plays moves, written with spaces between them, and returns the deal."""
    for move in moves.split():
        deal.play(MOVE_BYTES[move])
    return deal


def result(deal):
    """(winner or None, reason, scores) of a deal that is over."""
    assert phase(deal) == "over"
    winner = None if deal.winner == 255 else deal.winner
    return winner, REASONS[deal.reason], list(deal.scores)


def order_bytes(words):
    """An order of dealing as the engine takes it."""
    return bytes(MOVE_BYTES[card] for card in words)


def deal_in_order(game, words, dealer, stake=0, **changes):
    """A deal from a list of card texts, the card dealt first at the front."""
    return Deal(ruleset(game, **changes), dealer, order_bytes(words), stake)


def position(game, hands, turn_up, stock="", tricks="", drawn=True, stake=0, **changes):
    """
    A two-player deal at the moment when these are the hands and the stock.

    Schnapsen has no nines: they are left out, so that one position serves all five games if each
    hand has one nine.

    :param list hands: what seat 0 and seat 1 hold now, as texts; the last cards were drawn last
    :param str turn_up: the upturned trump; with the stock gone, a card of him who drew it
    :param str stock: what will be drawn first; the rest of the pack follows in ascending order
    :param str tricks: what was played so far: ``"SA S9, HT HK"``; seat 0 led the first trick
    :param bool drawn: whether the cards for the last of these tricks are drawn
    :param changes: parameters of the ruleset
    """
    tricks = [trick.split() for trick in tricks.split(",")] if tricks else []
    hands = [[card for card in hand.split() if card in pack(game)] for hand in hands]
    winners = trick_winners(tricks, turn_up[0])
    draws = winners if drawn else winners[:-1]
    first_hands, drawn_cards = before_the_tricks(hands, tricks, winners, draws, turn_up)
    known = first_hands[0] + first_hands[1] + drawn_cards + stock.split()
    assert len(known) == len(set(known)), "a card stands there twice"
    rest = [card for card in pack(game) if card not in known and card != turn_up]
    if turn_up in drawn_cards:
        assert drawn_cards[-1] == turn_up, "the turn-up is the last card drawn"
        talon = drawn_cards
    else:
        talon = drawn_cards + stock.split() + rest
    order = packets(game, first_hands, turn_up) + [card for card in talon if card != turn_up]
    deal = deal_in_order(game, order, dealer=1, stake=stake, **changes)
    for number, trick in enumerate(tricks):
        play(deal, " ".join(trick))
        if phase(deal) == "before_draw" and number < len(draws):
            play(deal, "draw")
    assert [cards(hand) for hand in deal.hands] == [set(hand) for hand in hands]
    return deal


def stock_gone(game, **changes):
    """
    Seat 0 leads, the stock is gone, hearts are trumps, six tricks (Schnapsen: five) are played.

    Seat 0 holds H9 S9 CK CQ DJ SK (Schnapsen: HJ CK CQ DJ SK), seat 1 SA SJ HK DT HQ and DK (not
    in Schnapsen), all drawn from the stock, the queen of trumps last of all. The points are 49 to
    24 (Schnapsen: 48 to 27).
    """
    if game == "schnapsen":
        hands = ["HJ CK CQ DJ SK", "SA SJ HK DT HQ"]
        tricks = "ST SQ, CJ CA, HA DQ, DK DA, HT CT"
    else:
        hands = ["H9 S9 CK CQ DJ SK", "SA SJ HK DT DK HQ"]
        tricks = "ST SQ, C9 CA, HA HJ, D9 DQ, CT CJ, HT DA"
    return position(game, hands, "HQ", tricks=tricks, **changes)


def stock_of(number, game, phase_name="leading", **changes):
    """
    The deal of `stock_gone` at the time when the stock had this number of cards.

    With 4 cards and with 2 seat 0 is on lead, before and after drawing, and holds the lowest
    trump; with 2 it holds CK and CQ, too.
    """
    deal = stock_gone(game, **changes)
    while deal.stock_left() != number or phase(deal) != phase_name:
        deal.undo()
    return deal


def trick_winners(tricks, trump):
    """The seats that win two-player tricks, the first of them led by seat 0."""
    winners = []
    leader = 0
    for trick in tricks:
        played = [move.rstrip("+") for move in trick]
        if best_of(played, trump) != played[0]:
            leader = 1 - leader
        winners.append(leader)
    return winners


def before_the_tricks(hands, tricks, winners, draws, turn_up):
    """The hands as they were dealt, and the cards drawn since, in their order."""
    hands = [list(hand) for hand in hands]
    drawn_cards = []
    for number, winner in reversed(list(enumerate(draws))):
        pair = []
        for seat in (winner, 1 - winner):
            last_draw = number == len(draws) - 1 and seat != winner
            card = turn_up if last_draw and turn_up in hands[seat] else hands[seat][-1]
            hands[seat].remove(card)
            pair.append(card)
        drawn_cards = pair + drawn_cards
    leader = 0
    for trick, winner in zip(tricks, winners):
        hands[leader].append(trick[0].rstrip("+"))
        hands[1 - leader].append(trick[1].rstrip("+"))
        leader = winner
    return hands, drawn_cards


def packets(game, hands, turn_up=None):
    """The order in which these hands (and the turn-up) leave the pack."""
    hands = [list(hand) for hand in hands]
    order = []
    for packet in PACKETS[game]:
        if packet == "up":
            order.append(turn_up)
            continue
        for hand in hands:
            order += hand[:packet]
            del hand[:packet]
    assert not any(hands), "too many cards in a hand"
    return order


def four(hands, moves="", **changes):
    """A deal of ``four``: seat 3 deals, and the last card of his hand is the turn-up."""
    order = packets("four", [hand.split() for hand in hands])
    return play(deal_in_order("four", order, dealer=3, **changes), moves)


def three(hands, naming, moves="", **changes):
    """
    A deal of ``three``: seat 2 deals, seat 0 is forehand.

    :param list hands: eight cards each; the first three are seen before trumps are named, and
        after a pass the fourth of seat 0 decides
    :param str naming: "name-S" or "pass"
    """
    hands = [hand.split() for hand in hands]
    order = []
    for start, end in [(0, 3), (3, 4), (4, 8)] if naming == "pass" else [(0, 3), (3, 8)]:
        for hand in hands:
            order += hand[start:end]
    deal = play(deal_in_order("three", order, dealer=2, **changes), naming)
    return play(deal, moves)
