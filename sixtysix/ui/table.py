# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.table`
===================

The table: where a deal is played. Buttons become moves of the deal, the deal becomes a view, the
view is drawn.

What has to be seen comes first: while a card moves, an announcement or a complete trick is shown,
the deal stands still, though the computer already thinks. Any press goes on at once.
"""

from sixtysix.console.base import LEFT, RIGHT, SELECT, START, A, B
from sixtysix.console.sounds import LOSE
from sixtysix.loading import fetch, forget, tidy
from sixtysix.moves import DRAW, EXCHANGE, MARRY, PASS
from sixtysix.phases import BEFORE_DRAW, CLAIMING, NAMING, NOBODY, OVER
from sixtysix.ui import motion, wording
from sixtysix.ui.stage import Stage

# How long things stay, in milliseconds.
_TRICK = 1600
_CARD = 500  # a card in the trick of three or four
_SLICE = 30  # of thinking in each frame
_DEALING = 3  # times as fast as other moves
_THINKS = (0x2040C0,)  # the light while a computer does, one more for every dot

_FIRST_ASIDE = 200  # the choices from here on are no moves: see `sixtysix.ui.menus`


class Screen(Stage):
    """The table of the running game, ``app.game``, which has a deal."""

    def __init__(self, app):
        super().__init__(app)
        self._choices = ()  # what the lines of the open menu stand for
        self.opening = None  # the screen to open over this one, with its details
        self._covered = False  # whether the cover lies over the table
        if self.game.persons:
            self.game.viewer = self.game.sole
        self.begin()

    def begin(self):
        """Show the deal as it stands: a new one, or one taken up again."""
        self._thoughts = None  # the computer's thinking while it goes on
        self._decided = None  # its move, once that is ready
        self._dots = 0  # how many show its progress
        self._asked = False  # whether the menu opened by itself for this move
        self._clear()
        view = self.view = self.game.view()
        if view.stake and not view.log:
            texts = self.app.texts
            self._news = (texts.STAKE % view.stake, texts.STAKE_WHY, ()), True
        ways = ()
        if self.game.fresh:
            ways = motion.taken(self, self._felt, self._hand, 0, view.leader)
            self.game.fresh = False
        self._start(ways, 0, _DEALING)

    def look(self):
        """Take a new view and draw it."""
        game = self.game
        self.view = game.view(self._thoughts is not None)
        self.draw()
        if game.guide:
            game.guide.look(self)

    # ---- time ----

    def waiting(self):
        """Tell whether it is the person's turn and nothing else is shown."""
        naming = self._mine() and self.view.phase == NAMING and self._asked
        return (naming or self._choosing()) and not self._banner and not self._motion

    def busy(self):
        """Tell whether the computer is thinking."""
        view = self.view
        return view.turn not in self.game.persons and view.phase != OVER and self._decided is None

    def tick(self, now):
        """Let the computer think, let what was shown go away, make the moves nobody chooses."""
        self.game.wake()
        if self.busy():
            try:
                self._think(now)
            except MemoryError:
                self._thoughts = None
                if not self.game.player.factor:
                    raise  # it is one already
                self.game.sleep()
                self.game.wake(0, True)  # a simple player thinks anew
        if self._seen(now):
            self._go_on()

    def _think(self, now):
        if not self._thoughts:
            self._thoughts = self.game.player.think(self.game.computer_view())
        end = now + _SLICE
        while self.app.console.now() < end:
            percent = next(self._thoughts, None)
            if percent is None:
                self._decided = self.game.player.move
                return
            self._show_progress(percent // 25)

    def rest(self):
        """Let the computer sleep, for its memory. It begins anew and thinks the same."""
        self._forget()
        self.game.sleep()

    def _forget(self):
        """Think of nothing any more."""
        self._thoughts = self._decided = None
        self._dots = 0

    def _show_progress(self, dots):
        """Show that the computer thinks: a dot for every quarter of its work."""
        if dots != self._dots:
            self._dots = dots
            if not self._held and not self._say_until and not self._motion:
                text = wording.status(self.app.texts, self.game, self.view)
                self._status.put(text + "." * dots)
                self.console.lights(_THINKS * (dots + 1))

    def _go_on(self):
        """Do what comes next by itself, now that everything has been seen."""
        if self.game.guide and self.game.guide.tick(self):
            return
        view = self.view
        drawing = view.phase == BEFORE_DRAW
        if view.phase == OVER:
            self._end()
        elif view.turn not in self.game.persons:
            if self._held and not drawing:
                self._sweep()
            elif self._decided is not None:
                move = self._decided
                self._forget()
                self._play(move)
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
        place = (self.view.leader - self.view.seat) % self.view.rules.seats
        self._start(motion.gathered(self, self._felt, place))

    def _uncover(self):
        """Show the table to the person on turn, with the trick that lies there."""
        self._covered = False
        self.game.viewer = self.view.turn
        if self._held:
            self._until = self.app.console.now() + _TRICK
        self.look()

    def _end(self):
        self.view = None
        self.app.keep(True, *self.game.count())
        (self.app.open if self.game.persons else self.app.go)(self.game.after)

    def _next(self):
        """Go on after the result of a deal: with the next one, or to the end of the match."""
        if self.game.match.winner != NOBODY:
            self.app.go("matchend")
        else:
            self.app.wait()
            self.game.next_deal(self.app.next_seed())
            self.begin()

    # ---- moves ----

    def _choose(self, move):
        """Make the legal move that the person has chosen, unless his guide refuses it."""
        guide = self.game.guide
        if not guide or guide.chosen(self, move):
            self._play(move)
        elif move < EXCHANGE:
            self._shake()

    def _play(self, move):
        """Make a legal move; the table shows it, and then what came of it."""
        before = self.view
        deal = self.game.deal
        deal.play(move)
        if deal.phase == OVER:
            self.rest()  # the computer's memory is for the result now
        tidy()
        held = self._held
        self._held = b""
        self._asked = False
        stay = _CARD if deal.seats > 2 else 0
        complete = move < EXCHANGE and len(before.trick) == deal.seats - 1
        if complete:
            self._held = before.trick + bytes((move,))
            self._held_leader = before.leader
            stay = _TRICK
        self._say_until = 0
        self.view = self.game.view(self._thoughts is not None)
        self._news = complete and self._found_out()
        if not self._news:
            self._news = wording.news(self.app.texts, self.game, before, self.view, move)
        what = (move, before.turn, before.hand, held)
        self._start(motion.moved(self, self._felt, self._hand, *what), stay)

    def _found_out(self):
        """Return what is to be announced of a revoke in the trick just completed, or None."""
        if not self.view.rules.honour:
            return None
        found = self._briefly("honour", "found", self.app.texts, self.game)
        return found and (found[0], True, found[1] if self.view.phase != OVER else None, LOSE)

    def _briefly(self, name, what, *details):
        """
        Have a module and its texts for a moment; return what a function of it returns.

        If there is no room for it, the computer sleeps meanwhile.
        """
        texts = self.app.texts
        try:
            texts.section(name)
            return getattr(fetch("sixtysix.ui." + name), what)(*details)
        except MemoryError:
            if not self.game.player:
                raise
        finally:
            texts.leave(name)
            forget("sixtysix.ui." + name)
        self.rest()
        return self._briefly(name, what, *details)

    # ---- buttons ----

    def _choose_card(self):
        """Play the card under the cursor; where it can be a marriage, ask."""
        card = self._hand.chosen()
        if card + MARRY in self.view.legal:
            self._ask("marriage", card)
        elif card in self.view.legal:
            self._choose(card)
        else:
            self._ask("refuse", card)
            self._shake()

    def press(self, button):
        """Choose and play cards, open menus; any button ends what is only shown."""
        if not self.game.persons:
            self.app.go("title")
            return
        if self._motion:
            self._finish()
            if button == A or button == B:
                return  # it was pressed for that
        if self._banner:
            self._hush()
        elif button == START:
            self.rest()
            self.app.keep()
            self._ask("pause")
            self.app.warn()
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
        self._briefly("menus", what, self, *details)
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
