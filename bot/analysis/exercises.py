"""Exercises as questions: the position of a mistake as a puzzle, as it stood in the game or was asked before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.analysis.analyses import analysis_of
from bot.analysis.coach import Hint, hint
from bot.analysis.evaluation import Evaluate, Evaluation
from bot.analysis.exercise import Exercise, MissedPuzzle, Mistake
from bot.analysis.puzzles import Puzzle, attempt
from bot.games.game import State, state_after
from bot.games.ids import MatchId
from bot.games.value import Result, Value


@dataclass(frozen=True, slots=True)
class ExerciseQuestion:
    exercise: Exercise
    puzzle: Puzzle  # of which every move with the best result is right
    played: int | None  # the mistake; None if a puzzle was not answered in time
    results: Mapping[int, Result | None]  # of each legal move; None if it is not proven
    is_of_crowd: bool = False  # whether everyone in a place voted for the mistake
    is_of_race: bool = False  # whether it was a puzzle in a race

    def is_right(self, cell: int | None) -> bool:
        """Whether an answer is right; None is none."""
        return cell is not None and self.results[cell] is self.puzzle.goal


@dataclass(frozen=True, slots=True)
class ExerciseAnswer:
    question: ExerciseQuestion
    cell: int | None  # the answer; None if the member asked for the solution
    explained: Hint | None  # a right move, or the best reply to a wrong answer; as `explain` returns it
    days: int  # until the exercise is asked again
    is_right: bool
    is_counted: bool  # False if the exercise was not due
    has_next: bool  # whether another exercise follows
    other_game: MatchId | None = None  # if none follows: another game with mistakes of the member, if there is one

    @property
    def is_wrong(self) -> bool:
        """Whether a wrong move was answered; False if the member asked for the solution."""
        return self.cell is not None and not self.is_right

    @property
    def board(self) -> State:
        """The board on which the explained move is played: that of the question, or that after a wrong answer."""
        board = self.question.puzzle.board
        return board if self.cell is None or self.is_right else board.play(self.cell)


def mistake_of(puzzle: Puzzle, cell: int | None, number: int, evaluate: Evaluate) -> Mistake:
    """Return a puzzle as a mistake, on the canonical board. It was answered with a wrong cell, or None."""
    assert puzzle.theme
    evaluation = puzzle.proof or evaluate(puzzle.board)
    position, symmetry = analysis_of(puzzle.board.game).canonical(puzzle.board)
    results = {symmetry[move]: value and value.result for move, value in evaluation.values.items()}
    played = None if cell is None else symmetry[cell]
    return Mistake(number, puzzle.board.game, position, played, results, puzzle.theme)


def exercise_question(
    exercise: Exercise, plies: Sequence[int], *, is_of_crowd: bool = False, missed: MissedPuzzle | None = None
) -> ExerciseQuestion:
    """Return the question of an exercise.
    With the plies of its game up to the mistake, the board is that of the game; with the puzzle that it was, that of
    the puzzle; without, the canonical one.

    >>> from datetime import UTC, datetime
    >>> from bot.games.ids import MatchId
    >>> from bot.games.lines import Rules
    >>> from bot.analysis.evaluator import Evaluator
    >>> from bot.analysis.review import review_game
    >>> plies, noon = (8, 0, 4, 5), datetime(2026, 1, 1, 12, tzinfo=UTC)
    >>> mistake = review_game(Rules(), plies, Evaluator().evaluate).plies[3].mistake
    >>> exercise = Exercise(mistake, MatchId(1), noon, noon.date())
    >>> question = exercise_question(exercise, plies)
    >>> str(question.puzzle.board), question.played, question.puzzle.solution, question.puzzle.also_right
    ('O../.X./..X', 5, 2, (6,))
    >>> str(exercise_question(exercise, ()).puzzle.board)
    '..O/.X./X..'
    """
    mistake = exercise.mistake
    analysis = analysis_of(mistake.game)
    if missed:
        board, played = analysis.state(missed.position, mistake.game), missed.cell
    elif plies:
        board, played = state_after(mistake.game, plies[: mistake.number]), plies[mistake.number]
    else:
        board, played = mistake.board, mistake.cell
    position, to_canonical = analysis.canonical(board)
    assert position == mistake.position
    symmetry = to_canonical if missed or plies else range(board.game.cells)
    results = {cell: mistake.results[symmetry[cell]] for cell in board.legal_moves}
    goal = max(result for result in results.values() if result is not None)
    right = [cell for cell, result in results.items() if result is goal]
    proof = None if analysis.is_solved(board) else Evaluation(_values(board, results), tuple(right), 0)
    puzzle = Puzzle(board, right[0], goal, proof, tuple(right[1:]))
    return ExerciseQuestion(exercise, puzzle, played, results, is_of_crowd, is_of_race=missed is not None)


def _values(board: State, results: Mapping[int, Result | None]) -> dict[int, Value | None]:
    """The values of moves with these results. How soon one wins is not saved: when the board is full at the latest."""
    left = board.game.cells - board.plies
    return {cell: None if result is None else Value(result, left if result else 0) for cell, result in results.items()}


def explain(question: ExerciseQuestion, cell: int | None, evaluate: Evaluate) -> Hint | None:
    """Return the right move of an exercise with the reasons for it: the answer itself if that is right.
    After a wrong answer, return the other side's best reply; None if that is not proven, or if the game has ended.
    """
    if cell is None or question.is_right(cell):
        solution = question.puzzle.solution if cell is None else cell
        return attempt(replace(question.puzzle, solution=solution), solution, evaluate).solution
    after, result = question.puzzle.board.play(cell), question.results[cell]
    if after.is_over or result is None:
        return None
    reply = hint(after, evaluate)
    return reply if reply.value and reply.value.result == -result else None
