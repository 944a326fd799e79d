# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Functions that are called at one place are written there, and do what they did."""

import ast
import textwrap

import pytest

from tools.dissolve import dissolve

LOG = "LOG = []\n\ndef note(*what):\n    LOG.append(what)\n    return what[-1] if what else None\n"


def dissolved(text, **others):
    """Return a module's source with functions dissolved, as `ast` writes it."""
    sources = {"module": LOG + textwrap.dedent(text), **others}
    return normal(dissolve(sources)["module"]).removeprefix(normal(LOG)).strip()


def normal(text):
    """Return a source text as `ast` writes it."""
    return ast.unparse(ast.parse(textwrap.dedent(text)))


def outcome(text, *arguments):
    """Return what ``run`` in a source text returns and notes, or the error that it ends with."""
    space = {}
    exec(compile(LOG + textwrap.dedent(text), "module", "exec"), space)
    try:
        found = space["run"](*arguments)
        if hasattr(found, "__next__"):
            found = list(found)
    except Exception as error:
        found = type(error)
    return found, space["LOG"]


def check(text, wanted, *tries):
    """Check what becomes of a source text, and that it does the same for some arguments."""
    new = dissolved(text)
    assert new == normal(wanted)
    for arguments in tries:
        assert outcome(new, *arguments) == outcome(text, *arguments)


def test_an_expression_is_written_into_any_other():
    check(
        """
        def _twice(n):
            return n + n

        def run(a):
            return [a and 1 + _twice(a), 5]
        """,
        """
        def run(a):
            return [a and 1 + (a + a), 5]
        """,
        (3,),
        (0,),
    )


def test_statements_take_the_place_of_a_call():
    check(
        """
        def _add(a, b):
            note(a)
            note(b)

        def run(a):
            _add(a, 5)
            return a
        """,
        """
        def run(a):
            note(a)
            note(5)
            return a
        """,
        (3,),
    )


def test_what_an_early_return_leaves_out_is_put_under_else():
    check(
        """
        def _size(a):
            '''Return a word.'''
            if a < 3:
                return "small"
            elif a > 9:
                note(a)
            else:
                return "medium"
            return "large"

        def run(a):
            size = _size(a)
            return note(size)
        """,
        """
        def run(a):
            if a < 3:
                size = 'small'
            elif a > 9:
                note(a)
                size = 'large'
            else:
                size = 'medium'
            return note(size)
        """,
        (1,),
        (5,),
        (12,),
    )


def test_a_loop_that_returns_is_left():
    check(
        """
        def _first(items, least):
            for item in items:
                if item > least:
                    return item
            note("none")

        def run(items):
            found = _first(items, 3)
            return note(found)
        """,
        """
        def run(items):
            for item in items:
                if item > 3:
                    found = item
                    break
            else:
                note('none')
                found = None
            item = None
            return note(found)
        """,
        ([1, 5, 6],),
        ([1],),
        ([],),
    )


def test_all_returns_stay_where_the_caller_returns():
    check(
        """
        def _some(a):
            for b in range(a):
                for c in range(b):
                    if c > 2:
                        return note(b, c)

        def run(a):
            if a:
                return _some(a)
            return 7
        """,
        """
        def run(a):
            if a:
                for b in range(a):
                    for c in range(b):
                        if c > 2:
                            return note(b, c)
                return
            return 7
        """,
        (9,),
        (2,),
        (0,),
    )


def test_names_make_way_and_are_shared_and_let_go():
    check(
        """
        def _pair(item):
            pair = [item, item]
            note(pair)

        def _count(items):
            number = len(items)
            total = number * 3 - number
            note(total)

        def run(pair):
            _pair(pair[0])
            _count(pair)
            return note(pair)
        """,
        """
        def run(pair):
            item = pair[0]
            pair_ = [item, item]
            note(pair_)
            item = pair_ = None
            item = len(pair)
            pair_ = item * 3 - item
            note(pair_)
            return note(pair)
        """,
        ([1, 2],),
    )


def test_an_argument_that_the_function_changes_is_copied():
    check(
        """
        def _halves(n):
            while n:
                note(n)
                n >>= 1

        def run(n):
            _halves(n)
            return n
        """,
        """
        def run(n):
            n_ = n
            while n_:
                note(n_)
                n_ >>= 1
            return n
        """,
        (9,),
    )


def test_defaults_and_arguments_by_name():
    check(
        """
        def _tell(a, b=3, c="x"):
            note(a, b, c)

        def run(a):
            _tell(a, c=a)
        """,
        """
        def run(a):
            note(a, 3, a)
        """,
        (1,),
    )


def test_methods_of_a_class_and_of_what_it_is_derived_from():
    check(
        """
        class Base:

            def _add(self, n):
                self.sum += n

            def _hidden(self):
                return self.sum

        class Thing(Base):

            def __init__(self):
                self.sum = 5

            def go(self, n):
                self._add(n + 1)
                return self._hidden() * 2

        def run(n):
            return Thing().go(n)
        """,
        """
        class Base:
            pass

        class Thing(Base):

            def __init__(self):
                self.sum = 5

            def go(self, n):
                n_ = n + 1
                self.sum += n_
                n_ = None
                return self.sum * 2

        def run(n):
            return Thing().go(n)
        """,
        (1,),
    )


def test_a_test_that_needs_statements_is_worked_out_before():
    check(
        """
        def _good(n):
            if n < 3:
                return True
            return note(n) > 5

        def run(n):
            if n == 4:
                return 4
            elif _good(n):
                return note("good")
            return None
        """,
        """
        def run(n):
            if n == 4:
                return 4
            else:
                if n < 3:
                    found = True
                else:
                    found = note(n) > 5
                if found:
                    return note('good')
            return None
        """,
        (1,),
        (4,),
        (5,),
        (6,),
    )


