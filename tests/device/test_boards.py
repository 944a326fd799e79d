# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Every kind of board gets its console, or is told in plain words why it cannot have one."""

import pytest

from sixtysix.console import sounds

pytestmark = pytest.mark.device

REGISTER = """
BUTTON_CLOCK, BUTTON_OUT, BUTTON_LATCH = "clock", "out", "latch"
SPEAKER, SPEAKER_ENABLE, NEOPIXEL, A6 = "SPEAKER", "SPEAKER_ENABLE", "NEOPIXEL", "A6"
"""
STICK = 'JOYSTICK_X, JOYSTICK_Y = "JOYSTICK_X", "JOYSTICK_Y"\n'
PINS = "".join(f'D{k} = "D{k}"\n' for k in range(14))
WIRED = {"B": "D0", "A": "D1", "RIGHT": "D2", "DOWN": "D3", "UP": "D4", "LEFT": "D5"}
SCREEN = {"SCREEN": "1", "SCK": "D6", "MOSI": "D7", "CS": "D8", "DC": "D9"}


def screen(width, height):
    """Return the line of a module ``board`` that has a display."""
    return (
        "from busdisplay import BusDisplay\n"
        f'DISPLAY = BusDisplay(None, b"", width={width}, height={height})\n'
    )


@pytest.fixture
def board(micropython, programs, drive, tmp_path, monkeypatch):
    """Return a function that opens the console of a board and lets things happen there."""

    def open_board(source, *words, **keys):
        (tmp_path / "board.py").write_text(source)
        for key, value in keys.items():
            monkeypatch.setenv("SIXTYSIX_" + key, value)
        path = (tmp_path, programs, drive, drive / "lib")
        printed = micropython("boards", *words, path=path, cwd=drive)
        return printed.splitlines()

    return open_board


def presses(lines):
    """Return the buttons that the game was told of."""
    return [int(line.split()[1]) for line in lines if line.split()[-1].isdecimal()]


# ---- boards with a register ----


@pytest.mark.parametrize("name", ["pybadge", "pybadge_airlift", "edgebadge", "unheard_of"])
def test_badge(board, name):
    source = f'board_id = "{name}"\n' + screen(160, 128) + REGISTER
    lines = board(source, *(f"{k}+" for k in range(8)))
    assert lines[0] == "root 1 0 0"
    assert presses(lines[1:]) == list(range(8))


@pytest.mark.parametrize("name", ["pygamer", "pygamer_advance", "unheard_of"])
def test_stick(board, name):
    source = f'board_id = "{name}"\n' + screen(160, 128) + REGISTER + STICK
    centre = "X32768", "Y32768"
    lines = board(source, "1+", "X60000", *centre, "X3000", *centre, "Y60000", *centre, "Y3000")
    assert presses(lines[1:]) == [1, 4, 7, 5, 6]


def test_stick_does_not_flutter_and_repeats(board):
    source = 'board_id = "pygamer"\n' + screen(160, 128) + REGISTER + STICK
    # Past the middle it counts once, wherever it trembles, until it is nearly back.
    lines = board(source, "X50000", "X47000", "X44000", "X50000", "X33000", "X44000", "X50000")
    assert [line.split()[1] for line in lines[1:]] == ["4", *["None"] * 5, "4"]
    lines = board(source, "X60000", "t300", "t200", "t100", "t100", "t150")
    assert [line.split()[1] for line in lines[1:]] == ["4", "None", "4", "None", "4", "4"]


# ---- boards wired by their owners ----


def test_six_buttons_do_for_eight(board):
    source = 'board_id = "raspberry_pi_pico"\n' + screen(240, 240) + PINS
    tap = [f"{key}{way}" for key in range(2, 6) for way in "+-"]
    lines = board(
        source, *tap, "0+", "0-", "1+", "1-", "0+", "t700", "0-", "1+", "t700", "1-", **WIRED
    )
    assert lines[0] == "keys D0 D1 D2 D3 D4 D5 False True"
    assert lines[1] == "root 1 40 56"
    # A and B count when they are let go; held, they are SELECT and START.
    assert presses(lines[2:]) == [4, 5, 6, 7, 0, 1, 2, 3]


