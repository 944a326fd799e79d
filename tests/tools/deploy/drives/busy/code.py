# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Somebody's own program, on a drive that the game is to share."""

print("my own program")
