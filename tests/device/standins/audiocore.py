# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``audiocore``."""


class RawSample:
    """A sound made of samples in memory."""

    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        self.buffer = buffer
        self.sample_rate = sample_rate


class WaveFile:
    """A sound in a file."""

    def __init__(self, file, buffer=None):
        self.file = file
        self.buffer = buffer
        self.sample_rate = 22050

    def deinit(self):
        """Close the file."""
        self.file.close()
