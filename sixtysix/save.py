# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
#
# SPDX-License-Identifier: MIT
"""
`sixtysix.save`
===============

What outlives the power switch: the settings and the running match, as one image of bytes.

======  ==============================================================================
byte    content
======  ==============================================================================
0-1     ``66``
2       version of this layout
3-4     length of the content, the lower byte first
5-      content: how many settings, the settings (a byte each), the running match
        (`sixtysix.ui.game.Game.pack`; nothing if none runs)
last 4  CRC-32 of all before, the lowest byte first
======  ==============================================================================

A board keeps the image in one block of flash that a power cut while writing can spoil, and that
wears out: so every image is checked when it is read, and only written when it has changed.
"""

from sixtysix.settings import Settings

try:
    from binascii import crc32
except ImportError:
    crc32 = None

_MAGIC = b"66"
_VERSION = 1
_HEAD = 5
MAX_SIZE = 256  # bytes of an image, at most


def pack(settings, match=b""):
    """Return the image of settings and the running match (bytes; empty if there is none)."""
    content = settings.pack()
    content = bytes((len(content),)) + content + match
    image = _MAGIC + bytes((_VERSION, len(content) & 255, len(content) >> 8)) + content
    return image + _checksum(image)


def unpack(image):
    """
    Return (settings, match, sound) of an image.

    :param bytes image: what was stored, perhaps with other bytes after it
    :return: the `Settings`, the bytes of the match, and whether the image was whole. A torn or
        foreign one gives the default settings and no match, and so does one never written.
    """
    size = _HEAD + (image[3] | image[4] << 8) if len(image) > _HEAD else 0
    whole = (
        _HEAD < size <= len(image) - 4
        and image[:2] == _MAGIC
        and image[2] == _VERSION
        and image[size : size + 4] == _checksum(image[:size])
    )
    if not whole:
        return Settings(), b"", unwritten(image)
    count = image[_HEAD]
    first = _HEAD + 1
    return Settings(image[first : first + count]), bytes(image[first + count : size]), True


def unwritten(image):
    """Tell whether nothing was ever stored here: no bytes, or flash as it leaves the factory."""
    return not image or not any(byte != 255 for byte in image[:_HEAD])


def _checksum(data):
    if crc32:
        return (crc32(data) & 0xFFFFFFFF).to_bytes(4, "little")
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0xEDB88320 if crc & 1 else 0)
    return (crc ^ 0xFFFFFFFF).to_bytes(4, "little")
