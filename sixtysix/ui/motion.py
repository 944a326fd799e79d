# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.motion`
====================

What moves on the table: one card at a time, from where it lies to where it belongs.

The deal is ahead of its picture: a move is made at once, and the table is drawn anew when the cards
have arrived. What moves is a generator of pairs (tile grid, where it goes to); before and between
them it does what is to be seen or heard then. ``table`` is the screen `sixtysix.ui.table`, with its
``felt`` and its ``hand``.
"""

from sixtysix.console.sounds import CLOSE, DEAL, DRAW, PLAY, REFUSE, TRICK
from sixtysix.moves import CARD, EXCHANGE
from sixtysix.moves import CLOSE as CLOSING
from sixtysix.ui.app import FRAME
from sixtysix.ui.art import BACK

_PACKET = 3  # cards dealt at a time


def moving(table, ways):
    """
    Let cards move, one after the other, each slower and slower: a generator, a step a frame.

    ``table.pace`` is the quarters of a millisecond that a pixel takes; 0 lets all arrive at once.

    :param ways: a generator of pairs (tile grid, place)
    """
    now = table.app.console.now
    for grid, (x, y) in ways:
        from_x, from_y = grid.x, grid.y
        since = now() - FRAME  # so that it moves at once
        left = True
        while left > 0:
            time = max(abs(x - from_x), abs(y - from_y)) * table.pace // 4
            left = min(time, time - now() + since)  # the clock may begin anew
            grid.x, grid.y = x, y
            if left > 0:  # what lies ahead shrinks with the square of the time left
                grid.x += (from_x - x) * left * left // (time * time)
                grid.y += (from_y - y) * left * left // (time * time)
            yield


def shaken(table, hand):
    """Shake the card under the cursor: it cannot be played."""
    table.console.sound(REFUSE)
    grid = hand[hand.cursor]
    x, y = grid.x, grid.y
    for step in (-4, 4, -4, 4, -2, 2, 0):
        yield grid, (x + step, y)


def moved(table, felt, hand, move, seat, had, held):
    """
    Show what a move does to the cards.

    :param int move: the move, made already
    :param int seat: who made it
    :param int had: the set of cards in the viewer's hand before
    :param bool held: whether a complete trick lay there, which the mover had won
    """
    place = (seat - table.view.seat) % table.view.rules.seats
    if held:
        yield from gathered(table, felt, place)
    if move < EXCHANGE:
        grid = None if place else hand.find(move & CARD)
        if not grid:
            grid = felt.lay(place, move & CARD, felt.others.HOME[place])
        hand.mark.hidden = True
        yield grid, felt.others.TRICK[place]
        table.console.sound(PLAY)
    elif move == CLOSING:
        turn_up = felt.others.turn_up
        table.console.sound(CLOSE)
        turn_up.hidden = True
        yield felt.lay(0, table.view.turn_up, (turn_up.x, turn_up.y)), felt.others.ASIDE
        yield felt.lay(0, BACK, felt.others.ASIDE), felt.others.PACK
        turn_up.hidden = False
    elif move == EXCHANGE:
        yield from _exchanged(table, felt, hand, place)
    elif table.view.hand != had:
        yield from taken(table, felt, hand, had, seat)


def gathered(table, felt, place):
    """Turn the complete trick over, card under card, and push it to who has won it."""
    table.console.sound(TRICK)
    won = felt.trick[place]
    for grid in felt.trick:
        if grid is not won:
            yield grid, (won.x, won.y)
            grid.hidden = True
    felt.lay(place, BACK, (won.x, won.y))
    yield won, felt.others.HOME[place]
    won.hidden = True


def taken(table, felt, hand, had, first):
    """
    Let cards come from the pack to the hands, and at the beginning the turn-up.

    :param int had: the set of cards that the viewer had before
    :param int first: who gets the first card
    """
    view = table.view
    others = felt.others
    table.console.sound(DRAW if view.drawn else DEAL)
    table.draw()
    turn_up = None if had else others.turn_up
    if turn_up:
        turn_up.hidden = True
    new = [hand.find(card) for card in hand.cards if not had >> card & 1]
    for grid in new:
        grid.hidden = True
    late = max(1, len(new))  # cards that are still to come, for each
    others.show(view, late)
    while late > 0:
        late -= _PACKET
        for seat in range(first, first + view.rules.seats):
            place = (seat - view.seat) % view.rules.seats
            if new and not place:
                for grid in new[:_PACKET]:
                    yield _coming(grid, others.PACK)
                new = new[_PACKET:]
            else:
                # What everybody has seen stays face up.
                shown = view.known[seat % view.rules.seats] >> view.last_turn_up & 1
                grid = felt.lay(place, view.last_turn_up if shown else BACK, others.PACK)
                yield grid, others.HOME[place]
                grid.hidden = True
                others.show(view, max(0, late))
    if turn_up:
        yield _coming(turn_up, others.PACK)


def _exchanged(table, felt, hand, place):
    """Take the turn-up and put the lowest trump in its place."""
    turn_up = felt.others.turn_up
    x, y = felt.others.HOME[place]
    own = None if place else hand.find(table.view.turn_up)
    if own:
        x, y = own.x, own.y
    table.draw()
    turn_up.hidden = True
    there = turn_up.x, turn_up.y
    taken = table.view.first_turn_up
    if own:
        yield _coming(hand.find(taken), there)
    else:
        grid = felt.lay(place, taken, there)
        yield grid, (x, y)
        grid.hidden = True
    yield _coming(turn_up, (x, y))


def _coming(grid, place):
    """Let something come from a place to where it lies now."""
    there = grid.x, grid.y
    grid.hidden = False
    grid.x, grid.y = place
    return grid, there
