# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.result`
====================

The end of a deal: who scored what, and why. Opened over the table.
"""

from sixtysix.console.base import SELECT, START, A, B
from sixtysix.dealcode import encode, grouped
from sixtysix.loading import DEALING, forget
from sixtysix.phases import NOBODY
from sixtysix.scoring import (
    CLOSED_FAILED,
    REVOKE,
    SIXTY_SIX,
    WRONG_CLAIM,
)
from sixtysix.ui import app
from sixtysix.ui.banner import Spark
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import wrap
from sixtysix.ui.wording import how_beaten, said, side_name

_REASON = 2  # lines for the reason, at least
_NUMBER = (6, 5)  # letters of a number in the table, with two sides and with three


class Screen(app.Screen):
    """The result of the deal of ``app.game``, which is over and counted."""

    def __init__(self, app):
        super().__init__(app)
        texts, game = app.texts, app.game
        deal, match = game.deal, game.match
        sides = sides_in_order(game)
        names = [side_name(texts, game, side) for side in range(deal.sides)]
        code = ""
        if deal.seed is not None:
            code = grouped(encode(game))  # first of all: the rules' table is a large piece
            forget(*DEALING)
        totals = ":".join("%d" % match.totals[side] for side in sides)
        foot = totals + "  " + texts.NEXT
        if len(foot) > COLUMNS:
            foot = texts.NEXT
        page = Page(self, _heading(texts, deal, names), foot)
        words = why(texts, deal, names, match.stake)
        beaten = how_beaten(texts, game)
        self._spark = None
        if beaten:
            words.append(beaten)
            if game.sole != NOBODY and deal.winner == game.sole % deal.sides:
                self._spark = Spark(app.art)
                self.group.insert(0, self._spark)
        lines = wrap(" ".join(words), COLUMNS)
        table, points = _table(texts, deal, names, sides, len(lines) > _REASON)
        while len(lines) + len(table) > page.body.height:
            words.pop()  # what matters least
            lines = wrap(" ".join(words), COLUMNS)
        lines += [""] * (_REASON - len(lines))
        page.body.put_lines(lines + table)
        page.mark(len(lines) + points, table[points])
        last = page.body.height - 1
        if code and len(lines) + len(table) <= last:
            page.body.put(texts.SEE_CODE % code, last)

    def tick(self, now):
        """Let a great victory shine."""
        if self._spark:
            self._spark.shine(now)

    def press(self, button):
        """
        Go on; after a deal that somebody shared, to the title. B looks at the deal again, SELECT
        shows its code.
        """
        app = self.app
        if button == SELECT and app.game.deal.seed is not None:
            app.open("share")
        elif button == B:
            app.go("review")
        elif button == A or button == START:
            if app.game.purpose:
                app.go("title")
            else:
                app.close()


def sides_in_order(game):
    """Return the sides in the order in which they are written: the only person's first."""
    count = game.match.rules.sides
    first = 0 if game.sole == NOBODY else game.sole % count
    return [(first + k) % count for k in range(count)]


def _heading(texts, deal, names):
    if deal.winner != NOBODY:
        return said(texts, texts.DEAL_WON, names[deal.winner], deal.scores[deal.winner])
    if any(deal.scores):  # a wrong claim among three: one pays all others
        payer = _last_mover(deal)
        return said(texts, texts.DEAL_PAID, names[payer], -deal.scores[payer])
    return texts.DRAWN_DEAL


def _last_mover(deal):
    """Return the side that made the last move."""
    return deal.mover(deal.count - 1) % deal.sides


def why(texts, deal, names, next_stake):
    """Return the reason of a result in a few sentences, what matters most first."""
    winner = deal.winner
    reason = deal.reason
    words = []
    if reason == CLOSED_FAILED and deal.points[winner] >= 66:
        words.append(said(texts, texts.numbered("REASON", SIXTY_SIX), names[winner]))
    if reason == WRONG_CLAIM:
        claimer = _last_mover(deal)
        points = deal.points[claimer]
        words.append(said(texts, texts.numbered("REASON", reason), names[claimer], points))
        words.append(texts.COSTS % (max(deal.scores) if winner != NOBODY else -min(deal.scores)))
    elif winner == NOBODY:
        words.append(texts.DRAWN)
    else:
        subject = winner
        if reason == CLOSED_FAILED or reason == REVOKE:
            subject = 1 - winner
        words.append(said(texts, texts.numbered("REASON", reason), names[subject]))
    if deal.stake and any(deal.scores):
        words.append(texts.STAKED % deal.stake)
    if next_stake:
        words.append(texts.NEXT_STAKE % next_stake)
    return words


def _table(texts, deal, names, sides, short):
    """
    Return the lines that make up the points, and which of them is their sum.

    :param bool short: whether the last trick gets no line of its own
    """
    bonus = [0] * deal.sides
    counts = deal.closer == NOBODY or deal.rules.bonus_closed
    if not any(deal.hands) and counts:
        bonus[deal.leader % deal.sides] = deal.rules.last_bonus
    three = deal.sides > 2
    short = short or three  # who have a line for what they pay
    cards = []
    for side in range(deal.sides):
        cards.append(deal.points[side] - deal.melds[side] - (0 if short else bonus[side]))

    def row(name, values):
        line = ""
        for side in sides:
            text = str(values[side])
            line += " " * (_NUMBER[three] - len(text)) + text
        return name + " " * (COLUMNS - len(name) - len(line)) + line

    lines = [row("", names), row(texts.TRICK_POINTS, cards)]
    if any(deal.melds):
        lines.append(row(texts.MARRIAGES, deal.melds))
    if any(bonus) and not short:
        lines.append(row(texts.LAST_BONUS, bonus))
    lines.append(row(texts.POINTS, deal.points))
    points = len(lines) - 1
    if three:
        lines.append(row(texts.PAYMENT, ["%+d" % score for score in deal.scores]))
    return lines, points
