"""The learner: how it chooses, and what single games teach it; positions are drawn as it has left them."""

from collections.abc import Mapping
from itertools import accumulate
from random import Random

import pytest

from bot.game.board import Board, parse_board
from bot.game.mark import Mark
from bot.game.position import Position, Verdict, board_of, canonical, position_of
from bot.game.rules import TIC_TAC_TOE
from bot.game.value import Result
from bot.opponents.learner import MODES, Learner, StrongerLearner, is_beatable, learn, losing_game
from bot.opponents.training import train
from tests import oracle
from tests.fakes.opponents import FixedStrategy
from tests.opponents.test_minimax import loses

Known = Mapping[Position, Verdict | None]

LOST, GOOD = Verdict.LOST, Verdict.GOOD
UNFINISHED = oracle.unfinished(TIC_TAC_TOE)

FORK = (0, 4, 8, 6, 2)
"""X has two corners, O takes a third one, and X the fourth: now it threatens both the upper and the right edge."""

LOST_IN_THE_FORK = "XOX/.O./O.X", "X.X/OO./O.X", "X.X/.OO/O.X", "X.X/.O./OOX"
"""Whatever O does."""

X_WINS = 0, 3, 1, 4, 2
O_WINS = 0, 4, 1, 2, 3, 6


def made(text: str) -> Position:
    """The number of a drawn position, as the side sees it that has just moved."""
    board = parse_board(text)
    return position_of(board, board.to_move.other)


def memory_of(verdict: Verdict, *texts: str) -> dict[Position, Verdict]:
    """A memory of drawn positions, for the original mode."""
    return {made(text): verdict for text in texts}


def twins_of(verdict: Verdict, *texts: str) -> dict[Position, Verdict]:
    """A memory of drawn positions and all of their twins, for the stronger mode."""
    return {canonical(made(text)): verdict for text in texts}


def drawn(known: Known) -> list[str]:
    """What is known of positions, each drawn beside its verdict."""
    return [f"{board_of(position)} {verdict.value if verdict else 'unknown'}" for position, verdict in known.items()]


def after(*plies: int) -> list[Board]:
    """All positions of a game."""
    return [*accumulate(plies, Board.play, initial=Board())]


def meets_the_person(memory: dict[Position, Verdict], mark: Mark) -> tuple[Result, list[str]]:
    """How a game of the original mode with the fixed strategy ends, and what it teaches."""
    course = train("original", memory, FixedStrategy(), 1, Random(0), start=[*Mark].index(mark))
    learn(memory, course.lessons)
    (result,) = course.results
    return result, drawn(course.lessons)


def test_as_o_a_naive_learner_loses_exactly_three_games_to_the_fixed_strategy_and_then_draws_for_ever() -> None:
    memory: dict[Position, Verdict] = {}
    assert [meets_the_person(memory, Mark.O) for _ in range(5)] == [
        (Result.LOSS, ["OO./.XX/... lost"]),
        (Result.LOSS, ["O.O/.XX/... lost"]),
        (Result.LOSS, ["OO./OXX/X.. lost"]),
        (Result.DRAW, []),  # it has learned nothing from this one, so the next is the same again
        (Result.DRAW, []),
    ]
    assert not is_beatable(Learner(memory), Mark.O, lambda board: [FixedStrategy().choose(board, Random(0))])
    assert is_beatable(Learner(memory), Mark.O)


def test_as_x_it_loses_to_it_twice() -> None:
    memory: dict[Position, Verdict] = {}
    games = [meets_the_person(memory, Mark.X) for _ in range(4)]
    assert games == [
        (Result.LOSS, ["XXO/XO./... lost"]),
        (Result.LOSS, ["XXO/.OX/... lost"]),
        (Result.DRAW, []),
        (Result.DRAW, []),
    ]


def test_the_original_mode_takes_the_first_free_cell_that_it_does_not_remember_as_lost() -> None:
    board = parse_board("X../.O./...")
    assert Learner({}).choices(board) == (1,)
    assert Learner(memory_of(LOST, "XX./.O./...")).choices(board) == (2,)
    assert Learner(memory_of(LOST, "XX./.O./...", "X.X/.O./...")).choices(board) == (3,)
    assert Learner(memory_of(LOST, "X.X/.O./...")).choices(board) == (1,)
    for text in ("XX./.O./...", "X.X/.O./..."):
        assert Learner(memory_of(GOOD, text)).choices(board) == (1,)


def test_what_it_has_left_when_the_other_side_wins_is_lost() -> None:
    assert drawn(Learner({}).lessons(after(*X_WINS), (Mark.O,))) == ["XX./OO./... lost"]
    assert drawn(Learner({}).lessons(after(*O_WINS), (Mark.X,))) == ["XXO/XO./... lost"]
    assert drawn(Learner({}).lessons(after(*O_WINS), Mark)) == ["XXO/XO./... lost"]


