# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
`code`
====================================================

What the board runs: the title picture at once, and then the game, whose modules take a moment.
"""

from sixtysix.loading import LASTING, fetch, forget

_OPENING = "sixtysix.console.opening"

_console = fetch(_OPENING).open_console()
forget(_OPENING)
for _name in LASTING:
    fetch(_name)

from sixtysix.ui.app import App  # noqa: E402

app = App(_console)
del _console, _name
app.start()
app.run()
