# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: the memory becomes short while the computer thinks, and stays so.

Run in the drive's folder. Plays one deal; prints the computer's level before and after, and the
moves of the deal.
"""

import gc

from session import _A, Session

_LEFT = 12_000  # bytes that are left: for the table, not for a player who looks into worlds


def fail(view):
    """Think without the memory for it: a generator, as `Player.think` is."""
    yield 0
    yield bytearray(10 * _LEFT)


class Starved(Session):
    """Plays any cards; fills the memory before the computer thinks for the first time."""

    taught = 1

    def __init__(self):
        super().__init__()
        self.keys = self.session()
        self.filling = []

    def level(self):
        """Return the level of the player that is awake, None if none is."""
        player = self.space["app"].game.player
        return player and player.level

    def fill(self):
        """Take all memory but a little, and let thinking fail for want of it."""
        gc.collect()
        while gc.mem_free() > _LEFT:
            self.filling.append(bytearray(512))
        self.space["app"].game.player.think = fail

    def session(self):
        """Give the keys."""
        while self.place() != "table":
            yield _A
        while self.level() is None:
            yield None
        print("level", self.level())
        self.fill()
        while self.level():
            yield _A
        print("level", self.level())
        yield from self.play("result")
        print("played", self.space["app"].game.deal.count)
        raise SystemExit()


Starved().run(False)
