# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.review`
====================

The review of a deal that is over: step through the persons' decisions, each beside the best move.
It takes the table's place, so that there is room for a player who thinks hard. What it has come to
is shown as it comes.

The card played is lifted, as at the table, the best one has an arrow above; a bar for each decision
tells what it cost.
"""

from displayio import Bitmap, Palette, TileGrid

from sixtysix.cards import SUIT, each
from sixtysix.console.base import DOWN, LEFT, RIGHT, UP
from sixtysix.loading import fetch, forget
from sixtysix.moves import CARD, EXCHANGE, MARRY, PASS
from sixtysix.ui import app, wording
from sixtysix.ui.art import CARD_HEIGHT, CARD_WIDTH, FELT, GOLD, GREY, PANEL, WHITE
from sixtysix.ui.widgets import Text, box, card, icon, turn

_TRICK_X, _TRICK_Y, _STEP = 4, 17, 14
_MOVES_X, _MOVES_Y, _COLUMNS = 61, 16, 16
_HAND_Y, _LIFT = 68, 5
_WIDTH, _PLACE = 154, 26  # of a hand, and of a card in it if there is room
_ARROW_Y = 50
_SUM_X, _SUM_Y, _SUM = 4, 103, 22
_TRUMP_X, _TRUMP_Y = 141, 101
_CHART_Y, _CHART, _BAR = 117, 10, 13  # height in pixels, and width of a bar at most
_FULL = 100  # hundredths of a game point that fill the height
_LEAST = 3  # pixels of what cost anything
_TRICKS = 3  # cards that can lie there before one answers
# What it thinks with, for two and for more players: large pieces of memory.
_DUEL = (
    "sixtysix.ai",
    "sixtysix.ai.solver",
    "sixtysix.ai.endgame",
    "sixtysix.ai.judge",
    "sixtysix.ai.mean",
    "sixtysix.ai.tricks",
    "sixtysix.ai.search",
    "sixtysix.ai.thorough",
)
_CIRCLE = ("sixtysix.ai", "sixtysix.ai.playout")
_SLICE = 30  # milliseconds of thinking in each frame
_COLOURS = (PANEL, GREY, GOLD)


class Screen(app.Screen):
    """The review of the deal of ``app.game``."""

    parts = (
        "sixtysix.review",
        "sixtysix.ai",
        "sixtysix.takeback",
        "sixtysix.dealing",
        "sixtysix.ruletable",
    )

    def __init__(self, app):
        super().__init__(app)
        art = app.art
        for name in _DUEL if app.game.deal.seats == 2 else _CIRCLE:
            fetch(name)
        self._review = fetch(self.parts[0]).Review(app.game)
        self._work = self._review.think()
        self._whole = True  # as long as no decision had to be left out
        self._at = 0  # the decision that is shown
        self._chosen = False  # whether that was the person's choice
        self._shown = 0  # how many bars there are
        self._heading = Text(art, 26, 2, 1, art.gold)
        self._count = Text(art, 5, 127, 1, art.grey, align=2)
        self._trick = [card(art, 0, _TRICK_X + _STEP * k, _TRICK_Y) for k in range(_TRICKS)]
        self._own = Text(art, _COLUMNS, _MOVES_X, _MOVES_Y)
        self._best = Text(art, _COLUMNS, _MOVES_X, _MOVES_Y + 12, art.gold)
        self._cost = Text(art, _COLUMNS, _MOVES_X, _MOVES_Y + 24)
        self._arrow = Text(art, 1, 0, _ARROW_Y, art.gold, "▼")
        self._hand = [card(art, 0) for _ in range(app.game.deal.rules.hand)]
        self._line = box(0, _HAND_Y + CARD_HEIGHT - 1, CARD_WIDTH - 4, 2, GOLD)
        self._sum = Text(art, _SUM, _SUM_X, _SUM_Y, art.grey)
        self._trump = icon(art, 0, _TRUMP_X, _TRUMP_Y)
        self._heading.put(app.texts.REVIEW)
        self._step = min(_BAR, 156 // max(1, self._review.most))
        self._mark = box(0, _CHART_Y + _CHART, self._step - 1, 1, WHITE)
        back = [box(0, 0, 160, 128, FELT), box(0, 0, 160, 14, PANEL)]
        for part in back + self._trick + self._hand:
            self.group.append(part)
        for part in (self._heading, self._count, self._own, self._best, self._cost, self._line):
            self.group.append(part)
        panel = box(0, _CHART_Y, 160, 11, PANEL)
        for part in (self._arrow, self._sum, panel, self._charted(), self._trump):
            self.group.append(part)
        self.group.append(self._mark)
        self._show()

    def _charted(self):
        """Return the chart, which has no bars yet."""
        colours = Palette(len(_COLOURS))
        for k in range(len(_COLOURS)):
            colours[k] = _COLOURS[k]
        self._chart = Bitmap(max(1, self._step * self._review.most), _CHART, len(_COLOURS))
        return TileGrid(self._chart, pixel_shader=colours, x=2, y=_CHART_Y)

    # ---- time ----

    def busy(self):
        """Tell whether it still thinks."""
        return self._work is not None

    def waiting(self):
        """Tell whether it waits to be read."""
        return self._work is None

    def tick(self, now):
        """Think for a moment, and show what was found."""
        if not self._work:
            return
        end = now
        while end < now + _SLICE:
            try:
                percent = next(self._work, None)
            except MemoryError:  # what was found so far is worth reading
                percent = None
                self._whole = False
            if percent is None:
                self._finish()
                return
            end = self.app.console.now()
        self._sum.put(self.app.texts.LOOKING % percent)
        found = len(self._review.decisions)
        if found > self._shown:
            if not self._chosen:
                self._at = found - 1
            self._show()

    def rest(self):
        """Leave it at what was found."""
        if self._work:
            self._whole = False
            self._finish()

    def _finish(self):
        """Show the costliest decision first, and let the statistics know; once a deal."""
        self._work = None
        forget("sixtysix.ai")  # its memory is for the save now
        review, game = self._review, self.app.game
        if not self._chosen:
            self._at = review.costliest() or 0
        self._show()
        if game.counted == 1 and self._whole:
            game.counted = 2
            self.app.keep(True, "add_review", review.lost(), len(review.decisions))

    # ---- drawing ----

    def _show(self):
        """Draw the decision, if there is one, and the bars that are not there yet."""
        texts = self.app.texts
        review = self._review
        found = review.decisions
        nothing = not found
        for part in (self._line, self._arrow, self._mark, self._trump):
            part.hidden = nothing
        if self._work is None:
            text = texts.IN_ALL if self._whole else texts.SO_FAR
            if not found and self._whole:
                text = texts.NO_DECISION
            self._sum.put(text.replace("%s", _tenths(review.lost())))
        while self._shown < len(found):
            self._shown += 1
            self._draw_bar(self._shown - 1)
        if nothing:
            for grid in self._trick + self._hand:
                grid.hidden = True
            return
        decision = found[self._at]
        self._heading.put(texts.numbered("DECISION", decision.phase) % decision.number)
        self._count.put("%d/%d" % (self._at + 1, len(found)))
        for k in range(_TRICKS):
            self._trick[k].hidden = k >= len(decision.trick)
            if k < len(decision.trick):
                turn(self.app.art, self._trick[k], decision.trick[k] & CARD)
        self._trump[0] = decision.trump
        self._show_hand(decision)
        self._show_moves(texts, decision, review.costliest() == self._at)
        self._mark.x = 2 + self._step * self._at

    def _show_hand(self, decision):
        """Show the hand in the order of the table, the card played lifted and underlined."""
        trump = decision.trump
        cards = sorted(each(decision.hand), key=lambda c: (SUIT[c] != trump, SUIT[c], -c))
        step = min(_PLACE, (_WIDTH - CARD_WIDTH) // max(1, len(cards) - 1))
        x = (160 - CARD_WIDTH - step * (len(cards) - 1)) // 2
        own = decision.move & CARD if decision.move < EXCHANGE else None
        best = decision.best & CARD if decision.best < EXCHANGE else None
        self._line.hidden = own is None
        self._arrow.hidden = best is None
        for k in range(len(self._hand)):
            grid = self._hand[k]
            grid.hidden = k >= len(cards)
            if k < len(cards):
                turn(self.app.art, grid, cards[k], not decision.playable >> cards[k] & 1)
                grid.x = x + step * k
                grid.y = _HAND_Y - (_LIFT if cards[k] == own else 0)
                if cards[k] == own:
                    self._line.x = grid.x + 2
                if cards[k] == best:
                    self._arrow.x = grid.x + 2

    def _show_moves(self, texts, decision, costliest):
        who = wording.name(texts, self.app.game, decision.seat)
        self._own.put(_line(who, _words(texts, decision.move), _signed(decision.worth)))
        self._best.put(_line(texts.BEST, _words(texts, decision.best), _signed(decision.top)))
        cost = decision.cost
        text = texts.WELL_PLAYED
        if cost:
            text = _line(texts.MOST_LOST if costliest else texts.LOST, "", _tenths(cost))
        elif decision.move != decision.best and decision.worth is None:
            text = ""
        self._cost.put(text)
        art = self.app.art
        self._cost.pixel_shader = art.gold if cost and costliest else art.white

    def _draw_bar(self, number):
        """Draw what a decision cost; the costliest of those drawn so far is gold."""
        costs = [decision.cost for decision in self._review.decisions[: number + 1]]
        best = costs.index(max(costs))
        for k in range(number + 1) if best == number else (number,):
            self._fill(k, costs[k], 2 if costs[k] and k == best else 1)

    def _fill(self, number, cost, colour):
        height = max(_LEAST, min(_CHART, cost * _CHART // _FULL)) if cost else 1
        for x in range(self._step * number, self._step * (number + 1) - 1):
            for y in range(_CHART - height, _CHART):
                self._chart[x, y] = colour

    # ---- buttons ----

    def press(self, button):
        """Go to another decision, or back to the result."""
        count = len(self._review.decisions)
        if button in (LEFT, UP, RIGHT, DOWN):
            if count:
                self._chosen = True
                step = 1 if button == RIGHT or button == DOWN else -1
                self._at = (self._at + step) % count
                self._show()
        else:
            self.app.go("table")  # which shows the result, the deal being over


def _line(name, move, number):
    """Return a name, a move and a number as a line."""
    text = name + " " * (5 - len(name)) + move
    return text + " " * (_COLUMNS - len(text) - len(number)) + number


def _words(texts, move):
    if move < EXCHANGE:
        name = wording.card_name(texts, move & CARD)
        return name + "+" if move >= MARRY else name
    return texts.WORDS[4 if move == PASS else move - EXCHANGE]


def _tenths(hundredths):
    """Return hundredths of a game point in words: ``1.3``."""
    return "%d.%d" % (hundredths // 100, hundredths // 10 % 10)


def _signed(hundredths):
    if hundredths is None:
        return "–"
    return ("-" if hundredths < 0 else "+") + _tenths(abs(hundredths))
