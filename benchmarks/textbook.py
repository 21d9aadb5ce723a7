"""Textbook minimax on a list of nine cells, without pruning and without a transposition table."""

from __future__ import annotations

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

Cells = list[str]
"""Nine of `X`, `O` and a space, row by row."""


def winner(board: Cells) -> str | None:
    """Return the player with three in a row, or None."""
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != " ":
            return board[a]
    return None


def minimax(board: Cells, player: str) -> int:
    """Return 1 if X wins with best play, -1 if O does, 0 for a draw."""
    won = winner(board)
    if won:
        return 1 if won == "X" else -1
    if " " not in board:
        return 0
    scores: list[int] = []
    for cell in range(9):
        if board[cell] == " ":
            board[cell] = player
            scores.append(minimax(board, "O" if player == "X" else "X"))
            board[cell] = " "
    return max(scores) if player == "X" else min(scores)


def best_move(board: Cells, player: str) -> int:
    """Return the first cell with the best score for the player to move.

    From an empty board this visits 549,946 nodes.
    """
    scores: dict[int, int] = {}
    for cell in range(9):
        if board[cell] == " ":
            board[cell] = player
            scores[cell] = minimax(board, "O" if player == "X" else "X")
            board[cell] = " "
    return (max if player == "X" else min)(scores, key=lambda cell: scores[cell])
