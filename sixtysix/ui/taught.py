# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.taught`
====================

The end of the guided deal: what it brought, and what else there is to know.
"""

from sixtysix.console.base import START, A, B
from sixtysix.ui import app
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import wrap


class Screen(app.Screen):
    """The page after the guided deal; opened over the table."""

    def __init__(self, app):
        super().__init__(app)
        texts = app.texts
        page = Page(self, texts.WELL_DONE, texts.TAUGHT_FOOT)
        page.body.put_lines(wrap(texts.TAUGHT, COLUMNS))

    def press(self, button):
        """Go to a first match (A) or to the title."""
        if button == A or button == START:
            self.app.take_up()
            self.app.go("newgame")
        elif button == B:
            self.app.go("title")
