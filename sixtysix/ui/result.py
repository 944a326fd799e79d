# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.result`
====================

The end of a deal: who scored what, and why.
"""

from sixtysix.console.base import START, A
from sixtysix.phases import NOBODY
from sixtysix.scoring import CLOSED_FAILED, LAST_TRICK, PLAYED_OUT, SIXTY_SIX
from sixtysix.ui import app
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import wrap

_REASON = 2  # lines for the reason, at least
_NAME, _NUMBER = 14, 6  # letters of the table's columns


class Screen(app.Screen):
    """The result of the deal of ``app.game``, which is over and counted."""

    def __init__(self, app):
        super().__init__(app)
        texts = app.texts
        deal = app.game.deal
        page = Page(self, _heading(texts, deal), texts.NEXT % tuple(app.game.match.totals))
        lines = wrap(why(texts, deal), COLUMNS)
        lines += [""] * (_REASON - len(lines)) + _table(texts, deal)
        page.body.put_lines(lines)
        page.mark(len(lines), _row(texts.POINTS, deal.points))

    def press(self, button):
        """Go on."""
        if button == A or button == START:
            self.app.close()


def _heading(texts, deal):
    if deal.winner == NOBODY:
        return texts.DEAL_WON[2]
    return texts.DEAL_WON[deal.winner] % deal.scores[deal.winner]


def why(texts, deal):
    """Return the reason of a result in a sentence or three."""
    if deal.winner == NOBODY:
        return texts.DRAWN
    winner, loser = deal.winner, 1 - deal.winner
    words = []
    reason = deal.reason
    if reason == CLOSED_FAILED and deal.points[winner] >= 66:
        words.append(texts.numbered("REASON", SIXTY_SIX)[winner])
    words.append(texts.numbered("REASON", reason)[winner])
    if reason in (SIXTY_SIX, PLAYED_OUT, LAST_TRICK):
        if not deal.tricks[loser]:
            words.append(texts.NO_TRICKS[winner])
        elif deal.points[loser] < 33:
            words.append(texts.UNDER_33[winner])
    if deal.stake:
        words.append(texts.STAKE % deal.stake)
    return " ".join(words)


def _table(texts, deal):
    """Return the lines that make up the points."""
    bonus = [0, 0]
    counts = deal.closer == NOBODY or deal.rules.bonus_closed
    if not deal.hands[0] and not deal.hands[1] and counts:
        bonus[deal.leader] = deal.rules.last_bonus
    cards = [deal.points[side] - deal.melds[side] - bonus[side] for side in (0, 1)]
    lines = [_row("", texts.PLAYERS), _row(texts.TRICK_POINTS, cards)]
    if any(deal.melds):
        lines.append(_row(texts.MARRIAGES, deal.melds))
    if any(bonus):
        lines.append(_row(texts.LAST_BONUS, bonus))
    return lines


def _row(name, pair):
    line = name + " " * (_NAME - len(name))
    for value in pair:
        text = str(value)
        line += " " * (_NUMBER - len(text)) + text
    return line
