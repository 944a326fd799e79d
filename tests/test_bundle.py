# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Several modules in one do the same."""

import pytest

from sixtysix import loading
from sixtysix.ui import app, game
from tests.test_names import run
from tools import bundle, names, onboard

SOURCES = {
    "pack": "",
    "pack.cards": '''"""Cards."""
import sys
COUNT = {}
def _check(card):
    return card < 24
def count(cards):
    return sum(map(_check, cards))
def led(card):
    COUNT[card] = True
    return card, sys.byteorder
''',
    "pack.deal": '''"""A deal."""
import sys
from pack import cards
from pack.cards import count as count_cards
from pack.cards import led
MODULES = ("pack.cards", "pack.deal", "pack.other")
TABLE = """
all pack.cards pack.deal pack.other
some pack.cards
"""
def _check(value):
    return value * 2
class Deal:
    count = 7
    def play(self, cards_, count):
        led = cards.led(3)
        check = [_check(led) for led in cards_]
        return count_cards(cards_), count, led, check, self.count
def first(sys=1):
    return led(sys)
''',
    "pack.other": '''"""Another."""
import pack.deal
from pack import cards, deal
from pack.deal import Deal, first as start
from pack.deal import _check
def play():
    from pack.cards import count
    from pack import deal as inner
    return (Deal().play([1, 2, 30], 5), start(), cards.COUNT, cards.count([1]), count([1, 25]),
        deal.MODULES[0], deal.TABLE, inner.first(4), _check(4), deal._check(5), cards._check(6))
''',
}
BUNDLES = {"pack.deal": ("pack.cards", "pack.deal")}
SCRIPT = "from pack.other import play as run"


def test_a_bundle_does_what_its_modules_did():
    written = bundle.bundle(SOURCES, BUNDLES)
    assert list(written) == ["pack", "pack.deal", "pack.other"]

    wanted = run(SOURCES, SCRIPT)
    result = run(written, SCRIPT)
    assert wanted[5] == "pack.cards" and result[5] == "pack.deal"
    assert wanted[6].split() == "all pack.cards pack.deal pack.other some pack.cards".split()
    assert result[6].split() == "all pack.deal pack.other some pack.deal".split()
    assert result[:5] + result[7:] == wanted[:5] + wanted[7:]
    assert wanted[0] == (2, 5, (3, wanted[1][1]), [2, 4, 60], 7)

    # And so it does with short names.
    plan = names.plan(written)
    assert run(names.rename(written, plan), names.rename_script(SCRIPT, plan)) == result


def test_who_names_a_module_finds_its_home():
    text = "import pack.cards, pack.cardsharp\nfrom pack.cards import a\nx = 'pack.cards'\n"
    assert bundle.redirect(text, BUNDLES) == (
        "import pack.deal, pack.cardsharp\nfrom pack.deal import a\nx = 'pack.deal'\n"
    )


def test_what_lasts_is_one_module():
    core = bundle.BUNDLES["sixtysix.loading"]
    assert set(loading.LASTING) <= set(core)
    # It is never forgotten.
    forgotten = {*app._SAVING, *app.PARTS.split(), *loading.DEALING}
    assert not set(core) & forgotten


def test_the_computer_player_and_the_table_are_few_modules():
    fetched = {bundle.homes().get(name, name) for name in game._SHARED + game._DUEL}
    # The endings have one of their own: a puzzle needs nothing else.
    assert fetched == {"sixtysix.ai.player", "sixtysix.ai.endgame", "sixtysix.ai.search"}
    parts = {bundle.homes().get(name, name) for name in app.parts("table")}
    assert parts == {"sixtysix.ui.table"}


@pytest.mark.parametrize("home", bundle.BUNDLES)
def test_every_module_of_a_bundle_is_there(home):
    assert set(bundle.BUNDLES[home]) <= set(onboard.inlined())
