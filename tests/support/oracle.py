"""Plain and slow implementations, with which tests compare the real ones."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache

from bot.games.lines import Board, Rules
from bot.games.mark import Mark
from bot.games.value import Result, Value


@cache
def reachable(rules: Rules) -> frozenset[Board]:
    """Every reachable position, the empty board included."""
    return frozenset(_all_from(Board(rules), set()))


def unfinished(rules: Rules) -> list[Board]:
    """The reachable positions in which the game is not over, in a fixed order."""
    return sorted((board for board in reachable(rules) if not board.is_over), key=str)


def _all_from(board: Board, visited: set[Board]) -> Iterator[Board]:
    if board not in visited:
        visited.add(board)
        yield board
        for cell in board.legal_moves:
            yield from _all_from(board.play(cell), visited)


@cache
def value(board: Board) -> Value:
    """The value of a position by exhaustive minimax, without pruning and move ordering."""
    if outcome := board.outcome:
        if outcome.winner is None:
            return Value(Result.DRAW)
        return Value(Result.WIN if outcome.winner is board.to_move else Result.LOSS)
    return max(value(board.play(cell)).one_ply_earlier() for cell in board.legal_moves)


def can_lose(board: Board, seat: Mark, choices: Callable[[Board], Iterable[int]], safe: set[Board]) -> bool:
    """Whether a side that plays any of its choices can lose against any replies."""
    if board.outcome:
        return board.outcome.winner is seat.other
    if board in safe:
        return False
    cells = choices(board) if board.to_move is seat else board.legal_moves
    if any(can_lose(board.play(cell), seat, choices, safe) for cell in cells):
        return True
    safe.add(board)
    return False
