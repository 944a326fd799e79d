# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``analogio``: every input reads half of its range."""


class AnalogIn:
    """An input that does not change."""

    reference_voltage = 3.3

    def __init__(self, pin):
        self.pin = pin
        self.value = 32768

    def deinit(self):
        """Nothing to give back."""
