# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: a match with hints, moves taken back, a review, the score sheet, given up.

Arguments: the game's row; the computer's level; ``sample`` to measure the heap at every frame. Run
in the drive's folder. Prints what came of it, and what was alive on the heap at most, by screen.
"""

import sys

from session import Session

from sixtysix.phases import NAMING

_B, _A, _START, _RIGHT, _DOWN, _UP = 0, 1, 2, 4, 5, 6
_MOST = 200  # presses for a deal


class Player(Session):
    """Somebody who knows the game and uses the menus."""

    taught = 1

    def __init__(self, row, level):
        super().__init__()
        self.keys = self.session(row, level)

    # Not in a generator, which would keep the screen in memory until its next step.

    def at_work(self):
        """Tell whether the topmost screen works on something."""
        return self.space["app"].screens[-1][1].busy()

    def cards(self):
        """Tell whether the person can choose a card: 0 no, 1 the only one, 2 yes."""
        if self.place() != "table":
            return 0
        table = self.space["app"].screens[0][1]
        # The menu of the trumps opens by itself.
        free = table._choosing() and table.view.phase != NAMING
        return min(2, len(table.view.legal)) if free else 0

    def tell_found(self):
        """Print what a review has found."""
        review = self.space["app"].screens[-1][1]._review
        print("decisions", len(review.decisions))
        print("weighed", sum(decision.top is not None for decision in review.decisions))

    def at_rest(self):
        """Wait until the topmost screen has done its work."""
        while self.at_work():
            yield None

    def until_ready(self):
        """Wait until the person has a choice; play an only card, leave menus of other moves."""
        while self.cards() < 2:
            yield _A if self.place() == "menu" or self.cards() else None

    def ask_for_advice(self):
        """Ask for a hint and read it."""
        yield from self.take_lines("Hint")
        yield from self.until("hint")
        yield from self.at_rest()
        print("hint 1")
        yield _A
        yield from self.until("table")

    def session(self, row, level):
        """Give the keys, one after the other."""
        yield from self.until("title")
        yield _A
        yield from self.until("newgame")
        self.space["app"].settings.level = level
        yield _DOWN
        for _ in range(row):
            yield _RIGHT
        yield _DOWN
        for _ in range(level + 2):
            yield _RIGHT
        yield _UP
        yield _UP
        yield _A
        yield from self.until("table")
        yield from self.until_ready()
        yield from self.ask_for_advice()
        yield _A
        yield from self.until_ready()
        yield from self.take_lines("Take back")
        yield from self.until("table")
        print("undone", self.space["app"].game.undone)
        yield from self.until_ready()
        yield from self.ask_for_advice()
        for _ in range(_MOST):
            if self.place() == "result":
                break
            yield _A
            if self.place() == "table":
                yield _RIGHT
        yield _B
        yield from self.until("review")
        yield from self.at_rest()
        self.tell_found()
        for _ in range(5):
            yield _RIGHT
        yield _A
        yield from self.until("result")
        yield _A
        yield from self.until_ready()
        yield from self.ask_for_advice()
        yield from self.take_lines("Score sheet")
        yield from self.until("score")
        print("sheet", len(self.space["app"].game.match.sheet))
        yield _B
        yield from self.until("table")
        yield from self.take_lines("Give up the match", "Give up the match")
        yield from self.until("matchend")
        print("winner", self.space["app"].game.match.winner)
        raise SystemExit()


player = Player(int(sys.argv[1]), int(sys.argv[2]))
player.run("sample" in sys.argv)
print("level", player.space["app"].game.level())
