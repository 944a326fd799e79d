# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The save survives what power cuts, old and new versions and other programs do to it."""

import random
import zlib

import pytest

from sixtysix import restore, save
from sixtysix.match import Match
from sixtysix.record import MAX_LENGTH
from sixtysix.rulesets import NAMES, Ruleset
from sixtysix.settings import DEFAULTS, Settings
from sixtysix.ui.game import PERSON, PUZZLE, Game
from tests.stores import BLANK, Board, PowerCut, app
from tests.ui.handheld import new_match

# As version 1 and version 2 have stored it: level 2, others' points hidden, game points 4 to 5
# after six deals, seat 1 is a hard computer and deals, seven moves played.
MOVES = bytes.fromhex("06024107150414")
VERSION_1 = bytes.fromhex(
    "36360122000300020002000100060284850100050740dcaa091024e5656fbf6f060241071504141248ace1"
)
VERSION_2 = bytes.fromhex(
    "3636023f000f0002000001000202010202000000000e00000000000000000000000000000001000602ff02028485"
    "0100050740dcaa091024e5656fbf6f06024107150414a2c300ec"
)


def changed(level=2, show=0):
    settings = Settings()
    settings.level = level
    settings.show_opponent = show
    return settings


def stored(folder=None, settings=None, game=None, times=1):
    """Return a board that has stored something, a number of times."""
    board = Board(folder)
    for _ in range(times):
        save.keep(app(board, game, settings))
    return board


def trouble(board):
    return restore.restore(board)[2]


@pytest.fixture
def image():
    nvm = stored(settings=changed(), game=new_match()).nvm
    return nvm[: save.size(nvm)]


# ---- what comes back ----


def test_what_was_stored_comes_back(image):
    settings, game, told, writes = restore.restore(Board(nvm=image))
    assert (settings.level, settings.show_opponent, told, writes) == (2, 0, 0, save.WRITES)
    assert game.deal.order == new_match().deal.order
    assert game.match.totals == [0, 0]


@pytest.mark.parametrize("row", range(len(NAMES)))
def test_a_match_of_every_game_comes_back(row):
    rules = Ruleset(row, target=9, claims=1)
    for persons in range(1, 1 << rules.seats):
        players = bytes(PERSON if persons >> k & 1 else 2 for k in range(rules.seats))
        game = Game(Match(rules, dealer=1), players)
        game.match.totals = [-9, 4, 5][: rules.sides]
        game.next_deal(persons)
        game.undone = 3
        found = restore.restore(stored(game=game))[1]
        assert found.players == players
        assert found.match.rules == rules
        assert found.match.totals == game.match.totals
        assert found.deal.hands == game.deal.hands
        assert found.deal.needs == game.match.needs()
        assert found.undone == 3


def test_a_deal_that_is_counted_still_knows_what_was_lacking_before_it():
    game = new_match()
    game.match.totals = [3, 1]
    game.next_deal(13)
    needs = game.deal.needs
    while game.deal.legal():
        game.deal.play(game.deal.legal()[0])
    game.count()
    assert any(game.deal.scores)
    found = restore.restore(stored(game=game))[1]
    assert found.counted
    assert found.deal.needs == needs == (4, 6)
    assert found.deal.seed == 13


def test_a_match_that_is_won_is_not_gone_on_with():
    game = new_match()
    game.match.winner = 0
    assert restore.restore(stored(game=game))[1:3] == (None, 0)


def test_the_stored_match_stays_while_a_puzzle_is_played():
    board = stored(game=new_match())
    puzzle = new_match(target=3)
    puzzle.purpose = PUZZLE
    save.keep(app(board, puzzle), ("add_solved", 11))
    assert restore.restore(board)[1].match.rules.target == 7
    assert save.stored(board, save.SOLVED) == b"\0\x08"


def test_an_image_of_fewer_settings_keeps_the_defaults_of_the_new_ones(image):
    parts = save.parts(image)
    parts[save.SETTINGS] = b"\0\2"
    settings = restore.restore(Board(nvm=save.pack(parts)))[0]
    assert settings.pack() == b"\0\2" + DEFAULTS[2:]


def test_house_rules_come_back():
    settings = Settings()
    settings.house[6:8] = b"\x0b\x05"
    assert restore.restore(stored(settings=settings))[0].house == settings.house


