# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Whatever is pressed, on whatever screen: something is seen at once."""

import pytest

from sixtysix.console.desktop import BUTTONS
from tests.device import scenes
from tools import bench_press

pytestmark = [pytest.mark.device, pytest.mark.slow]


@pytest.fixture(scope="session")
def board(tmp_path_factory):
    """The drive, run by the build of MicroPython that counts instructions."""
    return bench_press.Board(tmp_path_factory.mktemp("board"))


@pytest.mark.parametrize("name", scenes.SCENES)
def test_first_changed_pixel(board, name, figure):
    stored, script, _ = scenes.SCENES[name]
    costs = {button: board.cost(stored, script, k) for k, button in enumerate(BUTTONS)}
    seen = {button: cost for button, cost in costs.items() if cost is not None}
    assert seen, "no button changes anything"
    worst = max(seen, key=seen.get)
    figure(f"press to pixel, {name:28} at most {seen[worst] / 1e6:5.2f} million ({worst})")
    assert seen[worst] <= bench_press.BOUND
