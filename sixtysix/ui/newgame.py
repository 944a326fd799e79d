# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.newgame`
=====================

A new match: which game, who plays, by which house rules. What was chosen last is offered first.
"""

from sixtysix.console.base import B
from sixtysix.loading import DEALING
from sixtysix.match import Match
from sixtysix.rulesets import BY_POINTS, Ruleset
from sixtysix.ui import app, wording
from sixtysix.ui.form import Form
from sixtysix.ui.game import PERSON, Game
from sixtysix.ui.page import Page

_START, _GAME, _LEVEL, _PLAYERS, _HOUSE, _RULES = range(6)

# The house rules, each with a text HOUSE_0, HOUSE_1 ... In the settings they are a bit each, in
# this order.
_FIELDS = ("claims", "show_points", "honour", "marriage_counts", "draw_stake")
_TARGETS = (1, 3, 5, 7, 9, 11, 12, 15, 21)


def house_rules(settings, row):
    """Return the rules of a game with the house rules chosen last."""
    target, bits = settings.house[2 * row : 2 * row + 2]
    if not target:
        return Ruleset(row)
    changes = {_FIELDS[k]: bits >> k & 1 for k in range(len(_FIELDS))}
    return Ruleset(row, target=target, **changes)


def _applies(rules, field):
    """Tell whether a house rule makes sense in a game."""
    if field == "honour":
        return rules.revoke
    return field != "draw_stake" or rules.last_wins == BY_POINTS


class Screen(app.Screen):
    """
    The choices before a match.

    :param App app: the app
    :param str back: the screen to go back to
    """

    parts = DEALING  # the rules of each game that is looked at

    def __init__(self, app, back="title"):
        super().__init__(app)
        self._back = back
        texts = app.texts
        Page(self, texts.NEW_GAME, texts.CHANGE_OR_BACK)
        self._form = Form(app.art, self._lines())
        self.group.append(self._form.menu)
        self._targets = ()

    def _lines(self):
        texts, settings = self.app.texts, self.app.settings
        rules = self._rules = house_rules(settings, settings.game)
        game = Game(None, self._players())
        names = [wording.name(texts, game, seat) for seat in range(rules.seats)]
        house = len(rules.changed())
        return [
            [texts.BEGIN, ("",), 0],
            [texts.GAME, texts.GAMES, settings.game],
            [texts.LEVEL, texts.LEVELS, settings.level],
            [texts.SEATS, (" ".join(names),), 0],
            [texts.HOUSE_RULES, (texts.CHANGED % house if house else "",), 0],
            [texts.RULES, ("",), 0],
        ]

    def _players(self):
        """Return who sits where, as a `Game` wants it; at least one person."""
        settings = self.app.settings
        seats = self._rules.seats
        persons = settings.persons & (1 << seats) - 1 or 1
        return bytes(PERSON if persons >> k & 1 else settings.level for k in range(seats))

    def press(self, button):
        """Choose and begin, or go back."""
        app, settings = self.app, self.app.settings
        taken = self._form.press(button)
        settings.game = self._form.lines[_GAME][2]
        settings.level = self._form.lines[_LEVEL][2]
        if taken == _START:
            self._begin()
        elif taken == _GAME:
            self._form.put(self._lines())
        elif taken == _PLAYERS:
            self._ask_players()
        elif taken == _HOUSE:
            self._ask_house()
        elif taken == _RULES:
            app.go("rules", self._rules, "newgame", self._back)
        elif button == B:
            app.go(self._back)

    def _begin(self):
        seed = self.app.next_seed()
        rules = self._rules
        game = self.app.game = Game(Match(rules, dealer=seed % rules.seats), self._players())
        game.next_deal(seed)
        self.app.keep()
        self.app.go("table")

    def _ask_players(self):
        texts = self.app.texts
        players = self._players()
        lines = [
            [texts.COVER % (k + 1), texts.KINDS, int(players[k] == PERSON)]
            for k in range(len(players))
        ]
        self.app.open("choices", texts.SEATS, lines)

    def _ask_house(self):
        texts = self.app.texts
        rules = self._rules
        self._targets = tuple(sorted(set(_TARGETS + (rules.target,))))
        numbers = tuple("%d" % target for target in self._targets)
        lines = [[texts.TARGET, numbers, self._targets.index(rules.target)]]
        for k in range(len(_FIELDS)):
            if _applies(rules, _FIELDS[k]):
                label, *values = texts.numbered("HOUSE", k)
                lines.append([label, tuple(values), getattr(rules, _FIELDS[k])])
        self.app.open("choices", texts.HOUSE_RULES, lines)

    def returned(self, answer):
        """Take the players or the house rules chosen; nothing was, if a notice lay over it."""
        settings = self.app.settings
        if answer is None:
            return
        if self._form.menu.chosen == _PLAYERS:
            persons = 0
            for k in range(len(answer)):
                persons |= answer[k] << k
            settings.persons = persons or 1
        else:
            self._keep_house(answer)
        self._form.put(self._lines())

    def _keep_house(self, answer):
        rules = self._rules
        bits = 0
        at = 1
        for k in range(len(_FIELDS)):
            bit = getattr(rules, _FIELDS[k])
            if _applies(rules, _FIELDS[k]):
                bit = answer[at]
                at += 1
            bits |= bit << k
        house = self.app.settings.house
        house[2 * rules.row : 2 * rules.row + 2] = bytes((self._targets[answer[0]], bits))
