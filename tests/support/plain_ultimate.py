"""The rules of ultimate tic-tac-toe once more, slow and plain: an oracle on a dictionary of marks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

Cell = tuple[int, int]  # row and column, counted from 0


def three_in_a_row(marks: Mapping[Cell, str | None], mark: str) -> bool:
    """Whether a side has a line on a board of three rows and columns."""
    lines = [[(i, j) for j in range(3)] for i in range(3)] + [[(j, i) for j in range(3)] for i in range(3)]
    lines += [[(i, i) for i in range(3)], [(i, 2 - i) for i in range(3)]]
    return any(all(marks.get(cell) == mark for cell in line) for line in lines)


def replay(moves: Sequence[Cell]) -> tuple[set[Cell], str | None]:
    """The legal moves after some moves, and the result: `X`, `O`, `draw`, or None while the game is running."""
    marks, nine = {cell: "XO"[number % 2] for number, cell in enumerate(moves)}, [*product(range(3), range(3))]
    boards = {(i, j): {(r, c): marks.get((3 * i + r, 3 * j + c)) for r, c in nine} for i, j in nine}
    won = {board: mark for board, inner in boards.items() for mark in "XO" if three_in_a_row(inner, mark)}
    unfinished = {board for board, inner in boards.items() if board not in won and None in inner.values()}
    result = next((mark for mark in "XO" if three_in_a_row(won, mark)), None)
    if result is None and not unfinished:
        x, o = ([*won.values()].count(mark) for mark in "XO")
        result = "X" if x > o else "O" if o > x else "draw"
    sent = {(moves[-1][0] % 3, moves[-1][1] % 3)} if moves else set[Cell]()
    allowed = set[Cell]() if result else sent & unfinished or unfinished
    cells = product(range(9), range(9))
    return {(r, c) for r, c in cells if (r // 3, c // 3) in allowed and (r, c) not in marks}, result
