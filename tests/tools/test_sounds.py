# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The sounds are what their script makes, short, and fit for the board."""

import io
import wave

import pytest

from sixtysix.console import sounds
from tools import make_sounds

NUMBERS = {name: number for name, number in vars(sounds).items() if name.isupper()}


@pytest.fixture(scope="module")
def made():
    """All files: name -> content."""
    return make_sounds.files()


def samples(content):
    """Return what a file sounds like, as distances from silence."""
    with wave.open(io.BytesIO(content)) as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        assert form == (1, 1, make_sounds.RATE)
        return [value - make_sounds.MIDDLE for value in file.readframes(file.getnframes())]


def test_the_files_are_what_the_script_makes(made):
    stored = {path.name: path.read_bytes() for path in make_sounds.FOLDER.iterdir()}
    assert stored == made


def test_every_sound_is_there_in_every_loudness(made):
    assert set(make_sounds.SOUNDS) == set(NUMBERS.values())
    assert set(made) == {f"{n}-{volume}.wav" for n in NUMBERS.values() for volume in (1, 2, 3)}


@pytest.mark.parametrize("name", NUMBERS)
def test_louder_and_louder_never_clipped_silent_at_both_ends(made, name):
    peaks = []
    for volume in (1, 2, 3):
        heard = samples(made[f"{NUMBERS[name]}-{volume}.wav"])
        peaks.append(max(map(abs, heard)))
        assert abs(heard[0]) <= 1 and abs(heard[-1]) <= 1
    assert 8 < peaks[0] < peaks[1] / 2 < peaks[1] < peaks[2] / 2 < 64


@pytest.mark.parametrize("name", NUMBERS)
def test_effects_are_short_and_jingles_not_long(made, name):
    seconds = len(samples(made[f"{NUMBERS[name]}-3.wav"])) / make_sounds.RATE
    assert seconds < (2 if name.startswith("JINGLE") else 0.7)


def test_the_command_says_what_differs(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(make_sounds, "FOLDER", tmp_path)
    assert make_sounds.main(["--check"]) == 1
    assert "0-1.wav" in capsys.readouterr().out
