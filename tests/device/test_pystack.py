# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The chains of calls fit the board's Python stack."""

import sys
from importlib.util import spec_from_loader
from types import ModuleType

import pytest

from tests.device import pystack
from tools import build, bundle, onboard

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


class Built:
    """Imports the program as it is on the drive, but for the names: a meta path finder.

    :param dict texts: dotted module name -> source text
    :param Path drive: where the drive's content lies
    """

    def __init__(self, texts, drive):
        self.texts = texts
        self.drive = drive

    def find_spec(self, name, path=None, target=None):
        """Return the spec of a module of the program; None for any other."""
        if name not in self.texts:
            return None
        package = any(other.startswith(name + ".") for other in self.texts)
        return spec_from_loader(name, self, is_package=package)

    def create_module(self, spec):
        """Let the module be made as usual."""

    def exec_module(self, module):
        """Run a module; it finds its assets on the drive."""
        module.__file__ = str(self.drive / module.__name__.replace(".", "/"))
        exec(compile(self.texts[module.__name__], module.__name__, "exec"), module.__dict__)


@pytest.fixture
def program(built, monkeypatch):
    """The program's modules as source texts, in which the package is to be found meanwhile."""
    desktop = "sixtysix.console.desktop"
    source = {desktop: (build.ROOT / onboard.DESKTOP_ONLY[0]).read_text("utf-8")}
    texts = onboard.dissolved()
    texts[desktop] = bundle.bundle(onboard.inlined(more=source))[desktop]
    packages = {name.partition(".")[0] for name in texts}
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("storage", "supervisor"):  # imported, but not used
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setattr(sys, "meta_path", [Built(texts, built[0]), *sys.meta_path])
    yield texts
    for name in [name for name in sys.modules if name.partition(".")[0] in packages]:
        del sys.modules[name]


@pytest.fixture
def sizes(program, tmp_path):
    """The frames of all that runs on the board: file -> first line -> bytes."""
    texts = {name: text for name, text in program.items() if not name.endswith(".desktop")}
    texts.update({str(path): path.read_text() for path in build.needed_modules().values()})
    compiled = tmp_path / "module.mpy"
    found = {}
    for name, text in texts.items():
        build.compile_text(text, compiled, name, build.MICROPYTHON)
        found[name] = pystack.frames(text, compiled.read_bytes())
    return found


@pytest.mark.slow
def test_playing_fits_the_stack(sizes, figure, monkeypatch):
    from sixtysix.console import desktop
    from sixtysix.loading import App, Match

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
