# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What is ours on a drive: the manifest of a finished installation, and the one that has begun.

Both are JSON: the program's version, and for each file its size in bytes and its SHA-256. The
journal is written before anything else; renaming it to the manifest is the last step of all. So a
journal on the drive means that an update has not ended, and what both name is ours to replace.
"""

import hashlib
import json

MANIFEST = "sixtysix/manifest.json"
JOURNAL = "sixtysix/update.json"

# Stands as code.py while the files around it change. The board shows what is printed.
STOPPED = b"""# Sixty-Six: this drive's files are being changed. If nobody is at it any more,
# run tools/deploy.py once more: it ends what was begun.
import time

print("\\n\\nSixty-Six:\\nupdate not finished.\\n\\nRun tools/deploy.py\\nonce more.")
while True:
    time.sleep(1)
"""

# What CircuitPython itself puts onto a new drive: nobody's work.
_FRESH = (b'print("Hello World!")', b"")


def digest(data):
    """Return the SHA-256 of bytes, in hex."""
    return hashlib.sha256(data).hexdigest()


def describe(content, version, **more):
    """
    Return the manifest of some files.

    :param dict content: path -> bytes
    :param str version: the program's
    :param more: what else it is to say
    """
    files = {
        path: {"size": len(data), "sha256": digest(data)} for path, data in sorted(content.items())
    }
    return {"name": "sixtysix", "version": version, **more, "files": files}


def to_bytes(manifest):
    """Return a manifest as it lies on the drive, a line for each file."""
    text = json.dumps(manifest, separators=(",", ":"))
    return (text.replace("},", "},\n") + "\n").encode()


def _parse(data):
    """Return a manifest as a dictionary, an empty one if the bytes are none."""
    try:
        manifest = json.loads(data or b"{}")
        files = manifest.get("files", {})
        assert all(isinstance(fact["sha256"], str) for fact in files.values())
        return manifest
    except (ValueError, AttributeError, AssertionError, TypeError, KeyError):
        return {}


class Records:
    """
    What earlier runs have written down on a drive.

    ``version`` is that of the finished installation, empty if there is none; ``pending`` tells
    whether one has begun and not ended; ``theirs`` are files that we needed and found there, which
    stay the person's; ``backups`` maps a path to where the person's file was put.

    :param Contents contents: what lies on the drive
    """

    def __init__(self, contents):
        installed = _parse(contents.data(MANIFEST))
        journal = _parse(contents.data(JOURNAL))
        self.version = installed.get("version", "")
        self.pending = contents.path(JOURNAL) is not None
        self.damaged = contents.path(MANIFEST) is not None and not installed
        self.files = installed.get("files", {})
        self.theirs = set()
        self.backups = {}
        self._known = {}
        for manifest in (installed, journal):
            self.theirs.update(manifest.get("theirs", ()))
            self.backups.update(manifest.get("backups", {}))
            for path, facts in manifest.get("files", {}).items():
                self._known.setdefault(path, set()).add(facts["sha256"])
            for path, hashes in manifest.get("earlier", {}).items():
                self._known.setdefault(path, set()).update(hashes)

    def paths(self):
        """Return every path that was ever to be ours."""
        return sorted(set(self._known) - self.theirs)

    def earlier(self):
        """Return all known hashes by path, for the journal of the next run."""
        return {path: sorted(self._known[path]) for path in self.paths()}

    def owns(self, path, data):
        """Tell whether a file with these bytes was written by us, or is nobody's."""
        if path == "code.py" and (data == STOPPED or data.strip() in _FRESH):
            return True
        if path in (MANIFEST, JOURNAL):
            return True
        return path not in self.theirs and digest(data) in self._known.get(path, ())
