# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix`
==========

Sixty-Six and its relatives for a handheld: the engine, the computer player and the screens.
"""

__version__ = "0.1.0"
