# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Who sees every screen in every language meets few names: the interpreter keeps them for good."""

import pytest

from sixtysix import save
from sixtysix.texts import LANGUAGES
from tests.device import micropython as runner
from tests.device import scenes

pytestmark = [pytest.mark.device, pytest.mark.slow]

# At 630 the table of names doubles, by 7 KB. What the test itself brings is in here as well.
NAMES = 600
PAGES = " RIGHT" * 40  # through the rules, all pages


def in_language(stored, language):
    """Return what is stored with another language; what is no save stays as it is."""
    if save.state(stored + b"\xff") != save.WHOLE:
        return stored
    parts = save.parts(stored)
    parts[save.SETTINGS] = bytes((language,)) + parts[save.SETTINGS][1:]
    return save.pack(parts)


def line(name, language):
    """Return a scene as the tour takes it."""
    stored, script, screen = scenes.SCENES[name]
    keys = scenes.presses(script + PAGES * (screen == "rules"))
    return f"{in_language(stored, language).hex()} {keys}\n"


def test_all_screens_in_all_languages_have_few_names(
    micropython, programs, drive, tmp_path, figure
):
    every = [(name, code) for code in range(len(LANGUAGES)) for name in scenes.SCENES]
    (tmp_path / "tour").write_text("".join(line(*each) for each in every))
    path = (programs, drive, drive / "lib")

    printed = micropython("tour", tmp_path / "tour", scenes.SEED, path=path, cwd=drive)

    *shown, pool = printed.splitlines()
    assert shown == [scenes.SCENES[name][2] for name, _ in every]
    report = runner.figures(pool)
    figure(f"names after a tour: {report['names']}, {report['bytes of names']:,} bytes")
    assert report["names"] <= NAMES
