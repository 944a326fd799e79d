# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``usb_midi``."""

disabled = False


def disable():
    """Remember it."""
    global disabled
    disabled = True
