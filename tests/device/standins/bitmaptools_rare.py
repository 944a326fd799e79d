# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The parts of ``bitmaptools`` that are loaded only when a program asks for them."""


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    """Fill from (x1, y1) up to, not including, (x2, y2)."""
    for y in range(max(y1, 0), min(y2, dest_bitmap.height)):
        for x in range(max(x1, 0), min(x2, dest_bitmap.width)):
            dest_bitmap[x, y] = value


def blit(
    dest_bitmap,
    source_bitmap,
    x,
    y,
    *,
    x1=0,
    y1=0,
    x2=None,
    y2=None,
    skip_source_index=None,
    skip_dest_index=None,
):
    """Copy a part of one bitmap into another."""
    for row in range(y1, source_bitmap.height if y2 is None else y2):
        for column in range(x1, source_bitmap.width if x2 is None else x2):
            at = (x + column - x1, y + row - y1)
            if not (0 <= at[0] < dest_bitmap.width and 0 <= at[1] < dest_bitmap.height):
                continue
            value = source_bitmap[column, row]
            if value != skip_source_index and (
                skip_dest_index is None or dest_bitmap[at] != skip_dest_index
            ):
                dest_bitmap[at] = value


def arrayblit(bitmap, data, x1=0, y1=0, x2=None, y2=None, skip_index=None):
    """Copy values, one an element, into a rectangle."""
    values = iter(data)
    for y in range(y1, bitmap.height if y2 is None else y2):
        for x in range(x1, bitmap.width if x2 is None else x2):
            value = next(values)
            if value != skip_index:
                bitmap[x, y] = value


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    """Draw a line, ends included."""
    steps = max(abs(x2 - x1), abs(y2 - y1), 1)
    for step in range(steps + 1):
        x = x1 + (x2 - x1) * step // steps
        y = y1 + (y2 - y1) * step // steps
        dest_bitmap[x, y] = value
