"""Why a move is good: facts about the position before and after it, each of them exactly true.

Here "the mover" is the side that plays the move. Only a move with the best result that there is
(a win, a draw or a loss) has reasons; a worse one is a mistake, whatever else speaks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from bot.game.board import Board
from bot.game.rules import Line
from bot.game.value import Result, Value
from bot.opponents.threats import forks, threatened_lines, threats

Values = Callable[[Board], Mapping[int, Value]]
"""What every legal move of a position is exactly worth, as `Minimax.values` knows it."""


@dataclass(frozen=True, slots=True)
class CompletesLine:
    """The move completes all of these lines, and wins with them at once."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class OnlyMove:
    """There is no other legal move."""


@dataclass(frozen=True, slots=True)
class Forks:
    """The game goes on, the mover then threatens to win on each of these two or more cells, and the other side on none.

    One of them cannot be blocked, so the mover wins in 3 plies.
    """

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Forces:
    """The mover wins by force; and it threatens to win on this one cell, so that any other reply loses at once.

    Args:
        cell: where the other side has to answer.
        plies: until the mover has won, this move counted, however well the other side plays.
    """

    cell: int
    plies: int


@dataclass(frozen=True, slots=True)
class Blocks:
    """The other side would complete each of these lines on this cell at its next ply, and win; now it cannot."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class ForestallsFork:
    """If it were the other side's turn, on each of these cells it would fork and win; after the move it can nowhere.

    To fork and win is to have two threats or more while the mover has none. Before the move the other
    side threatens nothing yet.
    """

    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OnlyDraw:
    """The move holds the draw, and every other legal move loses; there are others."""


@dataclass(frozen=True, slots=True)
class Threatens:
    """The move holds the draw; and it threatens to win on this one cell, so that any other reply loses at once."""

    cell: int


@dataclass(frozen=True, slots=True)
class Tempts:
    """So many of the legal replies are mistakes: they make the result worse for the other side than the best ones do.

    At least one is.
    """

    mistakes: int
    replies: int


@dataclass(frozen=True, slots=True)
class OneOfDraws:
    """The move holds the draw, as do this many of all legal moves, itself included: two or more. None wins."""

    count: int
    moves: int


@dataclass(frozen=True, slots=True)
class KeepsWin:
    """The mover wins in so many plies, more than this one, however well the other side plays.

    Args:
        plies: until then, this move counted.
        others: how many other legal moves win too, sooner or later.
    """

    plies: int
    others: int


@dataclass(frozen=True, slots=True)
class HoldsOut:
    """Every legal move loses, and none of them later than this one: in so many plies, this move counted.

    Args:
        is_alone: whether all others lose sooner, of which there is at least one.
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

_MOST_TELLING_FIRST: tuple[type[Reason], ...] = (
    *(CompletesLine, Forks, Forces, OnlyMove, Blocks, ForestallsFork),
    *(OnlyDraw, KeepsWin, HoldsOut, Threatens, Tempts, OneOfDraws),
)


def reasons(board: Board, cell: int, values: Values) -> tuple[Reason, ...]:
    """What speaks for a legal move, the most telling first; nothing for a move with a worse result than another one.

    >>> from bot.game.board import parse_board
    >>> from bot.opponents.minimax import Minimax
    >>> reasons(parse_board("X../XO./..."), 6, Minimax().values)[:2]
    (Blocks(lines=((0, 3, 6),)), OnlyDraw())
    """
    known = values(board)
    if known[cell].result < max(known.values()).result:
        return ()
    found = [*_of_lines(board, cell, known[cell]), *_of_values(cell, known), *_of_replies(board.play(cell), values)]
    return tuple(sorted(found, key=telling))


def telling(reason: Reason) -> int:
    """How little a reason tells beside others: 0 for the most telling kind."""
    return _MOST_TELLING_FIRST.index(type(reason))


def _of_lines(board: Board, cell: int, value: Value) -> Iterator[Reason]:
    """What can be seen on the lines."""
    mover, after = board.to_move, board.play(cell)
    if after.is_over:
        if value == Value(Result.WIN, 1):
            yield CompletesLine(after.lines)
        return
    if blocked := threatened_lines(board, mover.other, cell):
        yield Blocks(blocked)
    open_cells = threats(after, mover) if not threats(after, mover.other) else ()
    if len(open_cells) > 1:
        yield Forks(open_cells)
    elif open_cells and value.result is Result.WIN:
        yield Forces(open_cells[0], value.plies)
    elif open_cells and value.result is Result.DRAW:
        yield Threatens(open_cells[0])
    if value.result is Result.DRAW and not threats(board, mover.other) and (feared := forks(board, mover.other)):
        yield ForestallsFork(feared)


def _of_values(cell: int, known: Mapping[int, Value]) -> Iterator[Reason]:
    """What follows from how the other moves compare."""
    value = known[cell]
    if len(known) == 1:
        yield OnlyMove()
    alike = sum(other.result is value.result for other in known.values())
    if value.result is Result.WIN and value.plies > 1:
        yield KeepsWin(value.plies, alike - 1)
    elif value.result is Result.DRAW and len(known) > 1:
        yield OneOfDraws(alike, len(known)) if alike > 1 else OnlyDraw()
    elif value.result is Result.LOSS and len(known) > 1 and value == max(known.values()):
        yield HoldsOut(value.plies, is_alone=list(known.values()).count(value) == 1)


def _of_replies(after: Board, values: Values) -> Iterator[Reason]:
    """What the other side can do wrong."""
    results = [value.result for value in values(after).values()]
    mistakes = sum(result < max(results) for result in results)
    if mistakes:
        yield Tempts(mistakes, len(results))
