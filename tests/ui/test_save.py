# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The save survives what power cuts, old versions and other programs do to it."""

import zlib

import pytest

from sixtysix import restore, save
from sixtysix.match import Match
from sixtysix.record import MAX_LENGTH, encode
from sixtysix.rulesets import NAMES, Ruleset
from sixtysix.settings import DEFAULTS, Settings
from sixtysix.ui.game import PERSON, Game
from tests.ui.handheld import new_match


@pytest.fixture
def image():
    settings = Settings()
    settings.level = 2
    settings.show_opponent = 0
    return save.pack(settings, new_match())


def with_match(match):
    """Return a whole image whose match is these bytes."""
    content = b"\1\0" + match
    image = b"66\1" + len(content).to_bytes(2, "little") + content
    return image + zlib.crc32(image).to_bytes(4, "little")


def test_what_was_stored_comes_back(image):
    settings, game, sound = restore.unpack(image)
    assert (settings.level, settings.show_opponent, sound) == (2, 0, True)
    assert game.deal.order == new_match().deal.order
    assert game.match.totals == [0, 0]


def test_bytes_after_the_image_do_not_matter(image):
    assert restore.unpack(image + b"\xff" * 100)[1]


def test_an_image_stays_small(image):
    assert len(image) + 64 <= save.MAX_SIZE


@pytest.mark.parametrize("blank", [b"", b"\xff" * 256])
def test_a_new_board_starts_with_the_defaults_and_no_complaint(blank):
    settings, game, sound = restore.unpack(blank)
    assert settings.pack() == bytes(DEFAULTS)
    assert (game, sound) == (None, True)


def test_every_torn_image_is_noticed(image):
    for length in range(1, len(image)):
        for rest in (b"", b"\xff" * 300, b"\0" * 300):
            settings, game, sound = restore.unpack(image[:length] + rest)
            assert (settings.pack(), game, sound) == (bytes(DEFAULTS), None, False)


def test_every_flipped_bit_is_noticed(image):
    for place in range(len(image)):
        for bit in range(8):
            spoilt = bytearray(image)
            spoilt[place] ^= 1 << bit
            assert restore.unpack(bytes(spoilt))[1:] == (None, False)


@pytest.mark.parametrize("foreign", [b"\0" * 256, b"6", b"66", b"MZ" + b"\x90" * 254])
def test_what_others_stored_is_left_alone(foreign):
    assert restore.unpack(foreign)[1:] == (None, False)


def test_an_image_of_fewer_settings_keeps_the_defaults_of_the_new_ones():
    old = Settings()
    old.pack = lambda: b"\0\2"
    settings, game, sound = restore.unpack(save.pack(old, new_match()))
    assert (settings.level, settings.show_opponent, sound) == (2, 1, True)
    assert game


def test_without_a_library_the_checksum_is_the_same(monkeypatch, image):
    monkeypatch.setattr(save, "crc32", None)
    assert restore.unpack(image)[2]
    assert image[-4:] == zlib.crc32(image[:-4]).to_bytes(4, "little")


def test_an_image_of_version_1_is_still_read():
    game = new_match(level=2)
    match = bytes((2, 0, 1, 0, 3, 2, 128 + 4, 128 + 5)) + encode(game.deal)
    content = b"\3\0\2\0" + match
    image = b"66\1" + len(content).to_bytes(2, "little") + content
    settings, found, sound = restore.unpack(image + zlib.crc32(image).to_bytes(4, "little"))
    assert (settings.level, settings.show_opponent, settings.persons, sound) == (2, 0, 1, True)
    assert found.players == bytes((PERSON, 2))
    assert (found.match.deals, found.match.totals, found.match.dealer) == (3, [4, 5], 1)
    assert found.deal.hands == game.deal.hands


@pytest.mark.parametrize("row", range(len(NAMES)))
def test_a_match_of_every_game_comes_back(row):
    rules = Ruleset(row, target=9, claims=1)
    for persons in range(1, 1 << rules.seats):
        players = bytes(PERSON if persons >> k & 1 else 2 for k in range(rules.seats))
        game = Game(Match(rules, dealer=1), players)
        game.match.totals = [-9, 4, 5][: rules.sides]
        game.next_deal(persons)
        image = save.pack(Settings(), game)
        assert len(image) <= save.MAX_SIZE - MAX_LENGTH
        found = restore.unpack(image)[1]
        assert found.players == players
        assert found.match.rules == rules
        assert found.match.totals == game.match.totals
        assert found.deal.hands == game.deal.hands
        assert found.deal.needs == game.deal.needs == (18, 5, 4)[: rules.sides]


@pytest.mark.parametrize(
    "players", [b"\1\1", b"\xff", b"\xff\1\1", b"\xff\3", b"", b"\xff\xff\xff\xff"]
)
def test_players_that_make_no_sense_are_refused(players):
    data = save.pack_game(new_match())
    with pytest.raises(ValueError):
        restore.unpack_game(data[:4] + bytes((len(players),)) + players + data[7:])


def test_house_rules_come_back():
    settings = Settings()
    settings.house[6:8] = b"\x0b\x05"
    assert restore.unpack(save.pack(settings))[0].house == settings.house


# ---- the app ----


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
    first = make_handheld(path=path).start().press("A A WAIT")
    while first.screen != "result":
        first.press("A WAIT RIGHT")
    totals = first.app.game.match.totals
    assert first.app.game.counted

    second = make_handheld(path=path).start().press("WAIT")
    assert second.screen == "result"
    assert second.app.game.match.totals == totals


def test_a_match_that_is_won_is_not_gone_on_with():
    game = new_match()
    game.match.winner = 0
    assert restore.unpack(save.pack(Settings(), game))[1:] == (None, True)


@pytest.mark.parametrize("match", [b"x", b"\1\0\1\0\0\2", b"\1\0\1\0\0\2\x80\x80" + b"\1" * 20])
def test_a_match_that_makes_no_sense_is_left(make_handheld, tmp_path, match):
    (tmp_path / "save.bin").write_bytes(with_match(match))
    handheld = make_handheld(path=str(tmp_path / "save.bin")).start()
    assert handheld.app.game is None
    assert handheld.screen == "menu"  # which says so, over the title
    assert handheld.press("A").screen == "title"


def test_nothing_is_written_that_has_not_changed(make_handheld, monkeypatch):
    handheld = make_handheld().start().press("A A WAIT")
    writes = []
    monkeypatch.setattr(handheld.console, "write", writes.append)
    handheld.press("START B START B WAIT")
    assert len(writes) <= 1
    handheld.press("START B START B WAIT")
    assert len(writes) <= 1


def test_play_goes_on_when_nothing_can_be_written(make_handheld, monkeypatch):
    def read_only(data):
        raise OSError(30, "Read-only filesystem")

    handheld = make_handheld()
    monkeypatch.setattr(handheld.console, "write", read_only)
    handheld.start().press("A A WAIT START B WAIT A WAIT")
    assert handheld.screen == "table"
