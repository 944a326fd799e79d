# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``microcontroller``: 8,192 bytes of nvm that count their erases."""

_SIZE = 8192


class ByteArray:
    """
    The one flash block: each assignment erases and rewrites all of it.

    It is no part of the board's heap, so only what lies before the never written end is kept.
    """

    def __init__(self):
        self.data = bytearray()
        self.erases = 0

    def __len__(self):
        return _SIZE

    def __getitem__(self, index):
        if isinstance(index, int):
            return self.data[index] if index < len(self.data) else 0xFF
        start, stop = _bounds(index)
        data = bytearray(b"\xff" * (stop - start))
        part = self.data[start:stop]
        data[: len(part)] = part
        return data

    def __setitem__(self, index, value):
        if isinstance(index, int):
            start, stop, value = index, index + 1, (value,)
        else:
            start, stop = _bounds(index)
        if len(value) != stop - start:
            raise ValueError("Slice and value different lengths.")
        while len(self.data) < stop:
            self.data.append(0xFF)
        for at in range(start, stop):
            self.data[at] = value[at - start]
        self.erases += 1


def _bounds(index):
    return index.start or 0, _SIZE if index.stop is None else min(index.stop, _SIZE)


def reset():
    """End the run."""
    raise SystemExit("microcontroller.reset")


nvm = ByteArray()
