# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""``tools/deploy.py`` as a person uses it: what it says, what it asks, its exit codes."""

import subprocess
import sys

import pytest

from tests.tools.deploy.pretend import HIDDEN, fill, tree
from tools import build, deploy
from tools.deployment import boards
from tools.deployment.drive import Drive, Room
from tools.deployment.manifest import JOURNAL, MANIFEST, describe, to_bytes


@pytest.fixture
def command(built, capsys):
    """The function that runs the command line: (exit code, what was printed)."""

    def run(*arguments, folders=(), ask=None):
        code = deploy.main(["--from", str(built[0]), *map(str, arguments)], folders, ask)
        out, err = capsys.readouterr()
        return code, out + err

    return run


def never(question):
    """Fail: nothing was to be asked."""
    raise AssertionError(question)


def test_a_fresh_board(command, pretend):
    board = pretend("pybadge", "media/anna/CIRCUITPY 1")
    code, said = command(folders=[pretend("none", "home"), board], ask=never)
    assert code == 0
    assert "board pybadge, UID 5C7DE4B2" in said and "CircuitPython 9.2.8" in said
    assert f"Done: version {build.program_version()} is on the board" in said
    assert "Eject" in said
    code, said = command(folders=[board], ask=never)
    assert code == 0 and "Nothing to do" in said
    code, said = command("--verify", folders=[board])
    assert code == 0 and "complete and unharmed" in said
    code, said = command("--uninstall", folders=[board])
    assert code == 0 and "off the board" in said
    assert set(tree(board)) == {"boot_out.txt", "settings.toml"}
    code, said = command("--uninstall", folders=[board])
    assert code == 0 and "not on this drive" in said


def test_dry_run_says_all_and_writes_nothing(command, pretend):
    board = pretend("busy")
    fill(board, HIDDEN)
    before = tree(board)
    code, said = command("--dry-run", folders=[board], ask=never)
    assert code == 0 and "Nothing was written" in said
    for what in ("sixtysix-backup/code.py", "sixtysix/loading.mpy", "code.py", MANIFEST):
        assert f"would write  {what}" in said
    assert tree(board) == before


@pytest.mark.parametrize(("answer", "code"), [("y", 0), ("Yes", 0), ("", 4), ("n", 4), ("what", 4)])
def test_own_programs_are_asked_for(command, pretend, answer, code):
    board = pretend("busy")
    before = tree(board)
    asked = []
    got, said = command(folders=[board], ask=lambda text: asked.append(text) or answer)
    assert got == code
    assert len(asked) == 1 and "boot.py, code.py" in asked[0]
    if code:
        assert "nothing was changed" in said and tree(board) == before
    else:
        assert "Your code.py is now sixtysix-backup/code.py." in said
        assert tree(board)["sixtysix-backup/code.py"] == before["code.py"]


def test_without_a_terminal_it_does_not_dare(command, pretend):
    board = pretend("busy")
    before = tree(board)
    code, said = command(folders=[board])
    assert code == 4 and "--yes" in said and tree(board) == before
    code, _ = command("--yes", folders=[board])
    assert code == 0 and "sixtysix-backup/boot.py" in tree(board)


def test_an_update_names_both_versions(command, pretend, built, tmp_path):
    board = pretend("pybadge")
    fill(
        tmp_path / "old",
        {"code.py": b"1", MANIFEST: to_bytes(describe({"code.py": b"1"}, "0.0.9"))},
    )
    assert deploy.main(["--from", str(tmp_path / "old")], [board]) == 0
    code, said = command(folders=[board], ask=never)
    assert code == 0 and f"Version 0.0.9 is there, {build.program_version()} takes its" in said


def test_two_boards(command, pretend):
    folders = [pretend("pybadge"), pretend("pygamer", "CIRCUITPY 1")]
    code, said = command(folders=folders)
    assert code == 3 and all(str(folder) in said for folder in folders)
    assert command("--board", "pygamer", folders=folders)[0] == 0
    assert command("--uid", "5C7D", folders=folders)[0] == 0
    assert command("--path", folders[1], folders=folders)[0] == 0


def test_no_board(command, tmp_path):
    code, said = command(folders=[tmp_path])
    assert code == 3 and "CIRCUITPY" in said
    code, said = command("--path", tmp_path / "gone")
    assert code == 3 and "is no folder" in said


@pytest.mark.parametrize("name", ["old", "newer", "nameless", "odd"])
def test_versions_that_do_not_fit(command, pretend, name):
    board = pretend(name)
    before = tree(board)
    code, said = command("--path", board)
    assert code == 4 and "Traceback" not in said and tree(board) == before


@pytest.mark.parametrize("name", ["nameless", "odd"])
def test_a_person_can_say_what_the_board_does_not(command, pretend, name):
    board = pretend(name)
    code, said = command("--path", board, "--circuitpython", "9.2", "--board", "pybadge")
    assert code == 0 and "board pybadge" in said


