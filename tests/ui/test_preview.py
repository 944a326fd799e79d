# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The preview's command line and its scripts."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from sixtysix.console import desktop
from sixtysix.console.base import RIGHT, A, Console
from tools import play

ROOT = Path(play.__file__).resolve().parent.parent


def run(*arguments):
    """Run ``python tools/play.py`` as a person would; return what came of it."""
    return subprocess.run(
        [sys.executable, "tools/play.py", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_script_is_a_list_of_presses():
    assert desktop.parse_script("RIGHT a*2 WAIT") == [RIGHT, A, A, desktop.WAIT]


@pytest.mark.parametrize("script", ["JUMP", "A*", "A*x", "*3", "A-B"])
def test_a_wrong_script_is_refused(script):
    with pytest.raises(desktop.ScriptError):
        desktop.parse_script(script)


def test_a_shot_of_a_scripted_game(tmp_path):
    shot = tmp_path / "shot.png"
    done = run("--seed", "7", "--script", "A A WAIT A", "--shot", str(shot))
    assert (done.returncode, done.stderr) == (0, "")
    assert pygame.image.load(str(shot)).get_size() == (160, 128)


def test_the_same_seed_and_script_give_the_same_picture(tmp_path):
    for name in ("one.png", "two.png"):
        arguments = ["--seed", "5", "--script", "A A WAIT A WAIT A", "--shot", str(tmp_path / name)]
        assert play.main(arguments) == 0
    assert (tmp_path / "one.png").read_bytes() == (tmp_path / "two.png").read_bytes()


def test_another_game_is_offered(tmp_path):
    shots = [str(tmp_path / name) for name in ("one.png", "two.png")]
    for game, shot in zip(("three", "four"), shots):
        assert play.main(["--game", game, "--seed", "1", "--script", "A A", "--shot", shot]) == 0
    assert Path(shots[0]).read_bytes() != Path(shots[1]).read_bytes()


@pytest.mark.parametrize(
    "arguments",
    [
        ["--level", "genius"],
        ["--game", "whist"],
        ["--seed", "-1"],
        ["--seed", "x"],
        ["--scale", "0"],
        ["--shot", "a.png"],
        ["--script", "A", "--scale", "3"],
        ["--script", "JUMP"],
        ["--what"],
    ],
)
def test_wrong_arguments_get_a_message_and_no_traceback(arguments, capsys):
    with pytest.raises(SystemExit) as left:
        play.main(arguments)
    assert left.value.code == 2
    assert "error:" in capsys.readouterr().err


def test_a_picture_that_cannot_be_written_gets_a_message(tmp_path, capsys):
    shot = str(tmp_path / "missing" / "shot.png")
    assert play.main(["--script", "", "--shot", shot]) == 1
    assert shot in capsys.readouterr().err


def test_a_save_that_cannot_be_read_gets_a_message(tmp_path, capsys):
    assert play.main(["--script", "", "--save", str(tmp_path)]) == 1
    assert "play.py:" in capsys.readouterr().err


def test_a_window_shows_the_screen_enlarged_without_blur():
    console = desktop.Desktop(scale=3, path="unused.bin")
    try:
        assert console.display._window.get_size() == (480, 384)
        assert console.button() is None
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_x))
        assert console.button() == A
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        assert console.button() is None
        assert console.closed
    finally:
        pygame.display.quit()


def test_a_machine_without_anything_does_no_harm():
    console = Console()
    assert console.button() is None
    assert console.read(10) == b""
    assert console.write(b"x") is None
    assert console.sound(1) is None
    assert console.entropy() != console.entropy()
