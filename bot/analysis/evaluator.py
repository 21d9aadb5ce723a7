"""Evaluates positions: by what is proven about the whole game, or by a search within limits."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from math import inf
from typing import Any

from bot.analysis.analyses import analysis_of
from bot.analysis.evaluation import Evaluation
from bot.games.game import State
from bot.games.lines import Board, board_in
from bot.players.columns import is_fitting
from bot.players.deepening_search import Budget, BudgetSpentError, DeepeningSearch
from bot.players.gravity import GravitySolver
from bot.players.kept import kept
from bot.players.minimax import value_of
from bot.players.search import DECIDED, INFINITE, best_of

ANSWER_POSITIONS = 20_000
"""How many positions are searched to explain an answer on a large board, which takes up to 0.2 s."""


class Evaluator:
    """Evaluates positions exactly if the game is solved, otherwise by a search within limits. Threads may share it.

    The limits are a number of positions and a time in seconds.
    """

    def __init__(
        self, positions: int = 200_000, seconds: float = 1.0, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._positions = positions
        self._seconds = seconds
        self.clock = clock

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the limits alone: another process has its own clock and tables."""
        return kept, (Evaluator, self._positions, self._seconds)

    def evaluate(self, state: State, deadline: float = inf) -> Evaluation:
        """Evaluate every legal move; on a large board until the deadline at the latest, in seconds of the clock.
        Raises Refusal for a game without an analysis.
        """
        analysis = analysis_of(state.game)
        if analysis.is_solved(state):
            return analysis.solve(state)
        board = board_in(state)
        if is_fitting(board.rules):
            solution = GravitySolver(board.rules, self._positions).solve(board, lambda: self.clock() >= deadline)
            if len(solution.values) == len(board.legal_moves):
                return Evaluation(solution.values, best_of(solution.values), solution.depth)
        budget = Budget(self._positions, deadline=min(self.clock() + self._seconds, deadline), clock=self.clock)
        return _evaluate(board, budget)


class LimitedEvaluator:
    """Evaluates several positions within one time limit, which begins with the first; then nothing is proven."""

    def __init__(self, evaluator: Evaluator, seconds: float) -> None:
        self._evaluator = evaluator
        self._seconds = seconds
        self._deadline: float | None = None

    def evaluate(self, board: State) -> Evaluation:
        if self._deadline is None:
            self._deadline = self._evaluator.clock() + self._seconds
            return self._evaluator.evaluate(board)
        return self._evaluator.evaluate(board, self._deadline)


def _evaluate(board: Board, budget: Budget) -> Evaluation:
    """Search all moves one ply deeper each time, until they are exactly known or the budget is spent."""
    search, empty = DeepeningSearch(board.rules, budget), board.rules.cells - board.plies
    scores, proven = dict.fromkeys(board.legal_moves, -INFINITE), set[int]()
    remaining, searched, depth = [*board.legal_moves], 0, 2
    with suppress(BudgetSpentError):
        while remaining:
            highest = max((scores[cell] for cell in proven), default=-INFINITE)
            for cell in tuple(remaining):
                scores[cell], is_proven = search.evaluate(board, cell, depth, highest)
                highest = max(highest, scores[cell])
                if is_proven:
                    proven.add(cell)
                    if scores[cell] == 0 or abs(scores[cell]) >= DECIDED + empty - depth:
                        remaining.remove(cell)  # a win or a loss in more plies might be reached in fewer
            remaining.sort(key=lambda cell: scores[cell], reverse=True)
            scores = dict(sorted(scores.items(), key=lambda item: item[1], reverse=True))
            searched, depth = depth, depth + 1
    values = {cell: value_of(scores[cell], empty) if cell in proven else None for cell in board.legal_moves}
    best = best_of(scores)
    # Unproven moves with the same score are not known to be equal: without a proven one, only the first counts.
    return Evaluation(values, tuple(sorted(proven.intersection(best))) or best[:1], min(searched, empty))
