"""Threats and forks of either side, computed as if that side were to move.

A threat is a cell on which a side would complete a line and win; a fork is a move that makes two
threats at once. In a misère game a line loses, so there are no threats.
"""

from __future__ import annotations

from bot.games.lines import Board, Line, Rules
from bot.games.mark import Mark
from bot.players.search import cells_of


def threatened_lines(board: Board, mark: Mark, cell: int) -> tuple[Line, ...]:
    """The lines with which a side would win if it played an empty cell.

    >>> from bot.games.lines import parse_board
    >>> threatened_lines(parse_board("XX./XO./O.."), Mark.O, 2)
    ((2, 4, 6),)
    """
    rules, after = board.rules, board.sides(mark)[0] | 1 << cell
    if rules.misere:
        return ()
    masks = zip(rules.lines, rules.line_masks, strict=True)
    return tuple(line for line, mask in masks if mask >> cell & 1 and mask & after == mask)


def threats(board: Board, mark: Mark) -> tuple[int, ...]:
    """The cells on which a side would win at once, ascending; empty once the game is over.

    >>> from bot.games.lines import parse_board
    >>> threats(parse_board("XX./XO./O.."), Mark.X), threats(parse_board("XX./XO./O.."), Mark.O)
    ((2,), (2,))
    """
    own, other = board.sides(mark)
    return () if board.is_over else tuple(cells_of(_threats(board.rules, own, other)))


def forks(board: Board, mark: Mark) -> tuple[int, ...]:
    """The cells on which a side would make a winning fork: two or more threats, while the other side has none.

    Cells on which it would win at once are left out.

    >>> from bot.games.lines import parse_board
    >>> forks(parse_board("X../.O./..X"), Mark.X), forks(parse_board("X../OO./..X"), Mark.X)
    ((2, 6), ())
    """
    rules, (own, other) = board.rules, board.sides(mark)
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


def later_win(board: Board, mark: Mark) -> int | None:
    """The cell where a side is sure to win in the end, although nobody can play there yet; None if there is none.

    The other side is to move, in a game with gravity. Every other column has an even number of empty cells: the side
    answers each move there with the one above, and the other side gets no line. So in the end the other side has to
    play below that cell. The columns have an even height, so X always wins on an odd row from the bottom, and O on an
    even one.

    >>> from bot.games.lines import parse_board
    >>> board = parse_board("OO./XX./XO./OXX", Rules(4, 3, 3, gravity=True))
    >>> later_win(board, Mark.X), later_win(board, Mark.O)
    (5, None)
    """
    rules, (own, other) = board.rules, board.sides(mark)
    if not rules.gravity or rules.misere or rules.rows % 2 or board.is_over or board.to_move is mark:
        return None
    columns = [range(rules.cells - rules.columns + column, -1, -rules.columns) for column in range(rules.columns)]
    empty = [[cell for cell in column if not (own | other) >> cell & 1] for column in columns]
    for last in (cells for cells in empty if len(cells) > 1):
        others = [cells for cells in empty if cells is not last]
        if any(len(cells) % 2 for cells in others) or not threatened_lines(board, mark, last[1]):
            continue
        taken = other | 1 << last[0] | sum(1 << cell for cells in others for cell in cells[::2])
        if not any(mask & taken == mask for mask in rules.line_masks):
            return last[1]
    return None


def completes_line_everywhere(board: Board) -> bool:
    """Whether every legal move completes a line, and there is one.

    >>> from bot.games.lines import parse_board
    >>> completes_line_everywhere(parse_board("X.O/XOX/.OX", Rules(misere=True)))
    True
    """
    own, other = board.sides(board.to_move)
    playable = 0 if board.is_over else _playable(board.rules, own | other)
    return bool(playable) and not playable & ~_completing(board.rules, own)


def _threats(rules: Rules, own: int, other: int) -> int:
    """The cells on which a side would win at once, as a bitboard."""
    return 0 if rules.misere else _completing(rules, own) & _playable(rules, own | other)


def _completing(rules: Rules, own: int) -> int:
    """The cells that complete a line with marks of one side, playable or not, as a bitboard."""
    missing = 0
    for mask in rules.line_masks:
        rest = mask & ~own
        if not rest & (rest - 1):  # at most one cell is missing
            missing |= rest
    return missing


def _playable(rules: Rules, taken: int) -> int:
    """The cells where either side may play, as a bitboard."""
    empty = (1 << rules.cells) - 1 & ~taken
    return empty & ~(empty >> rules.columns) if rules.gravity else empty
