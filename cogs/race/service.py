"""The races and storms that are open: who joins, what is asked, and what each racer has reached.

They are saved; what is only in memory is since when each clock runs. After a restart all clocks stand still until their
racers go on.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from random import Random

from cachetools import LRUCache

from bot.analysis.evaluation import Evaluate
from bot.analysis.evaluator import Evaluator
from bot.analysis.puzzles import Attempt, Puzzle, attempt
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.model.actor import Actor
from bot.model.ids import ALL_SHARDS, MessageId, Place
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.coach.advice import AdviceService
from cogs.race import queries
from cogs.race.queries import Race, RaceKind, Racer, Records
from cogs.race.race import TIMES, Missed, PuzzleId, RaceId, draw_puzzles, find_puzzles

TIME_TO_JOIN = timedelta(minutes=1)
LONGEST = timedelta(minutes=10)
"""When a race ends at the latest: Discord lets the private messages be edited for 15 minutes."""

_LEAST_AFTER_RESTART = timedelta(seconds=30)  # how long members can still join after a restart
_OVERDUE = timedelta(minutes=15)  # how long after its beginning a race that has not ended was lost by a failure
_PUZZLES_KEPT = timedelta(days=30)  # how long after its end racers can see what they have missed
_MAX_ENDED = 1_000


@dataclass(frozen=True, slots=True)
class Question:
    """A puzzle that a racer is asked."""

    race: Race
    racer: Racer
    puzzle: Puzzle
    ends: datetime | None = None  # when their time is up if they go on now; None in the race of a day


@dataclass(eq=False, slots=True)
class OpenRace:
    """A race that members can join, or that runs."""

    race: Race
    puzzles: Sequence[Puzzle] = ()  # none before the start
    locks: defaultdict[UserId, asyncio.Lock] = field(default_factory=lambda: defaultdict(asyncio.Lock))
    """Held while an answer of a racer is judged, saved and shown, and while they are shown their result."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held while the race is started or ended
    arriving: Counter[UserId] = field(default_factory=Counter[UserId])
    """How many presses of each racer have arrived and are not answered: meanwhile their time does not end."""
    is_restarted: bool = False  # whether it was open before a restart, and has not started since

    @property
    def is_over(self) -> bool:
        """Check if everyone has finished."""
        return self.race.started is not None and all(racer.finished for racer in self.race.racers)

    def racer(self, user: UserId) -> Racer:
        """Return a racer. Raises Refusal for anyone else."""
        racer = self.race.racer(user)
        if racer is None:
            raise Refusal("race-not_in")
        return racer

    def is_paused(self, user: UserId) -> bool:
        """Check if a racer's clock has not begun, or not again after a restart."""
        racer = self.race.racer(user) if self.race.started else None
        return racer is not None and not racer.finished and racer.run.clock.since is None