def test_it_learns_nothing_where_it_has_won_itself() -> None:
    assert not Learner({}).lessons(after(*X_WINS), (Mark.X,))
    assert not Learner({}).lessons(after(*O_WINS), (Mark.O,))


def test_defeat_travels_backwards_one_move_of_its_own_at_a_time() -> None:
    *_, forked = after(*FORK)
    almost = Learner(memory_of(LOST, *LOST_IN_THE_FORK[:3]))
    assert almost.choices(forked) == (7,)
    assert not almost.lessons(after(*FORK, 7), (Mark.O,))
    cornered = Learner(memory_of(LOST, *LOST_IN_THE_FORK))
    assert cornered.choices(forked) == (1,)
    assert not cornered.lessons(after(*FORK), (Mark.O,))  # it has not been to move yet
    assert drawn(cornered.lessons(after(*FORK, 1), (Mark.O,))) == ["X../.O./O.X lost"]
    assert not cornered.lessons(after(*FORK, 1), (Mark.O,), since=6)  # that is known already
    assert not cornered.lessons(after(*FORK, 1), (Mark.X,))
    assert drawn(cornered.lessons(after(*FORK, 1, 5), (Mark.O,))) == ["X../.O./O.X lost"]  # the other one is known


def test_who_was_cornered_and_gets_away_with_a_draw_counts_no_later_board_as_a_defeat() -> None:
    boards = after(*FORK, 1, 3, 5, 7)
    assert str(boards[-1]) == "XOX/XOO/OXX"
    cornered = Learner(memory_of(LOST, *LOST_IN_THE_FORK))
    assert drawn(cornered.lessons(boards, (Mark.O,))) == ["X../.O./O.X lost"]


@pytest.mark.parametrize("mode", MODES)
def test_with_nothing_safe_on_its_very_first_move_it_moves_all_the_same_and_learns_nothing(mode: str) -> None:
    openings = {position_of(Board().play(cell), Mark.X): LOST for cell in range(9)}
    replies = {canonical(position_of(Board().play(0).play(cell), Mark.O)): LOST for cell in range(1, 9)}
    replies |= {position_of(Board().play(0).play(cell), Mark.O): LOST for cell in range(1, 9)}
    for memory, boards, mark in ((openings, after(0, 4), Mark.X), (replies, after(0, 1, 4), Mark.O)):
        learner = MODES[mode](memory)
        first = boards[0 if mark is Mark.X else 1]
        assert learner.choices(first) == (first.legal_moves[:1] if mode == "original" else first.legal_moves)
        assert not learner.lessons(boards, (mark,))


def test_to_the_stronger_mode_all_twins_of_a_position_are_one() -> None:
    boards = [parse_board(text) for text in ("XX./O../...", ".XX/..O/...", "XO./X../...", ".../O../XX.")]
    for mode, known in (("original", [LOST, None, None, None]), ("stronger", [LOST] * 4)):
        memory: dict[Position, Verdict] = {}
        learner = MODES[mode](memory)
        learn(memory, learner.lessons(after(*X_WINS), (Mark.O,)))
        assert [learner.remembered(board)[4] for board in boards] == known


def test_the_stronger_mode_learns_from_both_sides_whichever_is_its_own() -> None:
    good = twins_of(GOOD, "X../.../...", "XX./O../...", "XXX/OO./...")
    for mark in Mark:
        assert StrongerLearner({}).lessons(after(*X_WINS), (mark,)) == good | twins_of(LOST, "XX./OO./...")


def test_good_is_evidence_that_a_defeat_withdraws_and_lost_stays_lost() -> None:
    memory: dict[Position, Verdict] = {}
    learner = StrongerLearner(memory)
    learn(memory, learner.lessons(after(*X_WINS), Mark))
    learn(memory, learner.lessons(after(*O_WINS), Mark))
    assert memory == (
        twins_of(LOST, "XX./OO./...", "XXO/XO./...")
        | twins_of(GOOD, "XX./O../...", "XXX/OO./...")  # and X../.../... no longer
        | twins_of(GOOD, "X../.O./...", "XXO/.O./...", "XXO/XO./O..")
    )
    learn(memory, learner.lessons(after(0, 4, 1, 2, 3, 5, 6), Mark))
    assert memory[canonical(made("XXO/XO./..."))] is LOST  # although X has won from there
    learn(memory, twins_of(GOOD, "XXO/XO./..."))
    learn(memory, dict.fromkeys(twins_of(LOST, "XXO/XO./...")))
    assert memory[canonical(made("XXO/XO./..."))] is LOST


def test_that_the_other_side_loses_withdraws_nothing_of_what_was_good_for_it() -> None:
    memory: dict[Position, Verdict] = {}
    learner = StrongerLearner(memory)
    learn(memory, learner.lessons(after(*X_WINS), (Mark.O,)))
    learn(memory, learner.lessons(after(*O_WINS), (Mark.O,)))
    assert memory[canonical(made("X../.../..."))] is GOOD


