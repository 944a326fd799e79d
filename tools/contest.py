# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""One player against another: the deals of the arena and what they tell.

A *group* is one shuffle played once with the first player on each side: twice in games of two
sides (once with either hand), three times in `three`, where the second player has the two other
seats. What luck the cards bring falls to both, so the spread of the groups' means, not of single
deals, gives the interval. With matches a group is the same series of shuffles.

Every group is made of the contest's seed and its own number alone: it does not matter who plays
it, when, or in which company.
"""

import hashlib
import threading
from collections import Counter
from dataclasses import dataclass, field
from statistics import NormalDist, mean, stdev

from sixtysix.deal import Deal
from sixtysix.match import Match
from sixtysix.phases import NOBODY, OVER
from sixtysix.rulesets import HOUSE_FIELDS, NAMES, Ruleset
from sixtysix.view import View
from tools import players

GAMES = (*NAMES, "vu")

# House rules in words: the value is the word's place.
_NO_YES = ("no", "yes")
HOUSE_WORDS = {
    "marriage_counts": ("any", "later"),
    "claims": ("automatic", "count"),
    "show_points": _NO_YES,
    "honour": _NO_YES,
    "draw_stake": _NO_YES,
}
MAX_TARGET = 255

# Some players may keep their tables in their modules: one group at a time in a process.
_AT_PLAY = threading.Lock()


class ContestError(ValueError):
    """A contest that cannot be held, in words for the person who asked for it."""


@dataclass(frozen=True)
class Contest:
    """What is played: enough to play any of its groups anywhere.

    ``a`` and ``b`` are names of `tools.players`, ``house`` texts such as ``claims=count``;
    ``matches``: groups of matches rather than of single deals.
    """

    a: str
    b: str
    game: str = "sixtysix"
    house: tuple = ()
    seed: int = 1
    matches: bool = False

    def rules(self):
        """Return the `Ruleset`.

        :raises ContestError: if there is no such game or house rule
        """
        if self.game not in GAMES:
            raise ContestError(f"no game is called {self.game!r}; there are {', '.join(GAMES)}")
        if self.game == "vu":
            if self.house:
                raise ContestError("the game vu has no house rules")
            return _vu().vu_rules()
        changes = dict(_house_rule(text) for text in self.house)
        try:
            rules = Ruleset(NAMES.index(self.game), **changes)
        except ValueError:
            raise ContestError(f"{self.game} has no honour play") from None
        return rules

    def check(self):
        """Make sure that the contest can be held.

        :raises ContestError: if not
        :raises PlayerError: if a player is unknown or cannot play this game
        """
        rules = self.rules()
        for name in (self.a, self.b):
            players.make(name, rules)

    def seed_of(self, *parts):
        """Return 8 bytes that depend on the contest's seed and all the parts."""
        words = " ".join(str(part) for part in (self.seed, *parts))
        return hashlib.blake2b(words.encode(), digest_size=8).digest()


def _house_rule(text):
    """Return (field, value) of ``NAME=VALUE``, the value a number or a word."""
    name, _, word = text.partition("=")
    if name not in HOUSE_FIELDS:
        raise ContestError(f"no house rule is called {name!r}; there are {', '.join(HOUSE_FIELDS)}")
    words = HOUSE_WORDS.get(name, ())
    if word in words:
        return name, words.index(word)
    number = int(word) if word.isascii() and word.isdigit() else -1
    if not 0 <= number < len(words) and not (name == "target" and 0 < number <= MAX_TARGET):
        allowed = " or ".join(words) or f"a number from 1 to {MAX_TARGET}"
        raise ContestError(f"{name} must be {allowed}, not {word!r}")
    return name, number


def _vu():
    try:
        from tools import vu
    except ImportError as error:
        raise ContestError("the game vu needs the package schnapsen (PyPI)") from error
    return vu


@dataclass
class Tally:
    """What groups brought: from each group one entry in the lists, sums over its deals."""

    numbers: list = field(default_factory=list)  # which groups, as the other lists
    won: list = field(default_factory=list)  # by the first player
    lost: list = field(default_factory=list)
    points: list = field(default_factory=list)  # game points, the first player's less the other's
    deals: int = 0
    # Decisions with more than one legal move, by the nodes that they took, for each player.
    nodes: tuple = field(default_factory=lambda: (Counter(), Counter()))

    def add(self, other):
        """Take in the groups of another tally, in any order."""
        rows = sorted(zip(*(mine + theirs for mine, theirs in zip(self._lists(), other._lists()))))
        for mine, values in zip(self._lists(), zip(*rows)):
            mine[:] = values
        self.deals += other.deals
        for mine, theirs in zip(self.nodes, other.nodes):
            mine.update(theirs)

    def _lists(self):
        return self.numbers, self.won, self.lost, self.points


