"""Why a move is good: facts about the position before and after it.

Here "the mover" is the side that plays the move. A move with a worse result than another one is a mistake, and has no
reasons. What follows from lines, threats and forks holds on every board. What follows from values is only said where
all the values that it depends on are proven.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TypeGuard, get_args

from bot.analysis.evaluation import Evaluate, Evaluation
from bot.games.lines import Board, Line
from bot.games.mark import Mark
from bot.games.value import Result, Value
from bot.players.threats import completes_line_everywhere, forks, later_win, threatened_lines, threats

MAX_SAID = 2  # how many reasons for a move are said

_MAX_EMPTY_FOR_NEXT_PLIES = 16
"""With more empty cells, the other side's next plies are not evaluated: that can take as long as the move itself."""


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


def reasons(board: Board, cell: int, evaluation: Evaluation, evaluate: Evaluate) -> tuple[Reason, ...]:
    """The reasons for a legal move, the strongest first; empty for a mistake.
    The evaluation is that of the board; `evaluate` is for the position after the move.

    >>> from bot.games.lines import parse_board
    >>> from bot.analysis.evaluation import Evaluator
    >>> board, evaluate = parse_board("X../XO./..."), Evaluator().evaluate
    >>> reasons(board, 6, evaluate(board), evaluate)[:2]
    (Blocks(lines=((0, 3, 6),)), OnlyDraw())
    """
    value, values, after = evaluation.values[cell], evaluation.values, board.play(cell)
    if value and any(other and other.result > value.result for other in values.values()):
        return ()
    all_reasons = list[Reason]()
    if not after.is_over:
        all_reasons += _from_lines(board, cell, after, value)
        all_reasons += _from_end(board, cell, after)
    elif after.outcome and after.outcome.winner is board.to_move:
        all_reasons.append(CompletesLine(after.lines))
    if len(values) == 1:
        all_reasons.append(OnlyMove())
    if are_proven(values):
        all_reasons += _from_values(cell, values, evaluation.depth)
        if len(values) <= _MAX_EMPTY_FOR_NEXT_PLIES:
            all_reasons += _from_next_plies(evaluate(after).values)
    return tuple(sorted(all_reasons, key=reason_rank))


def are_proven(values: Mapping[int, Value | None]) -> TypeGuard[Mapping[int, Value]]:
    return None not in values.values()


def proven_value(evaluation: Evaluation) -> Value | None:
    """The value of a position in which some move wins, or every move is proven; None for any other one."""
    values = evaluation.values
    best = max((value for value in values.values() if value), default=None)
    return best if best and (best.result is Result.WIN or are_proven(values)) else None


def reason_rank(reason: Reason) -> int:
    """The rank of a reason by its kind: 0 for the strongest kind, and then ascending."""
    return _BY_RANK.index(type(reason))


def _from_lines(board: Board, cell: int, after: Board, value: Value | None) -> Iterator[Reason]:
    """The reasons that follow from lines, threats and forks, for a move that does not end the game."""
    mover = board.to_move
    if blocked := threatened_lines(board, mover.other, cell):
        yield Blocks(blocked)
    threatened = threats(after, mover) if not threats(after, mover.other) else ()
    if len(threatened) > 1:
        yield Forks(threatened)
    elif threatened and value and value.result is Result.WIN:
        yield Forces(threatened[0], value.plies)
    elif threatened and not (value and value.result):
        yield Threatens(threatened[0])
    forked = forks(board, mover.other) if not threats(board, mover.other) else ()
    if forked and not (value and value.result) and not forks(after, mover.other):
        yield ForestallsFork(forked)


def _from_end(board: Board, cell: int, after: Board) -> Iterator[Reason]:
    """The reasons that follow from a way to play until the end, which each side can see without a search."""
    if (winning := later_win(after, board.to_move)) is not None:
        yield WinsLater(winning)
    if board.rules.misere and completes_line_everywhere(after):
        yield LeavesOnlyLines()
    if _is_mirrored(after, board.to_move):
        opposite = board.rules.cells - 1 - cell
        yield Mirrors(opposite, is_center=opposite == cell)


def _is_mirrored(board: Board, mark: Mark) -> bool:
    """Whether a side has the center and a mark opposite each one of the other side, and that keeps it from a line.
    It does where every line through the center has two opposite cells, as one of them has a mark of the other side.
    """
    rules, last = board.rules, board.rules.cells - 1
    center = last // 2
    if not rules.misere or rules.gravity or rules.cells % 2 == 0 or board[center] is not mark:
        return False
    pairs = [(board[cell], board[last - cell]) for cell in range(center)]
    if any(first is not (second and second.other) for first, second in pairs):
        return False
    return all(any(last - cell in line for cell in line if cell != center) for line in rules.lines if center in line)


def _from_values(cell: int, values: Mapping[int, Value], depth: int) -> Iterator[Reason]:
    """The reasons that follow from a comparison with the other legal moves."""
    value = values[cell]
    same_result = sum(other.result is value.result for other in values.values())
    if value.result is Result.WIN and value.plies > 1:
        yield KeepsWin(value.plies, same_result - 1)
    elif value.result is Result.DRAW and len(values) > 1:
        yield OneOfDraws(same_result, len(values)) if same_result > 1 else OnlyDraw()
    elif value.result is Result.LOSS and len(values) > 1:
        is_exact = all(other.plies <= depth for other in values.values())
        if is_exact and value == max(values.values()):
            yield HoldsOut(value.plies, is_alone=list(values.values()).count(value) == 1)


def _from_next_plies(values: Mapping[int, Value | None]) -> Iterator[Reason]:
    """The reason that follows from the mistakes that the other side can make."""
    if not are_proven(values):
        return
    results = [value.result for value in values.values()]
    mistakes = sum(result < max(results) for result in results)
    if mistakes:
        yield Tempts(mistakes, len(results))
