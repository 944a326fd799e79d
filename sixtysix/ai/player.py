# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.player`
====================

The computer player at three levels. It sees only a `View`, thinks in small steps that can be
broken off, and always plays the same in the same situation.

==========  ==================================================================================
easy        rules of thumb, and slips: forgets cards played long ago, misjudges a little, closes
            too boldly in some games
normal      looks one trick ahead in few worlds, closes timidly
hard        many worlds; closes when that is worth more on average; see `search`
==========  ==================================================================================

From the moment that the other hand is known, normal and hard play exactly.
"""

from sixtysix.ai.counting import others, sure_points
from sixtysix.loading import path
from sixtysix.moves import CLAIM, CLOSE, EXCHANGE, PASS
from sixtysix.phases import CLAIMING, NAMING
from sixtysix.rng import Rng
from sixtysix.rulesets import NAMES

EASY, NORMAL, HARD = 0, 1, 2
LEVELS = ("easy", "normal", "hard")

_MEMORY = 6  # cards played that an easy player remembers
_MOST = 1000  # worlds, however large the budget
_SLICE = 40  # nodes searched between two yields

# By game, in the order of `NAMES`, chosen so that in each a level beats the one below in 60 to 70
# of 100 matches. Easy: by how much it misjudges a move, with how few cards it plays exactly, how
# many points may be uncertain when it closes. Then worlds, by level.
_SLIP = bytes((3, 5, 16, 3, 4, 4, 100))
_SIGHT = bytes((0, 0, 0, 5, 6, 0, 0))
_BOLD = bytes((0, 0, 0, 20, 10, 0, 0))
_WORLDS = (
    b"",
    bytes((4, 6, 7, 4, 5, 3, 5)),
    bytes((30, 30, 30, 30, 30, 20, 20)),
)

# By level: worlds to judge a closing by, and what it must promise more (of judge.SCALE: it looks
# too good to who sees all cards); limits in nodes for two, in cards laid for more.
_CLOSING = (0, 4, 10)
_MARGIN = (0, 80, 24)
_LIMIT = (0, 1000, 4000)
_PLAY_LIMIT = (0, 1500, 2800)


class Player:
    """
    A player for any seat of any game.

    ``move`` is its choice: a legal one from the first step of `think` on, the final one when that
    ends. ``nodes`` is what the last choice took.

    :param int level: ``EASY``, ``NORMAL`` or ``HARD``
    :param factor: multiplies the budget, for machines faster than the board; with 0 an easy player
        has rules of thumb to the end
    :param str tables: file of the judge's tables, if not the game's own
    """

    def __init__(self, level=NORMAL, factor=1, tables=None):
        self.level = level
        self.move = None
        self.nodes = 0
        self._memory = _MEMORY if level == EASY else 24
        self._factor = factor
        self._play_limit = int(_PLAY_LIMIT[level] * factor)
        self._closing = int(_CLOSING[level] * factor)
        self._margin = _MARGIN[level]
        self._limit = int(_LIMIT[level] * factor)
        self._ending = None
        self._search = None
        self._table = None
        self._game = None
        self._path = tables

    def prepare(self, rules):
        """Load and take now what thinking will need, while a board's memory is in one piece."""
        if self.level != EASY and rules.seats > 2:
            self._playout()
        elif self.level != EASY:
            self._searcher(rules)
        if self.level == EASY or rules.seats == 3:
            _thumb()

    def think(self, view):
        """
        Think about the view of the seat on turn: a generator of its progress, 0 to 100.

        It may be left at any yield; ``move`` then holds the best choice so far.
        """
        self.nodes = 0
        self.move = view.legal[0]
        yield 0
        settled = self._settled(view)
        row = view.rules.row
        if settled is not None:
            self.move = settled
        elif self._sees_the_end(view):
            yield from self._solve(view)
        elif self.level == EASY:
            rng = Rng(view.seed())
            self.move = _thumb().choose(view, _MEMORY, lambda: rng.below(_SLIP[row]))
        elif view.phase == NAMING:
            self.move = _thumb().choose(view)
        else:
            self._worlds = int(max(1, min(_MOST, _WORLDS[self.level][row] * self._factor)))
            two = view.rules.seats == 2
            yield from self._look_into_worlds(view) if two else self._play_out(view)
        yield 100

    def _sees_the_end(self, view):
        """Tell whether the other hand is known; an easy player counts only the last tricks."""
        sight = 24 if self.level else _SIGHT[view.rules.row] if self._factor else 0
        return (
            view.counts[view.seat] <= sight and view.rules.seats == 2 and _endgame().is_known(view)
        )

    def _play_out(self, view):
        search = self._playout()
        for done in search.think(view, self._worlds, self._play_limit):
            self.move = search.move
            yield min(99, 100 * done // self._worlds)
        self.nodes = search.nodes

    def _solve(self, view):
        ending = self._solver()
        theirs = _endgame().other_hand(view)
        ending.load(view, theirs, True)
        while not ending.step(_SLICE):
            yield min(50, ending.nodes() // 16)
        self.move = ending.move()
        self.nodes = ending.nodes()
        value = 60 * ending.value()
        moves = ending.best_moves()
        best = -9999
        # Of equally good moves the one after which most can go wrong for the other.
        for move in moves if len(moves) > 1 else ():
            if self.nodes >= self._limit:
                break
            hope = value
            if ending.after(view, theirs, move):
                while not ending.step(_SLICE):
                    yield 75
                self.nodes += ending.nodes()
                hope = ending.mean()
            if hope > best:
                best = hope
                self.move = move

    def _look_into_worlds(self, view):
        search = self._searcher(view.rules)
        try:
            for _ in search.think(view, self._worlds, self._closing, self._margin, self._limit):
                if search.move is not None:
                    self.move = search.move
                yield min(99, search.nodes // 20)
            self.move = search.move
        except OSError:
            # Without the judge's tables rules of thumb must do.
            self.move = _thumb().choose(view)
        self.nodes = search.nodes

    def _settled(self, view):
        """Return the move that needs no thought (claim, exchange, certain closing), or None."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        if CLAIM in legal and view.points[view.side] >= 66:
            return CLAIM
        if view.phase == CLAIMING:
            return PASS
        if EXCHANGE in legal:
            return EXCHANGE
        if CLOSE in legal:
            bold = 0 if self.level else _BOLD[view.rules.row]
            if sure_points(view, others(view, self._memory)) + bold >= 66:
                return CLOSE
        return None

    def _solver(self):
        if self._ending is None:
            self._ending = _endgame().Ending()
        return self._ending

    def _playout(self):
        if self._table is None:
            from sixtysix.ai.playout import Playout

            self._table = Playout()
        return self._table

    def _searcher(self, rules):
        if self._search is None or self._game != rules.row:
            from sixtysix.ai.search import Search

            self._game = rules.row
            tables = self._path or path("judge/" + NAMES[self._game] + ".bin")
            self._search = Search(self._solver(), tables)
        return self._search


def _endgame():
    """Return the module of the games for two: those for more need no memory for it."""
    from sixtysix.ai import endgame

    return endgame


def _thumb():
    """Return the module of the rules of thumb; not every player needs it."""
    from sixtysix.ai import thumb

    return thumb
