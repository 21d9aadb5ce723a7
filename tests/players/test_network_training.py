"""What the training of the network does without torch: games of many boards at once, and the replay buffer."""

from itertools import pairwise
from random import Random

import numpy as np

from bot.games.lines import LISTED, Board, Rules
from bot.players.network import IMPOSSIBLE, Bools, Floats, legal_cells
from tools.self_play import Games, Replay, Sample, after_moves


def unbiased(rules: Rules, own: Bools, other: Bools) -> tuple[Floats, Floats]:
    """A network that has learned nothing."""
    return np.where(legal_cells(rules, own, other), 0, IMPOSSIBLE), np.zeros(len(own), np.float32)


def cells_of(marks: int, rules: Rules) -> list[bool]:
    return [bool(marks >> cell & 1) for cell in range(rules.cells)]


def arrays_of(board: Board) -> tuple[Bools, Bools]:
    """The marks of the side to move and of the other one."""
    x, o = (np.array([cells_of(marks, board.rules)]) for marks in (board.x, board.o))
    return (x, o) if board.x.bit_count() == board.o.bit_count() else (o, x)


def test_many_boards_at_once_obey_the_same_rules_as_one() -> None:
    rng = Random(1)
    for rules in LISTED.values():
        for _ in range(3):
            board, (own, other) = Board(rules), arrays_of(Board(rules))
            results = np.zeros(1, np.float32)
            while not board.is_over:
                assert [*np.flatnonzero(legal_cells(rules, own, other)[0])] == [*board.legal_moves]
                cell = rng.choice(board.legal_moves)
                board = board.play(cell)
                own, other, is_over, results = after_moves(rules, own, other, np.array([cell]))
                expected = arrays_of(board)
                assert np.array_equal(own, expected[0])
                assert np.array_equal(other, expected[1])
                assert bool(is_over[0]) is board.is_over
            assert board.outcome
            assert results[0] == board.outcome.result_for(board.to_move)


def test_positions_of_finished_games_have_their_results() -> None:
    rules, rng = Rules(misere=True), np.random.default_rng(2)
    games, samples = Games(rules, 6, rng), list[Sample]()
    for _ in range(12):
        samples += games.advance(unbiased, 8, 4)
    assert games.finished >= 6
    assert len(samples) >= 30
    for sample, following in pairwise(samples):
        if following.own.sum() + following.other.sum() == sample.own.sum() + sample.other.sum() + 1:
            assert sample.result == -following.result
    assert {sample.result for sample in samples} == {-1.0, 0.0, 1.0}


def test_a_replay_buffer_gives_symmetric_twins_with_their_policies() -> None:
    replay, policy = Replay(Rules(6, 7, 4, gravity=True), 2), np.arange(42, dtype=np.float32)
    own, other = np.arange(42) == 35, np.zeros(42, np.bool_)
    replay.add([Sample(own, other, policy, value, value) for value in (5.0, 0.5, -0.5)])
    assert len(replay) == 2
    owns, _, policies, values = replay.draw(40, np.random.default_rng(3))
    assert {*values} == {0.5, -0.5}
    assert {tuple(np.flatnonzero(row)) for row in owns} == {(35,), (41,)}
    assert all(policies[i][owns[i]] == [35] for i in range(40))
