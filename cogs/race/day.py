"""The day's race: the same puzzles for everyone in a server, at any time of a day in UTC, with one try each.

All of it is saved. What is only in memory is since when each racer sees their board: after a restart, the time before
it does not count for the puzzle that they are asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from random import Random
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.analysis.puzzles import Puzzle, daily_puzzle
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.game import State
from bot.games.ids import UserId
from bot.model.actor import Actor
from bot.model.ids import GuildId, Place
from cogs.coach.advice import AdviceService
from cogs.puzzles.queries import canonical_position, find_puzzle_ratings
from cogs.puzzles.service import PuzzleService, RaceStanding
from cogs.race import queries
from cogs.race.queries import DayTable, Race, RaceKind, Racer
from cogs.race.race import (
    DAY_PUZZLES,
    MIXED,
    MOST_ON_ONE,
    Clock,
    PuzzleId,
    RaceId,
    draw_puzzles,
    find_puzzles,
    substitutes_for,
)

_A_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class DayRun:
    """The race of a day, and what a member has reached in it."""

    race: Race
    racer: Racer | None = None  # None before their start
    puzzle: Puzzle | None = None  # that they are asked; None before their start, after the last one and after midnight
    is_over: bool = False  # whether the day is over
    yesterday: DayRun | None = None  # in which they have taken part
    table: DayTable = field(default_factory=DayTable)  # empty while they are asked a puzzle


class DayRaceService:
    def __init__(
        self,
        database: Database,
        advice: AdviceService,
        puzzles: PuzzleService,
        *,
        now: Callable[[], datetime],
        monotonic: Callable[[], float],
    ) -> None:
        self._database, self._advice, self._puzzles = database, advice, puzzles
        self._now, self.monotonic = now, monotonic
        self._locks: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()
        self._shown: LRUCache[tuple[RaceId, UserId], tuple[int, float]] = LRUCache(10_000)
        """The number of the puzzle that each racer sees, and since when."""

    def lock(self, user: UserId) -> asyncio.Lock:
        """Return the lock that is held while a press of a user is handled and answered."""
        return self._locks.setdefault(user, asyncio.Lock())

    async def open(self, actor: Actor, day: str = "") -> DayRun:
        """Return the race of a day, in ISO 8601, that is over, or else today's, which is drawn when the first member
        asks for it. Raises Refusal outside a server, and if there was no race on that day.
        """
        guild, today = actor.place.guild, self._now().date()
        if guild is None:
            raise Refusal("race-outside_server")
        if day and day < today.isoformat():
            race = await self._database.read(queries.find_day, guild, date.fromisoformat(day), actor.user)
            if race is None:
                raise Refusal("race-no_day")
            return await self._run_of(race, actor.user)
        race = await self._database.read(queries.find_day, guild, today, actor.user)
        race = race or await self._database.write(queries.open_day, await self._draw(actor, today), actor.user)
        assert race
        before = await self._database.read(queries.find_day, guild, today - _A_DAY, actor.user)
        yesterday = await self._run_of(before, actor.user) if before and before.racers else None
        found = await self._run_of(race, actor.user)
        table = await self._table(race, actor.user) if found.puzzle else found.table
        return replace(found, yesterday=yesterday, table=table)

    async def start(self, actor: Actor, day: str) -> DayRun:
        """Let a member take part in the race of a day, and return what they are asked, also if they have begun before.
        After the day nothing changes. Their lock is held.
        """
        found = await self.open(actor, day)
        if found.racer or found.is_over:
            return found
        race, racer = found.race, Racer(actor.user, substitutes=await self._substitutes(actor, found.race))
        puzzles = await asyncio.to_thread(find_puzzles, race.puzzles_of(racer))
        await self._database.write(queries.join_day, race.id, racer, puzzles, self._now())
        return await self._run_of(replace(race, racers=[racer]), actor.user)

    async def answer(
        self, actor: Actor, race: RaceId, number: int, cell: int, arrived: float
    ) -> tuple[DayRun, bool | None]:
        """Judge and save an answer, and return what is asked next, and whether it is right; None if it is to no puzzle
        that is asked now, or too late. Their lock is held. Raises Refusal if the member takes no part.
        """
        saved = await self._database.read(queries.find_race, race, actor.user)
        racer = saved and saved.racer(actor.user)
        if saved is None or saved.day is None or racer is None:
            raise Refusal("race-not_in")
        asked = await self._run_of(saved, actor.user)
        puzzle = asked.puzzle
        if puzzle is None or number != racer.run.number or cell not in puzzle.board.legal_moves:
            return asked, None
        is_right = puzzle.is_right(cell)
        used = racer.run.clock.used + self._time_on(race, actor.user, number, arrived)
        run = replace(racer.run.answered(cell, is_right=is_right, now=arrived), clock=Clock(used))
        racer = replace(racer, run=run, finished=self._now() if run.number >= len(saved.puzzles) else None)
        if not await self._database.write(queries.save_run, race, racer):
            raise Refusal("race-not_in")
        assert saved.place.guild
        self._puzzles.changed_dailies.add((saved.place.guild, saved.day))
        return await self._run_of(saved.with_racer(racer), actor.user), is_right

    def shown(self, asked: DayRun) -> None:
        """Note that a racer sees their board: Discord has taken it."""
        if asked.racer and asked.puzzle:
            key, number = (asked.race.id, asked.racer.user), asked.racer.run.number
            if self._shown.get(key, (-1, 0))[0] != number:
                self._shown[key] = number, self.monotonic()

    def _time_on(self, race: RaceId, user: UserId, number: int, now: float) -> float:
        """Return for how many seconds a puzzle counts."""
        shown, since = self._shown.get((race, user), (-1, 0.0))
        return min(max(now - since, 0.0), MOST_ON_ONE) if shown == number else 0.0

    def forget(self, user: UserId) -> None:
        for key in [key for key in self._shown if key[1] == user]:
            del self._shown[key]

    async def standing(self, guild: GuildId, day: date) -> RaceStanding | None:
        """Return what the post of a daily puzzle says; None before the first racer has finished."""
        table = await self._database.read(queries.read_table, guild, day)
        if not table.finished:
            return None
        return RaceStanding([(racer.user, racer.run.points) for _, racer in table.rows], table.count)

    async def find_asked(self, users: Sequence[UserId]) -> list[State]:
        """Return the positions that some users are being asked now: in other races and storms, too."""
        asked = await self._database.read(queries.find_asked, users, self._now().date())
        found = await asyncio.to_thread(lambda: [each.puzzle for each in asked]) if asked else []
        return [puzzle.board for puzzle in found if puzzle]

    async def posts_naming(self, user: UserId) -> set[tuple[GuildId, date]]:
        """Return the days, today's or yesterday's, whose posts may name a user."""
        return await self._database.read(queries.days_of, user, self._now().date() - _A_DAY)

    async def _run_of(self, race: Race, user: UserId) -> DayRun:
        racer, is_over, puzzle = race.racer(user), race.day != self._now().date(), None
        if racer and not racer.finished and not is_over:
            number = racer.run.number
            puzzles = await asyncio.to_thread(find_puzzles, race.puzzles_of(racer)[: number + 1])
            puzzle = puzzles[number] if number < len(puzzles) else None
        table = DayTable() if puzzle else await self._table(race, user)
        return DayRun(race, racer, puzzle, is_over, table=table)

    async def _table(self, race: Race, user: UserId) -> DayTable:
        assert race.place.guild
        assert race.day
        return await self._database.read(queries.read_table, race.place.guild, race.day, user)

    async def _draw(self, actor: Actor, day: date) -> Race:
        place, now = actor.place, self._now()
        ratings, rng = await self._database.read(queries.read_ratings, MIXED), Random(f"{place.guild} {day}")
        daily = await asyncio.to_thread(_daily, place, day)
        puzzles = await asyncio.to_thread(draw_puzzles, rng, MIXED, DAY_PUZZLES, ratings, {daily})
        ends = datetime.combine(day + _A_DAY, time(), UTC)
        race = Race(RaceId(actor.event.id), place, RaceKind.DAY, MIXED, 0, None, now, puzzles=puzzles)
        return replace(race, started=now, ended=ends, day=day)

    async def _substitutes(self, actor: Actor, race: Race) -> dict[int, PuzzleId]:
        """Return puzzles in place of those about which the race would tell a member something: what they are playing
        or are asked elsewhere.
        """
        found = await asyncio.to_thread(find_puzzles, race.puzzles)
        free = await self._advice.free_puzzles([actor.user], actor.place, found)
        unlike = await asyncio.to_thread(_unlike, race)
        substitutes = dict[int, PuzzleId]()
        for number, puzzle in enumerate(found):
            if puzzle in free:
                continue
            asked = race.puzzles[number]
            ratings = await self._database.read(find_puzzle_ratings, asked.game)
            others = await asyncio.to_thread(substitutes_for, asked, ratings, unlike)
            for other in others:
                if await self._advice.free_puzzles([actor.user], actor.place, [other]):
                    substitutes[number] = PuzzleId(asked.game, other.position)
                    unlike.add(substitutes[number].canonical)
                    break
        return substitutes


def _unlike(race: Race) -> set[PuzzleId]:
    """Return the puzzles of a race and the daily one, by their canonical positions."""
    assert race.day
    return {_daily(race.place, race.day), *(each.canonical for each in race.puzzles)}


def _daily(place: Place, day: date) -> PuzzleId:
    """Return the daily puzzle of a place, by its canonical position."""
    puzzle = daily_puzzle(place.scope, day)
    return PuzzleId(puzzle.board.game.name, canonical_position(puzzle))
