# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``microcontroller``: 8,192 bytes of nvm that count their erases."""

NVM_SIZE = 8192


class ByteArray:
    """
    The one flash block: each assignment erases and rewrites all of it.

    It is no part of the board's heap, so only what lies before the never written end is kept.
    """

    def __init__(self):
        self.written = bytearray()
        self.erases = 0

    def __len__(self):
        return NVM_SIZE

    def __bool__(self):
        return True

    def __getitem__(self, index):
        if isinstance(index, int):
            return self.written[index] if index < len(self.written) else 0xFF
        start, stop = index.start or 0, NVM_SIZE if index.stop is None else index.stop
        data = bytearray(b"\xff" * (min(stop, NVM_SIZE) - start))
        part = self.written[start:stop]
        data[: len(part)] = part
        return data

    def __setitem__(self, index, value):
        if isinstance(index, int):
            start, stop, value = index, index + 1, (value,)
        else:
            start, stop = index.start or 0, NVM_SIZE if index.stop is None else index.stop
        if len(value) != stop - start or stop > NVM_SIZE:
            raise ValueError("Slice and value different lengths.")
        while len(self.written) < stop:
            self.written.append(0xFF)
        for at in range(start, stop):
            self.written[at] = value[at - start]
        self.erases += 1


def reset():
    """End the run."""
    raise SystemExit("microcontroller.reset")


nvm = ByteArray()
