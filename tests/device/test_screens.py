# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What the stand-ins' displayio draws is what the desktop shows, pixel for pixel in RGB565."""

import array

import pytest

from tests.device import scenes
from tests.ui.handheld import rgb565

pytestmark = [pytest.mark.device, pytest.mark.slow]

WIDTH, HEIGHT = 160, 128


def on_the_board(micropython, programs, drive, stored, script, path):
    """Return the pixels that the stand-in display shows at the end of a scene."""
    arguments = (stored.hex(), scenes.SEED, scenes.presses(script), path)
    micropython("show_screen", *arguments, path=(programs, drive, drive / "lib"), cwd=drive)
    frame = array.array("H")
    frame.frombytes(path.read_bytes())
    return list(frame)


@pytest.mark.parametrize("name", scenes.SCENES)
def test_screen(micropython, programs, drive, tmp_path, name):
    stored, script, screen = scenes.SCENES[name]
    board = on_the_board(micropython, programs, drive, stored, script, tmp_path / "frame")
    app = scenes.on_the_desktop(stored, script, tmp_path / "save.bin")
    assert app.screens[-1][0] == screen
    desktop = rgb565(app.console.picture())
    while app.screens:
        app._drop()
    different = [k for k in range(WIDTH * HEIGHT) if board[k] != desktop[k]]
    assert not different, f"{len(different)} pixels, the first at {divmod(different[0], WIDTH)}"
    assert len(set(board)) > 3
