# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""How much of the board's Python stack a run needs, worked out on the desktop.

CircuitPython keeps the frames of all running functions in one block, 1,536 bytes in version 9 and
2,048 in version 10; more is "pystack exhausted". What a frame takes is written in the .mpy file:
the number of its slots and of its nested try and with blocks. `Gauge` adds them up while the
same code runs on CPython.

A frame takes 5 words, a word a slot and 3 words a block, rounded up to 8 bytes (mp_code_state_t,
mp_exc_stack_t and MICROPY_PYSTACK_ALIGN of a 32-bit build). A generator's frame lies on the heap.
"""

import ast
import inspect
import sys
from pathlib import Path

_WORD = 4
_HEAD_WORDS = 5
_BLOCK_WORDS = 3
_ALIGN = 8

_SCOPES = (
    *(ast.FunctionDef, ast.Lambda, ast.ClassDef),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)


def frame_bytes(slots, blocks):
    """Return what a frame takes on a 32-bit board."""
    size = _WORD * (_HEAD_WORDS + slots + _BLOCK_WORDS * blocks)
    return (size + _ALIGN - 1) // _ALIGN * _ALIGN


class _Reader:
    """Reads the parts of an .mpy file of version 6."""

    def __init__(self, data):
        self.data = data
        self.at = 0

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def number(self):
        value = 0
        while True:
            byte = self.byte()
            value = value << 7 | byte & 0x7F
            if byte < 0x80:
                return value

    def skip_name(self):
        length = self.number()
        if not length & 1:  # an odd one is a number of a name that every interpreter has
            self.at += (length >> 1) + 1

    def skip_object(self):
        kind = self.byte()
        if kind == 10:  # tuple
            for _ in range(self.number()):
                self.skip_object()
        elif kind >= 5:  # str, bytes, int, float, complex; the first two end with a zero
            length = self.number()
            self.at += length + (kind <= 6)

    def code(self):
        """Return (slots, blocks, children) of the function that begins here."""
        head = self.number()
        if head & 3:
            raise ValueError("native code has no bytecode frame")
        end = self.at + (head >> 3)
        slots, blocks = self.signature()
        self.at = end
        children = [self.code() for _ in range(self.number())] if head & 4 else []
        return slots, blocks, children

    def signature(self):
        # First byte xSSSSEAA, then xFSSKAED: S slots - 1, E blocks.
        byte = self.byte()
        slots, blocks = byte >> 3 & 0xF, byte >> 2 & 1
        shift = 0
        while byte & 0x80:
            byte = self.byte()
            slots |= (byte & 0x30) << 2 * shift
            blocks |= (byte & 0x02) << shift
            shift += 1
        return slots + 1, blocks


def read_mpy(data):
    """Return the tree (slots, blocks, children) of a compiled module."""
    reader = _Reader(data)
    reader.at = 4
    names, objects = reader.number(), reader.number()
    for _ in range(names):
        reader.skip_name()
    for _ in range(objects):
        reader.skip_object()
    return reader.code()


def frames(source, compiled):
    """Return the frame sizes of a module: first line of a function, class or module -> bytes.

    :param str source: the module's source text
    :param bytes compiled: its .mpy
    """
    found = {}
    _match(ast.parse(source), read_mpy(compiled), found)
    return found


def _match(scope, code, found):
    slots, blocks, children = code
    inner = list(_inner_scopes(scope))
    if len(inner) != len(children):
        raise ValueError(f"line {getattr(scope, 'lineno', 0)}: scopes of source and .mpy differ")
    line = min(
        [getattr(scope, "lineno", 0)]
        + [decorator.lineno for decorator in getattr(scope, "decorator_list", [])]
    )
    # Several scopes on one line: keep the largest.
    found[line] = max(found.get(line, 0), frame_bytes(slots, blocks))
    for child, child_code in zip(inner, children, strict=True):
        _match(child, child_code, found)


def _inner_scopes(scope):
    """Yield the scopes right inside a scope, in the order in which they are compiled."""
    if isinstance(scope, (ast.Module, ast.ClassDef, ast.FunctionDef)):
        nodes = scope.body
    elif isinstance(scope, ast.Lambda):
        nodes = [scope.body]
    else:
        nodes = ast.iter_child_nodes(scope)
    for node in nodes:
        yield from _outermost(node)


def _outermost(node):
    if isinstance(node, _SCOPES):
        # Default values and decorators are worked out in the scope around it.
        if isinstance(node, ast.FunctionDef):
            for outside in (*node.decorator_list, *node.args.defaults, *node.args.kw_defaults):
                if outside is not None:
                    yield from _outermost(outside)
        yield node
    else:
        for child in ast.iter_child_nodes(node):
            yield from _outermost(child)


class Gauge:
    """Measures the deepest stack while it is switched on (a context manager).

    :param sizes: path of a source file -> its frames
    """

    def __init__(self, sizes):
        self._sizes = sizes
        self._ours = {}
        self.deepest = 0
        self.chain = ()

    def __enter__(self):
        sys.setprofile(self._event)
        return self

    def __exit__(self, *error):
        sys.setprofile(None)

    def _event(self, frame, event, _):
        if event == "call" and self._size(frame.f_code):
            total = 0
            caller = frame
            while caller:
                total += self._size(caller.f_code)
                caller = caller.f_back
            if total > self.deepest:
                self.deepest = total
                self.chain = tuple(self._describe(frame))

    def _size(self, code):
        if code not in self._ours:
            lines = self._sizes.get(code.co_filename)
            on_heap = code.co_flags & inspect.CO_GENERATOR
            self._ours[code] = 0 if lines is None or on_heap else lines.get(code.co_firstlineno, 0)
        return self._ours[code]

    def _describe(self, frame):
        while frame:
            size = self._size(frame.f_code)
            if size:
                code = frame.f_code
                yield f"{size:4} {Path(code.co_filename).name}:{code.co_firstlineno} {code.co_name}"
            frame = frame.f_back
