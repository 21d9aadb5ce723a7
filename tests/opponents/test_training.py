"""Training: after many games, all positions marked as lost are lost, and every lost game marked at least one."""

from itertools import product
from random import Random

import pytest

from benchmarks.training import our_trainer, plain_trainer
from bot.game.board import Board, parse_board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, board_of
from bot.game.value import Result
from bot.opponents.learner import MODES, learn
from bot.opponents.minimax import Minimax
from bot.opponents.opponent import OPPONENTS
from bot.opponents.search import random_choice
from bot.opponents.training import result_for, train
from tests.fakes.opponents import FirstFree, FixedStrategy
from tests.support import oracle

Memory = dict[Position, Verdict]

RANDOM = OPPONENTS["random"]()


def lost_boards(memory: Memory) -> list[Board]:
    """The positions marked as lost."""
    return [board_of(position) for position, verdict in memory.items() if verdict is Verdict.LOST]


def random_game(rng: Random) -> list[Board]:
    """Every position of a random game, the empty board first."""
    boards = [Board()]
    while moves := boards[-1].legal_moves:
        boards.append(boards[-1].play(random_choice(moves, rng)))
    return boards


@pytest.mark.usefixtures("untraced")
def test_every_lost_game_marks_another_lost_position() -> None:
    deepest = 0
    for mode, (opponent, games) in product(MODES, [(RANDOM, 200), (Minimax(), 300), (FixedStrategy(), 40)]):
        memory: Memory = {}
        rng, losses = Random(5), 0
        for number in range(games):
            before = len(lost_boards(memory))
            training = train(mode, memory, opponent, 1, rng, start=number)
            learn(memory, training.lessons)
            assert len(lost_boards(memory)) - before >= (training.results == (Result.LOSS,))
            losses += training.results == (Result.LOSS,)
        lost = lost_boards(memory)
        assert 0 < losses <= len(lost)
        assert {oracle.value(board).result for board in lost} == {Result.WIN}
        deepest = max(deepest, *(oracle.value(board).plies for board in lost))
    assert deepest >= 3  # not only positions just before a win


@pytest.mark.usefixtures("untraced")
def test_learning_ply_by_ply_gives_the_same_memory() -> None:
    for mode, seats in product(MODES, [(Mark.X,), (Mark.O,), tuple(Mark)]):
        whole_games, in_parts, rng = Memory(), Memory(), Random(3)
        for _ in range(150):
            boards = random_game(rng)
            learn(whole_games, MODES[mode](whole_games).lessons(boards, seats))
            since = 0
            while since < len(boards) - 1:
                plies = min(since + 1 + rng.randrange(2), len(boards) - 1)
                learn(in_parts, MODES[mode](in_parts).lessons(boards[: plies + 1], seats, since))
                since = plies
            assert in_parts == whole_games
        assert whole_games


@pytest.mark.usefixtures("untraced")
def test_training_in_parts_gives_the_same_result() -> None:
    for mode in MODES:
        memory: Memory = {}
        whole = train(mode, memory, RANDOM, 90, Random(4))
        assert memory == {}
        results, rng = tuple[Result, ...](), Random(4)
        for start, games in ((0, 25), (25, 1), (26, 64)):
            part = train(mode, memory, RANDOM, games, rng, start=start)
            results += part.results
            learn(memory, part.lessons)
        known = {position: verdict for position, verdict in whole.lessons.items() if verdict}
        assert (results, memory) == (whole.results, known)


def test_the_learner_plays_x_in_even_games() -> None:
    lessons = [train("original", {}, FixedStrategy(), 1, Random(1), start=number).lessons for number in (0, 1, 2, 3)]
    as_x, as_o = lessons[:2]
    assert lessons == [as_x, as_o, as_x, as_o]
    assert [[str(board_of(position)) for position in part] for part in (as_x, as_o)] == [
        ["XXO/XO./..."],
        ["OO./.XX/..."],
    ]
    assert train("original", {}, FirstFree(), 4, Random(1)).results == (Result.WIN, Result.LOSS) * 2


def test_a_finished_board_has_a_result_for_each_side() -> None:
    for text, x, o in [
        ("XXX/OO./...", Result.WIN, Result.LOSS),
        ("OOO/XX./X..", Result.LOSS, Result.WIN),
        ("XOX/XXO/OXO", Result.DRAW, Result.DRAW),
    ]:
        assert [result_for(parse_board(text), mark) for mark in Mark] == [x, o]


def test_the_plain_learner_of_the_benchmark_learns_the_same() -> None:
    for mode in MODES:
        assert our_trainer(mode, 300)() == plain_trainer(mode, 300)() != {}
