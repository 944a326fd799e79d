# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``supervisor``."""

from testbench import bench


def ticks_ms():
    """Milliseconds that wrap at 2**29, as on the board."""
    return (bench.clock() // 1_000_000) % (1 << 29)


def reload():
    """End the run, as the board would before it starts the program again."""
    raise SystemExit("supervisor.reload")
