# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython, for other scripts: ``code.py`` starts and a person presses its buttons."""

from testbench import bench

_PAUSE = 150_000_000  # nanoseconds between two presses


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

    def until(self, place):
        """Wait for a screen."""
        while self.place() != place:
            yield None

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
