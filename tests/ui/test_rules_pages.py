# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The rules pages: complete in every language, true to the ruleset, and short enough."""

import re

import pytest

from sixtysix.rulesets import (
    ALTERNATE,
    AUTOMATIC,
    BY_POINTS,
    CLAIM_TRICKLESS,
    COUNT_YOURSELF,
    DANISH,
    FOUR,
    GENERAL,
    HOUSE_FIELDS,
    LAST_SHOWN,
    NAME_TRUMP,
    NAMES,
    SANTASE,
    SCHNAPSEN,
    SIXTYSIX,
    THREE,
    THREE_FLAT,
    TO_HAND,
    TRICK_SINCE,
    TURN_UP,
    TWO_OR_TRICKLESS,
    VOID_POINTS,
    WINNER_DEALS,
    WINS_DEAL,
    WINS_ONE,
    ZECHCYK,
    Ruleset,
    fields,
)
from sixtysix.ui import font
from sixtysix.ui import rulebook as builder

LANGUAGES = ("en", "pl", "szl", "da", "de")
GAMES = range(len(NAMES))
STOCK_GAMES = (SIXTYSIX, ZECHCYK, DANISH, SCHNAPSEN, SANTASE)
COLUMNS, ROWS = 26, 8

# Legal values of every parameter; where 0 and 1 are no and yes they are left out here.
VALUES = {
    "pack": (20, 24),
    "hand": (5, 6, 8),
    "seats": (2, 3, 4),
    "sides": (2, 3, 4),
    "pattern": (
        (3, 3, TURN_UP),
        (3, TURN_UP, 3),
        (3, TURN_UP, 2),
        (3, NAME_TRUMP, TO_HAND),
        (3, 3, LAST_SHOWN),
    ),
    "duty_gone": (0, 1, 2),
    "duty_closed": (0, 1, 2),
    "last_bonus": (0, 10),
    "last_wins": (BY_POINTS, WINS_DEAL, WINS_ONE),
    "exchange_stock": (1, 3, 4, 5),
    "close_stock": (1, 3, 4, 5),
    "close_failed": (GENERAL, TWO_OR_TRICKLESS, THREE_FLAT, TRICK_SINCE),
    "wrong_claim": (2, 3, CLAIM_TRICKLESS),
    "revoke": (2, 3, VOID_POINTS),
    "next_dealer": (ALTERNATE, WINNER_DEALS),
    "target": (3, 7, 11, 12, 21),
}
# What else must be so for a parameter to have an effect.
NEEDS = {
    "bonus_closed": {"last_bonus": 10},
    "wrong_claim": {"claims": COUNT_YOURSELF},
    "show_points": {"claims": AUTOMATIC},
    "revoke": {"honour": 1},
    "draw_stake": {"last_wins": BY_POINTS},
}
# The games in which it has one; the others' parameters have it in all.
ONLY_IN = {
    **dict.fromkeys(("marriage_partner", "sides"), (FOUR,)),
    "losers_pay": (THREE,),
    **dict.fromkeys(
        [field for field in fields() if field.startswith(("exchange", "close"))]
        + ["duty_closed", "bonus_closed", "marriage_closed", "last_wins", "honour", "revoke"],
        STOCK_GAMES,
    ),
}


def words(language):
    return builder.Words(language)


def chapters_of(language):
    """Return the chapters of a language, each a list of its title and its sentences."""
    return [words(language).chapter(number) for number in range(len(builder.CHAPTERS))]


def pages(rules, language="en", **size):
    return list(builder.pages(rules, words(language), **size))


def text(rules, language="en"):
    """Return all pages as one line without the breaks."""
    return " ".join(" ".join(line.split()) for _, lines in pages(rules, language) for line in lines)


def stars(rules, language="en"):
    """Return how many sentences are marked."""
    return sum(
        line.startswith("* ") and line != words(language).house
        for _, lines in pages(rules, language)
        for line in lines
    )


