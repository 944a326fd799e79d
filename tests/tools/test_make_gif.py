# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""The film of a deal for the README."""

import pytest
from PIL import Image

from tools import make_gif

MOST = 500_000  # bytes


def film(path):
    """Return size, number of pictures and milliseconds of a film."""
    with Image.open(path) as image:
        total = 0
        for number in range(image.n_frames):
            image.seek(number)
            total += image.info["duration"]
        return image.size, image.n_frames, total


def test_the_film_of_the_readme_is_a_short_file_of_a_whole_deal():
    size, pictures, milliseconds = film(make_gif.TARGET)
    assert size == (320, 256)
    assert pictures > 100
    assert 15_000 < milliseconds < 60_000
    assert make_gif.TARGET.stat().st_size < MOST


@pytest.mark.slow
def test_a_deal_is_filmed_the_same_way_each_time(tmp_path, capsys):
    paths = [tmp_path / name for name in ("one.gif", "two.gif")]
    for path in paths:
        assert make_gif.main(["--seed", "7", "--scale", "1", str(path)]) == 0
    assert "pictures" in capsys.readouterr().out
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert film(paths[0])[0] == (160, 128)


def test_a_film_that_cannot_be_written_gets_a_message(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(make_gif, "play", lambda film, seed: film.look())
    assert make_gif.main([str(tmp_path / "missing" / "deal.gif")]) == 1
    assert "not written" in capsys.readouterr().err
