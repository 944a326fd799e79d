# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
Film a deal: the animated picture of the README, from the real screens. ``make gif`` writes
``docs/deal.gif``.

    python tools/make_gif.py --seed 7 --scale 2 docs/deal.gif

Two computers play, one of them by pressing the handheld's buttons. Time is the console's own, so
that the film is the same each time. Exit codes: 0 written, 1 not written, 2 wrong command line.
"""

import argparse
import os
import sys
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

from sixtysix.ai.player import Player
from sixtysix.console import desktop
from sixtysix.match import Match
from sixtysix.moves import EXCHANGE, MARRY
from sixtysix.rulesets import SIXTYSIX, Ruleset
from sixtysix.ui.app import App
from sixtysix.ui.game import PERSON, Game
from sixtysix.view import View

TARGET = Path(__file__).resolve().parent.parent / "docs" / "deal.gif"
SEED = 7
NORMAL, HARD = 1, 2
SHORTEST = 40  # milliseconds that a picture stays at least
LOOK = 400  # ... how long the player looks at his cards
SHOWN = 2500  # ... and the last picture
LONGEST = 300_000  # milliseconds that a deal may take


class Film:
    """
    A console without a window that films what it shows.

    :param int scale: picture pixels for each pixel of the screen
    """

    def __init__(self, scale=1):
        self.console = desktop.Scripted()
        self.pictures = []  # what was shown, as bytes of RGB, and from when on
        self.times = []
        self._size = (desktop.WIDTH * scale, desktop.HEIGHT * scale)

    def look(self):
        """Take a picture, if it is another one and the last has been there for long enough."""
        now = self.console._time
        if self.times and now - self.times[-1] < SHORTEST:
            return
        large = pygame.transform.scale(self.console.picture(), self._size)
        picture = pygame.image.tobytes(large, "RGB")
        if not self.pictures or picture != self.pictures[-1]:
            self.pictures.append(picture)
            self.times.append(now)

    def write(self, path):
        """
        Write the film.

        :raises OSError: if that is not possible
        """
        ends = [*self.times[1:], self.times[-1] + SHOWN]
        durations = [end - start for start, end in zip(self.times, ends)]
        frames = [Image.frombytes("RGB", self._size, picture) for picture in self.pictures]
        # One palette for all of them: there are few colours.
        palette = _palette(frames)
        frames = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
        frames[0].save(
            path,
            save_all=True,
            append_images=frames[1:],
            duration=durations,
            loop=0,
            optimize=False,
            disposal=1,
        )


def _palette(frames):
    """Return an image with a palette of all colours that the frames have."""
    colours = sorted({colour for frame in frames for _, colour in frame.getcolors(4096)})
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in colour])
    return image


def play(film, seed):
    """
    Play a deal from its first card to its result.

    :raises ValueError: if it does not end
    """
    console = film.console
    app = App(console, seed)
    game = app.game = Game(Match(Ruleset(SIXTYSIX), dealer=1), (PERSON, NORMAL))
    game.next_deal(app.next_seed())
    player = Player(HARD)
    player.prepare(game.deal.rules)
    app.start()
    thought = looked = 0
    while app.screens[-1][0] != "result":
        app.frame()
        film.look()
        if not console._waiting or console._time < looked:
            continue
        if thought <= game.deal.count:  # one decision after the other
            looked = console._time + LOOK
            thought = game.deal.count + 1
        else:
            console.presses = _presses(app, player)
            while console.presses:
                app.frame()
                film.look()
            thought = 0
        if console._time > LONGEST:
            raise ValueError("the deal does not end")
    for _ in range(3):
        app.frame()
    film.look()


def _presses(app, player):
    """Return the buttons that make the move which a player would."""
    table = app.screens[0][1]
    view = View(app.game.deal, 0)
    for _ in player.think(view):
        pass
    if player.move >= EXCHANGE:
        table.press(desktop.SELECT)
        down = table._choices.index(player.move)
        return desktop.parse_script(f"DOWN*{down} A" if down else "A")
    hand = table._hand
    card = player.move % MARRY
    steps = (hand.cards.index(card) - hand.cursor) % len(hand.cards)
    # The first line of the menu that asks is the marriage.
    asked = card + MARRY in view.legal
    answer = "" if not asked else "A" if player.move >= MARRY else "DOWN A"
    return desktop.parse_script(f"RIGHT*{steps} A {answer}" if steps else f"A {answer}")


def main(arguments=None):
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(description="Film a deal for the README.")
    parser.add_argument("path", nargs="?", type=Path, default=TARGET, help="docs/deal.gif, if none")
    parser.add_argument("--seed", type=int, default=SEED, help=f"which deal ({SEED})")
    parser.add_argument("--scale", type=int, default=2, help="picture pixels for a pixel (2)")
    options = parser.parse_args(arguments)
    film = Film(options.scale)
    try:
        play(film, options.seed)
        film.write(options.path)
    except (OSError, ValueError) as error:
        print(f"make_gif: {options.path} not written: {error}", file=sys.stderr)
        return 1
    seconds = (film.times[-1] + SHOWN - film.times[0]) / 1000
    size = options.path.stat().st_size
    print(f"{options.path}: {len(film.pictures)} pictures, {seconds:.0f} s, {size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
