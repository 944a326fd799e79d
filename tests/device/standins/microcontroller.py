# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``microcontroller``: 8,192 bytes of nvm that count their erases."""

_SIZE = 8192


class ByteArray:
    """
    The one flash block, read and written by slices: each assignment erases and rewrites all of it.

    It is no part of the board's heap, so only what lies before the never written end is kept.
    """

    erases = 0
    data = b""

    def __len__(self):
        return _SIZE

    def __getitem__(self, part):
        stop = _SIZE if part.stop is None else part.stop
        whole = self.data + b"\xff" * max(0, stop - len(self.data))
        return bytearray(whole[part.start or 0 : stop])

    def __setitem__(self, part, value):
        start = part.start or 0
        stop = _SIZE if part.stop is None else part.stop
        if len(value) != stop - start:
            raise ValueError("Slice and value different lengths.")
        self.data = bytes(self[:start]) + bytes(value) + self.data[stop:]
        self.erases += 1


nvm = ByteArray()
