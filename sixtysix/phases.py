# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.phases`
=================

The named states of a deal, shared by the engine, the views and the screens.
"""

NAMING = 0  # three players: forehand names trumps or passes
BEFORE_DRAW = 1  # the winner of a trick, before anybody draws
LEADING = 2
FOLLOWING = 3
# Only where players count for themselves: after a marriage is led, and after the last trick, the
# player on turn may claim 66 before the deal goes on.
CLAIMING = 4
OVER = 5

NOBODY = 255  # no seat, no side