def test_and_or_and_choices():
    check(
        """
        def _one(n):
            note(n)
            return n - 1

        def _third(n):
            note("third", n)
            return n

        def run(n):
            a = n > 2 and _one(n)
            b = 1 if n else _third(n)
            return a, b
        """,
        """
        def run(n):
            found = n > 2
            if found:
                note(n)
                found = n - 1
            a = found
            if n:
                b = 1
            else:
                note('third', n)
                b = n
            return a, b
        """,
        (0,),
        (1,),
        (3,),
        (4,),
    )


def test_generators_that_hand_over_to_one_another():
    check(
        """
        def _some(n):
            yield n
            if n > 3:
                return [n]
            yield 7
            return None

        def run(n):
            rest = yield from _some(n)
            yield rest
        """,
        """
        def run(n):
            yield n
            if n > 3:
                rest = [n]
            else:
                yield 7
                rest = None
            yield rest
        """,
        (1,),
        (4,),
    )


def test_functions_within_functions_within_functions():
    check(
        """
        def _deep(n):
            m = n + 1
            return note(m)

        def _middle(n):
            m = _deep(n * 2)
            return m * 3

        def run(n):
            m = _middle(n - 1)
            return m
        """,
        """
        def run(n):
            n_ = n - 1
            n__ = n_ * 2
            m__ = n__ + 1
            m_ = note(m__)
            m = m_ * 3
            return m
        """,
        (4,),
    )


def test_calls_among_the_arguments_come_first():
    check(
        """
        def _sum(a, b):
            a += b
            b += 1
            return note(a, b)

        def _more(a):
            a += 1
            b = [a]
            return note(b[0], a)

        def run(n):
            found = _sum(n, _more(n))
            return found
        """,
        """
        def run(n):
            a = n
            a += 1
            b = [a]
            found_ = note(b[0], a)
            a = b = None
            a_ = n
            b_ = found_
            a_ += b_
            b_ += 1
            found = note(a_, b_)
            return found
        """,
        (4,),
    )


def test_the_name_of_an_error():
    check(
        """
        def _tried(error):
            try:
                note(1 // error)
            except ZeroDivisionError as error:
                note(str(error))

        def run(error):
            _tried(error)
            return error
        """,
        """
        def run(error):
            error_ = error
            try:
                note(1 // error_)
            except ZeroDivisionError as error_:
                note(str(error_))
            return error
        """,
        (0,),
        (1,),
    )


# What is left as it is, each after the reason.
STAYS = """
# public
def f(n):
    return n
def run(n):
    return f(n)
# called twice
def _f(n):
    return n
def run(n):
    return _f(n) + _f(1)
# recursive
def _f(n):
    return n and _f(n - 1)
def run(n):
    return 1
# in a string
def _f(n):
    return n
def run(n):
    return _f(n), '_f'
# not called
def _f(n):
    return n
def run(n):
    return [_f]
# decorated
@note
def _f(n):
    return n
def run(n):
    return _f(n)
# any number
def _f(*n):
    return n
def run(n):
    return _f(n)
# default
def _f(n, m=[]):
    return n
def run(n):
    return _f(n)
# closure
def _f(n):
    return lambda: n
def run(n):
    return _f(n)()
# yields apart
def _f(n):
    yield n
def run(n):
    return list(_f(n))
# in a loop's test
def _f(n):
    n += 1
    return n
def run(n):
    while _f(n):
        n -= 1
# in a function's function
def _f(n):
    return n
def run(n):
    return [_f(k) for k in n]
# after something
def _f(n):
    n += 1
    return n
def run(n):
    return note(n) + _f(n)
# in the middle of something
def _f(n):
    n += 1
    return n
def run(n):
    return n > 3 and _f(n) and note(n)
# within try
def _f(n):
    m = [n]
    note(m)
def run(n):
    try:
        _f(n)
    except ValueError:
        pass
# returns from try
def _f(n):
    try:
        return note(n)
    except ValueError:
        note(2)
def run(n):
    n = _f(n)
    return n
# returns from two loops
def _f(n):
    for a in n:
        for b in a:
            return b
def run(n):
    n = _f(n)
    return n
# goes on from two sides
def _f(n):
    if n:
        if n > 1:
            return 1
    note(n)
def run(n):
    n = _f(n)
    return n
# global hidden
def _f(n):
    return LOG, n
def run(n):
    LOG = 3
    return _f(n), LOG
# of any object
class A:
    def _f(self):
        return 1
    def g(self):
        return self._f()
class B:
    def h(self, a):
        return a._f()
# overridden
class A:
    def _f(self):
        return 1
    def g(self):
        return self._f()
class B(A):
    def _f(self):
        return 2
# replaced
class A:
    def _f(self):
        return 1
    def g(self):
        return self._f()
    def h(self):
        self._f = 3
"""


@pytest.mark.parametrize("text", STAYS.split("# ")[1:], ids=lambda text: text.partition("\n")[0])
def test_what_stays(text):
    assert dissolved("# " + text) == normal("# " + text)


def test_what_is_used_elsewhere_stays():
    text = "def _f(n):\n    return n\ndef run(n):\n    return _f(n)"
    assert "_f" in dissolved(text, other="from module import _f")
    assert "_f" in dissolved(text, other="import module\nmodule._f(1)")
    assert "_f" in dissolve({"module": text}, {"_f"})["module"]
    assert "_f" not in dissolve({"module": text})["module"]


def test_modules_have_names_of_their_own():
    text = "def _f(n):\n    return n\ndef run(n):\n    return _f(n)"
    sources = {"one": text, "two": text}
    assert dissolve(sources) == dict.fromkeys(sources, "def run(n):\n    return n")
