# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""An error on the board is shown, told to the computer, and leaves the save alone."""

import re
from array import array

import pytest

from sixtysix import mishap
from tests.device.test_code import HEAP
from tests.ui.handheld import WIDTH, Handheld

pytestmark = [pytest.mark.device, pytest.mark.slow]

A, B = 1, 0
ALIVE = 120_000  # bytes that are in use then, at most: no screen and no computer player is left


@pytest.fixture
def failing(micropython, programs, drive):
    """Return a function: what is printed when something goes wrong and a button is pressed."""
    path = (programs, drive, drive / "lib")

    def fail(kind, key, *picture):
        return micropython("mishaps", kind, key, *picture, heap=HEAP, path=path, cwd=drive)

    return fail


@pytest.mark.parametrize(
    "kind, what", [("error", "RuntimeError: nobody"), ("memory", "MemoryError: memory")]
)
def test_what_and_where_is_shown_and_the_game_starts_again(failing, kind, what):
    printed = failing(kind, A)
    screen = next(line for line in printed.splitlines() if line.startswith("screen:"))
    assert what in screen
    assert "mishaps" in screen  # the module
    assert "A: restart" in screen
    assert "Traceback" in printed  # for the computer
    assert "end: supervisor.reload" in printed
    assert "same: True" in printed  # the save
    alive = next(line for line in printed.splitlines() if line.startswith("alive:"))
    assert int(alive.split()[1]) < ALIVE


def test_when_the_memory_was_full_the_screen_shows_the_error(failing, tmp_path):
    handheld = Handheld()
    printed = failing("memory", A, tmp_path / "picture")
    where = re.findall('"(mishaps)", line (1), in (.*)', printed)[-1]  # its name is short
    what = "MemoryError: memory allocation failed, allocating 512 bytes"
    mishap.show(handheld.console, what, " ".join(where))
    assert repr(handheld.console.display.root_group.text) in printed
    # The letters of the desktop's own font lie a row lower.
    painted = list(array("H", (tmp_path / "picture").read_bytes()))
    assert painted == handheld.pixels()[WIDTH:] + [0] * WIDTH


def test_a_match_that_fails_every_time_can_be_left(failing):
    printed = failing("error", B)
    assert "end: supervisor.reload" in printed
    assert "same: False" in printed


def test_without_the_library_it_is_told_to_the_computer_alone(failing):
    printed = failing("library", A)
    assert "RuntimeError: nobody" in printed
    assert "screen: None" in printed
    assert "end: supervisor.reload" in printed


def test_short_of_memory_a_simple_player_plays_on(micropython, programs, drive):
    path = (programs, drive, drive / "lib")
    normal, simple, played = micropython("starved", heap=HEAP, path=path, cwd=drive).splitlines()
    assert (normal, simple) == ("level 1", "level 0")
    assert int(played.removeprefix("played ")) > 6
