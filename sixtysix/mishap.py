# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.mishap`
=================

What a board shows when something unexpected ends the game: what, where, and how to go on. Loaded
only then, after all else was dropped; its text is drawn by ``adafruit_display_text`` in the board's
own font, for nothing of ours may be trusted any more. What was saved stays as it is.
"""

import gc
import sys

from sixtysix.console.base import A, B

_COLUMNS, _LINES = 26, 3
_WAIT = 50  # milliseconds between two looks at the buttons
_ADVICE = "Your save is kept.\nA: restart\nB: restart without match"


def details(error):
    """Return the whole report of an error, as Python would print it."""
    try:
        import traceback

        return "".join(traceback.format_exception(error))
    except (ImportError, AttributeError):
        import io

        report = io.StringIO()
        sys.print_exception(error, report)
        return report.getvalue()


def summary(error, report):
    """Return what has happened and where, in a few words each."""
    what = type(error).__name__
    if error.args:
        what += ": %s" % (error.args[0],)
    where = ""
    for line in report.split("\n"):
        if line.strip().startswith("File "):
            where = line.strip()[5:]
    return what, where.replace('"', "").replace(", line", "").replace(", in", "")


def tell(error, console):
    """
    Show an error on the screen, and all of it on the serial console; wait for a button.

    :param Console console: the machine; None if it could not be opened
    """
    gc.collect()
    report = details(error)
    print(report)
    try:
        show(console, *summary(error, report))
    except Exception as second:
        print("no picture of it:", second)
    while console:
        button = console.button()
        if button == B:
            _forget_match(console)
        if button == A or button == B:
            console.restart()
        console.rest(_WAIT, True)


def show(console, what, where):
    """Show what has happened and where, and which buttons help."""
    import terminalio
    from adafruit_display_text import bitmap_label, wrap_text_to_lines

    if console:
        display = console.display
    else:
        import board

        display = board.DISPLAY
    lines = ["The game has stopped.", ""]
    for text in (what, where):
        text = "".join(letter if " " <= letter <= "~" else "?" for letter in text)
        lines += wrap_text_to_lines(text, _COLUMNS)[:_LINES]
    text = "\n".join(lines) + "\n\n" + _ADVICE
    display.root_group = bitmap_label.Label(terminalio.FONT, text=text, x=2, y=8, line_spacing=0.9)
    display.refresh()


def _forget_match(console):
    """Take the match out of the save: it may be what ends the game every time."""
    try:
        from sixtysix import save

        image, _ = save.newest(console)
        if image:
            parts = save.parts(image)
            parts[save.MATCH] = b""
            number = save.sequence(image) + 1
            save.store(console, save.pack(parts, number), number)
    except Exception as error:
        print("the save stays as it is:", error)
