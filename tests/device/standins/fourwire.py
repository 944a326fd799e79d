# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Stand-in for ``fourwire``."""


class FourWire:
    """How a screen is wired."""

    def __init__(self, spi_bus, *, command, chip_select, reset=None, baudrate=24000000):
        self.pins = spi_bus.pins + (command, chip_select, reset)
