# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``analogio``. On the board it lies in flash: who imports it has it for himself."""

import sys

from testbench import Part as AnalogIn  # noqa: F401

del sys.modules["analogio"]
