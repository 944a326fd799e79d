# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The built modules do what their sources do, both on the same MicroPython."""

import re

import pytest

from tests.device.micropython import ROOT, SCRIPTS
from tests.device.test_drive import modules
from tools import build, bundle, onboard

pytestmark = [pytest.mark.device, pytest.mark.slow]


@pytest.fixture(scope="session")
def source(tmp_path_factory):
    """What the drive would hold as source: nothing compiled, no constant written as a number."""
    folder = tmp_path_factory.mktemp("source")
    for path in build.device_sources():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes((ROOT / path).read_bytes())
    for name, path in build.needed_modules().items():
        place = folder / "lib" / name.replace(".", "/")
        place = place / "__init__.py" if path.stem == "__init__" else place.with_suffix(".py")
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(path.read_bytes())
    (folder / "assets").symlink_to(ROOT / "assets")
    return folder


@pytest.fixture
def both(micropython, programs, drive, source):
    """The function that runs a script on the drive's files and on the sources: two texts."""

    def run(script, *arguments, built=None):
        folders = (
            (script, drive, built or arguments),
            (SCRIPTS / f"{script}.py", source, arguments),
        )
        return [
            micropython(program, *details, path=(programs, place, place / "lib"), cwd=place)
            for program, place, details in folders
        ]

    return run


def things(printed, short=(), gone=(), joined=()):
    """
    Return what the script ``contents`` printed: a set of (module, name, what it is).

    :param short: the short names that names have on the drive
    :param gone: the methods that are not there: (module, class, name)
    :param joined: the classes that are one: (module, class, its heir)
    """
    rows = [line.split(" ", 2) for line in printed.splitlines()]
    members = {}
    for _, name, thing in rows:
        if thing.startswith("class "):
            members.setdefault((home_of(thing), name), set()).update(thing.split()[2:])
    for module, base, heir in joined:
        members[module, heir] |= members.pop((module, base))
    found = set()
    for module, name, thing in rows:
        if thing.startswith("class "):
            kind = home_of(thing), name
            inside = {word for word in members.get(kind, ()) if (*kind, word) not in gone}
            thing = " ".join(sorted(short.get(word, word) for word in inside))
        else:
            thing = re.sub(r"('?sixtysix[\w.]+'?)( \1)+(?![\w.])", r"\1", bundle.redirect(thing))
        if thing:
            found.add((bundle.homes().get(module, module), short.get(name, name), thing))
    return found


def home_of(thing):
    """Return the module on the drive that has a class, from its line."""
    module = thing.split()[1]
    return bundle.homes().get(module, module)


def test_every_module_holds_what_its_source_says(both, drive):
    names = modules(drive / "lib") + modules(drive)
    every = dict.fromkeys([*names, *map(build.module_name, build.device_sources())])
    built, source = both("contents", *every, built=names)
    short = onboard.short_names().short
    gone, joined = onboard.gone(), onboard.heirs()
    # The board's own classes keep their names, which may be those of something of ours.
    built, board = things(built, {}), things(source, {}, gone, joined)
    source = things(source, short, gone, joined)
    assert {module for module, _, _ in built} <= set(names)
    assert len({module for module, _, _ in built}) > 40
    # Two modules of a bundle may have different things of one name.
    others = {(module, thing) for module, _, thing in built - source - board}
    assert others <= {(module, thing) for module, _, thing in source}
    # Whole numbers and functions that are called once are written where they are used, and a bundle
    # does not import itself; nothing else is left out.
    there = {(module, part) for module, name, thing in built for part in (name, thing)}
    absent = {
        (name, thing)
        for module, name, thing in source
        if thing != "module" and not {(module, name), (module, thing)} & there
    }
    written = {short.get(name, name).rstrip("_") for *_, name in gone}
    absent = {name for name, thing in absent if not thing.lstrip("-").isdecimal()}
    assert absent <= {"const", *written}


def test_random_deals_of_every_game(both):
    built, source = both("walks", 4)
    assert built == source
    assert len(built.splitlines()) == 4 * 7


def test_computer_players(both):
    built, source = both("deals", 0, 2)
    assert built == source and len(built.split()) == 2


@pytest.mark.parametrize("language", ["en", "pl"])
def test_rules_pages(both, language):
    built, source = (printed.splitlines()[:-1] for printed in both("rules_pages", language))
    assert built == source and len(built) > 300


def test_every_text_of_every_language(both, tmp_path):
    sections, section = [], ""
    for line in (ROOT / build.TEXTS / "en.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line.strip("[]")
        elif "=" in line and not line.startswith("#"):
            sections.append((section, line.partition("=")[0]))
    assert len(sections) > 100
    numbers = build.text_numbers()
    (tmp_path / "names").write_text("".join(f"{part} {name}\n" for part, name in sections))
    (tmp_path / "numbers").write_text(
        "".join(f"{part} {numbered(name, numbers)}\n" for part, name in sections)
    )
    built, source = both("all_texts", tmp_path / "names", built=[tmp_path / "numbers"])
    assert built == source and len(built.splitlines()) % len(sections) == 0


def numbered(name, numbers):
    """Return what stands for a text's name in a built file: ``HOUSE_0`` has the number of HOUSE."""
    if name in numbers:
        return numbers[name]
    first, _, last = name.rpartition("_")
    return f"{numbers[first]}_{last}"
