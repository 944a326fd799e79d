# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``busdisplay``: a display that can be asked for its root group."""

from testbench import bench


class BusDisplay:
    """The board's display. Nothing is drawn; a renderer finds all it needs in ``root_group``."""

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.rotation = 0
        self.auto_refresh = True
        self.brightness = 1.0
        self.root_group = None
        self.bus = None

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        """Count a frame; always in time."""
        bench.refresh()
        return True
