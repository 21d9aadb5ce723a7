"""The learner: its choices, lessons and trainings. Positions are written as they are after its move."""

from __future__ import annotations

from itertools import accumulate, product
from random import Random

import pytest

from bot.games.lines import LISTED, TIC_TAC_TOE, Board, parse_board
from bot.games.mark import Mark
from bot.games.position import Position, Verdict, board_of, canonical, position_of
from bot.games.value import Result
from bot.players.learner import (
    MAX_POSITIONS,
    MODES,
    Learned,
    Learner,
    StrongerLearner,
    beatable_marks,
    learn,
    limit,
    losing_game,
)
from bot.players.levels import Level
from bot.players.memory_file import MAX_KIB, MemoryFile, format_memory, merge_changes
from bot.players.minimax import Minimax
from bot.players.opponent import OPPONENTS
from bot.players.search import random_choice
from bot.players.training import train
from tests.fakes.opponents import FixedStrategy
from tests.support import oracle

LOST, GOOD = Verdict.LOST, Verdict.GOOD
Memory = dict[Position, Verdict]
RANDOM = OPPONENTS["random"]()
UNFINISHED = oracle.unfinished(TIC_TAC_TOE)
MISERE = LISTED["misere"]

FORK = (0, 4, 8, 6, 2)
"""X takes two opposite corners, O a third one, and X the fourth: X now has two threats."""

LOST_AFTER_FORK = "XOX/.O./O.X", "X.X/OO./O.X", "X.X/.OO/O.X", "X.X/.O./OOX"
"""All positions that O can reach from the fork."""

X_WINS = 0, 3, 1, 4, 2
O_WINS = 0, 4, 1, 2, 3, 6


def position(text: str) -> Position:
    """The number of a written position from the point of view of the side that has just moved."""
    board = parse_board(text)
    return position_of(board, board.to_move.other)


def memory_of(verdict: Verdict, *texts: str) -> Memory:
    """A memory of written positions for the original mode."""
    return {position(text): verdict for text in texts}


def canonical_memory(verdict: Verdict, *texts: str) -> Memory:
    """A memory of the canonical twins of written positions, for the stronger mode."""
    return {canonical(position(text)): verdict for text in texts}


def written(learned: Learned) -> list[str]:
    return [f"{board_of(key)} {verdict.value if verdict else 'removed'}" for key, verdict in learned.items()]


def boards_of(*plies: int) -> list[Board]:
    """Every position of a game, the empty board first."""
    return [*accumulate(plies, Board.play, initial=Board())]


def play_fixed_strategy(memory: Memory, mark: Mark) -> tuple[Result, list[str]]:
    """The result and the new verdicts of a game of the original mode against the fixed strategy."""
    training = train("original", memory, FixedStrategy(), 1, Random(0), start=[*Mark].index(mark))
    learn(memory, training.learned)
    (result,) = training.results
    return result, written(training.learned)


def test_after_a_few_losses_it_draws_against_the_fixed_strategy() -> None:
    for mark, lost in [
        (Mark.O, ["OO./.XX/... lost", "O.O/.XX/... lost", "OO./OXX/X.. lost"]),
        (Mark.X, ["XXO/XO./... lost", "XXO/.OX/... lost"]),
    ]:
        memory: Memory = {}
        draws = [(Result.DRAW, list[str]())] * 2  # nothing learned, so the next game is the same
        games = [play_fixed_strategy(memory, mark) for _ in (*lost, *draws)]
        assert games == [*((Result.LOSS, [position]) for position in lost), *draws]
        assert losing_game(Learner(memory), mark, lambda board: [FixedStrategy().choose(board, Random(0))]) is None
        assert losing_game(Learner(memory), mark)


def test_the_original_mode_avoids_lost_positions_and_learns_from_defeats() -> None:
    board = parse_board("X../.O./...")
    assert Learner({}).choices(parse_board("XXX/OO./...")) == ()
    for memory, cell in [
        ({}, 1),
        (memory_of(LOST, "XX./.O./..."), 2),
        (memory_of(LOST, "XX./.O./...", "X.X/.O./..."), 3),
        (memory_of(LOST, "X.X/.O./..."), 1),
        (memory_of(GOOD, "X.X/.O./..."), 1),
    ]:
        assert Learner(memory).choices(board) == (cell,)
    for plies, seats, learned in [
        (X_WINS, (Mark.O,), ["XX./OO./... lost"]),
        (O_WINS, (Mark.X,), ["XXO/XO./... lost"]),
        (O_WINS, tuple(Mark), ["XXO/XO./... lost"]),
        (X_WINS, (Mark.X,), []),
        (O_WINS, (Mark.O,), []),
    ]:
        assert written(Learner({}).learned(boards_of(*plies), seats)) == learned


