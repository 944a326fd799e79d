# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Show every screen in every language on one sheet: ``make screens`` writes ``build/screens.png``.

A row for each screen, in the order of their names; a column for each language. The picture tests
(``tests/screens``) bring the screens up and write their pictures into a folder, which is put
together here. Exit codes: 0 written, 1 a screen could not be brought up or the sheet not written.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from sixtysix.texts import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SHEET = ROOT / "build" / "screens.png"
WIDTH, HEIGHT, GAP, SCALE = 160, 128, 4, 2
SEVERAL = 4  # rows of screens side by side, so that the sheet is no ribbon


def bring_up(folder):
    """Let the picture tests write their pictures into a folder; return pytest's exit code."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "tests/screens"]
    environment = {**os.environ, "WRITE_SCREENS": str(folder)}
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def paste(folder, sheet=SHEET):
    """Write the pictures of a folder onto one sheet; return how many screens it shows."""
    names = sorted(path.name for path in folder.glob("*.png"))
    columns = [folder if code == LANGUAGES[0] else folder / code for code in LANGUAGES]
    blocks = 1 if len(names) < SEVERAL else SEVERAL
    rows = -(-len(names) // blocks)
    cell = (WIDTH * SCALE + GAP, HEIGHT * SCALE + GAP)
    block = cell[0] * len(columns) + 4 * GAP
    picture = pygame.Surface((block * blocks, cell[1] * rows))
    for k, name in enumerate(names):
        for column, place in enumerate(columns):
            if (place / name).exists():
                shot = pygame.image.load(str(place / name))
                shot = pygame.transform.scale(shot, (WIDTH * SCALE, HEIGHT * SCALE))
                at = (k // rows * block + column * cell[0], k % rows * cell[1])
                picture.blit(shot, at)
    sheet.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, str(sheet))
    return len(names)


def main():
    """Write the sheet; return the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        if bring_up(folder):
            print("screens: the tests that bring the screens up failed, see above", file=sys.stderr)
            return 1
        try:
            count = paste(Path(folder))
        except (OSError, pygame.error) as error:
            print(f"screens: {SHEET} not written: {error}", file=sys.stderr)
            return 1
    print(f"{count} screens in {len(LANGUAGES)} languages: {SHEET}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
