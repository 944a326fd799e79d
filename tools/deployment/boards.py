# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The boards that are connected: their drives, and what ``boot_out.txt`` says of them."""

import re
import sys
from collections import namedtuple
from pathlib import Path

from tools.deployment import NoBoard, Refused

DRIVE_NAME = "CIRCUITPY"
BOOT_OUT = "boot_out.txt"
BOOTLOADER_NOTE = "INFO_UF2.TXT"  # lies on the drive that a board shows in its bootloader

# CircuitPython versions whose .mpy files are those that the build makes.
MPY_VERSIONS = (9, 10)
# Boards that the game was rehearsed for; others are not refused.
REHEARSED = ("pybadge", "pybadge_airlift", "edgebadge", "pygamer", "pygamer_advance")

Board = namedtuple("Board", "path board uid version")
Board.__doc__ = """
A board's drive: its folder, the board's id, its unique number, CircuitPython's version as text.

What is not known is empty.
"""

_VERSION = re.compile(r"CircuitPython (\d+\.\S+)")
_BOARD = re.compile(r"^Board ID:\s*(\S+)", re.MULTILINE)
_UID = re.compile(r"^UID:\s*(\S+)", re.MULTILINE)


def parse_boot_out(text):
    """Return (board id, uid, version) of the text of ``boot_out.txt``; empty what it lacks."""
    found = (pattern.search(text) for pattern in (_BOARD, _UID, _VERSION))
    return tuple(match.group(1) if match else "" for match in found)


def read_board(path):
    """Return the `Board` of a drive, given its folder."""
    try:
        text = Path(path, BOOT_OUT).read_text("utf-8", "replace")
    except OSError:
        text = ""
    return Board(Path(path), *parse_boot_out(text))


# ---- finding ----


def mounted():
    """Return the folders of all mounted drives, on Linux, macOS and Windows."""
    try:
        import psutil
    except ImportError:
        raise NoBoard(
            "finding the drive takes the package psutil: "
            "`python -m pip install -r requirements-device.txt`, or say where with --path"
        ) from None
    # It asks the system rather than taking lines of a list apart: names may have spaces.
    return list(dict.fromkeys(part.mountpoint for part in psutil.disk_partitions()))


def label(path):
    """Return the name that the person sees for a drive."""
    if sys.platform != "win32":
        return Path(path).name
    import ctypes

    name = ctypes.create_unicode_buffer(261)
    ask = ctypes.windll.kernel32.GetVolumeInformationW
    return name.value if ask(str(path), name, len(name), None, None, None, None, 0) else ""


def find(folders, name_of=label):
    """
    Return the boards among mounted drives, and the folders of boards in their bootloader.

    A board is a drive with ``boot_out.txt``, or one that is named as CircuitPython names it: the
    first is missing when the board has never started, the second when the person renamed it.

    :param folders: folders of mounted drives
    :param name_of: gives the name of a drive, from its folder
    """
    boards, waiting = [], []
    for folder in folders:
        board = read_board(folder)
        if board.version or name_of(folder).upper().startswith(DRIVE_NAME):
            boards.append(board)
        elif _holds(folder, BOOTLOADER_NOTE):
            waiting.append(folder)
    return boards, waiting


def _holds(folder, name):
    try:
        return Path(folder, name).is_file()
    except OSError:
        return False


def choose(boards, waiting=(), board="", uid=""):
    """
    Return the one board that is meant.

    :param str board: only a board with this id
    :param str uid: only a board whose unique number starts like this
    :raises NoBoard: if there is none, or more than one
    """
    meant = [
        item
        for item in boards
        if (not board or item.board == board) and item.uid.upper().startswith(uid.upper())
    ]
    if len(meant) == 1:
        return meant[0]
    if meant:
        listed = "\n".join(map(describe, meant))
        raise NoBoard(
            f"more than one board is connected:\n{listed}\nSay which with --path, --board or --uid."
        )
    if boards:
        listed = "\n".join(map(describe, boards))
        raise NoBoard(f"none of the connected boards is the one you named:\n{listed}")
    if waiting:
        raise NoBoard(
            f"the board at {waiting[0]} is in its bootloader: press its reset button once. If it "
            "comes back as this, copy the UF2 file from circuitpython.org/downloads to it."
        )
    raise NoBoard(
        f"no drive named {DRIVE_NAME} was found. Is the board switched on, and connected with a "
        "cable that carries data? A Linux system may have to mount it first: "
        f"`udisksctl mount -b /dev/disk/by-label/{DRIVE_NAME}`. "
        "If you see the drive, say where it is with --path."
    )


def describe(board):
    """Return a line that tells a board from others."""
    return (
        f"  {board.path}  board {board.board or 'not known'}, UID {board.uid or 'not known'}, "
        f"CircuitPython {board.version or 'not known'}"
    )


# ---- fitness ----


def check_version(board, source):
    """
    Check that the board's CircuitPython can run what is to be copied.

    :param bool source: whether that is source rather than .mpy files
    :raises Refused: if it cannot, or if its version is not known
    """
    if not board.version:
        raise Refused(
            f"{board.path} does not say which CircuitPython runs there: its {BOOT_OUT} is missing "
            "or odd. Press the board's reset button once and try again. If you are sure that it "
            "is the board's drive, name the version yourself: --circuitpython 9"
        )
    number, _, _ = board.version.partition(".")
    if not number.isdecimal() or int(number) < min(MPY_VERSIONS):
        raise Refused(
            f"the board runs CircuitPython {board.version}, the game needs 9 or 10: install it "
            f"from circuitpython.org/board/{board.board or ''} and try again."
        )
    if int(number) not in MPY_VERSIONS and not source:
        raise Refused(
            f"the board runs CircuitPython {board.version}, and whether it can load .mpy files "
            "made for 9 and 10 is not known. Install version 10, or try the game's source "
            "instead: --source"
        )


def remarks(board):
    """Return what the person should know about a board, as lines."""
    if board.board in REHEARSED:
        return []
    return [
        f"The game was not rehearsed for the board {board.board or '(unknown)'}: "
        "settings-example.toml says how to tell it the wiring."
    ]
