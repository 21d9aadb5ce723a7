"""The inner functions of the search with gravity, written so that Numba can compile them and Python can run them.

They use only integers below 2 ** 62 and arrays of them. A bitboard has a column of bits for each column of the board,
from the left, and in each the lowest cell first. One more bit above each column is always empty, so that a line cannot
go on in the next column; http://blog.gamesolver.org describes this layout. `own` are the marks of the side to move,
`mask` those of both sides.

A score is 0 for a draw, otherwise the number of marks that the winner has left to place, the last one included; it is
negative if the side to move loses. A quicker win scores more.
"""

from __future__ import annotations

from typing import TypeAlias

Array: TypeAlias = "memoryview[int]"  # integers of 64 bits, in any buffer
Layout = tuple[int, int, int, int, int, int]
"""Columns, bits of a column, length of a line, the lowest cells, all cells, and the claimed cells.

The claimed cells are every second one of a column, from the one below the top. If a column has an even number of empty
cells and the other side answers each move with the one above it, they are all that the side to move gets.
"""

MAX_BITS = 56  # the bits of a bitboard: an entry of the table has eight more


def bit_count(bits: int) -> int:
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 255


def has_line(own: int, layout: Layout) -> bool:
    height, in_a_row = layout[1], layout[2]
    for step in (1, height - 1, height, height + 1):
        starts, length = own, 1
        while length < in_a_row:
            more = min(length, in_a_row - length)
            starts &= starts >> more * step
            length += more
        if starts:
            return True
    return False


def completing_four(own: int, height: int) -> int:
    """The same as `completing` for four in a row, without loops; the search is half as fast again."""
    cells = own << 1 & own << 2 & own << 3
    for step in (height - 1, height, height + 1):
        before, after = own << step, own >> step
        two_before, two_after = before & own << 2 * step, after & own >> 2 * step
        cells |= two_before & (own << 3 * step | after) | two_after & (own >> 3 * step | before)
    return cells


def completing(own: int, layout: Layout) -> int:
    """The cells that complete a line of these marks; some may be taken, or outside the board."""
    height, in_a_row = layout[1], layout[2]
    if in_a_row == 4:
        return completing_four(own, height)
    cells = own << 1
    for i in range(2, in_a_row):
        cells &= own << i
    for step in (height - 1, height, height + 1):
        before = -1
        for i in range(in_a_row):
            if i:
                before &= own << i * step
            line = before
            for j in range(1, in_a_row - i):
                line &= own >> j * step
            cells |= line
    return cells


def safe_moves(mask: int, threats: int, layout: Layout) -> int:
    """The moves after which the other side, which has these threats, cannot win at once."""
    moves = mask + layout[3] & layout[4]
    forced = moves & threats
    if forced:
        if forced & forced - 1:
            return 0
        moves = forced
    return moves & ~(threats >> 1)


def upper_bound(own: int, other: int, ply: int, threats: int, layout: Layout) -> int:
    """An upper bound of the score of the side to move, if the other side answers each move with the one above it.

    Victor Allis calls this follow-up, and what it gains claimeven (A knowledge-based approach of Connect-Four, 1988).

    If an even number of cells is empty, so is the number of columns with an odd number of empty cells. If the side to
    move plays the lowest cell of such a column, the other side answers with that of another one. So all that the side
    to move can get are the claimed cells and the lowest ones. If they make no line, it cannot win. At the end it has to
    play below the threats of the other side, and loses if there are any.

    If an odd number of cells is empty, it is the other side that would have to play there, unless it has a threat on a
    claimed cell: then neither side wants to play in that column, and the side to move has to in the end. `threats` are
    the empty cells that complete a line of the other side.
    """
    columns, height, _, bottom, board, claimed = layout
    mask = own | other
    empty = board & ~mask
    lowest = mask + bottom & board
    reached = own | empty & claimed | lowest
    left = columns * (height - 1) - ply
    turned = claimed if left & 1 else board & ~claimed
    waiting = threats & turned & ~lowest
    while waiting:
        threat = waiting & -waiting
        column = board & (1 << height) - 1 << bit_count(threat - 1) // height * height
        waiting &= ~column
        below = column & threat - 1 & empty & ~turned | lowest & column
        if not has_line(reached & ~(column & empty) | below, layout):
            return -1
    most = (left - 1) // 2
    if left & 1:
        return most if has_line(own | empty, layout) else 0
    if has_line(reached, layout):
        return most
    return -1 if has_line(other | empty & ~claimed & ~lowest, layout) else 0


