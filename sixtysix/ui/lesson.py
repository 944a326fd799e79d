# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.lesson`
====================

A first deal for people who never played the game, at the real table: every card and every move of
it is fixed, and each move is explained before it is made.
"""

from sixtysix.deal import Deal
from sixtysix.loading import DEALING, forget
from sixtysix.match import Match
from sixtysix.moves import CLOSE, DRAW, EXCHANGE, MARRY
from sixtysix.phases import NOBODY
from sixtysix.rulesets import SIXTYSIX, Ruleset
from sixtysix.ui.game import LESSON, PERSON, Game

# To the person CJ HJ HQ H9 SA D9, to the computer CT DA SJ C9 DJ SK, hearts are trumps by the king.
_ORDER = (
    b"\x0d\x07\x08\x10\x17\x01\x06\x05\x12\x0c\x13\x03\x09"
    b"\x0e\x0f\x14\x04\x00\x15\x02\x0a\x0b\x11\x16"
)
# What the person may do at each step: CJ; HJ; exchange; marriage of hearts; close; SA.
_MOVES = ((13,), (7,), (EXCHANGE,), (MARRY + 8, MARRY + 9), (CLOSE,), (5,))
STEPS = len(_MOVES)
# What the computer plays, by the number of cards played: CT; DA; C9; SJ.
_REPLIES = b"\x00\x10\x17\x00\x00\x0c\x00\x01"


class Lesson(Game):
    """The guided deal. It guides itself: a step is a move of the person's."""

    purpose = LESSON
    after = "taught"

    def __init__(self):
        rules = Ruleset(SIXTYSIX)
        super().__init__(Match(rules, 1), (PERSON, 0))
        self.deal = Deal(rules, 1, _ORDER)
        forget(*DEALING)
        self.guide = self
        self.fresh = True
        self._told = NOBODY  # the last step that was explained
        self._said = ""  # what to do, in short

    def wake(self, level=PERSON, simple=False):
        """Think of nothing: what the computer plays is fixed."""
        self.player = self

    # ---- the computer ----

    def think(self, view):
        """Choose the computer's move; a generator, as a player's thinking is."""
        self.move = DRAW if DRAW in view.legal else _REPLIES[len(view.plays)]
        yield 0

    # ---- the guide ----

    def look(self, table):
        """Write what to do under the table."""
        if self._told == self._step() and table.waiting():
            table.remind(self._said)

    def tick(self, table):
        """Explain the next move when it is time for it."""
        step = self._step()
        if step == self._told or step >= STEPS or not table.waiting():
            return False
        self._explain(table)
        return True

    def chosen(self, table, move):
        """Allow the move that is taught; explain it again if another one is chosen."""
        if move == DRAW or move in _MOVES[self._step()]:
            return True
        self._explain(table)
        return False

    def _step(self):
        deal = self.deal
        step = 0
        for k in range(deal.count):
            step += deal.mover(k) == 0 and deal.log[k] != DRAW
        return step

    def _explain(self, table):
        app = table.app
        texts = app.texts
        self._told = self._step()
        texts.section("lesson")
        pages = texts.numbered("LESSON", self._told)
        texts.leave("lesson")
        self._said = pages[-1]
        table.remind(self._said)
        points = "%d" % self.deal.points[0]
        app.open("bubble", [page.replace("%d", points) for page in pages[:-1]], "title")


def game(app):
    """Return the guided deal."""
    return Lesson()
