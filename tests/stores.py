# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-ins for a machine's storage, which lose their power when a test says so."""

from types import SimpleNamespace

from sixtysix.console.base import Console
from sixtysix.save import WRITES
from sixtysix.settings import Settings

BLANK = b"\xff" * 8192


class PowerCut(BaseException):
    """The power is gone in the middle of a write."""


class Board(Console):
    """
    One block of flash that is erased and then written byte by byte.

    ``cut`` is None, or after how many bytes of the next write the power goes; ``erases`` counts.

    :param folder: where the game may write files; None if the computer holds the drive
    """

    stores = True

    def __init__(self, folder=None, nvm=BLANK):
        self.nvm = bytes(nvm).ljust(len(BLANK), b"\xff")
        self.folder = folder
        self.cut = None
        self.erases = 0

    def read(self, size):
        """Return the first bytes of the block."""
        return self.nvm[:size]

    def write(self, data):
        """Erase and write, as far as the power lasts."""
        self.erases += 1
        written = data if self.cut is None else data[: self.cut]
        self.nvm = written + BLANK[len(written) :]
        if self.cut is not None:
            raise PowerCut

    def file(self, name):
        """Return the path of a file in the folder."""
        return str(self.folder / name) if self.folder else None


def app(console, game=None, settings=None):
    """Return what `save.keep` wants of an app."""
    settings = settings or Settings()
    return SimpleNamespace(console=console, game=game, settings=settings, writes=WRITES, trouble=0)
