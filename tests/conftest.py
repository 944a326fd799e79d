# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What all tests share: no window, no clock, the same random numbers every time."""

import os
import sys
from pathlib import Path

# The board's program must be called code.py, and so is a module of the standard library, which
# pytest's debugger imports: that one has to be found first.
_path = sys.path[:]
_root = str(Path(__file__).resolve().parent.parent)
sys.path[:] = [folder for folder in _path if folder not in ("", _root)]
import code  # noqa: F401

sys.path[:] = _path

# Set before anything imports pygame or Blinka.
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")

import pytest
from hypothesis import settings

from tools import build

settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.load_profile("fixed")


def _no_skip_in_ci(report):
    """In CI a skipped test is a failed one: a green run means that everything ran."""
    if report.skipped and os.environ.get("CI") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which CI does not allow: {report.longrepr[2]}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    return _no_skip_in_ci((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(collector):
    return _no_skip_in_ci((yield))


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """The drive's content as the board gets it: its folder, not to be changed, and its sizes."""
    folder = tmp_path_factory.mktemp("build") / "CIRCUITPY"
    return folder, build.build(folder)


@pytest.fixture
def figure(record_property):
    """A function that notes a measured figure, as a line of text, for the end of the run."""
    return lambda text: record_property("figure", text)


def pytest_terminal_summary(terminalreporter):
    """Print what the tests measured."""
    figures = sorted(
        value
        for reports in terminalreporter.stats.values()
        for report in reports
        for name, value in getattr(report, "user_properties", ())
        if name == "figure" and getattr(report, "when", "") == "call"
    )
    if figures:
        terminalreporter.section("measured")
        for line in figures:
            terminalreporter.write_line(line)
