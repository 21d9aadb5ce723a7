"""The levels below perfect: what they see and what they overlook."""

from random import Random

import pytest

from bot.games.games import DEFAULT_GAME
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, Rules, parse_board
from bot.games.mark import Mark
from bot.games.value import Result
from bot.players.levels import LEVELS, RATINGS, EstimatingLevel, Level
from bot.players.opponent import OPPONENTS, levels_of
from tests.support import oracle

BOARDS = oracle.unfinished(TIC_TAC_TOE)[::10]
CORNERS, EDGES = (0, 2, 6, 8), (1, 3, 5, 7)

CAN_BLOCK = parse_board("XX./O../...")
CAN_WIN = parse_board("XX./OO./...")
TWO_CORNERS = parse_board("X../.O./..X")


def level(name: str) -> Level:
    opponent = LEVELS[DEFAULT_GAME][name]
    assert isinstance(opponent, Level)
    return opponent


def chosen(name: str, board: Board, count: int = 100) -> list[int]:
    return [level(name).choose(board, Random(seed)) for seed in range(count)]


def test_a_level_plays_every_win_and_block_that_it_does_not_overlook() -> None:
    for board in BOARDS:
        wins, threats = winning_cells(board, board.to_move), winning_cells(board, board.to_move.other)
        if wins or len(threats) == 1:
            assert {level(name).best_moves(board) for name in ("medium", "hard")} == {wins or threats}
        assert level("random").best_moves(board) == board.legal_moves
    for board in (CAN_WIN, CAN_BLOCK):
        assert level("easy").best_moves(board) == (2,)
        assert [sum(cell != 2 for cell in chosen(name, board, 200)) for name in ("easy", "hard", "medium")] == [
            pytest.approx(60, abs=20),
            pytest.approx(10, abs=8),
            0,
        ]
    assert level("easy").best_moves(CAN_BLOCK, overlooked={2}) == (4, 5, 6, 7, 8)


def test_hard_answers_forks_unless_it_overlooks_them_and_medium_does_not() -> None:
    assert level("medium").best_moves(TWO_CORNERS) == TWO_CORNERS.legal_moves
    assert {cell in CORNERS for cell in chosen("medium", TWO_CORNERS)} == {True, False}
    assert level("hard").best_moves(TWO_CORNERS) == EDGES
    assert level("hard").best_moves(Board().play(0)) == (4,)
    for board in BOARDS:
        for cell in level("hard").best_moves(board):
            assert -oracle.value(board.play(cell)).result == oracle.value(board).result
    assert 2 in level("hard").best_moves(TWO_CORNERS, overlooked={6})
    assert oracle.value(TWO_CORNERS.play(2)).result is Result.WIN
    assert 0 < sum(cell in CORNERS for cell in chosen("hard", TWO_CORNERS, 200)) < 25


def test_an_overlooked_cell_is_not_played_unless_all_are() -> None:
    assert Level(9).best_moves(TWO_CORNERS, overlooked=range(9)) == ()
    board = parse_board("XXX./OO../..../....", LISTED["4x4"])
    missed = sum(EstimatingLevel(2, 0.4).choose(board, Random(seed)) != 3 for seed in range(200))
    assert 50 < missed < 110
    for blind, position in ((Level(9, overlooks=1), TWO_CORNERS), (EstimatingLevel(2, 1), board)):
        assert {blind.choose(position, Random(seed)) for seed in range(100)} == set(position.legal_moves)


def test_levels_are_in_one_order_and_those_of_the_nearest_game() -> None:
    assert [*LEVELS] == [*RATINGS] == [*LISTED]
    for rules in LISTED.values():
        levels = levels_of(rules)
        assert [name for name in OPPONENTS if name in levels] == [*levels]
        assert (levels[0], levels[-1]) == ("random", "perfect")
    assert levels_of(Rules(4, 4, 3)) == levels_of(Rules(4, 4, 4)) == ("random", "easy", "medium", "perfect")
    assert levels_of(Rules(10, 10, 5)) == levels_of(Rules(9, 9, 5))
    board = Board(Rules(8, 8, 5))
    for name, level in LEVELS["7x7"].items():
        assert OPPONENTS[name]().choose(board, Random(1)) == level.choose(board, Random(1))
    board = parse_board("X.../.O../..../....", LISTED["4x4"])
    moves = [[OPPONENTS[name]().choose(board, Random(seed)) for seed in range(20)] for name in ("medium", "hard")]
    assert moves[0] == moves[1]


def test_an_estimating_level_wins_blocks_and_builds_lines() -> None:
    level, rules, empty = EstimatingLevel(2), LISTED["7x7"], ["......."] * 3
    win = parse_board("/".join([*empty, ".XXXX..", ".OOOO..", *empty[:2]]), rules)
    block = parse_board("/".join([*empty, ".X..X..", "OOOO...", "..X.X..", "......."]), rules)
    assert level.choose(win, Random(1)) in (21, 26)
    assert level.choose(block, Random(1)) == 32
    assert {level.choose(Board(rules), Random(seed)) for seed in range(5)} == {24}
    assert EstimatingLevel(4).is_quick(Board(Rules(10, 10, 5)))
    assert not EstimatingLevel(2).is_quick(Board(Rules(26, 26, 5)))


def winning_cells(board: Board, mark: Mark) -> tuple[int, ...]:
    own = {cell for cell in range(9) if board[cell] is mark}
    lines = [set(line) for line in TIC_TAC_TOE.lines]
    return tuple(cell for cell in board.legal_moves if any(line <= own | {cell} and cell in line for line in lines))
