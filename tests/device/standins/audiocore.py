# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``audiocore``. On the board it lies in flash: who imports it has it for himself."""

import sys

del sys.modules["audiocore"]


def WaveFile(file, buffer):
    """Return what stands for the sound in a file: its name; the file must be there."""
    with open(file, "rb") as wave:
        if wave.read(4) != b"RIFF" or len(buffer) < 128:
            raise ValueError("Invalid wave file")
    return file
