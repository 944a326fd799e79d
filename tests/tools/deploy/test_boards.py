# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Boards are found on Linux, macOS and Windows, told apart, and asked what runs on them."""

import sys

import pytest

from tools.deployment import DeployError, NoBoard, Refused, boards

UIDS = {
    "pybadge": "5C7DE4B24653523253202020FF081C2A",
    "pygamer": "8F41AA0C50304D48502E3120FF0D1B33",
}


@pytest.mark.parametrize(
    ("name", "board", "version"),
    [
        ("pybadge", "pybadge", "9.2.8"),
        ("pygamer", "pygamer", "10.0.3"),
        ("old", "edgebadge", "8.2.10"),
        ("newer", "pybadge", "11.0.0-alpha.2-14-gabcdef0123"),
        ("wired", "raspberry_pi_pico", "9.1.0-beta.3"),
        ("nameless", "", ""),
        ("odd", "", ""),
    ],
)
def test_boot_out(pretend, name, board, version):
    found = boards.read_board(pretend(name))
    assert (found.board, found.version) == (board, version)
    assert found.uid == UIDS.get(name, found.uid)
    assert bool(found.uid) == bool(version)


def test_what_boot_py_printed_is_not_taken_for_the_boards_words():
    text = "Adafruit CircuitPython 9.2.8 on 2025-05-28; A board\nBoard ID:first\nUID:1\n"
    printed = "boot.py output:\nCircuitPython 1.0\nBoard ID:second\nUID:2\n"
    assert boards.parse_boot_out(text + printed) == ("first", "1", "9.2.8")


# Where the three systems mount drives; on Windows a drive's name is not part of its path.
LAYOUTS = {
    "Linux": (("run/media/anna/CIRCUITPY", "run/media/anna/CIRCUITPY1"), ("home", "boot/efi")),
    "Debian": (("media/anna/CIRCUITPY", "media/anna/CIRCUITPY 1"), ("home",)),
    "macOS": (("Volumes/CIRCUITPY", "Volumes/CIRCUITPY 1"), ("Volumes/Macintosh HD",)),
    "Windows": (("E:", "F:"), ("C:", "D:")),
}


@pytest.mark.parametrize("system", LAYOUTS)
def test_two_boards_are_found_and_a_choice_is_asked_for(pretend, tmp_path, system):
    (first, second), others = LAYOUTS[system]
    mounts = [pretend("pybadge", first), pretend("pygamer", second)]
    folders = [*(pretend("none", other) for other in others), *mounts, tmp_path / "gone"]

    found, waiting = boards.find(folders, lambda folder: "")

    assert [board.path for board in found] == mounts and not waiting
    with pytest.raises(NoBoard) as error:
        boards.choose(found)
    for part in (*map(str, mounts), *UIDS, *UIDS.values(), "--path"):
        assert part in str(error.value)
    assert boards.choose(found, board="pygamer").path == mounts[1]
    assert boards.choose(found, uid="5c7d").path == mounts[0]
    with pytest.raises(NoBoard, match="none of the connected boards"):
        boards.choose(found, board="feather")


def test_a_drive_without_boot_out_is_found_by_its_name(pretend):
    folder = pretend("nameless", "F:")
    assert boards.find([folder], lambda folder: "CIRCUITPY")[0] == [
        boards.Board(folder, "", "", "")
    ]
    assert boards.find([folder], lambda folder: "STICK") == ([], [])


def test_a_renamed_drive_is_found_by_its_boot_out(pretend):
    folder = pretend("pybadge", "Volumes/CARDS")
    assert [board.board for board in boards.find([folder])[0]] == ["pybadge"]


def test_no_board_says_what_to_look_at(pretend):
    with pytest.raises(NoBoard, match="no drive named CIRCUITPY"):
        boards.choose([])


def test_a_board_in_its_bootloader_is_told(pretend):
    folder = pretend("none", "PYBADGEBOOT")
    (folder / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.10.0\nBoard-ID: SAMD51J19A\n")
    found, waiting = boards.find([folder])
    with pytest.raises(NoBoard, match=r"PYBADGEBOOT is in its bootloader"):
        boards.choose(found, waiting)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no list of mounts in a file")
def test_names_with_spaces_in_the_systems_own_list(monkeypatch, tmp_path):
    import psutil

    if not hasattr(psutil, "PROCFS_PATH"):  # macOS: the kernel answers, there is no text at all
        assert all("\\" not in folder for folder in boards.mounted())
        return
    (tmp_path / "self").mkdir()
    (tmp_path / "filesystems").write_text("nodev\tproc\n\text4\n\tvfat\n")
    (tmp_path / "self" / "mounts").write_text(
        "/dev/sda1 / ext4 rw 0 0\n"
        "/dev/sdb1 /media/anna/CIRCUITPY vfat rw 0 0\n"
        "/dev/sdc1 /media/anna/CIRCUITPY\\0401 vfat rw 0 0\n"
    )
    monkeypatch.setattr(psutil, "PROCFS_PATH", str(tmp_path))
    assert boards.mounted() == ["/", "/media/anna/CIRCUITPY", "/media/anna/CIRCUITPY 1"]


def test_label_on_windows(monkeypatch):
    """The system is asked as its manual says: path, buffer, its length, and five left out."""
    import ctypes
    import types

    def answer(path, name, length, *left_out):
        assert path == "E:\\" and length == 261 and len(left_out) == 5
        name.value = "CIRCUITPY"
        return 1

    kernel = types.SimpleNamespace(kernel32=types.SimpleNamespace(GetVolumeInformationW=answer))
    monkeypatch.setattr(ctypes, "windll", kernel, raising=False)
    monkeypatch.setattr(boards.sys, "platform", "win32")
    assert boards.label("E:\\") == "CIRCUITPY"


@pytest.mark.parametrize("name", ["pybadge", "pygamer", "wired"])
def test_nine_and_ten_load_mpy(pretend, name):
    boards.check_version(boards.read_board(pretend(name)), source=False)


@pytest.mark.parametrize(
    ("name", "source", "message"),
    [
        ("old", False, r"8\.2\.10, the game needs 9 or 10: .*circuitpython\.org/board/edgebadge"),
        ("old", True, "the game needs 9 or 10"),
        ("newer", False, r"11\.0\.0-alpha.*Install version 10, or .*--source"),
        ("nameless", False, r"boot_out\.txt is missing or odd.*--circuitpython 9"),
        ("odd", True, r"boot_out\.txt is missing or odd"),
    ],
)
def test_other_versions_are_refused_in_words(pretend, name, source, message):
    with pytest.raises(Refused, match=message):
        boards.check_version(boards.read_board(pretend(name)), source)


def test_a_newer_version_may_try_the_source(pretend):
    boards.check_version(boards.read_board(pretend("newer")), source=True)


@pytest.mark.parametrize("version", ["", "x", "9x", "٩.1", "-1", "9.", "."])
def test_no_version_is_a_traceback(version):
    try:
        boards.check_version(boards.Board("E:", "", "", version), source=False)
    except DeployError as error:
        assert str(error)


def test_a_board_that_was_not_rehearsed_is_told(pretend):
    assert not boards.remarks(boards.read_board(pretend("pybadge")))
    wired = boards.read_board(pretend("wired", "CIRCUITPY1"))
    assert "raspberry_pi_pico" in boards.remarks(wired)[0]
