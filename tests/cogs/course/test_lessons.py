"""The lessons of the course: every right move is proven, and every wrong answer is explained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.analysis.evaluator import Evaluator
from bot.analysis.puzzles import Puzzle
from bot.analysis.reason import (
    MAX_SAID,
    CompletesLine,
    ForestallsFork,
    Forks,
    LeavesOnlyLines,
    Mirrors,
    Reason,
    WinsLater,
)
from bot.games.games import find_game
from bot.games.lines import board_in
from bot.games.value import Result
from bot.players.threats import threats
from cogs.course.lessons import EXERCISES, LESSONS, POSITIONS, Lesson, is_course_done, judge, solved_exercises
from tests.support.refusals import refuses

evaluate = Evaluator(POSITIONS, clock=lambda: 0.0).evaluate


def questions(lesson: Lesson) -> Iterator[Puzzle]:
    yield from lesson.example
    yield from lesson.exercises


def reasons_said(question: Puzzle) -> set[type[Reason]]:
    return {type(reason) for reason in judge(question, question.solution, evaluate).reasons[:MAX_SAID]}


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_exactly_the_right_moves_reach_the_goal(lesson: Lesson) -> None:
    for question in questions(lesson):
        right = {question.solution, *question.also_right}
        values = evaluate(question.board).values
        assert len(values) > len(right) or question in lesson.example
        assert {cell for cell, value in values.items() if value and value.result is question.goal} == right
        assert all(value and value.result < question.goal for cell, value in values.items() if cell not in right)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("sample", [30, pytest.param(1, marks=pytest.mark.proof)])
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_every_answer_is_explained(lesson: Lesson, sample: int) -> None:
    for question in questions(lesson):
        cells = question.board.legal_moves
        for cell in {question.solution, *(cells[::sample] if len(cells) > sample else cells)}:
            answer = judge(question, cell, evaluate)
            assert answer.is_right is (cell in (question.solution, *question.also_right))
            after = question.board.play(cell)
            if answer.is_right:
                assert (answer.result, answer.reply) == (question.goal, None)
            elif after.is_over:
                assert question.board.game.line_loses
                assert answer.result is Result.LOSS
            else:
                assert answer.reply in after.legal_moves
            assert answer.reasons or (not answer.is_right and after.is_over)


def test_the_exercises_are_about_what_the_lesson_explains() -> None:
    by_name = {lesson.name: lesson for lesson in LESSONS}
    assert [find_game(lesson.example[0].board.game) for lesson in LESSONS] == [
        *["3x3"] * 4,
        "misere",
        "7x7",
        "connect4",
    ]
    assert all(len(lesson.exercises) == EXERCISES for lesson in LESSONS)
    assert len({question.board for lesson in LESSONS for question in lesson.exercises}) == len(LESSONS) * EXERCISES
    for lesson in LESSONS[1:]:
        for question in lesson.exercises:
            assert not threats(board_in(question.board), question.board.to_move), "no win in one after the first lesson"
    for name, *kinds in (("forks", Forks), ("prevention", ForestallsFork), ("misere", Mirrors, LeavesOnlyLines)):
        for question in by_name[name].exercises:
            assert reasons_said(question) & {*kinds}
    assert all(Mirrors in reasons_said(question) for question in by_name["misere"].example)
    fork, *later = by_name["connect4"].exercises
    assert Forks in reasons_said(fork)
    assert all(WinsLater in reasons_said(question) for question in (*later, *by_name["connect4"].example[:-1]))
    *_, both = by_name["lines"].exercises
    assert threats(board_in(both.board), both.board.to_move.other)
    assert CompletesLine in map(type, judge(both, both.solution, evaluate).reasons)


def test_the_first_task_is_to_complete_a_line() -> None:
    lines = LESSONS[0]
    complete, block = lines.example
    assert threats(board_in(complete.board), complete.board.to_move) == (complete.solution,)
    assert threats(board_in(block.board), block.board.to_move.other) == (block.solution,)
    assert lines.replies == (None,)  # it is another position


def test_the_threats_of_an_answer_are_those_of_which_it_speaks() -> None:
    forks, connect4 = LESSONS[1], LESSONS[-1]
    question, following = forks.example[1:]
    fork = judge(question, question.solution, evaluate)
    assert fork.threats_on(question.board.play(fork.cell)) == (7, 8)
    assert fork.threats_on(following.board) == (7,)  # the other one is blocked
    question = connect4.example[0]
    right, wrong = (judge(question, cell, evaluate) for cell in (question.solution, 31))
    assert right.threats_on(question.board.play(right.cell)) == (24,)
    assert wrong.threats_on(question.board) == (24,)  # where the other side wins if somebody plays below it


def test_only_legal_moves_are_judged() -> None:
    with refuses("cell_taken"):
        judge(LESSONS[1].exercises[0], 1, evaluate)


def test_a_lesson_is_done_when_its_exercises_are_solved() -> None:
    lines, forks, *_ = LESSONS
    progress = {"lines": 0b111, "forks": 0b101, "no longer there": 0b111}
    assert solved_exercises(progress, lines) == [1, 2, 3]
    assert solved_exercises(progress, forks) == [1, 3]
    assert solved_exercises({}, forks) == []
    assert not is_course_done(progress)
    assert is_course_done({lesson.name: 0b111 for lesson in LESSONS})
