# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""All that lies on the drive loads on a real MicroPython."""

import pytest

pytestmark = pytest.mark.device


def modules(folder):
    """Return the dotted names of the modules below a folder of the drive."""
    paths = (path.relative_to(folder).with_suffix("") for path in sorted(folder.rglob("*.mpy")))
    names = (path.as_posix().removesuffix("/__init__").replace("/", ".") for path in paths)
    return [name for name in names if not name.startswith("lib.")]


def test_every_module_loads(micropython, programs, drive):
    names = ["testbench", *modules(drive / "lib"), *modules(drive)]
    assert "sixtysix.ui.table" in names

    printed = micropython("import_costs", *names, path=(programs, drive, drive / "lib"))

    assert [line.split()[0] for line in printed.splitlines()] == [*names, "all"]
