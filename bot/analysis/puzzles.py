"""Puzzles: positions in which exactly one move wins, or exactly one keeps the draw and all others lose.

Those of each game are in a file in puzzle_data/, which tools/puzzles.py has written: a puzzle is a line with its
position, the plies until the win with best play (at most, on 7x7 and 9x9; 0 for a draw), the result of every legal
move, one letter each, its theme, and its starting rating. The files of games with 9 cells have one puzzle of each group
of symmetric ones: those of 3x3 and misere have all of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import zip_longest
from random import Random
from types import MappingProxyType

from bot.analysis.analyses import analysis_of
from bot.analysis.coach import Hint
from bot.analysis.evaluation import Evaluate, Evaluation
from bot.analysis.reason import Theme
from bot.analysis.reasons import reasons
from bot.games.game import Capability, State
from bot.games.games import DEFAULT_GAME, GAMES, games_with
from bot.games.position import Position
from bot.games.value import RESULT_LETTERS, Result, Value
from bot.model.ids import ScopeId
from bot.players.search import random_choice

_MAX_ORDERS = 100  # how many scopes have their order of puzzles cached
_MAX_CELLS_SEARCHED = 9  # the moves of larger boards are not searched again; see `Puzzle.proof`
_NEAREST = 30  # among how many puzzles with the nearest ratings one is chosen
_MIN_MOVES = 4  # how many moves a daily puzzle has at least
_MIN_OF_THEME = 5  # how many unlike puzzles a theme has at least in a game that is chosen for it
PUZZLE_GAMES = games_with(Capability.PUZZLES)  # the names of the games that have puzzles

DAILY_RATINGS = (
    ("3x3", range(1100)),
    ("misere", range(1100, 1430)),
    ("4x4", range(1430, 1550)),
    ("5x5", range(1550, 1690)),
    ("7x7", range(1690, 1770)),
    ("9x9", range(1770, 1900)),
    ("connect4", range(1900, 4000)),
)
"""The game of the daily puzzle on each day of the week, from Monday on, with the starting ratings of its puzzles."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with several legal moves, of which exactly one is right unless others are named."""

    board: State
    solution: int  # the cell of the right move
    goal: Result  # the result that only this move reaches: a win, or a draw where all other moves lose
    # what is proven about all moves; None if a search proves it at once
    proof: Evaluation | None = field(default=None, compare=False, repr=False)
    also_right: tuple[int, ...] = ()  # other moves that reach the goal, in exercises
    theme: Theme | None = field(default=None, compare=False)  # None in exercises, which have their own
    rating: int = field(default=1500, compare=False)  # the starting one, before anybody has answered

    @property
    def position(self) -> Position:
        """The id of the puzzle in its game, which never changes."""
        return analysis_of(self.board.game).position(self.board)

    def is_right(self, cell: int) -> bool:
        return cell in (self.solution, *self.also_right)


@dataclass(frozen=True, slots=True)
class Attempt:
    puzzle: Puzzle
    cell: int  # the cell that was answered
    result: Result  # the result of that move for the side to move
    solution: Hint  # the right move with its reasons

    @property
    def is_right(self) -> bool:
        return self.puzzle.is_right(self.cell)


@cache
def all_puzzles(game: str = DEFAULT_GAME) -> Mapping[Position, Puzzle]:
    """Every puzzle of one of PUZZLE_GAMES by its position, ascending. The first call takes a moment."""
    by_position = {puzzle.position: puzzle for puzzle in _read_puzzles(game)}
    return MappingProxyType(dict(sorted(by_position.items())))


def find_puzzle(game: str, position: Position | None) -> Puzzle | None:
    """The puzzle of a game with a position; None if there is none, or no longer. The first call takes a moment."""
    return all_puzzles(game).get(position) if position is not None and game in PUZZLE_GAMES else None


@cache
def unlike_puzzles(game: str) -> Mapping[Position, Sequence[Puzzle]]:
    """The puzzles of a game in groups of symmetric ones, by their canonical positions."""
    groups, analysis = defaultdict[Position, list[Puzzle]](list), analysis_of(GAMES[game])
    for puzzle in all_puzzles(game).values():
        groups[analysis.canonical(puzzle.board)[0]].append(puzzle)
    return MappingProxyType(groups)


