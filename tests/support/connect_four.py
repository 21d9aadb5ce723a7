"""Seeded positions of Connect Four, and their exact values by bitbully, an independent solver."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from bot.games.lines import Board, Rules
from bot.games.value import Result, Value

CONNECT_FOUR = Rules(6, 7, 4, gravity=True)


def positions(seed: int, plies: range, games: int) -> Iterator[Board]:
    """The positions of these plies in games of random moves, which end a game only if there are no others."""
    rng = Random(seed)
    for _ in range(games):
        board = Board(CONNECT_FOUR)
        while not board.is_over and board.plies < plies.stop:
            if board.plies in plies:
                yield board
            boards = [board.play(cell) for cell in board.legal_moves]
            board = rng.choice([after for after in boards if not after.is_over] or boards)


def values(board: Board, book: str | None = "default") -> dict[int, Value]:
    """The exact value of every legal move, the move itself counted as a ply; without a book by a search alone."""
    scores: dict[int, int] = _solver(book).score_all_moves(_position(board))
    empty = CONNECT_FOUR.cells - board.plies
    return {cell: _value(scores[cell % CONNECT_FOUR.columns], empty) for cell in board.legal_moves}


@cache
def _solver(book: str | None) -> Any:
    return _bitbully().BitBully(book)


def _position(board: Board) -> Any:
    """Bitbully's board, made of rows: 1 is X and 2 is O."""
    return _bitbully().Board([[".XO".index(letter) for letter in row] for row in str(board).split("/")])


def _bitbully() -> Any:
    return import_module("bitbully")  # by name, because its type hints are incomplete


def _value(score: int, empty: int) -> Value:
    """The value that a score means: how many marks the winner has left, with the last one."""
    if score == 0:
        return Value(Result.DRAW)
    if score > 0:
        return Value(Result.WIN, 2 * ((empty + 1) // 2 - score) + 1)
    return Value(Result.LOSS, 2 * (empty // 2 + score) + 2)