def test_a_position_before_lost_moves_only_is_lost() -> None:
    *_, forked = boards_of(*FORK)
    learner = Learner(memory_of(LOST, *LOST_AFTER_FORK))
    assert learner.choices(forked) == (1,)
    assert not learner.learned(boards_of(*FORK), (Mark.O,))  # it has not moved yet
    for plies in [(1,), (1, 5), (1, 3, 5, 7)]:  # the last one ends in a draw
        assert written(learner.learned(boards_of(*FORK, *plies), (Mark.O,))) == ["X../.O./O.X lost"]
    assert not learner.learned(boards_of(*FORK, 1), (Mark.O,), since=6)
    assert not learner.learned(boards_of(*FORK, 1), (Mark.X,))
    not_lost = Learner(memory_of(LOST, *LOST_AFTER_FORK[:3]))
    assert not_lost.choices(forked) == (7,)
    assert not not_lost.learned(boards_of(*FORK, 7), (Mark.O,))


def test_it_moves_even_if_every_first_move_is_known_to_lose() -> None:
    for mode, (mark, boards) in product(MODES, ((Mark.X, boards_of(0, 4)), (Mark.O, boards_of(0, 1, 4)))):
        first = boards[0 if mark is Mark.X else 1]
        places = [position_of(first.play(cell), mark) for cell in first.legal_moves]
        learner = MODES[mode](dict.fromkeys([*places, *map(canonical, places)], LOST))
        assert learner.choices(first) == (first.legal_moves[:1] if mode == "original" else first.legal_moves)
        assert not learner.learned(boards, (mark,))


def test_in_the_stronger_mode_symmetric_positions_share_an_entry() -> None:
    boards = [parse_board(text) for text in ("XX./O../...", ".XX/..O/...", "XO./X../...", ".../O../XX.")]
    for mode, known in (("original", [LOST, None, None, None]), ("stronger", [LOST] * 4)):
        memory: Memory = {}
        learn(memory, MODES[mode](memory).learned(boards_of(*X_WINS), (Mark.O,)))
        assert [MODES[mode](memory).remembered(board)[4] for board in boards] == known
        assert LOST not in MODES[mode](memory).learned(boards_of(*X_WINS), (Mark.O,)).values()  # which is known


def test_a_defeat_removes_good_positions_and_lost_ones_stay() -> None:
    memory: Memory = {}
    learner, before_defeat = StrongerLearner(memory), canonical(position("XXO/XO./..."))
    learn(memory, learner.learned(boards_of(*X_WINS), Mark))
    learn(memory, learner.learned(boards_of(*O_WINS), Mark))
    assert memory == (
        canonical_memory(LOST, "XX./OO./...", "XXO/XO./...")
        | canonical_memory(GOOD, "XX./O../...", "XXX/OO./...")  # without X../.../...
        | canonical_memory(GOOD, "X../.O./...", "XXO/.O./...", "XXO/XO./O..")
    )
    for verdicts in (
        learner.learned(boards_of(0, 4, 1, 2, 3, 5, 6), Mark),
        {before_defeat: GOOD},
        {before_defeat: None},
    ):
        learn(memory, verdicts)
        assert memory[before_defeat] is LOST  # although X has won a game from there
    memory.clear()
    for game in (X_WINS, O_WINS):
        learn(memory, learner.learned(boards_of(*game), (Mark.O,)))
    assert memory[canonical(position("X../.../..."))] is GOOD  # a defeat of the other side removes nothing
    assert memory[before_defeat] is LOST  # which it shows to be lost


def test_the_stronger_mode_prefers_good_and_avoids_lost_positions() -> None:
    board = parse_board("X../.O./...")
    lost, good = canonical_memory(LOST, "XX./.O./..."), canonical_memory(GOOD, "X.X/.O./...")
    everything = {canonical(position_of(board.play(cell), Mark.X)): LOST for cell in board.legal_moves}
    for memory, cells in [
        ({}, board.legal_moves),
        (lost, (2, 5, 6, 7, 8)),
        (lost | good, (2, 6)),
        (everything, board.legal_moves),
    ]:
        assert StrongerLearner(memory).choices(board) == cells
        assert {StrongerLearner(memory).choose(board, Random(seed)) for seed in range(99)} == {*cells}


