# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.texts`
================

Every word on the screen. A language is a file in ``assets/texts/``, in sections, a line for each
text: ``NAME=text``. Of a section the bytes as they are in the file are in memory, nothing else, and
only while it is needed:

- ``[ALL]`` always
- the section of a screen (``[RESULT]`` that of ``sixtysix.ui.result``) while it is open, and as
  long those of the screens below it; `App.open` and `App.close` see to that
- any other from `Texts.section` to `Texts.leave`, for a module that is fetched for a moment

A screen writes ``texts.GO_ON``, and ``texts.numbered("HOUSE", k)`` for one of several. Names take
memory that a board never gets back: so the build (``tools/wordlist.py``) writes a number in place
of each name, ``texts[17]`` and ``17=Back to the table``. Hence no name of a text may be put
together or be handed on as a string.
"""

from sixtysix.loading import path

LANGUAGES = ("en", "pl", "szl", "da", "de")


class Texts:
    """
    The texts of a language; each is an attribute, a tuple where its line has ``|`` in it.

    ``code`` is the language's, as in `LANGUAGES`.

    :param int language: an index into `LANGUAGES`; English if there is no such
    """

    def __init__(self, language):
        self.code = LANGUAGES[language if language < len(LANGUAGES) else 0]
        self._path = path("texts/" + self.code + ".txt")
        self._places = _places(self._path)
        self._sections = []  # pairs (name, its lines)
        self.section("all")

    def section(self, name):
        """Have a section's texts at hand until `leave`; nothing happens if there is no such."""
        place = _line(self._places, name.upper())
        if place:
            start, size = place.split(" ")
            with open(self._path, "rb") as file:
                file.seek(int(start))
                self._sections.append((name, file.read(int(size))))

    def leave(self, name):
        """Forget a section that `section` has brought."""
        self._sections = [pair for pair in self._sections if pair[0] != name]

    def numbered(self, name, number):
        """Return the text of a numbered thing: ``NAME_NUMBER``."""
        return self["%s_%d" % (name, number)]

    def __getitem__(self, name):
        for _, lines in self._sections:
            text = _line(lines, name)
            if text is not None:
                return tuple(text.split("|")) if "|" in text else text
        raise AttributeError(name)

    def __getattr__(self, name):
        return self[name]


def _line(lines, name):
    """Return what stands after ``NAME=`` in the bytes of a section; None if there is no such."""
    head = ("\n%s=" % name).encode()
    start = lines.find(head)
    if start < 0:
        return None
    start += len(head)
    return str(lines[start : lines.find(b"\n", start)], "utf-8")


def _places(path):
    """Return where the sections of a file are, as bytes of lines: ``NAME=start size``."""
    found = "\n"
    name = ""
    start = at = 0
    with open(path, "rb") as file:
        while True:
            line = file.readline()
            if not line or line[:1] == b"[":
                if name:
                    found += "%s=%d %d\n" % (name, start, at - start)
                if not line:
                    return found.encode()
                name = str(line[1 : line.find(b"]")], "utf-8")
                start = at + len(line) - 1  # a section begins with the end of its heading's line
            at += len(line)
