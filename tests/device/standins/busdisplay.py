# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``busdisplay``: a display that can be asked for its root group."""

from testbench import bench


class BusDisplay:
    """The board's display. Nothing is drawn; a renderer finds all it needs in ``root_group``."""

    auto_refresh = True
    brightness = 1.0
    root_group = None

    def __init__(self, display_bus, init_sequence, *, width, height, **details):
        self.width = width
        self.height = height
        self.rotation = details.get("rotation", 270)

    def refresh(self, **frame_rates):
        """Count a frame; always in time."""
        bench.refresh()
        return True
