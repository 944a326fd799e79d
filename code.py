# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
`code`
====================================================

What the board runs: the title picture at once, and then the game, whose modules take a moment.
Whatever goes wrong is shown, after all that the game has in memory was dropped.
"""

from sixtysix.loading import LASTING, before, fetch, forget

_OPENING = "sixtysix.console.opening"

app = console = trouble = None
try:
    console = fetch(_OPENING).open_console()
    forget(_OPENING)
    for _name in LASTING:
        fetch(_name)

    from sixtysix.ui.app import App

    app = App(console)
    app.start()
    app.run()
except Exception as error:
    trouble = error

if trouble:
    if console:
        console.display.root_group = None
    app = App = None
    del before[:]  # the app's sign that something is fetched
    forget("sixtysix.ui", "sixtysix.ai")
    from sixtysix.mishap import tell

    tell(trouble, console)
