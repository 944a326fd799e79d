# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Modules come at a change of screen and go with the screen, and so does the memory."""

from collections import defaultdict

import pytest

from sixtysix.console import desktop
from sixtysix.loading import LASTING, fetch, forget
from sixtysix.ui.app import App
from tests.device import scenes
from tests.device.scripts.watch import MOMENTS, Watch, modules
from tests.device.test_soak import CREEP, screens
from tools.bundle import BUNDLES, homes

TIMES = 3
# Bytes that may be alive more than the time before are `CREEP`. Names are never given back: the
# first time does not count.
SPREAD = 1024  # ... at the title, from one visit to the next, whatever was visited meanwhile

# What may be in memory while no screen is open: what is one file on the drive, what is only numbers
# there, and the desktop's own.
LASTS = {
    *BUNDLES["sixtysix.loading"],
    *("sixtysix", "sixtysix.ui", "sixtysix.moves", "sixtysix.phases"),
    *("sixtysix.console.sounds", "sixtysix.console.base", "sixtysix.console.desktop"),
}


@pytest.fixture(scope="module")
def visits(request):
    """Return what was seen when all screens were visited on MicroPython: for each time a list of
    (what was open, bytes alive); and the moments."""
    micropython, programs, drive = map(
        request.getfixturevalue, ("micropython", "programs", "drive")
    )
    path = (programs, drive, drive / "lib")
    *lines, end = micropython("visits", TIMES, path=path, cwd=drive).splitlines()
    assert end == "end"
    alive = defaultdict(list)
    moments = set()
    for line in lines:
        what, rest = line.split(" ", 1)
        if what == "moment":
            moments.add(rest)
        else:
            time, *names, count = rest.split()
            alive[int(time)].append((" ".join(names), int(count)))
    return list(alive.values()), moments


@pytest.mark.device
@pytest.mark.slow
def test_modules_come_at_a_change_of_screen_and_go_with_the_screen(visits):
    """The script fails otherwise, see `Watch`. It has seen all screens and all exceptions."""
    alive, moments = visits
    assert set(" ".join(name for name, _ in alive[0]).split()) == {*screens(), "and", "match"}
    assert moments == set(MOMENTS)


@pytest.mark.device
@pytest.mark.slow
def test_the_memory_comes_back_when_a_screen_is_left(visits, figure):
    (_, before, after), _ = visits
    titles = [count for name, count in after if name == "title"]
    creep = []
    for (screen, first), (again, second) in zip(before, after, strict=True):
        assert screen == again
        creep.append(second - first)
    assert max(creep) <= CREEP
    assert max(titles) - min(titles) <= SPREAD
    figure(f"visits: {len(after)} changes of screen, the second time {max(creep):+} bytes at most")


@pytest.mark.slow
def test_modules_come_and_go_on_the_desktop_too(tmp_path):
    forget(*modules() - LASTS)  # what other tests have imported
    for name in LASTING:
        fetch(name)
    known = {}
    for name, (stored, script, screen) in scenes.SCENES.items():
        path = tmp_path / name
        path.write_bytes(stored)
        app = App(desktop.Scripted(desktop.parse_script(script), str(path)), scenes.SEED)
        watch = Watch(app, known, homes())
        app.start()
        watch.look()
        while not app.console.closed:
            app.frame()
            watch.look()
        assert app.screens[-1][0] == screen, name
        app.keep(True)  # the notice takes numbers from that module, which the drive does without
        app.go("title")
        app.frame()
        watch.look()
        watch.end()
        while app.screens:
            app._drop()
        assert modules() <= LASTS
