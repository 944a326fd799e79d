# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT
"""
A second, deliberately plain implementation of all the games.

It was written from the written rules alone, without a look at the engine, so that the two can
check each other (``test_lockstep.py``). Cards are texts ("SA"), sets are lists, moves are texts
("SA", "SK+" for a marriage led with its king, "exchange", "close", "claim", "draw", "name-S",
"pass") and every game is an ``if``: slow, and easy to hold against the rules sentence by sentence.
Where the rules are silent, a comment that starts with "Assumed" says what was chosen.
"""

from tests.plain_cards import SUITS, best_of, card_points, follow_replies, strict_replies

TWO_PLAYER_GAMES = ["sixtysix", "zechcyk", "danish", "schnapsen", "santase"]
GAMES = TWO_PLAYER_GAMES + ["three", "four"]


class PlainDeal:
    """
    One deal.

    :param str game: one of ``GAMES``
    :param list order: the cards of the pack, the one dealt first at the front
    :param str claims: "automatic" or "count"
    :param str marriage: "any" (own trick), "later" (trick), or None for what the game says
    """

    def __init__(
        self, game, order, dealer=0, stake=0, claims="automatic", honour=False, marriage=None
    ):
        self.game = game
        self.dealer = dealer
        self.stake = stake
        self.claims = claims
        self.honour = honour
        if marriage is None:
            marriage = "later" if game in ["sixtysix", "three", "four"] else "any"
        self.marriage = marriage

        self.seats = 2
        if game == "three":
            self.seats = 3
        if game == "four":
            self.seats = 4
        self.sides = 3 if game == "three" else 2
        self.forehand = (dealer + 1) % self.seats

        self.undealt = list(order)
        self.hands = [[] for _ in range(self.seats)]
        self.stock = []  # in the order in which it is drawn: the turn-up lies at the end
        self.turn_up = None
        self.trump = None
        self.trick = []  # cards, the lead first
        self.trick_moves = []  # the same as moves, which tell the marriages
        self.revoker = None  # the side that broke a duty in this trick
        self.tricks_played = 0
        self.cards_won = [0] * self.sides
        self.marriages = [0] * self.sides
        self.bonus = [0] * self.sides
        self.void = [False] * self.sides  # card points and bonus are void (a Danish revoke)
        self.pending = [0] * self.sides
        self.tricks = [0] * self.sides
        self.closer = None
        self.opponent_tricks_at_close = None
        self.opponent_points_at_close = None
        self.closer_tricks_at_close = None
        self.winner = None
        self.reason = None
        self.scores = [0] * self.sides

        self.deal_out()
        self.leader = self.forehand
        self.turn = self.forehand
        self.phase = "naming" if game == "three" else "leading"

    # Dealing

    def packet(self, number):
        """Gives everybody this number of cards in one packet, forehand first."""
        for step in range(self.seats):
            seat = (self.forehand + step) % self.seats
            for _ in range(number):
                self.hands[seat].append(self.undealt.pop(0))

    def turn_one_up(self):
        self.turn_up = self.undealt.pop(0)
        self.trump = self.turn_up[0]

    def deal_out(self):
        if self.game == "zechcyk":
            self.packet(3)
            self.turn_one_up()
            self.packet(3)
        elif self.game == "schnapsen":
            self.packet(3)
            self.turn_one_up()
            self.packet(2)
        elif self.game == "three":
            self.packet(3)
        elif self.game == "four":
            self.packet(3)
            self.packet(3)
            self.turn_up = self.hands[self.dealer][-1]
            self.trump = self.turn_up[0]
        else:
            self.packet(3)
            self.packet(3)
            self.turn_one_up()
        if self.seats == 2:
            self.stock = self.undealt + [self.turn_up]
            self.undealt = []

    # What stands

    def side(self, seat):
        """Partners sit opposite; everybody else plays for himself."""
        return seat % 2 if self.game == "four" else seat

    def points(self, side):
        """Cards won, counted marriages, and the last-trick bonus."""
        total = self.marriages[side]
        if not self.void[side]:
            total = total + self.cards_won[side] + self.bonus[side]
        return total

    def all_points(self):
        return [self.points(side) for side in range(self.sides)]

    def hands_empty(self):
        return all(not hand for hand in self.hands)

    def stock_is_open(self):
        """There is a stock and it is not closed."""
        return len(self.stock) > 0 and self.closer is None

    # Moves

    def moves(self):
        """All legal moves, as texts."""
        if self.phase == "naming":
            return ["name-S", "name-H", "name-C", "name-D", "pass"]
        if self.phase == "claiming":
            return ["claim", "pass"]
        if self.phase == "before_draw":
            return ["draw"] + self.table_moves()
        if self.phase == "leading":
            hand = self.hands[self.turn]
            return list(hand) + self.marriage_leads() + self.table_moves()
        if self.phase == "following":
            if self.honour and self.seats == 2:
                return list(self.hands[self.turn])
            replies = self.replies()
            return replies + self.partner_marriages(replies)
        return []

    def table_moves(self):
        """What the player on lead may do besides leading."""
        moves = []
        if self.may_exchange():
            moves.append("exchange")
        if self.may_close():
            moves.append("close")
        if self.claims == "count":
            moves.append("claim")
        return moves

    def may_exchange(self):
        if self.seats != 2 or len(self.stock) == 0:
            return False
        lowest = "J" if self.game == "schnapsen" else "9"
        if self.trump + lowest not in self.hands[self.turn]:
            return False
        if self.game == "danish":
            # Also after a closing, with the face-down turn-up.
            return self.tricks[self.turn] > 0
        if self.closer is not None:
            return False
        if self.game == "schnapsen":
            return len(self.stock) >= 3
        if self.game == "santase":
            return self.tricks_played > 0 and len(self.stock) >= 4
        return True

    def may_close(self):
        if self.seats != 2 or not self.stock_is_open():
            return False
        if self.game == "zechcyk":
            return len(self.stock) > 4
        if self.game == "schnapsen":
            return self.phase == "leading" and len(self.stock) >= 3
        if self.game == "santase":
            return self.phase == "leading" and self.tricks_played > 0 and len(self.stock) >= 4
        return True

    def marriages_in(self, hand):
        """The suits of which a hand holds king and queen."""
        return [suit for suit in SUITS if suit + "K" in hand and suit + "Q" in hand]

    def marriage_leads(self):
        if self.game == "sixtysix" and len(self.stock) == 0:
            return []  # an exhausted stock; a closed one still has cards
        if self.game == "santase" and self.tricks_played == 0:
            return []
        moves = []
        for suit in self.marriages_in(self.hands[self.turn]):
            moves.append(suit + "Q+")
            if self.game != "zechcyk":
                moves.append(suit + "K+")
        return moves

    def partner_marriages(self, replies):
        """In `four` the leader's partner too may declare, with a card that he may play.

        Assumed: also when the leader has declared a marriage in the same trick ("each").
        """
        if self.game != "four" or self.turn != (self.leader + 2) % 4:
            return []
        moves = []
        for suit in self.marriages_in(self.hands[self.turn]):
            for card in [suit + "K", suit + "Q"]:
                if card in replies:
                    moves.append(card + "+")
        return moves

    def replies(self):
        """The cards that may be played to the trick without breaking a duty."""
        hand = self.hands[self.turn]
        if self.stock_is_open():
            return list(hand)
        if self.game == "danish":
            return follow_replies(hand, self.trick)
        return strict_replies(hand, self.trick, self.trump)

    # Playing

    def play(self, move):
        """Makes a legal move."""
        assert move in self.moves(), move
        if self.phase == "naming":
            self.name_trumps(move)
        elif move == "exchange":
            self.exchange()
        elif move == "close":
            self.close()
        elif move == "draw":
            self.draw()
        elif move == "claim":
            self.claim(self.side(self.turn))
        elif move == "pass":
            self.do_not_claim()
        else:
            self.play_card(move[:2], declared=move.endswith("+"))

    def name_trumps(self, move):
        # Assumed: forehand may name any suit, also one that he does not hold.
        if move == "pass":
            self.packet(1)
            self.turn_up = self.hands[self.forehand][-1]
            self.trump = self.turn_up[0]
            self.packet(4)
        else:
            self.trump = move[-1]
            self.packet(5)
        self.phase = "leading"

    def exchange(self):
        hand = self.hands[self.turn]
        lowest = self.trump + ("J" if self.game == "schnapsen" else "9")
        hand.remove(lowest)
        hand.append(self.turn_up)
        self.turn_up = lowest
        self.stock[-1] = lowest

    def close(self):
        opponent = 1 - self.turn
        self.closer = self.turn
        self.opponent_tricks_at_close = self.tricks[opponent]
        self.opponent_points_at_close = self.points(opponent)
        self.closer_tricks_at_close = self.tricks[self.turn]
        self.phase = "leading"

    def draw(self):
        """The winner draws first, then the loser; the upturned trump is the last card."""
        winner = self.turn
        loser = 1 - winner
        self.hands[winner].append(self.stock.pop(0))
        self.hands[loser].append(self.stock.pop(0))
        self.phase = "leading"

    def play_card(self, card, declared):
        leading = self.phase == "leading"
        if not leading and card not in self.replies():
            self.revoker = self.side(self.turn)
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.trick_moves.append(card + "+" if declared else card)
        if declared:
            self.declare(card)
        if declared and leading:
            side = self.side(self.turn)
            if self.claims == "count":
                self.phase = "claiming"
                return
            if self.points(side) >= 66:
                # The deal ends before the card is answered.
                self.claim(side)
                return
        self.next_card()

    def declare(self, card):
        side = self.side(self.turn)
        value = 40 if card[0] == self.trump else 20
        if self.marriage == "any" and self.tricks[side] > 0:
            self.marriages[side] += value
        else:
            self.pending[side] += value

    def do_not_claim(self):
        if self.trick:
            self.next_card()
        else:
            self.play_out()

    def next_card(self):
        if len(self.trick) == self.seats:
            self.end_trick()
        else:
            self.turn = (self.turn + 1) % self.seats
            self.phase = "following"

    def end_trick(self):
        best = best_of(self.trick, self.trump)
        seat = (self.leader + self.trick.index(best)) % self.seats
        winner = self.side(seat)
        for card in self.trick:
            self.cards_won[winner] += card_points(card)
        self.trick = []
        self.trick_moves = []
        self.tricks[winner] += 1
        self.tricks_played += 1
        self.marriages[winner] += self.pending[winner]
        self.pending[winner] = 0
        if self.hands_empty():
            self.bonus[winner] = self.last_trick_bonus()
        self.leader = seat
        self.turn = seat
        if self.revoker is not None:
            if self.game != "danish":
                self.punish_revoke()
                return
            self.void[self.revoker] = True
            self.revoker = None
        if self.claims == "automatic":
            # The winner of the trick first. The other pair of `four` can stand at 66 here too,
            # when the leader's partner declared a marriage that counted at once.
            for side in [winner] + [side for side in range(self.sides) if side != winner]:
                if self.points(side) >= 66:
                    self.claim(side)
                    return
        if self.hands_empty():
            if self.claims == "count":
                self.phase = "claiming"
            else:
                self.play_out()
        elif self.stock_is_open():
            self.phase = "before_draw"
        else:
            self.phase = "leading"

    def last_trick_bonus(self):
        if self.game == "schnapsen":
            return 0
        if self.game in ["sixtysix", "santase"] and self.closer is not None:
            return 0
        return 10

    # The end of the deal

    def general_rule(self, loser):
        """3 if the loser took no trick, 2 if he has under 33 points, else 1."""
        if self.tricks[loser] == 0:
            return 3
        if self.points(loser) < 33:
            return 2
        return 1

    def closer_wins(self):
        """What the closer scores with 66 points."""
        if self.game == "schnapsen":
            if self.opponent_tricks_at_close == 0:
                return 3
            if self.opponent_points_at_close < 33:
                return 2
            return 1
        return self.general_rule(1 - self.closer)

    def closer_fails(self):
        """What the opponent of a closer who failed scores."""
        opponent = 1 - self.closer
        if self.game == "zechcyk":
            return self.general_rule(self.closer)
        if self.game == "danish" or self.game == "santase":
            return 3
        if self.game == "schnapsen":
            return 3 if self.opponent_tricks_at_close == 0 else 2
        if self.points(opponent) >= 66:
            return 2
        if self.tricks[self.closer] > self.closer_tricks_at_close:
            return 2
        # Three only when the cards ran out (a closer's wrong claim ends the deal before that).
        return 3 if self.hands_empty() else 2

    def claim(self, side):
        """The claim of 66, right or wrong."""
        if self.points(side) < 66:
            self.wrong_claim(side)
        elif self.closer is None:
            self.win(side, "SIXTY_SIX")
        elif self.closer == side:
            self.end(side, "SIXTY_SIX", self.closer_wins())
        else:
            self.end(side, "CLOSED_FAILED", self.closer_fails())

    def wrong_claim(self, side):
        if self.game == "three":
            # Assumed: a raised stake (a house rule here) is paid by each payment.
            self.over("WRONG_CLAIM")
            for other in range(3):
                if other != side:
                    self.pay(side, other, 2)
            return
        opponent = 1 - side
        cost = 2
        if self.game == "santase":
            cost = 3
        if self.game == "schnapsen" and self.tricks[opponent] == 0:
            cost = 3
        if self.closer == side:
            cost = max(cost, self.closer_fails())
        elif self.closer is not None:
            cost = max(cost, self.closer_wins())
        self.end(opponent, "WRONG_CLAIM", cost)

    def punish_revoke(self):
        # The revoke is found when the trick is complete: it stands, and then the deal is over.
        cost = 3 if self.game == "santase" else 2
        self.end(1 - self.revoker, "REVOKE", cost)

    def play_out(self):
        """The cards ran out and nobody claimed."""
        if self.closer is not None:
            if self.points(self.closer) >= 66:
                self.end(self.closer, "PLAYED_OUT", self.closer_wins())
            else:
                self.end(1 - self.closer, "CLOSED_FAILED", self.closer_fails())
            return
        if self.game == "schnapsen":
            self.win(self.leader, "LAST_TRICK")
            return
        with_66 = [side for side in range(self.sides) if self.points(side) >= 66]
        if len(with_66) == 1:
            self.win(with_66[0], "PLAYED_OUT")
        else:
            self.over("DRAWN")

    def win(self, side, reason):
        """A win that is scored by the general rule."""
        if self.game == "three":
            self.over(reason)
            self.winner = side
            for loser in range(3):
                if loser != side:
                    self.pay(loser, side, self.general_rule(loser))
        else:
            self.end(side, reason, self.general_rule(1 - side))

    def pay(self, loser, winner, number):
        self.scores[loser] -= number + self.stake
        self.scores[winner] += number + self.stake

    def end(self, side, reason, number):
        """One side scores this number, and the stake of the drawn deals before."""
        self.over(reason)
        self.winner = side
        self.scores[side] = number + self.stake

    def over(self, reason):
        self.phase = "over"
        self.reason = reason
