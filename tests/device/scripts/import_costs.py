# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Runs on MicroPython: what each module keeps on the heap.

Arguments: module names, in the order in which they are to be imported. A module's figure holds
what it imports that was not there before.
"""

import gc
import sys

gc.collect()
total = before = gc.mem_alloc()
for name in sys.argv[1:]:
    __import__(name)
    gc.collect()
    after = gc.mem_alloc()
    print(f"{name:32}{after - before:8}")
    before = after
print(f"{'all':32}{before - total:8}")
