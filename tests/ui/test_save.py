# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""What the app stores, when, and what it says of it."""

import random

import pytest

from sixtysix import save
from sixtysix.ui.game import PLAY
from tests.test_save import newer
from tests.ui.handheld import new_match
from tests.ui.test_match import MOVES


def written(handheld, monkeypatch):
    """Return a list that grows by what the handheld stores from now on."""
    writes = []
    write = handheld.console.write
    monkeypatch.setattr(handheld.console, "write", lambda data: writes.append(data) or write(data))
    return writes


def to_result(handheld):
    """Play until the deal is over."""
    for _ in range(99):
        if handheld.screen == "result":
            return handheld
        handheld.press("A WAIT RIGHT")
    raise AssertionError("the deal does not end")


def test_leaving_and_coming_back(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    first = make_handheld(path=path).start().press("A A WAIT A WAIT")
    before = first.app.game.deal
    first.press("START UP A")
    assert first.screen == "title"

    second = make_handheld(path=path).start()
    assert second.screen == "table"
    assert second.app.game.deal.log[: before.count] == before.log[: before.count]
    assert second.app.game.deal.hands == before.hands


def test_the_end_of_a_deal_is_kept(make_handheld, tmp_path):
    path = str(tmp_path / "save.bin")
    first = to_result(make_handheld(path=path).start().press("A A WAIT"))
    totals = first.app.game.match.totals
    assert first.app.game.counted

    second = make_handheld(path=path).start().press("WAIT")
    assert second.screen == "result"
    assert second.app.game.match.totals == totals


def test_nothing_is_written_that_has_not_changed(handheld, monkeypatch):
    handheld.start().press("A A WAIT")
    writes = written(handheld, monkeypatch)
    handheld.press("START B START B WAIT")
    assert len(writes) <= 1
    handheld.press("START B START B WAIT")
    assert len(writes) <= 1


def test_three_writes_a_deal_at_most(handheld, monkeypatch):
    chance = random.Random(66)
    numbers = [0]  # of writes, deal by deal
    write = handheld.console.write

    def count(data):
        write(data)
        numbers[-1] += 1
        if handheld.app.game.counted:
            numbers.append(0)

    monkeypatch.setattr(handheld.console, "write", count)
    handheld.start().press("A A WAIT")
    while len(numbers) < 12:
        handheld.press("START B " + chance.choice(MOVES) if handheld.screen == "table" else "A")
    assert set(numbers[:-1]) <= {1, 2, 3}
    assert 3 in numbers


def test_who_saves_and_leaves_finds_the_deal_as_it_was_however_often(handheld, monkeypatch):
    writes = written(handheld, monkeypatch)
    handheld.start().press("A A WAIT")
    for turn in range(4):
        handheld.press("A WAIT START UP A")
        assert handheld.screen == "title"
        match = save.parts(writes[-1])[save.MATCH]
        assert match == save.pack_game(handheld.app.game)
        handheld.press("A WAIT")
        assert len(writes) <= 2 + turn


def test_play_goes_on_when_nothing_can_be_written_and_that_is_said(handheld, monkeypatch):
    def read_only(data):
        raise OSError(30, "Read-only filesystem")

    monkeypatch.setattr(handheld.console, "write", read_only)
    handheld.start().press("A A")
    assert handheld.screen == "notice"
    handheld.press("A WAIT A WAIT START B WAIT")
    assert handheld.screen == "table"
    handheld.press("START UP A")
    assert handheld.screen == "notice"  # over the title
    assert handheld.press("A").screen == "title"


def test_a_machine_that_cannot_save_says_so_and_plays(make_handheld, monkeypatch):
    from sixtysix.console import desktop

    monkeypatch.setattr(desktop.Scripted, "stores", False)
    handheld = make_handheld().start()
    assert handheld.screen == "notice"
    assert handheld.press("A A A WAIT A WAIT START UP A").screen == "title"
    assert handheld.press("A WAIT").screen == "table"  # as long as it is on, it remembers


def test_a_newer_save_is_kept_if_the_person_wants_it_kept(make_handheld, tmp_path):
    path = tmp_path / "save.bin"
    image = newer(save.pack([b""] * save.PARTS))
    path.write_bytes(image)
    handheld = make_handheld(path=str(path)).start()
    assert handheld.screen == "notice"
    assert handheld.press("B").screen == "title"
    handheld.press("A A WAIT A WAIT START UP A")
    assert path.read_bytes() == image
    assert [file.name for file in tmp_path.iterdir()] == ["save.bin"]


def test_a_newer_save_is_replaced_if_the_person_agrees(make_handheld, tmp_path):
    path = tmp_path / "save.bin"
    path.write_bytes(newer(save.pack([b""] * save.PARTS)))
    make_handheld(path=str(path)).start().press("A A A WAIT START UP A")
    assert make_handheld(path=str(path)).start().screen == "table"


def test_a_match_taken_up_after_something_else_is_a_match(handheld):
    app = handheld.app
    app.game = new_match()
    app.keep(True)
    app.game = new_match(target=1)
    app.game.purpose = PLAY + 1
    app.keep(True, "add_solved", 2)
    app.take_up()
    assert app.game.match.rules.target == 7


@pytest.mark.parametrize("data, screen", [(b"", "title"), (b"66 but not ours", "notice")])
def test_only_trouble_is_told(make_handheld, tmp_path, data, screen):
    path = tmp_path / "save.bin"
    path.write_bytes(data)
    handheld = make_handheld(path=str(path)).start()
    assert handheld.screen == screen
    handheld.press("A")
    assert make_handheld(path=str(path)).start().screen == "title"
