# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Pictures on the drive: the part of ``displayio`` that is loaded when a program asks for one."""

from displayio import Palette


class OnDiskBitmap:
    """An indexed BMP file whose pixels stay on the drive; only its palette is in memory."""

    def __init__(self, file):
        self.file = open(file, "rb") if isinstance(file, str) else file  # noqa: SIM115
        head = self.file.read(54)
        if head[:2] != b"BM":
            raise ValueError("Invalid BMP file")
        self.width = int.from_bytes(head[18:22], "little")
        self.height = int.from_bytes(head[22:26], "little")
        self.bits_per_value = int.from_bytes(head[28:30], "little")
        colors = int.from_bytes(head[46:50], "little") or 1 << self.bits_per_value
        self.pixel_shader = Palette(colors)
        self.file.seek(14 + int.from_bytes(head[14:18], "little"))
        for index in range(colors):
            blue, green, red, _ = self.file.read(4)
            self.pixel_shader[index] = (red, green, blue)
