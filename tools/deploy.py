# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Put the game onto a connected board: ``python tools/deploy.py``.

Finds the board's drive, builds the game, copies what has changed and checks it. Interrupted at any
point, the same command once more ends the work; meanwhile the board runs what it ran before or
says that the update is not finished.

Exit codes: 0 done, 1 could not build, 2 wrong arguments, 3 no board, or it is not clear which,
4 the drive cannot take the game as it is and nothing was written, 5 begun and not finished,
6 --verify found a difference.
"""

import argparse
import sys
from pathlib import Path

if __package__ in (None, ""):
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import build
from tools.deployment import DeployError, NoBoard, Refused, boards
from tools.deployment.apply import Removal, carry_out, verify
from tools.deployment.drive import Contents, Drive
from tools.deployment.manifest import MANIFEST
from tools.deployment.plan import Plan


def main(arguments=None, folders=None, ask=None):
    """
    Run the command line; return the exit code.

    :param folders: folders of mounted drives, instead of asking the system
    :param ask: asks the person a question and returns the answer; None for the terminal, if there
        is one
    """
    options = _parser().parse_args(arguments)
    try:
        board = _board(options, folders)
        print(boards.describe(board).strip())
        drive = Drive(board.path)
        if options.verify:
            version, count = verify(drive)
            print(f"Version {version} is complete and unharmed: {count} files.")
        elif options.uninstall:
            _uninstall(drive, options, ask)
        else:
            _install(drive, board, options, ask)
    except DeployError as error:
        print(f"deploy: {error}", file=sys.stderr)
        return error.code
    except build.BuildError as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        # Only looking is left outside of carry_out: nothing was written.
        print(f"deploy: the drive cannot be read: {error}", file=sys.stderr)
        return Refused.code
    return 0


def _parser():
    parser = argparse.ArgumentParser(description="Put the game onto a connected board.")
    add = parser.add_argument
    add("--path", type=Path, help="the drive's folder, if it is not found by itself")
    add("--board", default="", help="the board's id, such as pybadge, if several are connected")
    add("--uid", default="", help="the beginning of the board's UID, if several are connected")
    add("--circuitpython", default="", metavar="VERSION", help="if the board does not say it")
    add("--from", type=Path, dest="folder", help="copy this folder, built before")
    add("--source", action="store_true", help="copy source instead of .mpy: needs more memory")
    add("--yes", action="store_true", help="replace the drive's code.py and boot.py unasked")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--dry-run", action="store_true", help="say what would be done, do nothing")
    what.add_argument("--verify", action="store_true", help="check the files on the drive")
    what.add_argument("--uninstall", action="store_true", help="remove the game from the drive")
    return parser


def _board(options, folders):
    if options.path is None:
        found = boards.find(boards.mounted() if folders is None else folders)
        board = boards.choose(*found, options.board, options.uid)
    elif options.path.is_dir():
        board = boards.read_board(options.path)
    else:
        raise NoBoard(f"{options.path} is no folder. Is the board connected and its drive mounted?")
    return board._replace(
        board=options.board or board.board, version=options.circuitpython or board.version
    )


# ---- installing ----


def _install(drive, board, options, ask):
    boards.check_version(board, options.source)
    content, version = _content(options)
    plan = Plan(drive, content, version)
    for line in (*boards.remarks(board), *plan.remarks):
        print(f"Note: {line}")
    plan.check(drive.room())
    if options.dry_run:
        _list(plan.steps)
        return
    if not plan.steps:
        print(f"Nothing to do: version {version} is there, every byte of it.")
        return
    if plan.foreign:
        _consent(plan.foreign, options, ask)
    if plan.records.version not in ("", version):
        print(f"Version {plan.records.version} is there, {version} takes its place.")
    if plan.records.pending:
        print("Going on with an update that was not finished.")
    _carry_out(drive, plan.steps, "Copying")
    kept = [f"Your {path} is now {name}." for path, name in plan.backups.items()]
    print("\n".join([*kept, f"Done: version {version} is on the board, written and read back."]))
    print("Eject the drive, then press the board's reset button once.")


def _content(options):
    """Return the files to copy, path -> bytes, and the program's version."""
    folder = options.folder
    if folder is None:
        folder = build.TARGET.with_name(build.TARGET.name + ("-source" if options.source else ""))
        build.build(folder, source=options.source)
    elif not folder.is_dir():
        raise Refused(f"{folder} is no folder.")
    whole = Drive(folder)
    try:
        version, _ = verify(whole)
    except DeployError as error:
        raise Refused(f"{folder} is not a whole build of the game:\n{error}") from None
    content = {path: whole.read(path) for path, _ in Contents(whole).files.values()}
    del content[MANIFEST]
    _check_format(content)
    return content, version


def _check_format(content):
    head = build.CIRCUITPYTHON + bytes([build.MPY_VERSION])
    for path, data in content.items():
        if path.endswith(".mpy") and data[:2] != head:
            raise Refused(
                f"{path} begins with {data[:2]!r}, but CircuitPython 9 and 10 want {head!r}: "
                "build it anew with `make device`."
            )


def _consent(foreign, options, ask):
    listed = ", ".join(foreign[:5]) + (f" and {len(foreign) - 5} more" if foreign[5:] else "")
    question = f"The drive holds {listed}, which this tool did not write. Replace, and keep a copy?"
    if options.yes:
        return
    if ask is None and not sys.stdin.isatty():
        raise Refused(f"{question} There is no terminal to answer at: say it with --yes.")
    answer = (ask or input)(f"{question} [y/N] ")
    if answer.strip().lower() not in ("y", "yes"):
        raise Refused("nothing was changed.")


# ---- removing ----


def _uninstall(drive, options, ask):
    removal = Removal(drive)
    for line in removal.remarks:
        print(f"Note: {line}")
    if not removal.steps:
        print("The game is not on this drive: nothing to do.")
        return
    _carry_out(drive, removal.steps, "Removing")
    print(
        "Done: the game is off the board. What it has saved, and your own files, are still there."
    )


# ---- the work, visible ----


def _list(steps):
    for step in steps:
        size = f"  {len(step.data):,} bytes" if step.kind == "write" else ""
        print(f"would {step.kind:7}{step.path}{size}")
    print(f"{len(steps)} steps. Nothing was written.")


def _carry_out(drive, steps, what):
    try:
        from tqdm import tqdm
    except ImportError:
        print(f"{what}. (The package tqdm would show how far it is.)")
        carry_out(drive, steps)
        return
    work = {step: len(step.data) or 1 for step in steps}
    total = sum(work[step] for step in steps)
    # disable=None: no bar where the output is not a terminal.
    with tqdm(total=total, unit="B", unit_scale=True, desc=what, disable=None) as bar:
        carry_out(drive, steps, lambda step: bar.update(work[step]))


if __name__ == "__main__":
    sys.exit(main())
