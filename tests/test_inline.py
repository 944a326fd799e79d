# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Constants written as numbers leave a program that does the same."""

from tools.inline import inline

GAME = '''"""A module."""
try:
    from micropython import const
except ImportError:

    def const(value):
        return value


SPADES, HEARTS = 0, 1
SIZE = const(6)
FIRST, SECOND = range(SIZE, SIZE + 2)
BELOW = -SIZE
_MASK = (1 << SIZE) - 1
WORDS = ("spades", "hearts")
shown = 3
'''
SCREEN = '''"""A screen – with a letter of two bytes."""
from game import (
    BELOW,
    HEARTS,
    WORDS,
    SECOND as NEXT,
)
import game


def which(suit, text="–", low=BELOW):
    return text, suit in (HEARTS, NEXT), low * BELOW, WORDS[HEARTS], game.shown


def hidden(SIZE):
    from game import SPADES

    SIZE += 1
    return SIZE, SPADES
'''


def run(sources):
    """Execute the two modules; return what the functions give."""
    import types

    space = {}
    module = types.ModuleType("game")
    exec(sources["game"], module.__dict__)
    import sys

    sys.modules["game"] = module
    try:
        exec(sources["screen"], space)
        return [space["which"](suit) for suit in range(9)], space["hidden"](4)
    finally:
        del sys.modules["game"]


def test_same_result_without_the_names():
    sources = {"game": GAME, "screen": SCREEN}
    written = inline(sources)

    assert run(sources)[1] == (5, 0)
    whole = {"game": GAME, "screen": written["screen"]}
    assert run(whole) == run(sources)
    for name in ("HEARTS", "NEXT", "BELOW", "SPADES"):
        assert name not in written["screen"]
    for name in ("HEARTS", "_MASK", "FIRST", "const"):
        assert name not in written["game"]
    assert "WORDS" in written["game"]


def test_lines_keep_their_numbers():
    written = inline({"game": GAME, "screen": SCREEN})
    assert written["screen"].count("\n") == SCREEN.count("\n")
    assert written["game"].count("\n") == GAME.count("\n")
    assert written["screen"].splitlines()[10].startswith("def which")


def test_what_must_stay_stays():
    sources = {
        "a": "USED = 1\nASKED = 2\nNAMED = 3\nTWICE = 4\nTWICE = 5\nSHADED = 6\nFREE = 7\n",
        "b": "import a\nfrom a import SHADED, FREE, TWICE\n"
        "def f(SHADED):\n    return a.ASKED, getattr(a, 'NAMED'), SHADED, FREE, f'{FREE}', TWICE\n",
    }
    written = inline(sources)
    assert "ASKED = 2" in written["a"] and "NAMED = 3" in written["a"]
    assert "TWICE = 4\nTWICE = 5" in written["a"] and "SHADED = 6" in written["a"]
    assert "USED" not in written["a"]
    # A name in an f-string has no place that is known: the module keeps it.
    assert "FREE = 7" in written["a"] and "import SHADED, FREE, TWICE" in written["b"]