def variants():
    """Yield (game, field, its rules, the same with another legal value of that field)."""
    for field in fields():
        for row in ONLY_IN.get(field, GAMES):
            needs = NEEDS.get(field, {})
            plain = Ruleset(row, **needs)
            for value in VALUES.get(field, (0, 1)):
                if value != getattr(plain, field) and not (
                    field == "wrong_claim" and value == CLAIM_TRICKLESS and row in (THREE, FOUR)
                ):
                    yield row, field, plain, Ruleset(row, **{**needs, field: value})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language):
    for conditions, english, sentences in zip(
        builder.CHAPTERS, chapters_of("en"), chapters_of(language), strict=True
    ):
        assert len(sentences) == len(conditions.split("|"))
        for sentence, model in zip(sentences, english, strict=True):
            assert sentence.strip()
            assert re.findall("{.*?}", sentence) == re.findall("{.*?}", model)
        assert all(sentence.strip()[-1] in ".}" for sentence in sentences[1:])
    assert words(language).chapter(len(builder.CHAPTERS)) == [""]  # nothing more
    assert len(words(language).duties) == 3
    assert len(words(language).steps) == 4


def test_every_sentence_is_said_in_some_game():
    said = {}
    for _, _, plain, other in variants():
        for rules in (plain, other):
            known = builder._known(rules)
            for number, conditions in enumerate(builder.CHAPTERS):
                first, *rest = conditions.split("|")
                if builder._holds(rules, known, first):
                    for place, condition in enumerate(rest):
                        if builder._holds(rules, known, condition):
                            said.setdefault(number, set()).add(place)
    for number, conditions in enumerate(builder.CHAPTERS):
        assert said[number] == set(range(len(conditions.split("|")) - 1))


def test_conditions_name_only_what_exists():
    known = {*fields(), *builder._KNOWN.split()}
    tests = " ".join(builder.CHAPTERS).replace("|", " ")
    assert {side for side in re.split(r"[\s=!>]+", tests) if side and not side.isdigit()} <= known


@pytest.mark.parametrize("field", fields())
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_value_changes_the_pages(language, field):
    found = [
        (plain, other, pages(plain, language) == pages(other, language))
        for _, changed, plain, other in variants()
        if changed == field
    ]
    assert found
    assert [(plain, other) for plain, other, same in found if same] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_rules_are_marked_and_explained(language):
    legend = words(language).house
    for row, field, _, other in variants():
        marked = [lines for _, lines in pages(other, language) if legend in lines]
        assert all(lines[-1] == legend and lines.count(legend) == 1 for lines in marked)
        if field in HOUSE_FIELDS:
            assert stars(other, language), (NAMES[row], field)
        for lines in marked:
            assert any(line.startswith("* ") for line in lines[:-1])


@pytest.mark.parametrize("row", GAMES)
def test_nothing_is_marked_in_the_game_s_own_rules(row):
    for language in LANGUAGES:
        assert stars(Ruleset(row), language) == 0
        assert all(words(language).house not in lines for _, lines in pages(Ruleset(row), language))


