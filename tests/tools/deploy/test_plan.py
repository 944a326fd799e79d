# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What is copied, what is left alone, and what is refused: one test a row of what goes wrong."""

import errno
import os

import pytest

from tests.tools.deploy.pretend import HIDDEN, NEW, OLD, SOURCE, Faulty, fill, install, tree
from tools.deployment import Differs, Refused, Unfinished, apply
from tools.deployment.apply import Removal, carry_out, verify
from tools.deployment.drive import Contents, Drive, Room
from tools.deployment.manifest import JOURNAL, MANIFEST, STOPPED, describe, to_bytes
from tools.deployment.plan import Plan

ROOMY = Room(2_000_000, 512)


@pytest.fixture
def drive(pretend):
    """A fresh board's drive."""
    return Drive(pretend("pybadge"))


def written(plan):
    """Return the paths that a plan writes, in its order."""
    return [step.path for step in plan.steps if step.kind == "write"]


# ---- copying ----


def test_first_installation(drive):
    before = tree(drive.root)
    plan = install(drive, OLD)
    after = tree(drive.root)
    assert {path: after[path] for path in OLD} == OLD
    assert set(after) == set(before) | set(OLD) | {MANIFEST}
    assert after["settings.toml"] == before["settings.toml"]
    assert not plan.foreign  # the program that comes with CircuitPython is nobody's
    assert verify(drive) == ("1", len(OLD))


def test_the_second_run_writes_nothing(drive):
    install(drive, OLD)
    assert Plan(drive, OLD, "1").steps == []


def test_only_what_changed_is_copied_and_code_py_is_last(drive):
    install(drive, OLD)
    order = written(Plan(drive, NEW, "2"))
    changed = {path for path in NEW if NEW[path] != OLD.get(path)}
    assert set(order) == changed | {JOURNAL, MANIFEST}
    # What stops the old game comes first, and the new game after all else.
    assert order[:2] == [JOURNAL, "code.py"]
    assert order[-3:] == ["boot.py", "code.py", MANIFEST]


def test_an_update_leaves_nothing_of_the_old_version(drive):
    install(drive, OLD)
    install(drive, NEW, "2")
    after = tree(drive.root)
    assert {path for path in after if path.startswith("sixtysix/")} == {
        *(path for path in NEW if path.startswith("sixtysix/")),
        MANIFEST,
    }
    assert not (drive.root / "sixtysix" / "ui").exists()
    assert verify(drive) == ("2", len(NEW))


def test_a_damaged_file_is_found_and_put_right(drive):
    install(drive, OLD)
    (drive.root / "sixtysix" / "deal.mpy").write_bytes(b"C\6damaged")
    with pytest.raises(Differs, match=r"sixtysix/deal\.mpy is not as it was copied"):
        verify(drive)
    (drive.root / "assets" / "cards.bmp").unlink()
    with pytest.raises(Differs, match=r"assets/cards\.bmp is missing"):
        verify(drive)
    install(drive, OLD)
    assert verify(drive) == ("1", len(OLD))


def test_verify_knows_a_drive_without_the_game_and_an_unfinished_one(drive):
    with pytest.raises(Differs, match="not on this drive"):
        verify(drive)
    install(drive, OLD)
    drive.replace(MANIFEST, JOURNAL)
    with pytest.raises(Differs, match="has begun and not ended"):
        verify(drive)


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[]", b'{"files": 3}', b'{"files": {"a": 1}}', b"\xff"]
)
def test_a_damaged_manifest_is_no_traceback(drive, damage):
    install(drive, OLD)
    (drive.root / MANIFEST).write_bytes(damage)
    with pytest.raises(Differs):
        verify(drive)
    plan = install(drive, OLD)
    assert any("cannot be read" in line for line in plan.remarks)
    assert verify(drive) == ("1", len(OLD))


# ---- room ----


