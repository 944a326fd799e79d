# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Play on another engine, against its bots: the teaching platform of the VU Amsterdam.

PyPI `schnapsen` 0.0.5 plays Schnapsen with rules of its own. Here its engine is the referee of a
deal, its bots see its own perspectives, and our engine plays along move by move, so that players
of ours get the `sixtysix.view.View` that they are used to, with nothing in it that the seat
may not know. At the end both engines must agree on the result.

Two things that no parameter of a ruleset says are settled at the table:

- They draw at once after a trick, so nobody is asked before the draw.
- A marriage has no choice of card: version 0.0.5 leads the king (its comments speak of the queen).
"""

from random import Random

from schnapsen.deck import Card, Rank, Suit
from schnapsen.game import (
    Bot,
    BotState,
    GameState,
    Hand,
    Marriage,
    RegularMove,
    SchnapsenGamePlayEngine,
    Talon,
    TrumpExchange,
)

from sixtysix.cards import JACK, KING, QUEEN, RANK, SUIT, each
from sixtysix.moves import CARD, DRAW, EXCHANGE, MARRY
from sixtysix.notation import text
from sixtysix.phases import BEFORE_DRAW, OVER
from sixtysix.rulesets import LATER_TRICK, SCHNAPSEN, WINS_ONE, Ruleset
from sixtysix.view import View
from tools.players import PlayerError

# What differs from our `schnapsen`.
RULES = {
    # A marriage counts when its owner next wins a trick, the declaring one included.
    "marriage_counts": LATER_TRICK,
    # Nobody closes.
    "close_before": 0,
    "close_after": 0,
    # The jack is exchanged as long as there is a stock, also from the last two cards.
    "exchange_stock": 1,
    # Without 66 the last trick wins one point, whatever the loser has.
    "last_wins": WINS_ONE,
}

_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_RANKS = (None, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.TEN, Rank.ACE)
CARDS = tuple(
    Card.get_card(_RANKS[RANK[c]], _SUITS[SUIT[c]]) if RANK[c] else None for c in range(24)
)
NUMBERS = {card: number for number, card in enumerate(CARDS) if card}

# rdeep as it was measured elsewhere: samples a move, tricks that each sample plays.
RDEEP_SAMPLES, RDEEP_DEPTH = 16, 4


def vu_rules():
    """Return the platform's rules as a `Ruleset`."""
    return Ruleset(SCHNAPSEN, **RULES)


class Guest:
    """A bot of the platform, as a player of the arena; it sits only at the platform's table.

    ``rand``, ``bully`` and ``rdeep`` are their own; ``alphabeta``, which knows only deals whose
    stock is gone, plays the first half by ``rdeep``.

    :param str name: which one
    :param Ruleset rules: must be `vu_rules`
    :param bytes seed: for its chances
    :param factor: multiplies the samples of ``rdeep``
    :raises PlayerError: if the game is another one, or a bot without samples gets a factor
    """

    def __init__(self, name, rules, seed, factor=1):
        if rules != vu_rules():
            raise PlayerError("this bot plays only in the game vu")
        if factor != 1 and name not in ("rdeep", "alphabeta"):
            raise PlayerError("this bot has no budget that could be multiplied")
        self.bot = _bot(name, Random(seed), max(1, round(RDEEP_SAMPLES * factor)))

    def choose(self, view):
        """Refuse: the bot needs its platform's perspective, see `play_out`."""
        raise PlayerError("this bot plays only at its own platform's table")


def _bot(name, rng, samples):
    # Their bots load machine learning and a web server: a second or two that only they need.
    from schnapsen import bots

    if name == "rand":
        return bots.RandBot(rng)
    if name == "bully":
        return bots.BullyBot(rng)
    rdeep = bots.RdeepBot(samples, RDEEP_DEPTH, rng)
    return rdeep if name == "rdeep" else _InTwoPhases(rdeep, bots.AlphaBetaBot())


class _InTwoPhases(Bot):
    """One bot while there is a stock, another one after it."""

    def __init__(self, first, second):
        super().__init__()
        self._bots = (first, second)

    def get_move(self, perspective, leader_move):
        return self._bots[not perspective.get_talon_size()].get_move(perspective, leader_move)


class _Chair(Bot):
    """Where a player sits: takes part in their deal and repeats every move in ours."""

    def __init__(self, deal, seat, sitter):
        super().__init__(str(seat))
        self.deal = deal
        self.seat = seat
        self.sitter = sitter
        self.guest = getattr(sitter.player, "bot", None)

    def get_move(self, perspective, leader_move):
        deal = self.deal
        if deal.phase == BEFORE_DRAW:
            deal.push(DRAW)
        if self.guest:
            theirs = self.guest.get_move(perspective, leader_move)
            deal.play(our_move(theirs))
            return theirs
        view = View(deal, self.seat)
        view.legal = bytes(move for move in view.legal if not _queen_leads(move))
        ours = self.sitter.move(view)
        deal.play(ours)
        return their_move(ours, deal.trump)

    def notify_trump_exchange(self, move):
        if self.guest:
            self.guest.notify_trump_exchange(move)

    def notify_game_end(self, won, perspective):
        if self.guest:
            self.guest.notify_game_end(won, perspective)


def _queen_leads(move):
    return MARRY <= move < EXCHANGE and RANK[move - MARRY] == QUEEN


def our_move(move):
    """Return our byte of one of their moves."""
    if move.is_trump_exchange():
        return EXCHANGE
    if move.is_marriage():
        return MARRY + NUMBERS[move.underlying_regular_move().card]
    return NUMBERS[move.card]


def their_move(move, trump):
    """Return their move of one of our bytes; ``trump`` is the suit of the jack to exchange."""
    if move == EXCHANGE:
        return TrumpExchange(CARDS[6 * trump + JACK])
    if move < MARRY:
        return RegularMove(CARDS[move])
    first = 6 * SUIT[move & CARD]
    return Marriage(CARDS[first + QUEEN], CARDS[first + KING])


def their_state(deal, bots):
    """Return a deal of ours, not begun, as a state of their engine; ``bots`` are by seat."""
    sides = [
        BotState(bots[seat], Hand(CARDS[card] for card in each(deal.hands[seat])))
        for seat in (deal.turn, 1 - deal.turn)
    ]
    return GameState(*sides, Talon([CARDS[card] for card in deal.stock]), None)


def play_out(deal, sitters):
    """Let their engine play a deal of ours to its end.

    :param Deal deal: a deal under `vu_rules`, not begun; it is over afterwards
    :param sitters: by seat; objects with ``player``, a `Guest` or one of ours, and ``move(view)``
    :raises RuntimeError: if the two engines do not agree on the result
    """
    chairs = [_Chair(deal, seat, sitters[seat]) for seat in (0, 1)]
    state = their_state(deal, chairs)
    winner, points, _ = SchnapsenGamePlayEngine().play_game_from_state(state, None)
    ours = (deal.winner, max(deal.scores)) if deal.phase == OVER else None
    if ours != (winner.seat, points):
        played = " ".join(text(move) for move in deal.log[: deal.count])
        raise RuntimeError(f"theirs {(winner.seat, points)}, ours {ours}: {played}")
