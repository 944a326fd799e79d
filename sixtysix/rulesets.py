# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.rulesets`
===================

Every game as one row of numbers. The engine reads these parameters and never asks for a game's
name; a house rule is a changed number.
"""

from sixtysix.cards import FOLLOW, STRICT

SIXTYSIX, ZECHCYK, DANISH, SCHNAPSEN, SANTASE, THREE, FOUR = 0, 1, 2, 3, 4, 5, 6
NAMES = ("sixtysix", "zechcyk", "danish", "schnapsen", "santase", "three", "four")

# marriage_counts: when the points of a marriage count
ANY_TRICK = 0  # with any trick of its owner, won before or after
LATER_TRICK = 1  # with the next trick that its owner wins, the declaring one included

# last_wins: what the last trick is worth when the stock is gone and nobody has claimed
BY_POINTS = 0  # nothing: whoever has 66 wins
WINS_DEAL = 1  # the deal, for 1, 2 or 3 by the general rule
WINS_ONE = 2  # the deal, for one game point

# close_failed: what the other player scores when the closer fails
GENERAL = 0  # 1, 2 or 3 by the closer's tricks and points
TWO_OR_TRICKLESS = 2  # 2; 3 if the opponent had no trick when the stock was closed
THREE_FLAT = 3
TRICK_SINCE = 4  # 2; 3 if the cards ran out with the other under 66 and no trick since the closing

# wrong_claim and revoke: what the other player scores; 2 and 3 stand for themselves
CLAIM_TRICKLESS = 4  # wrong_claim: 2; 3 if the opponent has no trick
VOID_POINTS = 255  # revoke: nobody scores; the revoker's card points of the whole deal are void

AUTOMATIC, COUNT_YOURSELF = 0, 1  # claims
ALTERNATE, WINNER_DEALS = 0, 1  # next_dealer

# pattern: how the cards leave the pack, in order. A step of 1 to 9 gives that many cards to each
# player, the first one after the dealer first.
TURN_UP = 10  # the next card lies face up under the stock and is drawn last
LAST_SHOWN = 11  # the last card dealt is shown, is trump, and stays in its hand
NAME_TRUMP = 12  # forehand names trumps, or passes: one more each, forehand's decides the suit
TO_HAND = 13  # all that is left, in equal numbers

FIELDS = (
    "pack",  # cards: 24, or 20 without the nines
    "hand",  # cards a player holds when play begins
    "seats",
    "sides",  # parties that score together: seat % sides
    "pattern",
    "duty_gone",  # what binds the follower when the stock is gone, or where there is none
    "duty_closed",
    "last_bonus",  # points for the last trick
    "bonus_closed",  # 1: also in a closed deal
    "last_wins",
    "exchange",  # 1: the lowest trump may be exchanged for the turn-up
    "exchange_tricks",  # own tricks needed for it
    "exchange_first",  # 1: also in the first trick
    "exchange_stock",  # cards the stock must have, turn-up included
    "exchange_closed",  # 1: also with the turn-up of a closed stock
    "marriage_counts",
    "marriage_queen",  # 1: only the queen may be led
    "marriage_gone",  # 1: also with the stock gone
    "marriage_closed",  # 1: also with the stock closed
    "marriage_first",  # 1: also in the first trick of the deal
    "marriage_partner",  # 1: the leader's partner may declare too
    "close_before",  # 1: the stock may be closed before drawing
    "close_after",  # 1: ... and after drawing
    "close_first",  # 1: also in the first trick
    "close_stock",  # cards the stock must have for it, turn-up included
    "closed_score",  # 1: a closer who wins scores by the state when he closed
    "close_failed",
    "wrong_claim",
    "revoke",
    "look",  # tricks that may be looked at again: 0 the last one, 1 all one's own
    "next_dealer",
    "losers_pay",  # 1: each loser pays for himself, so that totals sum to zero
    # house rules from here on
    "target",  # game points that end the match
    "claims",
    "show_points",  # 1: card points are written on the table
    "honour",  # 1: any card may be played, a revoke is punished
    "draw_stake",  # 1: a drawn deal raises the stake of the next by one
)
HOUSE_FIELDS = ("marriage_counts", "target", "claims", "show_points", "honour", "draw_stake")

_PACKETS_66 = (3, 3, TURN_UP)
_PACKETS_ZECHCYK = (3, TURN_UP, 3)
_PACKETS_SCHNAPSEN = (3, TURN_UP, 2)
_PACKETS_THREE = (3, NAME_TRUMP, TO_HAND)
_PACKETS_FOUR = (3, 3, LAST_SHOWN)

# One row a game, one line a group of FIELDS: cards, duties, last trick, exchange, marriage,
# closing, penalties, table, house rules.
_ROWS = (
    (  # sixtysix
        (24, 6, 2, 2, _PACKETS_66),
        (STRICT, STRICT),
        (10, 0, BY_POINTS),
        (1, 0, 1, 1, 0),
        (LATER_TRICK, 0, 0, 1, 1, 0),
        (1, 1, 1, 1, 0, TRICK_SINCE),
        (2, 2),
        (0, ALTERNATE, 0),
        (7, AUTOMATIC, 1, 0, 0),
    ),
    (  # zechcyk
        (24, 6, 2, 2, _PACKETS_ZECHCYK),
        (STRICT, STRICT),
        (10, 1, BY_POINTS),
        (1, 0, 1, 1, 0),
        (ANY_TRICK, 1, 1, 1, 1, 0),
        (1, 1, 1, 5, 0, GENERAL),
        (2, 2),
        (1, ALTERNATE, 0),
        (7, AUTOMATIC, 1, 0, 0),
    ),
    (  # danish
        (24, 6, 2, 2, _PACKETS_66),
        (FOLLOW, FOLLOW),
        (10, 1, BY_POINTS),
        (1, 1, 1, 1, 1),
        (ANY_TRICK, 0, 1, 1, 1, 0),
        (1, 1, 1, 1, 0, THREE_FLAT),
        (2, VOID_POINTS),
        (0, ALTERNATE, 0),
        (7, AUTOMATIC, 1, 0, 1),
    ),
    (  # schnapsen
        (20, 5, 2, 2, _PACKETS_SCHNAPSEN),
        (STRICT, STRICT),
        (0, 0, WINS_DEAL),
        (1, 0, 1, 3, 0),
        (ANY_TRICK, 0, 1, 1, 1, 0),
        (0, 1, 1, 3, 1, TWO_OR_TRICKLESS),
        (CLAIM_TRICKLESS, 2),
        (0, ALTERNATE, 0),
        (7, AUTOMATIC, 1, 0, 0),
    ),
    (  # santase
        (24, 6, 2, 2, _PACKETS_66),
        (STRICT, STRICT),
        (10, 0, BY_POINTS),
        (1, 0, 0, 4, 0),
        (ANY_TRICK, 0, 1, 1, 0, 0),
        (0, 1, 0, 4, 0, THREE_FLAT),
        (3, 3),
        (0, WINNER_DEALS, 0),
        (11, AUTOMATIC, 1, 0, 0),
    ),
    (  # three
        (24, 8, 3, 3, _PACKETS_THREE),
        (STRICT, STRICT),
        (10, 0, BY_POINTS),
        (0, 0, 0, 0, 0),
        (LATER_TRICK, 0, 1, 1, 1, 0),
        (0, 0, 0, 0, 0, GENERAL),
        (2, 0),
        (0, ALTERNATE, 1),
        (12, AUTOMATIC, 1, 0, 0),
    ),
    (  # four
        (24, 6, 4, 2, _PACKETS_FOUR),
        (STRICT, STRICT),
        (10, 0, BY_POINTS),
        (0, 0, 0, 0, 0),
        (LATER_TRICK, 0, 1, 1, 1, 1),
        (0, 0, 0, 0, 0, GENERAL),
        (2, 0),
        (0, ALTERNATE, 0),
        (7, AUTOMATIC, 1, 0, 0),
    ),
)


class Ruleset:
    """
    The parameters of one game, each an attribute named as in `FIELDS`. Not to be changed.

    :param int row: the game, an index into `NAMES`
    :param changes: parameters that differ from the game's row: house rules, or a test's rules
    :raises ValueError: if there is no such game or parameter
    """

    __slots__ = FIELDS + ("row",)

    def __init__(self, row, **changes):
        if not 0 <= row < len(_ROWS):
            raise ValueError("no game has the number %r" % (row,))
        self.row = row
        at = 0
        for group in _ROWS[row]:
            for value in group:
                setattr(self, FIELDS[at], value)
                at += 1
        for field, value in changes.items():
            if field not in FIELDS:
                raise ValueError("no rule is called %r" % (field,))
            setattr(self, field, value)

    def changed(self):
        """Return a dict of the parameters that differ from the game's own row."""
        plain = Ruleset(self.row)
        return {
            field: getattr(self, field)
            for field in FIELDS
            if getattr(self, field) != getattr(plain, field)
        }

    def __eq__(self, other):
        return isinstance(other, Ruleset) and all(
            getattr(self, field) == getattr(other, field) for field in FIELDS
        )

    def __repr__(self):
        changes = "".join(", %s=%r" % change for change in sorted(self.changed().items()))
        return "Ruleset(%s%s)" % (NAMES[self.row].upper(), changes)
