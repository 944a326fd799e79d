# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
A plain minimax of two-player endings, to check the solver against: lists of card names, recursion,
no window, no order, no table. Everybody claims at 66. Values are game points for seat 0, or near
the end of a match what those are worth.
"""

from sixtysix.ai.tables import unit, worth

VALUES = {"9": 0, "J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
ORDER = "9JQKTA"


class Ending:
    """A position at the start of a trick, or with one card led; changed by copying."""

    def __init__(self, rules, trump, hands, leader, points, tricks, pending, stake=0):
        self.rules = rules
        self.trump = trump  # a letter
        self.hands = [list(hand) for hand in hands]
        self.leader = leader
        self.points = list(points)
        self.tricks = list(tricks)
        self.pending = list(pending)
        self.stake = stake
        self.needs = (0, 0)  # the game points that each lacks to win the match
        self.led = None
        self.closer = None  # the seat that closed
        self.at_closing = (0, 0, 0)  # the closer's tricks, the other's points and tricks
        self.turn_up = None  # under the closed stock, where it may still be exchanged
        self.draws = None  # the two cards to be drawn after this trick

    def copy(self):
        other = Ending(
            self.rules,
            self.trump,
            self.hands,
            self.leader,
            self.points,
            self.tricks,
            self.pending,
            self.stake,
        )
        other.needs = self.needs
        other.led = self.led
        other.closer = self.closer
        other.at_closing = self.at_closing
        other.turn_up = self.turn_up
        other.draws = self.draws
        return other


def takes(card, led, trump):
    if card[0] == led[0]:
        return ORDER.index(card[1]) > ORDER.index(led[1])
    return card[0] == trump


def allowed(ending, hand):
    """The cards that may answer the lead."""
    led, trump, rules = ending.led, ending.trump, ending.rules
    if ending.draws:
        return hand
    duty = rules.duty_gone if ending.closer is None else rules.duty_closed
    suit = [card for card in hand if card[0] == led[0]]
    if duty == 1:
        return suit or hand
    higher = [card for card in suit if takes(card, led, trump)]
    trumps = [card for card in hand if card[0] == trump]
    return higher or suit or trumps or hand


def general(ending, loser):
    if ending.tricks[loser] == 0:
        return 3
    return 2 if ending.points[loser] < 33 else 1


def win(ending, seat, cards_out):
    """What a win of a seat is worth, for seat 0."""
    loser = 1 - seat
    score = general(ending, loser)
    closer_tricks, other_points, other_tricks = ending.at_closing
    code = ending.rules.close_failed
    if ending.closer == seat and ending.rules.closed_score:
        score = 3 if other_tricks == 0 else 2 if other_points < 33 else 1
    elif ending.closer == loser:
        if code == 2:
            score = 2 if other_tricks else 3
        elif code == 3:
            score = 3
        elif code == 4:
            since = ending.tricks[loser] > closer_tricks
            score = 3 if cards_out and not since else 2
    return valued(ending, seat, score)


def valued(ending, seat, score):
    """The value for seat 0 of a score for a seat."""
    score += ending.stake
    if unit(ending.needs) > 1:
        score = worth(ending.needs[seat], score)
    return score if seat == 0 else -score


def played_out(ending, last):
    """What the deal is worth when the cards have run out and nobody has 66."""
    if ending.closer is not None:
        return win(ending, 1 - ending.closer, True)
    if ending.rules.last_wins == 1:
        return win(ending, last, True)
    if ending.rules.last_wins == 2:
        return valued(ending, last, 1)
    return 0


def answer(ending, card):
    """The value for seat 0 after a card has answered the lead."""
    new = ending.copy()
    led, leader = new.led, new.leader
    winner = 1 - leader if takes(card, led, new.trump) else leader
    new.hands[1 - leader].remove(card)
    new.points[winner] += VALUES[led[1]] + VALUES[card[1]] + new.pending[winner]
    new.pending[winner] = 0
    new.tricks[winner] += 1
    new.leader = winner
    new.led = None
    if new.draws:
        new.hands[winner].append(new.draws[0])
        new.hands[1 - winner].append(new.draws[1])
        new.draws = None
    out = not new.hands[0]
    if out and (new.closer is None or new.rules.bonus_closed):
        new.points[winner] += new.rules.last_bonus
    if new.points[winner] >= 66:
        return win(new, winner, False)
    if out:
        return played_out(new, winner)
    return value(new)


def lead(ending, card):
    """The value for seat 0 after a lead, declared as a marriage where that is allowed."""
    new = ending.copy()
    seat, rules = new.leader, new.rules
    other = {"K": "Q", "Q": "K"}.get(card[1])
    may = rules.marriage_gone if new.closer is None else rules.marriage_closed
    may = may or ending.draws
    declared = other and may and (card[1] == "Q" or not rules.marriage_queen)
    if declared and card[0] + other in new.hands[seat]:
        worth = 40 if card[0] == new.trump else 20
        if rules.marriage_counts == 0 and new.tricks[seat]:
            new.points[seat] += worth
            if new.points[seat] >= 66:
                return win(new, seat, False)
        else:
            new.pending[seat] += worth
    new.hands[seat].remove(card)
    new.led = card
    return value(new)


def exchange(ending):
    """The value for seat 0 after the lowest trump is exchanged for the turn-up; None if it may
    not be."""
    seat, rules = ending.leader, ending.rules
    lowest = ending.trump + ("9" if rules.pack == 24 else "J")
    if ending.turn_up is None or lowest not in ending.hands[seat]:
        return None
    if ending.tricks[seat] < rules.exchange_tricks:
        return None
    new = ending.copy()
    new.hands[seat].remove(lowest)
    new.hands[seat].append(new.turn_up)
    new.turn_up = None
    return value(new)


def moves(ending):
    """The value for seat 0 of every move of the player on turn."""
    if ending.led:
        return {
            card: answer(ending, card) for card in allowed(ending, ending.hands[1 - ending.leader])
        }
    found = {card: lead(ending, card) for card in ending.hands[ending.leader]}
    swapped = exchange(ending)
    if swapped is not None:
        found["exchange"] = swapped
    return found


def value(ending):
    """The value for seat 0 with best play of both."""
    seat = 1 - ending.leader if ending.led else ending.leader
    return (min if seat else max)(moves(ending).values())
