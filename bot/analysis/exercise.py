"""Exercises made from a member's own mistakes in games and puzzles. They are asked again after growing intervals.

An exercise is asked like a puzzle: the board stands as in the game, or as the puzzle was asked before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from bot.analysis.analyses import analysis_of
from bot.analysis.coach import Hint, hint
from bot.analysis.evaluation import Evaluate, Evaluation
from bot.analysis.puzzles import Puzzle, attempt
from bot.analysis.reason import Theme
from bot.games.game import Game, State, state_after
from bot.games.ids import MatchId
from bot.games.position import Position
from bot.games.value import Result, Value

INTERVALS = tuple(timedelta(days=days) for days in (1, 3, 7, 21, 60))
"""After how long an exercise of a box comes back, from the first box on. See Leitner, So lernt man lernen (1972)."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move after which a better result is proven to be lost. Position and cells are those of the canonical board."""

    number: int  # of the ply in its match, or of the puzzle among those kept with it; counted from 0
    game: Game
    position: Position  # the canonical position before the mistake, for the side that has just moved
    cell: int | None  # the mistake, on that board; None if a puzzle was not answered in time
    results: Mapping[int, Result | None]  # of each legal move for the side to move; None if it is not proven
    theme: Theme

    @property
    def board(self) -> State:
        return analysis_of(self.game).state(self.position, self.game)

    @property
    def is_lasting(self) -> bool:
        """Whether the position alone says what is right: not where earlier positions or the last plies decide it."""
        analysis, board = analysis_of(self.game), self.board
        if not analysis.is_solved(board):
            return True
        return self.results == {cell: value and value.result for cell, value in analysis.solve(board).values.items()}


@dataclass(frozen=True, slots=True)
class MissedPuzzle:
    """A puzzle that a member has answered wrong, or not in time."""

    game: str  # one of PUZZLE_GAMES
    position: Position  # as the puzzle was shown, which may not be the canonical one
    cell: int | None = None  # the answer, on that board; None if the time ran out


@dataclass(frozen=True, slots=True)
class Exercise:
    """A mistake to correct. Its box is the number of the latest answers in a row that were right, at most five."""

    mistake: Mistake
    match: MatchId  # the latest match with this mistake; of a puzzle, the number of the event that kept it
    made: datetime  # when that match ended, or the puzzle was kept
    due: date  # the day from which on it is asked again, in UTC
    box: int = 0  # Leitner's box: 0 for a new or a missed exercise

    def with_answer(self, today: date, *, is_right: bool) -> Exercise:
        """Return the exercise after an answer.

        >>> from datetime import UTC
        >>> from bot.games.lines import Rules
        >>> mistake = Mistake(2, Rules(), Position(5), 7, {}, Theme.OPENING)
        >>> monday = date(2026, 1, 5)
        >>> exercise = Exercise(mistake, MatchId(1), datetime(2026, 1, 5, tzinfo=UTC), due=monday)
        >>> right = exercise.with_answer(monday, is_right=True)
        >>> right.box, (right.due - monday).days
        (1, 1)
        >>> again = right.with_answer(right.due, is_right=True)
        >>> again.box, (again.due - right.due).days
        (2, 3)
        """
        box = min(self.box + 1, len(INTERVALS)) if is_right else 0
        return replace(self, box=box, due=today + INTERVALS[max(box, 1) - 1])


@dataclass(frozen=True, slots=True)
class ExerciseQuestion:
    exercise: Exercise
    puzzle: Puzzle  # of which every move with the best result is right
    played: int | None  # the mistake; None if a puzzle was not answered in time
    results: Mapping[int, Result | None]  # of each legal move; None if it is not proven
    is_of_crowd: bool = False  # whether everyone in a place voted for the mistake
    is_of_race: bool = False  # whether it was a puzzle in a race

    def is_right(self, cell: int | None) -> bool:
        """Check if an answer is right. None stands for no answer."""
        return cell is not None and self.results[cell] is self.puzzle.goal


@dataclass(frozen=True, slots=True)
class CountedAnswer:
    due: date  # when it is asked again
    is_counted: bool  # False if it was not due
    has_next: bool  # whether there is another exercise
    other_game: MatchId | None  # if there is none: another match with mistakes of the user


@dataclass(frozen=True, slots=True)
class ExerciseAnswer:
    question: ExerciseQuestion
    cell: int | None  # the answer; None if the member asked for the solution
    explained: Hint | None  # a right move, or the best reply to a wrong answer; as `explain` returns it
    is_right: bool
    days: int  # until the exercise is asked again
    counted: CountedAnswer

    @property
    def is_wrong(self) -> bool:
        """Whether a wrong move was answered; False if the member asked for the solution."""
        return self.cell is not None and not self.is_right

    @property
    def board(self) -> State:
        """The board on which the explained move is played: that of the question, or that after a wrong answer."""
        board = self.question.puzzle.board
        return board if self.cell is None or self.is_right else board.play(self.cell)


def mistake_on(
    board: State, cell: int | None, number: int, values: Mapping[int, Value | None], theme: Theme
) -> Mistake:
    """Return a mistake on a board, with the values of its moves, as one on the canonical board."""
    position, symmetry = analysis_of(board.game).canonical(board)
    results = {symmetry[move]: value and value.result for move, value in values.items()}
    return Mistake(number, board.game, position, None if cell is None else symmetry[cell], results, theme)


def mistake_of(puzzle: Puzzle, cell: int | None, number: int, evaluate: Evaluate) -> Mistake:
    """Return a puzzle as a mistake. It was answered with a wrong cell, or None."""
    assert puzzle.theme
    evaluation = puzzle.proof or evaluate(puzzle.board)
    return mistake_on(puzzle.board, cell, number, evaluation.values, puzzle.theme)


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
    """Return the values of moves with these results. How soon a side wins is not saved: as late as can be."""
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
