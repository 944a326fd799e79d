# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""How to get to every screen with the buttons, from what is stored at the start.

The same on the desktop and on MicroPython: both start at the same image, with the same seed, and
get the same presses. Nothing moves by itself, so that a picture does not depend on the moment.
"""

from sixtysix import save
from sixtysix.console import desktop
from sixtysix.match import Match
from sixtysix.phases import OVER
from sixtysix.rulesets import NAMES, Ruleset
from sixtysix.settings import Settings
from sixtysix.ui.app import App
from sixtysix.ui.game import PERSON, Game
from tests.test_statistics import noted, won

SEED = 5


def game(name, persons=(0,), totals=None, moves=0, **changes):
    """
    Return a match whose first deal goes on.

    :param str name: the game
    :param persons: the seats of persons; the others are computers that play easily
    :param totals: the game points so far
    :param int moves: how many moves were made, always the first legal one; if negative, so many
        are left
    :param changes: house rules
    """
    rules = Ruleset(NAMES.index(name), **changes)
    players = bytes(PERSON if seat in persons else 0 for seat in range(rules.seats))
    made = Game(Match(rules, rules.seats - 1), players)
    made.match.totals = list(totals or [0] * rules.sides)
    made.next_deal(SEED)
    deal = made.deal
    while deal.phase != OVER and (moves < 0 or deal.count < moves):
        deal.play(deal.legal()[0])
    for _ in range(-moves):
        deal.undo()
    return made


def image(running=None, book=b"", **chosen):
    """Return what is stored: a match that was left, or None, statistics, and settings."""
    settings = Settings()
    for name, value in {"speed": 0, "level": 0, "taught": 1, "idle": 0, **chosen}.items():
        setattr(settings, name, value)
    parts = [b""] * save.PARTS
    parts[save.SETTINGS] = settings.pack()
    parts[save.HOUSE] = bytes(settings.house)
    parts[save.STATISTICS] = book
    if running:
        parts[save.MATCH] = save.pack_game(running)
    return save.pack(parts)


DUEL = image(game("sixtysix"))
LAST = image(game("sixtysix", moves=-1))
BOOK = noted(won(7, 3), won(2, 7), won(7, 0))[save.STATISTICS]


# Name: what is stored at the start, what is pressed, the screen that is then on top.
SCENES = {
    "title": (image(), "", "title"),
    "title, a match waits": (DUEL, "WAIT START UP A", "title"),
    "first start": (image(taught=0), "WAIT", "menu"),
    "new match": (image(), "A", "newgame"),
    "new match, players": (image(), "A DOWN*3 A", "choices"),
    "new match, house rules": (image(), "A DOWN*4 A", "choices"),
    "help": (image(), "DOWN*2 A", "help"),
    "settings": (image(), "UP A DOWN", "options"),
    "statistics": (image(book=BOOK), "DOWN*2 RIGHT A", "statistics"),
    "statistics of a game": (image(book=BOOK), "DOWN*2 RIGHT A A", "statistics"),
    "keyboard": (image(), "DOWN RIGHT A A RIGHT A", "keyboard"),
    "guided deal": (image(), "DOWN A WAIT", "bubble"),
    "puzzles": (image(), "RIGHT A", "puzzles"),
    "puzzle": (image(), "RIGHT A A WAIT", "bubble"),
    "table of two": (DUEL, "WAIT", "table"),
    "table of two, second trick": (DUEL, "WAIT RIGHT A WAIT", "table"),
    "special moves": (DUEL, "WAIT SELECT", "menu"),
    "pause": (DUEL, "WAIT START DOWN", "menu"),
    "pause, hint": (DUEL, "WAIT START DOWN*3", "menu"),
    "hint": (image(game("sixtysix", moves=5)), "WAIT START DOWN A WAIT", "hint"),
    "rules": (DUEL, "WAIT START UP*5 A", "rules"),
    "code of the deal": (DUEL, "WAIT START UP*3 A", "share"),
    "last trick": (DUEL, "WAIT A WAIT B", "table"),
    "own tricks": (image(game("zechcyk", moves=8)), "WAIT B", "tricks"),
    "table of three, eight cards": (image(game("three", moves=1)), "WAIT RIGHT", "table"),
    "table of four": (image(game("four")), "WAIT", "table"),
    "cover": (image(game("sixtysix", persons=(0, 1))), "WAIT", "cover"),
    "table of two persons": (image(game("sixtysix", persons=(0, 1))), "WAIT A WAIT", "table"),
    "result": (LAST, "WAIT", "result"),
    "review": (LAST, "WAIT B WAIT", "review"),
    "result of three": (
        image(game("three", moves=-1, totals=(5, 0, -5))),
        "WAIT A WAIT",
        "result",
    ),
    "score sheet": (LAST, "WAIT A WAIT START UP*6 A", "score"),
    "match won": (image(game("sixtysix", moves=-1, totals=(6, 6))), "WAIT A WAIT", "matchend"),
    "match won by three": (
        image(game("three", moves=-1, totals=(0, 11, -11))),
        "WAIT A WAIT A WAIT",
        "matchend",
    ),
    "damaged save": (b"66 but not ours", "", "notice"),
}


def presses(script):
    """Return a script as MicroPython's runs take it: a digit a button, ``w`` for a WAIT."""
    keys = desktop.parse_script(script)
    return "".join("w" if key == desktop.WAIT else str(key) for key in keys) or "-"


def on_the_desktop(stored, script, path):
    """
    Return the app on a console without a window, at the end of a scene.

    :param bytes stored: the image at the start
    :param Path path: the file for it
    """
    path.write_bytes(stored)
    console = desktop.Scripted(desktop.parse_script(script), str(path))
    app = App(console, SEED)
    app.start()
    app.frame()
    while not console.closed:
        app.frame()
    return app