@pytest.mark.usefixtures("untraced")
def test_a_losing_game_is_found_unless_all_lost_positions_are_known() -> None:
    for mode, mark in product(MODES, Mark):
        lost = lost_positions(mode, mark)
        assert losing_game(MODES[mode](lost), mark) is None
        assert losing_game(MODES[mode](lost), mark.other)
        forgotten = [*lost][len(lost) // 2]
        without_one = {key: verdict for key, verdict in lost.items() if key != forgotten}
        for learner in (MODES[mode]({}), MODES[mode](without_one)):
            plies = losing_game(learner, mark)
            assert (plies is not None) is oracle.can_lose(Board(), mark, learner.choices, set())
            *before, last = boards_of(*plies or X_WINS)
            assert last.outcome
            if plies:
                assert last.outcome.winner is mark.other
                turns = zip(before, plies, strict=True)
                assert all(cell in learner.choices(board) for board, cell in turns if board.to_move is mark)


def lost_positions(mode: str, *marks: Mark) -> Memory:
    """The positions after a move of these sides, or of both, that are lost for them by the oracle."""
    boards = [board for board in UNFINISHED if board.plies and board.to_move.other in (marks or Mark)]
    lost = [position_of(b, b.to_move.other) for b in boards if oracle.value(b).result is Result.WIN]
    return {canonical(key) if mode == "stronger" else key: LOST for key in lost}


@pytest.mark.usefixtures("untraced")
def test_in_misere_it_learns_not_to_lose() -> None:
    for mode in MODES:
        training = train(mode, {}, Level(0), 200, Random(4), rules=MISERE)
        lost = [position for position, verdict in training.learned.items() if verdict is LOST]
        assert len(lost) > 30
        results = {oracle.value(board_of(position, MISERE)).result for position in lost}
        assert results == {Result.WIN}  # for the other side, which is to move
    boards = [*accumulate((0, 8, 1, 7, 2), Board.play, initial=Board(MISERE))]
    assert MODES["original"]({}).learned(boards, (Mark.X,)).keys() == {Position(1 + 3 + 9 + 2 * (3**7 + 3**8))}
    played = train("stronger", {}, Minimax(), 650, Random(3), rules=MISERE).results
    assert played[:200].count(Result.LOSS) > 50
    assert Result.LOSS not in played[-50:]


def test_whether_it_can_be_beaten_is_known_on_small_boards() -> None:
    learner = MODES["original"]({})
    assert beatable_marks(learner, "3x3") == beatable_marks(learner, "misere") == [*Mark]
    assert beatable_marks(learner, "4x4") is None


def test_a_full_memory_takes_no_new_positions_and_fits_into_a_file() -> None:
    memory = dict.fromkeys(map(Position, range(1, MAX_POSITIONS)), GOOD)
    learned = {Position(1): LOST, Position(10**6): LOST, Position(10**6 + 1): GOOD, Position(2): None}
    assert limit(learned, memory) == {Position(1): LOST, Position(10**6): LOST, Position(2): None}
    more = dict.fromkeys(map(Position, range(10**6, 10**6 + 9)), LOST)
    assert len(merge_changes(more, memory)) == 1
    largest = 3 ** LISTED["4x4"].cells
    memory = dict.fromkeys((Position(largest - number) for number in range(1, MAX_POSITIONS + 1)), GOOD)
    assert len(format_memory(MemoryFile("stronger", memory, "4x4"))) < MAX_KIB * 1024


def random_game(rng: Random) -> list[Board]:
    """Every position of a random game, the empty board first."""
    boards = [Board()]
    while moves := boards[-1].legal_moves:
        boards.append(boards[-1].play(random_choice(moves, rng)))
    return boards


def test_every_lost_game_marks_another_lost_position() -> None:
    deepest = 0
    for mode, (opponent, games) in product(MODES, [(RANDOM, 150), (Minimax(), 150), (FixedStrategy(), 40)]):
        memory: Memory = {}
        rng, losses, known = Random(5), 0, 0
        for number in range(games):
            training = train(mode, memory, opponent, 1, rng, start=number)
            learn(memory, training.learned)
            is_loss, before, known = training.results == (Result.LOSS,), known, [*memory.values()].count(LOST)
            assert known - before >= is_loss
            losses += is_loss
        lost = [board_of(position) for position, verdict in memory.items() if verdict is LOST]
        assert 0 < losses <= len(lost)
        assert {oracle.value(board).result for board in lost} == {Result.WIN}
        deepest = max(deepest, *(oracle.value(board).plies for board in lost))
    assert deepest >= 3  # not only positions just before a win


def test_learning_ply_by_ply_gives_the_same_memory() -> None:
    for mode, seats in product(MODES, [(Mark.X,), (Mark.O,), tuple(Mark)]):
        whole_games, in_parts, rng = Memory(), Memory(), Random(3)
        for _ in range(60):
            boards = random_game(rng)
            learn(whole_games, MODES[mode](whole_games).learned(boards, seats))
            since = 0
            while since < len(boards) - 1:
                plies = min(since + 1 + rng.randrange(2), len(boards) - 1)
                learn(in_parts, MODES[mode](in_parts).learned(boards[: plies + 1], seats, since))
                since = plies
            assert in_parts == whole_games
        assert whole_games


def test_training_in_parts_gives_the_same_result() -> None:
    for mode in MODES:
        memory: Memory = {}
        whole = train(mode, memory, RANDOM, 90, Random(4))
        assert memory == {}
        results, rng = tuple[Result, ...](), Random(4)
        for start, games in ((0, 25), (25, 1), (26, 64)):
            part = train(mode, memory, RANDOM, games, rng, start=start)
            results += part.results
            learn(memory, part.learned)
        known = {position: verdict for position, verdict in whole.learned.items() if verdict}
        assert (results, memory) == (whole.results, known)
