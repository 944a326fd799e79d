# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Players for the arena, by name.

A player's name is ``NAME`` or ``NAME@FACTOR``: ``hard@20`` thinks with 20 times the budget.
`make` turns it into an object with

- ``choose(view)``: return a legal move for a `sixtysix.view.View`
- ``nodes`` (optional): the nodes that its last choice took

An arena makes new players for every deal and gives them a seed, so that a deal never depends on
those before it.
"""

import importlib
from pathlib import Path

from sixtysix.cards import COUNT, HIGHER, MARRIAGE, POINTS, SUIT, beats
from sixtysix.moves import CARD, CLAIM, DRAW, EXCHANGE, MARRY, NAME, PASS
from sixtysix.phases import LEADING, NAMING, NOBODY
from sixtysix.rng import Rng
from sixtysix.rulesets import SCHNAPSEN, WINS_ONE

# Not shipped to the board: nobody plays these rules there. Made by ``tools/train.py vu``.
VU_TABLES = Path(__file__).resolve().parent / "training" / "vu.bin"


class PlayerError(ValueError):
    """A name that stands for no player, or for none that can play this game here."""


class Random:
    """Any legal move, all equally likely."""

    def __init__(self, seed):
        self._rng = Rng(seed)

    def choose(self, view):
        """Return a legal move."""
        return view.legal[self._rng.below(len(view.legal))]


class Greedy:
    """Rules of thumb, no memory and no search: something to measure others against."""

    def choose(self, view):
        """Return the move with the best mark."""
        if view.phase == NAMING:
            return self._name(view)
        return max(view.legal, key=lambda move: self._mark(view, move))

    def _name(self, view):
        """Name a suit held twice; else leave it to the fourth card."""
        for suit in range(4):
            if COUNT[view.hand >> 6 * suit & 0x3F] > 1:
                return NAME + suit
        return PASS

    def _mark(self, view, move):
        """Return how good a move looks, in about card points."""
        if move == CLAIM:
            return 1000 if view.points[view.side] >= 66 else -1000
        if move >= EXCHANGE:
            return {EXCHANGE: 500, PASS: 400, DRAW: 300}.get(move, -500)
        card = move & CARD
        if view.phase == LEADING:
            return self._lead(view, move, card)
        return self._reply(view, move, card)

    def _lead(self, view, move, card):
        """Declare; with strict duties lead sure winners; else the cheapest side card."""
        if move >= MARRY:
            return 200 if SUIT[card] == view.trump else 100
        strict = not view.stock_left or view.closer != NOBODY
        if strict and not HIGHER[card] & view.unseen():
            return 50 + POINTS[card]
        return -self._cost(view, card)

    def _reply(self, view, move, card):
        """Take what is worth it as cheaply as possible, feed a partner, else throw the least."""
        top = view.trick[0] & CARD
        at = 0
        for k in range(1, len(view.trick)):
            if beats(view.trick[k] & CARD, top, view.trump):
                top = view.trick[k] & CARD
                at = k
        declared = 30 if move >= MARRY else 0
        if (view.leader + at - view.seat) % view.rules.sides == 0:
            return declared + POINTS[card] - (20 if SUIT[card] == view.trump else 0)
        if beats(card, top, view.trump):
            value = sum(POINTS[played & CARD] for played in view.trick) + POINTS[card]
            return declared + value - (9 if SUIT[card] == view.trump else 0)
        return declared - self._cost(view, card)

    def _cost(self, view, card):
        """Return what it costs to give a card away."""
        pair = MARRIAGE[SUIT[card]]
        kept = 15 if 1 << card & pair and view.hand & pair == pair else 0
        return POINTS[card] + kept + (12 if SUIT[card] == view.trump else 0)


class Thinker:
    """A player of `sixtysix.ai`, thinking to the end of its budget.

    :param player: an object with ``think(view)``, a generator, and ``move``
    """

    def __init__(self, player):
        self._player = player
        self.nodes = None

    def choose(self, view):
        """Return the move found."""
        for _ in self._player.think(view):
            pass
        self.nodes = getattr(self._player, "nodes", None)
        return self._player.move


class Regardless:
    """A player who does not know the score of the match: what knowing it is worth.

    :param player: an object with ``choose(view)``
    """

    def __init__(self, player):
        self._player = player
        self.nodes = None

    def choose(self, view):
        """Return the move found."""
        view.needs = (0,) * view.rules.sides
        move = self._player.choose(view)
        self.nodes = self._player.nodes
        return move


def _plain(make_from_seed):
    """A factory of players that have no budget."""

    def make_plain(rules, seed, factor):
        if factor != 1:
            raise PlayerError("this player has no budget that could be multiplied")
        return make_from_seed(seed)

    return make_plain


def _first_normal(seed):
    from tools import first_normal

    return Thinker(first_normal.Player())


def _vu_tables(rules):
    """Return the judge's tables for the rules of the VU Amsterdam, else None: the game's own."""
    vu = rules.row == SCHNAPSEN and rules.last_wins == WINS_ONE and not rules.close_after
    return str(VU_TABLES) if vu else None


def _level(module, level):
    """A factory of the computer player of a module, by the number of its level."""

    def make_level(rules, seed, factor):
        try:
            player = importlib.import_module(module).Player
        except ImportError as error:
            raise PlayerError(f"{module} cannot be loaded: {error}") from error
        return Thinker(player(level, factor, _vu_tables(rules)))

    return make_level


def _regardless(level):
    """A factory of a level's player that does not know the score."""
    make_level = _level("sixtysix.ai.player", level)
    return lambda *arguments: Regardless(make_level(*arguments))


