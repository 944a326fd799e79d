# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Random presses on all screens with the power cut at any moment: nothing fails, the memory stays,
and the game goes on where it was stored."""

import random
from collections import defaultdict

import pytest

from sixtysix.phases import NOBODY
from sixtysix.save import pack, size
from sixtysix.settings import SETTINGS, Settings
from sixtysix.ui.game import PLAY
from tests.device import micropython as runner
from tests.device.test_code import HEAP

pytestmark = [pytest.mark.device, pytest.mark.slow]

DEALS = 100
PRESSES = (1, 400)  # between two cuts
ENOUGH = 150  # cuts to see all screens
FOR_EVER = 1_000_000  # presses
SPOILT = 8  # one cut of so many spoils what is stored
OTHERS = 3  # one cut of so many is the last thing before somebody else's board is switched on
# His settings, in their order: one of so many. Most want the computer that plays at once.
CHOICES = "5 3 2 7 16 2 3 4 2 3 4 2 2 2 2"
LEVELS = (0, 0, 0, 1, 2)
NOTHING = "-"  # in the place of a match
CREEP = 512  # bytes


def screens():
    """Return the names of all screens that there are."""
    folder = runner.ROOT / "sixtysix" / "ui"
    return {path.stem for path in folder.glob("*.py") if "class Screen(" in path.read_text("utf-8")}


class Board:
    """
    A board that is switched on again and again.

    ``left`` is what has to be there then, and ``seen`` the screens that were shown.

    :param run: runs the soak with so many deals and presses: returns the lines that it prints
    :param Path flash: the file with the content of its memory
    :param Random chance: cuts the power
    """

    def __init__(self, run, flash, chance):
        self.run = run
        self.flash = flash
        self.chance = chance
        self.seen = set()
        self.flash.write_bytes(b"")
        self.left = _fresh()

    def play(self, deals, presses):
        """Switch on and play; return how many deals are left, and what was alive after each, in
        lists by what has ended, once all screens of this session were seen."""
        begun, *lines = self.run(self.chance.getrandbits(30), deals, presses, self.flash)
        assert _stored(begun, "begun") == self.left
        alive = defaultdict(list)
        for line in lines[:-1]:
            what, _, rest = line.partition(" ")
            if what == "screen":
                self.seen.add(rest)
                alive.clear()
            elif what == "alive":
                where, _, count = rest.rpartition(" ")
                alive[where].append(int(count))
            else:
                self._store(*_stored(line, "stored"))
        return int(lines[-1].removeprefix("end ")), alive

    def _store(self, settings, match):
        """Note what was stored: of a game that is no match of one's own only the settings are."""
        if match != NOTHING:
            purpose, winner = map(int, match.split()[:2])
            if purpose != PLAY:
                match = self.left[1]
            elif winner != NOBODY:
                match = NOTHING
        self.left = settings, match

    def spoil(self):
        """Change a bit of what is stored, if anything is: nothing of it may be believed."""
        image = bytearray(self.flash.read_bytes())
        if image:
            place = self.chance.randrange(size(image))
            image[place] ^= 1 << self.chance.randrange(8)
            self.flash.write_bytes(image)
            self.left = _fresh()

    def change(self):
        """Take another board: other settings, and no match."""
        chosen = {
            name: self.chance.randrange(int(count))
            for name, count in zip(SETTINGS, CHOICES.split(), strict=True)
        }
        chosen["level"] = self.chance.choice(LEVELS)
        settings = Settings(bytes(chosen.values()))
        self.flash.write_bytes(pack([settings.pack(), bytes(settings.house), b"", b"", b"", b""]))
        self.left = _written(settings), NOTHING


def _fresh():
    return _written(Settings()), NOTHING


def _written(settings):
    return (settings.pack() + settings.house).hex()


def _stored(line, what):
    """Return the settings and the match of a line."""
    word, settings, match = line.split(" ", 2)
    assert word == what
    return settings, match


@pytest.fixture
def board(micropython, programs, drive, tmp_path):
    """Return a maker of boards, by a seed."""

    def run(*arguments):
        path = (programs, drive, drive / "lib")
        return micropython("soak", *arguments, heap=HEAP, path=path, cwd=drive).splitlines()

    return lambda seed: Board(run, tmp_path / "flash", random.Random(seed))


@pytest.mark.parametrize("seed", range(2))
def test_any_presses_and_the_power_cut_at_any_moment(board, seed, figure):
    board = board(seed)
    played = cuts = 0
    while played < DEALS or board.seen != screens():
        left, _ = board.play(DEALS, board.chance.randint(*PRESSES))
        played += DEALS - left
        cuts += 1
        assert cuts < ENOUGH, screens() - board.seen
        if not board.chance.randrange(SPOILT):
            board.spoil()
        elif not board.chance.randrange(OTHERS):
            board.change()
    figure(f"soak {seed}: {played} deals on all screens, the power cut {cuts} times")


def test_the_memory_stays(board):
    left, alive = board(2).play(DEALS, FOR_EVER)

    assert not left
    assert alive
    for sizes in alive.values():
        half = len(sizes) // 2
        if half:
            assert max(sizes[half:]) <= max(sizes[:half]) + CREEP
