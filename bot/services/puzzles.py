"""Puzzles for one user, and the daily puzzle of a scope."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from random import Random

from bot.game.ids import UserId
from bot.game.position import Position
from bot.model.ids import Event, Place
from bot.model.puzzle_record import PuzzleRecord
from bot.opponents.evaluation import Evaluator
from bot.opponents.puzzles import Attempt, Puzzle, all_puzzles, attempt, choose_puzzle, daily_puzzle
from bot.services.errors import PuzzleError, PuzzleReason
from bot.storage.errors import RepeatedEventError, StalePuzzleRecordError
from bot.storage.puzzle_records import PuzzleRecordStore


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle of a day, in UTC."""

    puzzle: Puzzle
    day: date

    @property
    def ends(self) -> datetime:
        """When the next daily puzzle replaces it."""
        return datetime.combine(self.day + timedelta(days=1), time(), UTC)


@dataclass(frozen=True, slots=True)
class AnsweredPuzzle:
    """The result of an answer.

    Args:
        record: the user's record, including this answer.
        today: the day of the answer, in UTC.
    """

    attempt: Attempt
    record: PuzzleRecord
    today: date


class PuzzleService:
    """The puzzles of all scopes, and the users' records.

    Every awaited method may raise DatabaseError.

    Args:
        rng: chooses the puzzles that are not daily ones.
        now: returns the current time, in UTC.
    """

    def __init__(self, records: PuzzleRecordStore, *, rng: Random, now: Callable[[], datetime]) -> None:
        self._records = records
        self._rng = rng
        self._now = now
        self._evaluate = Evaluator().evaluate

    async def next(self, place: Place, user: UserId, event: Event) -> Puzzle:
        """Give a user a new puzzle: neither their last one nor a daily one."""

        def give(old: PuzzleRecord, daily: Sequence[Position]) -> PuzzleRecord:
            return old if old.puzzle is not None and _is_older(event, old) else self._give_new(old, daily, event)

        return await self._give(place, user, event, give)

    async def next_after(self, place: Place, user: UserId, event: Event, after: Position) -> Puzzle:
        """Give a user a new puzzle if `after` is their last one.

        Raises:
            PuzzleError: the user has already got a later one.
            RepeatedEventError: another process has already applied the event, and a later one.
        """

        def give(old: PuzzleRecord, daily: Sequence[Position]) -> PuzzleRecord:
            if old.puzzle not in (None, after):
                _check_is_not_older(event, old)
                raise PuzzleError(PuzzleReason.OVER)
            return self._give_new(old, daily, event)

        return await self._give(place, user, event, give)

    async def daily(self, place: Place) -> DailyPuzzle:
        """Return today's puzzle."""
        await asyncio.to_thread(all_puzzles)
        today = self._now().date()
        return DailyPuzzle(daily_puzzle(place.scope, today), today)

    async def answer(self, place: Place, user: UserId, event: Event, puzzle_id: Position, cell: int) -> AnsweredPuzzle:
        """Answer the last puzzle that a user was given.

        Raises:
            PuzzleError: it is not the user's last puzzle, or they have answered it already.
            MoveError: the cell cannot be played.
            RepeatedEventError: another process has already applied the event, and a later one.
        """
        puzzle = (await asyncio.to_thread(all_puzzles)).get(puzzle_id)
        if puzzle is None:
            raise PuzzleError(PuzzleReason.OVER)
        answered = await asyncio.to_thread(attempt, puzzle, cell, self._evaluate)

        def count(old: PuzzleRecord) -> PuzzleRecord:
            if old.puzzle != puzzle_id or not old.is_open:
                _check_is_not_older(event, old)
                raise PuzzleError(PuzzleReason.OVER if old.puzzle != puzzle_id else PuzzleReason.ANSWERED)
            return old.with_answer(event.id, is_right=answered.is_right)

        return AnsweredPuzzle(answered, await self._change(place, user, event, count), self._now().date())

    async def answer_daily(self, place: Place, user: UserId, event: Event, day: str, cell: int) -> AnsweredPuzzle:
        """Answer a daily puzzle.

        Args:
            day: in ISO 8601.

        Raises:
            PuzzleError: the puzzle is from another day, or the user has answered it already.
            MoveError: the cell cannot be played.
        """
        daily = await self.daily(place)
        if day != daily.day.isoformat():
            raise PuzzleError(PuzzleReason.DAILY_OVER)
        answered = await asyncio.to_thread(attempt, daily.puzzle, cell, self._evaluate)

        def count(old: PuzzleRecord) -> PuzzleRecord:
            if old.last_daily is not None and old.last_daily >= daily.day:
                raise PuzzleError(PuzzleReason.DAILY_ANSWERED, ends=daily.ends)
            return old.with_daily_answer(daily.day, event.id, is_right=answered.is_right)

        return AnsweredPuzzle(answered, await self._change(place, user, event, count), daily.day)

    async def _give(
        self, place: Place, user: UserId, event: Event, give: Callable[[PuzzleRecord, Sequence[Position]], PuzzleRecord]
    ) -> Puzzle:
        """Save the record that `give` returns, and return its puzzle.

        Args:
            give: called with the record, and with the daily puzzles of yesterday, today and tomorrow.
        """
        today = (await self.daily(place)).day
        daily = [daily_puzzle(place.scope, today + timedelta(days=days)).position for days in (-1, 0, 1)]
        given = (await self._change(place, user, event, lambda old: give(old, daily))).puzzle
        assert given is not None
        return all_puzzles()[given]

    def _give_new(self, old: PuzzleRecord, daily: Sequence[Position], event: Event) -> PuzzleRecord:
        """Return the record with a puzzle that is neither the last one nor a daily one."""
        puzzle = choose_puzzle(self._rng, unlike=[*daily, *([] if old.puzzle is None else [old.puzzle])])
        return old.with_puzzle(puzzle.position, event.id)

    async def _change(
        self, place: Place, user: UserId, event: Event, change: Callable[[PuzzleRecord], PuzzleRecord]
    ) -> PuzzleRecord:
        """Apply a change to the saved record of a user, and return the new record.

        The change is applied again if another process saves first. If another process has applied the same event, the
        saved record is returned, so that both processes send Discord the same reply.
        """
        while True:
            old = await self._records.find(place.scope, user)
            new = old if old.event == event.id else change(old)
            try:
                if new != old:
                    await self._records.change(place, user, old, new)
            except StalePuzzleRecordError:
                continue
            return new


def _is_older(event: Event, record: PuzzleRecord) -> bool:
    """Whether a later event has been saved already, by another process."""
    return record.event is not None and record.event > event.id


def _check_is_not_older(event: Event, record: PuzzleRecord) -> None:
    if _is_older(event, record):
        raise RepeatedEventError
