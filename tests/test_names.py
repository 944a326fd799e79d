# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Short names leave a program that does the same."""

import ast
import sys
import types

import pytest

from sixtysix.rulesets import fields
from sixtysix.settings import SETTINGS
from tests.device.micropython import STANDINS
from tools import names, onboard
from tools.scopes import Program

CARD = '''"""A module."""
import sys

TABLE = "pack hand"
_cards = []


class Card:
    size = 3
    double = size * 2

    def __init__(self, suit, rank=0, *, colour="red"):
        self.suit = suit
        self._rank = rank
        self.colour = colour

    def name(self):
        return "%d/%d" % (self.suit, self._rank)

    @classmethod
    def lowest(cls, suit):
        return cls(suit)


class Trump(Card):
    def __init__(self, suit):
        super().__init__(suit, 5)
        self._worth = self.size + self.double

    def name(self):
        return super().name() + "*%d" % self._worth


def make(suit, rank):
    _cards.append(Card(suit, rank, colour="black"))
    return _cards[-1]


def pack(cards):
    return [card.name() for card in cards if all(card.suit <= other.suit for other in cards)]
'''
PLAY = '''"""Another."""
import gc
from array import array

import pack.card
from pack import card
from pack.card import Trump, make as build, pack


class Hand(list):
    hidden = False

    def __init__(self, cards, key=None):
        super().__init__(cards)
        self.key = key

    def highest(self):
        from pack.card import make as fresh

        suits = {each.suit: each for each in self}
        try:
            best = max(self, key=lambda each: each._rank)
            return best.name(), suits[1].name(), fresh(1, 1).name(), suits[9]
        except KeyError as error:
            return error.args


def play(first, *others):
    hand = Hand([first], key=len)
    hand.extend(others)
    for name in card.TABLE.split():
        setattr(hand, name, 7)
    a = [each for hand in (hand, hand) for each in hand]
    return (
        [each.name() for each in a],
        hand.highest(),
        hand.pack,
        getattr(hand, "hand"),
        pack(hand),
        [card.Card.lowest(2).name(), build(2, 4).name(), Trump(3).name()],
        array("b", (1, 2)),
        gc.isenabled(),
        hand.key(a),
        sys.modules["pack.card"] is card,
    )


import sys
'''
SCRIPT = """
from pack.play import play
from pack.card import Trump, make


class Own:
    def highest(self):
        return play(Trump(1), make(1, 2), make(0, 3))


def run():
    return Own().highest(), make(3, 4)._rank
"""
SOURCES = {"pack": "", "pack.card": CARD, "pack.play": PLAY}


def run(sources, script):
    """Load the modules; return what the script gives."""
    try:
        for name, text in sources.items():
            module = sys.modules[name] = types.ModuleType(name)
            module.__path__ = []
            parent, _, last = name.rpartition(".")
            if parent:
                setattr(sys.modules[parent], last, module)
            exec(text, module.__dict__)
        space = {}
        exec(script, space)
        return space["run"]()
    finally:
        for name in sources:
            sys.modules.pop(name, None)


def test_the_program_does_the_same_with_few_names():
    plan = names.plan(SOURCES)
    written = names.rename(SOURCES, plan)

    result, rank = run(SOURCES, SCRIPT)
    assert result[:2] == (["1/5*9", "1/2", "0/3"] * 2, (9,)) and rank == 4
    assert run(written, names.rename_script(SCRIPT, plan)) == (result, rank)

    gone = {"Card", "Trump", "_cards", "suit", "_rank", "double", "lowest", "_worth", "highest"}
    for text in written.values():
        assert not gone & names.words(text)
    assert len(set(plan.short.values())) <= len(plan.short) // 2
    assert {"colour", "key", "hand", "pack", "hidden", "name", "card"} & set(plan.short) == {"name"}
    assert names.meanings(CARD, plan, plan.short["lowest"]) == ["Card.lowest"]


def test_a_script_passes_by_name_only_what_keeps_its_name():
    plan = names.plan(SOURCES)
    kept = "from pack.card import Card\nCard(1, colour=2)\nlist(x=1)"
    assert "colour=2" in names.rename_script(kept, plan)
    with pytest.raises(ValueError, match="rank"):
        names.rename_script("from pack.card import Card\nCard(1, rank=2)", plan)


@pytest.mark.parametrize("text", ["def f():\n    global a\n    a = 1", "if (a := 1):\n    pass"])
def test_what_the_tool_does_not_know_it_refuses(text):
    with pytest.raises(SyntaxError):
        names.plan({"a": text})


@pytest.fixture(scope="module")
def plan():
    """The names of the game."""
    return onboard.short_names()


def test_few_names_are_left(plan, figure):
    short = set(plan.short.values())
    figure(f"names of the game: {len(plan.short)} written as {len(short)}")
    assert len(short) < len(plan.short) // 5


def test_no_two_names_of_one_place_are_the_same(plan):
    for space in Program(onboard.dissolved()).spaces():
        short = [plan.short.get(name, name) for name in space]
        assert len(short) == len(set(short)), space


def test_rules_and_settings_keep_their_names(plan):
    assert not set(plan.short) & {*fields(), *SETTINGS}


def test_what_the_board_has_keeps_its_name(plan):
    """All that Blinka's display classes and the stand-ins' have."""
    import displayio

    board = set()
    for kind in ("Group", "TileGrid", "Bitmap", "Palette", "OnDiskBitmap"):
        board.update(dir(getattr(displayio, kind)))
    for path in STANDINS.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and path.stem != "testbench":
                board.update(inner.name for inner in node.body if hasattr(inner, "name"))
    assert {name for name in board if name[0] != "_"} & set(plan.short) == set()


def test_the_same_sources_get_the_same_names(plan):
    assert onboard.short_names() == plan
