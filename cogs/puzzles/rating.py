"""The puzzle ratings of users, and what an answer to a puzzle changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import Puzzle
from bot.games.games import find_game
from bot.games.position import Position, canonical

MAX_DEVIATION = 110  # with a larger deviation, a rating is provisional; as on lichess

_DEVIATION = 150  # of the starting rating of a puzzle, which is an estimate


@dataclass(frozen=True, slots=True)
class SolverRating:
    """One user's puzzle rating, over all games and servers."""

    glicko: Glicko = field(default_factory=Glicko)
    previous: float = Glicko().rating  # before the latest answer
    answers: int = 0  # how many it is based on
    skipped_on: date | None = None  # the day, in UTC, of the latest skipped puzzle that cost nothing

    @property
    def is_provisional(self) -> bool:
        return self.glicko.deviation > MAX_DEVIATION

    @property
    def change(self) -> int:
        """How the displayed rating changed with the latest answer."""
        return round(self.glicko.rating) - round(self.previous)


@dataclass(frozen=True, slots=True)
class RatedAnswer:
    """A first answer to a puzzle, which is a rating period of one game between the user and the puzzle."""

    game: str
    puzzle: Position  # the canonical one
    initial: Glicko  # the puzzle's rating if nobody has answered it yet
    is_right: bool
    moves_puzzle: bool = True  # False if the user has not tried, so that this says nothing about the puzzle
    skipped_on: date | None = None  # the day, in UTC, on which the puzzle was skipped; None for an answer


def rated_answer(puzzle: Puzzle, *, is_right: bool) -> RatedAnswer:
    rules = puzzle.board.rules
    game, initial = find_game(rules), Glicko(puzzle.rating, _DEVIATION)
    assert game is not None
    return RatedAnswer(game, canonical(puzzle.position, rules), initial, is_right)
