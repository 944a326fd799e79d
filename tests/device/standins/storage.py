# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``storage``: the computer holds the drive, as it does after a plain start."""


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    """Refused, as on the board when the drive is visible over USB."""
    raise RuntimeError("Cannot remount path when visible via USB.")


class _Mount:
    readonly = True


def getmount(mount_path):
    """Return the file system at a path."""
    return _Mount()
