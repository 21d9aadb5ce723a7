"""What the network sees in a position, beside what is proven."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.analysis.evaluation import Evaluate
from bot.games.game import State
from bot.games.lines import Board, board_in
from bot.games.value import Value
from bot.players.neural import FINAL, load


@dataclass(frozen=True, slots=True)
class NetworkView:
    """What the network sees in a position that is not over."""

    board: Board
    probabilities: Mapping[int, float]  # of each legal move, ascending by cell; their sum is 1
    value: float  # what it expects for the side to move, from -1 for a loss to 1 for a win
    known: Mapping[int, Value]  # the values that are proven, by move
    depth: int  # of the search that has proven them


def look(state: State, evaluate: Evaluate) -> NetworkView:
    """Return what the network sees, and the proven values. Only a worker process may call it: it loads the network."""
    board = board_in(state)
    probabilities, value = load(FINAL).look(board)
    evaluation = evaluate(board)
    known = {cell: proven for cell, proven in evaluation.values.items() if proven}
    return NetworkView(board, probabilities, value, known, evaluation.depth)
