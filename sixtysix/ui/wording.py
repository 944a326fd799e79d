# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.wording`
=====================

What happens on the table, in words. ``texts`` is always that of the chosen language; ``game`` the
`Game`, for who sits where.
"""

from sixtysix.cards import RANK, SUIT
from sixtysix.console.sounds import LOSE, MARRIAGE, WIN
from sixtysix.moves import CARD, CLOSE, DRAW, EXCHANGE, MARRY, PASS
from sixtysix.phases import LEADING, NAMING, NOBODY, OVER
from sixtysix.scoring import CLOSED_FAILED, LAST_TRICK, PLAYED_OUT, SIXTY_SIX, WRONG_CLAIM
from sixtysix.ui.art import BACK
from sixtysix.ui.game import PERSON

SUITS = "♠♥♣♦"  # a slice of it is no name for good, as one letter would be


def name(texts, game, seat):
    """Return the short name of a seat: ``You`` (the only person), ``CPU``, ``C2``, ``P1``."""
    if seat == game.sole:
        return texts.PLAYERS[0]
    if game.players[seat] == PERSON:
        return texts.PLAYERS[3] % (seat + 1)
    alone = len(game.players) == 2 and game.persons
    return texts.PLAYERS[1] if alone else texts.PLAYERS[2] % (seat + 1)


def side_name(texts, game, side):
    """Return the short name of a side: that of its only seat, or the numbers of a pair."""
    sides = game.match.rules.sides
    if sides == len(game.players):
        return name(texts, game, side)
    if game.sole != NOBODY and game.sole % sides == side:
        return texts.PLAYERS[0]
    return "%d+%d" % (side + 1, side + 1 + sides)


def said(texts, forms, who, *values):
    """
    Say something about somebody.

    :param tuple forms: the text for ``You`` and, with his name in front, for anybody else
    :param str who: the name, as `name` or `side_name` returns it
    :param values: what else is filled in
    """
    if who == texts.PLAYERS[0]:
        return forms[0] % values
    return forms[1] % ((who,) + values)


def card_name(texts, card):
    """Return the short name of a card: ``♥K``."""
    suit = SUIT[card]
    return SUITS[suit : suit + 1] + texts.RANKS[RANK[card]]


def marriage_value(card, trump):
    """Return what a marriage with a card is worth."""
    return 40 if SUIT[card] == trump else 20


def status(texts, game, view):
    """Return the line under the table for the player on turn."""
    if view.turn not in game.persons or view.turn != game.viewer:
        return said(texts, texts.THINKS, name(texts, game, view.turn))
    if view.phase == NAMING:
        return texts.NAME_TRUMPS
    drew = len(view.log) - 1 - len(view.trick)
    card = ""
    if drew >= 0 and view.log[drew] == DRAW:
        card = card_name(texts, view.drawn[-1])
    if view.phase == LEADING:
        return texts.LEAD_DREW % card if card else texts.LEAD
    if not view.trick:
        return ""
    led = card_name(texts, view.trick[0] & CARD)
    return texts.FOLLOW_DREW % (led, card) if card else texts.FOLLOW % led


def exchanged(view):
    """Return the turn-up and the card that is exchanged for it."""
    return view.turn_up, view.trump * 6 + (0 if view.rules.pack == 24 else 1)


def news(texts, game, before, after, move):
    """
    Return what has to be announced about a move, or None.

    :param View before: what was seen before the move
    :param View after: what is seen since
    :return: the announcement (title, line, some cards); whether it stays long; what else is
        written (None); and what is heard
    """
    if after.phase == OVER:
        winner, sole = after.winner, game.sole
        lost = winner == NOBODY or (sole != NOBODY and winner != sole % after.rules.sides)
        return ending(texts, game, after), True, None, LOSE if lost else WIN
    found = _announcement(texts, game, before, after, move)
    sound = MARRIAGE if MARRY <= move < EXCHANGE else 0  # of the cards all else is heard already
    return found and (found, before.turn != game.sole, None, sound)


def _announcement(texts, game, before, after, move):
    who = name(texts, game, before.turn)
    forms, values, cards = None, (), ()
    if MARRY <= move < MARRY + 24:
        forms = texts.MARRIED
        cards = (move - MARRY, move - MARRY ^ 1)  # king and queen differ in the lowest bit
        value = marriage_value(move - MARRY, before.trump)
        values = (card_name(texts, cards[0]), card_name(texts, cards[1]), value)
    elif move == EXCHANGE:
        forms = texts.EXCHANGED
        cards = exchanged(before)
        values = (card_name(texts, cards[0]), card_name(texts, cards[1]))
    elif move == CLOSE:
        forms = texts.CLOSED
        cards = (before.turn_up, BACK)
    elif before.phase == NAMING:
        passed = move == PASS
        forms = texts.PASSED if passed else texts.NAMED
        cards = (after.last_turn_up,) if passed else ()
        values = (card_name(texts, cards[0]) if passed else SUITS[after.trump : after.trump + 1],)
    return (forms[0], said(texts, forms[1:], who, *values), cards) if forms else None


def ending(texts, game, view):
    """Return the announcement of the end of a deal: title, line, no cards."""
    reason = view.reason
    if reason == CLOSED_FAILED and view.points[view.winner] >= 66:
        reason = SIXTY_SIX
    texts.section("result")
    beaten = how_beaten(texts, game)
    texts.leave("result")
    if beaten:
        line = beaten
    elif view.winner != NOBODY:
        line = said(texts, texts.WON, side_name(texts, game, view.winner))
    elif reason == WRONG_CLAIM:  # three players: he pays both others
        line = said(texts, texts.PAYS, name(texts, game, view.turn), max(view.scores))
    else:
        line = texts.NOBODY_WINS
    return (texts.ENDED[reason], line, ())


def how_beaten(texts, game):
    """Say of a deal between two sides that the loser took no trick or is under 33, or None."""
    deal = game.deal
    if deal.sides > 2 or deal.reason not in (SIXTY_SIX, PLAYED_OUT, LAST_TRICK):
        return None
    loser = 1 - deal.winner
    forms = None
    if not deal.tricks[loser]:
        forms = texts.NO_TRICKS
    elif deal.points[loser] < 33:
        forms = texts.UNDER
    return forms and said(texts, forms, side_name(texts, game, loser))
