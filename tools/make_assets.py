# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
Make all pictures in assets/: font strip, the tiles of the cards, icons and title picture.

    python tools/make_assets.py          write the files
    python tools/make_assets.py --check  exit 1 if a file differs from what this script makes

The font is Terminus 6x12 (SIL Open Font License, see assets/font-license.txt) as it comes with
adafruit-blinka-displayio; the pictures are drawn in tools/card_art.py.
"""

import argparse
import importlib.util
import struct
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import card_art as art  # noqa: E402

CARD_WIDTH, CARD_HEIGHT = 24, 32
TILE_WIDTH, TILE_HEIGHT = 12, 4  # of a card
ICON = 16
_EDGE_ROWS = 13  # of the other's cards, which reach into the screen from above
SCREEN_WIDTH, SCREEN_HEIGHT = 160, 128

# The colours of every picture; sixtysix/ui/art.py knows the numbers of the suits' four.
CLEAR, PAPER, EDGE, INK = 0, 1, 2, 3
SUIT_COLOURS = (4, 5, 6, 7)
GOLD, SKIN, HAIR, BACK, BACK_LIGHT, GOLD_DARK, LIPS, FELT = range(8, 16)
PALETTE = (
    0xFF00FF,  # clear
    0xFFFBF0,  # paper
    0x8C9088,  # edge
    0x202028,  # ink
    0x101018,  # spades
    0xD81028,  # hearts
    0x00822C,  # clubs
    0x1458D8,  # diamonds
    0xF8C020,  # gold
    0xF8C898,  # skin
    0x7C4820,  # hair
    0x982038,  # back
    0xE8A0A0,  # back, light
    0xB07808,  # gold, dark
    0xC83040,  # lips
    0x085030,  # felt
)


class Picture:
    """A picture of palette indices, ``width`` by ``height``, all of them 0 at first."""

    def __init__(self, width, height, colour=CLEAR):
        self.width = width
        self.height = height
        self.rows = [bytearray([colour] * width) for _ in range(height)]

    def box(self, x, y, width, height, colour):
        """Fill a rectangle."""
        for row in self.rows[y : y + height]:
            row[x : x + width] = bytes([colour] * width)

    def draw(self, drawing, x, y, inks, scale=1):
        """Draw lines of characters; ``inks`` maps a character to its colour, others stay clear."""
        for dy, line in enumerate(drawing):
            for dx, character in enumerate(line):
                if character in inks:
                    self.box(x + dx * scale, y + dy * scale, scale, scale, inks[character])

    def paste(self, other, x, y, scale=1):
        """Put another picture here; what is clear in it stays clear."""
        for dy, row in enumerate(other.rows):
            for dx, colour in enumerate(row):
                if colour != CLEAR:
                    self.box(x + dx * scale, y + dy * scale, scale, scale, colour)

    def bmp(self, palette):
        """Return the picture as a BMP file of 1 or 4 bits a pixel, by the number of colours."""
        bits = 1 if len(palette) == 2 else 4
        body = b"".join(_packed(row, bits) for row in reversed(self.rows))
        colours = b"".join(struct.pack("<I", colour) for colour in palette)
        start = 14 + 40 + len(colours)
        return (
            struct.pack("<2sIHHI", b"BM", start + len(body), 0, 0, start)
            + struct.pack("<IiiHHII", 40, self.width, self.height, 1, bits, 0, len(body))
            + struct.pack("<iiII", 2835, 2835, len(palette), 0)
            + colours
            + body
        )


def _packed(row, bits):
    """Return a row of pixels as bytes, filled up to a multiple of four."""
    per_byte = 8 // bits
    row = bytes(row) + bytes(-len(row) % (per_byte * 4))
    packed = bytearray()
    for start in range(0, len(row), per_byte):
        byte = 0
        for pixel in row[start : start + per_byte]:
            byte = byte << bits | pixel
        packed.append(byte)
    return bytes(packed)


def card_paper(width=CARD_WIDTH):
    """Return an empty card: paper with an edge and round corners."""
    picture = Picture(width, CARD_HEIGHT, EDGE)
    picture.box(1, 1, width - 2, CARD_HEIGHT - 2, PAPER)
    for x in (0, width - 1):
        for y in (0, CARD_HEIGHT - 1):
            picture.box(x, y, 1, 1, CLEAR)
    for x in (1, width - 2):
        for y in (1, CARD_HEIGHT - 2):
            picture.box(x, y, 1, 1, EDGE)
    return picture


def face(suit, rank, large=False):
    """
    Return the face of a card: rank and suit in the corner, a court figure or a large pip.

    :param bool large: whether rank and pip are as large as can be, without a figure
    """
    picture = card_paper()
    colour = SUIT_COLOURS[suit]
    if large:
        drawing = art.RANKS[rank]
        picture.draw(drawing, (CARD_WIDTH - 2 * len(drawing[0])) // 2, 1, {"#": colour}, scale=2)
        picture.draw(art.BIG_PIPS[suit], 5, 19, {"#": colour})
        return picture
    picture.draw(art.RANKS[rank], 2, 2, {"#": colour})
    picture.draw(art.SMALL_PIPS[suit], 2, 13, {"#": colour})
    if rank in art.COURT:
        picture.draw(art.COURT[rank], 10, 11, {**art.INKS, art.SUIT_INK: colour})
    else:
        picture.draw(art.BIG_PIPS[suit], 9, 17, {"#": colour})
    return picture


def back(width=CARD_WIDTH):
    """Return the back of a card: a lattice in a frame."""
    picture = card_paper(width)
    picture.box(2, 2, width - 4, CARD_HEIGHT - 4, BACK)
    for y in range(4, CARD_HEIGHT - 4):
        for x in range(4, width - 4):
            if (x + y) % 6 == 1 or (x - y) % 6 == 3:
                picture.box(x, y, 1, 1, BACK_LIGHT)
    return picture


def slot():
    """Return the mark of a place where no card lies: a dashed outline."""
    picture = Picture(CARD_WIDTH, CARD_HEIGHT)
    for x in range(2, CARD_WIDTH - 2):
        if x % 4 < 2:
            picture.box(x, 0, 1, 1, EDGE)
            picture.box(x, CARD_HEIGHT - 1, 1, 1, EDGE)
    for y in range(2, CARD_HEIGHT - 2):
        if y % 4 < 2:
            picture.box(0, y, 1, 1, EDGE)
            picture.box(CARD_WIDTH - 1, y, 1, 1, EDGE)
    return picture


def cards(large=False):
    """Return the pictures of the cards: the 24 faces in order, the back, the empty place."""
    return [face(card // 6, card % 6, large) for card in range(24)] + [back(), slot()]


def cut(pictures, width=TILE_WIDTH, height=TILE_HEIGHT):
    """
    Cut pictures into tiles; what looks the same is one tile.

    :return: the strip of the tiles, and bytes: the numbers of the tiles of each picture, row by row
    """
    tiles, numbers = {}, bytearray()
    for picture in pictures:
        for y in range(0, picture.height, height):
            for x in range(0, picture.width, width):
                pixels = tuple(bytes(row[x : x + width]) for row in picture.rows[y : y + height])
                numbers.append(tiles.setdefault(pixels, len(tiles)))
    strip = Picture(0, height)
    strip.width = width * len(tiles)
    strip.rows = [b"".join(rows) for rows in zip(*tiles)]
    return strip, bytes(numbers)


def icons():
    """Return the icons: the four suits on paper, a lock, the edge of a card's back, nothing."""
    tiles = []
    for suit, pip in enumerate(art.BIG_PIPS):
        tile = Picture(ICON, ICON, PAPER)
        for x in (0, ICON - 1):
            for y in (0, ICON - 1):
                tile.box(x, y, 1, 1, CLEAR)
        tile.draw(pip, 1, 2, {"#": SUIT_COLOURS[suit]})
        tiles.append(tile)
    lock = Picture(ICON, ICON)
    for dx, dy, colour in ((0, 1, INK), (2, 1, INK), (1, 0, INK), (1, 2, INK), (1, 1, GOLD)):
        lock.draw(art.LOCK, 1 + dx, 1 + dy, {"#": colour})
    edge = Picture(ICON, ICON)
    edge.rows[:_EDGE_ROWS] = [row + b"\0" for row in back(ICON - 1).rows[-_EDGE_ROWS:]]
    tiles += [lock, edge, Picture(ICON, ICON)]
    return _strip(tiles)


