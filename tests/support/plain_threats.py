"""Plain and slow searches for forced wins, with which tests compare the real ones. No line is complete at the start."""

from functools import cache

from bot.games.lines import Rules


def empty_cells(rules: Rules, own: int, other: int) -> list[int]:
    return [cell for cell in range(rules.cells) if not (own | other) >> cell & 1]


def winning_cells(rules: Rules, own: int, other: int) -> list[int]:
    """The cells with which a side would complete a line."""
    missing = (mask & ~own for mask in rules.line_masks if not mask & other)
    return sorted({rest.bit_length() - 1 for rest in missing if rest.bit_count() == 1})


@cache
def has_forced_win(rules: Rules, own: int, other: int) -> bool:
    """Whether the side to move wins by moves with one reply each."""
    if winning_cells(rules, own, other):
        return True
    must = winning_cells(rules, other, own)
    for cell in empty_cells(rules, own, other) if not must else must[:1] if len(must) == 1 else []:
        after = own | 1 << cell
        threats = winning_cells(rules, after, other)
        if len(threats) > 1 or (threats and has_forced_win(rules, after, other | 1 << threats[0])):
            return True
    return False


def is_forced_win(rules: Rules, own: int, other: int, cell: int) -> bool:
    """Whether a move completes a line, or wins by force whatever the reply is."""
    after = own | 1 << cell
    if cell in winning_cells(rules, own, other):
        return True
    if winning_cells(rules, other, after):
        return False
    threats = winning_cells(rules, after, other)
    is_forcing = len(threats) == 1 and has_forced_win(rules, after, other | 1 << threats[0])
    return len(threats) > 1 or is_forcing or _is_lost(rules, other, after)


def is_forced_loss(rules: Rules, own: int, other: int, cell: int) -> bool:
    """Whether a move lets the other side win by force, at once or after threats with one reply each."""
    after = own | 1 << cell
    if cell in winning_cells(rules, own, other):
        return False
    if has_forced_win(rules, other, after):
        return True
    threats = winning_cells(rules, after, other)
    return len(threats) == 1 and _is_lost(rules, after, other | 1 << threats[0])


def _is_lost(rules: Rules, own: int, other: int) -> bool:
    """Whether every move of the side to move is a forced loss."""
    if winning_cells(rules, own, other):
        return False
    must = winning_cells(rules, other, own)
    return len(must) > 1 or all(
        is_forced_loss(rules, own, other, cell) for cell in must or empty_cells(rules, own, other)
    )
