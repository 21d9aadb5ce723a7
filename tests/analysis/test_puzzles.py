"""Puzzles and attempts at them. Samples of those in files are proven again by other searches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from datetime import date, timedelta
from random import Random

import pytest

from bot.analysis.evaluator import Evaluator
from bot.analysis.puzzles import (
    DAILY_RATINGS,
    PUZZLE_GAMES,
    Puzzle,
    all_puzzles,
    attempt,
    choose_puzzle,
    daily_puzzle,
    game_with_theme,
    unlike_puzzles,
)
from bot.analysis.reason import Blocks, OnlyDraw, Theme
from bot.analysis.reasons import reasons, theme_of
from bot.games.games import GAMES, find_game
from bot.games.lines import LISTED, TIC_TAC_TOE, Board, board_in, parse_board
from bot.games.mark import Mark
from bot.games.position import board_of, canonical
from bot.games.value import Result, Value
from bot.model.ids import ScopeId
from bot.players.minimax import Minimax
from bot.players.threats import threats
from tests.support import oracle
from tests.support.people import DM, HERE
from tests.support.plain_threats import has_forced_win, is_forced_loss, is_forced_win
from tests.support.positions import exact_values
from tests.support.refusals import refuses
from tools.puzzles import COUNT, PLIES, POSITIONS, SOURCES, Found, found, is_puzzle, rating_of

MONDAY = date(2026, 1, 5)
MIN_DAILY = 25
"""How many unlike puzzles each weekday has at least."""


def expected_puzzle(board: Board) -> Puzzle | None:
    results = results_of(exact_values(board))
    for goal in (Result.WIN, Result.DRAW):
        if right := [cell for cell, result in results.items() if result is goal]:
            is_worse = len(results) > 1 and (goal is Result.WIN or Result.LOSS in results.values())
            return Puzzle(board, right[0], goal) if len(right) == 1 and is_worse else None
    return None


def results_of(values: Mapping[int, Value]) -> dict[int, Result]:
    return {cell: value.result for cell, value in values.items()}


def test_exactly_the_positions_with_one_right_move_are_puzzles() -> None:
    expected = {expected_puzzle(board) for board in oracle.unfinished(TIC_TAC_TOE)} - {None}
    puzzles = list(all_puzzles().values())
    assert set(puzzles) == expected
    assert [*all_puzzles()] == sorted(puzzle.position for puzzle in puzzles)
    assert all(puzzle.board == board_of(number) for number, puzzle in all_puzzles().items())
    assert Counter(puzzle.goal for puzzle in puzzles) == {Result.WIN: 1544, Result.DRAW: 640}


@pytest.mark.usefixtures("untraced")
def test_daily_puzzles_get_harder_from_monday_to_sunday() -> None:
    for scope in (HERE.scope, DM.scope, ScopeId(100)):
        for week in range(60):
            days = [MONDAY + timedelta(weeks=week, days=day) for day in range(7)]
            daily = [daily_puzzle(scope, day) for day in days]
            assert [find_game(puzzle.board.game) for puzzle in daily] == [*LISTED]
            ratings = [puzzle.rating for puzzle in daily]
            assert ratings == sorted({*ratings})
            for puzzle in daily:
                assert not threats(board_in(puzzle.board), puzzle.board.to_move)
                assert len(puzzle.board.legal_moves) > 3
                assert puzzle.goal is Result.WIN or not threats(board_in(puzzle.board), puzzle.board.to_move.other)


def test_a_scope_sees_every_puzzle_of_a_weekday_before_one_is_repeated() -> None:
    for number, (game, ratings) in enumerate(DAILY_RATINGS):
        groups = [group for group in unlike_puzzles(game).values() if is_daily(group[0], ratings)]
        total = sum(map(len, groups))
        first = -(MONDAY.toordinal() // 7) % total  # the week in which the order begins again
        days = [MONDAY + timedelta(weeks=first + week, days=number) for week in range(total + 1)]
        daily = [daily_puzzle(HERE.scope, day).position for day in days]
        assert len(groups) >= MIN_DAILY
        assert len({canonical(position, LISTED[game]) for position in daily[: len(groups)]}) == len(groups)
        assert len({*daily[:-1]}) == len(daily) - 1
        assert daily[-1] == daily[0]
        assert daily[:10] != [daily_puzzle(DM.scope, day).position for day in days[:10]]


def is_daily(puzzle: Puzzle, ratings: range) -> bool:
    is_block = puzzle.theme is Theme.BLOCK_LINE and puzzle.goal is Result.DRAW
    is_obvious = is_block or puzzle.theme is Theme.FINISH_LINE or len(puzzle.board.legal_moves) < 4
    return puzzle.rating in ratings and not is_obvious


def test_the_daily_puzzle_is_the_same_in_every_process() -> None:
    days = [MONDAY + timedelta(days=day) for day in range(5)]
    daily = [daily_puzzle(HERE.scope, day).position for day in days]
    assert daily == [3402, 4143, 13133182, 575579479419, 224277107748309496638793]


def test_a_chosen_puzzle_is_a_new_one_of_a_rating_and_a_theme() -> None:
    first, *_ = all_puzzles()
    others = {position for position in all_puzzles() if canonical(position) != canonical(first)}
    assert choose_puzzle(Random(1), unlike=others).position in all_puzzles().keys() - others
    seen = unlike_puzzles("3x3").keys()
    assert choose_puzzle(Random(1), seen=seen - {canonical(first)}, unlike=[]).position not in others
    assert choose_puzzle(Random(1), seen=seen).position in all_puzzles()  # as nothing else is left
    near_first = all_puzzles()[first].rating
    chosen = {choose_puzzle(Random(seed), unlike=[first], near=near_first).position for seed in range(40)}
    assert chosen <= others
    assert len(chosen) > 30
    for near in (900, 1500, 2100):
        distances = sorted(abs(puzzle.rating - near) for puzzle in all_puzzles("5x5").values())
        for seed in range(20):
            assert abs(choose_puzzle(Random(seed), "5x5", near=near).rating - near) <= distances[29]
    easiest = min(all_puzzles("5x5").values(), key=lambda puzzle: puzzle.rating)
    ratings = {canonical(easiest.position, LISTED["5x5"]): 3000.0}  # after many wrong answers
    assert easiest in {choose_puzzle(Random(seed), "5x5", near=3000, ratings=ratings) for seed in range(200)}
    for theme in Theme:
        assert choose_puzzle(Random(3), game_with_theme(theme, "connect4"), theme=theme).theme is theme
    for theme, game in [(Theme.MAKE_FORK, "3x3"), (Theme.ZUGZWANG, "connect4"), (Theme.OPENING, "5x5")]:
        assert game_with_theme(theme, "3x3") == game


def test_an_attempt_has_its_value_and_the_solution() -> None:
    board = parse_board("X../XO./...")
    puzzle = all_puzzles()[Puzzle(board, 6, Result.DRAW).position]
    right, wrong = (attempt(puzzle, cell, Evaluator().evaluate) for cell in (6, 1))
    assert (right.is_right, right.result) == (True, Result.DRAW)
    assert (wrong.is_right, wrong.result) == (False, Result.LOSS)
    assert right.solution == wrong.solution
    assert [type(reason) for reason in right.solution.reasons[:2]] == [Blocks, OnlyDraw]
    with refuses("cell_taken"):
        attempt(puzzle, 0, Evaluator().evaluate)


LARGE_GAMES = [name for name in PUZZLE_GAMES if GAMES[name].cells > 9]
FORCED_GAMES = [name for name in LARGE_GAMES if not SOURCES[name].solved]
MAX_EMPTY_SEARCHED = 27
SAMPLES = [2, pytest.param(12, marks=pytest.mark.proof)]
FORCED_SAMPLES = [1, pytest.param(COUNT, marks=pytest.mark.proof)]


def values_in(puzzle: Puzzle) -> dict[int, Value]:
    assert puzzle.proof
    return {cell: value for cell, value in puzzle.proof.values.items() if value}


def empty_in(puzzle: Puzzle) -> int:
    return puzzle.board.game.cells - puzzle.board.plies


def test_every_game_has_puzzles() -> None:
    assert (*LISTED, "fading") == PUZZLE_GAMES
    assert len(unlike_puzzles("fading")) == COUNT
    assert Counter(puzzle.goal for puzzle in all_puzzles("misere").values()) == {Result.DRAW: 641, Result.WIN: 1136}
    assert (len(unlike_puzzles("3x3")), len(unlike_puzzles("misere"))) == (294, 234)


def test_every_puzzle_of_a_file_is_different_and_has_one_right_move() -> None:
    for game in LARGE_GAMES:
        rules, puzzles = LISTED[game], all_puzzles(game)
        assert len(puzzles) == COUNT == len(unlike_puzzles(game))
        assert list(puzzles) == sorted(puzzles)
        for position, puzzle in puzzles.items():
            board, values = puzzle.board, values_in(puzzle)
            assert (puzzle.position, board.game) == (position, rules)
            assert empty_in(puzzle) in SOURCES[game].empty
            assert [cell for cell, value in values.items() if value.result is puzzle.goal] == [puzzle.solution]
            assert values[puzzle.solution].plies in (range(1, PLIES + 1) if puzzle.goal is Result.WIN else (0,))
            assert {*values} == {*board.legal_moves}


@pytest.mark.parametrize("sample", [2, pytest.param(COUNT, marks=pytest.mark.proof)])
def test_themes_follow_from_the_position(sample: int) -> None:
    evaluate = Evaluator(POSITIONS, clock=lambda: 0.0).evaluate
    for game in PUZZLE_GAMES:
        unlike = [group[0] for group in unlike_puzzles(game).values()]
        for puzzle in Random(6).sample(unlike, min(sample, len(unlike))):
            evaluation = puzzle.proof or evaluate(puzzle.board)
            why = reasons(puzzle.board, puzzle.solution, evaluation, evaluate)
            assert puzzle.theme is theme_of(puzzle.board, puzzle.solution, why)
            wins_at_once = puzzle.board.play(puzzle.solution).is_over
            assert wins_at_once == (puzzle.theme is Theme.FINISH_LINE)


def test_a_puzzle_is_rated_by_its_depth_and_by_the_levels() -> None:
    assert not is_puzzle(Minimax().values(parse_board("X../.O./..X")))  # O has to play an edge: a corner loses
    for text, depth in (("XX./OO./...", 1), ("X../XO./...", 2), ("X.O/.../X..", 2)):
        assert found(parse_board(text), Minimax().values(parse_board(text))).depth == depth
    for game in ("3x3", "4x4"):
        first = next(iter(all_puzzles(game).values()))
        exact = Found(board_in(first.board), Minimax().values(board_in(first.board)), first.theme or Theme.OPENING)
        assert rating_of(exact) == first.rating


@pytest.mark.parametrize("game", LARGE_GAMES)
@pytest.mark.parametrize("sample", SAMPLES)
def test_puzzles_of_a_file_are_proven_again(game: str, sample: int) -> None:
    rng, search = Random(8), Minimax()
    puzzles = [puzzle for puzzle in all_puzzles(game).values() if empty_in(puzzle) <= MAX_EMPTY_SEARCHED]
    puzzles.sort(key=empty_in)
    for _ in range(sample):
        puzzle = puzzles[int(rng.random() ** 3 * len(puzzles))]  # those with fewer empty cells take less time
        proven, said = search.values(board_in(puzzle.board)), values_in(puzzle)
        assert results_of(proven) == results_of(said)
        assert proven[puzzle.solution] == said[puzzle.solution]


@pytest.mark.parametrize("game", FORCED_GAMES)
@pytest.mark.parametrize("sample", FORCED_SAMPLES)
def test_wins_and_losses_are_proven_again_by_plain_threats(game: str, sample: int) -> None:
    """Except those that need several moves without a threat, which are few. No win is contradicted."""
    rules, puzzles, unproven = LISTED[game], [*all_puzzles(game).values()], 0
    for puzzle in Random(4).sample(puzzles, sample):
        board = board_in(puzzle.board)
        own, other = (board.x, board.o) if board.to_move is Mark.X else (board.o, board.x)
        are_proven = True
        for cell, value in values_in(puzzle).items():
            if value.result is Result.WIN:
                are_proven &= is_forced_win(rules, own, other, cell)
                assert not is_forced_loss(rules, own, other, cell)
            elif value.result is Result.LOSS:
                are_proven &= is_forced_loss(rules, own, other, cell)
        unproven += not are_proven
        has_forced_win.cache_clear()
    assert unproven <= sample // 20


def test_an_attempt_is_judged_by_the_file() -> None:
    for game in LARGE_GAMES:
        puzzle = choose_puzzle(Random(2), game)
        for cell, value in values_in(puzzle).items():
            answered = attempt(puzzle, cell, Evaluator(positions=50).evaluate)
            assert (answered.is_right, answered.result) == (cell == puzzle.solution, value.result)
            assert answered.solution.cell == puzzle.solution