def test_what_is_known_to_be_lost_is_no_lesson_any_more_and_its_own_come_last() -> None:
    memory: dict[Position, Verdict] = {}
    for learner, marks in ((Learner(memory), (Mark.O,)), (StrongerLearner(memory), (Mark.O,))):
        memory.clear()
        learn(memory, learner.lessons(after(*X_WINS), marks))
        again = learner.lessons(after(*X_WINS), marks)
        assert LOST not in again.values()


def test_what_is_lost_is_not_called_good_by_the_same_game_whoever_wins_it() -> None:
    cornered = StrongerLearner(twins_of(LOST, *LOST_IN_THE_FORK))
    taught = cornered.lessons(after(*FORK, 1, 3, 7), (Mark.O,))
    assert taught[canonical(made("X../.O./O.X"))] is LOST
    assert canonical(made("XOX/.O./O.X")) not in taught
    assert taught[canonical(made("XOX/XO./OOX"))] is GOOD


def test_the_stronger_mode_prefers_the_good_and_avoids_the_lost_and_lets_chance_decide() -> None:
    board = parse_board("X../.O./...")
    lost, good = twins_of(LOST, "XX./.O./..."), twins_of(GOOD, "X.X/.O./...")
    assert StrongerLearner({}).choices(board) == (1, 2, 3, 5, 6, 7, 8)
    assert StrongerLearner(lost).choices(board) == (2, 5, 6, 7, 8)
    assert StrongerLearner(lost | good).choices(board) == (2, 6)
    everything = {canonical(position_of(board.play(cell), Mark.X)): LOST for cell in board.legal_moves}
    assert StrongerLearner(everything).choices(board) == board.legal_moves
    assert {StrongerLearner(lost | good).choose(board, Random(seed)) for seed in range(50)} == {2, 6}
    assert {StrongerLearner(lost).choose(board, Random(seed)) for seed in range(99)} == {2, 5, 6, 7, 8}


@pytest.mark.parametrize("mode", MODES)
def test_a_draw_teaches_nothing_and_neither_does_a_game_that_just_stops(mode: str) -> None:
    drawn_game = after(4, 0, 1, 7, 3, 5, 6, 2, 8)
    assert drawn_game[-1].is_over
    for length in range(1, len(drawn_game) + 1):
        assert not MODES[mode]({}).lessons(drawn_game[:length], Mark)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
def test_it_makes_legal_moves_whatever_it_remembers_and_changes_nothing(mode: str) -> None:
    for memory, boards in (({}, UNFINISHED), (truly_lost(mode), UNFINISHED[::20])):
        learner, before = MODES[mode](memory), dict(memory)
        for board in boards:
            text, cell = str(board), learner.choose(board, Random(1))
            assert cell in learner.choices(board)
            assert {*learner.choices(board)} <= {*learner.remembered(board)} == {*board.legal_moves}
            assert learner.choose(board, Random(1)) == cell
            assert learner.is_quick(board)
            assert str(board) == text
        assert memory == before


@pytest.mark.parametrize("mode", MODES)
def test_on_a_finished_board_it_has_nothing_to_choose(mode: str) -> None:
    over = parse_board("XXX/OO./...")
    assert MODES[mode]({}).choices(over) == ()
    with pytest.raises(IndexError):
        MODES[mode]({}).choose(over, Random(0))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("mark", list(Mark))
def test_a_naive_learner_is_shown_a_game_that_it_can_lose(mode: str, mark: Mark) -> None:
    learner = MODES[mode]({})
    plies = losing_game(learner, mark)
    assert plies
    *before, last = after(*plies)
    assert last.outcome
    assert last.outcome.winner is mark.other
    assert all(cell in learner.choices(b) for b, cell in zip(before, plies, strict=True) if b.to_move is mark)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("mark", list(Mark))
def test_who_remembers_all_that_is_lost_for_a_side_cannot_lose_with_it(mode: str, mark: Mark) -> None:
    own = truly_lost(mode, mark)
    assert losing_game(MODES[mode](own), mark) is None
    assert is_beatable(MODES[mode](own), mark.other)
    for forgotten in [*own][:: len(own) // 3]:
        learner = MODES[mode]({position: verdict for position, verdict in own.items() if position != forgotten})
        assert is_beatable(learner, mark) is loses(Board(), mark, learner.choices, set())


def truly_lost(mode: str, *marks: Mark) -> dict[Position, Verdict]:
    """The positions that sides, or both, have made and lose by, as the plain search says."""
    boards = [board for board in UNFINISHED if board.ply and board.to_move.other in (marks or Mark)]
    lost = [position_of(b, b.to_move.other) for b in boards if oracle.value(b).result is Result.WIN]
    return {canonical(position) if mode == "stronger" else position: LOST for position in lost}
