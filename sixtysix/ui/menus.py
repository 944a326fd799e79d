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
from sixtysix.loading import DEALING, fetch, forget
from sixtysix.moves import CARD, CLAIM, CLOSE, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import BEFORE_DRAW, NAMING, NOBODY
from sixtysix.ui import wording
from sixtysix.ui.game import PLAY, SHARED

# The lines of the pause menu, numbers that no move has.
_CONTINUE, _HINT, _UNDO, _TRICKS, _SCORE, _RULES, _OPTIONS, _CODE, _LEAVE, _GIVE_UP, _LOSE = range(
    200, 211
)
_HIGH = 6  # where a menu stands that leaves the hand in sight


def pause(table):
    """Open the pause menu: of all that there is, what makes sense now."""
    texts, game = table.app.texts, table.game
    view = table.view
    rules = view.rules
    match = game.purpose == PLAY
    own = match and game.sole != NOBODY
    lines = (
        (True, texts.GO_ON, _CONTINUE),
        (match and view.turn == game.viewer and len(view.legal) > 1, texts.HINT_LINE, _HINT),
        (own and _has_decided(game), texts.UNDO, _UNDO),
        (
            len(view.plays) >= rules.seats,
            texts.OWN_TRICKS if rules.look else texts.LAST_TRICK,
            _TRICKS,
        ),
        (match and game.match.sheet, texts.SCORE, _SCORE),
        (True, texts.RULES, _RULES),
        (not game.guide, texts.SETTINGS, _OPTIONS),
        (game.purpose in (PLAY, SHARED) and game.deal.seed is not None, texts.DEAL_CODE, _CODE),
        (own, texts.GIVE_UP, _GIVE_UP),
        (True, texts.LEAVE if match else texts.LEAVE_ONLY, _LEAVE),
    )
    lines = [line[1:] for line in lines if line[0]]
    table.menu(texts.MENU, lines[:1] + _special_moves(texts, view) + lines[1:])


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
        text = text.replace(mark, wording.SUITS[suit : suit + 1])
    table.tell(text)


def do(table, choice):
    """Do what a line that is no move stands for."""
    app = table.app
    if choice == _HINT:
        table.opening = ("hint", table)
    elif choice == _UNDO:
        undo(table)
    elif choice == _TRICKS:
        tricks(table)
    elif choice == _SCORE:
        table.opening = ("score", app.texts.SCORE)
    # What needs much memory takes the table's place; the match waits in ``app.game``.
    elif choice == _RULES:
        app.go("rules", table.view.rules, "table")
    elif choice == _CODE:
        app.go("share", "table")
    elif choice == _OPTIONS:
        app.go("options", "table")
    elif choice == _LEAVE:
        app.keep(True)
        app.go("title")
    elif choice == _GIVE_UP:
        texts = app.texts
        table.menu(texts.SURE, [(texts.GO_ON, _CONTINUE), (texts.GIVE_UP, _LOSE)])
    elif choice == _LOSE:
        _lose(table)


def undo(table):
    """Take back all since the person's last decision, and that; then let him decide again."""
    game = table.game
    deal = game.deal
    takeback = fetch("sixtysix.takeback")
    taken = bytearray()
    while deal.count:
        taken.append(deal.log[deal.count - 1])
        takeback.undo(deal)
        # Where nobody is asked the cards are drawn by themselves: that was no decision.
        asked = deal.phase != BEFORE_DRAW or taken[-1] != DRAW or table.app.settings.ask_draw
        if deal.turn == game.sole and len(deal.legal()) > 1 and asked:
            break
    else:
        for move in reversed(taken):
            deal.push(move)
        taken = b""
    forget("sixtysix.takeback", *DEALING)
    if taken:
        game.undone = min(255, game.undone + 1)
        table.begin()
        point(table, taken[-1])
        if deal.phase == BEFORE_DRAW:
            special(table)


def point(table, move):
    """Put the cursor on the card that a move plays, if it plays one."""
    hand = table._hand
    at = hand.cards.find(bytes((move & CARD,)))
    if move < EXCHANGE and at >= 0:
        hand.move(at - hand.cursor)


def _has_decided(game):
    """Tell whether the only person has made a move that can be taken back."""
    deal = game.deal
    moves = range(deal.count)
    return any(deal.mover(k) == game.sole and deal.log[k] != DRAW for k in moves)


def _lose(table):
    """Let the only person lose the match, to who is best of the others."""
    match = table.game.match
    totals = list(match.totals)
    totals[table.game.sole % len(totals)] = min(totals) - 1
    match.winner = totals.index(max(totals))
    table.app.keep(True, "add_match")
    table.app.go("matchend")


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
    lines = [
        (wording.SUITS[suit : suit + 1] + " " + texts.SUITS[suit], NAME + suit) for suit in range(4)
    ]
    lines += (
        (_exchange(texts, view), EXCHANGE),
        (texts.CLOSE_EARLY if view.phase == BEFORE_DRAW else texts.CLOSE, CLOSE),
        (texts.DRAW, DRAW),
        (texts.CLAIM, CLAIM),
        (texts.PASS if view.phase == NAMING else texts.NO_CLAIM, PASS),
    )
    return [line for line in lines if line[1] in view.legal]


def words(texts, view, move):
    """Return what a move is called: a card's name, or its line in a menu."""
    if move < EXCHANGE:
        name = wording.card_name(texts, move & CARD)
        value = wording.marriage_value(move & CARD, view.trump)
        return name if move < MARRY else texts.MARRIAGE % (name, value)
    return next(line[0] for line in _special_moves(texts, view) if line[1] == move)


def _exchange(texts, view):
    if EXCHANGE not in view.legal:
        return ""
    return texts.EXCHANGE % tuple(
        wording.card_name(texts, card) for card in wording.exchanged(view)
    )
