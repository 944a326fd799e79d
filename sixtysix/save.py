# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.save`
===============

What outlives the power switch, as one image of bytes.

======  ==============================================================================
byte    content
======  ==============================================================================
0-1     ``66``
2       version of this layout
3-4     length of the content, the lower byte first
5-7     content: sequence number, which of several images is the newest
8-      ... and the parts, each after two bytes that say how long it is: settings (a byte each),
        house rules, statistics (`sixtysix.statistics`), puzzles solved (a bit each), finished deals
        (`sixtysix.games`), the running match (nothing if none runs)
last 4  CRC-32 of all before, the lowest byte first
======  ==============================================================================

The match: whether the deal's result is counted, who deals next, the stake, how many deals, how
often a move was taken back in this deal, how long the score sheet is, the sheet (`sixtysix.sheet`),
how many seats, who sits there (a byte each), how many totals, the totals plus 128, the record of
the deal. Older layouts: `sixtysix.restore`.

A board keeps the image in one block of flash that a power cut while writing can spoil, and that
wears out. So every image is checked when it is read, and only written when it has changed; and an
app's ``writes`` ration what is written before the end of a deal (docs/saves.md has the arithmetic).
Where files can be written the image also goes to two of them in turn.
"""

from sixtysix.loading import fetch, forget
from sixtysix.phases import NOBODY
from sixtysix.record import encode
from sixtysix.ui.game import PLAY

try:
    from binascii import crc32
except ImportError:
    crc32 = None

MAGIC = b"66"
VERSION = 3
HEAD = 5
BODY = 8
MAX_SIZE = 2048  # bytes of an image, at most
COPIES = ("a.bin", "b.bin")

SETTINGS, HOUSE, STATISTICS, SOLVED, GAMES, MATCH = range(6)
PARTS = 6

# What bytes can be: never written, one of our images, a spoilt one, one of a newer layout, others'.
UNWRITTEN, WHOLE, DAMAGED, NEWER, FOREIGN = range(5)

# What a person has to be told: `App.trouble`, and the number of its text. Nothing was stored here;
# the save is spoilt; ... but a copy is not; a newer version's; another program's; its match cannot
# be read; this machine cannot save; it could not be saved just now.
FRESH, LOST, COPIED, TOO_NEW, STRANGE, NO_MATCH, NO_MEMORY, UNSAVED = range(1, 9)

# Writes before a deal's end that nobody has asked for; with that at its end they are three.
WRITES = 2
SEALED = -1  # in the place of their number: what a newer version has stored must stay


# ---- reading ----


def state(image):
    """Return what bytes are, `UNWRITTEN` to `FOREIGN`; others may follow after a whole image."""
    if not any(byte != 255 for byte in image[:BODY]):
        return UNWRITTEN
    if image[:2] != MAGIC:
        return FOREIGN
    end = size(image) - 4
    if not HEAD < end <= len(image) - 4 or image[end : end + 4] != checksum(image[:end]):
        return DAMAGED
    return WHOLE if 1 <= image[2] <= VERSION else NEWER


def size(image):
    """Return how long an image says that it is."""
    return HEAD + (image[3] | image[4] << 8) + 4 if len(image) >= HEAD else 0


def sequence(image):
    """Return the sequence number of a whole image; older layouts have none."""
    return int.from_bytes(image[HEAD:BODY], "little") if image and image[2] > 2 else 0


def newest(console):
    """
    Return the newest whole image that a console has, and what its own memory holds.

    :return: the image, empty if none is whole; and `UNWRITTEN` to `FOREIGN`, or `NEWER` if there
        is one of a newer layout anywhere. Without a memory of its own the copies stand for it: then
        `DAMAGED` if one of them is
    """
    best = b""
    found = None
    memory = console.read(1)
    for read in _readers(console):
        image = read(size(read(HEAD)))
        kind = state(image)
        if found is None or kind == NEWER or (not memory and found < kind <= DAMAGED):
            found = kind
        if kind == WHOLE and (not best or sequence(image) > sequence(best)):
            best = image
    return best, found


def _readers(console):
    """Return functions that read so many bytes: of the console's own memory, of the copies."""
    readers = [lambda count: console.read(max(BODY, min(count, MAX_SIZE)))]
    for ending in COPIES:
        name = console.file(ending)
        if name:
            readers.append(lambda count, name=name: _content(name))
    return readers


def _content(name):
    try:
        with open(name, "rb") as file:
            return file.read(MAX_SIZE)
    except OSError:
        return b""


def parts(image):
    """Return the parts of a whole image, `SETTINGS` to `MATCH`, as bytes; all empty of ``b""``."""
    if not image:
        return [b""] * PARTS
    if image[2] < VERSION:
        return fetch("sixtysix.restore").older_parts(image)
    found = []
    at = BODY
    for _ in range(PARTS):
        end = at + 2 + (image[at] | image[at + 1] << 8)
        found.append(image[at + 2 : end])
        at = end
    return found


# ---- writing ----


def pack(found, number=0):
    """Return the image of the parts `SETTINGS` to `MATCH`, with a sequence number."""
    content = number.to_bytes(3, "little")
    for part in found:
        content += len(part).to_bytes(2, "little") + part
    image = MAGIC + bytes((VERSION,)) + len(content).to_bytes(2, "little") + content
    return image + checksum(image)


def pack_game(game):
    """Return a match and its deal as bytes."""
    match = game.match
    totals = bytes(total + 128 for total in match.totals)
    head = bytes((game.counted, match.dealer, match.stake, match.deals & 255, game.undone))
    for part in (match.sheet, game.players, totals):
        head += bytes((len(part),)) + part
    return head + encode(game.deal)


def keep(app, news=()):
    """
    Store what has changed; return whether all is stored.

    :param App app: its settings and its running match are stored, and its ration is counted; while
        something else than a match is played, the stored match stays as it is
    :param news: what else has happened: the name of a function of `sixtysix.statistics`, and what
        it wants to know besides the parts and the app
    """
    console, game = app.console, app.game
    image, found = newest(console)
    kept = parts(image)
    kept[SETTINGS] = app.settings.pack()
    kept[HOUSE] = bytes(app.settings.house)
    if not game or game.purpose == PLAY:
        kept[MATCH] = pack_game(game) if game and game.match.winner == NOBODY else b""
    if news:
        getattr(fetch("sixtysix.statistics"), news[0])(kept, app, *news[1:])
        forget("sixtysix.statistics")
    number = sequence(image)
    if found == WHOLE and pack(kept, number) == image:
        return True
    app.writes = WRITES if not game or game.counted else max(0, app.writes - 1)
    number = number + 1 & 0xFFFFFF
    done = store(console, pack(kept, number), number)
    app.trouble = 0 if done else UNSAVED
    return done


def stored(console, part):
    """Return a part, `SETTINGS` to `MATCH`, of what a console has stored."""
    return parts(newest(console)[0])[part]


def store(console, image, number):
    """Store an image in the console's memory, and in a file if that is possible; return whether."""
    done = True
    try:
        console.write(image)
    except OSError:
        done = False  # a desktop's disk is full, or not to be written
    name = console.file(COPIES[number % 2])
    if name:
        try:
            with open(name, "wb") as file:
                file.write(image)
            done = True
        except OSError:
            pass  # the drive is full, or the computer holds it
    return done


def checksum(data):
    """Return the CRC-32 of bytes as four bytes."""
    if crc32:
        return (crc32(data) & 0xFFFFFFFF).to_bytes(4, "little")
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xEDB88320 if crc & 1 else 0)
    return (crc ^ 0xFFFFFFFF).to_bytes(4, "little")