def _strip(tiles):
    width = tiles[0].width
    strip = Picture(width * len(tiles), tiles[0].height)
    for place, tile in enumerate(tiles):
        strip.paste(tile, place * width, 0)
    return strip


def title():
    """Return the picture of the start: a large 66 and the marriage of hearts."""
    picture = Picture(SCREEN_WIDTH, SCREEN_HEIGHT, FELT)
    for x in (12, 46):
        picture.draw(art.SIX, x + 2, 14, {"#": INK}, scale=3)
        picture.draw(art.SIX, x, 12, {"#": GOLD_DARK}, scale=3)
        picture.draw(art.SIX, x, 11, {"#": GOLD}, scale=3)
    for card, x, y in ((9, 84, 6), (8, 106, 10)):
        picture.box(x + 3, y + 3, 2 * CARD_WIDTH - 2, 2 * CARD_HEIGHT - 1, INK)
        picture.paste(face(card // 6, card % 6), x, y, scale=2)
    return picture


def font():
    """Return the font strip, one tile a letter in the order of sixtysix/ui/font.py."""
    glyphs = _bdf_glyphs()
    letters = [chr(code) for code in range(32, 127)] + list(font_module().EXTRA)
    strip = Picture(6 * len(letters), 12)
    for place, letter in enumerate(letters):
        for y, bits in enumerate(glyphs[ord(letter)]):
            for x in range(6):
                strip.rows[y][6 * place + x] = bits >> (7 - x) & 1
        if letter in art.LETTERS:
            strip.box(6 * place, 0, 6, 12, 0)
            strip.draw(art.LETTERS[letter], 6 * place, 3, {"#": 1})
    return strip


def font_module():
    """Load sixtysix/ui/font.py, whose board module fontio the desktop's displayio provides."""
    import sixtysix.ui.font

    return sixtysix.ui.font


def _bdf_glyphs():
    """Read the 6x12 font; return {character code: 12 rows of 8 bits}."""
    package = importlib.util.find_spec("displayio")
    path = Path(package.origin).parent / "resources" / "ter-u12n.bdf"
    glyphs, code, bitmap = {}, None, None
    for line in path.read_text(encoding="latin-1").splitlines():
        if line.startswith("ENCODING "):
            code = int(line.split()[1])
        elif line == "BITMAP":
            bitmap = []
        elif line == "ENDCHAR":
            glyphs[code], bitmap = bitmap, None
        elif bitmap is not None:
            bitmap.append(int(line, 16))
    return glyphs


FILES = {
    "font.bmp": lambda: font().bmp((0x000000, 0xFFFFFF)),
    "cards.bmp": lambda: cut(cards())[0].bmp(PALETTE),
    "cards.bin": lambda: cut(cards())[1],
    "large.bmp": lambda: cut(cards(large=True))[0].bmp(PALETTE),
    "large.bin": lambda: cut(cards(large=True))[1],
    "icons.bmp": lambda: icons().bmp(PALETTE),
    "title.bmp": lambda: title().bmp(PALETTE),
}


def main():
    """Write or check the files; return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.strip().split("\n")[0])
    parser.add_argument("--check", action="store_true", help="only compare with what is there")
    arguments = parser.parse_args()
    wrong = []
    for name, make in FILES.items():
        path = ROOT / "assets" / name
        content = make()
        if arguments.check:
            if not path.exists() or path.read_bytes() != content:
                wrong.append(name)
        else:
            path.write_bytes(content)
            print(f"{len(content):6} {path.relative_to(ROOT)}")
    if wrong:
        print("differs from what tools/make_assets.py makes:", ", ".join(wrong))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
