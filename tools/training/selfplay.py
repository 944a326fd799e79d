# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""The compiled self-play of ``selfplay.c``, from Python."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from sixtysix.ai import judge

HERE = Path(__file__).parent
FIELDS = (
    "pack hand duty_gone duty_closed last_bonus bonus_closed last_wins exchange exchange_tricks "
    "exchange_first exchange_stock exchange_closed marriage_counts marriage_queen marriage_gone "
    "marriage_closed marriage_first close_before close_after close_first close_stock closed_score "
    "close_failed"
).split()
JUDGES = 3  # sets of tables kept side by side
STAGES = 14  # tables: six for an open stock, four closed by who leads, four by the other
PART = 1000  # deals between two signs of life; even, as the lead changes from deal to deal
ROW_LENGTH = 9  # stage, result for the leader, seven table rows


class CompilerMissing(RuntimeError):
    """No C compiler is installed."""


class Player(ctypes.Structure):
    """How a player of the simulator plays; see ``Player`` in ``selfplay.c``."""

    _fields_ = (
        ("worlds", ctypes.c_int),
        ("close_worlds", ctypes.c_int),
        ("slips", ctypes.c_double),
        ("close_random", ctypes.c_double),
        ("close_margin", ctypes.c_double),
        ("judge", ctypes.c_int),
        ("inside", ctypes.c_int),
    )


class SelfPlay:
    """
    The simulator for one two-player game.

    :param Ruleset rules: the game
    :raises CompilerMissing: if there is no ``cc`` on this machine
    """

    def __init__(self, rules):
        self._library = _compiled()
        self.rules = (ctypes.c_int * len(FIELDS))(*(getattr(rules, f) for f in FIELDS))

    def weights(self, tables, number=0):
        """Set a judge: ``STAGES`` x ``SIZE`` floats in game points; None: a rule of thumb."""
        data = None if tables is None else np.ascontiguousarray(tables, np.float32)
        self._library.set_weights(
            number, None if data is None else data.ctypes.data_as(ctypes.c_void_p)
        )

    def rows(self, deals, seed, player, other=None, progress=None):
        """
        Play deals of a player against itself, or another; return their rows, int16 of
        n x ROW_LENGTH.

        :param progress: called with the number of deals played since it was last called
        """
        players = (Player * 2)(player, other or player)
        found = []
        self._library.start(ctypes.c_uint64(seed))
        while deals:
            part = min(deals, PART)
            out = np.zeros((part * 13, ROW_LENGTH), np.int16)
            n = self._library.self_play(self.rules, part, players, _pointer(out))
            found.append(out[:n])
            deals -= part
            if progress:
                progress(part)
        return np.concatenate(found)

    def duel(self, pairs, seed, first, second):
        """Return the mean result of ``first`` a deal, and half its 95 % interval."""
        out = np.zeros(pairs, np.int32)
        self._library.duel(
            self.rules, pairs, ctypes.c_uint64(seed), (Player * 2)(first, second), _pointer(out)
        )
        return out.mean() / 2, 1.96 * out.std(ddof=1) / 2 / pairs**0.5

    def random_deal(self, hands, stock, leader, seed):
        """
        Play a random deal from known cards.

        :return: its moves as bytes, the result for player 0, the judge's last stage and table rows
        """
        moves = (ctypes.c_ubyte * 64)()
        result = ctypes.c_int()
        rows = np.zeros(8, np.int16)
        n = self._library.random_deal(
            self.rules,
            (ctypes.c_int * 2)(*hands),
            bytes(stock),
            len(stock),
            leader,
            ctypes.c_uint64(seed),
            moves,
            ctypes.byref(result),
            _pointer(rows),
        )
        return bytes(moves[:n]), result.value, int(rows[7]), [int(row) for row in rows[:7]]


def _pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def _compiled():
    """Return the library, compiled anew for each process that asks; that takes a second."""
    compiler = shutil.which(os.environ.get("CC", "cc")) or shutil.which("gcc")
    if not compiler:
        raise CompilerMissing("a C compiler (cc or gcc) is needed for self-play")
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "selfplay.so"
        command = [compiler, "-O2", "-shared", "-fPIC", "-o", str(library)]
        subprocess.run([*command, str(HERE / "selfplay.c")], check=True)
        loaded = ctypes.CDLL(str(library))
    assert loaded.self_play and judge.SIZE == 1958
    return loaded
