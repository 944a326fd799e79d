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


def image(running=None, **chosen):
    """Return what is stored: a match that was left, or None, and settings."""
    settings = Settings()
    for name, value in {"speed": 0, "level": 0, "taught": 1, "idle": 0, **chosen}.items():
        setattr(settings, name, value)
    parts = [b""] * save.PARTS
    parts[save.SETTINGS] = settings.pack()
    parts[save.HOUSE] = bytes(settings.house)
    if running:
        parts[save.MATCH] = save.pack_game(running)
    return save.pack(parts)


DUEL = image(game("sixtysix"))

# Name: what is stored at the start, what is pressed.
SCENES = {
    "title": (image(), ""),
    "title, a match waits": (DUEL, "WAIT START UP A"),
    "new match": (image(), "A"),
    "new match, players": (image(), "A DOWN*3 A"),
    "new match, house rules": (image(), "A DOWN*4 A"),
    "puzzles": (image(), "RIGHT A"),
    "puzzle": (image(), "RIGHT A WAIT A WAIT"),
    "guided deal": (image(), "DOWN A WAIT"),
    "keyboard": (image(), "DOWN RIGHT A"),
    "help": (image(), "DOWN*2 A"),
    "statistics": (image(), "DOWN*2 RIGHT A"),
    "settings": (image(), "DOWN*3 A"),
    "table of two": (DUEL, "WAIT"),
    "table of two, second trick": (DUEL, "WAIT RIGHT A WAIT"),
    "special moves": (DUEL, "WAIT SELECT"),
    "pause": (DUEL, "WAIT START DOWN"),
    "hint": (DUEL, "WAIT START DOWN*3 A WAIT"),
    "rules": (image(), "A UP A"),
    "code of the deal": (DUEL, "WAIT START UP*3 A"),
    "last trick": (DUEL, "WAIT A WAIT B"),
    "own tricks": (image(game("zechcyk", moves=8)), "WAIT B"),
    "table of three, eight cards": (image(game("three", moves=1)), "WAIT RIGHT"),
    "table of four": (image(game("four")), "WAIT"),
    "cover": (image(game("sixtysix", persons=(0, 1))), "WAIT"),
    "table of two persons": (image(game("sixtysix", persons=(0, 1))), "WAIT A WAIT"),
    "review": (image(game("sixtysix", moves=-1)), "WAIT B WAIT"),
    "score sheet": (image(game("sixtysix", moves=-1)), "WAIT A WAIT START DOWN*2 A"),
    "result": (image(game("sixtysix", moves=-1)), "WAIT"),
    "match won": (image(game("sixtysix", moves=-1, totals=(6, 6))), "WAIT A WAIT"),
    "result of three": (image(game("three", moves=-1, totals=(5, 0, -5))), "WAIT A WAIT"),
    "damaged save": (b"66 but not ours", ""),
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
