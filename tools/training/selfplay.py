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
STAGES = 9  # tables, in the order of `judge`: two of a closed stock, closing, six of an open one
PART = 1000  # deals between two signs of life; even, as the lead changes from deal to deal
PAIRS = 20  # ... of deals, likewise
ROW_LENGTH = 9  # stage, result for the leader, seven table rows
LEADS, TRIED = 13, 100  # rows of a deal at most: played, and with closings tried in copies


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
        ("sure", ctypes.c_int),
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
        return self._in_parts(self._library.self_play, deals, seed, players, LEADS, progress)

    def closings(self, deals, seed, player, closer, progress=None):
        """
        Play deals of a player, in which nobody closes, and try closings in copies; return the rows
        of these: of each closing, and of the leads that followed.

        :param Player closer: plays what is closed; he closes at random
        :param progress: called with the number of deals played since it was last called
        """
        players = (Player * 2)(player, closer)
        return self._in_parts(self._library.closings, deals, seed, players, TRIED, progress)

    def _in_parts(self, play, deals, seed, players, most, progress):
        found = []
        self._library.start(ctypes.c_uint64(seed))
        while deals:
            part = min(deals, PART)
            out = np.zeros((part * most, ROW_LENGTH), np.int16)
            n = play(self.rules, part, players, _pointer(out))
            found.append(out[:n].copy())
            deals -= part
            if progress:
                progress(part)
        return np.concatenate(found)

    def duel(self, pairs, seed, first, second, progress=None):
        """
        Return the mean result of ``first`` a deal, and half its 95 % interval.

        :param progress: called with the number of pairs played since it was last called
        """
        out = np.zeros(pairs, np.int32)
        self._library.start(ctypes.c_uint64(seed))
        for start in range(0, pairs, PAIRS):
            part = out[start : start + PAIRS]
            self._library.duel(self.rules, len(part), (Player * 2)(first, second), _pointer(part))
            if progress:
                progress(len(part))
        return out.mean() / 2, 1.96 * out.std(ddof=1) / 2 / pairs**0.5

    def certain(self, view, unknown):
        """Return what ``counting.sure_points`` does."""
        side = view.side
        have = view.hand, unknown, view.trump, view.points[side], view.tricks[side]
        return self._library.certain(self.rules, *have)

    def random_deal(self, hands, stock, leader, seed):
        """
        Play a random deal from known cards.

        :return: its moves as bytes, the result for player 0, the judge's last stage and table rows
        """
        moves, result, rows = self._random_deal(hands, stock, leader, seed)
        return moves, result, rows[7], rows[:7]

    def random_closing(self, hands, stock, leader, seed):
        """
        Play the same deal.

        :return: its moves until closing was last possible, the table rows of closing there; of a
            deal in which it never was, None
        """
        moves, _, rows = self._random_deal(hands, stock, leader, seed)
        return (moves[: rows[15]], rows[8:15]) if rows[15] >= 0 else None

    def _random_deal(self, hands, stock, leader, seed):
        moves = (ctypes.c_ubyte * 64)()
        result = ctypes.c_int()
        rows = np.full(16, -1, np.int16)
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
        return bytes(moves[:n]), result.value, rows.tolist()


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
