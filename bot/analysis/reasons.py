"""The reasons for a move, from what is on the board and from the values of the moves; and the theme of a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.analysis.analyses import analysis_of
from bot.analysis.evaluation import Evaluate, Evaluation, are_proven
from bot.analysis.reason import (
    Blocks,
    CompletesLine,
    ForestallsFork,
    Forks,
    HoldsOut,
    KeepsWin,
    OneOfDraws,
    OnlyDraw,
    OnlyMove,
    Reason,
    Tempts,
    Theme,
    reason_rank,
)
from bot.games.game import State
from bot.games.value import Result, Value

_OPENING = 4  # the opening is a quarter of the cells
_BY_REASON: tuple[tuple[type[Reason], Theme], ...] = (
    (CompletesLine, Theme.FINISH_LINE),
    (Blocks, Theme.BLOCK_LINE),  # before a fork: who misses the block has lost at once
    (Forks, Theme.MAKE_FORK),
    (ForestallsFork, Theme.PREVENT_FORK),
)
_MAX_EMPTY_FOR_NEXT_PLIES = 16
"""With more empty cells, the other side's next plies are not evaluated: that can take as long as the move itself."""


def reasons(board: State, cell: int, evaluation: Evaluation, evaluate: Evaluate) -> tuple[Reason, ...]:
    """The reasons for a legal move, the strongest first; empty for a mistake.
    The evaluation is that of the board; `evaluate` is for the position after the move.

    >>> from bot.games.lines import parse_board
    >>> from bot.analysis.evaluator import Evaluator
    >>> board, evaluate = parse_board("X../XO./..."), Evaluator().evaluate
    >>> reasons(board, 6, evaluate(board), evaluate)[:2]
    (Blocks(lines=((0, 3, 6),)), OnlyDraw())
    """
    value, values, after = evaluation.values[cell], evaluation.values, board.play(cell)
    if value and any(other and other.result > value.result for other in values.values()):
        return ()
    all_reasons = list[Reason]()
    if not after.is_over:
        all_reasons += analysis_of(board.game).reasons(board, cell, after, value)
    elif after.outcome and after.outcome.winner is board.to_move:
        all_reasons.append(CompletesLine(after.outcome.lines))
    if len(values) == 1:
        all_reasons.append(OnlyMove())
    if are_proven(values):
        all_reasons += _from_values(cell, values, evaluation.depth)
        if len(values) <= _MAX_EMPTY_FOR_NEXT_PLIES:
            all_reasons += _from_next_plies(evaluate(after).values)
    return tuple(sorted(all_reasons, key=reason_rank))


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


def theme_of(board: State, cell: int, reasons: tuple[Reason, ...]) -> Theme:
    """What a player has to see in a position to find its right move, by the reasons for that.

    >>> from bot.games.lines import parse_board
    >>> from bot.analysis.evaluator import Evaluator
    >>> board, evaluate = parse_board("X../XO./..."), Evaluator().evaluate
    >>> theme_of(board, 6, reasons(board, 6, evaluate(board), evaluate))
    <Theme.BLOCK_LINE: 'block_line'>
    """
    kinds = {type(reason) for reason in reasons}
    if theme := next((theme for kind, theme in _BY_REASON if kind in kinds), None):
        return theme
    if board.plies * _OPENING <= board.game.cells:
        return Theme.OPENING
    return analysis_of(board.game).theme(board, cell)
