# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: somebody visits every screen, several times the same way.

Argument: how many times. Run in the drive's folder. After every frame it is looked at which modules
are in memory (`watch`). Prints, whenever screens have opened or closed, which are open and what is
then alive on the heap; and the moments that were seen.
"""

import gc
import sys

import testbench
from session import Session
from testbench import bench
from watch import Watch

_B, _A, _SELECT, _RIGHT, _DOWN, _LEFT = 0, 1, 3, 4, 5, 7
_KEYS = {"B": 0, "A": 1, "START": 2, "SELECT": 3, "RIGHT": 4, "DOWN": 5, "UP": 6, "LEFT": 7}
_MINUTES = 60_000_000_000  # nanoseconds
_LOOK = 5_000_000  # nanoseconds
_UNSAVED = 8  # what is told of a save that did not work
_CODE = "22K24LYLBD"
_NONSENSE = "7AJ222227A2L"  # as long as it should be, but honour play is not for three
_OPTIONS, _LEFT_HANDED = 12, 9
_HONOUR = 1 << 2

# From the title and back to it. Capitals are buttons, *3 three times. Another word is a way of
# `Visitor`, after a colon what that wants to know, with _ for a blank; or a screen to wait for.
_VISITS = """
to:help A help B title
to:newgame A newgame unsaved B notice A title
to:options A options A*5 change B title
to:options A options asleep B title
watched A title
to:newgame A newgame DOWN RIGHT*7 DOWN RIGHT LEFT DOWN A choices DOWN A A B newgame
DOWN A choices DOWN RIGHT LEFT B newgame DOWN A rules A B newgame B title
to:keyboard A keyboard A B typed:%s START B*13 title
to:keyboard A keyboard typed:%s START table pause:Leave title
to:keyboard A keyboard typed:%s START played:result SELECT share START played:result A title
to:puzzles A puzzles A bubble A played:solved B puzzles A bubble A played:solved A bubble B puzzles
B title
to:lesson A bubble B title
to:lesson A taught A newgame B title
match:0 SELECT B START menu A table pause:Hint hint A table SELECT A table pause:Hint B table
pause:Hint hint A table A table pause:Take_back table
pause:Rules_of_the_game rules A B table pause:Settings options B table asleep table
pause:Deal_code share B table pause:Save_and_leave title A table
played:result SELECT share B result B A result B review RIGHT*3 A result A table
pause:Score_sheet score B table given_up
match:1 trick_taken B tricks B table given_up
several:0 played:matchend B title
honour:2 played:matchend B title
match:5 played:result A table given_up
match:6 played:result A table given_up
to:statistics A statistics A RIGHT B title
""" % (_NONSENSE, _CODE, _CODE)


class Visitor(Session):
    """Somebody who wants to see it all."""

    taught = 1

    def __init__(self, times):
        super().__init__()
        self.watch = None
        self.visit = 0
        self.steps = 0
        bench.clock = self.clock
        self.keys = self.visits(times)
        self.ways = {
            "to": self.to,
            "unsaved": self.unsaved,
            "change": self.change,
            "asleep": self.asleep,
            "watched": self.watched,
            "typed": self.typed,
            "pause": self.pause,
            "played": self.play,
            "taught": self.learn,
            "match": self.match,
            "several": self.several,
            "honour": self.honour,
            "trick_taken": self.trick_taken,
            "given_up": self.given_up,
        }

    def clock(self):
        """Let so much time pass at every look at the clock that to think takes several frames."""
        bench.now += _LOOK
        return bench.now

    def poll(self):
        """Look at the frame that has ended, and press the next button if it is time to."""
        app = self.space.get("app")
        if app and not self.watch:
            self.watch = Watch(app)
            app.settings.speed = app.settings.level = app.settings.idle = 0
        elif app and self.watch.look():
            gc.collect()
            names = " ".join(name for name, _ in app.screens)
            if names == "title" and app.game:
                names += " and match"
            print("alive", self.visit, names, gc.mem_alloc() - len(testbench.nvm.data))
        super().poll()

    def under_cursor_of_title(self):
        """Return the screen that the title's cursor stands on."""
        title = self.space["app"].screens[0][1]
        return title._screens[title._grid.chosen]

    def at_rest(self, place):
        """Tell whether a screen has come to rest."""
        screens = self.space["app"].screens
        return screens[-1][0] == place and screens[-1][1].waiting()

    # ---- keys, one after the other ----

    def visits(self, times):
        """Visit all screens so many times."""
        yield from self.rest("title")
        for self.visit in range(times):
            self.space["app"]._seed = 66
            testbench.nvm.data = b""
            for word in _VISITS.split():
                yield from self.follow(word)
        for name in self.watch.moments:
            print("moment", name)
        raise SystemExit()

    def follow(self, word):
        """Do what a word says."""
        name, _, count = word.partition("*")
        if name in _KEYS:
            for _ in range(int(count or 1)):
                yield _KEYS[name]
        else:
            name, _, what = word.partition(":")
            if name in self.ways:
                yield from self.ways[name](*([what] if what else []))
            else:
                yield from self.rest(word)

    def rest(self, place):
        """Wait until a screen has come to rest."""
        while not self.at_rest(place):
            yield None

    def to(self, name):
        """Move the title's cursor to what leads to a screen."""
        yield from self.rest("title")
        while self.under_cursor_of_title() != name:
            self.steps += 1
            yield _DOWN if self.steps % 4 else _RIGHT
            yield None

    def unsaved(self):
        """Let the last save not have worked."""
        self.space["app"].trouble = _UNSAVED
        yield None

    def change(self):
        """Change all settings but the language, and back; export the finished deals."""
        for line in range(1, _OPTIONS):
            yield _DOWN
            yield _RIGHT
            yield _RIGHT if line == _LEFT_HANDED else _LEFT
        yield _DOWN
        yield _A

    def asleep(self):
        """Do nothing until the board sleeps, and wake it."""
        self.space["app"].settings.idle = 1
        bench.now += 2 * _MINUTES
        yield None
        yield _B
        self.space["app"].settings.idle = 0

    def watched(self):
        """Do nothing until the computer plays itself, and watch it."""
        bench.now += 2 * _MINUTES
        yield from self.until("table")
        for _ in range(20):
            yield None

    def typed(self, code):
        """Type a code."""
        self.put(code)
        yield None

    def pause(self, line):
        """Take a line of the pause menu."""
        yield from self.take_lines(line.replace("_", " "))

    def match(self, row, persons=1, target=0, bits=0):
        """Begin a match and wait for the first card to be played."""
        settings = self.space["app"].settings
        row = settings.game = int(row)
        settings.persons = persons
        settings.house[2 * row : 2 * row + 2] = bytes((target, bits))
        yield from self.to("newgame")
        yield _A
        yield from self.until("newgame")
        yield _A
        yield from self.rest("table" if persons == 1 else "cover")

    def several(self, row):
        """Begin a match of two persons, of one deal."""
        yield from self.match(row, 3, 1)

    def honour(self, row):
        """Begin a match of one deal, in which everything can be played."""
        yield from self.match(row, 3, 1, _HONOUR)

    def trick_taken(self):
        """Play until a trick was taken, and all lies still."""
        deal = self.space["app"].game.deal
        while deal.played < 2 or not self.at_rest("table"):
            yield _A if self.at_rest("table") else None

    def given_up(self):
        """Give the match up, and leave it."""
        yield from self.take_lines("Give up the match", "Give up the match")
        yield from self.rest("matchend")
        yield _B
        yield from self.rest("title")


Visitor(int(sys.argv[1])).run(False)
print("end")
