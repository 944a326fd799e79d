# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The chains of calls fit the board's Python stack."""

import pytest

from tests.device import pystack
from tools import build

# CircuitPython 9's stack; version 10 has 2,048. What native code takes for calls of ours is not
# counted, so a fifth is left for it.
LIMIT = 1536 * 4 // 5

SAMPLE = """
def nothing():
    pass

def add(a, b):
    return a + b

def guarded(a):
    try:
        return a()
    except ValueError:
        return None

class Thing:
    def method(self, text="a string constant longer than a name", *rest):
        return [part for part in rest]
"""


def test_frame_sizes_are_read_from_the_mpy(tmp_path):
    source = tmp_path / "sample.py"
    source.write_text(SAMPLE)
    build.compile_file(source, tmp_path / "sample.mpy", "sample.py", build.MICROPYTHON)

    found = pystack.frames(SAMPLE, (tmp_path / "sample.mpy").read_bytes())

    # 5 words; a slot for each local and each value on the stack; 3 words for the try block.
    assert found[2] == pystack.frame_bytes(slots=1, blocks=0) == 24
    assert found[5] == pystack.frame_bytes(slots=2 + 2, blocks=0) == 40
    assert found[8] >= pystack.frame_bytes(slots=1 + 1, blocks=1) == 40
    assert set(found) == {0, 2, 5, 8, 14, 15, 16}


def test_gauge_adds_up_the_frames_that_are_ours(tmp_path):
    source = tmp_path / "chain.py"
    source.write_text(
        "def outer():\n    return inner(1)\n"
        "def inner(n):\n    return n\n"
        "def lazily():\n    yield outer()\n"
    )
    build.compile_file(source, tmp_path / "chain.mpy", "chain.py", build.MICROPYTHON)
    sizes = pystack.frames(source.read_text(), (tmp_path / "chain.mpy").read_bytes())
    space = {}
    exec(compile(source.read_text(), str(source), "exec"), space)

    with pystack.Gauge({str(source): sizes}) as gauge:
        list(space["lazily"]())

    # A generator's own frame lies on the heap.
    assert gauge.deepest == sizes[1] + sizes[3]
    assert [line.split()[-1] for line in gauge.chain] == ["inner", "outer"]


@pytest.fixture(scope="module")
def sizes(tmp_path_factory):
    """The frames of all that runs on the board: source file -> first line -> bytes."""
    compiled = tmp_path_factory.mktemp("frames") / "module.mpy"
    texts = {build.ROOT / path: build.module_name(path) for path in build.device_sources()}
    written = build.inlined()
    texts = {path: written[name] for path, name in texts.items()}
    texts.update({path: path.read_text() for path in build.needed_modules().values()})
    found = {}
    for path, text in texts.items():
        build.compile_text(text, compiled, path.name, build.MICROPYTHON)
        found[str(path)] = pystack.frames(text, compiled.read_bytes())
    return found


@pytest.mark.slow
def test_playing_fits_the_stack(sizes, figure, monkeypatch):
    from sixtysix.console import desktop
    from sixtysix.match import Match
    from sixtysix.ui.app import App

    deals = []
    add = Match.add
    monkeypatch.setattr(Match, "add", lambda match, deal: (deals.append(deal), add(match, deal)))
    console = desktop.Scripted()
    turn = "WAIT RIGHT A "
    menus = "WAIT START B SELECT B START UP UP UP A B B "
    console.presses = desktop.parse_script("A A " + menus + turn * 200)

    with pystack.Gauge(sizes) as gauge:
        app = App(console, seed=1)
        app.start()
        app.run()

    figure(f"Python stack in use at most {gauge.deepest:,} of 1,536 bytes")
    assert len(deals) >= 1
    assert gauge.deepest <= LIMIT, "\n".join(gauge.chain)
