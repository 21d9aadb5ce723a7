"""Training: many games, after which all that is called lost is truly lost, and every lost game has taught something."""

from random import Random

import pytest

from benchmarks.training import learned_by_ours, learned_plainly
from bot.game.board import Board, parse_board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, board_of
from bot.game.value import Result
from bot.opponents.learner import MODES, Lessons, learn
from bot.opponents.minimax import Minimax
from bot.opponents.opponent import OPPONENTS, Opponent
from bot.opponents.training import result_for, train
from tests import oracle
from tests.fakes.opponents import FirstFree, FixedStrategy

Memory = dict[Position, Verdict]

RANDOM, BEST = OPPONENTS["random"](), Minimax()


def count_lost(memory: Memory) -> int:
    return sum(verdict is Verdict.LOST for verdict in memory.values())


def random_game(rng: Random) -> list[Board]:
    """All positions of a game in which nobody thinks."""
    boards = [Board()]
    while moves := boards[-1].legal_moves:
        boards.append(boards[-1].play(moves[int(rng.random() * len(moves))]))
    return boards


def assert_truly_lost(memory: Memory) -> None:
    """Whatever is called lost has been made by a side that loses, if the other one makes no mistake."""
    lost = [board_of(position) for position, verdict in memory.items() if verdict is Verdict.LOST]
    assert lost
    assert [str(board) for board in lost if oracle.value(board).result is not Result.WIN] == []


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("opponent", "games"), [(RANDOM, 200), (BEST, 600), (FixedStrategy(), 200)], ids=["random", "best", "person"]
)
def test_every_lost_game_teaches_another_position_that_is_truly_lost(mode: str, opponent: Opponent, games: int) -> None:
    memory: Memory = {}
    rng, losses = Random(5), 0
    for number in range(games):
        before = count_lost(memory)
        course = train(mode, memory, opponent, 1, rng, start=number)
        learn(memory, course.lessons)
        assert count_lost(memory) - before >= (course.results == (Result.LOSS,))
        losses += course.results == (Result.LOSS,)
    assert 0 < losses <= count_lost(memory)
    assert_truly_lost(memory)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
def test_what_is_learned_from_any_games_at_all_is_truly_lost(mode: str) -> None:
    memory: Memory = {}
    rng = Random(8)
    for _ in range(1_000):
        learn(memory, MODES[mode](memory).lessons(random_game(rng), Mark))
    assert_truly_lost(memory)
    lost = [board_of(position) for position, verdict in memory.items() if verdict is Verdict.LOST]
    assert max(oracle.value(board).plies for board in lost) >= 3  # defeat has travelled backwards


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seats", [(Mark.X,), (Mark.O,), tuple(Mark)], ids=str)
def test_lessons_are_the_same_whether_learned_move_by_move_or_at_once(mode: str, seats: tuple[Mark, ...]) -> None:
    at_once, bit_by_bit, rng = Memory(), Memory(), Random(3)
    for _ in range(400):
        boards = random_game(rng)
        learn(at_once, MODES[mode](at_once).lessons(boards, seats))
        since = 0
        while since < len(boards) - 1:
            plies = min(since + 1 + rng.randrange(2), len(boards) - 1)
            learn(bit_by_bit, MODES[mode](bit_by_bit).lessons(boards[: plies + 1], seats, since))
            since = plies
        assert bit_by_bit == at_once
    assert at_once


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
def test_drawn_games_teach_a_naive_learner_nothing_and_neither_do_unfinished_ones(mode: str) -> None:
    rng, draws = Random(6), 0
    for _ in range(300):
        boards = random_game(rng)
        assert MODES[mode]({}).lessons(boards[:-1], Mark) == {}
        if result_for(boards[-1], Mark.X) is Result.DRAW:
            assert MODES[mode]({}).lessons(boards, Mark) == {}
            draws += 1
    assert draws > 20


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
def test_training_leaves_the_memory_as_it_was_and_can_be_done_in_parts(mode: str) -> None:
    memory: Memory = {}
    whole = train(mode, memory, RANDOM, 90, Random(4))
    assert memory == {}
    results, rng = tuple[Result, ...](), Random(4)
    for first, games in ((0, 25), (25, 1), (26, 64)):
        part = train(mode, memory, RANDOM, games, rng, start=first)
        results += part.results
        learn(memory, part.lessons)
    assert (results, memory) == (whole.results, known(whole.lessons))
    assert train(mode, {}, RANDOM, 90, Random(4)) == whole


def test_they_take_turns_in_beginning() -> None:
    naive = [train("original", {}, FixedStrategy(), 1, Random(1), start=first).lessons for first in (0, 1, 2, 3)]
    as_x, as_o = naive[:2]
    assert naive == [as_x, as_o, as_x, as_o]
    assert [[str(board_of(position)) for position in lessons] for lessons in (as_x, as_o)] == [
        ["XXO/XO./..."],
        ["OO./.XX/..."],
    ]
    assert train("original", {}, FirstFree(), 4, Random(1)).results == (Result.WIN, Result.LOSS) * 2


@pytest.mark.parametrize(
    ("text", "x", "o"),
    [
        ("XXX/OO./...", Result.WIN, Result.LOSS),
        ("OOO/XX./X..", Result.LOSS, Result.WIN),
        ("XOX/XXO/OXO", Result.DRAW, Result.DRAW),
    ],
)
def test_a_finished_board_has_a_result_for_each_side(text: str, x: Result, o: Result) -> None:
    assert [result_for(parse_board(text), mark) for mark in Mark] == [x, o]


def known(lessons: Lessons) -> Memory:
    """What a naive learner remembers after lessons."""
    return {position: verdict for position, verdict in lessons.items() if verdict}


@pytest.mark.parametrize("mode", MODES)
def test_plain_code_that_learns_in_the_same_way_comes_to_remember_the_same(mode: str) -> None:
    assert learned_by_ours(mode, 300)() == learned_plainly(mode, 300)() != {}
