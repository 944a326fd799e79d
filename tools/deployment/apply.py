# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Do to a drive what a plan says, each file in steps that can be interrupted, and check it."""

import errno
import sys

from tools.deployment import Differs, Refused, Unfinished
from tools.deployment.drive import TEMPORARY, Contents
from tools.deployment.manifest import JOURNAL, MANIFEST, STOPPED, Records, digest
from tools.deployment.plan import CODE, LAST, Step, emptied

_LOCKED = (errno.EROFS, errno.EACCES, errno.EPERM)
# A folder that is gone already, or in which something of a person's or of macOS's lies.
_STAYS = (errno.ENOENT, errno.ENOTEMPTY, errno.EEXIST, errno.EACCES)

_AGAIN = (
    "It is not finished: until it is, the board says so on its screen, or runs what it ran before. "
    "Run the same command once more: it goes on where this stopped."
)
_MACOS = (
    "\nmacOS writes to such drives late and sometimes not at all. If it happens again, mount the "
    "drive anew:\n"
    "  diskutil unmount /Volumes/CIRCUITPY\n"
    "  sudo mkdir /Volumes/CIRCUITPY\n"
    "  sudo mount -t msdos -o sync,noasync /dev/diskNs1 /Volumes/CIRCUITPY\n"
    "where `diskutil list` shows N."
)
_ADVICE = _MACOS if sys.platform == "darwin" else ""


def carry_out(drive, steps, progress=lambda step: None):
    """
    Do the steps.

    :param progress: called after each step with the step
    :raises Refused: if the drive cannot be written to; nothing has changed then
    :raises Unfinished: if it fails later; the same run once more ends the work
    """
    done = 0
    step = None
    try:
        for step in steps:
            _do(drive, step)
            done += 1
            progress(step)
        drive.sync()
        _check(drive, steps)
    except OSError as error:
        if error.errno in _LOCKED and not done:
            raise Refused(_locked(error)) from None
        raise Unfinished(_stopped(step, error)) from None
    except KeyboardInterrupt:
        raise Unfinished(f"stopped. {_AGAIN}") from None


def _do(drive, step):
    if step.kind == "write":
        # Whole and checked before it has its name, so that no file is ever half of one.
        drive.write(TEMPORARY, step.data)
        _compare(drive, TEMPORARY, step)
        drive.replace(TEMPORARY, step.path)
    elif step.kind == "rename":
        drive.replace(step.old, step.path)
    elif step.kind == "remove":
        drive.remove(step.path)
    elif step.kind == "folder":
        drive.make_folder(step.path)
    else:
        try:
            drive.remove_folder(step.path)
        except OSError as error:
            if error.errno not in _STAYS:
                raise


def _compare(drive, path, step):
    if drive.read(path) != step.data:
        raise Unfinished(
            f"{step.path} was written, but reads back differently: the drive is full, worn or "
            f"damaged. {_AGAIN}{_ADVICE}"
        )


def _check(drive, steps):
    """Read back, under its own name, all that was written and is to stay."""
    last = {step.path: step for step in steps if step.kind in ("write", "remove")}
    for path, step in last.items():
        if step.kind == "write":
            _compare(drive, path, step)


def _stopped(step, error):
    what = f"{step.path}: " if step else ""
    if error.errno == errno.ENOSPC:
        return f"{what}the drive is full. Move some of your files away. {_AGAIN}"
    reason = error.strerror or str(error)
    return f"{what}{reason}. Was the board unplugged or reset? Connect it again. {_AGAIN}{_ADVICE}"


def _locked(error):
    return (
        f"the drive cannot be written to ({error.strerror}). If the board was switched on with A "
        "held, it keeps the drive to itself: press reset and hold nothing. Otherwise check that "
        "your account may write there, or let your system repair the drive."
    )


# ---- checking, removing ----


def verify(drive):
    """
    Compare what lies on a drive with its own manifest.

    :return: (version, number of files)
    :raises Differs: if it does not agree; the text names the files
    """
    contents = Contents(drive)
    records = Records(contents)
    if records.pending:
        raise Differs(f"an update has begun and not ended. {_AGAIN}")
    if not records.files:
        raise Differs(f"there is no {MANIFEST} that can be read: the game is not on this drive.")
    wrong = []
    for path, facts in records.files.items():
        data = contents.data(path)
        if data is None:
            wrong.append(f"{path} is missing")
        elif digest(data) != facts["sha256"]:
            wrong.append(f"{path} is not as it was copied")
    if wrong:
        raise Differs("\n".join([*wrong, "Run the tool without --verify: it copies them again."]))
    return records.version, len(records.files)


class Removal:
    """
    The way to a drive without the game: only what was recorded goes, backups come back.

    ``steps`` and ``remarks`` are as in a `Plan`.

    :param Drive drive: the drive
    """

    def __init__(self, drive):
        contents = Contents(drive)
        records = Records(contents)
        self.remarks = []
        self.steps = []
        gone = []
        for path in records.paths():
            data = contents.data(path)
            if data is None:
                continue
            if records.owns(path, data):
                gone.append(path)
            elif path not in records.backups or contents.path(records.backups[path]):
                self.remarks.append(f"{path} was changed since: it stays.")
        if CODE not in gone and contents.data(CODE) == STOPPED:
            gone.append(CODE)
        # What the board starts goes first, so that it never starts with half of the rest.
        gone.sort(key=lambda path: (-LAST.index(path) if path in LAST else 1, path))
        back = {
            path: name
            for path, name in sorted(records.backups.items())
            if contents.path(name) and (path in gone or contents.path(path) is None)
        }
        own = [path for path in (JOURNAL, MANIFEST) if contents.path(path)]
        extra = [TEMPORARY] if contents.path(TEMPORARY) else []
        if not (gone or own or extra):
            return
        removed = [*gone, *back.values(), *own]
        self.steps = [Step("remove", path) for path in (*extra, *gone)]
        self.steps += [Step("rename", path, old=name) for path, name in back.items()]
        self.steps += [Step("remove", path) for path in own]
        self.steps += [Step("prune", folder) for folder in emptied(contents, removed, back)]