class RaceService:
    def __init__(
        self,
        database: Database,
        advice: AdviceService,
        workers: WorkerPool,
        *,
        rng: Random,
        now: Callable[[], datetime],
        monotonic: Callable[[], float],
    ) -> None:
        self._database, self._advice, self._workers = database, advice, workers
        self._rng, self._now = rng, now
        self.monotonic = monotonic
        self.shards = ALL_SHARDS  # those of this process
        self._evaluate: Evaluate = Evaluator().evaluate
        self.open: dict[RaceId, OpenRace] = {}
        self._ended: LRUCache[RaceId, OpenRace] = LRUCache(_MAX_ENDED)
        """Those that have ended lately, whose tables are shown again without somebody who deletes their data."""
        self.changed: Callable[[OpenRace], None] = lambda _: None
        """Is called when the table of a race has changed, and when it starts, ends or goes on after a restart."""
        self._cleared: date | None = None  # the day on which old puzzles were deleted last

    async def open_race(self, actor: Actor, game: str, seconds: int, *, joins: bool) -> OpenRace:
        """Open a race that members can join for a minute; its starter `joins` at once if they can be shown a board.
        Raises Refusal if there is a race in the channel, or they are in another one.
        """
        racers, begins = [Racer(actor.user)] if joins else [], self._now() + TIME_TO_JOIN
        new = Race(RaceId(actor.event.id), actor.place, RaceKind.RACE, game, seconds, actor.user, begins, racers)
        return await self._open(OpenRace(new))

    async def start_storm(self, actor: Actor, game: str, seconds: int) -> OpenRace:
        """Start a storm. Raises Refusal if its racer is in another race or storm."""
        ids, puzzles = await self._draw(actor.place, game, seconds, [actor.user])
        racers, now = [Racer(actor.user)], self._now()
        new = Race(RaceId(actor.event.id), actor.place, RaceKind.STORM, game, seconds, actor.user, now, racers, ids)
        return await self._open(OpenRace(replace(new, started=now), puzzles))

    async def _open(self, opened: OpenRace) -> OpenRace:
        """Save a new race. It is open before that, so that nothing loads it meanwhile."""
        race = opened.race
        self.open[race.id] = opened
        try:
            await self._database.write(queries.open_race, race)
        except BaseException:  # if it was saved nevertheless, it is loaded later, and ends
            del self.open[race.id]
            raise
        return opened

    async def cancel(self, opened: OpenRace) -> None:
        """End a race whose message could not be posted. If that fails, it is loaded again later, and ends then."""
        self.open.pop(opened.race.id, None)
        await self.end(opened)

    async def save_message(self, opened: OpenRace, message: MessageId) -> None:
        opened.race = replace(opened.race, message=message)
        await self._database.write(queries.save_message, opened.race.id, message)

    async def join(self, race: RaceId, user: UserId) -> OpenRace:
        """Let a user join a race. Raises Refusal if it has started, is full, or they are in another one."""
        joined = await self._database.write(queries.join_race, race, user)
        opened = await self.load(joined)
        if not opened.race.racer(user) and opened.race.started is None:
            opened.race = replace(opened.race, racers=[*opened.race.racers, Racer(user)])
            self.changed(opened)
        return opened

    async def start(self, opened: OpenRace) -> bool:
        """Start a race; with one racer, it is a storm. Without any, it ends. Returns False if it has started before."""
        async with opened.lock:
            if opened.race.started or opened.race.ended:
                return False
            race = await self.find(opened.race.id)
            if race is None or race.ended or not race.racers:
                await self._end(opened)
                return True
            if race.started:  # the database has failed when this was saved
                puzzles = await asyncio.to_thread(find_puzzles, race.puzzles)
            else:
                users = [racer.user for racer in race.racers]
                ids, puzzles = await self._draw(race.place, race.game, race.seconds, users)
                race = await self._database.write(queries.start_race, race.id, ids, self._now())
                if race is None:
                    return False
            opened.race, opened.puzzles = replace(race, message=opened.race.message or race.message), puzzles
            opened.is_restarted = False
            self.changed(opened)
            return True

    async def find_open(self, race: RaceId) -> OpenRace | None:
        """Return a race that has not ended, also if it is not in memory after a restart; None if there is none.
        Raises Refusal if another process runs it.
        """
        if found := self.open.get(race):
            return found
        saved = await self.find(race)
        if saved is None or saved.ended:
            return None
        if not self.shards.has(saved.place.guild):
            raise Refusal("race-in_another")
        return await self.load(saved)

    async def saved_open(self) -> list[Race]:
        """Return the races of this process that have not ended, also those that are not in memory."""
        return await self._database.read(queries.open_races, self.shards)

    async def load(self, race: Race) -> OpenRace:
        """Load a race after a restart unless it is in memory. If it has not started, members can join it again for a
        while.
        """
        if found := self.open.get(race.id):
            return found
        begins = self._now() + _LEAST_AFTER_RESTART
        if race.started is None and race.begins < begins:
            await self._database.write(queries.postpone, race.id, begins)
            race = replace(race, begins=begins)
        puzzles = await asyncio.to_thread(find_puzzles, race.puzzles)
        loaded = OpenRace(replace(race, puzzles=race.puzzles[: len(puzzles)]), puzzles, is_restarted=True)
        opened = self.open.setdefault(race.id, loaded)
        if opened is loaded:
            self.changed(opened)
        return opened

    async def answer(self, opened: OpenRace, user: UserId, number: int, cell: int, arrived: float) -> bool | None:
        """Judge and save an answer, and return whether it is right; None if it is to no puzzle that is asked now.
        The lock of the racer is held. Raises Refusal if they are no longer in the race.
        """
        racer = opened.racer(user)
        if racer.finished or number != racer.run.number or _is_over(opened, racer, arrived):
            return None
        puzzle = opened.puzzles[number]
        if cell not in puzzle.board.legal_moves:
            return None
        is_right = puzzle.is_right(cell)
        answered = replace(racer, run=racer.run.answered(cell, is_right=is_right, now=arrived))
        is_over = _is_over(opened, answered, arrived)
        return is_right if await self._save(opened, answered, arrived, is_over=is_over) else None

    async def finish(self, opened: OpenRace, user: UserId) -> bool:
        """Save that a racer has finished if their time is up, and return whether they have.
        The lock of the racer is held.
        """
        racer = opened.racer(user)
        if racer.finished:
            return True
        if not _is_over(opened, racer, now := self.monotonic()):
            return False
        await self._save(opened, racer, now, is_over=True, is_answer=False)
        return opened.racer(user).finished is not None

    async def _save(self, opened: OpenRace, racer: Racer, now: float, *, is_over: bool, is_answer: bool = True) -> bool:
        """Save what a racer has reached. Returns False if something else was saved before, as after a failure of the
        database; this is what counts then. Raises Refusal if they are no longer in the race.
        """
        if is_over:
            racer = replace(racer, run=racer.run.ended(now, opened.race.seconds), finished=self._now())
        seen = opened.puzzles[: racer.run.number + 1]
        is_saved = await self._database.write(queries.save_run, opened.race.id, racer, seen, is_answer=is_answer)
        if not is_saved:
            saved = await self.find(opened.race.id)
            found = saved and saved.racer(racer.user)
            if found is None:
                self._remove(opened, racer.user)
                raise Refusal("race-not_in")
            clock = replace(found.run.clock, since=None if found.finished else self.monotonic())
            racer = replace(found, run=replace(found.run, clock=clock))
        opened.race = opened.race.with_racer(racer)
        self.changed(opened)
        return is_saved

    def shown(self, opened: OpenRace, user: UserId) -> None:
        """Let the clock of a racer run: Discord has taken the board."""
        racer = opened.race.racer(user)
        if racer and not racer.finished:
            run = replace(racer.run, clock=racer.run.clock.run(self.monotonic()))
            opened.race = opened.race.with_racer(replace(racer, run=run))

    def question(self, opened: OpenRace, user: UserId) -> Question | None:
        """Return what a racer is asked; None once they have finished."""
        racer = opened.racer(user)
        if racer.finished:
            return None
        left = opened.race.seconds - racer.run.clock.at(self.monotonic()).used
        ends = self._now() + timedelta(seconds=max(left, 0))
        return Question(opened.race, racer, opened.puzzles[racer.run.number], ends)

    def seconds_left(self, opened: OpenRace, user: UserId | None) -> float | None:
        """Return in how many seconds a racer's time is up; None if they have finished, or their clock has not begun.
        Without a racer, return when the race starts or, once it has started, ends at the latest; None after the end.
        """
        race = opened.race
        if user is None:
            until = race.started + LONGEST if race.started else race.begins
            return None if race.ended else max((until - self._now()).total_seconds(), 0)
        racer = race.racer(user)
        ends = racer.run.clock.ends(race.seconds) if racer and not racer.finished else None
        return None if ends is None else max(ends - self.monotonic(), 0)

    async def end(self, opened: OpenRace) -> None:
        """Save that a race has ended, with what each racer has reached."""
        async with opened.lock:
            if opened.race.ended is None:
                await self._end(opened)

    async def _end(self, opened: OpenRace) -> None:
        race, now = opened.race, self._now()
        running = [
            replace(racer, run=racer.run.ended(self.monotonic(), race.seconds), finished=now)
            for racer in race.racers
            if not racer.finished
        ]
        ended = await self._database.write(queries.end_race, race.id, running, opened.puzzles, now)
        message = opened.race.message
        opened.race = replace(ended, message=message) if ended else replace(race, racers=(), ended=now)
        self._ended[race.id] = opened
        self.open.pop(race.id, None)
        self.changed(opened)

    async def tidy_up(self) -> None:
        """End races that an error has kept open, and delete old puzzles once a day."""
        now = self._now()
        await self._database.write(queries.end_overdue, self.shards, now - _OVERDUE, now)
        if self._cleared != now.date():
            await self._database.write(queries.clear_puzzles, now - _PUZZLES_KEPT)
            self._cleared = now.date()

    async def find(self, race: RaceId) -> Race | None:
        return await self._database.read(queries.find_race, race)

    async def unfinished_of(self, user: UserId) -> RaceId | None:
        """Return the race or storm that a user has not finished; None if there is none."""
        return await self._database.read(queries.find_unfinished, user)

    async def records(self, race: Race, user: UserId) -> Records:
        return await self._database.read(queries.read_records, race, user, self._now())

    async def missed(self, race: RaceId, user: UserId) -> tuple[Race, list[tuple[Missed, Puzzle]]]:
        """Return a race, and the puzzles that a racer has missed, once nobody is asked them any more.
        Raises Refusal for anyone else, before the end, and long after it.
        """
        saved = await self.find(race)
        racer = saved and saved.racer(user)
        if saved is None or racer is None:
            raise Refusal("race-not_in")
        if saved.day and saved.ended and self._now() < saved.ended:
            raise Refusal("race-day_not_over", ends=saved.ended)
        if saved.day is None and any(each.finished is None for each in saved.racers):
            raise Refusal("race-not_over")
        if not saved.puzzles:
            raise Refusal("race-over")
        ids = saved.puzzles_of(racer)
        found = await asyncio.to_thread(lambda: [(each, ids[each.number].puzzle) for each in racer.run.missed])
        return saved, [(each, puzzle) for each, puzzle in found if puzzle]

    async def explain(self, actor: Actor, puzzle: Puzzle, *, is_agreed: bool = False) -> Attempt:
        """Return the right move of a puzzle with its reasons. Raises the errors of `AdviceService.about`."""
        run, ticket = self._workers.run_on_board, Ticket(Priority.ADVICE, actor.user)
        async with self._advice.about(actor, [puzzle.board], is_agreed=is_agreed):
            return await run(ticket, puzzle.board.game, attempt, puzzle, puzzle.solution, self._evaluate)

    def forget(self, user: UserId) -> None:
        """Remove a user whose data are deleted from all tables."""
        for opened in [*self.open.values(), *self._ended.values()]:
            if opened.race.racer(user) or opened.race.starter == user:
                self._remove(opened, user)

    def _remove(self, opened: OpenRace, user: UserId) -> None:
        race = opened.race
        starter, racers = race.starter, [racer for racer in race.racers if racer.user != user]
        opened.race = replace(race, starter=None if starter == user else starter, racers=racers)
        self.changed(opened)

    async def _draw(
        self, place: Place, game: str, seconds: int, users: Sequence[UserId]
    ) -> tuple[list[PuzzleId], list[Puzzle]]:
        """Draw the puzzles of a race. They tell none of its racers anything that they are playing or are asked, and
        today's daily puzzle of the place is not among them.
        """
        ratings = await self._database.read(queries.read_ratings, game)
        unlike, seed = set[PuzzleId](), self._rng.random()
        while True:
            ids = await asyncio.to_thread(draw_puzzles, Random(seed), game, TIMES[seconds], ratings, unlike)
            puzzles = await asyncio.to_thread(find_puzzles, ids)
            free = {puzzle.board for puzzle in await self._advice.free_puzzles(users, place, puzzles)}
            barred = [each for each, puzzle in zip(ids, puzzles, strict=True) if puzzle.board not in free]
            if not barred:
                return ids, puzzles
            unlike |= {each.canonical for each in barred}


def _is_over(opened: OpenRace, racer: Racer, now: float) -> bool:
    return racer.run.is_over(now, opened.race.seconds, len(opened.puzzles))
