# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.stage`
===================

What is to be seen and heard at the table: the view of the deal, what moves in it, what is said.
"""

from sixtysix.console.sounds import MARRIAGE, WIN
from sixtysix.loading import fetch
from sixtysix.moves import CARD, EXCHANGE
from sixtysix.phases import BEFORE_DRAW, FOLLOWING, LEADING, OVER
from sixtysix.ui import app, motion, wording
from sixtysix.ui.art import GOLD
from sixtysix.ui.banner import Banner
from sixtysix.ui.felt import Felt
from sixtysix.ui.hand import Hand
from sixtysix.ui.widgets import Text

_DEMO = "sixtysix.ui.demo"

_STATUS_X, _STATUS_Y, _STATUS = 2, 78, 26

# How long things stay, in milliseconds.
_ANNOUNCED = (1800, 3200)  # what the only person did, what others did
_REFUSED = 1800
_PACE = 7  # quarters of a millisecond a pixel, for each step of the speed
_TURN = (0, 0, GOLD)  # the lights when the person is on turn


class Stage(app.Screen):
    """
    The table of the running game, ``app.game``, as it looks; `sixtysix.ui.table` plays on it.

    ``view`` is what is shown, in ``held`` is the complete trick while it stays.
    """

    def __init__(self, app):
        super().__init__(app)
        game = self.game = app.game
        self.console = app.console if game.persons else fetch(_DEMO).Silence()
        rules = game.deal.rules
        names = [wording.name(app.texts, game, seat) for seat in range(rules.seats)]
        sides = [wording.side_name(app.texts, game, side) for side in range(rules.sides)]
        self.parts = ("sixtysix.ui.duel" if rules.seats == 2 else "sixtysix.ui.circle", _DEMO)
        others = fetch(self.parts[0]).Others(app.art, names, rules.hand)
        self._felt = Felt(app.art, sides, others)
        self._hand = Hand(app.art, rules.hand)
        self._status = Text(app.art, _STATUS, _STATUS_X, _STATUS_Y)
        for part in (self._status, self._felt, self._hand):
            self.group.append(part)
        self._banner = None  # an announcement while it is shown
        self._banner_until = 0
        self._news = None  # what is announced when all lies still
        self._motion = None  # what moves
        self._clear()

    def _clear(self):
        """Begin with an empty table."""
        self._until = 0  # when what lies on the table has been seen
        self._say_until = 0  # when the line under the table goes back to whose turn it is
        self._held = b""  # the complete trick while it stays
        self._held_leader = 0

    # ---- drawing ----

    def draw(self):
        """Draw the view."""
        game = self.game
        view = self.view
        trick, leader = (self._held, self._held_leader) if self._held else (view.trick, view.leader)
        self._felt.show(view, trick, leader, game.match.totals, self.app.settings.show_opponent)
        playable = 0
        for move in view.legal:
            if move < EXCHANGE:
                playable |= 1 << (move & CARD)
        # One of several persons sees his hand only when he is to use it.
        shown = len(game.persons) < 2 or (self._mine() and not self._held)
        self._hand.show(view.hand if shown else 0, view.trump, playable, self._choosing())
        if not self._say_until and not self._motion:
            self._say()
        self.console.lights(_TURN if self._choosing() else ())

    def _say(self):
        """Write the line under the table."""
        view = self.view
        texts = self.app.texts
        if self._held:
            who = wording.name(texts, self.game, view.leader)
            text = wording.said(texts, texts.TAKES, who)
            if view.phase == BEFORE_DRAW and self._mine() and len(view.legal) > 1:
                text = texts.MORE
        elif view.phase == OVER:
            text = ""
        else:
            text = wording.status(texts, self.game, view)
        self._status.put(text)

    def remind(self, text):
        """Write something else under the table until it is drawn anew."""
        self._status.put(text)

    def tell(self, text):
        """Write something else under the table for a while."""
        self._status.put(text)
        self._say_until = self.app.console.now() + _REFUSED

    def _mine(self):
        """Tell whether the person who sees his hand is on turn."""
        turn = self.view.turn
        return turn == self.game.viewer and turn in self.game.persons and self.view.phase != OVER

    def _choosing(self):
        """Tell whether the person is to choose a card now."""
        phase = self.view.phase
        still = not self._held and not self._motion
        return self._mine() and (phase == LEADING or phase == FOLLOWING) and still

    # ---- announcements ----

    def announce(self, news, long, aside=None, sound=0):
        """
        Show a title, a line and some cards across the table, for longer or shorter.

        :param str aside: what the line under the table says meanwhile
        :param int sound: what is heard, if not 0; a marriage and a deal won are celebrated
        """
        self._hush()
        if aside:
            self.tell(aside)
        if sound:
            self.console.sound(sound)
        self._banner = Banner(self.app.art, *news, festive=sound == MARRIAGE or sound == WIN)
        self._banner_until = self.app.console.now() + _ANNOUNCED[bool(long)]
        self.group.append(self._banner)

    def _hush(self):
        """Take the announcement away."""
        if self._banner:
            self.group.remove(self._banner)
            self._banner = None

    # ---- what moves, and time ----

    def _start(self, ways, stay=0, faster=1):
        """
        Let something move, or arrive at once if that is how the person wants it.

        :param ways: what moves, see `sixtysix.ui.motion`
        :param int stay: how long it lies there before the deal goes on, in milliseconds
        :param int faster: how many times as fast as usual
        """
        self._stay = stay
        self._motion = motion.moving(self, ways)
        self.pace = _PACE * self.app.settings.speed // faster
        if self.pace:
            self._step()
        else:
            self._finish()

    def _step(self):
        """Let what moves move on. When it lies still, show the deal as it is, and tell the news."""
        if not next(self._motion, True):
            return
        self._motion = None
        self._until = self.app.console.now() + self._stay
        self.draw()
        if self.game.guide:
            self.game.guide.look(self)
        news, self._news = self._news, None
        if news:
            self.announce(*news)

    def _finish(self):
        """Let all that moves arrive at once."""
        self.pace = 0
        while self._motion:
            self._step()

    def _shake(self):
        """Shake the card that cannot be played."""
        self._start(motion.shaken(self, self._hand))

    def _seen(self, now):
        """Let what was shown go away in time; return whether everything has been seen."""
        if self._motion:
            self._step()
            return False
        if self._say_until and now >= self._say_until:
            self._say_until = 0
            self._say()
        if self._banner:
            if now < self._banner_until:
                if self._banner.spark:
                    self._banner.spark.shine(now)
                return False
            self._hush()
        return now >= self._until
