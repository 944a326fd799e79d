# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
Play on the desktop: the handheld's screens in a window, or driven by a script without one.

    python tools/play.py --level hard
    python tools/play.py --game four --seed 7 --script "A A WAIT" --shot four.png
    python tools/play.py --seed 7 --script "A A WAIT RIGHT A WAIT" --shot table.png
"""

import argparse
import sys
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sixtysix.rulesets import NAMES

LEVELS = ("easy", "normal", "hard")


def _scale(text):
    value = int(text)
    if not 1 <= value <= 16:
        raise ValueError
    return value


def _seed(text):
    value = int(text)
    if value < 0:
        raise ValueError
    return value


def parse(arguments=None):
    """Return the parsed command line; leaves with exit code 2 and a message if it is wrong."""
    parser = argparse.ArgumentParser(
        prog="tools/play.py", description="Play Sixty-Six in the handheld's own screens."
    )
    add = parser.add_argument
    add("--game", choices=NAMES, help="the game that the choices before a match begin with")
    add("--level", choices=LEVELS, help="how well the computer plays")
    add(
        "--seed",
        type=_seed,
        metavar="N",
        help="deal the same cards every time: 0, 1, 2, ... (such a match is not kept, unless "
        "--save says where)",
    )
    add("--scale", type=_scale, metavar="N", help="window pixels for a pixel, 1 to 16 (4)")
    add("--save", metavar="FILE", help="keep the match here, not in your configuration folder")
    add(
        "--script",
        metavar="BUTTONS",
        help='press these without opening a window: LEFT RIGHT UP DOWN A B START SELECT, "A*5" '
        "for five times, WAIT until it is your turn",
    )
    add("--shot", metavar="PNG", help="with --script: save a picture of the screen at the end")
    add("--shot-scale", type=_scale, default=1, metavar="N", help="enlarge the picture (1)")
    found = parser.parse_args(arguments)
    if found.shot and found.script is None:
        parser.error("--shot needs --script")
    if found.script is not None and found.scale:
        parser.error("--scale is for the window, which --script does not open")
    return parser, found


def main(arguments=None):
    """Run the game as the command line says; return the exit code."""
    parser, found = parse(arguments)
    try:
        from sixtysix.console import desktop
        from sixtysix.ui.app import App
    except ImportError as error:
        print(f"{error.name} is not installed: run `make play`, see README.md", file=sys.stderr)
        return 1
    try:
        if found.script is None:
            nowhere = "" if found.seed is not None else None
            console = desktop.Desktop(found.scale or 4, found.save or nowhere)
            print(desktop.KEY_HELP)
        else:
            console = desktop.Scripted(desktop.parse_script(found.script), found.save)
        app = App(console, found.seed)
        if found.game:
            app.settings.game = NAMES.index(found.game)
        if found.level:
            app.settings.level = LEVELS.index(found.level)
            if app.game:
                app.game.set_level(app.settings.level)
        app.start()
        app.run()
        if found.shot:
            console.shot(found.shot, found.shot_scale)
    except desktop.ScriptError as error:
        parser.error(str(error))
    except (OSError, desktop.PictureError) as error:
        print(f"tools/play.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