def test_a_full_drive_is_refused_before_anything_is_written(drive):
    before = tree(drive.root)
    plan = Plan(drive, OLD, "1")
    with pytest.raises(Refused, match=r"too full: .* bytes are needed and 9,000 are free"):
        plan.check(Room(9_000, 512))
    plan.check(ROOMY)
    assert tree(drive.root) == before


def test_room_is_counted_in_clusters(drive):
    plan = Plan(drive, OLD, "1")
    files = len(OLD) + 1
    assert plan.needed(512) < plan.needed(4096)
    assert plan.needed(4096) >= 4096 * files


def test_an_update_needs_little_more_than_its_largest_file(drive):
    large = {**OLD, "assets/a.bmp": bytes(50_000), "assets/b.bmp": bytes(50_000)}
    install(drive, large)
    changed = {**large, "assets/a.bmp": bytes(49_999), "assets/b.bmp": bytes(49_999)}
    assert Plan(drive, changed, "2").needed(512) < 60_000


def test_nothing_to_do_needs_no_room(drive):
    install(drive, OLD)
    Plan(drive, OLD, "1").check(Room(0, 512))


def test_a_drive_that_fills_up_all_the_same(drive):
    full = OSError(errno.ENOSPC, "No space left on device")
    plan = Plan(drive, OLD, "1")
    with pytest.raises(Unfinished, match="the drive is full"):
        carry_out(Faulty(drive.root, 9, full), plan.steps)


def test_room_of_a_real_file_system(drive):
    room = drive.room()
    assert room.free > 0 and room.cluster >= 512


# ---- people's own files ----


def test_own_code_and_boot_are_asked_for_and_kept(pretend):
    drive = Drive(pretend("busy"))
    before = tree(drive.root)
    plan = Plan(drive, OLD, "1")
    assert plan.foreign == ["boot.py", "code.py"]
    install(drive, OLD)
    after = tree(drive.root)
    for name in ("boot.py", "code.py"):
        assert after[f"sixtysix-backup/{name}"] == before[name]
    for name in ("settings.toml", "lib/mine.py", "photos/cat.bmp", "boot_out.txt"):
        assert after[name] == before[name]


def test_a_backup_never_replaces_another(pretend):
    drive = Drive(pretend("busy"))
    mine = drive.read("code.py")
    install(drive, OLD)
    drive.write("code.py", b"another one\n")
    install(drive, OLD)
    drive.write("code.py", mine)
    install(drive, OLD)
    assert drive.read("sixtysix-backup/code.py") == mine
    assert drive.read("sixtysix-backup/code-2.py") == b"another one\n"
    assert not (drive.root / "sixtysix-backup" / "code-3.py").exists()


def test_a_changed_file_of_the_game_is_a_persons(drive):
    install(drive, OLD)
    drive.write("code.py", OLD["code.py"] + b"print('mine')\n")
    plan = Plan(drive, NEW, "2")
    assert plan.foreign == ["code.py"]
    # It would import what is being changed: the board must not run it meanwhile.
    order = written(plan)
    assert plan.backups["code.py"] in order[: order.index("code.py")]
    assert next(step.data for step in plan.steps if step.path == "code.py") == STOPPED


def test_hidden_files_of_computers_are_left_alone(drive):
    fill(drive.root, HIDDEN)
    install(drive, OLD)
    install(drive, NEW, "2")
    Removal(drive)
    carry_out(drive, Removal(drive).steps)
    after = tree(drive.root)
    assert {path: after[path] for path in HIDDEN} == HIDDEN
    assert not [path for path in after if path.startswith("sixtysix/") and path not in HIDDEN]


def test_hidden_files_are_never_copied(tmp_path):
    fill(tmp_path / "build", {**OLD, **HIDDEN})
    names = [path for path, _ in Contents(Drive(tmp_path / "build")).files.values()]
    assert sorted(names) == sorted(OLD)


