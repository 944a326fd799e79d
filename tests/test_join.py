# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""A class and its only heir are one, and do what they did."""

import ast

import pytest

from tools import join
from tools.dissolve import dissolve

TWO = '''
class Thing:
    size = 3
    def __init__(self, n):
        self.seen = [n]

class Base(Thing):
    """What is known of it."""
    size = 4
    def __init__(self, n):
        super().__init__(n + 1)
        self.seen.append("base")
    def show(self, n):
        return n * self.size
    def end(self):
        return "end"

class Heir(Base):
    """What it does."""
    def __init__(self, n):
        super().__init__(n * 10)
        self.seen.append("heir")
    def show(self, n):
        return self.seen, super().show(n), self.end()

def other():
    return Thing(0)

def run():
    return Heir(2).show(5)
'''

ONE = '''
class Thing:
    size = 3
    def __init__(self, n):
        self.seen = [n]

class Heir(Thing):
    """What it does."""
    size = 4
    def _base_init(self, n):
        super().__init__(n + 1)
        self.seen.append("base")
    def _base_show(self, n):
        return n * self.size
    def end(self):
        return "end"
    def __init__(self, n):
        self._base_init(n * 10)
        self.seen.append("heir")
    def show(self, n):
        return self.seen, self._base_show(n), self.end()

def other():
    return Thing(0)

def run():
    return Heir(2).show(5)
'''


def result(text):
    """Return what ``run`` in a source text returns."""
    space = {}
    exec(text, space)
    return space["run"]()


def test_a_class_is_in_its_only_heir():
    pairs = join.pairs({"module": TWO})
    assert pairs == [("module", "Base", "Heir")]
    new = join.join({"module": TWO}, pairs)["module"]
    assert new == ast.unparse(ast.parse(ONE))
    assert result(new) == result(TWO) == ([21, "base", "heir"], 20, "end")


def test_then_its_methods_are_called_once():
    new = dissolve(join.join({"module": TWO}, join.pairs({"module": TWO})))["module"]
    assert "_base" not in new and new.count("super().__init__") == 1
    assert result(new) == result(TWO)


HEAD = "class A:\n    def f(self):\n        return 1\n"
HEIR = "class B(A):\n    def f(self):\n        return 2\n"


@pytest.mark.parametrize(
    "text",
    [
        HEAD + HEIR + "class C(A):\n    pass\n",
        HEAD + HEIR + "def f(a):\n    return isinstance(a, A)\n",
        HEAD + HEIR + "NAME = 'A'\n",
        HEAD + "class B(A, Exception):\n    pass\n",
        # Whose heirs may have another one.
        HEAD + "class B(A):\n    def g(self):\n        return super().f()\n",
        "from other import A\n" + HEIR,
    ],
)
def test_classes_that_stay_two(text):
    assert not join.pairs({"module": text})
    assert join.pairs({"module": HEAD + HEIR})


def test_a_class_that_is_used_elsewhere_stays():
    text = HEAD + HEIR
    assert not join.pairs({"module": text, "other": "from module import A"})
    assert not join.pairs({"module": text, "other": "import module\nmodule.A()"})
    assert not join.pairs({"module": text}, {"A"})
