"""Advice from a search: a best move with its reasons, and what is known about all moves of a position."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import inf

from bot.analysis.analyses import analysis_of
from bot.analysis.evaluation import Evaluate, Evaluation, proven_value
from bot.analysis.reason import Reason, Tempts, reason_rank
from bot.analysis.reasons import reasons
from bot.games.game import State
from bot.games.value import Result, Value

_MAX_VARIATION = 8
"""The most plies of a principal variation on a board with many empty cells, where each takes a second to compute."""

_MAX_WHOLE_VARIATION = 16  # the most plies where the game can be followed to its end


@dataclass(frozen=True, slots=True)
class Hint:
    """One of the best moves of a position, as far as a search has found."""

    cell: int
    value: Value | None  # as in `Evaluation`
    depth: int
    reasons: tuple[Reason, ...]  # why it is good, the strongest first; at least one if all moves are evaluated exactly


@dataclass(frozen=True, slots=True)
class Analysis:
    board: State
    evaluation: Evaluation
    # the principal variation, which is best play of both sides, as cells; empty if the value of the position is not
    # proven, or if many cells are empty and the end of the game is not near
    variation: tuple[int, ...]
    is_complete: bool  # whether the variation goes on until the game is over
    # if every move draws: those after which the most of the other side's moves are mistakes; empty if most are alike
    traps: tuple[int, ...] = ()


def hint(board: State, evaluate: Evaluate) -> Hint:
    """The best move with the strongest reasons, and the first one of several such moves.
    Raises ValueError if the game is over.

    >>> from bot.games.lines import parse_board
    >>> from bot.analysis.evaluator import Evaluator
    >>> hint(parse_board("XX./OO./..."), Evaluator().evaluate).reasons
    (CompletesLine(lines=((0, 1, 2),)),)
    """
    return _hint(board, evaluate(board), evaluate)


def analyse(board: State, evaluate: Evaluate) -> Analysis:
    """What is known about all legal moves, and the principal variation as far as it is proven.

    >>> from bot.games.lines import parse_board
    >>> from bot.analysis.evaluator import Evaluator
    >>> analysis = analyse(parse_board("XO./.X./..."), Evaluator().evaluate)
    >>> str(analysis.evaluation.values[8]), analysis.variation
    ('loss in 4', (8, 3, 5, 6))
    """
    evaluate = cache(evaluate)
    evaluation = current_evaluation = evaluate(board)
    variation, current = list[int](), board
    is_short = analysis_of(board.game).is_short(board)
    while (value := proven_value(current_evaluation)) and len(variation) < _MAX_WHOLE_VARIATION:
        is_near = 0 < value.plies <= min(current_evaluation.depth, _MAX_VARIATION)
        if not (is_short or is_near):
            break
        variation.append(_hint(current, current_evaluation, evaluate).cell)
        current = current.play(variation[-1])
        current_evaluation = evaluate(current)
    return Analysis(board, evaluation, tuple(variation), current.is_over, _traps(board, evaluation, evaluate))


def _traps(board: State, evaluation: Evaluation, evaluate: Evaluate) -> tuple[int, ...]:
    if {value and value.result for value in evaluation.values.values()} != {Result.DRAW}:
        return ()
    mistakes = dict.fromkeys(evaluation.best, 0)
    for cell in mistakes:
        found = reasons(board, cell, evaluation, evaluate)
        mistakes[cell] = sum(reason.mistakes for reason in found if isinstance(reason, Tempts))
    traps = tuple(cell for cell, count in mistakes.items() if count == max(mistakes.values()))
    return traps if 2 * len(traps) <= len(mistakes) else ()


def _hint(board: State, evaluation: Evaluation, evaluate: Evaluate) -> Hint:
    values, depth = evaluation.values, evaluation.depth
    hints = [Hint(cell, values[cell], depth, reasons(board, cell, evaluation, evaluate)) for cell in evaluation.best]
    return min(hints, key=_rank)


def _rank(hint: Hint) -> tuple[float, float]:
    """The best hint has the lowest: first by its strongest reason, then by the other side's share of mistakes."""
    shares = [reason.mistakes / reason.replies for reason in hint.reasons if isinstance(reason, Tempts)]
    return min(map(reason_rank, hint.reasons), default=inf), -sum(shares)
