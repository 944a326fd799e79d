# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The save in files, and boards that can keep nothing: the drive as it is built, on MicroPython."""

import shutil
from types import SimpleNamespace

import pytest

from sixtysix import save
from tests.device import scenes
from tests.device.scenes import game, image

pytestmark = [pytest.mark.device, pytest.mark.slow]

GAME, COMPUTER, READ_ONLY, FULL = "game", "computer", "30", "28"  # who has the drive
PLAY = "WAIT A WAIT "  # a card and what follows
LEAVE = "WAIT START UP A"  # from the table, all stored
FILES = ("save-a.bin", "save-b.bin")


class Board:
    """
    A board, switched on again and again.

    :param run: runs the script
    :param Path drive: the folder that is its drive
    :param memory: the file with what its own memory holds; None if it has none
    """

    def __init__(self, run, drive, memory):
        self._run = run
        self.drive = drive
        self.memory = memory

    def on(self, script="", owner=GAME):
        """Switch on and press buttons; return what is told, and at the start and at the end the
        screen, the level and the moves made."""
        printed = self._run(self.memory or "-", owner, scenes.presses(script), cwd=self.drive)
        lines = dict(line.split(" ", 1) for line in printed.splitlines())
        return SimpleNamespace(
            told=int(lines["told"]), begun=lines["begun"].split(), end=lines["end"].split()
        )

    def files(self):
        """Return the copies that there are, by their names."""
        paths = [self.drive / name for name in FILES]
        return {path.name: path.read_bytes() for path in paths if path.exists()}

    def newest(self):
        """Return the file with the newest copy, and the one with the other."""
        order = sorted(self.files().items(), key=lambda each: save.sequence(each[1]))
        return [self.drive / name for name, _ in reversed(order)]

    def saved(self):
        """Return the whole image that the board's own memory holds."""
        content = self.memory.read_bytes()
        return content[: save.size(content)]


@pytest.fixture
def make_board(micropython, programs, drive, tmp_path):
    """Return a maker of boards, by what the memory holds, None for a board without."""
    place = tmp_path / "CIRCUITPY"
    shutil.copytree(drive, place)

    def run(*arguments, cwd):
        return micropython("keeping", *arguments, path=(programs, cwd, cwd / "lib"), cwd=cwd)

    def make(content):
        memory = tmp_path / "memory"
        if content is not None:
            memory.write_bytes(content)
        return Board(run, place, None if content is None else memory)

    return make


@pytest.fixture
def board(make_board):
    """Return a board where a match was left twice, a move further the second time: it has two
    copies; their moves are ``older`` and ``newer``."""
    board = make_board(image(game("sixtysix"), level=2))
    board.on(PLAY + LEAVE)
    board.on(f"A {PLAY} {LEAVE}")
    board.older, board.newer = (_moves(path) for path in reversed(board.newest()))
    assert board.older != board.newer
    return board


def _moves(path):
    """Return how many moves the match in a copy has, as text."""
    from sixtysix.restore import unpack_game

    return str(unpack_game(save.parts(path.read_bytes())[save.MATCH]).deal.count)


def tear(path):
    """Leave a file as a write that was cut off does."""
    path.write_bytes(path.read_bytes()[:-9])


def test_every_save_goes_to_the_files_in_turn(make_board):
    board = make_board(image(game("sixtysix")))
    written = []
    for k in range(4):
        before = board.files()
        board.on(f"{'A ' if k else ''}{PLAY}{LEAVE}")
        now = board.files()
        written.append([name for name in now if now[name] != before.get(name)])
        assert now[written[-1][-1]] == board.saved()
    assert [names[-1] for names in written] in ([*FILES, *FILES], [*FILES[::-1], *FILES[::-1]])
    numbers = sorted(save.sequence(content) for content in board.files().values())
    assert numbers[1] == numbers[0] + 1 == save.sequence(board.saved())


def test_nothing_is_written_where_the_computer_has_the_drive(make_board):
    board = make_board(image(game("sixtysix")))
    assert board.on(PLAY + LEAVE, COMPUTER).told == 0
    assert board.files() == {}
    assert save.state(board.saved()) == save.WHOLE
    assert board.on("", COMPUTER).begun[0] == "table"


