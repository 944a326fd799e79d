# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The pictures in assets/: what their script makes, cards put together from few tiles."""

import adafruit_imageload
import pytest
from displayio import Bitmap, Palette

from sixtysix.loading import path
from sixtysix.ui.art import ACROSS, CARD_HEIGHT, CARD_WIDTH, DOWN, SHEETS, SLOT
from tools import make_assets

WIDTH, HEIGHT = CARD_WIDTH // ACROSS, CARD_HEIGHT // DOWN


def stored(name):
    """Return the content of a file of assets/."""
    with open(path(name), "rb") as file:
        return file.read()


@pytest.mark.parametrize("name", make_assets.FILES)
def test_assets_are_what_their_script_makes(name):
    assert stored(name) == make_assets.FILES[name]()


@pytest.mark.parametrize("sheet", SHEETS)
def test_cards_put_together_from_tiles_are_the_cards_that_were_drawn(sheet):
    tiles, _ = adafruit_imageload.load(path(sheet + ".bmp"), bitmap=Bitmap, palette=Palette)
    faces = stored(sheet + ".bin")
    drawn = make_assets.cards(large=sheet == "large")
    assert len(drawn) == SLOT + 1
    assert len(faces) == len(drawn) * ACROSS * DOWN
    for number, picture in enumerate(drawn):
        for y, row in enumerate(picture.rows):
            for x, colour in enumerate(row):
                tile = faces[(number * DOWN + y // HEIGHT) * ACROSS + x // WIDTH]
                assert tiles[tile * WIDTH + x % WIDTH, y % HEIGHT] == colour


@pytest.mark.parametrize("large", [False, True])
def test_tiles_take_half_of_what_whole_cards_would(large):
    drawn = make_assets.cards(large)
    strip, numbers = make_assets.cut(drawn)
    tiles = [
        tuple(bytes(row[x : x + WIDTH]) for row in strip.rows) for x in range(0, strip.width, WIDTH)
    ]
    assert len(tiles) == len(set(tiles)) == len(set(numbers))
    assert strip.height == HEIGHT
    whole = len(drawn) * CARD_WIDTH * CARD_HEIGHT // 2
    assert strip.width * strip.height // 2 + len(numbers) < whole * 0.55
