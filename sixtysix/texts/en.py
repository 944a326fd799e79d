# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts.en`
===================

English.

A line of the screen holds 26 letters, a line of a menu 22, a heading and the title of an
announcement 12 (8 where two cards stand beside it), its line 24, a player's name on the table 3.
Where there are two texts for a thing that happens, the first speaks of the person, the second of
the computer. ``%s`` and ``%d`` are filled in: a card, a suit, a number.
"""

TEXTS = """
NAME=English
GAMES=Sixty-Six|Zechcyk|Danish 66|Schnapsen|Santase|Three players|Four players
LEVELS=Easy|Normal|Hard
PLAYERS=You|CPU
RANKS=9|J|Q|K|10|A
CONTINUE=Continue
NEW_GAME=New match
HELP=Buttons
LEVEL=The computer plays
START_OR_BACK=A: start   B: back
MENU=Menu
GO_ON=Back to the table
LAST_TRICK=Last trick
LEAVE=Save and leave
SHOW_OPPONENT=CPU's points: shown
HIDE_OPPONENT=CPU's points: hidden
MOVES=Special moves
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
THINKS=CPU is thinking
TAKES=You take the trick|CPU takes the trick
MORE=Your trick (SELECT: more)
NO_MOVES=No special move now
NO_TRICK=No trick to look at yet
WHY_NOT_1=Not now
WHY_NOT_2=Not in your hand
WHY_NOT_3=You must follow: %l
WHY_NOT_4=You must beat that card
WHY_NOT_5=You must trump: %t
WHY_NOT_6=You must beat the trump
MARRIED=Marriage|You show %s and %s: %d|CPU shows %s and %s: %d
EXCHANGED=Exchange|You take %s for %s|CPU takes %s for %s
CLOSED=Closed!|You close the stock|CPU closes the stock
TRICKS=Last trick|You took it|CPU took it
ENDED=|66!|66!|Last trick!|Closed: lost|Wrong claim!|Revoke!|Drawn
WON=The deal is yours|The deal goes to CPU|Nobody wins the deal
DEAL_WON=You win: +%d|CPU wins: +%d|Drawn deal
REASON_1=You reached 66.|CPU reached 66.
REASON_2=All played: you have 66.|All played: CPU has 66.
REASON_3=You won the last trick.|CPU won the last trick.
REASON_4=CPU closed and failed.|You closed and failed.
REASON_5=CPU claimed wrongly.|You claimed wrongly.
REASON_6=CPU broke a duty.|You broke a duty.
DRAWN=Nobody has 66 alone.
NO_TRICKS=CPU took no trick: 3.|You took no trick: 3.
UNDER_33=CPU is under 33: 2.|You are under 33: 2.
STAKE=Drawn before: +%d.
TRICK_POINTS=Tricks
MARRIAGES=Marriages
LAST_BONUS=Last trick
POINTS=Points
NEXT=Match %d:%d   A: go on
MATCH_WON=You win!|CPU wins
DEALS=Deals: %d   Level: %s
AGAIN=A: new match   B: title
SAVE_LOST=Save damaged: reset
OK=OK
BUTTON_HELP_1=◄ ►    choose a card
BUTTON_HELP_2=A      play it
BUTTON_HELP_3=B      the last trick
BUTTON_HELP_4=SELECT exchange, close
BUTTON_HELP_5=START  menu, leave
BUTTON_HELP_6=
BUTTON_HELP_7=Any button goes on at once
BACK=B: back
"""
