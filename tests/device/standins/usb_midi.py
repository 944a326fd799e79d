# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``usb_midi``."""

import sys

disabled = False


def disable():
    """Remember it."""
    sys.modules["usb_midi"].disabled = True
