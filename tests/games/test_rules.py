"""Rules, their lines and symmetries."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from bot.games.lines import TIC_TAC_TOE, Board, Rules, symmetries


def test_boards_have_the_expected_lines() -> None:
    assert TIC_TAC_TOE.lines == ((0, 1, 2), (0, 3, 6), (0, 4, 8), (1, 4, 7), (2, 4, 6), (2, 5, 8), (3, 4, 5), (6, 7, 8))
    sizes = {(6, 7, 4): 69, (4, 4, 4): 10, (15, 15, 5): 572, (1, 5, 3): 3, (2, 2, 2): 6}
    for rules, lines in ((Rules(*size), lines) for size, lines in sizes.items()):
        assert len(set(rules.lines)) == lines
        assert all(len(set(line)) == rules.in_a_row for line in rules.lines)
        assert rules.line_masks == tuple(sum(1 << cell for cell in line) for line in rules.lines)


def test_impossible_rules_are_refused() -> None:
    for wrong in [(0, 3, 3), (3, 0, 3), (27, 3, 3), (3, 27, 3), (3, 3, 1), (3, 3, 4), (3, 3, 0)]:
        with pytest.raises(ValueError, match="has"):
            Rules(*wrong)


def test_symmetries_are_a_group_that_keeps_lines_and_outcomes() -> None:
    for rules, count in [
        (Rules(), 8),
        (Rules(4, 4, 3, misere=True), 8),
        (Rules(3, 4, 3), 4),
        (Rules(1, 5, 3), 2),
        (Rules(4, 1, 2), 2),
        (Rules(4, 4, 3, gravity=True), 2),
        (Rules(4, 1, 2, gravity=True), 1),
    ]:
        assert_is_group(rules, count)
        for symmetry in symmetries(rules):
            compare_symmetric_games(rules, symmetry, Random(2))


def assert_is_group(rules: Rules, count: int) -> None:
    """Check that the symmetries are a group of this size, and that each maps lines to lines."""
    group, lines = symmetries(rules), set(rules.lines)
    assert len(group) == len(set(group)) == count
    assert group[0] == tuple(range(rules.cells))
    assert {tuple(first[cell] for cell in second) for first, second in product(group, group)} == set(group)
    assert all({image(line, symmetry) for line in rules.lines} == lines for symmetry in group)


def compare_symmetric_games(rules: Rules, symmetry: Sequence[int], rng: Random) -> None:
    """Play a random game and its image to the end, and compare their legal moves and outcomes."""
    board = twin = Board(rules)
    while not board.is_over:
        assert twin.legal_moves == image(board.legal_moves, symmetry)
        cell = rng.choice(board.legal_moves)
        board, twin = board.play(cell), twin.play(symmetry[cell])
    assert (outcome := board.outcome)
    assert (twin_outcome := twin.outcome)
    assert twin_outcome.winner is outcome.winner
    assert set(twin_outcome.lines) == {image(line, symmetry) for line in outcome.lines}


def image(cells: Sequence[int], symmetry: Sequence[int]) -> tuple[int, ...]:
    """The cells to which a symmetry maps some cells, ascending."""
    return tuple(sorted(symmetry[cell] for cell in cells))