def _alternative(name):
    """A factory of one of the searches that were tried; see `tools.alternatives`."""

    def make_alternative(rules, seed, factor):
        if rules.seats > 2:
            raise PlayerError("the alternatives are for two players")
        from tools import alternatives

        search = alternatives.SEARCHES[name]
        return Thinker(alternatives.Alternative(search, factor, _vu_tables(rules)))

    return make_alternative


def _unlearned(name):
    """A factory of a hard player without the judge's tables; see `tools.unlearned`."""

    def make_unlearned(rules, seed, factor):
        if rules.seats > 2:
            raise PlayerError("the players without learning are for two")
        from tools import unlearned

        return Thinker(unlearned.Unlearned(unlearned.SEARCHES[name], factor))

    return make_unlearned


def _vu(name):
    """A factory of a bot of PyPI `schnapsen`."""

    def make_vu(rules, seed, factor):
        from tools import vu

        return vu.Guest(name, rules, seed, factor)

    return make_vu


PLAYERS = {
    "random": _plain(Random),
    "greedy": _plain(lambda seed: Greedy()),
    "first-normal": _plain(_first_normal),  # the level of that name in the first release
    "easy": _level("sixtysix.ai.player", 0),
    "normal": _level("sixtysix.ai.player", 1),
    "hard": _level("sixtysix.ai.player", 2),
    "normal-regardless": _regardless(1),
    "hard-regardless": _regardless(2),
    "hard-unlearned": _unlearned("hard-unlearned"),  # without the judge's tables
    "alt:played": _unlearned("alt:played"),
    "alt:tree": _alternative("tree"),
    "alt:clairvoyant": _alternative("clairvoyant"),
    "alt:two": _alternative("two"),
    "alt:later": _alternative("later"),
    "alt:average": _alternative("average"),
    "vu:rand": _vu("rand"),
    "vu:bully": _vu("bully"),
    "vu:rdeep": _vu("rdeep"),
    "vu:alphabeta": _vu("alphabeta"),
}


def split(name):
    """Return the two parts of ``NAME[@FACTOR]``, the factor as an int where it is one.

    :raises PlayerError: if there is no such player or the factor is no positive number
    """
    plain, _, factor = name.partition("@")
    if plain not in PLAYERS:
        raise PlayerError(f"no player is called {plain!r}; there are {', '.join(PLAYERS)}")
    try:
        number = float(factor) if "@" in name else 1
    except ValueError:
        number = 0
    if not 0 < number < float("inf"):
        raise PlayerError(f"in {name!r} the part after @ must be a number above 0")
    return plain, int(number) if number == int(number) else number


def make(name, rules, seed=b""):
    """Return a player.

    :param str name: ``NAME[@FACTOR]``, see `PLAYERS`
    :param Ruleset rules: the game to be played
    :param bytes seed: for the player's own chances, if it takes any
    :raises PlayerError: if there is no such player
    """
    plain, factor = split(name)
    try:
        return PLAYERS[plain](rules, seed, factor)
    except PlayerError as error:
        raise PlayerError(f"{name}: {error}") from error
