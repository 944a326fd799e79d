# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.rulebook`
======================

The rules of a game as short pages, made from its `Ruleset`: a changed house rule changes the page.

`CHAPTERS` says when a sentence belongs to a game; the sentences themselves stand in the same
places of a language's file in ``assets/rules/``, of which only a chapter is in memory. They are
paired by place and not by name because names would stay in the board's memory for good.

A condition is a row of tests that must all hold. A test is ``left=right``, ``left!right`` (they
differ), ``left>right``, or ``left`` alone (is not zero). A side is a parameter, a number, or in
`_KNOWN`. In a sentence ``{parameter}`` stands for the parameter's value, ``{parameter-}`` for one
less, and ``~`` for a space at which no line ends.
"""

from sixtysix.cards import STRICT
from sixtysix.loading import path
from sixtysix.rulesets import (
    ALTERNATE,
    ANY_TRICK,
    AUTOMATIC,
    BY_POINTS,
    CLAIM_TRICKLESS,
    COUNT_YOURSELF,
    GENERAL,
    LAST_SHOWN,
    LATER_TRICK,
    NAME_TRUMP,
    THREE_FLAT,
    TRICK_SINCE,
    TURN_UP,
    TWO_OR_TRICKLESS,
    VOID_POINTS,
    WINNER_DEALS,
    WINS_DEAL,
    WINS_ONE,
)
from sixtysix.ui.widgets import wrap

# A string a chapter: the condition of the whole chapter (in the language's file: its title), then
# one for each sentence, each after a bar.
CHAPTERS = (
    # the game
    """
| seats=2
| seats=3
| sides!seats
|
|
""",
    # cards
    """
| pack=24
| pack=20
|
""",
    # the deal
    """
|
| stock
| shown
| named
| named
| seats=2 next_dealer=alternate
| seats>2 next_dealer=alternate
| next_dealer=winner_deals
| seats=2
| seats>2
""",
    # tricks
    """
|
| stock
| look=0
| look=1
""",
    # duties
    """
| stock
| one_duty
| stock one_duty=0
| closing one_duty=0
| stock=0
| seats>2 duty_gone=strict
| seats>2 duty_gone=strict
| sides!seats duty_gone=strict
""",
    # the last trick
    """
| last_bonus closing=0
| last_bonus closing bonus_closed=0
| last_bonus closing bonus_closed
| last_bonus=0
| last_wins=wins_deal
| last_wins=wins_one
""",
    # marriage
    """
marriage
|
| marriage_queen=0
| marriage_queen
| sides!seats marriage_partner
| marriage_counts=any_trick
| marriage_counts=later_trick
|
| marriage_first=0
| stock marriage_gone marriage_closed
| stock marriage_gone=0 marriage_closed
| stock marriage_gone marriage_closed=0
| stock marriage_gone=0 marriage_closed=0
""",
    # exchange
    """
stock exchange
| pack=24
| pack=20
| exchange_tricks
| exchange_first=0
| exchange_stock>2
| closing exchange_closed=0
| closing exchange_closed
""",
    # closing
    """
closing
| close_before close_after
| close_before=0
| close_after=0
| close_first=0
| close_stock>2
|
| close_before
""",
    # the closed deal
    """
closing
|
| closed_score=0
| closed_score
| close_failed=general
| close_failed=two_or_trickless
| close_failed=three_flat
| close_failed=trick_since
""",
    # claiming 66
    """
| claims=automatic
| claims=count_yourself
| claims=count_yourself losers_pay=0 sides=seats wrong_claim!claim_trickless
| claims=count_yourself sides!seats
| claims=count_yourself losers_pay
| claims=count_yourself losers_pay=0 wrong_claim=claim_trickless
| claims=count_yourself closing
| claims=automatic show_points
| claims=automatic show_points=0
| claims=count_yourself
""",
    # the score
    """
