# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Texts and letters: nothing is missing, and everything fits."""

import ast
import re
from pathlib import Path

import pytest

from sixtysix import save
from sixtysix.texts import LANGUAGES, Texts
from sixtysix.ui import font, wording
from sixtysix.ui.widgets import wrap
from tools import build, wordlist

UI = Path(font.__file__).parent
LETTERS = (
    "".join(map(chr, range(32, 127)))
    + "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"  # Polish
    + "ÃŌŎÔÕãōŏôõ"  # Silesian
    + "ÆØÅæøå"  # Danish
    + "ÄÖÜäöüß"  # German
    + wording.SUITS
)


# The sections that a module of the interface has at hand besides ALL and its own. Whatever is not
# named here is opened over the table.
SECTIONS = {
    "app": "",
    "title": "",
    "newgame": "",
    "choices": "NEWGAME",
    "form": "NEWGAME",
    "matchend": "",
    "review": "",
    "notice": "",
    "options": "",
    "statistics": "NEWGAME",
    "rules": "",
    "help": "",
    "keyboard": "",
    "puzzles": "",
}

# What a module fetches for a moment.
FETCHED = {"wording": "RESULT", "title": "OPTIONS"}


def used_texts(path):
    """Return the names of the texts that a module of the interface asks for."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {wordlist.used(node) for node in nodes} - {None}


def file_of(language):
    """Return where the texts of a language are."""
    return build.ROOT / build.TEXTS / f"{LANGUAGES[language]}.txt"


def lines(language, *sections):
    """Return the texts of a language as a dictionary: all, or those of some sections."""
    found = {}
    at_hand = not sections
    for line in file_of(language).read_text("utf-8").splitlines():
        if line.startswith("["):
            at_hand = not sections or line.strip("[]") in sections
        elif line and at_hand and not line.startswith("#"):
            name, text = line.split("=", 1)
            assert name not in found
            found[name] = text
    return found


def missing(text):
    """Return the letters of a text that the font lacks."""
    return [letter for letter in text if letter != "?" and font.tiles(letter) == font.tiles("?")]


def test_the_font_has_every_letter():
    assert missing(LETTERS) == []


def test_the_strip_has_a_tile_for_every_letter():
    assert font.COUNT <= 255  # more tiles than that some versions cannot address
    assert len(set(font.EXTRA)) == len(font.EXTRA)


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_every_text_has_only_letters_of_the_font(language):
    for text in lines(language).values():
        assert missing(text) == []


@pytest.mark.parametrize("path", sorted(UI.glob("*.py")), ids=lambda path: path.stem)
@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_every_screen_has_its_texts_at_hand(language, path):
    sections = (SECTIONS.get(path.stem, "TABLE"), path.stem.upper(), FETCHED.get(path.stem, ""))
    texts = lines(language, "ALL", *sections)
    numbered = {re.sub(r"_\d+$", "", name) for name in texts}
    assert used_texts(path) <= numbered | set(texts)


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_no_text_is_left_over(language):
    used = {"NAME"}.union(*map(used_texts, UI.glob("*.py")))
    assert {re.sub(r"_\d+$", "", name) for name in lines(language)} == used


def assert_all_fit(texts, room):
    """Check that texts fit: columns -> names."""
    for columns, names in room.items():
        for name in names.split():
            for text in texts[name].split("|"):
                assert len(_filled(text)) <= columns, (name, text)


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_texts_fit_their_places(language):
    texts = lines(language)
    room = {
        26: "CHANGE_OR_BACK TURN MORE NO_MOVES NO_TRICK AGAIN BACK LEAD NAME_TRUMPS SHOW_CARDS "
        "NOTICE_OK REPLACE_OR_KEEP HINT_STOP NEXT REVIEW CHANGE NO_EXPORT NO_MATCHES",
        24: "STAKE_WHY NOBODY_WINS",
        22: "MENU GO_ON LAST_TRICK OWN_TRICKS LEAVE MOVES CLOSE CLOSE_EARLY CLAIM NO_CLAIM DRAW "
        "NEW_GAME HELP RULES TRUMPS PASS HINT_LINE UNDO SCORE LEAVE_ONLY GIVE_UP SURE NO_DECISION",
        21: "NEXT",
        20: "SUITS",
        16: "WELL_PLAYED",
        14: "TRICK_POINTS MARRIAGES LAST_BONUS POINTS",
        13: "NEW_GAME SEATS HOUSE_RULES HELP OWN_TRICKS DRAWN_DEAL NOTICE SCORE SETTINGS "
        "STATISTICS",
        12: "ENDED",
        # Beside four cards; beside three numbers, as the next line's are; beside one.
        11: "LAST_TRICK PAYMENT LOST MOST_LOST",
        6: "WORDS",
        4: "BEST",
        3: "PLAYERS",
    }
    assert_all_fit(texts, room)
    for name in ("TRICK_POINTS", "MARRIAGES", "POINTS"):
        assert len(texts[name]) <= 11


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_the_end_of_a_match_fits_with_the_longest_level(language):
    texts = lines(language)
    level = max(texts["LEVELS"].split("|"), key=len)
    assert len(texts["DEALS_LEVEL"].replace("%d", "12").replace("%s", level)) <= 26


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_hints_and_reviews_fit_with_the_longest_numbers(language):
    texts = lines(language)
    for name in texts:
        if name.startswith("HINT_") and name[5:].isdigit():
            assert len(wrap(texts[name].replace("%d", "65"), 26)) <= 2, name
        if name.startswith("DECISION_"):
            assert len(texts[name].replace("%d", "12")) <= 20, name
    for name in ("IN_ALL", "SO_FAR"):
        assert len(texts[name].replace("%s", "12.5")) <= 22
    for word in texts["WORDS"].split("|"):
        assert len(" ".join((texts["BEST"], word, "+1.25"))) <= 16, word
    for name in ("LOST", "MOST_LOST"):
        assert len(texts[name] + " 12.5") <= 16, name
    assert len(texts["LOOKING"].replace("%d", "100").replace("%%", "%")) <= 22


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_notices_and_statistics_fit(language):
    texts = lines(language)
    for number in range(save.LOST, save.UNSAVED + 1):
        assert len(wrap(texts[f"TROUBLE_{number}"], 26)) <= 7
    for number, longest in enumerate(("", "999:999", "999", "9999", "9999:9999", *["999:999"] * 3)):
        assert len(texts[f"COUNT_{number}"]) + 1 + len(longest) <= 26
    assert len(texts["LAST_MATCHES"] % (20, 20)) <= 26
    assert len(texts["EXPORTED"] % 99) <= 26


def _filled(text, *values):
    """Return a text with a name, or these, and otherwise the longest values in it."""
    for value in values or ("C3",):
        text = text.replace("%s", value, 1)
    return text.replace("%s", "♥10").replace("%d", "9").replace("%%", "%")


SAID = {
    26: "THINKS TAKES LEAD_DREW FOLLOW FOLLOW_DREW VOID",
    24: "TOOK WON PAYS NO_TRICKS UNDER",
    13: "MATCH_WON DEAL_WON DEAL_PAID",
}
ANNOUNCED = "MARRIED EXCHANGED CLOSED NAMED PASSED REVOKED"


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_what_is_said_fits_with_the_longest_names(language):
    texts = lines(language)
    for columns, names in SAID.items():
        for name in names.split():
            first, *others = texts[name].split("|")
            assert len(_filled(first, "♥10")) <= columns, first
            for text in others:
                assert len(_filled(text, "2+4" if columns != 26 else "CPU")) <= columns, text
    dots = 4  # of progress
    assert len(_filled(texts["THINKS"].split("|")[1], "CPU")) + dots <= 26
    for name in ANNOUNCED.split():
        title, first, other = texts[name].split("|")
        assert len(title) <= 8, title
        court = ("♥K", "♥Q") if name == "MARRIED" else ("♥10", "♥9")
        for text in (_filled(first, *court), _filled(other, "CPU", *court)):
            assert len(text.replace("9", "40") if name == "MARRIED" else text) <= 24, text


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_choices_fit_their_lines(language):
    texts = lines(language)
    pairs = [("GAME", "GAMES"), ("LEVEL", "LEVELS"), ("COVER", "KINDS"), ("HOUSE_RULES", "CHANGED")]
    choices = [[texts[label], *texts[values].split("|")] for label, values in pairs]
    choices += [texts[f"HOUSE_{number}"].split("|") for number in range(5)]
    longer = [texts[f"OPTION_{number}"].split("|") for number in range(12)]
    longer[1] += texts["LEVELS"].split("|")
    choices += [[" " + label, *values] for label, *values in longer]  # beside arrows
    for label, *values in choices:
        for value in values:
            assert len(_filled(label) + " ◄ " + _filled(value) + " ►") <= 25, (label, value)


def test_text_is_broken_between_words():
    assert wrap("You reached 66. CPU closed and failed.", 26) == [
        "You reached 66. CPU closed",
        "and failed.",
    ]


def headings(language):
    """Return the headings of a language's sections, in order."""
    text = file_of(language).read_text("utf-8")
    return [line.strip("[]") for line in text.splitlines() if line.startswith("[")]


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_every_language_has_the_same_sections_and_texts(language):
    assert headings(language) == headings(0)
    for section in headings(0):
        assert list(lines(language, section)) == list(lines(0, section))


