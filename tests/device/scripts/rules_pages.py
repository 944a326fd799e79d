# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: print every game's rules pages in a language, with and without house rules.

Argument: the language. The last line is what the builder and the sentences keep on the heap, the
most that an open book takes on top, what is left when all is dropped (names, which stay), and what
another reading adds to that.
"""

import gc
import sys

import sixtysix.ruletable
import sixtysix.ui.widgets  # noqa: F401  every screen has it already
from sixtysix.loading import fetch, forget
from sixtysix.rulesets import NAMES, Ruleset


def print_pages(language):
    """Print all pages; return the heap in use with the modules, and the most with a page."""
    builder = fetch("sixtysix.ui.rulebook")
    words = builder.Words(language)
    gc.collect()
    kept = most = gc.mem_alloc()
    for row in range(len(NAMES)):
        for changes in ({}, {"claims": 1, "target": 9}):
            book = builder.Book(Ruleset(row, **changes), words)
            more = True
            while more:
                gc.collect()
                most = max(most, gc.mem_alloc())
                title, lines = book.page
                print(title)
                print("\n".join(lines))
                more = book.turn(1)
    return kept, most


def heap_left():
    """Return the heap in use without the modules."""
    forget("sixtysix.ui.rulebook")
    gc.collect()
    return gc.mem_alloc()


fetch("sixtysix.ui.rulebook")  # the table of names may have to grow, once for all
before = heap_left()
kept, most = print_pages(sys.argv[1])
first = heap_left()
print_pages(sys.argv[1])
print(kept - before, most - kept, first - before, heap_left() - first)