| losers_pay=0 sides=seats
| sides!seats
| losers_pay
| losers_pay
| last_wins=by_points closing
| last_wins=by_points closing=0
| last_wins=by_points draw_stake=0
| last_wins=by_points draw_stake
""",
    # honour play
    """
honour revoke
|
| revoke!void_points
| revoke=void_points
""",
)


# What else a test may name: constants, and what follows from more than one parameter or from the
# deal's pattern, with their numbers as `_known` fills them in. A dictionary would cost a board the
# names for good.
_KNOWN = """
alternate %d
any_trick %d
automatic %d
by_points %d
claim_trickless %d
count_yourself %d
general %d
later_trick %d
strict %d
three_flat %d
trick_since %d
two_or_trickless %d
void_points %d
winner_deals %d
wins_deal %d
wins_one %d
stock %d
shown %d
named %d
closing %d
one_duty %d
marriage %d
"""

_LEGEND, _DUTIES, _STEPS, _FIRST = range(1, 5)  # the parts of a language's file, see there

_EQUAL, _DIFFERENT, _MORE = 61, 33, 62  # the letters of the signs: = ! >


def _known(rules):
    """Return `_KNOWN` with the numbers that hold in a game."""
    stock = TURN_UP in rules.pattern
    closing = bool(stock and (rules.close_before or rules.close_after))
    return _KNOWN % (
        ALTERNATE,
        ANY_TRICK,
        AUTOMATIC,
        BY_POINTS,
        CLAIM_TRICKLESS,
        COUNT_YOURSELF,
        GENERAL,
        LATER_TRICK,
        STRICT,
        THREE_FLAT,
        TRICK_SINCE,
        TWO_OR_TRICKLESS,
        VOID_POINTS,
        WINNER_DEALS,
        WINS_DEAL,
        WINS_ONE,
        stock,
        LAST_SHOWN in rules.pattern,
        NAME_TRUMP in rules.pattern,
        closing,
        closing and rules.duty_gone == rules.duty_closed,
        bool(stock or rules.marriage_gone),
    )


class Words:
    """
    The sentences in a language.

    ``house`` is what explains a star, ``duties`` and ``steps`` are lists of words for these.

    :param str code: the language's, as in `texts.LANGUAGES`
    """

    def __init__(self, code):
        self._path = path("rules/" + code + ".txt")
        self.house = self._part(_LEGEND).strip()
        self.duties = self._part(_DUTIES).split("|")
        self.steps = self._part(_STEPS).split("|")

    def chapter(self, number):
        """Return the title of a chapter and its sentences, as a list."""
        return self._part(_FIRST + number).split("|")

    def _part(self, number):
        """Return a part of the file: what is between two empty lines."""
        lines = []
        with open(self._path, "rb") as file:
            line = file.readline()
            while line and number >= 0:
                if not line.strip():
                    number -= 1
                elif not number:
                    lines.append(line)
                line = file.readline()
        return str(b"".join(lines), "utf-8")


class Book:
    """
    The rules of a game, open at a page; only the pages of one chapter are in memory.

    :param Ruleset rules: the game, with its house rules
    :param Words words: the language's sentences
    :param int columns: letters that a line can hold
    :param int rows: lines that a page can hold, at least 8
    """

    def __init__(self, rules, words, columns=26, rows=8):
        self._make = (rules, words, columns, rows)
        self._number = -1
        self._pages = ()
        self._at = 0
        self.turn(1)

    @property
    def page(self):
        """The page: (title, list of lines)."""
        return self._pages[self._at]

    def turn(self, step):
        """Go one page on (1) or back (-1); return whether there was one to go to."""
        at = self._at + step
        if 0 <= at < len(self._pages):
            self._at = at
            return True
        number = self._number + step
        while 0 <= number < len(CHAPTERS):
            pages = chapter(number, *self._make)
            if pages:
                self._number = number
                self._pages = pages
                self._at = 0 if step > 0 else len(pages) - 1
                return True
            number += step
        return False


def pages(rules, words, columns=26, rows=8):
    """Generate all pages of a game's rules; parameters and pages as in `Book`."""
    for number in range(len(CHAPTERS)):
        yield from chapter(number, rules, words, columns, rows)


