# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for CircuitPython's ``time``: the bench's clock."""

from testbench import bench


def monotonic_ns():
    """Nanoseconds since the start."""
    return bench.clock()


def monotonic():
    """Seconds since the start."""
    return bench.clock() / 1_000_000_000


def sleep(seconds):
    """Let time pass without waiting for it."""
    bench.now += int(seconds * 1_000_000_000)
