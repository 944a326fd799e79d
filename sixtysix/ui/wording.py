# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.wording`
=====================

What happens on the table, in words. ``texts`` is always the module of the chosen language.
"""

from sixtysix.cards import RANK, SUIT
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, PASS
from sixtysix.phases import BEFORE_DRAW, LEADING, NOBODY
from sixtysix.scoring import CLOSED_FAILED, SIXTY_SIX
from sixtysix.ui.art import BACK

SUITS = "♠♥♣♦"


def card_name(texts, card):
    """Return the short name of a card: ``♥K``."""
    return SUITS[SUIT[card]] + texts.RANKS[RANK[card]]


def marriage_value(card, trump):
    """Return what a marriage with a card is worth."""
    return 40 if SUIT[card] == trump else 20


def status(texts, view):
    """Return the line under the table for the person or the computer on turn."""
    if view.turn != view.seat:
        return texts.THINKS
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


def refusal(texts, view, why):
    """Return why a card cannot be played, ``why`` as in `sixtysix.refusals`."""
    text = texts.numbered("WHY_NOT", why)
    if "%l" in text:
        return text.replace("%l", SUITS[SUIT[view.trick[0] & CARD]])
    return text.replace("%t", SUITS[view.trump])


def special_moves(texts, view):
    """
    Return the legal moves other than cards as pairs (text, move), marriages left out.

    What matters is first, second or last: one step away at most, as the menu goes around.
    """
    early = view.phase == BEFORE_DRAW
    wordings = (
        (EXCHANGE, _exchange(texts, texts.EXCHANGE, view)),
        (CLOSE, texts.CLOSE_EARLY if early else texts.CLOSE),
        (DRAW, texts.DRAW),
        (CLAIM, texts.CLAIM),
        (PASS, texts.NO_CLAIM),
    )
    return [(text, move) for move, text in wordings if move in view.legal]


def card_moves(texts, view, card):
    """Return the legal moves with a card as pairs (text, move), the marriage first."""
    name = card_name(texts, card)
    value = marriage_value(card, view.trump)
    moves = (
        (texts.MARRIAGE % (name, value), card + MARRY),
        (texts.PLAIN % name, card),
    )
    return [(text, move) for text, move in moves if move in view.legal]


def _exchange(texts, text, view):
    low = view.trump * 6 + (0 if view.rules.pack == 24 else 1)
    if view.turn_up > 23:
        return ""
    return text % (card_name(texts, view.turn_up), card_name(texts, low))


def announcement(texts, view, move):
    """
    Return what has to be announced about a move, as (title, line, two cards or None), or None.

    :param View view: what the person saw before the move
    """
    seat = view.turn != view.seat
    if MARRY <= move < MARRY + 24:
        card = move - MARRY
        other = card ^ 1  # king and queen differ in the lowest bit
        value = marriage_value(card, view.trump)
        shown = (card_name(texts, card), card_name(texts, other), value)
        return (texts.MARRIED[0], texts.MARRIED[1 + seat] % shown, (card, other))
    if move == EXCHANGE:
        low = view.trump * 6 + (0 if view.rules.pack == 24 else 1)
        line = _exchange(texts, texts.EXCHANGED[1 + seat], view)
        return (texts.EXCHANGED[0], line, (view.turn_up, low))
    if move == CLOSE:
        return (texts.CLOSED[0], texts.CLOSED[1 + seat], (view.turn_up, BACK))
    return None


def ending(texts, view):
    """Return the announcement of the end of a deal, as `announcement` does."""
    side = view.winner if view.winner != NOBODY else 2
    reason = view.reason
    if reason == CLOSED_FAILED and view.points[side] >= 66:
        reason = SIXTY_SIX
    return (texts.ENDED[reason], texts.WON[side], None)
