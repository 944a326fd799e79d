# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython for ``tools/bench_press.py``: start, get to a screen, press one button more.

Arguments: as those of ``tests/device/scripts/show_screen.py``, with the button as the last of the
keys and without a file. The host is told when that button is pressed, and of every frame from then
on: when it is complete, and whether it differs from the last.
"""

import binascii
import sys

import host
import testbench
from displayio import Bitmap, Group, Palette, TileGrid
from painter import Painter
from testbench import bench

import sixtysix.loading

# What displayio does itself, by the names of its methods.
NATIVE = (
    "__init__ __getitem__ __setitem__ __getattr__ __setattr__ append insert pop remove "
    "make_transparent"
).split()

_IN, _OUT = '{"args":["in"]}', '{"args":["out"]}'

_PATIENCE = 4  # frames in which something has to change


class NoCollector:
    """In the place of ``gc``: this build's own collector frees what is still in use."""

    def collect(self):
        """Tell the host, who counts what it would take."""
        tell("collect")

    def mem_free(self):
        """There is always room."""
        return 1 << 29


def exclude(owner):
    """Let the host count nothing inside a class of displayio, which is no Python on the board."""
    for name in NATIVE:
        if name in owner.__dict__:
            setattr(owner, name, _native(getattr(owner, name)))


def _native(function):
    def call(*arguments, **named):
        host.call("told", _IN)
        try:
            return function(*arguments, **named)
        finally:
            host.call("told", _OUT)

    return call


def tell(what):
    """Call the host."""
    host.call("told", '{"args":["%s"]}' % what)


class Driver:
    """Presses the buttons and watches the screen."""

    def __init__(self, seed, keys):
        self.space = {"__name__": "__main__"}
        self.seed = seed
        self.keys = list(keys.replace("-", ""))
        self.before = None  # the screen when the last button is pressed
        self.lines = None
        self.painter = Painter(160, 128)
        self.left = _PATIENCE

    def poll(self):
        """Do what comes next, unless the game has to come to rest first."""
        app = self.space.get("app")
        if not app or self.before:
            return
        if self.seed is not None:
            app._seed = self.seed
            self.seed = None
            return  # the first frame is still to come
        if self.keys[0] == "w":
            if not app.screens[-1][1].waiting():
                return
            self.keys.pop(0)
        if len(self.keys) == 1:
            if not app.screens[-1][1].waiting():
                return
            self.before = self.picture()
            self.lines = self.outline()
            for owner in (TileGrid, Group, Bitmap, Palette):
                exclude(owner)
            nothing = _native(bool)
            tell("on")
            for _ in range(200):
                nothing()
            tell("called")
            tell("press")
        bench.press(int(self.keys.pop(0)))

    def outline(self):
        """Return what lies on the screen: if it is the same, so are the pixels."""
        found = []
        self.note(self.space["app"].console.display.root_group, found)
        return found

    def note(self, layer, found):
        """Add to a list what is seen of a layer."""
        if layer.hidden:
            return
        if isinstance(layer, Group):
            found.append((layer.x, layer.y))
            for inner in layer:
                self.note(inner, found)
        else:
            found.append(bytes(layer.numbers) + bytes(layer.pixel_shader.colors))

    def picture(self):
        """Return what the screen shows."""
        self.painter.paint(self.space["app"].console.display.root_group)
        return bytes(self.painter.framebuffer)

    def refresh(self):
        """Compare the frame with what was shown before the press; end when it differs."""
        if self.before:
            tell("frame")
            self.left -= 1
            if self.outline() != self.lines and self.picture() != self.before:
                tell("changed")
                raise SystemExit()
            if not self.left:
                raise SystemExit()
            tell("on")


def main(image, seed, keys):
    """Start and press."""
    sixtysix.loading.gc = NoCollector()
    image = binascii.unhexlify(image)
    testbench.nvm[: len(image)] = image
    driver = Driver(int(seed), keys)
    bench.on_poll = driver.poll
    bench.refresh = driver.refresh
    with open("code.py") as source:
        exec(source.read(), driver.space)


main(*sys.argv[1:])
