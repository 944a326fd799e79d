# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What game points are worth near the end of a match: the table `NEAR` of `sixtysix.ai.tables`.

    python tools/match_score.py

Two equal players play matches. From how often a deal is won for 1, 2 and 3 (`WINS`, counted in
250 deals of hard against itself in each two-player game) follows the chance to win the match at
every score, and from that what a win of 1, 2 or 3 adds to it. One value is the same everywhere:
what a deal won instead of lost is worth on average. It turns out that what points are worth to a
player depends on what he himself lacks, hardly on what the other does, so the table has a row for
each number that he may lack.
"""

from fractions import Fraction
from functools import cache

WINS = (548, 455, 247)  # deals won for 1, 2 and 3
UNIT = 4  # values of a game point, at an even score far from the end
TARGET = 7


@cache
def chance(own, other):
    """Return the chance of a player to win the match who lacks ``own`` game points."""
    if own <= 0 or other <= 0:
        return Fraction(own <= 0)
    return sum(
        Fraction(times, 2 * sum(WINS)) * (chance(own - points, other) + chance(own, other - points))
        for points, times in enumerate(WINS, 1)
    )


def gains(own, other):
    """Return what a win of 1, 2 and 3 is worth to who lacks ``own``, in units."""
    here = chance(own, other)
    won = [chance(own - points, other) - here for points in (1, 2, 3)]
    lost = [here - chance(own, other - points) for points in (1, 2, 3)]
    swing = sum(times * (up + down) for times, up, down in zip(WINS, won, lost))
    mean = Fraction(sum(times * points for points, times in enumerate(WINS, 1)))
    return [up * 2 * UNIT * mean / swing for up in won]


def row(own):
    """Return the gains of who lacks ``own``, whatever the other lacks, rounded."""
    columns = zip(*(gains(own, other) for other in range(1, TARGET + 1)))
    return [round(sum(column) / TARGET) for column in columns]


def main():
    """Print the table."""
    print(f"{'lacks':6}{'other':>6}{'1':>8}{'2':>6}{'3':>6}")
    for own in range(1, 5):
        for other in range(1, TARGET + 1):
            print(f"{own:<6}{other:>6}  " + "".join(f"{float(g):6.1f}" for g in gains(own, other)))
        print(f"{own:<6}{'all':>6}  " + "".join(f"{g:6}" for g in row(own)))


if __name__ == "__main__":
    main()