def test_a_section_is_there_from_its_opening_to_its_end():
    texts = Texts(0)
    assert texts.NEW_GAME == "New match"
    assert texts.PLAYERS[:2] == ("You", "CPU")
    with pytest.raises(AttributeError):
        texts.LEAD  # noqa: B018
    texts.section("table")
    texts.section("newgame")
    assert texts.LEAD == "Your lead"
    assert texts.numbered("HOUSE", 2) == ("Honour play", "no", "yes")
    texts.leave("table")
    assert texts.BEGIN == "Start"
    with pytest.raises(AttributeError):
        texts.LEAD  # noqa: B018
    texts.section("no such")
    assert texts.NEW_GAME == "New match"


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_what_is_learned_fits(language):
    texts = lines(language)
    room = {
        26: "TYPE CODE_RIGHT CODE_WRONG_1 CODE_WRONG_2 CODE_WRONG_3 SHARE_FOOT TAUGHT_FOOT "
        "PUZZLE_FOOT SOLVED_FOOT MISSED_FOOT TASKS TASK_WANTED TASK_WON TASK_LOST TASK_DRAWN",
        22: "NEW_HERE TEACH_ME KNOWN",
        20: "ON_OR_OUT",  # beside the number of the page
        13: "CONTINUE PUZZLES LEARN PLAY_CODE DEAL_CODE WELL_DONE SOLVED MISSED",
    }
    assert_all_fit(texts, room)
    for game in texts["PUZZLE_GAMES"].split("|"):
        assert len(f"{game}  ●●●●●  {texts['SOLVED_ONE']}") <= 26, game
    assert len(texts["SEE_CODE"] % "ABCDEF GHJKLM") <= 26
    assert len(wrap(texts["TAUGHT"], 26)) <= 7
    assert len(wrap(_filled(texts["SHARE_RESULT"], "0:3") + " " + texts["SHARE_WHY"], 26)) <= 4
    pages = texts["TASK_PAGES"].split("|")
    for step in range(6):
        *explained, short = texts[f"LESSON_{step}"].split("|")
        assert len(short) <= 26, short
        pages += explained
    for page in pages:
        assert len(wrap(page.replace("%d", "40"), 26)) <= 6, page
