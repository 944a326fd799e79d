# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.console.desktop`
==========================

The desktop preview: the handheld's screen in a window, or without one, driven by a script. The
screens are drawn by Blinka's displayio, so that they are the board's to the pixel.
"""

import os
import sys
import time
import types

# Blinka looks for a board otherwise, and pygame greets on standard output.
os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

# blinka_displayio_pygamedisplay 4.1.0 imports a module that its package lacks; only its class of
# keys is ever asked for, and we read the keys ourselves.
sys.modules.setdefault("keypad_pygame", types.ModuleType("keypad_pygame"))
sys.modules["keypad_pygame"].PyGameKeys = None

import busdisplay
import displayio
from blinka_displayio_pygamedisplay import PyGameDisplay

from sixtysix.console.base import (
    DIM,
    DOWN,
    HEIGHT,
    LEFT,
    OFF,
    RIGHT,
    SELECT,
    START,
    UP,
    WIDTH,
    A,
    B,
    Console,
)

TITLE = "Sixty-Six in your pocket"
WAIT = "WAIT"
BUTTONS = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")  # as numbered in base.py

KEYS = {
    pygame.K_LEFT: LEFT,
    pygame.K_RIGHT: RIGHT,
    pygame.K_UP: UP,
    pygame.K_DOWN: DOWN,
    pygame.K_x: A,
    pygame.K_a: A,
    pygame.K_z: B,
    pygame.K_b: B,
    pygame.K_RETURN: START,
    pygame.K_KP_ENTER: START,
    pygame.K_LSHIFT: SELECT,
    pygame.K_RSHIFT: SELECT,
}
KEY_HELP = (
    "arrows: the four directions   X or A: button A   Z or B: button B\n"
    "Enter: START (menu)           Shift: SELECT (special moves)"
)


class Screen(PyGameDisplay):
    """
    A displayio display that draws into a surface, and from there into a window.

    :param int scale: window pixels for each pixel of the handheld; 0 for no window
    """

    def __init__(self, scale):
        self._scale = scale
        self._window = None
        self._light = 255
        super().__init__(width=WIDTH, height=HEIGHT, caption=TITLE, auto_refresh=False)

    def _initialize(self, init_sequence):
        self._pygame_screen = pygame.Surface((WIDTH, HEIGHT))
        if self._scale:
            pygame.display.init()
            pygame.display.set_caption(self._caption)
            self._window = pygame.display.set_mode((WIDTH * self._scale, HEIGHT * self._scale))

    def _get_refresh_areas(self):
        # PyGameDisplay draws the whole screen every time; do so only if anything changed.
        changed = busdisplay.BusDisplay._get_refresh_areas(self)
        return [self._core.area] if changed else []

    def _refresh_display(self):
        busdisplay.BusDisplay._refresh_display(self)
        if self._window:
            # To nearest neighbours: pixels stay sharp squares.
            pygame.transform.scale(self._pygame_screen, self._window.get_size(), self._window)
            self._window.fill([self._light] * 3, special_flags=pygame.BLEND_MULT)
            pygame.display.flip()

    def light(self, strength):
        """Show the picture as it looks with the screen's light at 0 (off) to 255."""
        self._light = strength
        self._refresh_display()

    def _background(self):
        time.sleep(0.5)  # Blinka's thread; the app refreshes by itself

    def _release(self):
        if self._window:
            pygame.display.quit()

    def picture(self):
        """Return what the screen shows, as a pygame surface of the handheld's size."""
        return self._pygame_screen


def save_path():
    """Return where the desktop keeps the save, in the person's own configuration folder."""
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        base = os.environ.get("APPDATA", home)
    elif sys.platform == "darwin":
        base = os.path.join(home, "Library", "Application Support")
    else:
        base = os.environ.get("XDG_CONFIG_HOME") or os.path.join(home, ".config")
    return os.path.join(base, "sixtysix", "save.bin")


def sound_path(number, volume):
    """Return the file of a sound."""
    here = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    return os.path.join(here, "assets", "sounds", f"{number}-{volume}.wav")


class _Stored(Console):
    """A console with a file for its storage; without a path it only lasts as long as the run."""

    stores = True

    def __init__(self, scale, path):
        displayio.release_displays()  # Blinka knows one display at a time
        self.display = Screen(scale)
        self.display.root_group = displayio.Group()
        self._path = path

    def read(self, size):
        """Return the first bytes of the file."""
        if self._path:
            try:
                with open(self._path, "rb") as file:
                    return file.read(size)
            except FileNotFoundError:
                return b""
        return super().read(size)

    def write(self, data):
        """Replace the file; a crash leaves the old one or the new one, never half of one."""
        super().write(data)
        if self._path:
            os.makedirs(os.path.dirname(os.path.abspath(self._path)), exist_ok=True)
            with open(self._path + ".new", "wb") as file:
                file.write(data)
            os.replace(self._path + ".new", self._path)

    def file(self, name):
        """Return a path beside the save: ``save-games.txt`` beside ``save.bin``."""
        if not self._path:
            return None
        folder = os.path.dirname(os.path.abspath(self._path))
        stem = os.path.splitext(os.path.basename(self._path))[0]
        return os.path.join(folder, stem + "-" + name)


