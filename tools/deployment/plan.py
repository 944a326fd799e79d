# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What has to be done to a drive, worked out in full before anything is written."""

from collections import namedtuple

from tools.deployment import Refused
from tools.deployment.drive import TEMPORARY, Contents
from tools.deployment.manifest import JOURNAL, MANIFEST, STOPPED, Records, describe, to_bytes
from tools.imports import BOARD_MODULES

BACKUPS = "sixtysix-backup"
CODE = "code.py"
# What the board starts, in the order in which it looks for it.
BEFORE_CODE = ("code.txt",)
# Written after all else, in this order.
LAST = ("boot.py", CODE)

# Bytes left to the board itself, for boot_out.txt and what the game exports.
RESERVE = 16 * 1024
_MANY = range(2, 1000)
# A folder's entry for a file takes less, with a long name too.
_ENTRY = 128

Step = namedtuple("Step", "kind path data old", defaults=(b"", ""))
Step.__doc__ = """
One step: its kind, the path, and for ``write`` the bytes, for ``rename`` the old name.

Kinds: ``write``, ``remove``, ``folder``, ``rename``, ``prune`` (remove a folder if it is empty).
"""


class Plan:
    """
    The way from what lies on a drive to the content that is wanted.

    ``steps`` are in order, and empty when there is nothing to do. ``obstacles`` forbid it,
    ``foreign`` are the person's files that would be replaced, ``remarks`` are for the person to
    read.

    :param Drive drive: the drive
    :param dict content: path -> bytes of all that is wanted, without a manifest
    :param str version: the program's version
    """

    def __init__(self, drive, content, version):
        self.contents = Contents(drive)
        self.records = Records(self.contents)
        self.content = content
        self.obstacles = []
        self.remarks = []
        self.writes = []
        self.foreign = []
        self.theirs = set()
        self.backups = {}
        self._new = {name.casefold() for name in content}
        self._cleaning = self._clean()
        if self.records.damaged:
            self.remarks.append(f"{MANIFEST} cannot be read: what differs counts as yours.")
        self._look()
        self._look_for_shadows()
        self._look_for_twins()
        self.obsolete = self._obsolete()
        self._plan_backups()
        self.writes = sorted(self.writes, key=_late)
        self.steps = self._steps(version)

    # ---- what is there ----

    def _clean(self):
        """
        Return the steps that remove what a power cut has left, and plan as if that were done.

        A cut in the middle of a rename can leave one file under two names, which FAT does not know
        to be one: removing either takes the other's bytes. So both go before anything is written.
        """
        cut = self.contents.data(TEMPORARY)
        if cut is None:
            return []
        targets = [path for path, data in self.content.items() if data == cut]
        targets += [path for path in (JOURNAL, MANIFEST) if cut]
        if any(self.contents.data(path) == cut for path in self.content):
            # The person's file is still there, so its copy can be made anew.
            places = (path for path, _ in self.contents.files.values())
            targets += [path for path in places if path.startswith(f"{BACKUPS}/")]
        twins = [path for path in targets if self.contents.data(path) == cut]
        for path in (TEMPORARY, *twins):
            self.contents.files.pop(path.casefold())
        return [Step("remove", path) for path in (TEMPORARY, *twins)]

    def _look(self):
        """Compare every file that is wanted with what lies in its place."""
        for path, data in self.content.items():
            self._check_place(path)
            there = self.contents.data(path)
            if there is None:
                self.writes.append(path)
                continue
            ours = self.records.owns(path, there)
            if there != data:
                self.writes.append(path)
                if not ours:
                    self.foreign.append(path)
            elif not ours and path.startswith("lib/"):
                self.theirs.add(path)

    def _check_place(self, path):
        parts = path.casefold().split("/")
        for length in range(1, len(parts)):
            folder = "/".join(parts[:length])
            if folder in self.contents.files:
                self._obstacle(f"{folder} is a file, but the game needs a folder of that name")
        if path.casefold() in self.contents.folders:
            self._obstacle(f"{path} is a folder, but the game needs a file of that name")

    def _obstacle(self, text):
        if text not in self.obstacles:
            self.obstacles.append(text)

    def _look_for_shadows(self):
        """Find what in the root the board would take instead of the game's files."""
        paths = (path for path in self.content if path.startswith("lib/"))
        libraries = {path.split("/")[1].partition(".")[0] for path in paths}
        for name in self.contents.top():
            stem, _, ending = name.casefold().partition(".")
            if name.casefold() in BEFORE_CODE:
                self._obstacle(f"{name} would be started instead of {CODE}: rename it")
            elif ending not in ("", "py", "mpy") or name.casefold() in self._new:
                continue
            elif stem in libraries:
                self._obstacle(
                    f"{name} would be taken instead of the library in lib/: move it away"
                )
            elif stem in BOARD_MODULES:
                self.remarks.append(
                    f"{name} has the name of a module of the board. "
                    "If the game does not start, move it away."
                )

    def _look_for_twins(self):
        """Find source files that are not ours beside our .mpy: the board takes the source."""
        for path in self.content:
            stem, _, ending = path.rpartition(".")
            twin = self.contents.path(stem + ".py") if ending == "mpy" else None
            if twin and not self._is_ours(twin):
                self.remarks.append(
                    f"{twin} is not ours, and the board takes it instead of {path}. Move it away "
                    "if the game does not start."
                )

    def _is_ours(self, path):
        data = self.contents.data(path)
        return data is not None and self.records.owns(path, data)

    def _obsolete(self):
        """Return our own files that are no longer wanted and that nobody has changed."""
        found = []
        for path in self.records.paths():
            if path.casefold() in self._new or self.contents.path(path) is None:
                continue
            if self._is_ours(path):
                found.append(path)
            else:
                self.remarks.append(f"{path} is no longer needed, but was changed: it stays.")
        return found

    # ---- what to do ----

    def _steps(self, version):
        manifest = self._manifest(version)
        recorded = self.contents.data(MANIFEST) == to_bytes(manifest)
        if recorded and not (self.writes or self.obsolete or self.records.pending):
            return self._cleaning
        journal = {**manifest, "earlier": self.records.earlier()}
        return [
            *self._cleaning,
            *self._folders([JOURNAL]),
            Step("write", JOURNAL, to_bytes(journal)),
            *self._backup_steps(),
            *self._stop(),
            *(Step("remove", path) for path in self.obsolete),
            *(Step("prune", folder) for folder in emptied(self.contents, self.obsolete, self._new)),
            *self._folders(self.writes),
            *(Step("write", path, self.content[path]) for path in self.writes),
            Step("write", MANIFEST, to_bytes(manifest)),
            Step("remove", JOURNAL),
        ]

    def _manifest(self, version):
        more = {"theirs": sorted(self.theirs)} if self.theirs else {}
        backups = {**self.records.backups, **self.backups}
        if backups:
            more["backups"] = backups
        return describe(self.content, version, **more)

    def _stop(self):
        """Have the board say that it is being changed, if it could start a game that is there."""
        there = self.contents.data(CODE)
        rest = [path for path in (*self.obsolete, *self.writes) if path != CODE]
        if there in (None, STOPPED) or not rest or not self.records.paths():
            return []
        if CODE not in self.writes:
            self.writes.append(CODE)
        return [Step("write", CODE, STOPPED)]

    def _plan_backups(self):
        """Find a name for the person's files; what was put aside before is not put there again."""
        for path in self.foreign:
            data = self.contents.data(path)
            stem, _, ending = path.rpartition(".")
            names = [f"{BACKUPS}/{path}", *(f"{BACKUPS}/{stem}-{n}.{ending}" for n in _MANY)]
            self.backups[path] = next(
                name for name in names if self.contents.data(name) in (None, data)
            )
            self._check_place(self.backups[path])

    def _backup_steps(self):
        new = {
            name: self.contents.data(path)
            for path, name in self.backups.items()
            if self.contents.path(name) is None
        }
        return self._folders(new) + [Step("write", name, data) for name, data in new.items()]

    def _folders(self, paths):
        """Return the steps for the folders that these files need and that are not there."""
        steps = []
        for path in sorted(paths):
            parts = path.split("/")[:-1]
            for length in range(1, len(parts) + 1):
                folder = "/".join(parts[:length])
                if folder.casefold() not in self.contents.folders:
                    self.contents.folders[folder.casefold()] = folder
                    steps.append(Step("folder", folder))
        return steps

    # ---- room ----

    def needed(self, cluster):
        """
        Return the free bytes that the steps take at their dearest moment.

        :param int cluster: every file takes a multiple of so many bytes
        """
        sizes = dict(self.contents.files.values())
        used = most = 0
        for step in self.steps:
            there = _taken(sizes.get(step.path, 0), cluster)
            if step.kind == "folder":
                used += cluster
            elif step.kind == "write":
                # The new file lies beside the old one for a moment.
                used += _taken(len(step.data), cluster) + _ENTRY
                most = max(most, used)
                used -= there
                sizes[step.path] = len(step.data)
            elif step.kind == "remove":
                used -= there
        return max(most, used)

    def check(self, room):
        """
        Check that the steps can be done.

        :param Room room: what is free on the drive
        :raises Refused: if something lies in the way or there is not enough room
        """
        if self.obstacles:
            raise Refused("the drive cannot take the game:\n" + "\n".join(self.obstacles))
        needed = self.needed(room.cluster) + RESERVE if self.writes else 0
        if needed > room.free:
            raise Refused(
                f"the drive is too full: {needed:,} bytes are needed and {room.free:,} are free. "
                "Move some of your files away, or empty the trash: on macOS it lies on the drive."
            )


def emptied(contents, removed, kept):
    """
    Return the folders that removing files leaves empty, the innermost first.

    :param Contents contents: what lies on the drive
    :param removed: paths of files that are removed
    :param kept: paths of files that will be there
    """
    gone = {path.casefold() for path in removed}
    staying = set(contents.files) - gone | {path.casefold() for path in kept}
    found = set()
    for path in removed:
        folder = path.rpartition("/")[0]
        while folder and not any(path.startswith(folder.casefold() + "/") for path in staying):
            found.add(folder)
            folder = folder.rpartition("/")[0]
    found.discard("lib")  # CircuitPython's own
    return sorted(found, key=lambda folder: (-folder.count("/"), folder))


def _late(path):
    return (LAST.index(path) if path in LAST else -1, path)


def _taken(size, cluster):
    return -(-size // cluster) * cluster
