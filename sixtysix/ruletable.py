# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ruletable`
====================

The table of all games: a line a parameter, a column a game, as a player's page of rules has it.

It is needed only while a `Ruleset` is made, and a board forgets it then.
"""

from sixtysix.rulesets import TURN_UP

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
_STEPS = b"usn*"  # the letters of a pattern: the steps from `TURN_UP` on


def fields():
    """Return the names of all parameters."""
    return tuple(line.split()[0] for line in _TABLE.split("\n"))


def _pattern(steps):
    # Bytes: a board keeps every letter that is taken out of a str.
    steps = steps.encode()
    return tuple(s - 48 if s < 58 and s > 47 else TURN_UP + _STEPS.find(bytes((s,))) for s in steps)


def column(row):
    """Give the name and value of each parameter of a game, one after the other."""
    for line in _TABLE.split("\n"):
        words = line.split()
        value = words[1 + row]
        yield words[0], _pattern(value) if words[0] == "pattern" else int(value)