def chapter(number, rules, words, columns, rows):
    """
    Return a chapter's pages, a list of (title, list of lines); empty if it does not apply.

    Each sentence begins at a dot; one that a house rule has changed at a star, which the page's
    last line explains.
    """
    conditions = CHAPTERS[number].split("|")
    known = _known(rules)
    if not _holds(rules, known, conditions[0]):
        return []
    sentences = words.chapter(number)
    title = sentences[0].strip()
    made = []
    lines, marked = [], False
    for sentence, mark in _sentences(rules, known, conditions, sentences):
        more = _item(_filled(sentence, rules, words), mark, columns)
        if len(lines) + len(more) + (marked or mark) > rows:
            made.append(_page(title, len(made), lines, marked and words.house))
            lines, marked = [], False
        lines += more
        marked = marked or mark
    if lines:
        made.append(_page(title, len(made), lines, marked and words.house))
    return made


def _page(title, before, lines, legend):
    """Return a page that has so many of its chapter before it."""
    if before:
        title = "%s (%d)" % (title, before + 1)
    return title, lines + [legend] if legend else lines


def _item(sentence, mark, columns):
    """Return the lines of a sentence, hung on a dot or a star."""
    lines = wrap(" ".join(sentence.split()), columns - 2)
    for k in range(len(lines)):
        lines[k] = ("  " if k else "* " if mark else "• ") + lines[k].replace("~", " ")
    return lines


def _sentences(rules, known, conditions, sentences):
    """Generate what a chapter says of this game: (sentence, whether a changed rule made it)."""
    changed = rules.changed()
    for place in range(1, len(conditions)):
        if _holds(rules, known, conditions[place]):
            names = _names(conditions[0] + conditions[place], sentences[place])
            yield sentences[place], any(name in changed for name in names)


def _holds(rules, known, condition):
    """Tell whether all tests of a condition hold."""
    for test in condition.split():
        left, sign, right = _parts(test)
        left = _value(rules, known, left)
        right = _value(rules, known, right)
        if sign == _EQUAL:
            holds = left == right
        else:
            holds = left != right if sign == _DIFFERENT else left > right
        if not holds:
            return False
    return True


def _parts(test):
    """Return the left side of a test, the letter of its sign, and its right side."""
    letters = test.encode()
    for at in range(len(letters)):
        sign = letters[at]
        if sign == _EQUAL or sign == _DIFFERENT or sign == _MORE:
            return test[:at], sign, test[at + 1 :]
    return test, _DIFFERENT, "0"


def _value(rules, known, name):
    """Return the number that a side of a test stands for."""
    if name.isdigit():
        return int(name)
    place = known.find("\n%s " % name) + 1
    if place:
        return int(known[place + len(name) : known.find("\n", place)])
    return getattr(rules, name)


def _names(condition, sentence):
    """Return the names that a condition tests and a sentence shows."""
    names = []
    for test in condition.split():
        left, _, right = _parts(test)
        names += [left, right]
    for piece in sentence.split("{")[1:]:
        names.append(piece.split("}")[0].rstrip("-"))
    return names


def _filled(sentence, rules, words):
    """Return a sentence with the parameters' values in their places."""
    pieces = sentence.split("{")
    text = pieces[0]
    for piece in pieces[1:]:
        name, rest = piece.split("}")
        text += _shown(name, rules, words) + rest
    return text


def _shown(name, rules, words):
    """Return the words or figures for a parameter's value."""
    value = getattr(rules, name.rstrip("-"))
    if name == "pattern":
        steps = words.steps
        return ", ".join([steps[k - TURN_UP].strip() if k > 9 else str(k) for k in value])
    if name in ("duty_gone", "duty_closed"):
        return words.duties[value]
    return str(value - 1 if name[-1] == "-" else value)