def test_a_full_drive(command, pretend, monkeypatch):
    monkeypatch.setattr(Drive, "room", lambda self: Room(100_000, 1024))
    board = pretend("pybadge")
    before = tree(board)
    code, said = command(folders=[board])
    assert code == 4 and "too full" in said and tree(board) == before


def test_shadows(command, pretend):
    board = pretend("pybadge")
    fill(board, {"adafruit_imageload.py": b"mine", "random.py": b"mine"})
    code, said = command(folders=[board])
    assert code == 4
    assert "adafruit_imageload.py would be taken" in said and "Note: random.py has" in said


def test_unplugged_and_plugged_in_again(command, pretend, monkeypatch):
    board = pretend("pybadge")
    replace, left = Drive.replace, [40]

    def unplugged(self, old, new):
        left[0] -= 1
        if left[0] < 0:
            raise OSError(19, "No such device")
        replace(self, old, new)

    monkeypatch.setattr(Drive, "replace", unplugged)
    code, said = command(folders=[board])
    assert code == 5 and "Connect it again" in said and "Traceback" not in said
    assert command("--verify", folders=[board])[0] == 6
    monkeypatch.setattr(Drive, "replace", replace)
    code, said = command(folders=[board])
    assert code == 0 and "Going on with an update that was not finished" in said
    assert command("--verify", folders=[board])[0] == 0
    assert JOURNAL not in tree(board)


def test_a_drive_that_is_gone_when_we_look(command, pretend, monkeypatch):
    def gone(self, folder=""):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Drive, "entries", gone)
    monkeypatch.setattr(deploy, "_content", lambda options: ({"code.py": b""}, "1"))
    code, said = command(folders=[pretend("pybadge")])
    assert code == 4 and "cannot be read" in said


def test_verify_names_what_is_wrong(command, pretend):
    board = pretend("pybadge")
    command(folders=[board])
    (board / "assets" / "font.bmp").write_bytes(b"damaged")
    code, said = command("--verify", folders=[board])
    assert code == 6 and "assets/font.bmp is not as it was copied" in said


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({}, "not a whole build"),
        ({"code.py": b"1", "sixtysix/a.mpy": b"M\6"}, "begins with b'M"),
        ({"code.py": b"1", "sixtysix/a.mpy": b"C\7"}, r"begins with b'C\x07'"),
    ],
)
def test_a_folder_that_is_no_build(pretend, tmp_path, capsys, files, message):
    folder = tmp_path / "build"
    folder.mkdir()
    if files:
        fill(folder, {**files, MANIFEST: to_bytes(describe(files, "1"))})
    assert deploy.main(["--from", str(folder)], [pretend("pybadge")]) == 4
    assert message in capsys.readouterr().err
    assert deploy.main(["--from", str(tmp_path / "gone")], [tmp_path / "CIRCUITPY"]) == 4


@pytest.mark.slow
def test_it_builds_by_itself_and_source_too(pretend, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(build, "TARGET", tmp_path / "build" / "CIRCUITPY")
    board = pretend("newer")
    assert deploy.main([], [board]) == 4
    assert deploy.main(["--source"], [board]) == 0
    assert (board / "sixtysix" / "loading.py").exists()
    assert not list(board.rglob("*.mpy"))
    capsys.readouterr()


def test_a_build_that_fails(pretend, monkeypatch, capsys):
    def fail(*details, **more):
        raise build.BuildError("mpy-cross is not installed")

    monkeypatch.setattr(build, "build", fail)
    assert deploy.main([], [pretend("pybadge")]) == 1
    assert "mpy-cross is not installed" in capsys.readouterr().err


def test_without_psutil_or_tqdm(built, pretend, monkeypatch, capsys):
    for name in ("psutil", "tqdm"):
        monkeypatch.setitem(sys.modules, name, None)
    assert deploy.main([]) == 3
    assert "requirements-device.txt" in capsys.readouterr().err
    assert deploy.main(["--from", str(built[0]), "--path", str(pretend("pybadge"))]) == 0


def test_progress_bar_on_a_terminal(command, pretend, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    code, said = command(folders=[pretend("pybadge")])
    assert code == 0 and "Copying: 100%" in said
    code, said = command("--uninstall", folders=[pretend("none", "elsewhere").parent / "CIRCUITPY"])
    assert code == 0 and "Removing: 100%" in said


def test_as_a_script(built, pretend):
    script = build.ROOT / "tools" / "deploy.py"
    run = [sys.executable, str(script)]
    done = subprocess.run([*run, "--nonsense"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    arguments = ["--from", str(built[0]), "--path", str(pretend("pybadge")), "--dry-run"]
    done = subprocess.run([*run, *arguments], capture_output=True, text=True, check=True)
    assert "would write" in done.stdout


def test_every_exit_code_is_written_down():
    codes = {kind.code for kind in _kinds(deploy.DeployError)} | {0, 2}
    text = deploy.__doc__.partition("Exit codes:")[2]
    assert codes == {number for number in range(10) if f"{number} " in text}
    assert boards.MPY_VERSIONS == (9, 10)


def _kinds(kind):
    return [kind, *(deeper for below in kind.__subclasses__() for deeper in _kinds(below))]
