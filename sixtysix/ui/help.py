# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.help`
==================

What each button does.
"""

from sixtysix.ui import app
from sixtysix.ui.page import Page


class Screen(app.Screen):
    """The page of the buttons; any of them ends it."""

    def __init__(self, app):
        super().__init__(app)
        page = Page(self, app.texts.HELP, app.texts.BACK)
        for row in range(page.body.height):
            page.body.put(app.texts.numbered("BUTTON_HELP", row + 1), row)

    def press(self, button):
        """Go back."""
        self.app.close()
