# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""On a real FAT file system: names, clusters, limits, and power cuts between any two sectors."""

import pytest

from tests.tools.deploy.fat import SECTOR, FatDrive, formatted
from tests.tools.deploy.pretend import NEW, OLD, install, state
from tools.deployment import Refused, Unfinished
from tools.deployment.apply import Removal, carry_out, verify
from tools.deployment.drive import Contents
from tools.deployment.manifest import MANIFEST
from tools.deployment.plan import RESERVE, Plan

BOARD = 2 * 1024 * 1024  # the drive of a PyBadge
SMALL = 64 * 1024
BOOT_OUT = b"Adafruit CircuitPython 9.2.8 on 2025-05-28; A board\r\nBoard ID:pybadge\r\nUID:1\r\n"


@pytest.fixture
def insert():
    """The function that mounts an image; FatFs knows one drive at a time."""
    inserted = []

    def mount(image):
        while inserted:
            inserted.pop().close()
        inserted.append(FatDrive(image))
        return inserted[0]

    yield mount
    while inserted:
        inserted.pop().close()


@pytest.fixture
def game(built):
    """The whole game as it is built: path -> bytes, without its manifest."""
    folder, sizes = built
    return {path: (folder / path).read_bytes() for path in sizes if path != MANIFEST}


def test_the_whole_game_on_the_boards_drive(insert, game):
    drive = insert(formatted(BOARD))
    drive.write("boot_out.txt", BOOT_OUT)
    plan = Plan(drive, game, "1")
    before = drive.room()
    plan.check(before)
    carry_out(drive, plan.steps)
    assert {path: data for path, data in drive.tree().items() if path in game} == game
    assert verify(drive) == ("1", len(game))
    # What it took is what was foretold, but for what lay beside the old files for a moment.
    taken = before.free - drive.room().free
    assert taken <= plan.needed(before.cluster) <= taken + taken // 10
    assert Plan(drive, game, "1").steps == []
    carry_out(drive, Removal(drive).steps)
    assert list(drive.tree()) == ["boot_out.txt"]


def test_the_whole_game_leaves_most_of_the_drive(insert, game, figure):
    drive = insert(formatted(BOARD))
    room = drive.room()
    needed = Plan(drive, game, "1").needed(room.cluster)
    figure(f"room that the game takes on a FAT drive of 2 MB: {needed:,} of {room.free:,} bytes")
    assert needed < room.free // 3


@pytest.mark.parametrize("content", [OLD, NEW])
@pytest.mark.parametrize("size", [SMALL, BOARD, 8 * 1024 * 1024])
def test_the_room_foretold_is_enough(insert, size, content):
    """A drive with not one cluster more takes the game."""
    drive = insert(formatted(size))
    install(drive, OLD)
    plan = Plan(drive, content if content is NEW else {**OLD, "assets/more.bmp": bytes(9000)}, "2")
    room = drive.room()
    needed = plan.needed(room.cluster)
    spare = (room.free - needed) // room.cluster * room.cluster
    drive.write("filler.bin", bytes(spare))
    assert needed <= drive.room().free < needed + room.cluster
    carry_out(drive, plan.steps)
    assert verify(drive)[0] == "2"


def test_a_full_drive_is_refused_and_stays_as_it_is(insert, game):
    drive = insert(formatted(BOARD))
    drive.write("holiday.jpg", bytes(1_700_000))
    image = bytes(drive.disk.image)
    with pytest.raises(Refused, match="too full"):
        Plan(drive, game, "1").check(drive.room())
    assert drive.disk.image == image


def test_a_drive_that_is_full_after_all_is_no_mixture(insert):
    """As when another program fills it meanwhile: the check was made, the room is gone."""
    drive = insert(formatted(SMALL))
    install(drive, OLD)
    plan = Plan(drive, NEW, "2")
    plan.check(drive.room())
    drive.write("filler.bin", bytes(drive.room().free - 2048))
    with pytest.raises(Unfinished, match=r"full|reads back differently"):
        carry_out(drive, plan.steps)
    assert state(drive.tree(), NEW, OLD) in (1, "unfinished")
    drive.remove("filler.bin")
    install(drive, NEW, "2")
    assert state(drive.tree(), NEW) == 0


def test_a_root_folder_without_a_free_entry(insert):
    drive = insert(formatted(BOARD))
    count = 0
    while True:
        try:
            drive.write(f"F{count}", b"")
        except OSError:
            break
        count += 1
    with pytest.raises(Unfinished):
        carry_out(drive, Plan(drive, OLD, "1").steps)
    assert state(drive.tree(), OLD) == "something else"
    for number in range(20):
        drive.remove(f"F{number}")
    install(drive, OLD)
    assert verify(drive) == ("1", len(OLD))


def test_capital_letters_are_the_same_name(insert):
    drive = insert(formatted(BOARD))
    drive.make_folder("LIB")
    drive.write("Code.py", b'print("Hello World!")\n')
    plan = install(drive, OLD)
    assert not plan.obstacles
    assert sorted(name.casefold() for name, _ in drive.entries()) == [
        *("assets", "boot.py", "code.py", "lib", "sixtysix")
    ]
    assert verify(drive) == ("1", len(OLD))


def test_a_shadow_in_capitals_is_seen(insert):
    drive = insert(formatted(BOARD))
    drive.write("CODE.TXT", b"mine")
    with pytest.raises(Refused, match=r"CODE\.TXT would be started"):
        Plan(drive, OLD, "1").check(drive.room())


def after(image, sectors):
    """Return an image with some sectors written to it."""
    image = bytearray(image)
    for number, data in sectors:
        image[number * SECTOR : (number + 1) * SECTOR] = data
    return image


OWN = {"code.py": b"# somebody's own program", "boot.py": b"# and boot.py"}


@pytest.mark.parametrize("start", ["empty", "old", "own"])
def test_power_cut_after_every_sector(insert, start):
    """The drive is what had been written by then: it is mounted anew, and the tool run again."""
    drive = insert(formatted(SMALL))
    drive.write("boot_out.txt", BOOT_OUT)
    if start == "old":
        install(drive, OLD)
    for path, data in OWN.items() if start == "own" else ():
        drive.write(path, data)
    image = bytes(drive.disk.image)
    drive.disk.written.clear()
    install(drive, NEW, "2")
    written = drive.disk.written
    assert len(written) > 60

    seen = set()
    for count in range(len(written) + 1):
        drive = insert(after(image, written[:count]))
        seen.add(state(drive.tree(), NEW, OLD))
        install(drive, NEW, "2")
        end = drive.tree()
        assert state(end, NEW) == 0
        for path, data in OWN.items() if start == "own" else ():
            assert end[f"sixtysix-backup/{path}"] == data
        assert verify(drive) == ("2", len(NEW))
        assert Contents(drive).path("sixtysix.new") is None
    assert seen >= ({0, 1, "unfinished"} if start == "old" else {0, "something else"})


def test_reserve_leaves_the_board_room_for_its_own_files():
    assert RESERVE >= 8192 + 4096
