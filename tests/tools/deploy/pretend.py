# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What the tests of the deploy tool share: two versions of a small game, and drives with faults."""

from pathlib import Path

from tools.deployment.apply import carry_out
from tools.deployment.drive import Drive
from tools.deployment.manifest import STOPPED
from tools.deployment.plan import Plan

# What computers leave on drives; ours never to touch.
HIDDEN = {
    ".metadata_never_index": b"",
    ".fseventsd/no_log": b"",
    ".Trashes": b"",
    "._code.py": b"\0\5\26\7companion",
    "sixtysix/._deal.mpy": b"\0\5\26\7companion",
}

OLD = {
    "boot.py": b"# boot 1\n",
    "code.py": b"# game 1\nimport sixtysix.deal\n",
    "sixtysix/__init__.mpy": b"C\6same",
    "sixtysix/deal.mpy": b"C\6deal 1",
    "sixtysix/ui/old.mpy": b"C\6gone in 2",
    "lib/adafruit_imageload/__init__.mpy": b"C\6imageload",
    "assets/cards.bmp": bytes(range(256)) * 9,
}
NEW = {
    **{path: data for path, data in OLD.items() if path != "sixtysix/ui/old.mpy"},
    "boot.py": b"# boot 2\n",
    "code.py": b"# game 2\nimport sixtysix.deal\n",
    "sixtysix/deal.mpy": b"C\6deal 2, which is longer",
    "sixtysix/ai/solver.mpy": b"C\6new in 2" * 99,
    "assets/cards.bmp": bytes(range(255, -1, -1)) * 8,
}
# The same game as source, as `--source` would have put it there.
SOURCE = {path.replace(".mpy", ".py"): b"# " + data for path, data in OLD.items()}


def install(drive, content, version="1"):
    """Plan and do it; return the plan."""
    plan = Plan(drive, content, version)
    carry_out(drive, plan.steps)
    return plan


def tree(folder):
    """Return all files below a folder: path -> bytes."""
    paths = (path for path in Path(folder).rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def fill(folder, files):
    """Write files below a folder: path -> bytes."""
    for path, data in files.items():
        place = Path(folder, path)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    return Drive(folder)


# ---- faults ----


class Killed(BaseException):
    """The tool is ended from outside, at this very place."""


class Faulty(Drive):
    """
    A drive at which something happens at the operation of a number.

    :param int at: the number, from 0; operations before it are done
    :param error: what is raised there; an ``OSError`` is raised by all that follow, too
    """

    def __init__(self, root, at, error=Killed):
        super().__init__(root)
        self._left = at
        self._error = error
        self.operations = 0

    def _operation(self):
        self.operations += 1
        if self._left <= 0:
            raise self._error() if isinstance(self._error, type) else self._error
        self._left -= 1

    def entries(self, folder=""):
        """List, unless the drive is gone."""
        return self._unless_gone(super().entries, folder)

    def read(self, path):
        """Read, unless the drive is gone."""
        return self._unless_gone(super().read, path)

    def _unless_gone(self, look, path):
        if self._left <= 0 and isinstance(self._error, OSError) and self.operations:
            raise self._error
        return look(path)

    def write(self, path, data):
        """Write, in three operations: the file is there, half of it, all of it."""
        for part in (b"", data[: len(data) // 2], data):
            self._operation()
            super().write(path, part)

    def replace(self, old, new):
        """Rename."""
        self._operation()
        super().replace(old, new)

    def remove(self, path):
        """Remove."""
        self._operation()
        super().remove(path)

    def make_folder(self, path):
        """Make a folder."""
        self._operation()
        super().make_folder(path)

    def remove_folder(self, path):
        """Remove a folder."""
        self._operation()
        super().remove_folder(path)

    def sync(self):
        """Do nothing more than count: the whole machine's disks are not ours to wait for."""
        self._operation()


def state(files, *versions):
    """
    Return what a board would run: the index of a version, ``"unfinished"`` or ``"something else"``.

    :param dict files: what lies on the drive, path -> bytes
    :param versions: contents, path -> bytes
    :raises AssertionError: if it would run one version's ``code.py`` with another's files
    """
    code = files.get("code.py")
    if code == STOPPED:
        return "unfinished"
    for number, version in enumerate(versions):
        if code == version["code.py"]:
            for path, data in version.items():
                assert path == "boot.py" or files.get(path) == data, f"mixture: {path}"
            return number
    return "something else"
