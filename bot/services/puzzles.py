"""Puzzles as they are put and answered: to a person alone, and every day to everybody in a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from random import Random

from bot.game.errors import GameError
from bot.game.ids import UserId
from bot.game.position import Position
from bot.model.ids import Event, Place
from bot.model.puzzle_record import PuzzleRecord
from bot.opponents.minimax import Minimax
from bot.opponents.puzzles import Attempt, Puzzle, all_puzzles, attempt, choose_puzzle, daily_puzzle
from bot.storage.errors import RepeatedEventError, StalePuzzleRecordError
from bot.storage.puzzle_records import PuzzleRecordStore


class PuzzleError(GameError):
    """A puzzle cannot be answered, or not by this person."""


class NotYourPuzzleError(PuzzleError):
    """Somebody answered a puzzle that was put to another person, or asked for one in their place."""


class PuzzleOverError(PuzzleError):
    """The puzzle is not the latest one that was put to the person."""


class PuzzleAnsweredError(PuzzleError):
    """The person has answered the puzzle already."""


class DailyOverError(PuzzleError):
    """The puzzle is not that of today."""


@dataclass(eq=False)
class DailyAnsweredError(PuzzleError):
    """The person has answered the puzzle of today already; at `ends`, the next one takes its place."""

    ends: datetime


@dataclass(frozen=True, slots=True)
class Daily:
    """The puzzle of a day, in UTC."""

    puzzle: Puzzle
    day: date

    @property
    def ends(self) -> datetime:
        """When the next one takes its place."""
        return datetime.combine(self.day + timedelta(days=1), time(), UTC)


@dataclass(frozen=True, slots=True)
class Answered:
    """What became of an answer.

    Args:
        puzzler: how the person has done so far, this answer included.
        today: the day of the answer.
    """

    attempt: Attempt
    puzzler: PuzzleRecord
    today: date


class PuzzleService:
    """The puzzles of all servers and direct conversations.

    Whatever is awaited here may raise DatabaseError.

    Args:
        rng: chooses the puzzles that are put to a person alone.
        now: the present time, in UTC.
    """

    def __init__(self, puzzlers: PuzzleRecordStore, *, rng: Random, now: Callable[[], datetime]) -> None:
        self._puzzlers = puzzlers
        self._rng = rng
        self._now = now
        self._values = Minimax().values

    async def next(self, place: Place, user: UserId, event: Event) -> Puzzle:
        """Put a puzzle to a person: neither the one they had last nor that of the day."""

        def give(old: PuzzleRecord, near: Sequence[Position]) -> PuzzleRecord:
            return old if old.puzzle is not None and _has_been_overtaken(event, old) else self._given(old, near, event)

        return await self._put(place, user, event, give)

    async def follow(self, place: Place, user: UserId, event: Event, after: Position) -> Puzzle:
        """Put another puzzle to a person after a certain one.

        Raises:
            PuzzleOverError: one has followed that already.
            RepeatedEventError: another process has had it follow, and more has happened since.
        """

        def give(old: PuzzleRecord, near: Sequence[Position]) -> PuzzleRecord:
            if old.puzzle not in (None, after):
                _check_not_overtaken(event, old)
                raise PuzzleOverError
            return self._given(old, near, event)

        return await self._put(place, user, event, give)

    async def daily(self, place: Place) -> Daily:
        """The puzzle of today."""
        await asyncio.to_thread(all_puzzles)
        today = self._now().date()
        return Daily(daily_puzzle(place.scope, today), today)

    async def answer(self, place: Place, user: UserId, event: Event, number: Position, cell: int) -> Answered:
        """Answer the puzzle that was put to a person.

        Raises:
            PuzzleOverError: there is no such puzzle, or it is not the latest one that was put to them.
            PuzzleAnsweredError: they have answered it.
            MoveError: the cell cannot be played.
            RepeatedEventError: another process has taken the answer, and more has happened since.
        """
        puzzle = (await asyncio.to_thread(all_puzzles)).get(number)
        if puzzle is None:
            raise PuzzleOverError
        judged = await asyncio.to_thread(attempt, puzzle, cell, self._values)

        def reckon(old: PuzzleRecord) -> PuzzleRecord:
            if old.puzzle != number or not old.is_open:
                _check_not_overtaken(event, old)
                raise PuzzleOverError if old.puzzle != number else PuzzleAnsweredError
            return old.with_answer(event.id, is_right=judged.is_right)

        return Answered(judged, await self._change(place, user, event, reckon), self._now().date())

    async def answer_daily(self, place: Place, user: UserId, event: Event, day: str, cell: int) -> Answered:
        """Answer the puzzle of a day.

        Args:
            day: as ISO 8601 writes it.

        Raises:
            DailyOverError: it is not of today.
            DailyAnsweredError: the person has answered it.
            MoveError: the cell cannot be played.
        """
        daily = await self.daily(place)
        if day != daily.day.isoformat():
            raise DailyOverError
        judged = await asyncio.to_thread(attempt, daily.puzzle, cell, self._values)

        def reckon(old: PuzzleRecord) -> PuzzleRecord:
            if old.last_daily is not None and old.last_daily >= daily.day:
                raise DailyAnsweredError(daily.ends)
            return old.with_daily_answer(daily.day, event.id, is_right=judged.is_right)

        return Answered(judged, await self._change(place, user, event, reckon), daily.day)

    async def _put(
        self, place: Place, user: UserId, event: Event, give: Callable[[PuzzleRecord, Sequence[Position]], PuzzleRecord]
    ) -> Puzzle:
        """Put a puzzle that is like none of the daily ones of these days, which come just before or after it."""
        today = (await self.daily(place)).day
        near = [daily_puzzle(place.scope, today + timedelta(days=days)).position for days in (-1, 0, 1)]
        given = (await self._change(place, user, event, lambda old: give(old, near))).puzzle
        assert given is not None
        return all_puzzles()[given]

    def _given(self, old: PuzzleRecord, near: Sequence[Position], event: Event) -> PuzzleRecord:
        puzzle = choose_puzzle(self._rng, unlike=[*near, *([] if old.puzzle is None else [old.puzzle])])
        return old.with_puzzle(puzzle.position, event.id)

    async def _change(
        self, place: Place, user: UserId, event: Event, change: Callable[[PuzzleRecord], PuzzleRecord]
    ) -> PuzzleRecord:
        """What is known of a person after an event, saved once, whoever else saves something meanwhile.

        Of an event that another process has heard too, both tell the same: who answers Discord first is left to chance.
        """
        while True:
            old = await self._puzzlers.find(place.scope, user)
            new = old if old.event == event.id else change(old)
            try:
                if new != old:
                    await self._puzzlers.change(place, user, old, new)
            except StalePuzzleRecordError:
                continue
            return new


def _has_been_overtaken(event: Event, puzzler: PuzzleRecord) -> bool:
    """Whether something happened after an event that has been saved already: so another process was quicker by far."""
    return puzzler.event is not None and puzzler.event > event.id


def _check_not_overtaken(event: Event, puzzler: PuzzleRecord) -> None:
    if _has_been_overtaken(event, puzzler):
        raise RepeatedEventError
