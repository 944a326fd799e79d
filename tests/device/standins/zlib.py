# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``zlib``: decompression only, as on the board."""

import io

import deflate


def decompress(data, wbits=0, bufsize=0):
    """Return the unpacked bytes of a zlib (``wbits`` > 0) or raw stream."""
    kind = deflate.ZLIB if wbits > 0 else deflate.RAW
    with deflate.DeflateIO(io.BytesIO(data), kind, abs(wbits)) as stream:
        return stream.read()
