"""Exercises made from a member's own mistakes in games and puzzles. They are asked again after growing intervals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta

from bot.analysis.analyses import analysis_of
from bot.analysis.reason import Theme
from bot.games.game import Game, State
from bot.games.ids import MatchId
from bot.games.position import Position
from bot.games.value import Result

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