def test_eight_buttons(board):
    keys = {**WIRED, "START": "D10", "SELECT": "D11", "PRESSED": "1"}
    source = 'board_id = "other"\n' + screen(160, 128) + PINS
    lines = board(source, *(f"{k}+" for k in range(8)), **keys)
    assert lines[0] == "keys D0 D1 D10 D11 D2 D3 D4 D5 True True"
    assert presses(lines[2:]) == list(range(8))


@pytest.mark.parametrize(
    "width, height, place",
    [
        ("240", "135", "1 40 3"),
        ("320", "240", "1 80 56"),
        ("320", "256", "2 0 0"),
        ("480", "320", "2 80 32"),
    ],
)
def test_a_wired_screen_is_scaled_by_whole_numbers_and_centred(board, width, height, place):
    keys = {**WIRED, **SCREEN, "SCREEN_WIDTH": width, "SCREEN_HEIGHT": height}
    lines = board('board_id = "bare"\n' + PINS, **keys)
    assert lines[1] == "root " + place


# ---- boards that it cannot run on ----


@pytest.mark.parametrize(
    "source, keys, why",
    [
        (screen(160, 128), {}, "No buttons found: name their pins in settings.toml"),
        (screen(128, 64) + REGISTER, {}, "it has 128x64 pixels, the game needs 160x128."),
        (screen(128, 160) + REGISTER, {}, "it has 128x160 pixels, the game needs 160x128."),
        (PINS, WIRED, "No screen found: describe it in settings.toml"),
        (screen(160, 128) + PINS, {"A": "D1"}, "SIXTYSIX_B, a button's pin, is missing."),
        (screen(160, 128) + PINS, {**WIRED, "UP": "D99"}, "SIXTYSIX_UP = D99: no such pin."),
        (PINS, {**WIRED, "SCREEN": "1"}, "SIXTYSIX_SCK, a pin of the screen, is missing."),
        (
            screen(160, 128) + PINS,
            {**WIRED, "PRESSED": "low"},
            "SIXTYSIX_PRESSED = low: no number.",
        ),
    ],
)
def test_an_unfit_board_is_told_why(board, source, keys, why):
    lines = board('board_id = "other"\n' + source, **keys)
    assert "Sixty-Six cannot run here." in lines
    assert why in lines[-1]
    assert not any("Traceback" in line for line in lines)


# ---- sound, lights, battery ----


def test_the_amplifier_is_on_only_while_a_sound_plays(board):
    source = 'board_id = "pybadge"\n' + screen(160, 128) + REGISTER
    lines = board(source, "q", f"s{sounds.TRICK}", "q")
    assert lines[1:] == [
        "q False",
        f"plays assets/sounds/{sounds.TRICK}-2.wav",
        f"s{sounds.TRICK} None",
        "q False",
    ]


def test_lights_are_dim(board):
    source = 'board_id = "pybadge"\n' + screen(160, 128) + REGISTER
    lines = board(source, "l")
    # Green, red, blue of each; the last two are dark.
    assert lines[1] == "lights NEOPIXEL 0 12 0 12 0 0 0 0 12 0 0 0 0 0 0"


def test_battery(board):
    source = 'board_id = "pybadge"\n' + screen(160, 128) + REGISTER
    words = [
        word for volts in (4.3, 3.8, 3.65, 3.0) for word in (f"r{int(volts / 6.6 * 65536)}", "b")
    ]
    lines = board(source, *words)
    percents = [int(line.split()[1]) for line in lines if line.startswith("b ")]
    assert percents[0] == 100 and percents[-1] == 0
    assert 45 <= percents[1] <= 52 and 10 < percents[2] < 25


def test_a_board_without_all_that_loses_only_that(board):
    source = 'board_id = "other"\n' + screen(160, 128) + PINS
    lines = board(source, "s1", "l", "b", "q", "2+", **WIRED)
    assert lines[2:] == ["s1 None", "l None", "b None", "q None", "2+ 4"]


def test_the_screens_light(board):
    source = 'board_id = "pybadge"\n' + screen(160, 128) + REGISTER
    lines = board(source, *(f"m{level}" for level in range(-2, 3)))
    levels = [int(line.split()[1]) for line in lines[1:]]
    assert levels[0] == 0 and levels[-1] == 255
    assert levels == sorted(set(levels))
