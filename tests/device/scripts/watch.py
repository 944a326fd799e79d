# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""For other scripts, on both interpreters: what of the game is in memory after every frame.

What is in memory is that of the screens that are open: whatever was shown before, the same screens
have the same modules. Those come in a frame in which a screen opens or closes, and in no other, but
for `MOMENTS`.
"""

import builtins
import sys

_MIND = "sixtysix.ai"

# What is fetched though no screen opens or closes, and is gone when the frame ends: why.
MOMENTS = {
    # The table says something in its own line, or across itself; its cards stay in sight.
    "sixtysix.ui.menus": "a card is refused, the last trick shown; a hint puts a move into words",
    "sixtysix.refusals": "why a card is refused",
    "sixtysix.ui.honour": "a trick is complete, in honour play",
    # What has to be kept at once, in case the power goes.
    "sixtysix.save": "a review is noted, finished deals are exported; before the board sleeps",
    "sixtysix.statistics": "a review is noted",
    "sixtysix.games": "finished deals are exported",
    # What the screen is about only now.
    _MIND: "a hint is found, whose reason is looked for",
    "sixtysix.console.senses": "the screen's light is changed in the settings",
    "adafruit_imageload": "other faces of the cards are chosen in the settings",
    "sixtysix.ui.idle": "nobody is there: all screens wait while the board is dark",
}
_IDLE = "sixtysix.ui.idle"


def modules():
    """Return the names of the game's modules in memory, and of the libraries that it uses."""
    names = {name for name in sys.modules if name.startswith("sixtysix")}
    return names | {name.split(".")[0] for name in sys.modules if name.startswith("adafruit")}


class Watch:
    """
    Looks at the memory of an app.

    ``moments`` are those of `MOMENTS` that have been seen, ``changes`` counts the frames in which
    screens have opened or closed.

    :param App app: the app, which has shown nothing yet
    :param dict known: what others have seen: screens -> the modules that are in memory then
    :param dict homes: of which module another one is a part, on the drive: name -> name
    """

    def __init__(self, app, known=None, homes=None):
        self.moments = set()
        self.changes = 0
        self._app = app
        self._usual = {} if known is None else known
        self._homes = homes or {}
        self._now = None  # those of the frame before
        self._brought = set()  # what was imported in this frame
        self._changed = False
        app.open = self._noting(app.open)
        app._drop = self._noting(app._drop)
        self._import = builtins.__import__
        builtins.__import__ = self._bring

    def end(self):
        """Look at nothing any more."""
        builtins.__import__ = self._import

    def _noting(self, method):
        def noting(*details):
            self._changed = True
            return method(*details)

        return noting

    def _bring(self, *details, **names):
        before = modules()
        try:
            return self._import(*details, **names)
        finally:
            self._brought |= modules() - before

    def look(self):
        """Look at the frame that has ended; return whether screens have opened or closed in it."""
        now, before = modules(), self._now
        if _IDLE in now:
            return False  # it has not ended: somebody looks at the buttons in the dark
        brought, changed = self._brought, self._changed
        self._now, self._brought, self._changed = now, set(), False
        known = self._usual.setdefault(self._open(), now)
        if now != known:
            raise AssertionError("%s: %s" % (self._open(), _difference(known, now)))
        if changed:
            self.changes += 1
        elif brought:
            self._judge(before, now, brought)
        return changed

    def _judge(self, before, now, brought):
        """Judge a frame in which modules were imported though no screen has opened or closed."""
        brought = {self._homes.get(name, name) for name in brought}
        brought = {_MIND if name.startswith(_MIND) else name for name in brought}
        self.moments |= brought & set(MOMENTS)
        if _IDLE in brought:
            return  # all is as it was before, as the names of the screens say
        strange = brought - set(MOMENTS)
        if strange or now - before:
            where = self._open()
            raise AssertionError("%s: imported %s, %s" % (where, strange, _difference(before, now)))

    def _open(self):
        """Return what is open, as far as it tells which modules it needs."""
        app = self._app
        names = [name for name, _ in app.screens]
        if app.game and names[0] == "table":
            game = app.game
            mind = game.player and "awake"
            names += [game.purpose, game.deal.seats, min(1, game.level()), mind]
        elif names[0] == "review":
            names.append(app.screens[0][1].busy())  # what it thinks with goes with its thoughts
        return tuple(names)


def _difference(before, now):
    return "gone: %s, come: %s" % (sorted(before - now), sorted(now - before))
