# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts.en`
===================

English.

A line of the screen holds 26 letters, a menu 22, a name on the table 6. In pairs the first text
speaks of the person, the second of the computer. ``%s`` is filled in: a suit, a card, a number.
"""

NAME = "English"
GAME = "Sixty-Six"
GAMES = ("Sixty-Six",)  # in the order of the rulesets
LEVELS = ("Easy", "Normal", "Hard")
PLAYERS = ("You", "CPU")
RANKS = ("9", "J", "Q", "K", "10", "A")

# Menus
CONTINUE = "Continue"
NEW_GAME = "New match"
HELP = "Buttons"
LEVEL = "The computer plays"
START_OR_BACK = "A: start   B: back"
MENU = "Menu"
GO_ON = "Back to the table"
LAST_TRICK = "Last trick"
LEAVE = "Save and leave"
SHOW_OPPONENT = "CPU's points: shown"
HIDE_OPPONENT = "CPU's points: hidden"
GIVE_UP = "Leave this match?"
YES = "Yes"
NO = "No"

# Moves
MOVES = "Special moves"
MARRIAGE = "Marriage %s: %d"
PLAIN = "Just play %s"
EXCHANGE = "Exchange %s for %s"
CLOSE = "Close the stock"
CLOSE_EARLY = "Close before drawing"
CLAIM = "Claim 66"
NO_CLAIM = "Go on"
DRAW = "Draw"

# The line under the table
LEAD = "Your lead"
FOLLOW = "Your turn: %s was led"
THINKS = "CPU is thinking"
TAKES = ("You take the trick", "CPU takes the trick")
MORE = "Your trick (SELECT: more)"
NO_MOVES = "No special move now"
NO_TRICK = "No trick to look at yet"
WHY_NOT = (
    "",
    "Not now",
    "Not in your hand",
    "You must follow: %s",
    "You must beat that card",
    "You must trump: %s",
    "You must beat the trump",
    "No marriage with it now",
    "No exchange now",
    "No closing now",
    "No claim now",
)

# Announcements: a title of up to 12 letters (8 beside cards), a line of up to 24
MARRIED = ("Marriage", ("You show %s and %s: %d", "CPU shows %s and %s: %d"))
EXCHANGED = ("Exchange", ("You take %s for %s", "CPU takes %s for %s"))
CLOSED = ("Closed!", ("You close the stock", "CPU closes the stock"))
TRICKS = ("Last trick", ("You took it", "CPU took it"))
ENDED = (
    "",
    "66!",
    "66!",
    "Last trick!",
    "Closed: lost",
    "Wrong claim!",
    "Revoke!",
    "Drawn",
)
WON = ("The deal is yours", "The deal goes to CPU", "Nobody wins")

# The end of a deal: title of up to 13 letters, then why
DEAL_WON = ("You win: +%d", "CPU wins: +%d", "Drawn deal")
REASONS = (
    ("", ""),
    ("You reached 66.", "CPU reached 66."),
    ("All played: you have 66.", "All played: CPU has 66."),
    ("You won the last trick.", "CPU won the last trick."),
    ("CPU closed and failed.", "You closed and failed."),
    ("CPU claimed wrongly.", "You claimed wrongly."),
    ("CPU broke a duty.", "You broke a duty."),
    ("Nobody has 66 alone.", "Nobody has 66 alone."),
)
NO_TRICKS = ("CPU took no trick: 3.", "You took no trick: 3.")
UNDER_33 = ("CPU is under 33: 2.", "You are under 33: 2.")
STAKE = "Drawn deals before: +%d."
TRICK_POINTS = "Tricks"
MARRIAGES = "Marriages"
LAST_BONUS = "Last trick"
POINTS = "Points"
NEXT = "Match %d:%d   A: go on"

# The end of a match
MATCH_WON = ("You win!", "CPU wins")
DEALS = "%d deals, level: %s"
AGAIN = "A: new match   B: title"

SAVE_LOST = "Save damaged: reset"
OK = "OK"

BUTTON_HELP = (
    "◄ ►    choose a card",
    "A      play it",
    "B      the last trick",
    "SELECT exchange, close",
    "START  menu, leave",
    "",
    "Any button goes on at once",
)
BACK = "B: back"
