# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console`
==================

The machine that the game runs on: its screen, buttons, clock, storage, sound and light. One small
module a kind of board, over one that does all the rest; nothing outside this package knows which
one it is. `sixtysix.console.opening` chooses.
"""
