# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.menus`
===================

What the table's menus offer and do, and why a card is refused. In memory only while it is asked:
``table`` is always the screen `sixtysix.ui.table`.
"""

from sixtysix.cards import SUIT
from sixtysix.loading import fetch, forget
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import BEFORE_DRAW, NAMING
from sixtysix.rulesets import AUTOMATIC
from sixtysix.ui import wording

# The lines of the pause menu, numbers that no move has.
_CONTINUE, _TRICKS, _SHOW, _ASK, _RULES, _HELP, _NEW, _LEAVE = range(200, 208)
_HIGH = 6  # where a menu stands that leaves the hand in sight


def pause(table):
    """Open the pause menu: special moves first, then what is always there."""
    texts = table.app.texts
    rules = table.view.rules
    lines = [(texts.GO_ON, _CONTINUE)] + _special_moves(texts, table.view)
    if len(table.view.plays) >= rules.seats:
        lines.append((texts.OWN_TRICKS if rules.look else texts.LAST_TRICK, _TRICKS))
    if rules.show_points and rules.claims == AUTOMATIC:
        shown = table.app.settings.show_opponent
        lines.append((texts.SHOW_OPPONENT if shown else texts.HIDE_OPPONENT, _SHOW))
    if table.game.deal.stock:
        asked = table.app.settings.ask_draw
        lines.append((texts.DRAW_ASKED if asked else texts.DRAW_BY_ITSELF, _ASK))
    lines.append((texts.RULES, _RULES))
    lines.append((texts.HELP, _HELP))
    lines.append((texts.NEW_GAME, _NEW))
    lines.append((texts.LEAVE, _LEAVE))
    table.menu(texts.MENU, lines)


def special(table):
    """Open the menu of the moves that are not cards."""
    texts = table.app.texts
    moves = _special_moves(texts, table.view)
    if not moves:
        table.tell(texts.NO_MOVES)
    elif table.view.phase == NAMING:
        table.menu(texts.TRUMPS, moves, _HIGH)
    else:
        table.menu(texts.MOVES, moves)


def marriage(table, card):
    """Ask whether a king or queen is led as a marriage."""
    texts = table.app.texts
    name = wording.card_name(texts, card)
    value = wording.marriage_value(card, table.view.trump)
    moves = [(texts.MARRIAGE % (name, value), card + MARRY), (texts.PLAIN % name, card)]
    table.menu(name, [line for line in moves if line[1] in table.view.legal])


def refuse(table, card):
    """Say why a card cannot be played."""
    why = fetch("sixtysix.refusals").why_not(table.game.deal, card)
    forget("sixtysix.refusals", "sixtysix.notation")
    text = table.app.texts.numbered("WHY_NOT", why)
    for mark, suit in (("%l", SUIT[table.view.trick[0] & CARD]), ("%t", table.view.trump)):
        text = text.replace(mark, wording.SUITS[suit])
    table.tell(text)


def do(table, choice):
    """Do what a line that is no move stands for."""
    app = table.app
    if choice == _TRICKS:
        tricks(table)
    elif choice == _SHOW:
        app.settings.show_opponent ^= 1
        table.look()
    elif choice == _ASK:
        app.settings.ask_draw ^= 1
    elif choice == _HELP:
        table.opening = ("help",)
    # What needs much memory takes the table's place; the match waits in ``app.game``.
    elif choice == _RULES:
        app.go("rules", table.view.rules, "table")
    elif choice == _NEW:
        app.go("newgame", "table")
    elif choice == _LEAVE:
        app.keep(True)
        app.go("title")


def tricks(table):
    """Show the tricks that may be looked at: the last one, or all of the viewer's own."""
    texts = table.app.texts
    view = table.view
    seats = view.rules.seats
    at = len(view.plays) // seats - 1
    if at < 0:
        table.tell(texts.NO_TRICK)
    elif view.rules.look:
        table.opening = ("tricks", view)
    else:
        cards = bytes(move & CARD for move in view.plays[at * seats : (at + 1) * seats])
        winner = (view.leaders + bytes((view.leader,)))[at + 1]
        who = wording.name(texts, table.game, winner)
        table.announce((texts.LAST_TRICK, wording.said(texts, texts.TOOK, who), cards), True)


def _special_moves(texts, view):
    """
    Return the legal moves other than cards as pairs (text, move), marriages left out.

    What matters is first, second or last: one step away at most, as the menu goes around.
    """
    lines = [(wording.SUITS[suit] + " " + texts.SUITS[suit], NAME + suit) for suit in range(4)]
    lines += (
        (_exchange(texts, view), EXCHANGE),
        (texts.CLOSE_EARLY if view.phase == BEFORE_DRAW else texts.CLOSE, CLOSE),
        (texts.DRAW, DRAW),
        (texts.CLAIM, CLAIM),
        (texts.PASS if view.phase == NAMING else texts.NO_CLAIM, PASS),
    )
    return [line for line in lines if line[1] in view.legal]


def _exchange(texts, view):
    if EXCHANGE not in view.legal:
        return ""
    return texts.EXCHANGE % tuple(
        wording.card_name(texts, card) for card in wording.exchanged(view)
    )
