"""Threats and forks of either side, computed as if that side were to move.

A threat is a cell on which a side would complete a line and win; a fork is a move that makes two
threats at once. In a misère game a line loses, so there are no threats.
"""

from __future__ import annotations

from bot.games.board import Board
from bot.games.mark import Mark
from bot.games.rules import Line, Rules
from bot.players.search import cells_of


def threatened_lines(board: Board, mark: Mark, cell: int) -> tuple[Line, ...]:
    """The lines with which a side would win if it played an empty cell.

    >>> from bot.games.board import parse_board
    >>> threatened_lines(parse_board("XX./XO./O.."), Mark.O, 2)
    ((2, 4, 6),)
    """
    rules, after = board.rules, _bitboards(board, mark)[0] | 1 << cell
    if rules.misere:
        return ()
    masks = zip(rules.lines, rules.line_masks, strict=True)
    return tuple(line for line, mask in masks if mask >> cell & 1 and mask & after == mask)


def threats(board: Board, mark: Mark) -> tuple[int, ...]:
    """The cells on which a side would win at once, ascending; empty once the game is over.

    >>> from bot.games.board import parse_board
    >>> threats(parse_board("XX./XO./O.."), Mark.X), threats(parse_board("XX./XO./O.."), Mark.O)
    ((2,), (2,))
    """
    own, other = _bitboards(board, mark)
    return () if board.is_over else tuple(cells_of(_threats(board.rules, own, other)))


def forks(board: Board, mark: Mark) -> tuple[int, ...]:
    """The cells on which a side would make a winning fork: two or more threats, while the other side has none.

    Cells on which it would win at once are left out.

    >>> from bot.games.board import parse_board
    >>> forks(parse_board("X../.O./..X"), Mark.X), forks(parse_board("X../OO./..X"), Mark.X)
    ((2, 6), ())
    """
    rules, (own, other) = board.rules, _bitboards(board, mark)
    if board.is_over or rules.misere:
        return ()
    quiet = _playable(rules, own | other) & ~_threats(rules, own, other)
    if not rules.gravity:  # with gravity, a ply also makes the cell above playable
        near = 0  # the cells of lines that lack at most two marks; a mark elsewhere makes no threat
        for mask in rules.line_masks:
            if not mask & other and (mask & own).bit_count() >= rules.in_a_row - 2:
                near |= mask
        quiet &= near
    return tuple(
        cell
        for cell in cells_of(quiet)
        if _threats(rules, own | 1 << cell, other).bit_count() > 1 and not _threats(rules, other, own | 1 << cell)
    )


def _bitboards(board: Board, mark: Mark) -> tuple[int, int]:
    return (board.x, board.o) if mark is Mark.X else (board.o, board.x)


def _threats(rules: Rules, own: int, other: int) -> int:
    """The cells on which a side would win at once, as a bitboard."""
    if rules.misere:
        return 0
    missing = 0
    for mask in rules.line_masks:
        rest = mask & ~own
        if not rest & (rest - 1):  # at most one cell is missing
            missing |= rest
    return missing & _playable(rules, own | other)


def _playable(rules: Rules, taken: int) -> int:
    """The cells where either side may play, as a bitboard."""
    empty = (1 << rules.cells) - 1 & ~taken
    return empty & ~(empty >> rules.columns) if rules.gravity else empty