def test_files_that_vanish_while_we_look(drive, monkeypatch):
    install(drive, OLD)
    contents = Contents(drive)
    (drive.root / "assets" / "cards.bmp").unlink()
    assert contents.data("assets/cards.bmp") is None
    drive.remove("assets/cards.bmp")

    class Vanished:
        name = "._cards.bmp"

        def is_dir(self):
            return False

        def stat(self):
            raise FileNotFoundError

    class Listing(list):
        def __enter__(self):
            return self

        def __exit__(self, *details):
            return None

    monkeypatch.setattr(os, "scandir", lambda folder: Listing([Vanished()]))
    assert drive.entries() == []


def test_a_folder_that_nobody_may_look_into(drive):
    class Closed(Drive):
        def entries(self, folder=""):
            if folder:
                raise PermissionError(errno.EACCES, "Access is denied")
            return [("System Volume Information", None), ("code.py", 3)]

    assert list(Contents(Closed(drive.root)).files) == ["code.py"]


# ---- what would be started instead ----


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("code.txt", r"code\.txt would be started instead of code\.py"),
        ("adafruit_imageload.py", r"adafruit_imageload\.py would be taken instead of the library"),
        ("adafruit_imageload.mpy", r"adafruit_imageload\.mpy would be taken instead"),
        ("Adafruit_ImageLoad/__init__.py", r"Adafruit_ImageLoad would be taken instead"),
        ("sixtysix", "sixtysix is a file, but the game needs a folder"),
        ("lib", "lib is a file, but"),
        ("code.py/mine.txt", r"code\.py is a folder, but"),
    ],
)
def test_what_lies_in_the_way_is_named(pretend, path, message):
    drive = fill(pretend("pygamer"), {path: b"mine"})
    before = tree(drive.root)
    with pytest.raises(Refused, match=message):
        Plan(drive, OLD, "1").check(ROOMY)
    assert tree(drive.root) == before


@pytest.mark.parametrize("path", ["random.py", "board.mpy", "displayio/__init__.py"])
def test_names_of_the_boards_modules_are_remarked(pretend, path):
    drive = fill(pretend("pygamer"), {path: b"mine"})
    plan = Plan(drive, OLD, "1")
    plan.check(ROOMY)
    assert len(plan.remarks) == 1 and path.partition("/")[0] in plan.remarks[0]


def test_our_own_stale_twins_go_and_others_are_named(pretend):
    drive = Drive(pretend("pygamer"))
    install(drive, SOURCE)
    fill(drive.root, {"lib/adafruit_imageload/__init__.py": b"another version"})
    plan = Plan(drive, OLD, "2")
    # Changed by a person since we wrote it: it stays, and two lines say so.
    assert any("lib/adafruit_imageload/__init__.py is not ours" in line for line in plan.remarks)
    carry_out(drive, plan.steps)
    left = [path for path in tree(drive.root) if path.endswith(".py")]
    assert sorted(left) == ["boot.py", "code.py", "lib/adafruit_imageload/__init__.py"]
    # And back: .mpy beside .py is harmless, but it is ours and goes as well.
    install(drive, SOURCE, "3")
    assert not [path for path in tree(drive.root) if path.endswith(".mpy")]


# ---- removing ----


def test_uninstalling_removes_what_was_recorded_and_nothing_else(pretend):
    drive = Drive(pretend("busy"))
    before = tree(drive.root)
    install(drive, OLD)
    fill(drive.root, {"sixtysix/mine.py": b"mine", "assets/mine.bmp": b"mine", "save.bin": b"66"})
    removal = Removal(drive)
    carry_out(drive, removal.steps)
    after = tree(drive.root)
    mine = {"sixtysix/mine.py": b"mine", "assets/mine.bmp": b"mine", "save.bin": b"66"}
    assert after == {**before, **mine}  # their code.py and boot.py are back as well
    assert Removal(drive).steps == []


def test_uninstalling_stops_the_game_first(drive):
    install(drive, OLD)
    paths = [step.path for step in Removal(drive).steps if step.kind == "remove"]
    assert paths[0] == "code.py" and paths[-1] == MANIFEST


