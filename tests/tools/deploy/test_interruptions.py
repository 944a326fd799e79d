# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Whatever interrupts the tool, and wherever: never a mixture, and the next run ends the work."""

import errno
import shutil

import pytest

from tests.tools.deploy.pretend import NEW, OLD, SOURCE, Faulty, Killed, fill, install, state, tree
from tools.deployment import DeployError, Unfinished
from tools.deployment.apply import Removal, carry_out, verify
from tools.deployment.drive import Drive
from tools.deployment.manifest import MANIFEST
from tools.deployment.plan import Plan

pytestmark = pytest.mark.slow

NEWER = {
    **{path: data for path, data in NEW.items() if path != "sixtysix/ai/solver.mpy"},
    "code.py": b"# game 3\n",
    "sixtysix/deal.mpy": b"C\6deal 3",
    "sixtysix/three.mpy": b"C\6new in 3",
}
GONE = OSError(errno.ENODEV, "No such device")
INTERRUPTIONS = {"killed": Killed, "unplugged": GONE, "Ctrl-C": KeyboardInterrupt}


def run(drive, content, version):
    """Plan and do it as the command line would; an interruption is what the person sees of it."""
    try:
        carry_out(drive, Plan(drive, content, version).steps)
    except (Killed, DeployError) as stopped:
        return stopped
    return None


def copies(folder, tmp_path):
    """Yield numbers from 0 and fresh copies of a drive, without end."""
    number = 0
    while True:
        copy = tmp_path / f"copy-{number}"
        shutil.copytree(folder, copy)
        yield number, copy
        shutil.rmtree(copy)
        number += 1


STARTS = {"pybadge": None, "busy": None, "with the old version": OLD, "with its source": SOURCE}


@pytest.mark.parametrize("how", INTERRUPTIONS)
@pytest.mark.parametrize("start", STARTS)
def test_interrupted_at_every_operation(pretend, tmp_path, start, how):
    drive = Drive(pretend(start if STARTS[start] is None else "pybadge"))
    known = [NEW]
    if STARTS[start]:
        install(drive, STARTS[start])
        known.append(STARTS[start])
    own_code = tree(drive.root).get("code.py")
    seen = set()
    for at, copy in copies(drive.root, tmp_path):
        stopped = run(Faulty(copy, at, INTERRUPTIONS[how]), NEW, "2")
        files = tree(copy)
        now = state(files, *known)
        seen.add(now)
        if now == "something else":
            assert files["code.py"] == own_code
        if stopped is None:
            break
        if how != "killed":
            assert isinstance(stopped, Unfinished) and "once more" in str(stopped)

        assert run(Drive(copy), NEW, "2") is None
        end = tree(copy)
        assert state(end, NEW) == 0
        assert verify(Drive(copy)) == ("2", len(NEW))
        assert "sixtysix.new" not in end and "sixtysix/update.json" not in end
        assert not [path for path in end if path.startswith("sixtysix/") and path not in NEW] or (
            {path for path in end if path.startswith("sixtysix/")} - set(NEW) == {MANIFEST}
        )
        assert Plan(Drive(copy), NEW, "2").steps == []
    expected = {0, 1, "unfinished"} if STARTS[start] else {0, "something else"}
    assert seen == expected
    if start == "busy":
        assert tree(copy)["sixtysix-backup/code.py"] == own_code


def test_an_interrupted_update_and_then_a_newer_one(pretend, tmp_path):
    drive = Drive(pretend("pybadge"))
    install(drive, OLD)
    for at, copy in copies(drive.root, tmp_path):
        stopped = run(Faulty(copy, at), NEW, "2")
        plan = Plan(Drive(copy), NEWER, "3")
        assert not plan.foreign  # both earlier versions' files are known as ours
        carry_out(Drive(copy), plan.steps)
        ours = {path for path in tree(copy) if path.startswith("sixtysix/")}
        assert ours == {path for path in NEWER if path.startswith("sixtysix/")} | {MANIFEST}
        if stopped is None:
            break
    assert at > 30


def test_interrupted_twice(pretend, tmp_path):
    drive = Drive(pretend("pybadge"))
    install(drive, OLD)
    for at, copy in copies(drive.root, tmp_path):
        if run(Faulty(copy, at), NEW, "2") is None:
            break
        run(Faulty(copy, at // 2), NEW, "2")
        state(tree(copy), NEW, OLD)
        assert run(Drive(copy), NEW, "2") is None
        assert state(tree(copy), NEW) == 0


def test_uninstalling_interrupted_at_every_operation(pretend, tmp_path):
    drive = Drive(pretend("busy"))
    before = tree(drive.root)
    install(drive, OLD)
    for at, copy in copies(drive.root, tmp_path):
        try:
            carry_out(Faulty(copy, at), Removal(Drive(copy)).steps)
            stopped = False
        except Killed:
            stopped = True
        files = tree(copy)
        # The game never starts with half of its files.
        assert "code.py" not in files or state(files, OLD) in (0, "something else")
        carry_out(Drive(copy), Removal(Drive(copy)).steps)
        assert tree(copy) == before
        if not stopped:
            break


def test_nothing_is_lost_when_the_person_says_no(pretend):
    folder = pretend("busy")
    fill(folder, {"sixtysix/mine.txt": b"mine"})
    before = tree(folder)
    Plan(Drive(folder), NEW, "1")
    assert tree(folder) == before
