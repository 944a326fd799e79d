# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``vectorio``: shapes that know their place and colour, for libraries that import it.

Nothing on the drive draws with them, so no picture can have any.
"""

from displayio import Group


class _Shape(Group):
    def __init__(self, pixel_shader, x, y):
        super().__init__(x=x, y=y)
        self.pixel_shader = pixel_shader
        self.color_index = 0
        self.location = (x, y)

    def __iter__(self):
        """Tell who wants to paint it that this is still to be written."""
        raise NotImplementedError("shapes are not painted")


class Rectangle(_Shape):
    """A filled rectangle."""

    def __init__(self, *, pixel_shader, width, height, x=0, y=0, color_index=0):
        if width < 1 or height < 1:
            raise ValueError("width and height must be at least 1")
        super().__init__(pixel_shader, x, y)
        self.width = width
        self.height = height
        self.color_index = color_index


class Circle(_Shape):
    """A filled circle."""

    def __init__(self, *, pixel_shader, radius, x=0, y=0, color_index=0):
        if radius < 1:
            raise ValueError("radius must be at least 1")
        super().__init__(pixel_shader, x, y)
        self.radius = radius
        self.color_index = color_index


class Polygon(_Shape):
    """A filled polygon."""

    def __init__(self, *, pixel_shader, points, x=0, y=0, color_index=0):
        if len(points) < 3:
            raise ValueError("Polygon needs at least 3 points")
        super().__init__(pixel_shader, x, y)
        self.points = points
        self.color_index = color_index
