# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.table`
===================

The table: where a deal is played. Buttons become moves of the deal, the deal becomes a view, the
view is drawn.

What has to be seen comes first: while an announcement or a complete trick is shown the deal stands
still, though the computer already thinks. Any press goes on at once.
"""

from sixtysix.console.base import LEFT, RIGHT, SELECT, START, A, B
from sixtysix.loading import fetch, forget, tidy
from sixtysix.moves import CARD, DRAW, EXCHANGE, MARRY, PASS
from sixtysix.phases import BEFORE_DRAW, CLAIMING, FOLLOWING, LEADING, NAMING, NOBODY, OVER
from sixtysix.ui import app, wording
from sixtysix.ui.banner import Banner
from sixtysix.ui.felt import Felt
from sixtysix.ui.hand import Hand
from sixtysix.ui.widgets import Text

_STATUS_X, _STATUS_Y, _STATUS = 2, 78, 26

# How long things stay, in milliseconds.
_TRICK = 1600
_CARD = 500  # a card in the trick of three or four
_ANNOUNCED = (1800, 3200)  # what the only person did, what others did
_REFUSED = 1800
_SLICE = 30  # of thinking in each frame

_MENUS = "sixtysix.ui.menus"
_HONOUR = "sixtysix.ui.honour"
_FIRST_ASIDE = 200  # the choices from here on are no moves: see `sixtysix.ui.menus`


class Screen(app.Screen):
    """The table of the running game, ``app.game``, which has a deal."""

    def __init__(self, app):
        super().__init__(app)
        game = self.game = app.game
        rules = game.deal.rules
        names = [wording.name(app.texts, game, seat) for seat in range(rules.seats)]
        sides = [wording.side_name(app.texts, game, side) for side in range(rules.sides)]
        self.parts = ("sixtysix.ui.duel" if rules.seats == 2 else "sixtysix.ui.circle",)
        others = fetch(self.parts[0]).Others(app.art, names, rules.hand)
        self._felt = Felt(app.art, sides, others)
        self._hand = Hand(app.art, rules.hand)
        self._status = Text(app.art, _STATUS, _STATUS_X, _STATUS_Y)
        self._banner = None  # an announcement while it is shown
        self._banner_until = 0
        for part in (self._felt, self._status, self._hand):
            self.group.append(part)
        self._thoughts = None  # the computer's thinking while it goes on
        self._decided = False  # whether its move is ready
        self._dots = 0  # how many show its progress
        self._choices = ()  # what the lines of the open menu stand for
        self.opening = None  # the screen to open over this one, with its details
        self._asked = False  # whether the menu opened by itself for this move
        self._covered = False  # whether the cover lies over the table
        if game.persons:
            game.viewer = game.sole
        self._begin()

    def _begin(self):
        """Show the deal as it stands: a new one, or one taken up again."""
        self.game.wake()
        self._until = 0  # when what lies on the table has been seen
        self._say_until = 0  # when the line under the table goes back to whose turn it is
        self._held = b""  # the complete trick while it stays
        self._held_leader = 0
        self.look()
        if self.view.stake and not self.view.log:
            texts = self.app.texts
            self.announce((texts.STAKE % self.view.stake, texts.STAKE_WHY, ()), True)

    # ---- drawing ----

    def look(self):
        """Take a new view and draw it."""
        game = self.game
        view = self.view = game.view(self._thoughts is not None)
        trick, leader = (self._held, self._held_leader) if self._held else (view.trick, view.leader)
        self._felt.show(view, trick, leader, game.match.totals, self.app.settings.show_opponent)
        playable = 0
        for move in view.legal:
            if move < EXCHANGE:
                playable |= 1 << (move & CARD)
        # One of several persons sees his hand only when he is to use it.
        shown = len(game.persons) < 2 or (self._mine() and not self._held)
        self._hand.show(view.hand if shown else 0, view.trump, playable, self._choosing())
        self._say()
        if game.guide:
            game.guide.look(self)

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
        return self._mine() and self.view.phase in (LEADING, FOLLOWING) and not self._held

    # ---- time ----

    def waiting(self):
        """Tell whether it is the person's turn and nothing else is shown."""
        naming = self._mine() and self.view.phase == NAMING and self._asked
        return (naming or self._choosing()) and not self._banner

    def busy(self):
        """Tell whether the computer is thinking."""
        view = self.view
        return view.turn not in self.game.persons and view.phase != OVER and not self._decided

    def tick(self, now):
        """Let the computer think, let what was shown go away, make the moves nobody chooses."""
        if self.busy():
            self._think(now)
        if self._say_until and now >= self._say_until:
            self._say_until = 0
            self._say()
        if self._banner:
            if now < self._banner_until:
                return
            self._hush()
        if now >= self._until:
            self._go_on()

    def _think(self, now):
        if not self._thoughts:
            self._thoughts = self.game.player.think(self.game.computer_view())
        end = now + _SLICE
        while self.app.console.now() < end:
            percent = next(self._thoughts, None)
            if percent is None:
                self._decided = True
                return
            self._show_progress(percent // 25)

    def _show_progress(self, dots):
        """Show that the computer thinks: a dot for every quarter of its work."""
        if dots != self._dots:
            self._dots = dots
            if not self._held and not self._say_until:
                text = wording.status(self.app.texts, self.game, self.view)
                self._status.put(text + "." * dots)

    def _go_on(self):
        """Do what comes next by itself, now that everything has been seen."""
        if self.game.guide and self.game.guide.tick(self):
            return
        view = self.view
        drawing = view.phase == BEFORE_DRAW
        if view.phase == OVER:
            self._end()
        elif view.turn not in self.game.persons:
            if self._decided:
                move = self.game.player.move
                self._thoughts = None
                self._decided = False
                self._dots = 0
                self._play(move)
            elif self._held and not drawing:
                self._sweep()
        elif drawing and (len(self.game.deal.legal()) == 1 or self._draws_by_itself()):
            self._play(DRAW)
        elif not self._mine():
            self._covered = True
            self.app.open("cover", view.turn)
        elif drawing or view.phase == CLAIMING or view.phase == NAMING:
            if not self._asked:
                self._asked = True
                self._ask("special")
        elif self._held:
            self._sweep()

    def _draws_by_itself(self):
        """Tell whether the person who might do something else before drawing wants no question."""
        return self._mine() and not self.app.settings.ask_draw

    def _sweep(self):
        """Take the complete trick off the table."""
        self._held = b""
        self.look()

    def _uncover(self):
        """Show the table to the person on turn, with the trick that lies there."""
        self._covered = False
        self.game.viewer = self.view.turn
        if self._held:
            self._until = self.app.console.now() + _TRICK
        self.look()

    def _end(self):
        self.view = self._thoughts = None
        self.game.sleep()  # its memory is for the result now
        self.game.count()
        self.app.keep()
        (self.app.open if self.game.persons else self.app.go)(self.game.after)

    def _next(self):
        """Go on after the result of a deal: with the next one, or to the end of the match."""
        if self.game.match.winner != NOBODY:
            self.app.go("matchend")
        else:
            self.game.next_deal(self.app.next_seed())
            self._begin()

    # ---- moves ----

    def _choose(self, move):
        """Make the legal move that the person has chosen, unless his guide refuses it."""
        guide = self.game.guide
        if not guide or guide.chosen(self, move):
            self._play(move)

    def _play(self, move):
        """Make a legal move and show what came of it."""
        before = self.view
        deal = self.game.deal
        deal.play(move)
        tidy()
        now = self.app.console.now()
        self._held = b""
        self._asked = False
        self._until = now + _CARD if deal.seats > 2 else 0
        complete = move < EXCHANGE and len(before.trick) == deal.seats - 1
        if complete:
            self._held = before.trick + bytes((move,))
            self._held_leader = before.leader
            self._until = now + _TRICK
        self._say_until = 0
        self.look()
        self._report(before, move, complete)

    def _report(self, before, move, complete):
        """Announce what has to be announced of a move."""
        texts = self.app.texts
        game = self.game
        if complete and self.view.rules.honour and self._found_out():
            return
        if self.view.phase == OVER:
            self.announce(wording.ending(texts, game, self.view), True)
            return
        news = wording.announcement(texts, game, before, self.view, move)
        if news:
            self.announce(news, before.turn != game.sole)

    def _found_out(self):
        """Announce a revoke in the trick just completed, if there is one; return whether."""
        texts = self.app.texts
        texts.section("honour")
        found = fetch(_HONOUR).found(texts, self.game)
        texts.leave("honour")
        forget(_HONOUR)
        if found:
            self.announce(found[0], True)
            if self.view.phase != OVER:
                self.tell(found[1])
        return found

    def announce(self, news, long):
        """Show a title, a line and some cards across the table, for longer or shorter."""
        self._hush()
        self._banner = Banner(self.app.art, *news)
        self._banner_until = self.app.console.now() + _ANNOUNCED[bool(long)]
        self.group.append(self._banner)

    def _hush(self):
        """Take the announcement away."""
        if self._banner:
            self.group.remove(self._banner)
            self._banner = None

    def _choose_card(self):
        """Play the card under the cursor; where it can be a marriage, ask."""
        card = self._hand.chosen()
        if card + MARRY in self.view.legal:
            self._ask("marriage", card)
        elif card in self.view.legal:
            self._choose(card)
        else:
            self._ask("refuse", card)

    # ---- buttons ----

    def press(self, button):
        """Choose and play cards, open menus; any button ends what is only shown."""
        if not self.game.persons:
            self.app.go("title")
        elif self._banner:
            self._hush()
        elif button == START:
            self.app.keep()
            self._ask("pause")
        elif button == SELECT or (self._asked and button == A):
            self._ask("special")
        elif self._held:
            self._until = 0
        elif button == B:
            self._ask("tricks")
        elif self._choosing():
            if button == LEFT or button == RIGHT:
                self._hand.move(1 if button == RIGHT else -1)
            elif button == A:
                self._choose_card()
        else:
            self._until = 0

    def _ask(self, what, *details):
        """Let `sixtysix.ui.menus` do something; the screen that it wants opens when it is gone."""
        texts = self.app.texts
        texts.section("menus")
        getattr(fetch(_MENUS), what)(self, *details)
        texts.leave("menus")
        forget(_MENUS)
        opening, self.opening = self.opening, None
        if opening:
            self.app.open(*opening)

    def menu(self, title, items, top=None):
        """Want a menu; its lines are pairs (text, move or what `sixtysix.ui.menus` does)."""
        self._choices = [choice for _, choice in items]
        self.opening = ("menu", title, [text for text, _ in items], top)

    def returned(self, answer):
        """Do what was chosen in a menu (``answer`` is the line's number, or None) or go on."""
        if self._covered:
            self._uncover()
            return
        if self.game.counted:
            self._next()
            return
        choices = self._choices
        self._choices = ()
        choice = choices[answer] if answer is not None and choices else None
        if choice is None and choices and self._asked and self.view.phase == CLAIMING:
            choice = PASS
        if choice is None:
            return
        if choice < _FIRST_ASIDE:
            self._choose(choice)
        else:
            self._ask("do", choice)
