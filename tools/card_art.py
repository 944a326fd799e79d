# SPDX-FileCopyrightText: 2026 Sixty-Six in your pocket contributors
# SPDX-License-Identifier: MIT

"""
The drawings of the cards, one character a pixel, for make_assets.py.

In ranks and pips ``#`` is the colour of the suit. The court is drawn with the letters of `INKS`.
"""

# What the letters of the court drawings stand for, as indices of the palette in make_assets.py.
INKS = {"o": 3, "g": 8, "d": 13, "s": 9, "h": 10, "w": 1, "r": 14}
SUIT_INK = "c"


def rows(drawing):
    """Return a drawing as a list of equally long lines."""
    lines = drawing.strip("\n").split("\n")
    width = max(len(line) for line in lines)
    return [line.ljust(width, ".") for line in lines]


RANKS = [
    rows(drawing)
    for drawing in (
        """
.#####.
##...##
##...##
##...##
.######
.....##
.....##
##...##
.#####.
""",
        """
...####
.....##
.....##
.....##
.....##
.....##
##...##
##...##
.#####.
""",
        """
.#####.
##...##
##...##
##...##
##...##
##.#.##
##.####
##..##.
.###.##
""",
        """
##...##
##..##.
##.##..
####...
###....
####...
##.##..
##..##.
##...##
""",
        """
.##..###.
###.##.##
.##.##.##
.##.##.##
.##.##.##
.##.##.##
.##.##.##
.##.##.##
.##..###.
""",
        """
...#...
..###..
..###..
.##.##.
.##.##.
##...##
#######
##...##
##...##
""",
    )
]

SMALL_PIPS = [
    rows(drawing)
    for drawing in (
        """
...#...
..###..
.#####.
#######
#######
#.###.#
..###..
""",
        """
.##.##.
#######
#######
#######
.#####.
..###..
...#...
""",
        """
..###..
..###..
#######
#######
##.#.##
...#...
..###..
""",
        """
...#...
..###..
.#####.
#######
.#####.
..###..
...#...
""",
    )
]

BIG_PIPS = [
    rows(drawing)
    for drawing in (
        """
......#......
.....###.....
....#####....
...#######...
..#########..
.###########.
#############
#############
#############
.####.#.####.
.....###.....
....#####....
""",
        """
..###...###..
.#####.#####.
#############
#############
#############
#############
.###########.
..#########..
...#######...
....#####....
.....###.....
......#......
""",
        """
.....###.....
....#####....
....#####....
....#####....
.###.###.###.
#####.#.#####
#############
#####.#.#####
.###..#..###.
......#......
.....###.....
....#####....
""",
        """
......#......
.....###.....
....#####....
...#######...
..#########..
.###########.
.###########.
..#########..
...#######...
....#####....
.....###.....
......#......
""",
    )
]

JACK = rows(
    """
...........w.
..ccccc...ww.
.ccccccc.ww..
ccccccccccw..
ccccccccccc..
.ggggggggg...
.hhsssssh....
.hsssssss....
.hsosssos....
.hsssssss....
.hssssdss....
.hhsssss.....
..hhsrrs.....
....sss......
..ooosooo....
.ccgcscgccc..
cccgcccgcccc.
ccccgcgcccccc
gccccgccccccg
gcccgcgcccccg
"""
)

QUEEN = rows(
    """
......g......
..g..ggg..g..
..gggggggg...
..gcggcggg...
..ggggggggg..
.hhhhhhhhhhh.
.hhsssssssh..
hhsssssssshh.
hhsosssosshh.
hhsssssssshh.
hhssssdssshh.
hhhssssssshh.
hhhhsrrsshhh.
hhh.ssss.hhh.
hhgsssssgghh.
hccgsssgccch.
cccgwwwgccccc
ccccgggcccccc
gccccgccccccg
gcccgggcccccg
"""
)

KING = rows(
    """
..g..ggg..g..
.ggg.ggg.ggg.
.ggggggggggg.
.gcgggcgggcg.
.ggggggggggg.
..hhhhhhhhh..
..hsssssssh..
..hsssssssh..
..hsosssosh..
..hsssssssh..
..hsssdsssh..
..hhhhhhhhh..
..hhhrrrhhh..
...hhhhhhh...
.cc.hhhhh.cc.
cccw.hhh.wccc
ccccw.h.wcccc
cccccwwwccccc
gccccgggccccg
gcccccgcccccg
"""
)

COURT = {1: JACK, 2: QUEEN, 3: KING}

LOCK = rows(
    """
....#####....
...##...##...
...##...##...
...##...##...
.###########.
.###########.
.#####.#####.
.####...####.
.#####.#####.
.#####.#####.
.###########.
.###########.
"""
)

SIX = rows(
    """
..######..
.########.
####..####
###....###
###.......
###.......
########..
#########.
####..####
###....###
###....###
###....###
####..####
.########.
..######..
"""
)

# The suits as letters of the font: its own are hard to tell apart in white at this size.
LETTERS = {
    suit: rows(drawing)
    for suit, drawing in (
        (
            "♠",
            """
..#..
.###.
#####
#####
#.#.#
..#..
.###.
""",
        ),
        (
            "♥",
            """
.....
##.##
#####
#####
.###.
.###.
..#..
""",
        ),
        (
            "♣",
            """
.###.
.###.
##.##
##.##
##.##
..#..
.###.
""",
        ),
        (
            "♦",
            """
.....
..#..
.###.
#####
.###.
..#..
.....
""",
        ),
    )
}
