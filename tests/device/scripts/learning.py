# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: somebody new takes the guided deal, tries puzzles, plays the deal
of a code, and then watches.

Argument: the code. Run in the drive's folder. Prints every screen that was seen with what was
alive on the heap at most there if ``sample`` is given, and the records of what was played.
"""

import binascii
import sys

from session import Session

_B, _A, _START, _SELECT, _RIGHT, _DOWN = 0, 1, 2, 3, 4, 5


class Learner(Session):
    """Somebody new."""

    def __init__(self, code):
        super().__init__()
        self.keys = self.session(code)

    def line_of(self, name):
        """Return the place of a line of the title."""
        return self.space["app"].screens[0][1]._screens.index(name)

    def line(self, name):
        """Take a line of the title."""
        yield from self.until("title")
        at = self.line_of(name)
        for _ in range(at // 2):
            yield _DOWN
        if at % 2:
            yield _RIGHT
        yield _A

    def play(self, end):
        """Play any cards until a screen comes; print what was played."""
        yield from super().play(end)
        self.tell_played()

    def tell_played(self):
        """Print the record of what was played, with a module that comes only for that."""
        from sixtysix.loading import fetch, forget

        record = fetch("sixtysix.record").encode(self.space["app"].game.deal)
        forget("sixtysix.record")
        print("played", binascii.hexlify(record).decode())

    def session(self, code):
        """Give the keys, one after the other."""
        while self.place() != "bubble":  # the language, if there are several, and the lesson
            yield _A if self.place() == "menu" else None
        yield from self.learn()
        yield _B
        yield from self.line("puzzles")
        yield _A
        for _ in range(3):
            yield from self.play("solved")
            yield _A
            yield from self.until("bubble")
        yield _B
        yield from self.until("puzzles")
        yield _B
        yield from self.line("keyboard")
        yield _A
        yield _B
        self.put(code)
        yield _START
        yield from self.play("result")
        yield _SELECT
        yield from self.until("share")
        yield _B
        yield from self.until("result")
        yield _A
        yield from self.until("title")
        yield from self.until("table")
        game = self.space["app"].game
        while game.deal.count < 6:
            yield None
        yield _A
        yield from self.until("title")
        raise SystemExit()


Learner(sys.argv[1]).run("sample" in sys.argv)
print("end")
