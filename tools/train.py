# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
Train the judge's tables of a two-player game by self-play.

    python tools/train.py sixtysix schnapsen
    python tools/train.py sixtysix --resume           after an interruption, from its last round on
    python tools/train.py vu                          by the rules of `tools/vu.py`

Each round plays deals with the tables of the round before (the first with a rule of thumb), then
fits every stage's table to the results by ridge regression, with a prior (`tools.training.prior`).
What was before a move made at random is not learned from. The last tables are rounded to bytes.
All of them go to ``tools/training/GAME.bin``, to be trained further; the first ones, which a board
reads, to ``assets/judge/GAME.bin``. The rounds are those of `SCHEDULES` unless told otherwise. The
same rounds give the same tables, interrupted or not.

In ``build/training`` are then ``GAME.log``, ``GAME.png`` with the learning curve, and ``GAME.npz``,
which `--resume` needs. It takes a C compiler, numpy, and pygame for the curve.
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from sixtysix import rulesets  # noqa: E402
from sixtysix.ai import judge  # noqa: E402
from tools.arena import Progress  # noqa: E402
from tools.training import curve, prior  # noqa: E402
from tools.training.selfplay import STAGES, CompilerMissing, Player, SelfPlay  # noqa: E402

GAMES = rulesets.NAMES[: rulesets.THREE]
VU = "vu"  # no game of ours; its tables are for the arena
TABLES = ROOT / "tools" / "training"
BOARD = ROOT / "assets" / "judge"
WORK = ROOT / "build" / "training"
# Parts, each of rounds, deals a round, the first seed; a part after the first goes on from
# rounded tables. What is published for sixtysix and schnapsen is made by this; tables of the other
# games are of an earlier way to fit, see ``docs/strength.md``.
SCHEDULES = {
    "sixtysix": ((2, 120_000, 66),),
    "schnapsen": ((2, 120_000, 66),),
    "zechcyk": ((3, 60_000, 66),),
    "danish": ((3, 60_000, 66),),
    "santase": ((3, 60_000, 66),),
    VU: ((3, 200_000, 66),),
}
DUELS = 1000  # pairs of deals, of a round's tables against the rule of thumb
DUEL_SEED = 7
BLOCK = 50_000  # rows whose products are counted at a time
ENOUGH = 500  # rows below which a stage is left empty


def fit(rows):
    """Return tables, ``STAGES`` x ``SIZE``, fitted to rows of self-play, and R2 for each stage."""
    tables = np.zeros((STAGES, judge.SIZE), np.float32)
    quality = np.full(STAGES, np.nan)
    expected = prior.precision()
    for stage in range(STAGES):
        chosen = rows[rows[:, 0] == stage]
        if len(chosen) >= ENOUGH:
            result = chosen[:, 1].astype(float)
            on = chosen[:, 2:].astype(np.int64)
            part = np.arange(len(chosen)) % 10 == 0  # held out to see how well it predicts
            trial = _ridge(on[~part], result[~part], expected)
            guess = np.clip(trial[on[part]].sum(axis=1), -3, 3)
            quality[stage] = 1 - ((result[part] - guess) ** 2).mean() / result[part].var()
            tables[stage] = _ridge(on, result, expected)
    return tables, quality


def _ridge(on, result, expected):
    """Return the table whose sums of the rows that are on come closest to the results."""
    size = judge.SIZE
    products = np.zeros(size * size)
    for start in range(0, len(on), BLOCK):
        block = on[start : start + BLOCK]
        pairs = (block[:, :, None] * size + block[:, None, :]).ravel()
        products += np.bincount(pairs, minlength=size * size)
    products = products.reshape(size, size) + expected
    target = np.bincount(on.ravel(), np.repeat(result, on.shape[1]), minlength=size)
    return np.linalg.solve(products, target)


def rounded(tables):
    """Return tables as the device reads them: bytes, 128 above the value in units of `SCALE`."""
    return (np.clip(np.rint(tables * judge.SCALE), -127, 127) + 128).astype(np.uint8)


