# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.app`
=================

The app: a stack of screens, of which the topmost gets the presses, and what they share.
"""

from displayio import Group

from sixtysix.console.sounds import JINGLE_START
from sixtysix.loading import DEALING, before, fetch, forget, keep_room
from sixtysix.save import FRESH, MATCH, UNSAVED
from sixtysix.texts import Texts
from sixtysix.ui.art import FELT, Art
from sixtysix.ui.widgets import Text, box

FRAME = 25  # milliseconds of rest after each frame

# What is needed for a moment only, to read or write the save.
_SAVE, _RESTORE = "sixtysix.save", "sixtysix.restore"
_SAVING = (_SAVE, _RESTORE, "sixtysix.record", "sixtysix.replay") + DEALING

_IDLE = "sixtysix.ui.idle"
_PATIENCE = (0, 60, 180, 600)  # seconds without a press, by the setting; 0 for ever

_LOOKS = "sixtysix.ui.looks"
# The screens that say so when the battery is low: one comes up in every deal. So does the pause
# menu, which the table opens.
_BATTERY = "sixtysix.ui.battery"
_TELLING = ("title", "result")

_TABLE = "table"  # the screen at which a computer plays

# What else a screen imports, a line for each: it comes before the screen and goes with it. One text
# takes a board the memory of three short ones.
PARTS = """
table sixtysix.ui.felt sixtysix.ui.hand sixtysix.ui.banner sixtysix.ui.motion sixtysix.ui.stage
title sixtysix.ui.grid sixtysix.ui.menu
puzzles sixtysix.ui.page sixtysix.ui.grid sixtysix.puzzles
solved sixtysix.ui.page sixtysix.puzzles
bubble sixtysix.ui.page
taught sixtysix.ui.page
keyboard sixtysix.ui.page sixtysix.record sixtysix.dealcode sixtysix.ui.grid sixtysix.ruletable
share sixtysix.ui.page sixtysix.record sixtysix.dealcode
newgame sixtysix.ui.menu sixtysix.ui.page sixtysix.ui.form
options sixtysix.ui.looks sixtysix.ui.menu sixtysix.ui.page sixtysix.ui.form
statistics sixtysix.ui.page
rules sixtysix.ruletable
cover sixtysix.ui.page
tricks sixtysix.ui.page
help sixtysix.ui.page
notice sixtysix.ui.page
result sixtysix.ui.page sixtysix.record sixtysix.dealcode
score sixtysix.ui.page
matchend sixtysix.ui.page
"""


def parts(screen):
    """Return the names of the modules that go with a screen."""
    at = PARTS.find("\n" + screen + " ")
    return PARTS[at : PARTS.find("\n", at + 1)].split()[1:] if at >= 0 else []


class Screen:
    """
    What a screen is: a group of pictures, and answers to presses and to time.

    A screen lies in a module of its own, is its class ``Screen``, and goes with it when it ends;
    and so do the modules that it has fetched for its whole life, named in ``parts``.

    :param App app: the app that opens it
    """

    parts = ()

    def __init__(self, app):
        self.app = app
        self.group = Group()

    def press(self, button):
        """Answer the press of a button."""

    def tick(self, now):
        """Answer that time has passed; called once a frame with the console's time."""

    def waiting(self):
        """Tell whether nothing happens before a button is pressed."""
        return True

    def busy(self):
        """Tell whether the screen works on something, so that frames follow without a rest."""
        return False

    def rest(self):
        """Give back the memory of what goes on: it is needed for something else."""

    def returned(self, answer):
        """Take the answer of the screen that was opened on top of this one and has closed."""


