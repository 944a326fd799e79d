# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Pretend drives."""

import os
import shutil
from pathlib import Path

import pytest

PRETEND = Path(__file__).with_name("drives")


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch):
    """Do not wait for this machine's real disks; whether it is asked to is a test of its own."""
    monkeypatch.setattr(os, "fsync", lambda number: None)
    monkeypatch.setattr(os, "sync", lambda: None, raising=False)
    monkeypatch.setattr(os, "posix_fadvise", lambda *details: None, raising=False)


@pytest.fixture
def pretend(tmp_path):
    """The function that makes a pretend drive of the folder ``drives``: (name, mounted as)."""

    def make(name, mount="CIRCUITPY"):
        folder = tmp_path / mount
        if (PRETEND / name).is_dir():
            shutil.copytree(PRETEND / name, folder)
        else:
            folder.mkdir(parents=True)
        return folder

    return make
