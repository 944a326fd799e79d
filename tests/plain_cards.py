# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""The cards of the plain implementation: points, who wins a trick, what may answer a lead."""

SUITS = ["S", "H", "C", "D"]
RANKS = ["9", "J", "Q", "K", "T", "A"]  # the weakest first


def pack(game):
    """All cards of the game's pack."""
    cards = [suit + rank for suit in SUITS for rank in RANKS]
    if game == "schnapsen":
        cards = [card for card in cards if card[1] != "9"]
    return cards


def card_points(card):
    """What a card is worth in a trick."""
    if card[1] == "A":
        return 11
    if card[1] == "T":
        return 10
    if card[1] == "K":
        return 4
    if card[1] == "Q":
        return 3
    if card[1] == "J":
        return 2
    return 0


def strength(card):
    """Where a card stands in its suit: the ace is highest."""
    return RANKS.index(card[1])


def best_of(played, trump):
    """The card that wins: the highest trump, else the highest card of the suit led."""
    suit = played[0][0]
    if any(card[0] == trump for card in played):
        suit = trump
    best = None
    for card in played:
        if card[0] == suit and (best is None or strength(card) > strength(best)):
            best = card
    return best


def strict_replies(hand, played, trump):
    """The cards that may be added to the cards already played in this trick, in strict play."""
    led = played[0][0]
    following = [card for card in hand if card[0] == led]
    trumps = [card for card in hand if card[0] == trump]
    if following:
        somebody_trumped = led != trump and any(card[0] == trump for card in played)
        if somebody_trumped:
            return following
        best = best_of(played, led)
        higher = [card for card in following if strength(card) > strength(best)]
        return higher if higher else following
    if trumps:
        trumps_played = [card for card in played if card[0] == trump]
        if trumps_played:
            best = best_of(trumps_played, trump)
            higher = [card for card in trumps if strength(card) > strength(best)]
            if higher:
                return higher
        return trumps
    return list(hand)


def follow_replies(hand, played):
    """Danish endgames: follow suit, not bound to beat; void in it, any card."""
    following = [card for card in hand if card[0] == played[0][0]]
    return following if following else list(hand)
