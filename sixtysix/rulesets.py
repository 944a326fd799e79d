# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.rulesets`
===================

Every game as one column of numbers. The engine reads these parameters and never asks for a game's
name; a house rule is a changed number.
"""

SIXTYSIX, ZECHCYK, DANISH, SCHNAPSEN, SANTASE, THREE, FOUR = 0, 1, 2, 3, 4, 5, 6
NAMES = ("sixtysix", "zechcyk", "danish", "schnapsen", "santase", "three", "four")

# Codes in the table below.

# marriage_counts: when the points of a marriage count
ANY_TRICK = 0  # with any trick of its owner, won before or after
LATER_TRICK = 1  # with the next trick that its owner wins, the declaring one included

# last_wins: what the last trick is worth when the stock is gone and nobody has claimed
BY_POINTS = 0  # nothing: whoever has 66 wins
WINS_DEAL = 1  # the deal, for 1, 2 or 3 by the general rule
WINS_ONE = 2  # the deal, for one game point

# close_failed: what the other player scores when the closer fails
GENERAL = 0  # 1, 2 or 3 by the closer's tricks and points
TWO_OR_TRICKLESS = 2  # 2; 3 if the opponent had no trick when the stock was closed
THREE_FLAT = 3
TRICK_SINCE = 4  # 2; 3 if the cards ran out with the other under 66 and no trick since the closing

# wrong_claim and revoke: what the other player scores; 2 and 3 stand for themselves
CLAIM_TRICKLESS = 4  # wrong_claim: 2; 3 if the opponent has no trick
VOID_POINTS = 255  # revoke: nobody scores; the revoker's card points of the whole deal are void

AUTOMATIC, COUNT_YOURSELF = 0, 1  # claims
ALTERNATE, WINNER_DEALS = 0, 1  # next_dealer

# pattern: how the cards leave the pack, in order. A digit gives that many cards to each player, the
# first one after the dealer first; a letter is one of these.
_STEPS = "usn*"
TURN_UP = 10  # u: the next card lies face up under the stock and is drawn last
LAST_SHOWN = 11  # s: the last card dealt is shown, is trump, and stays in its hand
NAME_TRUMP = 12  # n: forehand names trumps, or passes: one more each, forehand's decides the suit
TO_HAND = 13  # *: all that is left, in equal numbers

# The games in the order of `NAMES`. The duties are `cards.FREE`, `FOLLOW` and `STRICT`.
#
# - pack, hand: cards; hand is what a player holds when play begins
# - sides: parties that score together: seat % sides
# - duty_gone, duty_closed: what binds the follower with the stock gone (or
#   where there is none), and closed
# - last_bonus: points for the last trick; bonus_closed: also in a closed deal
# - exchange: the lowest trump may be exchanged for the turn-up; _tricks: own tricks needed; _first:
#   also in the first trick; _stock: cards the stock must have, turn-up included; _closed: also with
#   the turn-up of a closed stock
# - marriage_queen: only the queen may be led; _gone, _closed: also with the stock gone, closed;
#   _first: also in the first trick; _partner: the leader's partner may declare too
# - close_before, close_after: the stock may be closed before drawing, after it; _first: also in the
#   first trick; _stock: cards the stock must have
# - closed_score: a closer who wins scores by the state when he closed
# - look: tricks that may be looked at again: 0 the last one, 1 all one's own
# - losers_pay: each loser pays for himself, so that totals sum to zero
# - target: game points that end the match
# - show_points: card points are written on the table
# - honour: any card may be played, a revoke is punished
# - draw_stake: a drawn deal raises the stake of the next by one
#
# One text, not tuples: on a board it takes an eighth of the memory.
_TABLE = """\
pack              24  24  24  20  24  24  24
hand               6   6   6   5   6   8   6
seats              2   2   2   2   2   3   4
sides              2   2   2   2   2   3   2
pattern          33u 3u3 33u 3u2 33u 3n* 33s
duty_gone          2   2   1   2   2   2   2
duty_closed        2   2   1   2   2   2   2
last_bonus        10  10  10   0  10  10  10
bonus_closed       0   1   1   0   0   0   0
last_wins          0   0   0   1   0   0   0
exchange           1   1   1   1   1   0   0
exchange_tricks    0   0   1   0   0   0   0
exchange_first     1   1   1   1   0   0   0
exchange_stock     1   1   1   3   4   0   0
exchange_closed    0   0   1   0   0   0   0
marriage_counts    1   0   0   0   0   1   1
marriage_queen     0   1   0   0   0   0   0
marriage_gone      0   1   1   1   1   1   1
marriage_closed    1   1   1   1   1   1   1
marriage_first     1   1   1   1   0   1   1
marriage_partner   0   0   0   0   0   0   1
close_before       1   1   1   0   0   0   0
close_after        1   1   1   1   1   0   0
close_first        1   1   1   1   0   0   0
close_stock        1   5   1   3   4   0   0
closed_score       0   0   0   1   0   0   0
close_failed       4   0   3   2   3   0   0
wrong_claim        2   2   2   4   3   2   2
revoke             2   2 255   2   3   0   0
look               0   1   0   0   0   0   0
next_dealer        0   0   0   0   1   0   0
losers_pay         0   0   0   0   0   1   0
target             7   7   7   7  11  12   7
claims             0   0   0   0   0   0   0
show_points        1   1   1   1   1   1   1
honour             0   0   0   0   0   0   0
draw_stake         0   0   1   0   0   0   0"""
HOUSE_FIELDS = ("marriage_counts", "target", "claims", "show_points", "honour", "draw_stake")


def fields():
    """Return the names of all parameters."""
    return tuple(line.split()[0] for line in _TABLE.split("\n"))


def _pattern(steps):
    return tuple(int(s) if s.isdigit() else TURN_UP + _STEPS.find(s) for s in steps)


class Ruleset:
    """
    The parameters of one game, each an attribute named as in the table. Not to be changed.

    :param int row: the game, an index into `NAMES`
    :param changes: parameters that differ from the game's own: house rules, or a test's rules
    :raises ValueError: if there is no such game or parameter
    """

    def __init__(self, row, **changes):
        if not 0 <= row < len(NAMES):
            raise ValueError("no game has the number %r" % (row,))
        self.row = row
        for line in _TABLE.split("\n"):
            words = line.split()
            value = words[1 + row]
            setattr(self, words[0], _pattern(value) if words[0] == "pattern" else int(value))
        for field, value in changes.items():
            if field not in fields():
                raise ValueError("no rule is called %r" % (field,))
            setattr(self, field, value)

    def changed(self):
        """Return a dict of the parameters that differ from the game's own."""
        plain = Ruleset(self.row)
        return {
            field: getattr(self, field)
            for field in fields()
            if getattr(self, field) != getattr(plain, field)
        }

    def __eq__(self, other):
        return isinstance(other, Ruleset) and all(
            getattr(self, field) == getattr(other, field) for field in fields()
        )

    def __repr__(self):
        changes = "".join(", %s=%r" % change for change in sorted(self.changed().items()))
        return "Ruleset(%s%s)" % (NAMES[self.row].upper(), changes)
