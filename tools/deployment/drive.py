# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""A board's drive as the deploy tool sees it: a handful of operations, all else is built of them.

Paths are written with ``/`` and start at the drive's root. Errors are ``OSError``.
"""

import os
import sys
from collections import namedtuple
from pathlib import Path

TEMPORARY = "sixtysix.new"  # what is being written, until it is whole

Room = namedtuple("Room", "free cluster")
Room.__doc__ = "Free bytes of a drive, and the bytes of which every file takes a multiple."

# Where a system does not tell: no drive of 2 to 8 MB has larger ones.
_CLUSTER = 4096


class Drive:
    """
    A drive that is mounted as a folder.

    :param root: the folder
    """

    def __init__(self, root):
        self.root = Path(root)

    def __str__(self):
        return str(self.root)

    def _place(self, path):
        return self.root.joinpath(*path.split("/")) if path else self.root

    # ---- looking ----

    def entries(self, folder=""):
        """Return what lies in a folder: pairs (name, size in bytes, or None for a folder)."""
        found = []
        with os.scandir(self._place(folder)) as listing:
            for entry in listing:
                try:
                    size = None if entry.is_dir() else entry.stat().st_size
                except FileNotFoundError:
                    continue  # macOS: a companion file that went with its file
                found.append((entry.name, size))
        return found

    def read(self, path):
        """Return a file's bytes as they lie on the drive, not as the system remembers them."""
        with open(self._place(path), "rb") as file:
            _look_again(file.fileno())
            return file.read()

    def room(self):
        """Return the `Room` that is left."""
        if hasattr(os, "statvfs"):
            facts = os.statvfs(self.root)
            return Room(facts.f_bavail * facts.f_frsize, facts.f_frsize)
        import psutil

        return Room(psutil.disk_usage(str(self.root)).free, _CLUSTER)

    # ---- changing ----

    def write(self, path, data):
        """Write a file in place and wait until it has reached the drive."""
        with open(self._place(path), "wb") as file:
            file.write(data)
            file.flush()
            _flush(file.fileno())

    def replace(self, old, new):
        """Give a file another name, in one step, even if a file has that name."""
        os.replace(self._place(old), self._place(new))

    def remove(self, path):
        """Remove a file; it may have vanished by itself."""
        self._place(path).unlink(missing_ok=True)

    def make_folder(self, path):
        """Make a folder in one that is there."""
        self._place(path).mkdir()

    def remove_folder(self, path):
        """Remove a folder that is empty."""
        self._place(path).rmdir()

    def sync(self):
        """Wait until all has reached the drive, names and folders too."""
        if hasattr(os, "sync"):
            os.sync()


def _flush(number):
    """Bring a file to its drive; macOS has a call of its own for that."""
    os.fsync(number)
    if sys.platform == "darwin":
        import fcntl

        try:
            fcntl.fcntl(number, fcntl.F_FULLFSYNC)
        except OSError:
            pass  # not every kind of drive can


def _look_again(number):
    """Have what is read come from the drive rather than from the system's memory."""
    if hasattr(os, "posix_fadvise"):
        os.posix_fadvise(number, 0, 0, os.POSIX_FADV_DONTNEED)
    elif sys.platform == "darwin":
        import fcntl

        fcntl.fcntl(number, fcntl.F_NOCACHE, 1)


# ---- what lies on it ----


class Contents:
    """
    What lies on a drive when we come to it.

    Names that begin with a dot belong to the computers that it was connected to and are not seen:
    ``._*``, ``.fseventsd``, ``.Trashes``, ``.metadata_never_index``.

    ``files`` maps a path, in small letters because the drive does not tell them from capitals, to
    (path, size); ``folders`` maps it to the path.
    """

    def __init__(self, drive):
        self._drive = drive
        self.files = {}
        self.folders = {}
        todo = [""]
        while todo:
            folder = todo.pop()
            for name, size in self._listing(folder):
                path = f"{folder}/{name}" if folder else name
                if name.startswith("."):
                    continue
                if size is None:
                    self.folders[path.casefold()] = path
                    todo.append(path)
                else:
                    self.files[path.casefold()] = (path, size)

    def _listing(self, folder):
        try:
            return sorted(self._drive.entries(folder), key=str)
        except OSError:
            if not folder:
                raise
            return []  # Windows keeps a folder of its own that nobody may look into

    def path(self, path):
        """Return the file as its name is spelled there, or None."""
        return self.files.get(path.casefold(), (None,))[0]

    def size(self, path):
        """Return the size of a file that is there."""
        return self.files[path.casefold()][1]

    def data(self, path):
        """Return a file's bytes, or None if it is not there."""
        spelled = self.path(path)
        try:
            return self._drive.read(spelled) if spelled else None
        except FileNotFoundError:
            return None

    def top(self):
        """Return the names of files and folders in the drive's root."""
        paths = [path for path, _ in self.files.values()] + list(self.folders.values())
        return sorted(path for path in paths if "/" not in path)