def test_without_a_library_the_checksum_is_the_same(monkeypatch, image):
    monkeypatch.setattr(save, "crc32", None)
    assert save.state(image) == save.WHOLE
    assert save.checksum(b"123456789") == zlib.crc32(b"123456789").to_bytes(4, "little")


def test_nothing_is_written_that_has_not_changed(tmp_path):
    board = stored(tmp_path, changed(), new_match(), times=5)
    assert board.erases == 1
    assert [path.name for path in tmp_path.iterdir()] == [save.COPIES[1]]


def test_the_longest_image_fits():
    parts = [b"\xff" * size for size in (40, 14, 1 + 60 + 21 * 35, 32, 602, 20 + MAX_LENGTH)]
    assert len(save.pack(parts)) <= save.MAX_SIZE


# ---- older versions ----


@pytest.mark.parametrize("old", [VERSION_1, VERSION_2])
def test_an_image_of_an_older_version_is_converted(old):
    board = Board(nvm=old)
    settings, game, told, _ = restore.restore(board)
    assert (settings.level, settings.show_opponent, settings.persons, told) == (2, 0, 1, 0)
    assert game.players == bytes((PERSON, 2))
    assert (game.match.totals, game.match.deals, game.match.dealer) == ([4, 5], 6, 1)
    assert bytes(game.deal.log[: game.deal.count]) == MOVES
    assert (game.undone, game.counted) == (0, False)

    save.keep(app(board, game, settings))
    new = board.read(save.MAX_SIZE)
    assert (new[2], save.sequence(new)) == (save.VERSION, 1)
    again = restore.restore(board)
    assert again[0].pack() == settings.pack()
    assert bytes(again[1].deal.log[: game.deal.count]) == MOVES


def test_an_image_of_version_2_keeps_its_house_rules():
    assert restore.restore(Board(nvm=VERSION_2))[0].house == bytes(14)
    content = bytearray(VERSION_2)
    content[22] = 9
    content[-4:] = zlib.crc32(content[:-4]).to_bytes(4, "little")
    assert restore.restore(Board(nvm=content))[0].house == b"\x09" + bytes(13)


# ---- what is not ours, or not whole ----


def newer(image):
    """Return an image as the next version might write it."""
    later = image[:2] + bytes((save.VERSION + 1,)) + image[3:5] + b"?" * (len(image) - 9)
    return later + save.checksum(later)


def test_a_new_board_starts_with_the_defaults():
    for blank in (b"", BLANK):
        settings, game, told, _ = restore.restore(Board(nvm=blank))
        assert settings.pack() == DEFAULTS
        assert (game, told) == (None, save.FRESH)


@pytest.mark.parametrize("foreign", [b"\0" * 256, b"6", b"MZ" + b"\x90" * 254])
def test_what_other_programs_stored_is_told(foreign):
    assert restore.restore(Board(nvm=foreign))[1:3] == (None, save.STRANGE)


def test_a_newer_image_stays_until_the_person_has_agreed(image):
    board = Board(nvm=newer(image))
    settings, game, told, writes = restore.restore(board)
    assert (settings.pack(), game) == (DEFAULTS, None)
    assert (told, writes) == (save.TOO_NEW, save.SEALED)


def test_a_newer_copy_is_noticed_too(image, tmp_path):
    (tmp_path / save.COPIES[0]).write_bytes(newer(image))
    settings, _, told, writes = restore.restore(Board(tmp_path, image))
    assert (settings.level, told, writes) == (2, save.TOO_NEW, save.SEALED)


@pytest.mark.parametrize("match", [b"x", b"\1\0\1\0\0\0\2", b"\1\0\1\0\0\0\2\x80\x80" + b"\1" * 20])
def test_a_match_that_makes_no_sense_is_left_and_told(image, match):
    parts = save.parts(image)
    parts[save.MATCH] = match
    settings, game, told, _ = restore.restore(Board(nvm=save.pack(parts)))
    assert (settings.level, game, told) == (2, None, save.NO_MATCH)


