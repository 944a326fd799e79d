# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ai`
=============

The computer players. They see a `sixtysix.view.View` and return a move; nothing here knows a deal.
"""
