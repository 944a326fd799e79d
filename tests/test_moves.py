# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""Moves as bytes and as texts: fixed for good, since records are made of them."""

import pytest

from sixtysix import notation
from tests.positions import MOVE_BYTES


def test_move_bytes_are_those_of_the_engines_texts():
    for words, byte in MOVE_BYTES.items():
        assert notation.text(byte) == words.replace("name-", "trump ")
        assert notation.parse(notation.text(byte)) == byte


@pytest.mark.parametrize("words", ["", "S", "SA++", "trump", "trump X", "trump SH", "Close", "12"])
def test_other_texts_are_no_moves(words):
    with pytest.raises(ValueError):
        notation.parse(words)
