# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.demo`
==================

The game that is to be watched when nobody plays, in silence.
"""

from sixtysix.loading import DEALING, forget
from sixtysix.match import Match
from sixtysix.rulesets import Ruleset
from sixtysix.ui.game import DEMO, Game

_FOR_TWO = 5  # games


class Silence:
    """What the table has for a console then: nothing is heard and no light is on."""

    def sound(self, number):
        """Begin no sound."""

    def lights(self, colours):
        """Show no colours."""


def game(app):
    """Return a `Game` of computers, of the kind played last, or of the first if that is larger."""
    row = app.settings.game if app.settings.game < _FOR_TWO else 0
    seed = app.next_seed()
    found = Game(Match(Ruleset(row), seed % 2), (1, 1))
    found.purpose = DEMO
    found.after = "title"
    found.next_deal(seed)
    forget(*DEALING)
    return found
