# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""Put the game onto a board's drive so that no interruption leaves a mixture of two versions."""


class DeployError(Exception):
    """
    Why it does not go on, in words for the person who asked for it.

    ``code`` is the exit code of the command line.
    """

    code = 1


class NoBoard(DeployError):
    """There is no board, or the person has to say which."""

    code = 3


class Refused(DeployError):
    """The drive cannot take the game as it is; nothing was written."""

    code = 4


class Unfinished(DeployError):
    """The work has begun and has not ended; doing it again ends it."""

    code = 5


class Differs(DeployError):
    """The drive does not hold what it should."""

    code = 6
