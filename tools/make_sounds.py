# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
Make assets/sounds/: every sound in three loudnesses, as WAV files of 8 bits and 6 kHz.

    python tools/make_sounds.py          write the files
    python tools/make_sounds.py --check  exit 1 if a file differs from what this script makes

A file is named ``<number>-<volume>.wav``, its number that of `sixtysix.console.sounds`. Three files
instead of one that is turned down while it plays: the board has neither memory nor time for that.
Everything is counted in whole numbers, so that the files are the same wherever they are made.
"""

import argparse
import struct
import sys
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixtysix.console import sounds

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "sounds"
RATE = 6000  # samples a second
MIDDLE = 128  # silence

# How far the loudest sample of each volume, 1 to 3, is from silence.
LOUDNESS = {1: 16, 2: 45, 3: 120}

_FULL = 1 << 16  # a wave goes from -_FULL to _FULL
_ATTACK = 18  # samples from silence to full, so that nothing clicks
_NAMES = ("c", "c#", "d", "d#", "e", "f", "f#", "g", "g#", "a", "a#", "b")

# What each sound is: steps of a wave, a note (for noise: how dull it is), a length in milliseconds
# and how fast it fades: in so many samples to about a third. ``-`` is silence.
SOUNDS = {
    sounds.DEAL: "noise 2 28 40",
    sounds.PLAY: "noise 5 12 90  soft a3 40 90",
    sounds.DRAW: "noise 4 20 200  noise 2 24 90",
    sounds.TRICK: "soft e5 70 260  soft a5 110 300",
    sounds.MARRIAGE: "soft g5 90 500  soft b5 90 500  soft d6 90 500  soft g6 220 500",
    sounds.CLOSE: "soft d4 90 500  noise 7 25 200  soft g3 160 500",
    sounds.REFUSE: "hard c#4 60 900  - c4 25 100  hard c4 90 600",
    sounds.WIN: "soft c5 90 500  soft e5 90 500  soft g5 90 500  soft c6 260 600",
    sounds.LOSE: "soft e5 120 600  soft d#5 120 600  soft d5 120 600  soft c#5 300 700",
    sounds.JINGLE_START: "hard d5 110 500  soft a5 110 500  soft f#5 110 500  soft b5 110 500 "
    "soft a5 220 700  soft d6 360 800",
    sounds.JINGLE_MATCH: "hard g5 100 500  hard g5 100 500  hard a5 100 500  hard b5 200 700 "
    "hard g5 100 500  hard b5 100 500  hard d6 300 900  soft b5 100 500  soft g6 500 1200",
}


def _frequency(note):
    """Return the thousandths of a hertz of a note, such as ``f#5``."""
    steps = _NAMES.index(note[:-1]) - 9 + 12 * (int(note[-1]) - 4)
    return round(440_000 * 2 ** (steps / 12))


def _soft(phase):
    """A triangle; ``phase`` goes from 0 to _FULL in a period."""
    height = 4 * phase
    if height > 3 * _FULL:
        return height - 4 * _FULL
    return 2 * _FULL - height if height > _FULL else height


def _hard(phase):
    """A rectangle, a quarter of it high, with its edges taken off."""
    return (2 * _soft(phase) + (_FULL if phase < _FULL // 4 else -_FULL // 3)) // 3


def wave(steps):
    """
    Return a sound as a list of samples, each from -_FULL to _FULL.

    :param str steps: as in `SOUNDS`
    """
    samples = []
    words = steps.split()
    for kind, note, length, fading in zip(*[iter(words)] * 4, strict=True):
        samples += _step(kind, note, int(length) * RATE // 1000, int(fading))
    return samples


def _step(kind, note, count, fading):
    samples = []
    phase = 0
    noise = 1
    value = 0
    strength = _FULL
    for k in range(count):
        if kind == "noise":
            if k % int(note) == 0:
                noise = (noise * 1_103_515_245 + 12_345) % (1 << 31)
                value = (noise >> 13) % (2 * _FULL) - _FULL
        elif kind != "-":
            phase = (phase + _frequency(note) * _FULL // (RATE * 1000)) % _FULL
            value = _soft(phase) if kind == "soft" else _hard(phase)
        # Louder at the beginning, and down to nothing at the end.
        edge = min(_ATTACK, k, count - 1 - k)
        samples.append(value * strength // _FULL * edge // _ATTACK)
        strength -= strength // fading
    return samples


def wav(samples, loudest):
    """
    Return a WAV file of 8 bits a sample.

    :param int loudest: how far its loudest sample is from silence
    """
    peak = max(abs(sample) for sample in samples)
    data = bytes(MIDDLE + sample * loudest // peak for sample in samples)
    data += bytes([MIDDLE]) * (len(data) % 2)
    return (
        struct.pack("<4sI4s", b"RIFF", 36 + len(data), b"WAVE")
        + struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, RATE, RATE, 1, 8)
        + struct.pack("<4sI", b"data", len(data))
        + data
    )


def files():
    """Return all files: name -> content."""
    made = {}
    for number, steps in SOUNDS.items():
        samples = wave(steps)
        for volume, loudest in LOUDNESS.items():
            made[f"{number}-{volume}.wav"] = wav(samples, loudest)
    return made


def main(arguments=None):
    """Write or check the files; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.strip().split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare with what is there")
    check = parser.parse_args(arguments).check
    FOLDER.mkdir(exist_ok=True)
    wrong = []
    for name, content in files().items():
        path = FOLDER / name
        if not check:
            path.write_bytes(content)
            print(f"{len(content):6} {path.relative_to(ROOT)}")
        elif not path.exists() or path.read_bytes() != content:
            wrong.append(name)
    if wrong:
        print("differs from what tools/make_sounds.py makes:", ", ".join(wrong))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
