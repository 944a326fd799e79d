# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
What is expected of the judge's tables before any deal is seen.

Most of a table's rows are rare: 120,000 deals tell little of each. So a table is taken to be a sum
of a few things that all rows of a kind have in common (who holds the ace, who has a marriage, how
many points) and something of its own that is likely to be small. Fitting then shares what it learns
among rows that are alike.
"""

import numpy as np

from sixtysix.ai import judge

# How strongly all is drawn towards 0, as ridge regression does it: what rows have in common, and
# what a row has of its own.
RIDGE_COMMON = 0.1
RIDGE_PATTERNS = 100.0
RIDGE_REST = 50.0

_CARDS = np.array([[p // 3**k % 3 for k in range(6)] for p in range(judge.PATTERNS)])


def precision():
    """Return what ridge regression adds to the products of the rows, ``SIZE`` x ``SIZE``."""
    common = features()
    own = np.full(judge.SIZE, 1 / RIDGE_REST)
    own[: 2 * judge.PATTERNS] = 1 / RIDGE_PATTERNS
    return np.linalg.inv(common @ common.T / RIDGE_COMMON + np.diag(own))


def features():
    """Return what each row of a table has of each thing in common, ``SIZE`` x their number."""
    patterns = _patterns()
    scores = [0, *(4 * row - (2 if row <= 8 else 1) for row in range(1, judge.SCORES))]
    blocks = (patterns, patterns, _both(_score(scores)), _both(_reach()), np.eye(18))
    table = np.zeros((judge.SIZE, sum(block.shape[1] for block in blocks)))
    row = column = 0
    for block in blocks:
        table[row : row + len(block), column : column + block.shape[1]] = block
        row += len(block)
        column += block.shape[1]
    return table


def _patterns():
    """Return the features of who holds which cards of a suit, for the leader and the other."""
    found = []
    for who in (1, 2):
        held = who == _CARDS
        number = held.sum(axis=1)
        best = 5 - np.argmax(_CARDS[:, ::-1] > 0, axis=1)  # rank of the best card that is out
        found += [held[:, rank] for rank in range(6)]
        found += [
            held[:, 2] & held[:, 3],  # a marriage
            number == 0,
            number**2 / 4,
            held[:, 4] & (number == 1),  # a ten without company
            held[np.arange(judge.PATTERNS), best],  # the master
            held[:, 4] & held[:, 5],
        ]
    return np.array(found, float).T


def _score(points):
    points = np.array(points) / 66
    return np.array([np.arange(judge.SCORES) == 0, points, points**2, points >= 0.5], float).T


def _reach():
    points = 8 * np.arange(judge.REACH) / 66
    return np.array([points, points**2, points >= 0.85, points >= 0.97], float).T


def _both(of_one):
    """Return the features of a row for each pair of rows of two players, the leader's first."""
    number = len(of_one)
    return np.hstack((np.repeat(of_one, number, axis=0), np.tile(of_one, (number, 1))))