def test_only_what_changed_is_marked():
    assert stars(Ruleset(SIXTYSIX, target=11)) == 1
    assert stars(Ruleset(SIXTYSIX, marriage_counts=0)) == 1
    assert stars(Ruleset(SIXTYSIX, draw_stake=1)) == 1
    assert stars(Ruleset(SIXTYSIX, honour=1)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rows", [ROWS, 9])
def test_every_page_fits_the_screen(language, rows):
    for _, _, plain, other in variants():
        for rules in (plain, other):
            for title, lines in pages(rules, language, columns=COLUMNS, rows=rows):
                assert 0 < len(title) <= COLUMNS
                assert 0 < len(lines) <= rows, (title, lines)
                assert max(map(len, lines)) <= COLUMNS, (title, lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_has_more_than_20_pages(language):
    for row in GAMES:
        assert len(pages(Ruleset(row), language)) <= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_font_has_every_letter(language):
    said = words(language)
    parts = [[said.house, "•"], said.duties, said.steps, *chapters_of(language)]
    used = "".join("".join(part) for part in parts)
    unknown = font.tiles("?")
    assert {c for c in set(used) - set("\n?") if font.tiles(c) == unknown} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_marks_of_the_table_are_left(language):
    for _, _, plain, other in variants():
        assert not set("{}|~") & set(text(plain, language) + text(other, language))


SAYS = {  # in English, what a game's pages say and do not say
    SIXTYSIX: (
        "7 game points wins the match",
        "before or after drawing",
        "with the next trick you win",
        "Not when the stock is gone, but also in a closed deal",
        "10 extra points, but not in a closed deal",
        "3 if he did not reach 66 himself",
        "! Only with more than",
    ),
    ZECHCYK: (
        "Only with more than 4 cards in the stock",
        "lead the queen and show the king",
        "10 extra points, also in a closed deal",
        "all the tricks you have won",
        "Order: 3, turn-up, 3",
        "the other scores 1, 2 or 3, as usual",
    ),
    DANISH: (
        "follow suit, with no need to beat",
        "Only once you have won a trick",
        "for the turn-up that lies face down",
        "Each draw in a row adds 1",
        "the other scores 3",
        "! higher card if you can",
    ),
    SCHNAPSEN: (
        "20 cards, no nines",
        "the last trick wins the deal",
        "gives no extra points",
        "the jack of trumps",
        "close the stock after drawing",
        "Only with more than 2 cards",
        "tricks and points at the closing",
        "! nine of trumps",
        "! draw scores",
    ),
    SANTASE: (
        "11 game points",
        "Not in the first trick of the deal",
        "Only with more than 3 cards",
        "The winner deals next",
        "! Closed before drawing",
    ),
    THREE: (
        "Three players",
        "12 game points",
        "Each player gets 8 cards",
        "names trumps or passes",
        "Each loser pays",
        "must be overtrumped",
        "! stock",
        "! clos",
        "! exchange",
        "! partner",
    ),
    FOUR: (
        "Partners sit opposite",
        "The dealer's last card is shown",
        "The leader's partner may declare too",
        "against your partner's card",
        "From the first trick on: follow suit",
        "! draw a card",
        "! turn-up",
    ),
}


@pytest.mark.parametrize("row", GAMES)
def test_what_the_games_say(row):
    told = text(Ruleset(row))
    for fact in SAYS[row]:
        if fact.startswith("! "):
            assert fact[2:] not in told
        else:
            assert fact in told


def test_the_price_of_a_wrong_claim_is_told_where_players_count():
    assert "wrong claim" not in text(Ruleset(SCHNAPSEN))
    assert "or 3 if he has no trick" in text(Ruleset(SCHNAPSEN, claims=COUNT_YOURSELF))
    assert "gives the other 3 game points" in text(Ruleset(SANTASE, claims=COUNT_YOURSELF))
    assert "pay 2 game points to each" in text(Ruleset(THREE, claims=COUNT_YOURSELF))
    assert "gives the other pair 2" in text(Ruleset(FOUR, claims=COUNT_YOURSELF))


def test_the_price_of_a_revoke_is_told_in_honour_play():
    assert "revoke" not in text(Ruleset(DANISH))
    assert "his marriages stay" in text(Ruleset(DANISH, honour=1))
    assert "the other scores 3 and the deal is over" in text(Ruleset(SANTASE, honour=1))


@pytest.mark.parametrize(
    ("language", "row", "terms"),
    [
        ("pl", SIXTYSIX, "meldunek atut stos lewa oczek dziesiątka"),
        ("szl", ZECHCYK, "wesele bōmba Ôstatek tajlōng trōmf przodek cyjna sztych ôczek pōnkt"),
        ("da", DANISH, "lukke jan talonen jeton stik trumf bekend meldes knægt"),
        ("de", SCHNAPSEN, "Zwanziger Vierziger zudrehen Schneider Schwarz Talon Augen Vorhand"),
    ],
)
def test_each_language_has_the_terms_of_its_players(language, row, terms):
    titles = " ".join(title for title, _ in pages(Ruleset(row), language))
    told = (titles + text(Ruleset(row), language)).lower()
    assert [term for term in terms.split() if term.lower() not in told] == []


def test_a_long_chapter_is_continued():
    titles = [title for title, _ in pages(Ruleset(SIXTYSIX))]
    assert titles[0] == "The game"
    assert "Marriage (2)" in titles
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("row", GAMES)
def test_a_book_is_turned_page_by_page_and_back(row):
    expected = pages(Ruleset(row))
    book = builder.Book(Ruleset(row), words("en"))
    read = [book.page]
    while book.turn(1):
        read.append(book.page)
    assert read == expected
    assert book.page == expected[-1]  # it stays open at the end
    back = [book.page]
    while book.turn(-1):
        back.append(book.page)
    assert back[::-1] == expected
