# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What goes onto the board's drive, and what the build says when it cannot be made."""

import hashlib
import json
import re
import shutil
import tomllib
import zipfile
from pathlib import Path

import pytest

from sixtysix.console.desktop import BUTTONS
from tools import build, bundle, imports, onboard
from tools.deployment.manifest import MANIFEST


@pytest.fixture
def clone(tmp_path):
    """A small project of the same shape, to spoil."""
    root = tmp_path / "clone"
    (root / "sixtysix" / "console").mkdir(parents=True)
    for name in ("code.py", "boot.py", "sixtysix/__init__.py", "sixtysix/console/desktop.py"):
        (root / name).write_text("pass\n")
    own = ("LICENSE", build.FONT_LICENCE, build.EXAMPLE, "pyproject.toml", "lib/requirements.txt")
    for name in own:
        (root / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(build.ROOT / name, root / name)
    return root


# Folders, and constants that are written where they are used.
NOTHING_LEFT = ("sixtysix.ai", "sixtysix.ui", "sixtysix.moves", "sixtysix.phases")


def test_every_device_file_is_there_as_mpy_for_circuitpython(built):
    folder, sizes = built
    code = build.device_code()
    for source in build.device_sources():
        name = build.module_name(source)
        assert (source.with_suffix(".mpy").as_posix() in sizes) == (name in code)
        assert name in code or bundle.homes().get(name) in code or name in NOTHING_LEFT
    compiled = list(folder.rglob("*.mpy"))
    for path in compiled:
        code = path.read_bytes()
        # Byte 2 is 0 for code without native parts, byte 3 the board's 31-bit small ints.
        assert code[:4] == b"C\x06\x00\x1f", path


def test_functions_that_are_called_once_cost_the_board_nothing(figure):
    gone = onboard.gone()
    figure(f"functions that are not on the drive: {len(gone)}")
    assert len(gone) > 50 and all(name.startswith("_") for *_, name in gone)
    assert ("sixtysix.loading", "Deal", "_end_trick") in gone


def test_a_script_that_uses_such_a_function_is_refused():
    with pytest.raises(build.BuildError, match="spy uses _end_trick, which no built module has"):
        onboard.scripts({"spy": "def look(deal):\n    deal._end_trick(3)\n"})


def test_only_what_the_board_runs_from_source_is_source(built):
    folder, _ = built
    assert {path.name for path in folder.rglob("*.py")} == {"code.py", "boot.py"}


def test_content_is_small_and_names_no_path_of_this_machine(built):
    folder, sizes = built
    assert sum(sizes.values()) < build.LIMIT
    here = str(Path.home()).encode(), str(build.ROOT).encode(), b"site-packages"
    for path in folder.rglob("*.mpy"):
        assert not any(place in path.read_bytes() for place in here), path


def test_licences_of_the_game_the_font_and_every_library(built):
    folder, sizes = built
    shipped = {path.split("/")[1].partition(".")[0] for path in sizes if path.startswith("lib/")}
    assert shipped
    wanted = {"licenses/sixtysix.txt", "licenses/terminus-font.txt"}
    for module in shipped:
        name = module.replace("adafruit_", "adafruit-circuitpython-").replace("_", "-")
        wanted.add(f"licenses/{name}.txt")
    assert {path for path in sizes if path.startswith("licenses/")} == wanted
    for path in wanted:
        assert re.search("MIT|SIL OPEN FONT LICENSE", (folder / path).read_text("utf-8")), path


def test_manifest_has_size_and_hash_of_every_file(built):
    folder, sizes = built
    manifest = json.loads((folder / MANIFEST).read_text())
    assert manifest["version"] == build.program_version()
    facts = {path: (fact["size"], fact["sha256"]) for path, fact in manifest["files"].items()}
    assert set(facts) == set(sizes) - {MANIFEST}
    for path, fact in facts.items():
        data = (folder / path).read_bytes()
        assert fact == (len(data), hashlib.sha256(data).hexdigest())


@pytest.mark.slow
def test_two_builds_and_their_zips_are_the_same_bytes(built, tmp_path):
    folder, sizes = built
    assert build.build(tmp_path / "again") == sizes
    for name, source in (("one.zip", folder), ("two.zip", tmp_path / "again")):
        build.pack(source, tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert archive.testzip() is None
        packed = {name: archive.read(name) for name in archive.namelist()}
    assert packed == {f"CIRCUITPY/{path}": (folder / path).read_bytes() for path in sizes}


def test_files_of_macos_are_not_built(clone, tmp_path):
    for name in ("sixtysix/._deal.py", "assets/._font.bmp", "assets/.DS_Store"):
        (clone / name).write_bytes(b"\0\5\26\7")
    assert not [path for path in build.build(tmp_path / "out", clone) if "/." in path]


def test_a_library_that_a_function_imports_comes_along_and_no_other(clone, tmp_path):
    source = "def crash():\n    from adafruit_display_text import bitmap_label as module\n"
    (clone / "sixtysix" / "crash.py").write_text(source)
    sizes = build.build(tmp_path / "out", clone)
    assert {path for path in sizes if path.startswith("lib/")} == {
        "lib/adafruit_display_text/__init__.mpy",
        "lib/adafruit_display_text/bitmap_label.mpy",
        "lib/adafruit_ticks.mpy",
    }
    assert "licenses/adafruit-circuitpython-display-text.txt" in sizes
    assert "licenses/adafruit-circuitpython-imageload.txt" not in sizes


def test_source_for_boards_that_cannot_load_these_mpy_files(clone, tmp_path):
    (clone / "sixtysix" / "deal.py").write_text("import adafruit_imageload\n_TEN = 5 + 5\n")
    sizes = build.build(tmp_path / "out", clone, source=True)
    assert {"sixtysix/deal.py", "lib/adafruit_imageload/__init__.py"} < set(sizes)
    assert not [path for path in sizes if path.endswith(".mpy")]


def test_a_clone_without_a_version_is_told(clone, tmp_path):
    (clone / "pyproject.toml").write_text("[project]\n")
    with pytest.raises(build.BuildError, match="with a version"):
        build.build(tmp_path / "out", clone)


def test_the_example_of_settings_names_all_that_is_asked_for():
    sources = [build.ROOT / "boot.py", *sorted((build.ROOT / "sixtysix" / "console").glob("*.py"))]
    text = "".join(path.read_text("utf-8") for path in sources)
    asked = set(re.findall(r"""\b(?:pin|number|_output|_pin)\("([A-Z_]+)\"""", text))
    asked |= set(re.findall(r'getenv\("SIXTYSIX_([A-Z_]+)"\)', text))
    asked |= set(BUTTONS)
    example = (build.ROOT / build.EXAMPLE).read_text("utf-8")
    assert set(re.findall(r"^# SIXTYSIX_([A-Z_]+) = ", example, re.MULTILINE)) == asked
    # Without the marks of comments it is what CircuitPython reads.
    lines = re.findall(r"^# (SIXTYSIX_.*)", example, re.MULTILINE)
    assert len(tomllib.loads("\n".join(lines))) == len(asked)


def test_desktop_code_stays_off_the_drive(built):
    _, sizes = built
    assert not [path for path in sizes if "desktop" in path]


def test_nothing_is_imported_that_the_board_lacks():
    libraries = build.needed_modules()
    shipped = set(libraries) | {"sixtysix"}
    desktop = tuple(name.removesuffix(".py").replace("/", ".") for name in onboard.DESKTOP_ONLY)
    lacking = []
    own = ((None, build.ROOT / path) for path in (*build.SOURCES, *build.device_sources()))
    for module, path in (*own, *libraries.items()):
        for found in imports.reachable(path, module, is_package=path.name == "__init__.py"):
            first = found.name.partition(".")[0]
            known = first in imports.BOARD_MODULES or first in shipped or found.name in shipped
            left_out = found.name.startswith((*desktop, *onboard.UNUSED))
            if not (known or found.guarded or left_out):
                lacking.append(f"{path}:{found.line} imports {found.name}")
    assert lacking == []


def test_reachable_stops_where_the_board_would(tmp_path):
    source = tmp_path / "module.py"
    source.write_text(
        "import time\n"
        "try:\n    import gc\n    from typing import List\n    import numpy\n"
        "except ImportError:\n    import math\n"
        "def later():\n    from .near import thing\n"
    )
    found = [item.name for item in imports.reachable(source, "pack.module")]
    # numpy stands after typing, which the board lacks.
    assert found == [
        *("time", "gc", "typing", "typing.List", "math"),
        *("pack.near", "pack.near.thing"),
    ]


def test_small_clone_builds(clone, tmp_path):
    sizes = build.build(tmp_path / "out", clone)
    assert "sixtysix/__init__.mpy" in sizes
    assert not [path for path in sizes if path.startswith("lib/")]


def test_build_replaces_an_earlier_one_and_leaves_nothing_old(clone, tmp_path):
    (clone / "sixtysix" / "old.py").write_text("pass\n")
    build.build(tmp_path / "out", clone)
    (clone / "sixtysix" / "old.py").unlink()
    build.build(tmp_path / "out", clone)
    assert not (tmp_path / "out" / "sixtysix" / "old.mpy").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["clone", "out"]


def test_failed_build_keeps_the_earlier_one(clone, tmp_path):
    build.build(tmp_path / "out", clone)
    (clone / "sixtysix" / "broken.py").write_text("def (:\n")
    with pytest.raises(build.BuildError, match=r"sixtysix/broken\.py does not compile"):
        build.build(tmp_path / "out", clone)
    assert (tmp_path / "out" / "sixtysix" / "__init__.mpy").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["clone", "out"]


def test_folder_with_other_files_is_refused(clone, tmp_path):
    (tmp_path / "drive").mkdir()
    (tmp_path / "drive" / "boot_out.txt").write_text("")
    with pytest.raises(build.BuildError, match=r"boot_out\.txt"):
        build.build(tmp_path / "drive", clone)
    assert (tmp_path / "drive" / "boot_out.txt").exists()


def test_wrong_or_missing_library_is_named(clone, tmp_path):
    requirements = clone / "lib" / "requirements.txt"
    requirements.write_text("adafruit-circuitpython-ticks==0.0.1\n")
    with pytest.raises(build.BuildError, match=r"ticks is installed as .*wants 0\.0\.1"):
        build.build(tmp_path / "out", clone)
    requirements.write_text("adafruit-circuitpython-nothing==1.0\n")
    with pytest.raises(build.BuildError, match="nothing is not installed"):
        build.build(tmp_path / "out", clone)


def test_content_over_the_limit_is_refused(clone, tmp_path):
    (clone / "assets" / "huge.bin").write_bytes(bytes(build.LIMIT))
    with pytest.raises(build.BuildError, match=f"limit is {build.LIMIT:,}"):
        build.build(tmp_path / "out", clone)


@pytest.mark.parametrize(
    ("missing", "message"),
    [("code.py", "has no code.py"), ("sixtysix/__init__.py", "has no folder sixtysix")],
)
def test_not_a_clone(clone, tmp_path, missing, message):
    (clone / missing).unlink()
    with pytest.raises(build.BuildError, match=message):
        build.build(tmp_path / "out", clone)


def test_command_line(tmp_path, capsys):
    assert build.main(["--out", str(tmp_path / "CIRCUITPY"), "--files"]) == 0
    printed = capsys.readouterr().out
    assert "sixtysix/loading.mpy" in printed and "total" in printed
    assert (tmp_path / f"sixtysix-{build.program_version()}.zip").exists()
    (tmp_path / "file").write_text("")
    assert build.main(["--out", str(tmp_path / "file")]) == 1
    assert "is a file, not a folder" in capsys.readouterr().err
    with pytest.raises(SystemExit) as stopped:
        build.main(["--nonsense"])
    assert stopped.value.code == 2
