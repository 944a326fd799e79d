# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.ui.choices`
=====================

A page of choices, over the screen that asks for them.
"""

from sixtysix.console.base import START, B
from sixtysix.ui import app
from sixtysix.ui.form import Form
from sixtysix.ui.page import Page


class Screen(app.Screen):
    """
    The page; answers with the list of the numbers chosen.

    :param App app: the app
    :param str title: the heading
    :param list lines: the lines, as for a `Form`
    """

    def __init__(self, app, title, lines):
        super().__init__(app)
        Page(self, title, app.texts.CHANGE_OR_BACK)
        self._form = Form(app.art, lines)
        self.group.append(self._form.menu)

    def press(self, button):
        """Choose and change, or go back."""
        if button == B or button == START:
            self.app.wait()  # the screen below works all of its lines out anew
            self.app.close([line[2] for line in self._form.lines])
        else:
            self._form.press(button)
