# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``microcontroller``: 8,192 bytes of nvm that count their erases."""

NVM_SIZE = 8192


class Pin:
    """A pin, known by its name."""

    def __init__(self, name):
        self.name = name


class ByteArray:
    """The one flash block: each assignment erases and rewrites all of it."""

    def __init__(self):
        self._bytes = bytearray(b"\xff" * NVM_SIZE)
        self.erases = 0

    def __len__(self):
        return NVM_SIZE

    def __bool__(self):
        return True

    def __getitem__(self, index):
        return self._bytes[index] if isinstance(index, int) else bytes(self._bytes[index])

    def __setitem__(self, index, value):
        if not isinstance(index, int) and len(value) != len(range(NVM_SIZE)[index]):
            raise ValueError("Slice and value different lengths.")
        self._bytes[index] = value
        self.erases += 1


class _Processor:
    frequency = 120_000_000
    temperature = 25.0
    uid = bytes(range(16))
    reset_reason = None
    voltage = 3.3


class Reset(SystemExit):
    """The program asked for a reset."""


def reset():
    """End the run."""
    raise Reset("microcontroller.reset")


cpu = _Processor()
nvm = ByteArray()
