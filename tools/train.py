# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
Train the judge's tables of a two-player game by self-play.

    python tools/train.py sixtysix schnapsen
    python tools/train.py vu                          by the rules of `tools/vu.py`

Each round plays deals with the tables of the round before (the first with a rule of thumb), then
fits every stage's table to the results by ridge regression. The last tables are rounded to bytes.
All of them go to ``tools/training/GAME.bin``, to be trained further; the first ones, which a board
reads, to ``assets/judge/GAME.bin``.
"""

import argparse
import sys
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from sixtysix import rulesets  # noqa: E402
from sixtysix.ai import judge  # noqa: E402
from tools.training.selfplay import STAGES, CompilerMissing, Player, SelfPlay  # noqa: E402

GAMES = rulesets.NAMES[: rulesets.THREE]
VU = "vu"  # no game of ours; its tables are for the arena
TABLES = ROOT / "tools" / "training"
BOARD = ROOT / "assets" / "judge"
RIDGE_PATTERNS = 20.0  # how much a table row is drawn towards 0
RIDGE_REST = 5.0
ENOUGH = 500  # rows below which a stage is left empty


def fit(rows):
    """Return tables, ``STAGES`` x ``SIZE``, fitted to rows of self-play, and R2 for each stage."""
    tables = np.zeros((STAGES, judge.SIZE), np.float32)
    quality = np.full(STAGES, np.nan)
    for stage in range(STAGES):
        chosen = rows[rows[:, 0] == stage]
        if len(chosen) >= ENOUGH:
            result = chosen[:, 1].astype(float)
            on = chosen[:, 2:].astype(np.int64)
            part = np.arange(len(chosen)) % 10 == 0  # held out to see how well it predicts
            trial = _ridge(on[~part], result[~part])
            guess = np.clip(trial[on[part]].sum(axis=1), -3, 3)
            quality[stage] = 1 - ((result[part] - guess) ** 2).mean() / result[part].var()
            tables[stage] = _ridge(on, result)
    return tables, quality


def _ridge(on, result):
    """Return the table whose sums of the rows that are on come closest to the results."""
    size = judge.SIZE
    pairs = (on[:, :, None] * size + on[:, None, :]).ravel()
    products = np.bincount(pairs, minlength=size * size).reshape(size, size).astype(float)
    ridge = np.full(size, RIDGE_PATTERNS)
    ridge[2 * judge.PATTERNS :] = RIDGE_REST
    products[np.diag_indices(size)] += ridge
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
    data = np.frombuffer(path.read_bytes(), np.uint8).astype(np.float32)
    return ((data - 128) / judge.SCALE).reshape(STAGES, judge.SIZE)


def train(name, rounds, deals, seed, tables=None):
    """
    Return the tables of a game after a number of rounds; prints how well they predict.

    :param tables: what the first round plays with; None: a rule of thumb
    """
    play = SelfPlay(rules_of(name))
    for k in range(rounds):
        play.weights(tables)
        # Close now and then at random, so that there is something to learn about it.
        player = Player(5, 0 if tables is None else 10, 0.07, 0.03, 0.6)
        tables, quality = fit(play.rows(deals, seed + k, player))
        shown = " ".join("  -  " if q != q else "%.3f" % q for q in quality)
        print("%s round %d, R2 by stage: %s" % (name, k + 1, shown), flush=True)
    return tables


def main(arguments=None):
    """Train the games named on the command line."""
    parser = argparse.ArgumentParser(description="train the judge's tables by self-play")
    parser.add_argument("games", nargs="*", default=GAMES, metavar="game", help=", ".join(GAMES))
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--deals", type=int, default=150_000, help="deals a round")
    parser.add_argument("--seed", type=int, default=66)
    parser.add_argument("--resume", action="store_true", help="begin with the tables in --out")
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
            parser.error("no two-player game is called %s; there are %s" % (name, ", ".join(GAMES)))
    try:
        options.out.mkdir(parents=True, exist_ok=True)
        for name in options.games:
            file = options.out / (name + ".bin")
            start = read(file) if options.resume else None
            tables = train(name, options.rounds, options.deals, options.seed, start)
            data = rounded(tables).tobytes()
            file.write_bytes(data)
            if name in GAMES and options.out.resolve() == TABLES.resolve():
                (BOARD / file.name).write_bytes(for_board(rules_of(name), data))
    except (CompilerMissing, OSError) as error:
        sys.exit("train: %s" % error)


if __name__ == "__main__":
    main()
