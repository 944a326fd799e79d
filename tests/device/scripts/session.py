# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython, for other scripts: ``code.py`` starts and a person presses its buttons."""

from testbench import bench

_PAUSE = 150_000_000  # nanoseconds between two presses
_A, _START, _SELECT, _RIGHT, _DOWN = 1, 2, 3, 4, 5

# The cards of the guided deal; None for a special move.
_LESSON = (13, 7, None, 8, None, 5)


class Session:
    """
    Presses buttons as a generator wants it: ``keys`` gives their numbers, or None to wait.

    ``space`` are the names of the running ``code.py``; before its first look the settings say that
    the person is ``taught``, or is not.
    """

    taught = 0

    def __init__(self):
        self.space = {"__name__": "__main__"}
        self.then = 0
        self.keys = None

    def poll(self):
        """Look which screen is shown; press the next button if it is time to."""
        app = self.space.get("app")
        if not app:
            raise SystemExit("the program has failed")
        if app._seed is None:
            app._seed = 66  # the same deals every time
            app.settings.taught = self.taught
        bench.place = self.place()
        if bench.now >= self.then:
            self.then = bench.now + _PAUSE
            key = next(self.keys)
            if key is not None:
                bench.press(key)

    def place(self):
        """Return the name of the topmost screen."""
        app = self.space.get("app")
        return app.screens[-1][0] if app and app.screens else "start"

    # Not in a generator, which would keep the screen in memory until its next step.

    def put(self, code):
        """Let the keyboard have a code."""
        self.space["app"].screens[0][1].code = code

    def under_cursor(self):
        """Return the card under the cursor."""
        return self.space["app"].screens[0][1]._hand.chosen()

    def step_to(self, text):
        """Return the key that leads towards a line of the open menu, or takes it."""
        menu = self.space["app"].screens[-1][1].menu
        return _A if menu.items[menu.chosen] == text else _DOWN

    # ---- keys, one after the other ----

    def until(self, place):
        """Wait for a screen."""
        while self.place() != place:
            yield None

    def choose(self, card):
        """Move the cursor to a card and play it."""
        while self.under_cursor() != card:
            yield _RIGHT
        yield _A

    def play(self, end):
        """Play any cards until a screen comes."""
        while self.place() != end:
            yield _A
            if self.place() == "table":
                yield _RIGHT

    def take_lines(self, *lines):
        """Open the menu and take one of its lines, and then others in what opens."""
        yield _START
        for text in lines:
            yield from self.until("menu")
            while self.step_to(text) != _A:
                yield _DOWN
            yield _A

    def learn(self):
        """Play the guided deal."""
        for card in _LESSON:
            yield from self.until("bubble")
            while self.place() == "bubble":
                yield _A
            if card is None:
                yield _SELECT
                yield _A
            else:
                yield from self.choose(card)
                if self.place() == "menu":
                    yield _A
        yield from self.until("taught")

    def run(self, sampling):
        """Play until the keys end the program; print what was alive on the heap at most, by
        screen, if that is to be sampled."""
        bench.on_poll = self.poll
        bench.heap = {} if sampling else None
        try:
            with open("code.py") as source:
                exec(compile(source.read(), "code.py", "exec"), self.space)
        except SystemExit as end:
            if end.args:
                raise  # it has failed
        for place, most in (bench.heap or {}).items():
            print("heap", place, most)
