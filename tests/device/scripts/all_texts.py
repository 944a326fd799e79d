# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: every text of every language, by its name or, built, by its number.

Argument: a file with a line for each text: its section and its name or number.
"""

import sys

from sixtysix.texts import LANGUAGES, Texts


def main(path):
    """Print the texts."""
    for language in range(len(LANGUAGES)):
        texts = Texts(language)
        with open(path) as wanted:
            for line in wanted:
                section, name = line.split()
                texts.section(section)
                print(LANGUAGES[language], repr(texts[name]))
                if section != "ALL":
                    texts.leave(section)


main(sys.argv[1])
