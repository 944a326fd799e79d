# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.dealcode`
===================

A deal as a short code that people can read out: the same cards, game and seats, and a computer that
plays the same way, since its thinking depends on nothing else.

=========  ===========================================================================
symbols    content
=========  ===========================================================================
3          form * 4464 + who plays what: the game, and within it the persons, the dealer, the
           computer's level, and what each side lacks to win the match
6          the seed of the shuffle, 30 bits
2          form 1 only: the house rules that differ from the game's own, a bit each in the order
           of `record.BITS`, * 32 + the stake
1          the check: see `_check`
=========  ===========================================================================

Form 0 is a game by its own rules with nothing at stake. Forms from 2 on belong to later versions,
whose codes have ten symbols where the form is even, and twelve where it is odd.
A symbol is five bits, the highest first; letters and digits that look alike are not among them.
"""

from sixtysix.deal import Deal
from sixtysix.match import Match
from sixtysix.record import BITS
from sixtysix.rulesets import Ruleset
from sixtysix.ui.game import PERSON, SHARED, Game

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
LONGEST = 12
INCOMPLETE, WRONG, NEWER = 1, 2, 3  # why a code is none

_SIZES = (10, LONGEST)  # of even forms and of odd ones
_LEVELS = 3
_COUNTED = 3  # to lack more than so many game points is the same for the computer
_KINDS = 4464  # the sum of `_kinds` of all games
_SEATS, _SIDES = b"\2\2\2\2\2\3\4", b"\2\2\2\2\2\3\2"  # by game


class DealCodeError(ValueError):
    """A text that is no code of a deal; ``why`` is `INCOMPLETE`, `WRONG` or `NEWER`."""

    def __init__(self, why):
        super().__init__("no code of a deal: %d" % why)
        self.why = why


def encode(game):
    """
    Return the code of the deal of a `Game`; None if the deal was not shuffled from a short seed.

    A stake above 31 is written as 31.
    """
    deal = game.deal
    if deal.seed is None:
        return None
    changes = _changes(deal.rules) << 5 | min(31, deal.stake)
    symbols = _symbols((_KINDS if changes else 0) + _kind(game), 3) + _symbols(deal.seed, 6)
    if changes:
        symbols += _symbols(changes, 2)
    symbols += bytes((_check(symbols + b"\0"),))
    return "".join(ALPHABET[symbol] for symbol in symbols)


def decode(text):
    """
    Return the `Game` of a code, with its deal before the first move.

    :param str text: the code, in capitals or not, with spaces and hyphens anywhere
    :raises DealCodeError: if it is none
    """
    code = "".join(letter for letter in text.upper() if letter in ALPHABET)
    why = wrong(code)
    if why:
        raise DealCodeError(why)
    symbols = bytes(ALPHABET.find(letter) for letter in code)
    changes = _number(symbols[9:11]) if len(code) == LONGEST else 0
    row, persons, dealer, level, needs = _from_kind(_number(symbols[:3]) % _KINDS)
    plain = Ruleset(row)
    bits = changes >> 5
    changed = {BITS[k]: getattr(plain, BITS[k]) ^ bits >> k & 1 for k in range(len(BITS))}
    try:
        rules = Ruleset(row, **changed)
    except ValueError:
        raise DealCodeError(WRONG) from None
    players = bytes(PERSON if persons >> k & 1 else level for k in range(rules.seats))
    game = Game(Match(rules, dealer), players)
    game.match.stake = changes & 31
    game.deal = Deal.shuffled(rules, _number(symbols[3:9]), dealer, game.match.stake)
    game.deal.needs = needs
    game.purpose = SHARED
    game.fresh = True
    return game


def size(code):
    """Return how many symbols a code has in the end, as far as its first three tell."""
    if len(code) < 3:
        return _SIZES[0]
    return _SIZES[_form(bytes(ALPHABET.find(letter) for letter in code[:3])) & 1]


def wrong(code):
    """Return why a text of symbols alone is no code: `INCOMPLETE` ...; 0 if it is one."""
    if len(code) < size(code):
        return INCOMPLETE
    symbols = bytes(ALPHABET.find(letter) for letter in code)
    if len(code) > size(code) or _check(symbols):
        return WRONG
    return NEWER if _form(symbols) >= len(_SIZES) else 0


def grouped(code):
    """Return a whole code in two halves, as it is read out."""
    half = len(code) // 2
    return code[:half] + " " + code[half:]


def _form(symbols):
    return _number(symbols[:3]) // _KINDS


def _check(symbols):
    """
    Return 0 if the last symbol is right, else the number by which it is wrong.

    The symbols are the coefficients of a polynomial over the field of 32 elements, whose value at
    an element that generates the field has to be 1 (not 0, so that a row of 2s is no code). Every
    symbol counts with a factor of its own: one wrong symbol, or any two exchanged, change the sum.
    """
    total = 0
    for symbol in symbols:
        total <<= 1
        if total > 31:
            total ^= 0x25  # x^5 + x^2 + 1
        total ^= symbol
    return total ^ 1


def _symbols(number, count):
    """Return a number as so many symbols."""
    return bytes(number >> 5 * (count - 1 - k) & 31 for k in range(count))


def _number(symbols):
    number = 0
    for symbol in symbols:
        number = number << 5 | symbol
    return number


def _changes(rules):
    """Return a bit for each house rule that is not the game's own."""
    plain = Ruleset(rules.row)
    bits = 0
    for k in range(len(BITS)):
        bits |= (getattr(rules, BITS[k]) != getattr(plain, BITS[k])) << k
    return bits


def _radices(row):
    """Return how many values persons, dealer, level and needs can have in a game."""
    seats = _SEATS[row]
    return (1 << seats) - 1, seats, _LEVELS, _COUNTED ** _SIDES[row] + 1


def _kind(game):
    """Return who plays what as a number: of the games before this one, and within it."""
    deal = game.deal
    persons = 0
    for seat in game.persons:
        persons |= 1 << seat
    needs = 0
    for lacks in deal.needs if all(deal.needs) else ():
        needs = needs * _COUNTED + min(_COUNTED, lacks) - 1
    values = (
        persons - 1,
        deal.dealer,
        game.level() % PERSON,
        needs + 1 if all(deal.needs) else 0,
    )
    number = 0
    for value, radix in zip(values, _radices(deal.rules.row)):
        number = number * radix + value
    return sum(_kinds(row) for row in range(deal.rules.row)) + number


def _kinds(row):
    persons, dealers, levels, needs = _radices(row)
    return persons * dealers * levels * needs


def _from_kind(number):
    """Return game, persons, dealer, level and needs of the number that `_kind` made."""
    row = 0
    while number >= _kinds(row):
        number -= _kinds(row)
        row += 1
    values = []
    for radix in reversed(_radices(row)):
        values.append(number % radix)
        number //= radix
    needs, level, dealer, persons = values
    lacks = bytearray(_SIDES[row])
    if needs:
        needs -= 1
        for side in range(len(lacks) - 1, -1, -1):
            lacks[side] = needs % _COUNTED + 1
            needs //= _COUNTED
    return row, persons + 1, dealer, level, tuple(lacks)
