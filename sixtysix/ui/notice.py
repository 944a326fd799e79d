# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.notice`
====================

What has become of the save, said once, over the first screen.
"""

from sixtysix.console.base import START, A, B
from sixtysix.save import NO_MEMORY, TOO_NEW, WRITES
from sixtysix.ui import app
from sixtysix.ui.page import COLUMNS, Page
from sixtysix.ui.widgets import wrap


class Screen(app.Screen):
    """The page that says ``app.trouble``; if that is a newer version's save, A replaces it."""

    def __init__(self, app):
        super().__init__(app)
        texts = app.texts
        foot = texts.REPLACE_OR_KEEP if app.trouble == TOO_NEW else texts.NOTICE_OK
        page = Page(self, texts.NOTICE, foot)
        page.body.put_lines(wrap(texts.numbered("TROUBLE", app.trouble), COLUMNS))

    def press(self, button):
        """Go on."""
        app = self.app
        if button == A or button == B or button == START:
            told, app.trouble = app.trouble, 0
            if told == TOO_NEW and button == A:
                app.writes = WRITES
            if told < NO_MEMORY:
                app.keep(True)  # so that it is said only once
            app.close()