class Sitter:
    """A player at a table, and the nodes of his decisions."""

    def __init__(self, name, rules, seed, nodes):
        self.name = name
        self.player = players.make(name, rules, seed)
        self._nodes = nodes

    def move(self, view):
        """Return the player's move; without asking if there is only one."""
        if len(view.legal) == 1:
            return view.legal[0]
        move = self.player.choose(view)
        if move not in view.legal:
            raise ContestError(f"{self.name} played {move!r}, of {list(view.legal)}")
        nodes = getattr(self.player, "nodes", None)
        if nodes is not None:
            self._nodes[nodes] += 1
        return move


def play_out(deal, sitters):
    """Play a deal to its end; ``sitters`` are by seat."""
    while deal.phase != OVER:
        deal.play(sitters[deal.turn].move(View(deal, deal.turn)))


def play_groups(contest, first, last):
    """Play the groups from number ``first`` up to, not including, ``last``; return a `Tally`."""
    tally = Tally()
    with _AT_PLAY:
        rules = contest.rules()
        for number in range(first, last):
            _play_group(contest, rules, number, tally)
    return tally


def _play_group(contest, rules, number, tally):
    play = _play_match if contest.matches else _play_deal
    won = lost = points = 0
    for side in range(rules.sides):
        winner, totals = play(contest, rules, number, side, tally)
        won += winner == side
        lost += winner not in (side, NOBODY)
        points += totals[side] - (0 if rules.losers_pay else totals[1 - side])
    tally.numbers.append(number)
    tally.won.append(won)
    tally.lost.append(lost)
    tally.points.append(points)


def _play_deal(contest, rules, number, side, tally):
    deal = Deal.shuffled(rules, contest.seed_of("deal", number), number % rules.seats)
    _seat_and_play(contest, deal, (number, side, 0), tally)
    return deal.winner, deal.scores


def _play_match(contest, rules, number, side, tally):
    match = Match(rules, number % rules.seats)
    while match.winner == NOBODY:
        deal = match.deal(contest.seed_of("match", number, match.deals))
        _seat_and_play(contest, deal, (number, side, match.deals), tally)
        match.add(deal)
    return match.winner, match.totals


def _seat_and_play(contest, deal, place, tally):
    """Seat the first player on side ``place[1]``, the other everywhere else, and let them play."""
    sitters = []
    for seat in range(deal.seats):
        other = seat % deal.sides != place[1]
        name = contest.b if other else contest.a
        seed = contest.seed_of("player", *place, seat)
        sitters.append(Sitter(name, deal.rules, seed, tally.nodes[other]))
    (_vu().play_out if contest.game == "vu" else play_out)(deal, sitters)
    tally.deals += 1


def interval(values):
    """Return the mean and the ends of its 95 % interval; a single value has no interval."""
    middle = mean(values)
    if len(values) < 2:
        return {"mean": middle, "low": None, "high": None}
    reach = NormalDist().inv_cdf(0.975) * stdev(values) / len(values) ** 0.5
    return {"mean": middle, "low": middle - reach, "high": middle + reach}


def nodes_of(counter):
    """Return mean, 95th percentile and maximum of counted nodes; None if nothing was counted."""
    decisions = sum(counter.values())
    if not decisions:
        return None
    seen = 0
    for nodes in sorted(counter):
        seen += counter[nodes]
        if seen >= 0.95 * decisions:
            break
    total = sum(nodes * times for nodes, times in counter.items())
    return {
        "mean": total / decisions,
        "p95": nodes,
        "max": max(counter),
        "decisions": decisions,
    }


def against_one(share):
    """Return what a share won against two equal players comes to against one of them alone.

    If a player wins as often as his strength has part in the strength of all at the table, a third
    of the wins is 50 % against one, and ``w`` of them are ``2 w / (1 + w)``.
    """
    return {
        end: value if value is None else 2 * value / (1 + value) for end, value in share.items()
    }


def summary(contest, tally):
    """Return the result of a contest as a dictionary fit for JSON."""
    rounds = contest.rules().sides

    def a_round(sums):
        return interval([value / rounds for value in sums])

    def share(sums):
        found = a_round(sums)
        if found["low"] is not None:
            found["low"] = max(0.0, found["low"])
            found["high"] = min(1.0, found["high"])
        return found

    won = share(tally.won)
    return {
        "a": contest.a,
        "b": contest.b,
        "game": contest.game,
        "house": list(contest.house),
        "seed": contest.seed,
        "unit": "match" if contest.matches else "deal",
        "groups": len(tally.numbers),
        "rounds": rounds,
        "deals_played": tally.deals,
        "won": won,
        "won_against_one": against_one(won) if rounds == 3 else won,
        "lost": share(tally.lost),
        "points": a_round(tally.points),
        "nodes": {"a": nodes_of(tally.nodes[0]), "b": nodes_of(tally.nodes[1])},
        "points_by_group": [value / rounds for value in tally.points],
    }
