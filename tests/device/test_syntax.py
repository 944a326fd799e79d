# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Device code keeps to what CircuitPython 9 and 10 understand and what its .mpy files can hold."""

import ast

import pytest

from tools import build

SOURCES = [*map(str, build.SOURCES), *(path.as_posix() for path in build.device_sources())]

# Statements and expressions that the board's compiler lacks, or (async) compiles differently from
# the mpy-cross that builds the drive.
LACKING = (
    *(ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await),
    *(ast.Match, ast.TryStar),
)
# Methods that CPython has and CircuitPython has not.
METHODS = {"bit_length", "bit_count", "removeprefix", "removesuffix", "casefold", "isnumeric"}


@pytest.mark.parametrize("name", SOURCES)
def test_only_what_the_board_understands(name):
    tree = ast.parse((build.ROOT / name).read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        assert not isinstance(node, LACKING), f"{name}:{node.lineno}: {type(node).__name__}"
        if isinstance(node, ast.Attribute):
            assert node.attr not in METHODS, f"{name}:{node.lineno}: {node.attr}"
        if isinstance(node, ast.FunctionDef):
            assert not node.args.posonlyargs, f"{name}:{node.lineno}: positional-only arguments"
