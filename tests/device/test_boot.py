# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""``boot.py`` does its work, obeys the buttons, and can never keep a board from starting."""

import ast
import subprocess
import sys

import pytest

from tests.device.micropython import ROOT, SCRIPTS

BOOT = ROOT / "boot.py"
QUIET = "usb_hid off, usb_midi off"


def on_cpython(*words):
    """Run the script with this Python; return what it printed."""
    script = SCRIPTS / "boot_and_report.py"
    command = [sys.executable, str(script), str(BOOT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.fixture(params=["CPython", pytest.param("MicroPython", marks=pytest.mark.device)])
def boot(request):
    """The function that runs ``boot.py`` on a board in words: (what it printed, what it did)."""
    if request.param == "CPython":
        run = on_cpython
    else:
        micropython = request.getfixturevalue("micropython")
        programs = request.getfixturevalue("programs")

        def run(*words):
            return micropython("boot_and_report", BOOT, *words, path=(programs,))

    def report(*words):
        printed, _, rest = run(*words).partition("done:")
        did, _, tidied = rest.partition("tidy:")
        return printed, did.strip(), int(tidied)

    return report


@pytest.mark.parametrize("buttons", ["badge", "wired", "wired high"])
@pytest.mark.parametrize(
    ("held", "did"),
    [
        ("", QUIET),
        ("A", f"{QUIET}, remount / False"),
        ("B", ""),
        ("AB", ""),  # B is the way out of everything
    ],
)
def test_buttons(boot, buttons, held, did):
    printed, done, tidied = boot(*buttons.split(), f"hold={held}")
    assert done == did
    assert tidied == 1  # the game wants the same pins
    assert ("B is held" in printed) == ("B" in held)
    assert ("the game may write" in printed) == (held == "A")


def test_silent_when_nothing_is_held(boot):
    """What is printed is written to boot_out.txt, on a drive that wears."""
    assert boot("badge", "hold=")[0] == ""


@pytest.mark.parametrize(
    ("words", "did", "says"),
    [
        (["bare"], QUIET, "no buttons to hold"),
        (["wired", "pins=none"], QUIET, "no buttons to hold"),
        (["badge", "without=keypad"], QUIET, "no buttons to hold"),
        (["badge", "without=board"], QUIET, "no buttons to hold"),
        (["badge", "without=usb_hid"], "usb_midi off", "usb_hid left as it is"),
        (["badge", "without=usb_hid,usb_midi"], "", "usb_midi left as it is"),
        (["badge", "hold=A", "without=storage"], QUIET, "boot:"),
        (["badge", "hold=A", "locked"], QUIET, "Cannot remount"),
        (["badge", "hold=A", "odd"], "", "no room"),
    ],
)
def test_no_board_is_kept_from_starting(boot, words, did, says):
    printed, done, _ = boot(*words)
    assert done == did
    assert says in printed


def test_the_computer_never_loses_its_drive_for_good():
    """The only call that takes it away lies behind a held button, and none hides the drive."""
    names = [node.attr for node in ast.walk(ast.parse(BOOT.read_text())) if hasattr(node, "attr")]
    assert names.count("remount") == 1
    assert not {"disable_usb_drive", "disable_usb_device", "erase_filesystem"} & set(names)
    source = BOOT.read_text()
    assert source.index("if A in down") < source.index("storage.remount")


def test_the_drive_and_the_messages_stay():
    assert "usb_cdc" not in BOOT.read_text()
