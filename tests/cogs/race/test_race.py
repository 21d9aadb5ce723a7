"""The rules of a race: clocks, scores, the order of a table, and the puzzles that are drawn."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from bot.analysis.analyses import analysis_of
from bot.analysis.puzzles import Puzzle, unlike_puzzles
from bot.games.games import GAMES
from bot.text.page import has_cell_buttons
from cogs.race.race import (
    MIXED,
    MOST_WAITED,
    RACE_GAMES,
    TIMES,
    Clock,
    Missed,
    PuzzleId,
    Run,
    draw_puzzles,
    find_puzzles,
)


def test_a_clock_stands_still_from_a_press_until_its_answer() -> None:
    clock = Clock()
    assert (clock.at(1_000), clock.ends(90)) == (clock, None)
    expected = (
        (True, 100, 0, 0, 190),
        (False, 110, 10, 0, 110 + 80 + MOST_WAITED),
        (True, 112, 10, 2, 192),
        (False, 120, 18, 2, 120 + 72 + MOST_WAITED - 2),
        (True, 140, 25, MOST_WAITED, 205),
        (False, 150, 35, MOST_WAITED, 205),
        (True, 151, 36, MOST_WAITED, 205),
    )
    for is_running, now, used, waited, ends in expected:
        clock = clock.run(now) if is_running else clock.stand(now)
        assert (clock.used, clock.waited, clock.ends(90)) == (used, waited, ends)
    assert clock.at(0).used == clock.used


def test_a_right_answer_adds_a_point_and_a_wrong_one_costs_time() -> None:
    run = Run(clock=Clock().run(0))
    for number, is_right in enumerate((True, True, False, True), start=1):
        run = run.answered(0, is_right=is_right, now=2 * number)
        run = replace(run, clock=run.clock.run(2 * number))
    assert (run.points, run.combo, run.best_combo, run.wrong, run.number, run.missed) == (
        3,
        1,
        2,
        1,
        4,
        (Missed(2, 0),),
    )
    assert run.clock.used == 8 + 10
    assert not run.is_over(8, 90, 60)
    assert run.is_over(8, 90, 4)
    assert run.is_over(80, 90, 60)
    answered = run.answered(0, is_right=False, now=75)
    ended = answered.ended(75, 90)
    assert (ended.clock, ended.missed) == (Clock(used=90), answered.missed)


def test_a_table_is_ordered_by_points_combo_mistakes_and_time() -> None:
    best = Run(points=5, best_combo=3, wrong=1, clock=Clock(used=80))
    worse = (
        replace(best, clock=Clock(used=81)),
        replace(best, wrong=2),
        replace(best, best_combo=2),
        replace(best, points=4, best_combo=4),
    )
    assert sorted([*reversed(worse), best], key=lambda run: run.rank) == [best, *worse]


def puzzles_of(ids: list[PuzzleId]) -> list[Puzzle]:
    found = find_puzzles(ids)
    assert len(found) == len(ids)
    return found


@pytest.mark.parametrize("game", [*RACE_GAMES, MIXED])
def test_puzzles_rise_and_none_is_symmetric_to_another(game: str) -> None:
    for count in TIMES.values():
        drawn = draw_puzzles(Random(1), game, count, {})
        found = puzzles_of(drawn)
        assert len(drawn) == count
        assert all(earlier.rating <= later.rating for earlier, later in pairwise(found))
        canonical = {(each.board.game, analysis_of(each.board.game).canonical(each.board)[0]) for each in found}
        assert len(canonical) == count
        assert {each.game for each in drawn} == ({*RACE_GAMES} if game == MIXED else {game})
        assert [PuzzleId.parse(str(each)) for each in drawn] == drawn
    assert draw_puzzles(Random(1), game, 60, {}) == draw_puzzles(Random(1), game, 60, {})
    assert draw_puzzles(Random(1), game, 60, {}) != draw_puzzles(Random(2), game, 60, {})


def test_saved_ratings_count_and_unlike_puzzles_are_left_out() -> None:
    keys = [*unlike_puzzles("4x4")]
    ratings = {key: float(number) for number, key in enumerate(keys)}
    unlike = {PuzzleId("4x4", key) for key in keys[3:]}
    drawn = draw_puzzles(Random(1), "4x4", 60, {"4x4": ratings}, unlike)
    boards = [puzzle.board for puzzle in puzzles_of(drawn)]
    assert [analysis_of(board.game).canonical(board)[0] for board in boards] == keys[:3]


def test_every_puzzle_of_a_race_is_answered_by_one_press() -> None:
    games = [GAMES[name] for name in RACE_GAMES]
    assert all(game.plays_columns or has_cell_buttons(game) for game in games)