# How bright the window is, of 255; a window that is too dark to play in is of no use to anybody.
_LIGHT = {OFF: 24, DIM: 96}


class Desktop(_Stored):
    """
    The handheld in a window, with sounds if the machine has a mixer that works.

    :param int scale: window pixels for each pixel of the handheld
    :param str path: the file of the save; None for the usual place, empty for nowhere
    """

    def __init__(self, scale=4, path=None):
        super().__init__(scale, save_path() if path is None else path)
        self._start = time.monotonic()
        try:
            pygame.mixer.init()
        except pygame.error:
            pass  # no loudspeaker: silence

    def sound(self, number):
        """Play the file that the board would play."""
        if self.settings.volume and pygame.mixer.get_init():
            pygame.mixer.stop()
            pygame.mixer.Sound(sound_path(number, self.settings.volume)).play()

    def backlight(self, level):
        """Make the window darker while nobody is there."""
        self.display.light(_LIGHT.get(level, 255))

    def button(self):
        """Return the button of the next key that was pressed, or None."""
        while True:
            event = pygame.event.poll()
            if event.type == pygame.NOEVENT:
                return None
            if event.type == pygame.QUIT:
                self.closed = True
            elif event.type == pygame.KEYDOWN and event.key in KEYS:
                return KEYS[event.key]

    def now(self):
        """Return the milliseconds since the window was opened."""
        return int((time.monotonic() - self._start) * 1000)


class ScriptError(ValueError):
    """A script that cannot be followed."""


class PictureError(Exception):
    """A picture that cannot be written, in words."""


def parse_script(text):
    """
    Return the presses of a script: numbers of buttons, and `WAIT`.

    :param str text: names of buttons and ``WAIT`` (until it is the person's turn again), separated
        by spaces; ``A*5`` stands for five of them
    :raises ScriptError: if a word is none of these
    """
    presses = []
    for word in text.upper().split():
        name, star, times = word.partition("*")
        if name not in BUTTONS and name != WAIT:
            raise ScriptError(f"{word}: no such button; there are {' '.join(BUTTONS)} and {WAIT}")
        if star and not times.isdecimal():
            raise ScriptError(f"{word}: after * comes a number, as in {name}*5")
        press = WAIT if name == WAIT else BUTTONS.index(name)
        presses.extend([press] * (int(times) if star else 1))
    return presses


class Scripted(_Stored):
    """
    The handheld without a window: presses come from a script, and time passes only when asked for.

    :param list presses: as `parse_script` returns them
    :param str path: the file of the save; None to keep it in memory
    """

    PATIENCE = 600_000  # milliseconds of virtual time that a WAIT may take

    def __init__(self, presses=(), path=None):
        super().__init__(0, path)
        self.presses = list(presses)
        self.charge = None  # what the battery is said to hold, in percent
        self.heard = []  # the numbers of the sounds so far
        self.lit = []  # what the lights showed, one after the other
        self.light = []  # the levels of the screen's light so far
        self._time = 0
        self._waited = 0
        self._waiting = False

    def button(self):
        """Return the next press of the script, or None while it waits or when it is at its end."""
        if not self.presses:
            return None
        if self.presses[0] != WAIT:
            self._waited = 0
            return self.presses.pop(0)
        if self._waiting:
            self.presses.pop(0)
        return None

    def now(self):
        """Return the virtual time. Asking takes a millisecond, so that no loop asks forever."""
        self._time += 1
        return self._time

    def rest(self, milliseconds, waiting):
        """Let virtual time pass; at the script's end the window counts as closed."""
        self._time += milliseconds
        self._waiting = waiting
        self._waited += milliseconds
        if self._waited > self.PATIENCE:
            raise ScriptError("the script waits, but the game never comes to rest")
        self.closed = not self.presses

    def show(self):
        """Draw nothing: a picture is made when it is asked for."""

    def sound(self, number):
        """Note down what would be heard."""
        if self.settings.volume:
            self.heard.append(number)

    def lights(self, colours):
        """Note down what the lights would show."""
        if self.settings.lights:
            self.lit.append(tuple(colours))

    def battery(self):
        """Return what a test has set."""
        return self.charge

    def backlight(self, level):
        """Note down how bright the screen would be."""
        self.light.append(level)

    def picture(self):
        """Draw the screen and return it as a pygame surface of the handheld's size."""
        self.display.refresh()
        return self.display.picture()

    def shot(self, path, scale=1):
        """
        Write a picture of the screen.

        :param str path: the file, whose ending names the format: ``.png``
        :param int scale: picture pixels for each pixel of the screen
        :raises PictureError: if there is no such folder, or no such format
        """
        picture = pygame.transform.scale(self.picture(), (WIDTH * scale, HEIGHT * scale))
        try:
            pygame.image.save(picture, path)
        except (pygame.error, OSError) as error:
            raise PictureError(f"no picture written to {path}: {error}") from None
