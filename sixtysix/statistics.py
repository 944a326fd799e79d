# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.statistics`
=====================

What a person has achieved: counters for each game and level, the last matches, puzzles solved.

Only matches of exactly one person count; of several the device cannot say whose they are. Not in
memory while a deal is played: what has to be noted is noted in the bytes of the save when that is
written, ``app.keep(True, "add_deal")``. The functions that do so take the parts of a save, a list
of which they replace some, and the app.

======  ==============================================================================
byte    content of the statistics
======  ==============================================================================
0       how many of the last matches follow
1-      of each of them: key, the person's game points, the best of the others' (plus 128 each)
...     rows: key, and the `COUNTERS` as two bytes each, the lower one first
======  ==============================================================================

A key is a game and a level: row of the game * 3 + level. A counter stays at its largest number.
"""

from sixtysix.loading import fetch, forget
from sixtysix.phases import NOBODY
from sixtysix.save import GAMES, SOLVED, STATISTICS
from sixtysix.scoring import LAST_TRICK, PLAYED_OUT, SIXTY_SIX
from sixtysix.ui.game import PLAY

# What is counted. ``FOR`` and ``AGAINST`` are game points; ``UNDER`` and ``NONE`` deals won against
# somebody with less than 33 points or no trick, ``OWN_UNDER`` and ``OWN_NONE`` deals lost in that
# way; ``RUN`` matches won in a row up to now, ``LONGEST`` the most ever; ``LOST`` the game points
# that the decisions of reviewed deals cost, in hundredths.
(MATCHES, WON, DEALS, FOR, AGAINST, UNDER, NONE, OWN_UNDER, OWN_NONE, CLOSED_WON, CLOSED_LOST) = (
    range(11)
)
RUN, LONGEST, UNDONE, REVIEWED, DECISIONS, LOST = range(11, 17)
COUNTERS = 17

HISTORY = 20  # matches
_MATCH = 3  # bytes of one of them
_ROW = 1 + 2 * COUNTERS
_MOST = 65535
_BY_POINTS = (SIXTY_SIX, PLAYED_OUT, LAST_TRICK)  # ends that tricks and points decide


# ---- reading ----


def key(game):
    """Return the key of a running match."""
    return 3 * game.match.rules.row + game.level()


def keys(data):
    """Return the keys for which something is counted, in order."""
    return sorted(data[at] for at in range(_rows(data), len(data) - _ROW + 1, _ROW))


def counters(data, number):
    """Return the counters of a key as a list."""
    at = _find(data, number)
    if at is None:
        return [0] * COUNTERS
    return [data[k] | data[k + 1] << 8 for k in range(at + 1, at + _ROW, 2)]


def matches(data):
    """Return the last matches, the oldest first: (key, own game points, those of the others)."""
    places = range(1, _rows(data), _MATCH)
    return [(data[at], data[at + 1] - 128, data[at + 2] - 128) for at in places]


def is_solved(data, number):
    """Tell whether a puzzle is solved, from the part of the save."""
    return number >> 3 < len(data) and bool(data[number >> 3] >> (number & 7) & 1)


def _rows(data):
    """Return where the rows begin."""
    return 1 + _MATCH * data[0] if data else 0


def _find(data, number):
    for at in range(_rows(data), len(data) - _ROW + 1, _ROW):
        if data[at] == number:
            return at
    return None


# ---- noting ----


def add_deal(parts, app):
    """Note that the deal of ``app.game`` is over and counted, and its match with it if won."""
    game = app.game
    if game.purpose != PLAY:
        return
    games = fetch("sixtysix.games")
    games.add(parts, game)
    try:
        games.export(app.console, parts[GAMES])
    except OSError:
        pass  # where no file can be written the deals wait in the save
    forget("sixtysix.games")
    if game.sole == NOBODY:
        return
    row = counters(parts[STATISTICS], key(game))
    _count_deal(row, game.deal, game.sole % game.deal.sides)
    row[UNDONE] += game.undone
    if game.match.winner != NOBODY:
        _add_match(parts, game, row)
    _put(parts, key(game), row)


def add_match(parts, app):
    """Note that the match of ``app.game`` is won before its deal is over: the person gave it up."""
    game = app.game
    row = counters(parts[STATISTICS], key(game))
    row[UNDONE] += game.undone
    _add_match(parts, game, row)
    _put(parts, key(game), row)


def add_review(parts, app, lost, decisions):
    """Note the review of the deal of ``app.game``: hundredths of game points, decisions."""
    game = app.game
    row = counters(parts[STATISTICS], key(game))
    if game.purpose == PLAY and game.sole != NOBODY and row[LOST] + lost <= _MOST:
        row[REVIEWED] += 1
        row[DECISIONS] += decisions
        row[LOST] += lost
        _put(parts, key(game), row)


def add_solved(parts, app, number):
    """Note that the puzzle of a number, from 0 on, is solved."""
    bits = parts[SOLVED] + b"\0" * ((number >> 3) + 1 - len(parts[SOLVED]))
    here = bits[number >> 3] | 1 << (number & 7)
    parts[SOLVED] = bits[: number >> 3] + bytes((here,)) + bits[(number >> 3) + 1 :]


def _count_deal(row, deal, side):
    row[DEALS] += 1
    score = deal.scores[side]
    row[FOR] += max(0, score)
    row[AGAINST] += max(0, -score if deal.rules.losers_pay else deal.scores[1 - side])
    if deal.closer == side:
        row[CLOSED_WON if deal.winner == side else CLOSED_LOST] += 1
    if deal.winner != NOBODY and deal.reason in _BY_POINTS:
        losers = [other for other in range(deal.sides) if other != deal.winner]
        if deal.winner != side:
            losers = [side]
        own = deal.winner != side
        if any(not deal.tricks[loser] for loser in losers):
            row[OWN_NONE if own else NONE] += 1
        elif any(deal.points[loser] < 33 for loser in losers):
            row[OWN_UNDER if own else UNDER] += 1


def _add_match(parts, game, row):
    """Count a match that is won by somebody, and note its result."""
    side = game.sole % game.deal.sides
    row[MATCHES] += 1
    if game.match.winner == side:
        row[WON] += 1
        row[RUN] += 1
        row[LONGEST] = max(row[LONGEST], row[RUN])
    else:
        row[RUN] = 0
    totals = list(game.match.totals)
    own = totals.pop(side)
    data = parts[STATISTICS]
    rows = _rows(data)
    past = data[1:rows] + bytes((key(game), own + 128, max(totals) + 128))
    past = past[-_MATCH * HISTORY :]
    parts[STATISTICS] = bytes((len(past) // _MATCH,)) + past + data[rows:]


def _put(parts, number, row):
    """Put the counters of a key into the statistics."""
    data = parts[STATISTICS] or b"\0"
    at = _find(data, number)
    if at is None:
        at = len(data)
    values = b"".join(min(value, _MOST).to_bytes(2, "little") for value in row)
    parts[STATISTICS] = data[:at] + bytes((number,)) + values + data[at + _ROW :]
