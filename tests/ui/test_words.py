# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Texts and letters: nothing is missing, and everything fits."""

import ast
import re
from pathlib import Path

import pytest

from sixtysix.texts import LANGUAGES, Texts
from sixtysix.ui import font, wording
from sixtysix.ui.widgets import wrap

UI = Path(font.__file__).parent
LETTERS = (
    "".join(map(chr, range(32, 127)))
    + "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"  # Polish
    + "ÃŌŎÔÕãōŏôõ"  # Silesian
    + "ÆØÅæøå"  # Danish
    + "ÄÖÜäöüß"  # German
    + wording.SUITS
)


def used_texts():
    """Return the names of the texts that the screens ask for."""
    names = set()
    for path in UI.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr.isupper():
                owner = node.value
                if getattr(owner, "id", getattr(owner, "attr", "")) == "texts":
                    names.add(node.attr)
    return names


def lines(language):
    """Return the texts of a language as a dictionary."""
    return dict(line.split("=", 1) for line in Texts(language)._lines.strip().split("\n"))


def missing(text):
    """Return the letters of a text that the font lacks."""
    return [letter for letter in text if letter != "?" and font.tile(letter) == font.tile("?")]


def test_the_font_has_every_letter():
    assert missing(LETTERS) == []


def test_the_strip_has_a_tile_for_every_letter():
    assert font.COUNT <= 255  # more tiles than that some versions cannot address
    assert len(set(font.EXTRA)) == len(font.EXTRA)


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_a_language_has_all_texts_and_the_font_its_letters(language):
    texts = lines(language)
    numbered = {re.sub(r"_\d+$", "", name) for name in texts}
    assert used_texts() <= numbered | set(texts)
    for text in texts.values():
        assert missing(text) == []


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_texts_fit_their_places(language):
    texts = lines(language)
    room = {
        22: "MENU GO_ON LAST_TRICK LEAVE SHOW_OPPONENT HIDE_OPPONENT MOVES CLOSE CLOSE_EARLY CLAIM "
        "NO_CLAIM DRAW NEW_GAME HELP SAVE_LOST OK",
        16: "CONTINUE",
        26: "LEVEL START_OR_BACK THINKS TAKES MORE NO_MOVES NO_TRICK AGAIN BACK LEAD",
        24: "WON",
        12: "ENDED",
        10: "LEVELS",
        13: "MATCH_WON GAMES",
        14: "TRICK_POINTS MARRIAGES LAST_BONUS POINTS",
        3: "PLAYERS",
    }
    for columns, names in room.items():
        for name in names.split():
            for text in texts[name].split("|"):
                assert len(text) <= columns, (name, text)
    for name in ("LEAD_DREW", "FOLLOW", "FOLLOW_DREW"):
        assert len(texts[name].replace("%s", "♥10")) <= 26
    for name in ("MARRIED", "EXCHANGED", "CLOSED"):
        title, *said = texts[name].split("|")
        assert len(title) <= 8
        for text in said:  # kings and queens have a rank of one letter
            filled = text.replace("%d", "40").replace("%s", "♥K" if name == "MARRIED" else "♥10")
            assert len(filled) <= 24, filled


def test_text_is_broken_between_words():
    assert wrap("You reached 66. CPU closed and failed.", 26) == [
        "You reached 66. CPU closed",
        "and failed.",
    ]
