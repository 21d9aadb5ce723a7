"""Iterative deepening: what it proves is true, and it keeps to its budget."""

from itertools import count
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.rules import Rules
from bot.game.value import Result, Value
from bot.opponents.budget import Budget, BudgetSpentError
from bot.opponents.deepening import deepen
from tests.support import oracle

FIVE = Rules(7, 7, 5)
GOMOKU = Rules(9, 9, 5)
CONNECT_FOUR = Rules(6, 7, 4, gravity=True)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(misere=True),
        Rules(2, 4, 3),
        Rules(3, 4, 3, gravity=True),
        Rules(3, 4, 3, gravity=True, misere=True),
        Rules(1, 8, 3, misere=True),
    ],
    ids=str,
)
def test_a_proven_value_is_exact_and_the_move_keeps_it(rules: Rules) -> None:
    boards, rng, proven = oracle.unfinished(rules), Random(5), 0
    for board in rng.sample(boards, min(len(boards), 200)):
        finding = deepen(board, Budget(rng.choice([3, 30, 300, 3000])))
        if finding.value:
            proven += 1
            assert finding.value.plies > finding.depth or finding.value == oracle.value(board)
            assert finding.value.result is oracle.value(board).result
            assert oracle.value(board.play(finding.cell)).one_ply_earlier().result is oracle.value(board).result
    assert proven > 50


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("rules", [Rules(), Rules(misere=True), Rules(3, 4, 3, gravity=True)], ids=str)
def test_a_large_budget_proves_every_position(rules: Rules) -> None:
    for board in Random(6).sample(oracle.unfinished(rules), 50):
        assert deepen(board, Budget(100_000)).value == oracle.value(board)


def test_an_unproven_position_has_no_value() -> None:
    finding = deepen(Board(Rules(5, 5, 4)), Budget(5_000))
    assert finding.value is None
    assert finding.cell == 12
    assert 2 <= finding.depth < 25


def test_wins_blocks_losses_and_draws_are_found() -> None:
    empty, nine = ["......."] * 4, ["........."] * 4
    for rules, rows, cells, value in [
        (GOMOKU, ["O.......O", *nine[1:], "...XXX...", *nine], {38, 42}, None),
        (
            GOMOKU,
            ["O.......O", nine[0], "......X..", "......X..", "..OXXX...", *nine[1:], "O.......O"],
            {42},
            (Result.WIN, 5),
        ),
        (CONNECT_FOUR, [*empty, "..OO...", "..XX..."], {36, 39}, (Result.WIN, 3)),
        (FIVE, [*empty[1:], ".XXXX..", ".OOOO..", *empty[2:]], {21}, (Result.WIN, 1)),
        (FIVE, [*empty[1:], ".X..X..", "OOOO...", "..X.X..", "......."], {32}, None),
        (FIVE, [*empty[1:], ".XXXX..", ".OOO...", *empty[2:]], None, (Result.LOSS, 2)),
        (Rules(9, 9, 9), [*nine, *nine, nine[0]], None, (Result.DRAW, 0)),
        (Rules(), ["XOX", "XOO", "OX."], {8}, (Result.DRAW, 0)),
    ]:
        board = parse_board("/".join(rows), rules)
        finding = deepen(board, Budget(20_000))
        assert finding.cell in (cells or board.legal_moves), rows
        assert value is None or finding.value == Value(*value), rows
    assert finding.depth == 1


def test_it_visits_no_more_positions_than_the_budget_allows() -> None:
    for positions in [0, 1, 10, 1000]:
        for rules in [Rules(10, 10, 5), Rules(26, 26, 26), Rules(1, 26, 2), CONNECT_FOUR]:
            budget = Budget(positions)
            board = Board(rules)
            finding = deepen(board, budget)
            assert finding.cell in board.legal_moves
            if finding.value is None:
                with pytest.raises(BudgetSpentError):
                    budget.spend()


@pytest.mark.usefixtures("untraced")
def test_it_plays_a_whole_game_with_any_rules() -> None:
    rng = Random(12)
    for _ in range(15):
        rows, columns = rng.randint(1, 10), rng.randint(2, 10)
        in_a_row = rng.randint(2, max(rows, columns))
        board = Board(Rules(rows, columns, in_a_row, gravity=rng.random() < 0.5, misere=rng.random() < 0.5))
        while not board.is_over:
            board = board.play(deepen(board, Budget(50)).cell)


def test_it_ends_when_the_time_is_over() -> None:
    ticks = count()
    budget = Budget(10**9, deadline=500, clock=lambda: next(ticks))
    assert deepen(Board(FIVE), budget).value is None
    assert next(ticks) == 501


def test_a_larger_budget_looks_further() -> None:
    depths = [deepen(Board(FIVE), Budget(positions)).depth for positions in (100, 1_000, 10_000)]
    assert depths == sorted(set(depths))


def test_the_same_budget_gives_the_same_move() -> None:
    board = Board(CONNECT_FOUR).play(38)
    assert deepen(board, Budget(2_000)) == deepen(board, Budget(2_000))


def test_a_finished_board_has_no_best_move() -> None:
    with pytest.raises(IndexError):
        deepen(parse_board("XXX/OO./...", Rules()), Budget(10))


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize(
    ("rules", "result"),
    [
        (Rules(), Result.DRAW),
        (Rules(misere=True), Result.DRAW),
        (Rules(4, 4, 4), Result.DRAW),
        (Rules(3, 4, 3), Result.WIN),
        (Rules(4, 4, 3), Result.WIN),
        pytest.param(Rules(6, 5, 4), Result.WIN, marks=pytest.mark.proof),
    ],
    ids=str,
)
def test_the_known_results_of_small_boards_are_proven(rules: Rules, result: Result) -> None:
    """The results that https://en.wikipedia.org/wiki/M,n,k-game lists, and misère 3x3."""
    finding = deepen(Board(rules), Budget(200_000))
    assert finding.value is not None
    assert finding.value.result is result
