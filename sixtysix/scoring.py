# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.scoring`
==================

What a deal is worth: who scores how many game points, and why.

The functions end a `Deal` in place and allocate nothing. Scores are per side; a negative score is
paid (`losers_pay`), so that the scores of such a game sum to zero.
"""

from sixtysix.phases import NOBODY, OVER
from sixtysix.rulesets import (
    BY_POINTS,
    CLAIM_TRICKLESS,
    GENERAL,
    THREE_FLAT,
    TWO_OR_TRICKLESS,
    WINS_ONE,
)

# Why a deal is over: `Deal.reason`.
SIXTY_SIX = 1  # 66 was reached and claimed
PLAYED_OUT = 2  # all cards are played and only the winner has 66
LAST_TRICK = 3  # ... or the last trick decides
CLOSED_FAILED = 4  # the closer did not reach 66, or not first
WRONG_CLAIM = 5
REVOKE = 6  # a duty was broken
DRAWN = 7


def claimed(deal, side):
    """End the deal: a side claims 66, rightly or wrongly."""
    if deal.points[side] < 66:
        _wrong_claim(deal, side)
    elif deal.closer == NOBODY:
        _win(deal, side, SIXTY_SIX, 0)
    elif deal.closer == side:
        _win(deal, side, SIXTY_SIX, _closer_wins(deal))
    else:
        _win(deal, side, CLOSED_FAILED, _closer_fails(deal))


def played_out(deal):
    """End the deal: all cards are played and nobody has claimed."""
    if deal.closer != NOBODY:
        if deal.points[deal.closer] >= 66:
            _win(deal, deal.closer, PLAYED_OUT, _closer_wins(deal))
        else:
            _win(deal, 1 - deal.closer, CLOSED_FAILED, _closer_fails(deal))
    elif deal.rules.last_wins != BY_POINTS:
        flat = 1 if deal.rules.last_wins == WINS_ONE else 0
        _win(deal, deal.leader % deal.sides, LAST_TRICK, flat)
    else:
        _by_points(deal)


def revoked(deal, side):
    """End the deal: a side broke a duty, and the game ends a deal for that (two players)."""
    _win(deal, 1 - side, REVOKE, deal.rules.revoke)


def general(deal, loser):
    """Return 3 if a side took no trick, 2 if it has under 33 points, else 1."""
    if not deal.tricks[loser]:
        return 3
    return 2 if deal.points[loser] < 33 else 1


def _closer_wins(deal):
    """Return what the closer scores who has 66, by the state now or when the stock was closed."""
    if not deal.rules.closed_score:
        return general(deal, 1 - deal.closer)
    if not deal.closed_other_tricks:
        return 3
    return 2 if deal.closed_other_points < 33 else 1


def _closer_fails(deal):
    """Return what the other side scores when the closer has failed."""
    kind = deal.rules.close_failed
    closer = deal.closer
    if kind == GENERAL:
        return general(deal, closer)
    if kind == THREE_FLAT:
        return 3
    if kind == TWO_OR_TRICKLESS:
        return 2 if deal.closed_other_tricks else 3
    # TRICK_SINCE
    cards_out = not deal.hands[closer] and deal.played % deal.seats == 0
    trick_since = deal.tricks[closer] > deal.closed_tricks
    return 3 if cards_out and not trick_since and deal.points[1 - closer] < 66 else 2


def _wrong_claim(deal, side):
    other = 1 - side
    score = deal.rules.wrong_claim
    if score == CLAIM_TRICKLESS:
        score = 2 if deal.tricks[other] else 3
    if deal.closer == side:
        score = max(score, _closer_fails(deal))
    elif deal.closer == other:
        score = max(score, _closer_wins(deal))
    if not deal.rules.losers_pay:
        _win(deal, other, WRONG_CLAIM, score)
        return
    _end(deal, NOBODY, WRONG_CLAIM)
    for payee in range(deal.sides):
        if payee != side:
            _pay(deal, side, payee, score)


def _by_points(deal):
    """The only side with 66 wins; if none or several have it, the deal is drawn."""
    winner = NOBODY
    for side in range(deal.sides):
        if deal.points[side] >= 66:
            if winner != NOBODY:
                _end(deal, NOBODY, DRAWN)
                return
            winner = side
    if winner == NOBODY:
        _end(deal, NOBODY, DRAWN)
    else:
        _win(deal, winner, PLAYED_OUT, 0)


def _win(deal, side, reason, score):
    """A side wins ``score`` from each other side; 0: by that side's own tricks and points."""
    _end(deal, side, reason)
    for loser in range(deal.sides):
        if loser != side:
            _pay(deal, loser, side, score or general(deal, loser))


def _pay(deal, loser, winner, score):
    score += deal.stake
    deal.scores[winner] += score
    if deal.rules.losers_pay:
        deal.scores[loser] -= score


def _end(deal, winner, reason):
    deal.phase = OVER
    deal.winner = winner
    deal.reason = reason
