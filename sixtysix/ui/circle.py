# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.circle`
====================

What lies on a table of three or four: the others' names and how many cards they hold, and the card
that was shown, as long as it is in somebody's hand.
"""

from displayio import Group

from sixtysix.cards import NO_CARD
from sixtysix.phases import OVER
from sixtysix.ui.art import BACK
from sixtysix.ui.widgets import LEFT, RIGHT, Text, card, turn

_LABEL = 6  # letters: a name and a number

# The places of the left, the opposite and the right player: of a card back, which reaches in from
# the edge of the table, of the label, and of a card shown.
_AT_LEFT = ((-8, 28), (1, 63), LEFT, (0, 12))
_OPPOSITE = ((44, -21), (6, 0), RIGHT, (70, 0))
_AT_RIGHT = ((96, 28), (75, 63), RIGHT, (88, 12))
# By the number of players; the trick from the viewer on. No card covers the rank of another.
_SEATS = {3: (_AT_LEFT, _AT_RIGHT), 4: (_AT_LEFT, _OPPOSITE, _AT_RIGHT)}
_TRICK = {
    3: ((44, 44), (19, 24), (69, 24)),
    4: ((44, 45), (19, 28), (44, 12), (69, 28)),
}


class Others(Group):
    """
    What the other players show.

    :param Art art: the pictures
    :param list names: the names of the seats
    :param int size: the most cards a hand ever holds
    """

    turn_up = None

    def __init__(self, art, names, size):
        super().__init__()
        seats = len(names)
        self.TRICK = _TRICK[seats]
        self.HOME = [(44, 112)] + [place[0] for place in _SEATS[seats]]
        # Three sides fill the panel; a pair's rows are those of a single player.
        self.NAMES, self.POINTS = ((4, 0, 2), (5, 1, 3)) if seats == 3 else ((5, 0), (4, 1))
        self.TRUMP = (48, 2) if seats == 3 else (128, 31)
        self._art = art
        self._names = names
        self._labels = []
        for back, label, align, _ in _SEATS[seats]:
            self.append(card(art, BACK, *back))
            self._labels.append(Text(art, _LABEL, *label, align=align))
            self.append(self._labels[-1])
        self._shown = card(art, BACK)
        self.append(self._shown)

    def show(self, view, late=0):
        """Show what a `View` says of them, while so many cards are still on their way to a hand."""
        seats = len(self._names)
        self.PACK = self.HOME[(view.dealer - view.seat) % seats]  # in the dealer's hands
        shown = False
        for place in range(1, seats):
            seat = (view.seat + place) % seats
            back = self[2 * place - 2]
            if back.hidden == bool(view.counts[seat]):
                back.hidden = not back.hidden
            label = self._labels[place - 1]
            label.put("%s·%d" % (self._names[seat], view.counts[seat] - late))
            on_turn = seat == view.turn and view.phase != OVER
            ink = self._art.gold if on_turn else self._art.white
            if label.pixel_shader is not ink:
                label.pixel_shader = ink
            shown = self._show_shown(view, seat, _SEATS[seats][place - 1][3]) or shown
        if not shown:
            self._shown.hidden = True

    def _show_shown(self, view, seat, place):
        """Show the card that was shown if it is in a seat's hand; return whether it is."""
        shown = view.last_turn_up
        if shown == NO_CARD or not view.known[seat] >> shown & 1:
            return False
        turn(self._art, self._shown, shown)
        self._shown.x, self._shown.y = place
        return True