@pytest.mark.parametrize(
    "players", [b"\1\1", b"\xff", b"\xff\1\1", b"\xff\3", b"", b"\xff\xff\xff\xff"]
)
def test_players_that_make_no_sense_are_refused(players):
    data = save.pack_game(new_match())
    with pytest.raises(ValueError):
        restore.unpack_game(data[:5] + bytes((len(players),)) + players + data[8:])


def test_every_flipped_bit_is_noticed(image):
    for place in range(len(image)):
        for bit in range(8):
            spoilt = bytearray(image)
            spoilt[place] ^= 1 << bit
            assert restore.restore(Board(nvm=spoilt))[1:3] in (
                (None, save.LOST),
                (None, save.STRANGE),
            )


def test_ten_thousand_random_spoilings_are_noticed(image):
    chance = random.Random(66)
    for _ in range(10_000):
        spoilt = bytearray(image)
        for _ in range(chance.choice((1, 1, 2, 3, 8, 40))):
            spoilt[chance.randrange(len(image))] = chance.randrange(256)
        settings, game, told, _ = restore.restore(Board(nvm=spoilt))
        if spoilt != image:
            assert (settings.pack(), game) == (DEFAULTS, None)
            assert told in (save.LOST, save.STRANGE)


# ---- power cuts ----


def outcome(board):
    """Return (level of the computer, cards played, what is told) of the next start."""
    settings, game, told, _ = restore.restore(board)
    return settings.level, game and game.deal.played, told


def interrupted(folder=None):
    """Return a function that makes a board lose its power after so many bytes, and starts it."""
    old, new = new_match(), new_match()
    new.deal.play(new.deal.legal()[0])

    def start(cut):
        board = stored(folder, changed(1), old)
        assert outcome(board) == (1, 0, 0)
        board.cut = cut
        with pytest.raises(PowerCut):
            save.keep(app(board, new, changed(2)))
        board.cut = None
        return board

    return start


def test_cut_off_at_every_byte_one_block_gives_the_new_state_or_says_that_it_is_lost(image):
    start = interrupted()
    length = save.size(image) + 1  # a move longer
    for cut in range(length + 1):
        found = outcome(start(cut))
        if cut == length:
            assert found == (2, 1, 0)
        elif cut == 0:
            assert found == (DEFAULTS[1], None, save.FRESH)  # erased: as if never written
        else:
            assert found[:2] == (DEFAULTS[1], None)
            assert found[2] in (save.LOST, save.STRANGE)


def test_cut_off_at_every_byte_where_files_can_be_written_nothing_is_lost(image, tmp_path):
    start = interrupted(tmp_path)
    length = save.size(image) + 1
    for cut in range(length + 1):
        for path in tmp_path.iterdir():
            path.unlink()
        board = start(cut)
        assert outcome(board) == ((2, 1, 0) if cut == length else (1, 0, save.COPIED))
        save.keep(app(board, None, changed(0)))
        assert outcome(board) == (0, None, 0)


def test_a_copy_cut_off_at_every_byte_is_not_needed(tmp_path):
    board = stored(tmp_path, changed(1), new_match())
    before = board.nvm
    save.keep(app(board, None, changed(2)))
    names = [tmp_path / name for name in save.COPIES]
    newest = max(names, key=lambda name: save.sequence(name.read_bytes()))
    whole = newest.read_bytes()
    for cut in range(len(whole)):
        newest.write_bytes(whole[:cut])
        assert outcome(board) == (2, None, 0)
        assert outcome(Board(tmp_path, before)) == (1, 0, 0)
        assert outcome(Board(tmp_path)) == (1, 0, save.COPIED)
    newest.write_bytes(whole)
    assert outcome(Board(tmp_path, before)) == (2, None, 0)


def test_the_copies_take_turns(tmp_path):
    board = Board(tmp_path)
    for level in (0, 1, 2, 0, 1):
        save.keep(app(board, None, changed(level)))
    numbers = [save.sequence((tmp_path / name).read_bytes()) for name in save.COPIES]
    assert numbers == [4, 5]


def test_a_spoilt_block_is_written_again_even_if_nothing_has_changed(tmp_path):
    board = stored(tmp_path, changed())
    board.nvm = BLANK
    assert outcome(board) == (2, None, save.COPIED)
    save.keep(app(board, None, changed()))
    assert save.state(board.nvm) == save.WHOLE
