# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""A handheld for tests: the real screens, driven by presses, against a computer that obeys."""

from pathlib import Path

from sixtysix.console import desktop
from sixtysix.match import Match
from sixtysix.rulesets import SIXTYSIX, Ruleset
from sixtysix.ui import font
from sixtysix.ui.app import App
from sixtysix.ui.art import SLOT
from sixtysix.ui.game import PERSON, Game
from tests.positions import MOVE_BYTES

WIDTH, HEIGHT = 160, 128
TEXTS = Path(__file__).parents[2] / "assets" / "texts"


class Obedient:
    """A computer player that makes the moves that a test has written down, then the first legal."""

    script = ()

    def __init__(self, level, factor=1):
        self.level = level
        self.factor = factor
        self.move = 0

    def prepare(self, rules):
        """Take nothing: there is nothing to think about."""

    def think(self, view):
        """Think for a few frames, as a real player would."""
        self.move = view.legal[0]
        yield from range(100)
        if self.script and self.script[0] in view.legal:
            self.move, Obedient.script = self.script[0], self.script[1:]


class Handheld:
    """
    An app on a console without a window.

    :param str path: the file of the save; None to keep it in memory
    :param int seed: seeds the deals
    :param int speed: of what moves, as in the settings; nothing does unless a test is about it
    :param taught: 0 if its person is new to the game, and is asked at the title; None: as stored
    """

    def __init__(self, path=None, seed=7, speed=0, taught=1):
        self.console = desktop.Scripted(path=path)
        self.app = App(self.console, seed)
        self.app.settings.speed = speed
        if taught is not None:
            self.app.settings.taught = taught
        Obedient.script = ()

    def start(self):
        """Switch on; return self."""
        self.app.start()
        return self

    def sit_down(self, deal, computer="", totals=None, persons=(0,)):
        """
        Begin at a deal in progress; return self.

        :param str computer: the coming moves of the computers, as texts
        :param totals: the game points so far
        :param persons: the seats of persons
        """
        players = [PERSON if seat in persons else 1 for seat in range(deal.seats)]
        game = Game(Match(deal.rules, deal.dealer), players)
        game.match.totals = list(totals or [0] * deal.sides)
        game.match.stake = deal.stake
        game.deal = deal
        self.app.game = game
        Obedient.script = tuple(MOVE_BYTES[move] for move in computer.split())
        return self.start()

    def press(self, script):
        """Press the buttons of a script; return self."""
        self.console.presses = desktop.parse_script(script)
        self.console.closed = False
        while not self.console.closed:
            self.app.frame()
        return self

    def choose(self, card):
        """Move the cursor to a card of the hand, named as in `tests.positions`; return self."""
        hand = self.app.screens[-1][1]._hand
        steps = hand.cards.index(MOVE_BYTES[card]) - hand.cursor
        return self.press("RIGHT " * (steps % len(hand.cards)))

    def take(self, line):
        """Take the line of the open menu that says this, put in English; return self."""
        menu = self.app.screens[-1][1].menu
        line = in_language(self.app.texts.code, line)
        down = (menu.items.index(line) - menu.chosen) % len(menu.items)
        return self.press("DOWN " * down + "A")

    def frames(self, count):
        """Let some frames pass without a press; return self."""
        self.console.presses = []
        for _ in range(count):
            self.app.frame()
        return self

    @property
    def screen(self):
        """The name of the topmost screen."""
        return self.app.screens[-1][0]

    def number(self, grid):
        """Return the number of the card that a tile grid shows."""
        art = self.app.art
        size = len(art.faces) // (SLOT + 1)
        return art.faces.index(bytes(grid[k] for k in range(size))) // size

    def pixels(self):
        """Return what the screen shows, as a list of RGB565 values."""
        return rgb565(self.console.picture())

    def switch_off(self):
        """Drop the screens and their modules."""
        while self.app.screens:
            self.app._drop()


def new_match(level=1, **rules):
    """Return a game that has just begun; seat 1 has dealt."""
    game = Game(Match(Ruleset(SIXTYSIX, **rules), dealer=1), (PERSON, level))
    game.next_deal(1)
    return game


def wait_for(handheld, *names):
    """Let time pass until one of these screens is on top."""
    for _ in range(3000):
        if handheld.screen in names:
            return handheld
        handheld.frames(1)
    raise AssertionError(f"{names} never came, but {handheld.screen}")


def texts_of(code):
    """Return the texts of a language, as a dictionary: name -> text."""
    lines = (TEXTS / f"{code}.txt").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and line[0] not in "#[")


def in_language(code, english):
    """Return what a language says for an English text."""
    names = (name for name, text in texts_of("en").items() if text == english)
    return texts_of(code)[next(names)]


def letters(text, row=0):
    """Return what a row of a `Text` says."""
    numbers = [text[column, row] for column in range(text.width)]
    return "".join(chr(32 + n) if n < 95 else font.EXTRA[n - 95] for n in numbers)


def rgb565(surface):
    """Return the pixels of a pygame surface as a list of RGB565 values, row by row."""
    pixels = []
    for y in range(surface.get_height()):
        for x in range(surface.get_width()):
            red, green, blue, _ = surface.get_at((x, y))
            pixels.append(red >> 3 << 11 | green >> 2 << 5 | blue >> 3)
    return pixels
