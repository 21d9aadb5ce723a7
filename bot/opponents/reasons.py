"""Why a move is good: exact facts about the position before and after it.

Here "the mover" is the side that plays the move. Only a move with the best possible result (a win, a draw or a
loss) has reasons; a move with a worse result is a mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bot.game.board import Board
from bot.game.rules import Line
from bot.game.value import Result, Value
from bot.opponents.threats import forks, threatened_lines, threats

Values = Callable[[Board], Mapping[int, Value]]
"""The exact value of every legal move of a position, such as `Minimax.values`."""


@dataclass(frozen=True, slots=True)
class CompletesLine:
    """The move completes these lines and wins."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """The move is the only legal one."""


@dataclass(frozen=True, slots=True)
class Forks:
    """After the move, the mover threatens to win on two or more cells, and the other side on none.

    Only one of the threats can be blocked, so the mover wins in 3 plies.

    Args:
        cells: where the mover threatens to win.
    """

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forces:
    """The move wins with best play of both sides, and makes one threat, which forces the reply.

    Args:
        cell: the threat; any reply on another cell loses at once.
        plies: until the win with best play, this move counted.
    """

    cell: int
    plies: int


@dataclass(frozen=True, slots=True)
class Blocks:
    """The other side could have won on this cell at its next ply.

    Args:
        lines: the lines that it would have completed.
    """

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class ForestallsFork:
    """If it were the other side's turn, it could make a winning fork; after the move it can no longer.

    A winning fork is two or more threats while the mover has none. Before the move the other side has no threat.

    Args:
        cells: where the other side could have forked.
    """

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OnlyDraw:
    """The move keeps the draw, and all other legal moves lose; there is at least one."""


@dataclass(frozen=True, slots=True)
class Threatens:
    """The move keeps the draw, and makes one threat, which forces the reply.

    Args:
        cell: the threat; any reply on another cell loses at once.
    """

    cell: int


@dataclass(frozen=True, slots=True)
class Tempts:
    """Some replies are mistakes: their result for the other side is worse than that of its best reply.

    Args:
        mistakes: how many replies are mistakes, at least one.
        replies: how many legal replies there are.
    """

    mistakes: int
    replies: int


@dataclass(frozen=True, slots=True)
class OneOfDraws:
    """The move keeps the draw, and so does another one. No move wins.

    Args:
        count: how many legal moves keep the draw, this one included.
        moves: how many legal moves there are.
    """

    count: int
    moves: int


@dataclass(frozen=True, slots=True)
class KeepsWin:
    """The move wins with best play of both sides, but not at once.

    Args:
        plies: until the win with best play, this move counted; more than 1.
        others: how many other legal moves win with best play.
    """

    plies: int
    others: int


@dataclass(frozen=True, slots=True)
class HoldsOut:
    """Every legal move loses, and none loses later than this one; there is at least one other move.

    Args:
        plies: until the loss with best play, this move counted.
        is_alone: whether every other move loses sooner.
    """

    plies: int
    is_alone: bool


Reason = (
    CompletesLine
    | Forks
    | Forces
    | OnlyMove
    | Blocks
    | ForestallsFork
    | OnlyDraw
    | KeepsWin
    | HoldsOut
    | Threatens
    | Tempts
    | OneOfDraws
)

_BY_RANK: tuple[type[Reason], ...] = (
    *(CompletesLine, Forks, Forces, OnlyMove, Blocks, ForestallsFork),
    *(OnlyDraw, KeepsWin, HoldsOut, Threatens, Tempts, OneOfDraws),
)


def reasons(board: Board, cell: int, values: Values) -> tuple[Reason, ...]:
    """The reasons for a legal move, the strongest first; empty for a move with a worse result than another one.

    >>> from bot.game.board import parse_board
    >>> from bot.opponents.minimax import Minimax
    >>> reasons(parse_board("X../XO./..."), 6, Minimax().values)[:2]
    (Blocks(lines=((0, 3, 6),)), OnlyDraw())
    """
    move_values = values(board)
    if move_values[cell].result < max(move_values.values()).result:
        return ()
    all_reasons = (
        *_from_lines(board, cell, move_values[cell]),
        *_from_values(cell, move_values),
        *_from_replies(board.play(cell), values),
    )
    return tuple(sorted(all_reasons, key=reason_rank))


def reason_rank(reason: Reason) -> int:
    """The rank of a reason by its kind: 0 for the strongest kind, and then ascending."""
    return _BY_RANK.index(type(reason))


def _from_lines(board: Board, cell: int, value: Value) -> Iterator[Reason]:
    """The reasons that follow from lines, threats and forks."""
    mover, after = board.to_move, board.play(cell)
    if after.is_over:
        if value == Value(Result.WIN, 1):
            yield CompletesLine(after.lines)
        return
    if blocked := threatened_lines(board, mover.other, cell):
        yield Blocks(blocked)
    threatened = threats(after, mover) if not threats(after, mover.other) else ()
    if len(threatened) > 1:
        yield Forks(threatened)
    elif threatened and value.result is Result.WIN:
        yield Forces(threatened[0], value.plies)
    elif threatened and value.result is Result.DRAW:
        yield Threatens(threatened[0])
    if value.result is Result.DRAW and not threats(board, mover.other) and (forked := forks(board, mover.other)):
        yield ForestallsFork(forked)


def _from_values(cell: int, move_values: Mapping[int, Value]) -> Iterator[Reason]:
    """The reasons that follow from a comparison with the other legal moves."""
    value = move_values[cell]
    if len(move_values) == 1:
        yield OnlyMove()
    same_result = sum(other.result is value.result for other in move_values.values())
    if value.result is Result.WIN and value.plies > 1:
        yield KeepsWin(value.plies, same_result - 1)
    elif value.result is Result.DRAW and len(move_values) > 1:
        yield OneOfDraws(same_result, len(move_values)) if same_result > 1 else OnlyDraw()
    elif value.result is Result.LOSS and len(move_values) > 1 and value == max(move_values.values()):
        yield HoldsOut(value.plies, is_alone=list(move_values.values()).count(value) == 1)


def _from_replies(after: Board, values: Values) -> Iterator[Reason]:
    """The reason that follows from the mistakes that the other side can make."""
    results = [value.result for value in values(after).values()]
    mistakes = sum(result < max(results) for result in results)
    if mistakes:
        yield Tempts(mistakes, len(results))
