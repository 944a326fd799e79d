# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The stand-ins are good enough to carry the board's own libraries."""

import ast
import struct
from array import array

import pytest

from sixtysix.console import desktop
from tests.device.micropython import STANDINS
from tests.device.scripts import ways
from tests.ui.handheld import rgb565
from tools import build

pytestmark = pytest.mark.device

# What the board's modules have for which one stand-in stands: it cannot tell who asks for what.
MODULES = {
    "analogio": "AnalogIn",
    "audiocore": "WaveFile",
    "audioio": "AudioOut",
    "busdisplay": "BusDisplay",
    "digitalio": "DigitalInOut Pull",
    "keypad": "Event Keys ShiftRegisterKeys",
    "microcontroller": "nvm",
    "neopixel_write": "neopixel_write",
    "storage": "getmount remount",
    "supervisor": "reload ticks_ms",
    "time": "monotonic monotonic_ns sleep",
}

COLOURS = (0x000000, 0xFFFFFF, 0xC00000, 0x008000)
PIXELS = ((0, 1, 2, 3, 0), (3, 2, 1, 0, 3), (1, 1, 2, 2, 15))


def write_bmp(path):
    """Write PIXELS as a BMP with 4 bits a pixel: rows from the bottom up, padded to 4 bytes."""
    width, height = len(PIXELS[0]), len(PIXELS)
    palette = b"".join(struct.pack("<I", COLOURS[i] if i < 4 else 0) for i in range(16))
    rows = b"".join(
        bytes.fromhex("".join(f"{pixel:x}" for pixel in row).ljust(8, "0"))
        for row in reversed(PIXELS)
    )
    start = 14 + 40 + len(palette)
    path.write_bytes(
        struct.pack("<2sIHHI", b"BM", start + len(rows), 0, 0, start)
        + struct.pack("<IiiHHIIiiII", 40, width, height, 1, 4, 0, len(rows), 2835, 2835, 16, 16)
        + palette
        + rows
    )


def asked_for(tree):
    """Yield pairs of what a source asks for: a module's name, a name in it."""
    modules = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules.update((alias.asname or alias.name, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module, alias.name) for alias in node.names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield modules.get(node.value.id), node.attr


def test_the_game_asks_each_module_for_what_it_has_on_the_board():
    standin = (STANDINS / "testbench.py").read_text("utf-8").replace('"', " ")
    assert all(f" {name} " in standin for name in MODULES)
    seen = set()
    for path in (*build.SOURCES, *build.device_sources()):
        for module, name in asked_for(ast.parse((build.ROOT / path).read_text("utf-8"))):
            if module in MODULES:
                assert name in MODULES[module].split(), (path, module)
                seen.add(module)
    assert seen == set(MODULES)


def test_libraries_work_as_mpy_on_the_standins(micropython, programs, tmp_path):
    modules, _ = build.libraries()
    wanted = ("adafruit_display_text", "adafruit_displayio_layout.layouts", "adafruit_imageload")
    for name, source in modules.items():
        if name.startswith((*wanted, "adafruit_ticks")) or name == "adafruit_displayio_layout":
            path = source.relative_to(source.parents[name.count(".") + (source.stem == "__init__")])
            target = (tmp_path / path).with_suffix(".mpy")
            build.compile_file(source, target, path.as_posix(), build.MICROPYTHON)
    write_bmp(tmp_path / "four.bmp")

    printed = micropython("libraries", tmp_path / "four.bmp", path=(programs, tmp_path))

    shown = dict(line.split(" ", 1) for line in printed.splitlines())
    assert shown["bitmap"] == "5 3 4"
    assert shown["pixels"] == str([pixel for row in PIXELS for pixel in row])
    assert shown["palette"] == str(list(COLOURS))
    assert shown["label"] == "(0, -6, 54, 12)"
    assert shown["layout"] == "80 70 1"


def test_grids_turned_and_mirrored_are_painted_as_the_desktop_draws_them(
    micropython, programs, tmp_path
):
    path = tmp_path / "picture"
    assert micropython("ways", path, path=(programs,)) == "shapes are not painted\n"
    console = desktop.Scripted()
    console.display.root_group = ways.picture()
    painted = list(array("H", path.read_bytes()))
    assert painted == rgb565(console.picture())
    assert len(set(painted)) == len(ways._COLOURS)
