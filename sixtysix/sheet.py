# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.sheet`
================

The score sheet of a match: what each deal brought, a byte a deal. Needed when a deal is over, and
when somebody reads the sheet.

====  ==================================================================================
bits  content
====  ==================================================================================
6-7   the side that won; 3 if the deal was drawn
0-5   of two sides: what it got. Of three: in bits 3-5 what the next side pays, in bits
      0-2 what the one after it pays; where nobody won, the side is the one that pays,
      bits 3-5 are 0 and bits 0-2 are what each of the others gets
====  ==================================================================================
"""

_DRAWN = 3
_MOST = 60  # deals; of a longer match the first ones are forgotten


def note(match, deal):
    """Note a deal that is over and counted in the sheet of its match."""
    match.sheet = (match.sheet + bytes((_entry(deal),)))[-_MOST:]


def _entry(deal):
    scores = deal.scores
    if not any(scores):
        return _DRAWN << 6
    best = scores.index(max(scores))
    if deal.sides == 2:
        return best << 6 | min(63, scores[best])
    payer = scores.index(min(scores))
    if scores.count(scores[best]) == 2:
        return payer << 6 | min(7, scores[best])
    pays = [min(7, -scores[(best + k) % 3]) for k in (1, 2)]
    return best << 6 | pays[0] << 3 | pays[1]


def lines(match):
    """
    Return the sheet as a list of (number of the deal, side, its points, totals after the deal).

    The side is who won; of three who made a wrong claim, with negative points; None if the deal was
    drawn.
    """
    found = []
    totals = list(match.totals)
    for k in range(len(match.sheet) - 1, -1, -1):
        side, scores = _scores(match.sheet[k], len(totals))
        points = 0 if side is None else scores[side]
        found.insert(0, (match.deals - len(match.sheet) + k + 1, side, points, totals))
        totals = [totals[at] - scores[at] for at in range(len(totals))]
    return found


def _scores(entry, sides):
    side = entry >> 6
    scores = [0] * sides
    if side == _DRAWN:
        return None, scores
    first, second = entry >> 3 & 7, entry & 7
    if sides == 2:
        scores[side] = entry & 63
    elif first:
        scores[(side + 1) % 3] = -first
        scores[(side + 2) % 3] = -second
        scores[side] = first + second
    else:
        scores = [second] * 3
        scores[side] = -2 * second
    return side, scores
