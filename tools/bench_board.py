# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython for ``tools/bench.py``: one ending, one decision, or nothing, to compare.

Arguments: ``ending`` or ``decision``, what to work on, and ``go``, or ``heap`` to be told the
memory that thinking holds at most; without the last one everything is made ready and nothing done.
"""

import gc
import sys


def ending(task, go):
    """Solve an ending; ``task``: the arguments of `Solver.setup` and of `Solver.load`."""
    from sixtysix.ai.solver import Solver
    from sixtysix.rulesets import Ruleset

    solver = Solver()
    setup, load = task
    rules = Ruleset(setup[0])
    if go:
        solver.setup(rules, *setup[1:])
        solver.load(*load)
        while not solver.step(1000):
            pass


def decision(task, go):
    """
    Choose a move; ``task``: the record of a deal in hex, the level, and the name of another search
    of `tools.unlearned` if that is wanted.
    """
    import binascii

    from sixtysix import replay
    from sixtysix.ai.player import Player
    from sixtysix.view import View

    deal = replay.decode(binascii.unhexlify(task[0]))
    view = View(deal, deal.turn)
    player = Player(task[1])
    if len(task) > 2:
        from tools.unlearned import SEARCHES, Unlearned

        player = Unlearned(SEARCHES[task[2]])
    player.prepare(view.rules)  # the modules come first: they are not what thinking holds
    if go == "heap":
        player = None
        gc.collect()
        before = most = gc.mem_alloc()
        player = Player(task[1])
        for _ in player.think(view):
            gc.collect()
            most = max(most, gc.mem_alloc())
        print(most - before)
    elif go:
        for _ in player.think(view):
            pass


if len(sys.argv) > 2:
    work = ending if sys.argv[1] == "ending" else decision
    work(eval(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else "")
