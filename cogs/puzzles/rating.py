"""The puzzle ratings of users, and what an answer to a puzzle changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from bot.analysis.glicko import Glicko
from bot.games.position import Position

MAX_DEVIATION = 110
"""With a larger deviation, a rating is provisional; as on lichess."""


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
