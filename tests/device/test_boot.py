# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""``boot.py`` does its work and can never keep a board from starting."""

import pytest

from tests.device.micropython import ROOT

pytestmark = pytest.mark.device


def test_turns_off_the_usb_parts_that_the_game_does_not_use(micropython, programs):
    printed = micropython("boot_and_report", ROOT / "boot.py", path=(programs,))
    assert printed == "disabled True True\n"


def test_starts_on_a_board_without_these_parts(micropython):
    printed = micropython(ROOT / "boot.py")
    assert "usb_hid left as it is" in printed
    assert "usb_midi left as it is" in printed
