"""Perfect: it never loses, and wins more often than minimax with random choices among best moves."""

import pickle
from itertools import count
from random import Random

from bot.analysis.evaluator import Evaluator
from bot.games.lines import TIC_TAC_TOE, Board, Rules, parse_board
from bot.games.mark import Mark
from bot.games.position import canonical, position_of
from bot.games.value import Result, Value
from bot.players.deepening import deepen
from bot.players.deepening_search import Budget
from bot.players.levels import EstimatingLevel
from bot.players.minimax import Minimax
from bot.players.perfect import Perfect
from tests.support import connect_four, oracle
from tests.support.proofs import sampled


@sampled(20)
def test_it_never_loses_and_prefers_moves_that_tempt_to_mistakes(step: int) -> None:
    perfect, minimax = Perfect(), Minimax()
    for seat in Mark:
        assert not oracle.can_lose(Board(), seat, perfect.best_moves, set())
    for rules in (TIC_TAC_TOE, Rules(gravity=True)):
        for board in oracle.unfinished(rules)[::step]:
            shares = {cell: share_of_mistakes(board.play(cell)) for cell in minimax.best_moves(board)}
            largest = max(shares.values())
            assert perfect.best_moves(board) == tuple(cell for cell, share in shares.items() if share == largest)
    assert perfect.best_moves(parse_board(".X./.../...")) == (0, 2)  # although four moves keep the draw
    assert {perfect.choose(Board(), Random(seed)) for seed in range(40)} == {0, 2, 6, 8}  # the corners


def test_a_decision_is_quick_with_few_positions_and_no_compiler() -> None:
    compiled, python = (next(connect_four.positions(13, range(ply, ply + 1), 1)) for ply in (34, 35))
    four, misere = Rules(4, 4, 4), Rules(4, 4, 4, misere=True)
    block = parse_board("/".join(["......."] * 5 + ["O.OXXX."]), Rules(6, 7, 4, gravity=True))
    assert Perfect().best_moves(block) == (41,)
    for board, is_quick in [
        *((Board(), True), (Board(four), False), (python, True), (compiled, False), (block, False)),
        (parse_board("XOXO/XOX./..../....", four), True),
        (parse_board("XOXO/XO../..../....", four), False),
        (parse_board("XOXO/XOXO/X.../....", misere), True),
        (parse_board("XOXO/XOXO/..../....", misere), False),
    ]:
        assert Perfect().is_quick(board) is is_quick, board


def test_a_pickled_copy_shares_the_tables_that_its_process_keeps() -> None:
    for kind in (Perfect, Evaluator):
        copies = [pickle.loads(pickle.dumps(kind(positions))) for positions in (100, 100, 200)]  # noqa: S301
        assert copies[0] is copies[1] is not copies[2]


def test_it_keeps_every_value_of_a_larger_board() -> None:
    perfect, minimax, rng = Perfect(), Minimax(), Random(4)
    for _ in range(2):
        board = Board(Rules(4, 4, 4))
        while not board.is_over:
            values = minimax.values(board)
            chosen = perfect.choose(board, rng)
            assert values[chosen] == max(values.values())
            board = board.play(chosen)
            board = board if board.is_over else board.play(rng.choice(board.legal_moves))


def test_it_loses_no_drawn_position_of_five_by_five() -> None:
    perfect, rng = Perfect(20_000, clock=lambda: 0.0), Random(8)
    board = parse_board(".O.XO/..XXO/..O.X/...../.....", Rules(5, 5, 4))
    assert deepen(board, Budget(100_000)).value == Value(Result.DRAW)
    for seat in Mark:
        after = board
        while not after.is_over:
            after = after.play((perfect if after.to_move is seat else EstimatingLevel(4, 0.1)).choose(after, rng))
        assert after.outcome
        assert after.outcome.winner is not seat.other


def test_it_decides_within_its_time_among_moves_that_symmetry_makes_equal() -> None:
    ticks = count()
    perfect = Perfect(10**9, seconds=400, clock=lambda: next(ticks))
    assert perfect.choose(Board(Rules(7, 7, 5)), Random(1)) == 24
    assert next(ticks) <= 402
    perfect, board = Perfect(2_000, clock=lambda: 0.0), Board(Rules(7, 7, 5)).play(24)
    best = perfect.best_moves(board)
    assert len(best) == 4
    assert len({canonical(position_of(board.play(cell), Mark.O), board.rules) for cell in best}) == 1


def share_of_mistakes(board: Board) -> float:
    results = [-oracle.value(board.play(cell)).result for cell in board.legal_moves]
    return sum(result < oracle.value(board).result for result in results) / len(results) if results else 0
