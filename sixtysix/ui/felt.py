# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.felt`
==================

The table but for the own hand: the other's cards, stock and turn-up, the trick, the scores.
Everything is drawn from a `View`, that is, from what the person may know.
"""

from displayio import Group, TileGrid

from sixtysix.cards import NO_CARD, beats
from sixtysix.moves import CARD
from sixtysix.phases import NOBODY, OVER
from sixtysix.rulesets import AUTOMATIC
from sixtysix.ui.art import (
    BACK,
    BACK_EDGE,
    CARD_HEIGHT,
    GOLD,
    ICON,
    LOCK,
    NOTHING,
    PANEL,
    SLOT,
)
from sixtysix.ui.font import HEIGHT
from sixtysix.ui.widgets import CENTRE, Text, box, card, icon

_PANEL_X = 112
_PANEL_WIDTH, _PANEL_HEIGHT = 48, 77
_TEXT_X, _TEXT_Y = 115, 3
_COLUMNS = 7
# Rows of the panel, from its top: the other's name and points, the trump, one's own points, name.
_ROWS = 6
_NAME_ROW = (5, 0)
_POINTS_ROW = (4, 1)
_TRUMP_Y = 31

_STOCK_X, _STOCK_Y = 6, 24
_TRICK_X = (80, 52)  # own card, the other's
_TRICK_Y = (40, 20)
_BACKS_X = 6


class Felt(Group):
    """
    The middle and the top of the table.

    :param Art art: the pictures
    :param tuple names: the names of the person and of the computer
    :param int size: the most cards a hand ever holds
    """

    def __init__(self, art, names, size):
        super().__init__()
        self._art = art
        self._names = names
        self._backs = TileGrid(
            art.icons,
            pixel_shader=art.colours,
            width=size,
            height=1,
            tile_width=ICON,
            tile_height=ICON,
            x=_BACKS_X,
        )
        self.append(self._backs)
        self._build_stock(art)
        self._trick = (card(art, BACK), card(art, BACK))
        for grid in self._trick:
            self.append(grid)
        self._build_panel(art)

    def _build_stock(self, art):
        self._turn_up = card(art, SLOT, _STOCK_X, _STOCK_Y)
        self._stock = card(art, BACK, _STOCK_X + 13, _STOCK_Y)
        self._lock = icon(art, LOCK, _STOCK_X + 17, _STOCK_Y + 8)
        self._left = Text(art, 6, _STOCK_X, _STOCK_Y + CARD_HEIGHT + 2, art.grey, align=CENTRE)
        for grid in (self._turn_up, self._stock, self._lock, self._left):
            self.append(grid)

    def _build_panel(self, art):
        self._scores = Text(art, _COLUMNS, _TEXT_X, _TEXT_Y, art.gold, rows=_ROWS)
        self._points = Text(art, _COLUMNS, _TEXT_X, _TEXT_Y, art.white, rows=_ROWS)
        # Who is on turn stands in dark letters on gold, over his line.
        self._turn = Group()
        self._on_turn = Text(art, _COLUMNS, _TEXT_X, 1, art.ink)
        self._turn.append(box(_PANEL_X, 0, _PANEL_WIDTH, HEIGHT + 1, GOLD))
        self._turn.append(self._on_turn)
        self._trump = icon(art, 0, _PANEL_X + 16, _TRUMP_Y)
        self.append(box(_PANEL_X, 0, _PANEL_WIDTH, _PANEL_HEIGHT, PANEL))
        for part in (self._scores, self._points, self._turn, self._trump):
            self.append(part)

    def show(self, view, trick, leader, totals, show_other):
        """
        Show the state of a deal.

        :param View view: what the person sees
        :param bytes trick: the moves to lie on the table, the lead first
        :param int leader: the seat that led it
        :param list totals: game points of each side
        :param bool show_other: whether the computer's points are written
        """
        for k in range(self._backs.width):
            self._backs[k] = BACK_EDGE if k < view.counts[1] else NOTHING
        self._show_stock(view)
        self._show_trick(view, trick, leader)
        self._show_scores(view, totals, show_other)

    def _show_stock(self, view):
        closed = view.closer != NOBODY
        there = view.turn_up != NO_CARD
        face_up = there and not closed
        self._turn_up[0] = view.turn_up if face_up else BACK if there else SLOT
        self._stock.hidden = view.stock_left < 2
        self._lock.hidden = not closed
        self._left.put("%d" % view.stock_left if view.stock_left else "")
        self._trump[0] = view.trump

    def _show_trick(self, view, trick, leader):
        best = _winning(trick, view.trump)
        for grid in self._trick:
            grid.hidden = True
        for k in range(len(trick)):
            seat = (leader + k) % 2
            grid = self._trick[seat]
            grid.hidden = False
            grid[0] = trick[k] & CARD
            grid.x = _TRICK_X[seat]
            grid.y = _TRICK_Y[seat]
            # Of a whole trick only the card that won it stays bright.
            lost = len(trick) == 2 and k != best
            grid.pixel_shader = self._art.dim if lost else self._art.colours

    def _show_scores(self, view, totals, show_other):
        for side in range(2):
            score = "%d/%d" % (totals[side], view.rules.target)
            name = self._names[side]
            line = name + " " * (_COLUMNS - len(name) - len(score)) + score
            self._scores.put(line, _NAME_ROW[side])
            shown = view.rules.show_points and view.rules.claims == AUTOMATIC
            points = "%d" % view.points[side] if shown and (side == 0 or show_other) else "?"
            if view.pending[side]:
                points += "+%d" % view.pending[side]
            self._points.put(points, _POINTS_ROW[side])
            if side == view.turn:
                self._on_turn.put(line)
                self._turn.y = _TEXT_Y + HEIGHT * _NAME_ROW[side] - 1
        self._turn.hidden = view.phase == OVER


def _winning(trick, trump):
    """Return which card of a trick of two wins it, 0 or 1."""
    return len(trick) == 2 and beats(trick[1] & CARD, trick[0] & CARD, trump)