def choose_puzzle(
    rng: Random,
    game: str = DEFAULT_GAME,
    *,
    unlike: Collection[Position] = (),
    seen: Collection[Position] = (),  # canonical positions that are chosen only if nothing else is left
    theme: Theme | None = None,
    near: float = 1500,
    ratings: Mapping[Position, float] = MappingProxyType({}),  # by canonical position, where not the starting ones
) -> Puzzle:
    """A random one of the puzzles with the nearest ratings that are not symmetric to the unlike positions."""
    analysis, groups = analysis_of(GAMES[game]), unlike_puzzles(game)
    twins = {analysis.canonical(analysis.state(position, GAMES[game]))[0] for position in unlike}
    wanted = [key for key, (first, *_) in groups.items() if key not in twins and theme in (None, first.theme)]
    wanted = [key for key in wanted if key not in seen] or wanted
    wanted.sort(key=lambda key: abs(ratings.get(key, groups[key][0].rating) - near))
    return random_choice([puzzle for key in wanted[:_NEAREST] for puzzle in groups[key]], rng)


def game_with_theme(theme: Theme, game: str) -> str:
    """The game itself if it has enough puzzles of a theme, or else the one that has most."""

    def count(name: str) -> int:
        return sum(first.theme is theme for first, *_ in unlike_puzzles(name).values())

    return game if count(game) >= _MIN_OF_THEME else max(PUZZLE_GAMES, key=count)


def daily_puzzle(scope: ScopeId, day: date) -> Puzzle:
    """The puzzle of a day. Each scope goes through all of a weekday in an order of its own before one is repeated."""
    puzzles = _shuffled_for(scope, day.weekday())
    return puzzles[day.toordinal() // len(DAILY_RATINGS) % len(puzzles)]


def attempt(puzzle: Puzzle, cell: int, evaluate: Evaluate) -> Attempt:
    """Evaluate an answer to a puzzle. Raises MoveError if the cell cannot be played."""
    puzzle.board.check(cell)
    evaluation = puzzle.proof or evaluate(puzzle.board)
    value = evaluation.values[cell]
    assert value is not None
    why = reasons(puzzle.board, puzzle.solution, evaluation, evaluate)
    solution = Hint(puzzle.solution, evaluation.values[puzzle.solution], evaluation.depth, why)
    return Attempt(puzzle, cell, value.result, solution)


def puzzle_path(game: str) -> Traversable:
    return files("bot.analysis") / "puzzle_data" / f"{game}.txt"


@lru_cache(maxsize=_MAX_ORDERS)
def _shuffled_for(scope: ScopeId, weekday: int) -> Sequence[Puzzle]:
    """The puzzles of a weekday in the random order of a scope. All unlike puzzles come before the first symmetric twin.
    The order is the same in every process: Python promises that `Random.random` gives the same numbers for a seed.
    """
    rng, (game, ratings) = Random(scope), DAILY_RATINGS[weekday]
    groups = [
        sorted(group, key=lambda _: rng.random())
        for group in unlike_puzzles(game).values()
        if group[0].rating in ratings and not _is_obvious(group[0])
    ]
    groups.sort(key=lambda _: rng.random())
    return [puzzle for one_of_each in zip_longest(*groups) for puzzle in one_of_each if puzzle]


def _is_obvious(puzzle: Puzzle) -> bool:
    """Whether a move wins at once, it only blocks a line, or there are few moves to choose from."""
    is_draw = puzzle.goal is Result.DRAW
    is_easy = puzzle.theme is Theme.FINISH_LINE or (puzzle.theme is Theme.BLOCK_LINE and is_draw)
    return is_easy or len(puzzle.board.legal_moves) < _MIN_MOVES


def _read_puzzles(game: str) -> Iterator[Puzzle]:
    analysis, by_letter = analysis_of(GAMES[game]), {letter: result for result, letter in RESULT_LETTERS.items()}
    for line in puzzle_path(game).read_text("ascii").splitlines():
        number, plies, letters, theme, rating = line.split()
        position = Position(int(number))
        board = analysis.state(position, GAMES[game])
        results = {cell: by_letter[letter] for cell, letter in zip(board.legal_moves, letters, strict=True)}
        goal = max(results.values())
        solution = next(cell for cell, result in results.items() if result is goal)
        puzzle = Puzzle(board, solution, goal, theme=Theme(theme), rating=int(rating))
        if board.game.cells <= _MAX_CELLS_SEARCHED:
            for symmetry in analysis.symmetries(board.game):
                twin = analysis.state(analysis.twin(position, symmetry), board.game)
                yield replace(puzzle, board=twin, solution=symmetry[solution])
            continue
        # How soon a wrong move loses is not known: when the board is full at the latest.
        until_end = {goal: int(plies), Result.LOSS: board.game.cells, Result.DRAW: 0}
        value_of = {result: Value(result, depth) for result, depth in until_end.items()}
        values: dict[int, Value | None] = {cell: value_of[result] for cell, result in results.items()}
        yield replace(puzzle, proof=Evaluation(values, (solution,), int(plies)))
