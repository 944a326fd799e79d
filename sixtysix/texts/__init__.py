# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts`
================

Every word on the screen, one module a language; only the chosen one is in memory.
"""

from sixtysix.loading import fetch, forget

LANGUAGES = ("en",)


def load(language):
    """
    Return the texts of a language, a module whose constants are the texts.

    :param int language: an index into `LANGUAGES`; English if there is no such
    """
    name = LANGUAGES[language if language < len(LANGUAGES) else 0]
    for other in LANGUAGES:
        if other != name:
            forget("sixtysix.texts." + other)
    return fetch("sixtysix.texts." + name)
