# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
`code`
====================================================

What the board runs: the title picture at once, and then the game, whose modules take a moment.
"""

import board
import displayio

_title = displayio.OnDiskBitmap("assets/title.bmp")
_splash = displayio.Group()
_splash.append(displayio.TileGrid(_title, pixel_shader=_title.pixel_shader))
board.DISPLAY.root_group = _splash

from sixtysix.loading import LASTING, fetch  # noqa: E402

for _name in LASTING:
    fetch(_name)

from sixtysix.console import open_console  # noqa: E402
from sixtysix.ui.app import App  # noqa: E402

app = App(open_console())
del _title, _splash, _name
app.start()
app.run()