@pytest.mark.parametrize("memory", ["torn", "erased", "foreign"])
def test_what_the_memory_has_lost_comes_from_the_newest_copy(board, memory):
    if memory == "torn":
        tear(board.memory)
    else:
        board.memory.write_bytes({"erased": b"\xff" * 64, "foreign": b"MZ" * 200}[memory])
    seen = board.on("A")
    assert seen.told == save.COPIED
    assert seen.begun == ["notice", "2", board.newer]
    assert board.on().told == 0  # once


@pytest.mark.parametrize("newest", [True, False])
def test_a_torn_copy_is_not_believed_and_the_other_one_is(board, newest):
    tear(board.memory)
    tear(board.newest()[not newest])
    seen = board.on()
    assert seen.told == save.COPIED
    assert seen.begun == ["notice", "2", board.older if newest else board.newer]


def test_with_both_copies_torn_the_memory_counts(board):
    for path in board.newest():
        tear(path)
    seen = board.on()
    assert (seen.told, seen.begun[1:]) == (0, ["2", board.newer])


def test_with_all_torn_it_begins_anew_and_says_so(board):
    for path in (board.memory, *board.newest()):
        tear(path)
    seen = board.on("A WAIT")
    assert seen.told == save.LOST
    assert seen.begun == ["notice", "1", "-"]
    assert seen.end[0] == "menu"  # as to somebody new


def test_statistics_survive_the_memory(make_board):
    board = make_board(image(book=scenes.BOOK, level=0))
    board.on("UP A DOWN RIGHT B")  # another level
    board.memory.write_bytes(b"")
    seen = board.on("A")
    assert (seen.told, seen.begun[1]) == (save.COPIED, "1")
    assert save.parts(board.saved())[save.STATISTICS] == scenes.BOOK


# ---- drives that cannot be written to ----


@pytest.mark.parametrize("fault", [READ_ONLY, FULL])
def test_an_error_of_the_drive_spoils_nothing(make_board, fault):
    board = make_board(image(game("sixtysix")))
    seen = board.on(PLAY + LEAVE, fault)
    assert (seen.told, seen.end[0]) == (0, "title")
    assert board.files() == {}
    assert board.on("", fault).begun[2] == _moves(board.memory)


# ---- boards without a memory of their own ----


@pytest.mark.parametrize("owner", [COMPUTER, GAME])
def test_without_a_memory_it_plays_on(make_board, owner):
    """It says that it cannot save, unless it can write files."""
    board = make_board(None)
    stores = owner == GAME
    first = board.on("A " * (not stores) + "WAIT B WAIT B A A WAIT A WAIT " + LEAVE, owner)
    assert first.told == (save.FRESH if stores else save.NO_MEMORY)
    assert first.begun[0] == ("title" if stores else "notice")
    assert int(first.end[2]) > 1
    assert bool(board.files()) == stores
    again = board.on("A" * stores + " WAIT", owner)
    assert again.told == (0 if stores else save.NO_MEMORY)
    assert (again.begun[2] != "-") == stores


@pytest.mark.parametrize("newest", [True, False])
def test_without_a_memory_a_torn_copy_is_told(make_board, newest):
    board = make_board(None)
    board.on("WAIT B WAIT B A A WAIT A WAIT " + LEAVE)
    board.on(f"A {PLAY} {LEAVE}")
    other = board.newest()[newest]
    tear(board.newest()[not newest])
    seen = board.on("A")
    assert seen.told == save.COPIED
    assert seen.begun[2] == _moves(other)
    assert board.on().told == 0


def test_without_a_memory_an_error_of_the_drive_is_told(make_board):
    board = make_board(None)
    seen = board.on("WAIT B WAIT B A", READ_ONLY)
    assert seen.told == save.FRESH
    assert seen.end[0] == "notice"
    seen = board.on("WAIT B WAIT B A A A WAIT A WAIT A WAIT", READ_ONLY)
    assert seen.end[0] == "table"
    assert int(seen.end[2]) > 1
