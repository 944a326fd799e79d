# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.task`
==================

A puzzle at the table: both hands lie open, and the other player defends as well as possible.
"""

from displayio import Group

from sixtysix.loading import DEALING, fetch, forget
from sixtysix.match import Match
from sixtysix.ui.game import PERSON, PUZZLE, Game
from sixtysix.ui.widgets import card

_X, _Y, _STEP = 4, -2, 17  # of the other's cards
_PUZZLES = ("sixtysix.puzzles", "sixtysix.record", "sixtysix.replay")
# The defence's modules, in the order in which they build on each other.
_DEFENDER = "sixtysix.ai.defender"
_MIND = ("sixtysix.ai.tables", "sixtysix.ai.counting", "sixtysix.ai.player") + (
    "sixtysix.ai.solver",
    "sixtysix.ai.endgame",
)


class Task(Game):
    """
    The game of a puzzle.

    :param int number: the puzzle's, from 0 on
    :param Deal deal: its deal
    :param int goal: the game points to be won
    """

    purpose = PUZZLE
    after = "solved"

    def __init__(self, number, deal, goal):
        seats = [PERSON if seat == deal.turn else 2 for seat in range(2)]
        super().__init__(Match(deal.rules), seats)
        self.deal = deal
        self.number = number
        self.goal = goal
        self.guide = self
        self._cards = None  # the other's, as they lie on the table
        self._told = False

    def _load(self, level, thinking, factor=1):
        """Load the defence; where there is no room for it, rules of thumb must do."""
        if not factor:
            super()._load(level, thinking, factor)
            return
        fetch("sixtysix.ai")
        for name in _MIND:
            fetch(name)
        self.player = fetch(_DEFENDER).Defender(self.deal)

    # ---- the guide ----

    def look(self, table):
        """Lay the other's cards open on the table."""
        # Not imported above: the table's modules are not those of the puzzle before.
        from sixtysix.ui.hand import sort

        art = table.app.art
        if self._cards in table.group:
            table.group.remove(self._cards)
        self._cards = Group(x=_X, y=_Y)
        hand = sort(self.deal.hands[1 - self.sole], self.deal.trump)
        for k in range(len(hand)):
            self._cards.append(card(art, hand[k], _STEP * k))
        table.group.insert(0, self._cards)
        table._felt.others.backs.hidden = True

    def tick(self, table):
        """Say at first what is to be won."""
        if self._told or not table.waiting():
            return False
        self._told = True
        app = table.app
        texts = app.texts
        texts.section("task")
        page = texts.TASK_PAGES[table.view.trick != b""] % (self.number + 1, self.goal)
        texts.leave("task")
        app.open("bubble", [page], "puzzles")
        return True

    def chosen(self, table, move):
        """Allow every move."""
        return True


def game(number):
    """Return the game of a puzzle."""
    # Not imported above: this module stays while the puzzle is played.
    puzzles = fetch(_PUZZLES[0])
    found = Task(number, puzzles.deal(number), puzzles.goal(puzzles.heads(), number))
    forget(*_PUZZLES + DEALING)
    return found
