# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Numbers in place of the names of texts."""

import ast

import pytest

from tools import onboard, wordlist

FILE = """# A comment.

[ALL]
OK=All right = fine
HOUSE_0=Claims|yes|no
HOUSE_1=

[TABLE]
GO_ON=Go – on
"""
NUMBERS = {"OK": 0, "HOUSE": 1, "GO_ON": 2}


def test_a_number_for_each_name_in_the_files():
    assert wordlist.numbers(FILE) == NUMBERS
    assert wordlist.number_file(FILE, NUMBERS) == (
        "[ALL]\n0=All right = fine\n1_0=Claims|yes|no\n1_1=\n[TABLE]\n2=Go – on\n"
    )
    with pytest.raises(KeyError):
        wordlist.number_file("[ALL]\nNEW=New\n", NUMBERS)


def test_a_number_for_each_name_in_the_program():
    source = 'texts = app.texts\nshow("–", texts.OK, app.texts.GO_ON[1], HOUSE, other.OK)\n'
    source += 'label, value = self.app.texts.numbered("HOUSE", k)\n'
    assert wordlist.number_source(source, NUMBERS) == (
        'texts = app.texts\nshow("–", texts[0], app.texts[2][1], HOUSE, other.OK)\n'
        "label, value = self.app.texts.numbered(1, k)\n"
    )
    with pytest.raises(KeyError):
        wordlist.number_source("texts.MISSING", NUMBERS)


def test_no_name_of_a_text_is_left_on_the_drive():
    for text in onboard.inlined().values():
        nodes = ast.walk(ast.parse(text))
        assert {wordlist.used(node) for node in nodes} <= {None, *range(1000)}
