# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.game`
==================

The running match, as the screens need it: who sits where, and whose view is shown.
"""

from sixtysix.loading import DEALING, fetch, forget
from sixtysix.phases import NOBODY, OVER
from sixtysix.view import View

PERSON = 255  # in the place of a computer's level

# What a game is played for: a match of one's own; a deal that somebody shared; a puzzle; the
# guided first deal; computers among themselves, to be watched. Only the first is saved.
PLAY, SHARED, PUZZLE, LESSON, DEMO = range(5)

# The computer player's modules, in the order in which they build on each other: those that all
# games need, those of two players, and those of more.
_SHARED = (
    "sixtysix.ai.tables",
    "sixtysix.ai.counting",
    "sixtysix.ai.belief",
    "sixtysix.ai.player",
)
_SIMPLE = ("sixtysix.ai.thumb",)  # ... and what a player needs who only has rules of thumb
_DUEL = (
    "sixtysix.ai.solver",
    "sixtysix.ai.endgame",
    "sixtysix.ai.judge",
    "sixtysix.ai.mean",
    "sixtysix.ai.tricks",
    "sixtysix.ai.search",
)
_CIRCLE = ("sixtysix.ai.thumb", "sixtysix.ai.playout")


class Game:
    """
    A match and its current deal. After the last move the deal stays until the next one begins.

    ``persons`` are the seats of persons; ``sole`` is the only one of them, ``NOBODY`` if there are
    several or none. ``viewer`` is the seat whose hand may be shown now: the sole person's always,
    one of several only when the device is in his hands, and the first where computers play.

    ``fresh`` tells that the cards were dealt and the table has not shown that yet.

    ``purpose`` is one of `PLAY` to `DEMO`. ``after`` names the screen that is opened over the table
    when a deal is over; without persons it takes the table's place. ``guide`` is None, or who leads
    the person through the deal: the table calls its ``look(table)`` whenever it has drawn itself,
    ``chosen(table, move)`` before a person's move is made, where False refuses that move, and
    ``tick(table)`` when all lies still, where True says that he has opened a screen to speak.

    :param Match match: the match
    :param bytes players: for each seat `PERSON` or the computer's level
    """

    purpose = PLAY
    after = "result"
    fresh = False
    guide = None

    def __init__(self, match, players):
        self.match = match
        self.players = bytes(players)
        self.persons = bytes(k for k in range(len(players)) if players[k] == PERSON)
        self.sole = self.persons[0] if len(self.persons) == 1 else NOBODY
        self.viewer = self.sole if self.persons else 0
        self._views = [None, None]  # used again and again
        self._last = 0
        self.player = None  # the computer player, while it is awake
        self.deal = None
        # 1 when the deal's result is in the match's totals, 2 when its review was counted as well.
        self.counted = 0
        self.undone = 0  # how often a move was taken back in this deal, up to 255

    def wake(self, level=PERSON, simple=False):
        """
        Load the computer player and let it take the memory that it needs, until the deal is over.

        :param int level: its level where no computer plays; it stays asleep without
        :param bool simple: be content with rules of thumb, since they take half as much memory
        """
        level = min(level, self.level())
        if self.player is None and level != PERSON and self.deal.phase != OVER:
            # What they hold lies scattered over the place that the player had: put it together.
            # One that is still to come needs a large piece, which there may not be later.
            for k in range(2):
                self._look(k, self._views[k].seat if self._views[k] else 0)
            try:
                if not simple:
                    self._load(level, _DUEL if self.deal.seats == 2 else _CIRCLE)
            except MemoryError:
                self.sleep()
            if not self.player:
                self._load(0, _SIMPLE, 0)

    def _load(self, level, thinking, factor=1):
        fetch("sixtysix.ai")
        for name in _SHARED + thinking:
            fetch(name)
        self.player = fetch(_SHARED[-1]).Player(level, factor)
        self.player.prepare(self.deal.rules)

    def sleep(self):
        """Give all memory of the computer player back."""
        self.player = None
        forget("sixtysix.ai")

    def next_deal(self, seed):
        """Deal anew."""
        self.deal = self.match.deal(seed)
        forget(*DEALING)
        self.counted = 0
        self.fresh = True
        self.undone = 0
        if self.persons:
            self.viewer = self.sole

    def level(self):
        """Return the computer's level; the lowest if several differ, `PERSON` if none plays."""
        return min(self.players)

    def set_level(self, level):
        """Let all computers play at a level."""
        self.players = bytes(
            PERSON if k in self.persons else level for k in range(len(self.players))
        )

    def view(self, again=False):
        """
        Return what the viewer may see; before there is one, what a person at the table may.

        The view of the time before stays good, so that the two can be compared, until a computer
        looks; older ones do not.

        :param bool again: take the place of the last view, since a computer uses the other one
        """
        if not again:
            self._last ^= 1
        return self._look(self._last, self.persons[0] if self.viewer == NOBODY else self.viewer)

    def computer_view(self):
        """Return what the computer on turn may see, until `view` is asked for a new one."""
        return self._look(self._last ^ 1, self.deal.turn)

    def _look(self, place, seat):
        if self._views[place]:
            self._views[place].look(self.deal, seat)
        else:
            self._views[place] = View(self.deal, seat)
        return self._views[place]

    def count(self):
        """
        Add the result of the deal, which is over, to the match; once. Its views are dropped.

        :return: what `App.keep` has to note: nothing the second time
        """
        self._views = [None, None]
        if self.counted:
            return ()
        self.match.add(self.deal)
        fetch("sixtysix.sheet").note(self.match, self.deal)
        forget("sixtysix.sheet")
        self.counted = 1
        return ("add_deal",)
