# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``bitmaptools``, in plain Python. On the board it lies in flash: so whoever imports
it has it for himself, and when he is dropped it goes too."""

import sys

del sys.modules["bitmaptools"]


def readinto(
    bitmap,
    file,
    bits_per_pixel,
    element_size=1,
    reverse_pixels_in_element=False,
    reverse_rows=False,
):
    """Read packed rows, each padded to 4 bytes, from a file."""
    if bits_per_pixel > 8:
        raise ValueError("this stand-in reads pixels of 1 to 8 bits, bytes in order")
    row = bytearray((bitmap.width * bits_per_pixel + 31) // 32 * 4)
    mask = (1 << bits_per_pixel) - 1
    per_byte = 8 // bits_per_pixel
    for y in range(bitmap.height):
        if file.readinto(row) != len(row):
            raise EOFError()
        for x in range(bitmap.width):
            place = per_byte - 1 - x % per_byte if reverse_pixels_in_element else x % per_byte
            value = (row[x // per_byte] >> (place * bits_per_pixel)) & mask
            bitmap[x, bitmap.height - 1 - y if reverse_rows else y] = value


def __getattr__(name):
    """Load what is seldom wanted when it is: on the board all this lies in flash."""
    import bitmaptools_rare

    return getattr(bitmaptools_rare, name)
