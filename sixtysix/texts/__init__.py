# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts`
================

Every word on the screen, one module a language; only the chosen one is in memory.

A module holds its texts in a few strings, a line for each text: ``NAME=text``. As strings of their
own they would take twice the memory. ``TEXTS`` are for all screens; what else a screen needs, with
those that are opened over it, has the screen's name: ``TABLE``. A text is a tuple where its line
has ``|`` in it.
"""

from sixtysix.loading import fetch, forget

LANGUAGES = ("en",)


class Texts:
    """
    The texts of a language; each is an attribute. ``code`` is the language's, as in `LANGUAGES`.

    :param int language: an index into `LANGUAGES`; English if there is no such
    """

    def __init__(self, language):
        self.code = LANGUAGES[language if language < len(LANGUAGES) else 0]
        self.turn_to("")

    def turn_to(self, screen):
        """Have the texts at hand that a screen needs, by its name."""
        name = "sixtysix.texts." + self.code
        module = fetch(name)
        self._lines = module.TEXTS + getattr(module, screen.upper(), "")
        forget(name)

    def numbered(self, name, number):
        """Return the text of a numbered thing: ``NAME_NUMBER``."""
        return getattr(self, "%s_%d" % (name, number))

    def __getattr__(self, name):
        start = self._lines.find("\n" + name + "=")
        if start < 0:
            raise AttributeError(name)
        start += len(name) + 2
        text = self._lines[start : self._lines.find("\n", start)]
        return tuple(text.split("|")) if "|" in text else text
