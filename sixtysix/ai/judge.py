# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai.judge`
===================

What a two-player position between two tricks is worth when both hands are known (as they are in a
sampled world): a sum of seven numbers from a table, no search.

The tables are fitted to the results of self-play by ``tools/train.py``. One table serves one size
of the open stock; a game's file has those that the search can ask for, from a stock of 2 cards to
that after the first trick: with the stock gone or closed, positions are solved. A table's rows, in
this order:

- `PATTERNS` for the trump suit and `PATTERNS` for a side suit: who holds which of its six cards.
  Each card is a digit to the base 3: 0 neither player's, 1 the leader's, 2 the other's.
- `SCORES` squared: the score of both, the leader's first: points with pending marriages, in steps
  of four that part 32 from 33; row 0 is a player without a trick.
- `REACH` squared: the same with the best marriage in hand added, in steps of eight up to 74.
- 12 for the turn-up: twice its rank, 0 to 5, and 1 more if the other player holds the card that is
  exchanged for it. Training has six more, for a closed stock.
"""

try:
    from micropython import const
except ImportError:

    def const(value):
        """Stand in for MicroPython's compile-time constants."""
        return value


PATTERNS = const(729)
SCORES = const(19)
REACH = const(11)
SIZE = const(1958)  # bytes of a table: 2 * PATTERNS + SCORES ** 2 + REACH ** 2 + 18 extras
SCALE = const(40)  # units of a game point

_BIAS = const(896)  # seven bytes, each 128 above its value
_SCORE_ROWS = const(1458)
_REACH_ROWS = const(1819)
_EXTRA_ROWS = const(1940)

# A suit's slice of six bits as digits to the base 3.
DIGITS = tuple(sum(3**k for k in range(6) if s >> k & 1) for s in range(64))


# The first table, taken when this module is loaded: a board then still has so much in one piece.
_first = [bytearray(SIZE)]


def new_table():
    """Return a bytearray for `load`."""
    return _first.pop() if _first else bytearray(SIZE)


def load(path, stock_left, table):
    """
    Read a table from a game's file (``assets/judge/GAME.bin``).

    :param int stock_left: cards in the open stock, turn-up included: 2, 4, 6...
    :param bytearray table: `SIZE` bytes, to be filled
    :raises OSError: if the file cannot be read or is too short
    """
    with open(path, "rb") as file:
        file.seek((stock_left // 2 - 1) * SIZE)
        if file.readinto(table) != SIZE:
            raise OSError("the file of the judge's tables is too short")


def score_row(points, pending, tricks):
    """Return the row of a player's score."""
    if not tricks and not pending:
        return 0
    points += pending
    if points < 33:
        return 1 + min(points // 4, 7)
    return 1 + min((points - 1) // 4, 17)


def reach_row(points):
    """Return the row of a player's points with pending and the best marriage in hand."""
    return min((points + 6) // 8, 10)


def value(table, mine, theirs, trump, scores, reach, extra):
    """
    Return what the position is worth to the player who leads, in game points times `SCALE`.

    :param bytearray table: the table of the position's stock
    :param int mine: the leader's hand
    :param int theirs: the other hand
    :param int trump: the trump suit
    :param int scores: ``score_row`` of the leader * `SCORES` + that of the other
    :param int reach: ``reach_row`` of the leader * `REACH` + that of the other
    :param int extra: the turn-up's row
    """
    digits = DIGITS
    total = table[_SCORE_ROWS + scores] + table[_REACH_ROWS + reach] + table[_EXTRA_ROWS + extra]
    shift = 0
    for suit in range(4):
        row = digits[mine >> shift & 63] + 2 * digits[theirs >> shift & 63]
        total += table[row if suit == trump else row + PATTERNS]
        shift += 6
    return total - _BIAS
