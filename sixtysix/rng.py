# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.rng`
==============

Random numbers that are the same on every machine: shuffles, saves and shared deals depend on it.

A xorshift generator (Marsaglia 2003) over four words of 16 bits, so that no step leaves
MicroPython's small ints. Its shifts 7, 7, 4 give the full period of 2**64 - 1; the tests prove it.
"""


class Rng:
    """
    A generator with 64 bits of state.

    :param seed: any int from 0 on, or bytes; equal seeds give equal sequences
    """

    def __init__(self, seed=0):
        self._x = 0x6C07
        self._y = 0x8965
        self._z = 0x1F1D
        self._w = 0x4B5A
        if isinstance(seed, int):
            # Eight bytes at least, so that small seeds differ as much as large ones.
            words = [seed >> 16 * k & 0xFFFF for k in range(4)]
            seed >>= 64
            while seed:
                words.append(seed & 0xFFFF)
                seed >>= 16
        else:
            words = seed
        for word in words:
            self._x ^= word
            if not (self._x or self._y or self._z or self._w):
                self._w = 1  # the one state that xorshift never leaves
            self.word()
        for _ in range(16):
            self.word()

    def word(self):
        """Return the next number from 0 to 65535."""
        x = self._x
        x ^= x << 7 & 0xFFFF
        self._x = self._y
        self._y = self._z
        w = self._z = self._w
        self._w = w = w ^ w >> 4 ^ x ^ x >> 7
        return w

    def below(self, limit):
        """Return a number from 0 to ``limit - 1``, all equally likely; ``limit`` is 1 to 65536."""
        fair = 65536 - 65536 % limit
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % limit

    def shuffle(self, items):
        """Put a list or bytearray into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
