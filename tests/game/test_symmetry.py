"""Symmetries: a game that is turned or mirrored is the same game."""

from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from bot.game.board import Board
from bot.game.rules import Rules
from bot.game.symmetry import symmetries

EVERY_RULES = [
    (Rules(), 8),
    (Rules(misere=True), 8),
    (Rules(4, 4, 3), 8),
    (Rules(3, 4, 3), 4),
    (Rules(1, 5, 3), 2),
    (Rules(4, 1, 2), 2),
    (Rules(6, 7, 4, gravity=True), 2),
    (Rules(4, 4, 3, gravity=True), 2),
    (Rules(4, 1, 2, gravity=True), 1),
]


@pytest.mark.parametrize(("rules", "count"), EVERY_RULES, ids=str)
def test_they_are_a_group_that_keeps_all_lines(rules: Rules, count: int) -> None:
    found, lines = symmetries(rules), set(rules.lines)
    assert len(found) == len(set(found)) == count
    assert found[0] == tuple(range(rules.cells))
    assert {tuple(one[cell] for cell in other) for one, other in product(found, found)} == set(found)
    assert all({moved(line, goes) for line in rules.lines} == lines for goes in found)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("rules", [rules for rules, _ in EVERY_RULES], ids=str)
def test_every_game_can_be_played_in_the_mirror_too(rules: Rules) -> None:
    rng = Random(2)
    for goes in symmetries(rules) * 2:
        board = twin = Board(rules)
        while not board.is_over:
            assert twin.legal_moves == moved(board.legal_moves, goes)
            cell = rng.choice(board.legal_moves)
            board, twin = board.play(cell), twin.play(goes[cell])
        assert (outcome := board.outcome)
        assert (found := twin.outcome)
        assert found.winner is outcome.winner
        assert set(found.lines) == {moved(line, goes) for line in outcome.lines}


def test_three_in_three_rows_can_be_turned_and_mirrored_in_eight_ways() -> None:
    corner_and_edge = {(goes[0], goes[1]) for goes in symmetries(Rules())}
    assert corner_and_edge == {(0, 1), (0, 3), (2, 1), (2, 5), (6, 3), (6, 7), (8, 5), (8, 7)}


def moved(cells: Sequence[int], goes: Sequence[int]) -> tuple[int, ...]:
    """Where cells go, ascending."""
    return tuple(sorted(goes[cell] for cell in cells))