def for_board(rules, data):
    """Return, of all tables of a game as bytes, those that a board's search can ask for."""
    after_first_trick = rules.pack - 2 * rules.hand - 2  # cards in the stock
    return data[: after_first_trick // 2 * judge.SIZE]


def rules_of(name):
    """Return the rules of a game, or of the VU's."""
    if name != VU:
        return rulesets.Ruleset(rulesets.NAMES.index(name))
    from tools.vu import RULES  # needs PyPI schnapsen

    return rulesets.Ruleset(rulesets.SCHNAPSEN, **RULES)


def read(path):
    """Return the tables of a file as numbers in game points."""
    return numbers(np.frombuffer(path.read_bytes(), np.uint8))


def numbers(data):
    """Return rounded tables as numbers in game points, ``STAGES`` x ``SIZE``."""
    return ((data.astype(np.float32) - 128) / judge.SCALE).reshape(STAGES, judge.SIZE)


class Training:
    """
    The training of one game.

    :param schedule: parts, each of rounds, deals a round, the first round's seed
    :param tables: what the first round plays with; None: a rule of thumb
    :param Path work: the folder of the log, the curve and the state
    """

    def __init__(self, name, schedule, tables=None, work=WORK):
        self._name = name
        self._rounds = [
            (deals, seed + k, part > 0 and k == 0)
            for part, (rounds, deals, seed) in enumerate(schedule)
            for k in range(rounds)
        ]
        self._tables = tables
        # Of each round: what it brings against the rule of thumb, half the interval, R2 by stage.
        self._history = np.zeros((0, 2 + STAGES))
        work.mkdir(parents=True, exist_ok=True)
        self._log, self._curve, self._state = (
            work / (name + end) for end in (".log", ".png", ".npz")
        )

    def resume(self):
        """
        Take up an interrupted training.

        :raises ValueError: if it was of other rounds
        :raises OSError: if there is none
        """
        with np.load(self._state) as state:
            if not np.array_equal(state["rounds"], self._rounds):
                raise ValueError("what was interrupted has other rounds")
            self._tables, self._history = state["tables"], state["history"]

    def run(self):
        """Train the rounds that are left; return the tables."""
        if not len(self._history):
            self._log.write_text("", "utf-8")
        play = SelfPlay(rules_of(self._name))
        for k in range(len(self._history), len(self._rounds)):
            start = time.monotonic()
            self._round(play, *self._rounds[k])
            self._keep()
            self._tell(k, time.monotonic() - start)
        return self._tables

    def _round(self, play, deals, seed, rounding):
        if rounding:
            self._tables = numbers(rounded(self._tables))
        play.weights(self._tables)
        # Stray and close now and then, so that there is something to learn about it.
        player = Player(5, 0 if self._tables is None else 6, 0.03, 0.005, 0.6)
        rows = play.rows(deals, seed, player, progress=Progress(deals).show)
        self._tables, quality = fit(rows)
        play.weights(self._tables)
        play.weights(None, 1)
        first, second = (Player(30, 10, 0, 0, 0.6, number) for number in (0, 1))
        strength = play.duel(DUELS, DUEL_SEED, first, second)
        self._history = np.vstack((self._history, (*strength, *quality)))

    def _keep(self):
        part = self._state.with_suffix(".part.npz")  # a whole file or none
        np.savez(part, rounds=self._rounds, tables=self._tables, history=self._history)
        part.replace(self._state)
        curve.draw(self._curve, self._name, self._history)

    def _tell(self, k, seconds):
        deals, seed, _ = self._rounds[k]
        strength, reach, *quality = self._history[k]
        line = (
            f"{self._name} round {k + 1}/{len(self._rounds)}: {deals} deals, seed {seed}, "
            f"{seconds:.0f} s; {strength:+.2f} (± {reach:.2f}) against the rule of thumb; "
            f"R2 by stage {' '.join('-' if q != q else f'{q:.3f}' for q in quality)}"
        )
        print(line, flush=True)
        with self._log.open("a", encoding="utf-8") as log:
            log.write(line + "\n")


def train(name, schedule, tables=None, resume=False):
    """Return the tables of a game after all rounds; see `Training`."""
    training = Training(name, schedule, tables)
    if resume:
        training.resume()
    return training.run()


def _parse(arguments):
    parser = argparse.ArgumentParser(description="train the judge's tables by self-play")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="game", help=", ".join(GAMES))
    parser.add_argument("--rounds", type=int, help="instead of those of the published tables")
    parser.add_argument("--deals", type=int, default=60_000, help="... with so many deals each")
    parser.add_argument("--seed", type=int, default=66, help="... the first with this seed")
    parser.add_argument("--further", action="store_true", help="begin with the tables in --out")
    parser.add_argument("--resume", action="store_true", help="go on where it was interrupted")
    parser.add_argument(
        "--out",
        type=Path,
        default=TABLES,
        metavar="FOLDER",
        help="where all tables go; if it is not the usual place, the board's are left alone",
    )
    options = parser.parse_args(arguments)
    for name in options.games:
        if name not in GAMES and name != VU:
            parser.error(f"no two-player game is called {name}; there are {', '.join(GAMES)}")
    return options


def main(arguments=None):
    """Train the games named on the command line."""
    options = _parse(arguments)
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        for name in options.games:
            file = options.out / (name + ".bin")
            start = read(file) if options.further else None
            schedule = SCHEDULES[name]
            if options.rounds:
                schedule = ((options.rounds, options.deals, options.seed),)
            data = rounded(train(name, schedule, start, options.resume)).tobytes()
            file.write_bytes(data)
            if name in GAMES and options.out.resolve() == TABLES.resolve():
                (BOARD / file.name).write_bytes(for_board(rules_of(name), data))
    except (CompilerMissing, OSError, ValueError) as error:
        sys.exit(f"train: {error}")
    except KeyboardInterrupt:
        sys.exit("\ntrain: stopped; --resume goes on from the last round that is complete")


if __name__ == "__main__":
    main()
