# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui`
=============

What people see and press: the app with its stack of screens, one module a screen, and the few
parts that screens share.
"""
