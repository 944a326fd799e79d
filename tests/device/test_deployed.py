# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""From the command line to a deal: deployed to a pretend board, the board's files are played."""

import shutil

import pytest

from tests.device import micropython as runner
from tools import build, deploy

DRIVES = runner.ROOT / "tests" / "tools" / "deploy" / "drives"

pytestmark = [pytest.mark.device, pytest.mark.slow]


@pytest.mark.parametrize(
    ("name", "options"), [("pybadge", []), ("busy", ["--yes"]), ("newer", ["--source"])]
)
def test_deployed_files_play_a_deal(micropython, programs, tmp_path, monkeypatch, name, options):
    monkeypatch.setattr(build, "TARGET", tmp_path / "build" / "CIRCUITPY")
    board = tmp_path / "media" / "CIRCUITPY 1"
    shutil.copytree(DRIVES / name, board)
    assert deploy.main(options, [tmp_path, board]) == 0

    report = runner.play(programs, runner.for_micropython(board), 1)

    assert report["deals"] == 1


def test_an_unfinished_board_says_so(micropython, programs, tmp_path):
    """What stands as ``code.py`` meanwhile runs on the board and loads nothing of the game."""
    from tools.deployment.manifest import STOPPED

    (tmp_path / "code.py").write_bytes(STOPPED.replace(b"while True:", b"for _ in range(3):"))
    printed = micropython(tmp_path / "code.py", path=(programs,))
    assert "update not finished" in printed
