# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``terminalio``: the board's font has ASCII only. Its bitmap lies in flash there."""

import displayio
import fontio

_FIRST, _COUNT = 32, 95

FONT = fontio.BuiltinFont(displayio.Bitmap(6 * _COUNT, 12, 2), 6, 12, _FIRST, _COUNT)
