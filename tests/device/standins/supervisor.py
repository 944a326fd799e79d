# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``supervisor``."""

from testbench import bench


class _Runtime:
    autoreload = True
    usb_connected = False
    serial_connected = False
    run_reason = None


class Reload(SystemExit):
    """The program asked for a restart."""


runtime = _Runtime()


def ticks_ms():
    """Milliseconds that wrap at 2**29, as on the board."""
    return (bench.clock() // 1_000_000) % (1 << 29)


def reload():
    """End the run, as the board would before it starts the program again."""
    raise Reload("supervisor.reload")


def set_next_code_file(filename, **options):
    """Accepted and forgotten."""
