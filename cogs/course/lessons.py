"""The course: seven lessons, each with an example that the member plays, and exercises.

Tests prove which moves are right: they reach the goal, and no other move does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.analysis.evaluation import Evaluate
from bot.analysis.puzzles import Puzzle
from bot.analysis.reason import MAX_SAID, CompletesLine, Forces, Forks, Reason, Threatens, WinsLater
from bot.analysis.reasons import reasons
from bot.games.game import State
from bot.games.games import DEFAULT_GAME
from bot.games.lines import LISTED, board_in, parse_board
from bot.games.value import Result
from bot.players.threats import threatened_lines

EXERCISES = 3  # how many exercises a lesson has; they are numbered from 1
EXAMPLE = 0  # stands for the example in place of the number of an exercise
POSITIONS = 5_000  # how many positions are searched to explain an answer on a large board, which takes up to 0.2 s
SECONDS = 10.0  # the limit of this search: never reached, so that everything is proven that the tests prove


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    example: tuple[Puzzle, ...]  # the positions in which the member moves, one after the other
    # the cells with which the other side answers each of these moves but the last; None if another position follows
    replies: tuple[int | None, ...]
    exercises: tuple[Puzzle, ...]


@dataclass(frozen=True, slots=True)
class LessonPart:
    """An exercise of a lesson, or a step of its example."""

    lesson: Lesson
    exercise: int = EXAMPLE  # counted from 1
    step: int = 0  # of the example, counted from 0

    @property
    def puzzle(self) -> Puzzle:
        return self.lesson.exercises[self.exercise - 1] if self.exercise else self.lesson.example[self.step]

    @property
    def next_step(self) -> LessonPart | None:
        """The step of the example after this one; None after its last one, and for an exercise."""
        is_last = self.exercise or self.step + 1 >= len(self.lesson.example)
        return None if is_last else replace(self, step=self.step + 1)


@dataclass(frozen=True, slots=True)
class CourseAnswer:
    puzzle: Puzzle
    cell: int
    is_right: bool
    reasons: tuple[Reason, ...]  # for the move if it is right, otherwise for the reply
    result: Result  # of the move for the side that plays it
    reply: int | None = None  # the other side's best reply to a wrong move; None if that ends the game

    def threats_on(self, state: State) -> tuple[int, ...]:
        """The threats of which the reasons speak, those that are on a board: there a line lacks only this cell.
        Where the reply to a wrong move completes a line, its cell was a threat.
        """
        board, mover, cells = board_in(state), self.puzzle.board.to_move, set[int]()
        for reason in self.reasons[:MAX_SAID]:
            match reason:
                case Forks(forked):
                    cells.update(forked)
                case Forces(cell) | Threatens(cell) | WinsLater(cell):
                    cells.add(cell)
                case CompletesLine() if self.reply is not None:
                    cells.add(self.reply)
                case _:
                    pass
        side = mover if self.is_right else mover.other
        return tuple(sorted(cell for cell in cells if board[cell] is None and threatened_lines(board, side, cell)))


def judge(puzzle: Puzzle, cell: int, evaluate: Evaluate) -> CourseAnswer:
    """Evaluate an answer to a question of the course. Raises MoveError if the cell cannot be played."""
    board = puzzle.board
    after, evaluation = board.play(cell), evaluate(board)
    value = evaluation.values[cell]
    assert value is not None
    if cell in (puzzle.solution, *puzzle.also_right):
        return CourseAnswer(puzzle, cell, True, reasons(board, cell, evaluation, evaluate), value.result)
    if after.is_over:
        return CourseAnswer(puzzle, cell, False, (), value.result)
    replies = evaluate(after)
    reply = replies.best[0]
    return CourseAnswer(puzzle, cell, False, reasons(after, reply, replies, evaluate), value.result, reply)


def solved_exercises(progress: Mapping[str, int], lesson: Lesson) -> list[int]:
    """Return the solved exercises of a lesson. The progress has a bit for each, by the name of the lesson."""
    bits = progress.get(lesson.name, 0)
    return [number for number in range(1, EXERCISES + 1) if bits >> (number - 1) & 1]


def is_done(progress: Mapping[str, int], lesson: Lesson) -> bool:
    return len(solved_exercises(progress, lesson)) == EXERCISES


def is_course_done(progress: Mapping[str, int]) -> bool:
    return all(is_done(progress, lesson) for lesson in LESSONS)


_Question = tuple[str, str, Result]  # a position, its right moves, and the goal
_Example = tuple[str, str, Result]  # a position, the plies of both sides, and the goal


def _question(game: str, question: _Question) -> Puzzle:
    position, right, goal = question
    board = parse_board(position, LISTED[game])
    solution, *others = (board.game.parse(move, board) for move in right.split())
    return Puzzle(board, solution, goal, also_right=tuple(others))


def _lesson(name: str, game: str, examples: Sequence[_Example], *exercises: _Question) -> Lesson:
    steps, replies = list[Puzzle](), list[int | None]()
    for position, plies, goal in examples:
        board = parse_board(position, LISTED[game])
        replies += [None] if steps else []
        for number, move in enumerate(plies.split()):
            cell = board.game.parse(move, board)
            if number % 2:
                replies.append(cell)
            else:
                steps.append(Puzzle(board, cell, goal))
            board = board.play(cell)
        if board.outcome and board.outcome.winner:
            steps[-1] = replace(steps[-1], goal=Result.WIN)
    return Lesson(name, tuple(steps), tuple(replies), tuple(_question(game, exercise) for exercise in exercises))


_WIN, _DRAW = Result.WIN, Result.DRAW

LESSONS = (
    _lesson(
        "lines",
        DEFAULT_GAME,
        [("X.X/O../OXO", "A2", _WIN), ("X.O/.../.XO", "B3", _DRAW)],
        ("X.O/..X/XOO", "B1", _WIN),
        ("XO./.../..X", "B2", _DRAW),
        ("O.O/X.X/...", "B2", _WIN),
    ),
    _lesson(
        "forks",
        DEFAULT_GAME,
        [(".X./.../O..", "A1 A3 B2 C3 C2", _WIN)],
        (".X./XO./.O.", "A1", _WIN),
        ("XXO/O../...", "B2", _WIN),
        (".XX/.O./OX.", "A1", _WIN),
    ),
    _lesson(
        "prevention",
        DEFAULT_GAME,
        [(".X./..O/X..", "B2 B1 A1 C3 C2", _DRAW)],
        ("X../..X/O..", "C3", _DRAW),
        ("X../.O./..X", "A2 B1 B3 C2", _DRAW),
        (".X./X.O/.OX", "A1", _DRAW),
    ),
    _lesson(
        "openings",
        DEFAULT_GAME,
        [("X../.../...", "B2 A2 A3 C1 B1", _DRAW)],
        (".../.X./...", "A1 A3 C1 C3", _DRAW),
        ("X../.../..O", "A3 C1", _WIN),
        ("XO./.../...", "B2 B1 C1", _WIN),
    ),
    _lesson(
        "misere",
        "misere",
        [(".../.../...", "B2 A1 C3 A2 C2 B3 B1", _DRAW)],
        ("O../.X./.OX", "A2", _DRAW),
        ("X.O/XOX/.O.", "C3", _WIN),
        ("XX./.XO/.OO", "B1", _WIN),
    ),
    _lesson(
        "large",
        "7x7",
        [("......./.XX..../....X../...OX../...OX../..OOO../.......", "B5 A5 B4", _WIN)],
        ("...X.../.O..XX./..O...O/...O..O/.XXX..O/......./.......", "E5", _WIN),
        ("......./......./......X/.OOO..X/..O..../.O.XXX./.......", "F7", _WIN),
        ("......./.O.X.../.O..XOX/.O..OXX/...O.../......./......X", "E7", _WIN),
    ),
    _lesson(
        "connect4",
        "connect4",
        [("OOO.O.X/XXX.X.O/XOO.O.X/XXX.OOX/OXO.OXO/XXOOXOX", "6 6 6 4 4", _WIN)],
        (".X...../.O...../.OO..O./XOOX.X./OXXOXXO/XOXOXXO", "5", _WIN),
        ("O...OXX/XO..OOX/OX.OXOO/XO.XXXO/XO.XXOO/XOXXOOX", "2", _WIN),
        ("XXO...O/OOX.X.X/OXXOO.O/XOOXX.O/XOOXOXO/XXOXXOX", "5", _WIN),
    ),
)
"""All lessons, in the order in which they are offered."""
