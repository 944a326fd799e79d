# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``fontio``."""

from collections import namedtuple

Glyph = namedtuple("Glyph", "bitmap tile_index width height dx dy shift_x shift_y")
