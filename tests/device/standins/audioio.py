# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``audioio``: sounds end at once."""


class AudioOut:
    """A speaker that is always silent."""

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self.playing = False
        self.paused = False

    def play(self, sample, *, loop=False):
        """Accept a sound."""

    def stop(self):
        """Nothing plays."""

    def deinit(self):
        """Nothing to give back."""
