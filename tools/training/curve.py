# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""The learning curve as a picture: strength and fit, round by round."""

import os

import numpy as np

SIZE = (640, 480)
_LEFT, _RIGHT, _TOP, _GAP = 60, 20, 40, 50
_INK, _PALE, _LINE, _BACK = (40, 40, 40), (225, 225, 225), (20, 90, 160), (255, 255, 255)
_MANY = tuple((30 + 35 * k, 120 + 10 * k, 60 + 20 * k) for k in range(6))


def draw(path, name, history):
    """
    Draw a training's curve into a PNG file.

    :param history: a row for each round: game points a deal against the rule of thumb, half the
        interval, then R2 by stage, NaN where a stage had too few positions
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    pygame.font.init()
    font = pygame.font.Font(None, 20)
    picture = pygame.Surface(SIZE)
    picture.fill(_BACK)
    height = (SIZE[1] - _TOP - 2 * _GAP) // 2
    strength, reach, quality = history[:, 0], history[:, 1], history[:, 2:8]
    upper = _Panel(picture, font, _TOP, height, len(history), strength - reach, strength + reach)
    upper.title(f"{name}: game points a deal against the rule of thumb, by round")
    for k in range(len(history)):
        upper.line([(k, strength[k] - reach[k]), (k, strength[k] + reach[k])], _LINE)
    upper.line(list(enumerate(strength)), _LINE)
    lower = _Panel(picture, font, _TOP + height + _GAP, height, len(history), quality, quality)
    lower.title("R2 on held-out positions, by cards in the open stock (2 to 12)")
    for stage in range(quality.shape[1]):
        points = [(k, quality[k, stage]) for k in range(len(history))]
        points = [point for point in points if point[1] == point[1]]
        lower.line(points, _MANY[stage])
        if points:
            lower.label(points[-1], str(2 * stage + 2), _MANY[stage])
    pygame.image.save(picture, str(path))


class _Panel:
    """A frame with a scale in which lines are drawn by round and value."""

    def __init__(self, picture, font, top, height, rounds, low, high):
        self._picture, self._font, self._top, self._height = picture, font, top, height
        self._rounds = rounds
        low, high = min(0, np.nanmin(low, initial=0)), np.nanmax(high, initial=0.1)
        self._low, self._high = low, high + (high - low) / 10
        self._step = next(s for s in (0.05, 0.1, 0.2, 0.5, 1, 2) if high - low < 8 * s)
        self._scale()

    def title(self, words):
        """Write what the panel shows above it."""
        self._picture.blit(self._font.render(words, True, _INK), (_LEFT, self._top - 22))

    def line(self, points, colour):
        """Draw a line through points (round, value), each with a dot."""
        import pygame

        places = [self._place(*point) for point in points]
        if len(places) > 1:
            pygame.draw.lines(self._picture, colour, False, places, 2)
        for place in places:
            pygame.draw.circle(self._picture, colour, place, 3)

    def label(self, point, words, colour):
        """Write something to the right of a point."""
        x, y = self._place(*point)
        self._picture.blit(self._font.render(words, True, colour), (x + 6, y - 7))

    def _place(self, number, value):
        width = SIZE[0] - _LEFT - _RIGHT
        part = (value - self._low) / (self._high - self._low)
        return (
            round(_LEFT + width * (number + 0.5) / self._rounds),
            round(self._top + self._height * (1 - part)),
        )

    def _scale(self):
        import pygame

        value = self._step * np.ceil(self._low / self._step)
        while value <= self._high:
            _, y = self._place(0, value)
            pygame.draw.line(self._picture, _PALE, (_LEFT, y), (SIZE[0] - _RIGHT, y))
            text = self._font.render(f"{value + 0:.2f}", True, _INK)
            self._picture.blit(text, (_LEFT - 8 - text.get_width(), y - 7))
            value += self._step
        for number in range(self._rounds):
            x, _ = self._place(number, 0)
            text = self._font.render(str(number + 1), True, _INK)
            self._picture.blit(text, (x - text.get_width() // 2, self._top + self._height + 6))
