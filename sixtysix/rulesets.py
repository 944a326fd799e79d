# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.rulesets`
===================

The games, and what the numbers of their rules mean. The engine reads the parameters of a `Ruleset`
and never asks for a game's name; a house rule is a changed number.
"""

SIXTYSIX, ZECHCYK, DANISH, SCHNAPSEN, SANTASE, THREE, FOUR = 0, 1, 2, 3, 4, 5, 6
NAMES = ("sixtysix", "zechcyk", "danish", "schnapsen", "santase", "three", "four")

# Codes in the table below.

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

# pattern: how the cards leave the pack, in order. A digit gives that many cards to each player, the
# first one after the dealer first; a letter is one of these.
TURN_UP = 10  # u: the next card lies face up under the stock and is drawn last
LAST_SHOWN = 11  # s: the last card dealt is shown, is trump, and stays in its hand
NAME_TRUMP = 12  # n: forehand names trumps, or passes: one more each, forehand's decides the suit
TO_HAND = 13  # *: all that is left, in equal numbers

HOUSE_FIELDS = ("marriage_counts", "target", "claims", "show_points", "honour", "draw_stake")


def ruletable():
    """Return the module with the table of all games, loaded when it is needed."""
    from sixtysix import ruletable

    return ruletable


def fields():
    """Return the names of all parameters."""
    return ruletable().fields()


class Ruleset:
    """
    The parameters of one game, attributes named as in `sixtysix.ruletable`. Not to be changed.

    :param int row: the game, an index into `NAMES`
    :param changes: parameters that differ from the game's own: house rules, or a test's rules
    :raises ValueError: if there is no such game or parameter, or honour play makes no sense
    """

    def __init__(self, row, **changes):
        if not 0 <= row < len(NAMES):
            raise ValueError("no game has the number %r" % (row,))
        self.row = row
        self.by_house = True  # whether only house rules differ from the game's own
        for field, value in ruletable().column(row):
            setattr(self, field, changes.pop(field, value))
            if field not in HOUSE_FIELDS and getattr(self, field) != value:
                self.by_house = False
        if changes:
            raise ValueError("no rule is called " + ", ".join(sorted(changes)))
        if self.honour and not self.revoke:
            raise ValueError("honour play is for games that punish a revoke")

    def changed(self):
        """Return a dict of the parameters that differ from the game's own."""
        plain = Ruleset(self.row)
        return {
            field: getattr(self, field)
            for field in ruletable().fields()
            if getattr(self, field) != getattr(plain, field)
        }

    def __eq__(self, other):
        return isinstance(other, Ruleset) and all(
            getattr(self, field) == getattr(other, field) for field in ruletable().fields()
        )

    def __repr__(self):
        changes = "".join(", %s=%r" % change for change in sorted(self.changed().items()))
        return "Ruleset(%s%s)" % (NAMES[self.row].upper(), changes)
