# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts.en`
===================

English.

A line of the screen holds 26 letters, a line of a menu 22, a heading and the title of an
announcement 12 (8 where two cards stand beside it), its line 24, a player's name on the table 3, a
line of choices 25 with its longest choice between arrows.
Where there are two texts for a thing that happens, the first speaks of the only person at the
table, the second of anybody else, whose name is the first ``%s``. ``%s`` and ``%d`` are filled in:
a name, a card, a suit, a number. Of a house rule's texts the first is its name, the others its
values.
"""

TEXTS = """
NAME=English
PLAYERS=You|CPU|C%d|P%d
NEW_GAME=New match
HELP=Buttons
RULES=Rules of the game
TURN=◄ ►: turn over   B: back
BACK=B: back
OK=OK
SAVE_LOST=Save damaged: reset
LEVELS=Easy|Normal|Hard
COVER=Player %d
BUTTON_HELP_1=◄ ►    choose a card
BUTTON_HELP_2=A      play it
BUTTON_HELP_3=B      the last trick
BUTTON_HELP_4=SELECT exchange, close
BUTTON_HELP_5=START  menu, leave
BUTTON_HELP_6=
BUTTON_HELP_7=Any button goes on at once
"""

TITLE = """
CONTINUE=Continue
"""

NEWGAME = """
GAMES=Sixty-Six|Zechcyk|Danish 66|Schnapsen|Santase|Three players|Four players
BEGIN=Start
GAME=Game
LEVEL=Computer
SEATS=Players
KINDS=computer|person
HOUSE_RULES=House rules
TARGET=Match to
HOUSE_0=Claims|automatic|count yourself
HOUSE_1=Points|hidden|shown
HOUSE_2=Honour play|no|yes
HOUSE_3=Marriages|any trick|later trick
HOUSE_4=Drawn deal|stake +0|stake +1
CHANGED=%d changed
CHANGE_OR_BACK=A: OK ◄ ►: change B: back
"""

TABLE = """
RANKS=9|J|Q|K|10|A
SUITS=Spades|Hearts|Clubs|Diamonds
MENU=Menu
GO_ON=Back to the table
LAST_TRICK=Last trick
OWN_TRICKS=Own tricks
TRICK_OF=Trick %d of %d
LEAVE=Save and leave
SHOW_OPPONENT=Others' points: shown
HIDE_OPPONENT=Others' points: hidden
DRAW_BY_ITSELF=Drawing: by itself
DRAW_ASKED=Drawing: ask first
MOVES=Special moves
TRUMPS=Name trumps
PASS=Pass: see a 4th card
MARRIAGE=Marriage with %s: %d
PLAIN=Just play %s
EXCHANGE=Exchange %s for %s
CLOSE=Close the stock
CLOSE_EARLY=Close before drawing
CLAIM=Claim 66
NO_CLAIM=Do not claim
DRAW=Draw
LEAD=Your lead
LEAD_DREW=Your lead, you drew %s
FOLLOW=Your turn: %s was led
FOLLOW_DREW=%s was led, you drew %s
NAME_TRUMPS=Trumps? (SELECT)
THINKS=You are thinking|%s is thinking
TAKES=You take the trick|%s takes the trick
TOOK=You took it|%s took it
MORE=Your trick (SELECT: more)
NO_MOVES=No special move now
NO_TRICK=No trick to look at yet
WHY_NOT_1=Not now
WHY_NOT_2=Not in your hand
WHY_NOT_3=You must follow: %l
WHY_NOT_4=You must beat that card
WHY_NOT_5=You must trump: %t
WHY_NOT_6=You must beat the trump
MARRIED=Marriage|You show %s and %s: %d|%s shows %s and %s: %d
EXCHANGED=Exchange|You take %s for %s|%s takes %s for %s
CLOSED=Closed!|You close the stock|%s closes the stock
NAMED=Trumps|You name %s|%s names %s
PASSED=Trumps|You pass, %s decides|%s passes, %s decides
REVOKED=Revoke!|You had to play %s|%s had to play %s
VOID=Your card points are void|%s: card points void
SHOW_CARDS=A: show my cards
STAKE=Stake +%d
STAKE_WHY=after a drawn deal
ENDED=|66!|66!|Last trick!|Closed: lost|Wrong claim!|Revoke!|Drawn
WON=The deal is yours|The deal goes to %s
PAYS=You pay %d to each|%s pays %d to each
NOBODY_WINS=Nobody wins the deal
DEAL_WON=You win: +%d|%s wins: +%d
DEAL_PAID=You pay: %d|%s pays: %d
DRAWN_DEAL=Drawn deal
REASON_1=You reached 66.|%s reached 66.
REASON_2=All played: you have 66.|All played: %s has 66.
REASON_3=You won the last trick.|%s won the last trick.
REASON_4=You closed and failed.|%s closed and failed.
REASON_5=You claimed 66 with %d.|%s claimed 66 with %d.
REASON_6=You broke a duty.|%s broke a duty.
COSTS=That costs %d.
DRAWN=Nobody has 66 alone.
NO_TRICKS=You took no trick: 3.|%s took no trick: 3.
UNDER=You are under 33: 2.|%s is under 33: 2.
STAKED=Drawn before: +%d.
NEXT_STAKE=Next deal: stake +%d.
TRICK_POINTS=Tricks
MARRIAGES=Marriages
LAST_BONUS=Last trick
POINTS=Points
PAYMENT=Payment
NEXT=Match %s  A: go on
"""

MATCHEND = """
MATCH_WON=You win!|%s wins
DEALS=Deals: %d
DEALS_LEVEL=Deals: %d   Level: %s
AGAIN=A: new match   B: title
"""