def test_uninstalling_leaves_what_was_changed_since(drive):
    install(drive, OLD)
    drive.write("assets/cards.bmp", b"my own cards")
    removal = Removal(drive)
    assert removal.remarks == ["assets/cards.bmp was changed since: it stays."]
    carry_out(drive, removal.steps)
    assert drive.read("assets/cards.bmp") == b"my own cards"


def test_a_library_that_was_there_already_stays(pretend):
    path = "lib/adafruit_imageload/__init__.mpy"
    drive = fill(pretend("pygamer"), {path: OLD[path]})
    install(drive, OLD)
    carry_out(drive, Removal(drive).steps)
    assert set(tree(drive.root)) == {"boot_out.txt", path}


def test_a_file_in_the_folder_of_another_version_is_not_ours(drive):
    install(drive, OLD)
    fill(drive.root, {"sixtysix/ui/old.mpy": b"C\6mine now"})
    plan = install(drive, NEW, "2")
    assert plan.remarks == ["sixtysix/ui/old.mpy is no longer needed, but was changed: it stays."]
    assert drive.read("sixtysix/ui/old.mpy") == b"C\6mine now"


def test_the_manifest_is_that_of_a_drive_filled_by_hand(tmp_path):
    """Whoever copies a build by hand can update and remove it with the tool."""
    drive = fill(tmp_path / "CIRCUITPY", OLD)
    (drive.root / MANIFEST).write_bytes(to_bytes(describe(OLD, "1")))
    assert verify(drive) == ("1", len(OLD))
    assert not Plan(drive, NEW, "2").foreign


# ---- drives that fail ----


def test_read_only_drive_is_refused_in_words(drive):
    locked = OSError(errno.EROFS, "Read-only file system")
    before = tree(drive.root)
    plan = Plan(drive, OLD, "1")
    with pytest.raises(Refused, match="with A held"):
        carry_out(Faulty(drive.root, 0, locked), plan.steps)
    assert tree(drive.root) == before


def test_a_drive_that_does_not_keep_what_is_written(drive):
    class Forgetful(Drive):
        def write(self, path, data):
            super().write(path, data[:100])

    with pytest.raises(Unfinished, match="reads back differently"):
        carry_out(Forgetful(drive.root), Plan(drive, OLD, "1").steps)
    assert set(tree(drive.root)) <= {"boot_out.txt", "code.py", "settings.toml", "sixtysix.new"}
    install(drive, OLD)
    assert verify(drive) == ("1", len(OLD))
    assert not (drive.root / "sixtysix.new").exists()


def test_macos_is_told_how_to_mount_anew(drive, monkeypatch):
    monkeypatch.setattr(apply, "_ADVICE", apply._MACOS)
    gone = OSError(errno.EIO, "Input/output error")
    with pytest.raises(Unfinished, match="diskutil unmount"):
        carry_out(Faulty(drive.root, 30, gone), Plan(drive, OLD, "1").steps)


def test_files_reach_the_drive_before_they_get_their_name(drive, monkeypatch):
    order = []
    replace = os.replace
    monkeypatch.setattr(os, "fsync", lambda number: order.append("fsync"))
    monkeypatch.setattr(os, "replace", lambda old, new: (order.append("rename"), replace(old, new)))
    monkeypatch.setattr(os, "sync", lambda: order.append("sync"))
    plan = install(drive, OLD)
    files = sum(step.kind == "write" for step in plan.steps)
    assert order == ["fsync", "rename"] * files + ["sync"]


def test_stopped_program_runs_on_any_board():
    compile(STOPPED, "code.py", "exec")
    assert b"update not finished" in STOPPED
    lines = [line for line in STOPPED.decode().split('"')[1].split("\\n") if line]
    assert max(map(len, lines)) <= 26  # the columns of a PyBadge's screen
