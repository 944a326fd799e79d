# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.pause`
===================

What the table's pause menu offers and does. In memory only while it is asked: ``table`` is always
the screen `sixtysix.ui.table`.
"""

from sixtysix.moves import CARD
from sixtysix.rulesets import AUTOMATIC
from sixtysix.ui import wording

# The lines, numbers that no move has.
_CONTINUE, _TRICKS, _SHOW, _RULES, _HELP, _NEW, _LEAVE = range(200, 207)


def items(table):
    """Return the lines of the menu as pairs (text, move or number): special moves come first."""
    texts = table.app.texts
    view = table.view
    rules = view.rules
    lines = [(texts.GO_ON, _CONTINUE)]
    lines += wording.special_moves(texts, view)
    if len(view.plays) >= rules.seats:
        lines.append((texts.OWN_TRICKS if rules.look else texts.LAST_TRICK, _TRICKS))
    if rules.show_points and rules.claims == AUTOMATIC:
        shown = table.app.settings.show_opponent
        lines.append((texts.SHOW_OPPONENT if shown else texts.HIDE_OPPONENT, _SHOW))
    lines.append((texts.RULES, _RULES))
    lines.append((texts.HELP, _HELP))
    lines.append((texts.NEW_GAME, _NEW))
    lines.append((texts.LEAVE, _LEAVE))
    return lines


def do(table, choice):
    """Do what a line that is no move stands for."""
    app = table.app
    if choice == _TRICKS:
        tricks(table)
    elif choice == _SHOW:
        app.settings.show_opponent ^= 1
        table.look()
    elif choice == _HELP:
        app.open("help")
    # What needs much memory takes the table's place; the match waits in ``app.game``.
    elif choice == _RULES:
        app.go("rules", table.view.rules, "table")
    elif choice == _NEW:
        app.go("newgame", "table")
    elif choice == _LEAVE:
        app.keep()
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
        table.app.open("tricks")
    else:
        cards = bytes(move & CARD for move in view.plays[at * seats : (at + 1) * seats])
        winner = (view.leaders + bytes((view.leader,)))[at + 1]
        who = wording.name(texts, table.game, winner)
        table.announce((texts.LAST_TRICK, wording.said(texts, texts.TOOK, who), cards), True)