class App:
    """
    The program while it runs.

    ``console``, ``art``, ``texts``, ``settings`` and ``game`` (the running match, or None) are for
    all screens. ``trouble`` is what a person has to be told of the save, ``writes`` how often it is
    still written before the end of the deal without being asked for: see `sixtysix.save`.

    :param Console console: the machine
    :param int seed: seeds the deals, which are then always the same; None for chance
    """

    def __init__(self, console, seed=None):
        self.console = console
        start = fetch(_RESTORE).restore(console)
        self.settings, self.game, self.trouble, self.writes = start
        forget(*_SAVING)
        console.settings = self.settings
        self.art = Art(self.settings.faces)
        fetch(_LOOKS).apply(self)
        forget(_LOOKS)
        self.texts = Texts(self.settings.language)
        self._seed = seed
        self.screens = []  # pairs (name, screen), the topmost last
        self._next = None  # the screen to go to, with its details
        self._closed = None  # the answer of the screen that ends, in a tuple
        self._root = console.display.root_group
        while self._root:
            self._root.pop()  # the title picture, which was there while all was loaded
        self._root.append(box(0, 0, 160, 128, FELT))
        # In a corner while modules are fetched: a press is answered at once.
        self._sign = Text(self.art, 1, 154, 116, self.art.gold, "…")
        self._sign.hidden = True
        self._root.append(self._sign)
        before[:] = (self.wait,)
        self.touched = 0  # when a button was pressed last

    def next_seed(self):
        """Return the seed of the next deal: 30 bits, so that a deal's code is short."""
        if self._seed is None:
            return self.console.entropy() & 0x3FFFFFFF
        self._seed += 1
        return self._seed - 1 & 0x3FFFFFFF

    # ---- the stack of screens ----

    def open(self, name, *details):
        """Put the screen of the module ``sixtysix.ui.<name>`` on top, with details of its own."""
        self.texts.section(name)
        if name == _TABLE:
            self.game.wake()  # before the screen: it needs large pieces of memory
        for module in parts(name):
            fetch(module)
        screen = fetch("sixtysix.ui." + name).Screen(self, *details)
        self.screens.append((name, screen))
        if name in _TELLING:
            self.warn()
        self._root.insert(len(self._root) - 1, screen.group)
        return screen

    def warn(self):
        """Let the topmost screen say so if the battery is low."""
        fetch(_BATTERY).warn(self, self.screens[-1][1].group)
        forget(_BATTERY)

    def close(self, answer=None):
        """
        End the topmost screen and hand its answer to the one below, at the end of the round.

        Not at once: as long as the caller runs, its own screen would still be in memory.
        """
        self._closed = (answer,)

    def go(self, name, *details):
        """End all screens and open this one, at the end of the round."""
        self._next = (name, details)

    def _switch(self):
        if self._closed:
            answer = self._closed[0]
            self._closed = None
            self._drop()
            self.screens[-1][1].returned(answer)
        if self._next:
            name, details = self._next
            self._next = None
            while self.screens:
                self._drop()
            self.open(name, *details)
            if self.trouble > FRESH:
                self.open("notice")

    def _drop(self):
        name, screen = self.screens.pop()
        self._root.remove(screen.group)
        own = screen.parts
        if name == _TABLE:
            screen.game.sleep()  # ``self.game`` may be the next one already
            self.console.lights(())
        del screen
        self.texts.leave(name)
        self._spare(own + tuple(parts(name)) + ("sixtysix.ui." + name,))

    def _spare(self, names):
        """Forget modules, except those that an open screen has for its whole life."""
        for name, screen in self.screens:
            names = set(names) - set(screen.parts) - set(parts(name))
        forget(*names)

    # ---- running ----

    def frame(self):
        """Do one round: a press, the passing of time, the picture."""
        button = self.console.button()
        now = self.console.now()
        if button is not None:
            self.touched = now
            self.screens[-1][1].press(button)
            self._switch()
            self.console.show()  # before anything is thought
        elif 0 < _PATIENCE[self.settings.idle] * 1000 < now - self.touched:
            fetch(_IDLE).sleep(self)
            forget(_IDLE)
            self.touched = self.console.now()
        self.screens[-1][1].tick(self.console.now())
        self._switch()
        if not self._sign.hidden:  # setting it anew would have its place drawn in every frame
            self._sign.hidden = True
        self.console.show()
        keep_room()
        screen = self.screens[-1][1]
        self.console.rest(0 if screen.busy() else FRAME, screen.waiting())

    def wait(self):
        """Show that something takes a moment."""
        if self._sign.hidden:
            self._sign.hidden = False
            self.console.show()

    def start(self):
        """Open the first screen: the table of the match that was left, or the title."""
        self.go("table" if self.game else "title")
        self._switch()
        self._sign.hidden = True
        if not self.game:
            self.console.sound(JINGLE_START)

    def run(self):
        """Run until the person closes the window; on a board, for good."""
        while not self.console.closed:
            self.frame()
        self.keep(True)

    # ---- what is kept ----

    def take_up(self):
        """Take up the match that was left for something else, as it was stored."""
        if self.game and self.game.purpose:
            data = fetch(_SAVE).stored(self.console, MATCH)
            self.game = fetch(_RESTORE).match_of(data)
            self._spare(_SAVING)

    def keep(self, asked=False, *news):
        """
        Store what has changed; return whether all is stored.

        :param bool asked: whether it is now or never: not only a pause in the middle of a deal, of
            which few are stored, since the board's memory wears out
        :param news: what else has happened, as for `save.keep`
        """
        if self.writes < 0 or not (asked or self.writes):
            return False
        try:
            done = fetch(_SAVE).keep(self, news)
        except MemoryError:  # nothing was written
            done = False
            self.trouble = UNSAVED
        self._spare(_SAVING)
        return done