def stored_bounds(key: int, most: int, table: Array) -> tuple[int, int]:
    """A lower and an upper bound of the score from the transposition table; without an entry, -most and most."""
    entry = table[key % len(table)]
    if entry >> 8 != key:
        return -most, most
    score = (entry & 127) - 64
    return (score, most) if entry & 128 else (-most, score)


def keep_bound(key: int, score: int, is_lower: int, table: Array) -> None:
    """Put a bound into the transposition table, in place of what was there."""
    table[key % len(table)] = key << 8 | is_lower << 7 | score + 64


def insert_move(stack: Array, base: int, count: int, rank: int, move: int, next_moves: int) -> None:
    """Insert a move into a list on the stack that is sorted by rank, the highest first.
    Each of the `count` moves from `base` on takes three integers: rank, move, and the other side's safe moves after it.
    """
    place = base + 3 * count
    while place > base and stack[place - 3] < rank:
        for i in range(place, place + 3):
            stack[i] = stack[i - 3]
        place -= 3
    stack[place] = rank
    stack[place + 1] = move
    stack[place + 2] = next_moves


def rank_moves(
    own: int, mask: int, ply: int, moves: int, alpha: int, layout: Layout, order: Array, table: Array, stack: Array
) -> tuple[int, int]:
    """Put the moves on the stack, those that make most threats first, except threats above one of the other side.
    Returns their number, and a lower bound of the score: more than alpha if a move is known to be that good.
    """
    columns, height, _, bottom, board, _ = layout
    other, empty = own ^ mask, board & ~mask
    if alpha < 0 and not has_line(other | empty, layout):
        return 0, 0
    lost = completing(other, layout) << 1
    left = columns * (height - 1) - ply
    count = 0
    for i in range(columns):
        move = moves & order[i]
        if not move:
            continue
        after = own | move
        threats = completing(after, layout) & empty & ~move
        next_moves = safe_moves(mask | move, threats, layout)
        score = (left - 1) // 2
        if next_moves:
            score = -upper_bound(other, after, ply + 1, threats, layout)
            if score <= alpha:
                score = -stored_bounds(other + (mask | move) + bottom, left, table)[1]
            insert_move(stack, 3 * columns * ply, count, bit_count(threats & ~lost), move, next_moves)
            count += 1
        if score > alpha:
            return count, score
    return count, alpha


def search(
    own: int,
    mask: int,
    ply: int,
    moves: int,  # the safe moves, at least one
    alpha: int,
    layout: Layout,
    order: Array,  # the columns as bitboards, the most promising first
    table: Array,  # the transposition table
    stack: Array,  # room for the moves of each ply, 3 integers a column
    budget: Array,  # how many positions may still be searched, as its only item
) -> int:
    """Find out whether the score of a position is more than alpha, by alpha-beta search.
    The side to move must not be able to complete a line. The result is a lower bound of the score if it is more than
    alpha, otherwise an upper bound. It means nothing if the budget is spent.
    """
    budget[0] -= 1
    columns, height, _, bottom, _, _ = layout
    left = columns * (height - 1) - ply
    if left <= 2 or budget[0] < 0:
        return 0
    other = own ^ mask
    key = own + mask + bottom
    lower, upper = stored_bounds(key, left // 2, table)
    if lower > alpha:
        return lower
    upper = min(upper, (left - 1) // 2)
    if upper <= alpha:
        return upper
    count, score = rank_moves(own, mask, ply, moves, alpha, layout, order, table, stack)
    if score > alpha:
        return score
    base = 3 * columns * ply
    for i in range(base, base + 3 * count, 3):
        move = stack[i + 1]
        score = -search(other, mask | move, ply + 1, stack[i + 2], -alpha - 1, layout, order, table, stack, budget)
        if budget[0] < 0:
            return 0
        if score > alpha:
            keep_bound(key, score, 1, table)
            return score
    keep_bound(key, alpha, 0, table)
    return alpha
