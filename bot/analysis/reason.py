"""Why a move is good, and what a player has to see to find it.

Here "the mover" is the side that plays the move. A move with a worse result than another one is a mistake, and has no
reasons. What follows from lines, threats and forks holds on every board. What follows from values is only said where
all the values that it depends on are proven.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import get_args

from bot.games.game import Line

MAX_SAID = 2  # how many reasons for a move are said


@dataclass(frozen=True, slots=True)
class CompletesLine:
    """The move completes these lines and wins."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """The move is the only legal one."""


@dataclass(frozen=True, slots=True)
class Forks:
    """The mover then threatens to win on several cells, and the other side on none, so the mover wins in 3 plies."""

    cells: tuple[int, ...]  # where the mover threatens to win


@dataclass(frozen=True, slots=True)
class Forces:
    """The move wins with best play of both sides, and makes one threat, which the other side has to block."""

    cell: int  # the threat
    plies: int  # until the win with best play at most, this move counted


@dataclass(frozen=True, slots=True)
class WinsLater:
    """The other side has to play below this cell in the end, and the mover wins there. This needs gravity."""

    cell: int


@dataclass(frozen=True, slots=True)
class LeavesOnlyLines:
    """Every next move of the other side completes a line, which loses in a misère game."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """The other side could have won on this cell at its next ply."""

    lines: tuple[Line, ...]  # the lines that it would have completed


@dataclass(frozen=True, slots=True)
class ForestallsFork:
    """If the other side were to move, it could make a winning fork; after the move it can no longer."""

    cells: tuple[int, ...]  # where the other side could have forked


@dataclass(frozen=True, slots=True)
class Mirrors:
    """The mover has the center in a misère game, and each mark of the other side has one of the mover opposite.
    Whoever answers each move on the opposite cell from then on never completes a line.
    """

    cell: int  # the cell opposite the move: the center itself if that is the move
    is_center: bool


@dataclass(frozen=True, slots=True)
class OnlyDraw:
    """The move keeps the draw, and all other legal moves lose; there is at least one."""


@dataclass(frozen=True, slots=True)
class Threatens:
    """The move makes one threat, which the other side has to block; it keeps the draw, or its result is not proven."""

    cell: int  # the threat


@dataclass(frozen=True, slots=True)
class Tempts:
    """Some of the other side's next moves are mistakes: another one has a better result for it."""

    mistakes: int  # how many of them are mistakes, at least one
    replies: int  # how many there are; the translated messages know the number by this name


@dataclass(frozen=True, slots=True)
class OneOfDraws:
    """The move keeps the draw, and so does another one. No move wins."""

    count: int  # how many legal moves keep the draw, this one included
    moves: int  # how many legal moves there are


@dataclass(frozen=True, slots=True)
class KeepsWin:
    """The move wins with best play of both sides, but not at once."""

    plies: int  # until the win with best play at most, this move counted; more than 1
    others: int  # how many other legal moves win with best play


@dataclass(frozen=True, slots=True)
class HoldsOut:
    """Every legal move loses, and none loses later than this one; there is at least one other move."""

    plies: int  # until the loss with best play, this move counted
    is_alone: bool  # whether every other move loses sooner


Reason = (  # from the strongest to the weakest
    CompletesLine
    | Forks
    | Forces
    | WinsLater
    | LeavesOnlyLines
    | OnlyMove
    | Blocks
    | ForestallsFork
    | Mirrors
    | OnlyDraw
    | KeepsWin
    | HoldsOut
    | Threatens
    | Tempts
    | OneOfDraws
)

_BY_RANK: tuple[type[Reason], ...] = get_args(Reason)


def reason_rank(reason: Reason) -> int:
    """The rank of a reason by its kind: 0 for the strongest kind, and then ascending."""
    return _BY_RANK.index(type(reason))


class Theme(Enum):
    """What a member has to see to find the right move."""

    FINISH_LINE = "finish_line"
    BLOCK_LINE = "block_line"
    MAKE_FORK = "make_fork"
    PREVENT_FORK = "prevent_fork"
    FORCED_SEQUENCE = "forced_sequence"
    OPENING = "opening"
    ZUGZWANG = "zugzwang"  # odd and even threats, which need gravity
