# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts.rules_en`
=========================

The rules pages in English: a string a chapter, in the order of `sixtysix.texts.rules.CHAPTERS`; in
it the title, then a sentence for each condition.
"""

HOUSE = "* house rule"
# Duties of the follower: free, follow suit, strict.
DUTIES = (
    "any card.|"
    "follow suit, with no need to beat; without the suit, any card.|"
    "follow suit, with a higher card if you can; else a trump; without trumps, any card."
)
# Steps of a deal: turn-up, last card shown, trumps named, the rest.
STEPS = "turn-up|last card shown|trumps named|the rest"

CHAPTERS = (
    """
The game
| Two players.
| Three players, each for himself.
| Four players. Partners sit opposite; their tricks and points count together.
| Collect points with tricks and marriages. The first to reach 66 wins the deal.
| The first to get {target} game points wins the match.
""",
    """
Cards
| 24 cards, from the highest: ace~11 points, ten~10, king~4, queen~3, jack~2, nine~0.
| 20 cards, no nines. From the highest: ace~11 points, ten~10, king~4, queen~3, jack~2.
| 120 points in all.
""",
    """
The deal
| Each player gets {hand} cards. Order: {pattern}.
| The turn-up shows the trump suit. The cards left over lie on it: the stock.
| The dealer's last card is shown: its suit is trump. It stays in his hand.
| Forehand looks at 3 cards and names trumps or passes.
| After a pass all get 1 more; forehand's fourth card is shown and its suit is trump.
| The players take turns to deal.
| The player on the left deals next.
| The winner deals next; after a draw, the same dealer.
| The non-dealer leads first.
| Forehand, left of the dealer, leads first.
""",
    """
Tricks
| The highest trump wins the trick; without trumps, the highest card of the suit led. The winner
  leads next.
| First both draw a card, the winner before the loser. The turn-up is drawn last.
| Only the last trick may be looked at again.
| You may look at all the tricks you have won.
""",
    """
Following
| While the stock is open, any card may be played.
| When the stock is gone or closed: {duty_gone}
| When the stock is gone: {duty_gone}
| When the stock is closed: {duty_closed}
| From the first trick on: {duty_gone}
| Once a trick is trumped, the suit led need not be beaten. A trump must be overtrumped if you
  can.
| Without a higher trump, play a lower one.
| This holds against your partner's card too.
""",
    """
The last trick
| The last trick gives {last_bonus} extra points.
| The last trick gives {last_bonus} extra points, but not in a closed deal.
| The last trick gives {last_bonus} extra points, also in a closed deal.
| The last trick gives no extra points.
| If nobody closed or claimed 66, the last trick wins the deal.
| If nobody closed or claimed 66, the last trick wins the deal, for 1 game point.
""",
    """
Marriage
| King and queen of one suit in hand are a marriage: 40 points in trumps, else 20.
| To declare it, lead one of the two and show the other.
| To declare it, lead the queen and show the king.
| The leader's partner may declare too, if he may play one of his two cards.
| It counts with any trick of yours, before or after.
| It counts with the next trick you win, the one you lead it to included.
| Without such a trick it is void.
| Not in the first trick of the deal.
| Also when the stock is gone or closed.
| Not when the stock is gone, but also in a closed deal.
| Also when the stock is gone, but not in a closed deal.
| Not when the stock is gone or closed.
""",
    """
Exchange
| On lead, you may exchange the nine of trumps for the turn-up.
| On lead, you may exchange the jack of trumps for the turn-up.
| Only once you have won a trick.
| Not in the first trick.
| Only with more than {exchange_stock-} cards in the stock, the turn-up included.
| Not in a closed deal.
| Also in a closed deal, for the turn-up that lies face down.
""",
    """
Closing
| On lead, you may close the stock, before or after drawing.
| On lead, you may close the stock after drawing.
| On lead, you may close the stock before drawing.
| Not in the first trick.
| Only with more than {close_stock-} cards in the stock, the turn-up included.
| The turn-up goes face down and nobody draws again.
| Closed before drawing, both play on with {hand-} cards.
""",
    """
A closed deal
| The closer must reach 66. He fails if he does not, or if the other has 66 first.
| If he makes it, he scores as usual.
| If he makes it, he scores by the other's tricks and points at the closing.
| If he fails, the other scores 1, 2 or 3, as usual.
| If he fails, the other scores 2, or 3 if he had no trick at the closing.
| If he fails, the other scores 3.
| If he fails, the other scores 2, or 3 if he did not reach 66 himself and the closer won no
  trick after closing.
""",
    """
Claiming 66
| 66 is claimed for you as soon as you have it.
| Count for yourself. Claim 66 with the button: on lead, after winning a trick or after
  declaring a marriage.
| A wrong claim gives the other {wrong_claim} game points.
| A wrong claim gives the other pair {wrong_claim} game points.
| For a wrong claim you pay {wrong_claim} game points to each opponent.
| A wrong claim gives the other 2 game points, or 3 if he has no trick.
| In a closed deal it costs at least as much as losing it.
| Points are shown on the table.
| Points are hidden.
| Points are hidden; declared marriages are noted.
""",
    """
Game points
| The winner scores 1; 2 if the loser has under 33 points; 3 if the loser took no trick.
| The winners score 1; 2 if the others have under 33 points; 3 if they took no trick.
| Each loser pays the winner 1; 2 with under 33 points; 3 without a trick.
| Totals may fall below 0.
| Played out, with no closing and no claim: if just one side has 66, it wins; else it is a draw.
| Played out with no claim: if just one side has 66, it wins; else it is a draw.
| For a draw nobody scores.
| Each draw in a row adds 1 to the next win.
""",
    """
Honour play
| Any card can be chosen. A revoke, breaking a duty, is found out after the trick.
| Then the other scores {revoke} and the deal is over.
| Then his card points of the whole deal are void; his marriages stay. Play goes on.
""",
)
