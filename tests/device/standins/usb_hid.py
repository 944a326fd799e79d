# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``usb_hid``."""

import sys

disabled = False


def disable():
    """Remember it."""
    sys.modules["usb_hid"].disabled = True
