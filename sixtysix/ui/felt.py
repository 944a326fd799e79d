# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.felt`
==================

The table but for the own hand: the trick and the scores, and what `sixtysix.ui.duel` or
`sixtysix.ui.circle` adds for two players or more. Everything is drawn from a `View`, that is, from
what the person may know; whose view it is sits at the bottom.
"""

from displayio import Group

from sixtysix.cards import NO_SUIT, beats
from sixtysix.moves import CARD, EXCHANGE, MARRY
from sixtysix.phases import OVER
from sixtysix.rulesets import AUTOMATIC
from sixtysix.ui.art import BACK, GOLD, PANEL
from sixtysix.ui.font import HEIGHT
from sixtysix.ui.widgets import Text, box, card, icon, turn
from sixtysix.ui.wording import marriage_value

_PANEL_X = 112
_PANEL_WIDTH, _PANEL_HEIGHT = 48, 77
_TEXT_X, _TEXT_Y = 115, 3
_COLUMNS = 7
_ROWS = 6
_STAKE_X, _STAKE_Y = 146, 33


class Felt(Group):
    """
    The middle and the top of the table.

    :param Art art: the pictures
    :param list names: the names of the sides
    :param Others others: what else lies there. Counted from the viewer on, its ``TRICK`` are the
        places of the cards played, its ``HOME`` those that cards come from and go to. Its ``NAMES``
        and ``POINTS`` are the rows of the panel for the sides' names and points; its ``TRUMP`` is
        the place of the trump suit, its ``PACK`` that of the cards to be dealt, and ``turn_up`` the
        tile grid of the card under the stock, None where there is none, which is turned over at
        ``ASIDE``
    """

    def __init__(self, art, names, others):
        super().__init__()
        self._art = art
        self._names = names
        self.others = others
        self.append(others)
        self.trick = [card(art, BACK) for _ in others.TRICK]
        for grid in self.trick:
            self.append(grid)
        self._scores = Text(art, _COLUMNS, _TEXT_X, _TEXT_Y, art.gold, rows=_ROWS)
        self._points = Text(art, _COLUMNS, _TEXT_X, _TEXT_Y, art.white, rows=_ROWS)
        # Who is on turn stands in dark letters on gold, over his line.
        self._turn = Group()
        self._on_turn = Text(art, _COLUMNS, _TEXT_X, 1, art.ink)
        self._turn.append(box(_PANEL_X, 0, _PANEL_WIDTH, HEIGHT + 1, GOLD))
        self._turn.append(self._on_turn)
        self._trump = icon(art, 0, *others.TRUMP)
        self._stake = Text(art, 2, _STAKE_X, _STAKE_Y, art.gold)
        self.append(box(_PANEL_X, 0, _PANEL_WIDTH, _PANEL_HEIGHT, PANEL))
        for part in (self._scores, self._points, self._turn, self._trump, self._stake):
            self.append(part)

    def show(self, view, trick, leader, totals, show_other):
        """
        Show the state of a deal.

        :param View view: what the person sees
        :param bytes trick: the moves to lie on the table, the lead first
        :param int leader: the seat that led it
        :param list totals: game points of each side
        :param bool show_other: whether the points of the other sides are written
        """
        self.others.show(view)
        self._show_trick(view, trick, leader)
        self._trump.hidden = view.trump == NO_SUIT
        if view.trump != NO_SUIT:
            self._trump[0] = view.trump
        self._stake.put("+%d" % view.stake if view.stake else "")
        for side in range(view.rules.sides):
            self._show_side(view, side, totals[side], side == view.side or show_other)
        self._turn.hidden = view.phase == OVER

    def _show_trick(self, view, trick, leader):
        seats = len(self.trick)
        best = _winning(trick, view.trump) if len(trick) == seats else -1
        for k in range(seats):
            place = (leader + k - view.seat) % seats
            if k < len(trick):
                # Of a whole trick only the card that won it stays bright.
                dim = best not in (-1, k)
                self.lay(place, trick[k] & CARD, self.others.TRICK[place], dim)
            else:
                self.trick[place].hidden = True

    def lay(self, place, number, there, dim=False):
        """Show a card with the tile grid of a place in the trick, and return it."""
        grid = self.trick[place]
        turn(self._art, grid, number, dim)
        grid.x, grid.y = there
        return grid

    def _show_side(self, view, side, total, show):
        place = (side - view.side) % view.rules.sides
        name = self._names[side]
        score = "%d/%d" % (total, view.rules.target)
        if len(name) + len(score) >= _COLUMNS:
            score = "%d" % total
        line = name + " " * (_COLUMNS - len(name) - len(score)) + score
        self._scores.put(line, self.others.NAMES[place])
        self._points.put(_points(view, side, show), self.others.POINTS[place])
        if side == view.turn % view.rules.sides:
            self._on_turn.put(line)
            self._turn.y = _TEXT_Y + HEIGHT * self.others.NAMES[place] - 1


def _points(view, side, show):
    """Return the points of a side in words; marriages stay written where points are hidden."""
    marriages = view.pending[side]
    points = "%d" % view.points[side]
    if not (show and view.rules.show_points and view.rules.claims == AUTOMATIC):
        points = "?"
        marriages = 0
        for k in range(len(view.log)):
            if MARRY <= view.log[k] < EXCHANGE and view.movers[k] % view.rules.sides == side:
                marriages += marriage_value(view.log[k] - MARRY, view.trump)
    return points + "+%d" % marriages if marriages else points


def _winning(trick, trump):
    """Return which card of a complete trick wins it."""
    best = 0
    for k in range(1, len(trick)):
        if beats(trick[k] & CARD, trick[best] & CARD, trump):
            best = k
    return best
