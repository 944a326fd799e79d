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
from sixtysix.moves import CARD, DRAW, EXCHANGE, PASS
from sixtysix.phases import BEFORE_DRAW, CLAIMING, FOLLOWING, LEADING, NOBODY, OVER
from sixtysix.ui import app, wording
from sixtysix.ui.banner import Banner
from sixtysix.ui.felt import Felt
from sixtysix.ui.game import COMPUTER, HUMAN
from sixtysix.ui.hand import Hand
from sixtysix.ui.widgets import Text

_STATUS_X, _STATUS_Y, _STATUS = 2, 78, 26

# How long things stay, in milliseconds.
_TRICK = 1600
_ANNOUNCED = (1800, 3200)  # what the person did, what the computer did
_ENDED = 2600
_REFUSED = 1800
_SLICE = 30  # of thinking in each frame

# What the pause menu leads to.
_CONTINUE, _LAST_TRICK, _SHOW, _HELP, _NEW, _LEAVE = range(200, 206)


class Screen(app.Screen):
    """The table of the running game, ``app.game``, which has a deal."""

    def __init__(self, app):
        super().__init__(app)
        self.game = app.game
        # First, as it may need large pieces of memory.
        self._player = fetch("sixtysix.ai.player").Player(self.game.level)
        texts = app.texts
        size = self.game.deal.rules.hand
        self._felt = Felt(app.art, texts.PLAYERS, size)
        self._hand = Hand(app.art, size)
        self._status = Text(app.art, _STATUS, _STATUS_X, _STATUS_Y)
        self._banner = None  # an announcement while it is shown
        self._banner_until = 0
        for part in (self._felt, self._status, self._hand):
            self.group.append(part)
        self._thoughts = None  # the computer's thinking while it goes on
        self._decided = False  # whether its move is ready
        self._dots = 0  # how many show its progress
        self._choices = ()  # what the lines of the open menu stand for
        self._claim_asked = False
        self._begin()

    def _begin(self):
        """Show the deal as it stands: a new one, or one taken up again."""
        self._until = 0  # when the complete trick goes away
        self._say_until = 0  # when the line under the table goes back to whose turn it is
        self._held = b""  # the complete trick while it stays
        self._held_leader = 0
        self._look()

    # ---- drawing ----

    def _look(self):
        """Take a new view and draw it."""
        view = self.view = self.game.view()
        if view.turn == COMPUTER and view.phase != OVER and not self._thoughts:
            self._thoughts = self._player.think(self.game.computer_view())
            self._decided = False
            self._dots = 0
        trick, leader = (self._held, self._held_leader) if self._held else (view.trick, view.leader)
        totals = self.game.match.totals
        self._felt.show(view, trick, leader, totals, self.app.settings.show_opponent)
        playable = 0
        for move in view.legal:
            if move < EXCHANGE:
                playable |= 1 << (move & CARD)
        self._hand.show(view.hand, view.trump, playable, self._choosing())
        self._say()

    def _say(self):
        """Write the line under the table."""
        view = self.view
        texts = self.app.texts
        if self._held:
            text = texts.TAKES[view.leader]
            if view.phase == BEFORE_DRAW and view.turn == HUMAN and len(view.legal) > 1:
                text = texts.MORE
        elif view.phase == OVER:
            text = ""
        else:
            text = wording.status(texts, view)
        self._status.put(text)

    def _tell(self, text):
        """Write something else under the table for a while."""
        self._status.put(text)
        self._say_until = self.app.console.now() + _REFUSED

    def _choosing(self):
        """Tell whether the person is to choose a card now."""
        view = self.view
        return view.turn == HUMAN and view.phase in (LEADING, FOLLOWING) and not self._held

    # ---- time ----

    def waiting(self):
        """Tell whether it is the person's turn and nothing else is shown."""
        return self._choosing() and not self._banner

    def busy(self):
        """Tell whether the computer is thinking."""
        return bool(self._thoughts) and not self._decided

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
        if self._held and now < self._until:
            return
        self._go_on()

    def _think(self, now):
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
                self._status.put(self.app.texts.THINKS + "." * dots)

    def _go_on(self):
        """Do what comes next by itself, now that everything has been seen."""
        view = self.view
        if view.phase == OVER:
            self._end()
        elif view.turn == COMPUTER:
            if self._decided:
                move = self._player.move
                self._thoughts = None
                self._play(move)
            elif self._held and view.phase != BEFORE_DRAW:
                self._sweep()
        elif view.phase == BEFORE_DRAW:
            self._play(DRAW)
        elif view.phase == CLAIMING:
            self._ask_claim()
        elif self._held:
            self._sweep()

    def _sweep(self):
        """Take the complete trick off the table."""
        self._held = b""
        self._look()

    def _end(self):
        self.game.count()
        self.app.keep()
        self.app.open("result")

    def _next(self):
        """Go on after the result of a deal: with the next one, or to the end of the match."""
        if self.game.match.winner != NOBODY:
            self.app.go("matchend")
        else:
            self.game.next_deal(self.app.next_seed())
            self._begin()

    # ---- moves ----

    def _play(self, move):
        """Make a legal move and show what came of it."""
        before = self.view
        deal = self.game.deal
        deal.play(move)
        tidy()
        now = self.app.console.now()
        self._held = b""
        self._claim_asked = False
        complete = move < EXCHANGE and len(before.trick) == deal.seats - 1
        if complete:
            self._held = before.trick + bytes((move,))
            self._held_leader = before.leader
            self._until = now + _TRICK
        self._say_until = 0
        self._look()
        news = wording.announcement(self.app.texts, before, move)
        wait = _ANNOUNCED[before.turn != HUMAN]
        if deal.phase == OVER:
            news = wording.ending(self.app.texts, self.view)
            wait = _ENDED
        if news:
            self._announce(news, wait)

    def _announce(self, news, wait):
        """Show a title, a line and two cards (or None) across the table for so long."""
        self._hush()
        self._banner = Banner(self.app.art, *news)
        self._banner_until = self.app.console.now() + wait
        self.group.append(self._banner)

    def _hush(self):
        """Take the announcement away."""
        if self._banner:
            self.group.remove(self._banner)
            self._banner = None

    def _choose_card(self):
        """Play the card under the cursor; where it can be a marriage, ask."""
        card = self._hand.chosen()
        moves = wording.card_moves(self.app.texts, self.view, card)
        if len(moves) > 1:
            self._menu(wording.card_name(self.app.texts, card), moves)
        elif moves:
            self._play(moves[0][1])
        else:
            self._refuse(card)

    def _refuse(self, card):
        why = fetch("sixtysix.refusals").why_not(self.game.deal, card)
        forget("sixtysix.refusals", "sixtysix.notation")
        self._tell(wording.refusal(self.app.texts, self.view, why))

    # ---- buttons ----

    def press(self, button):
        """Choose and play cards, open menus; any button ends what is only shown."""
        if self._banner:
            self._hush()
            return
        if button == START:
            self._pause()
        elif button == SELECT:
            self._special()
        elif self._held:
            self._until = 0
        elif button == B:
            self._last_trick()
        elif self._choosing():
            if button == LEFT or button == RIGHT:
                self._hand.move(1 if button == RIGHT else -1)
            elif button == A:
                self._choose_card()

    def _special(self):
        """Open the menu of the moves that are not cards."""
        moves = wording.special_moves(self.app.texts, self.view)
        if moves:
            self._menu(self.app.texts.MOVES, moves)
        else:
            self._tell(self.app.texts.NO_MOVES)

    def _ask_claim(self):
        if not self._claim_asked:
            self._claim_asked = True
            self._special()

    def _pause(self):
        """Open the pause menu: special moves first, then what is always there."""
        texts = self.app.texts
        shown = self.app.settings.show_opponent
        items = [(texts.GO_ON, _CONTINUE)]
        items += wording.special_moves(texts, self.view)
        if len(self.view.plays) >= 2:
            items.append((texts.LAST_TRICK, _LAST_TRICK))
        items.append((texts.SHOW_OPPONENT if shown else texts.HIDE_OPPONENT, _SHOW))
        items.append((texts.HELP, _HELP))
        items.append((texts.NEW_GAME, _NEW))
        items.append((texts.LEAVE, _LEAVE))
        self.app.keep()
        self._menu(texts.MENU, items)

    def _menu(self, title, items):
        self._choices = [choice for _, choice in items]
        self.app.open("menu", title, [text for text, _ in items])

    def returned(self, answer):
        """Do what was chosen in a menu (``answer`` is the line's number, or None) or go on."""
        if self.view.phase == OVER and self.game.counted:
            self._next()
            return
        choice = self._choices[answer] if answer is not None and self._choices else None
        self._choices = ()
        if choice is None and self.view.phase == CLAIMING and self.view.turn == HUMAN:
            choice = PASS
        if choice is None or choice == _CONTINUE:
            return
        if choice < _CONTINUE:
            self._play(choice)
        elif choice == _LAST_TRICK:
            self._last_trick()
        elif choice == _SHOW:
            self.app.settings.show_opponent ^= 1
            self._look()
        elif choice == _HELP:
            self.app.open("help")
        elif choice == _NEW:
            self.app.open("newgame")
        else:
            self.app.keep()
            self.app.go("title")

    def _last_trick(self):
        """Show the last complete trick once more."""
        view = self.view
        texts = self.app.texts
        at = len(view.plays) // 2 * 2 - 2
        if at < 0:
            self._tell(texts.NO_TRICK)
            return
        pair = (view.plays[at] & CARD, view.plays[at + 1] & CARD)
        leaders = view.leaders + bytes((view.leader,))
        winner = leaders[at // 2 + 1]
        self._announce((texts.TRICKS[0], texts.TRICKS[1 + winner], pair), _ANNOUNCED[1])
