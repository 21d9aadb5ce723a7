"""Puzzles for one user, near their puzzle rating, and the daily puzzle of a scope."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence, Set
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from random import Random
from typing import Protocol
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.analysis.evaluator import ANSWER_POSITIONS, Evaluator
from bot.analysis.puzzles import (
    PUZZLE_GAMES,
    Attempt,
    Puzzle,
    all_puzzles,
    attempt,
    choose_puzzle,
    daily_puzzle,
    find_puzzle,
    game_with_theme,
)
from bot.analysis.reason import Theme
from bot.database.database import Database
from bot.games.errors import Refusal
from bot.games.games import DEFAULT_GAME, GAMES
from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.actor import Actor
from bot.model.ids import ChannelId, GuildId, Place
from bot.workers.pool import WorkerPool
from bot.workers.turns import Priority, Ticket
from cogs.coach.advice import AdviceService, OpenPuzzle, PriceNotAgreedError
from cogs.puzzles.daily_queries import DailyAnswers, find_post, guilds_naming, read_answers, save_shared
from cogs.puzzles.queries import (
    PuzzleRecord,
    RatedAnswer,
    SolverRating,
    canonical_position,
    change_record,
    find_new_rating,
    find_puzzle_ratings,
    find_puzzle_record,
    find_seen,
    find_solver_rating,
    forget_seen,
    has_seen,
    rated_answer,
)


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    puzzle: Puzzle
    day: date

    @property
    def ends(self) -> datetime:
        return datetime.combine(self.day + timedelta(days=1), time(), UTC)


@dataclass(frozen=True, slots=True)
class RaceStanding:
    """How the race of a day stands in a server."""

    leaders: Sequence[tuple[UserId, int]]  # the first ones with their points
    count: int  # of those who have answered


class RaceStandings(Protocol):
    """How the day's races stand, which the posts of daily puzzles say."""

    async def standing(self, guild: GuildId, day: date, /) -> RaceStanding | None: ...

    async def posts_naming(self, user: UserId, /) -> Set[tuple[GuildId, date]]: ...


@dataclass(frozen=True, slots=True)
class DailyNews:
    """What the post of a daily puzzle says."""

    daily: DailyPuzzle
    answers: DailyAnswers
    before: Puzzle  # that of the day before
    link: str  # to the post of the day before; empty if there was none
    race: RaceStanding | None = None  # of the day; None while nobody has finished it


@dataclass(frozen=True, slots=True)
class AnsweredPuzzle:
    attempt: Attempt
    record: PuzzleRecord  # the user's record, including this answer
    rating: SolverRating | None  # the user's puzzle rating, after this answer; None if this puzzle changes none
    today: date  # the day of the answer, in UTC


class PuzzleService:
    def __init__(
        self,
        database: Database,
        advice: AdviceService,
        workers: WorkerPool,
        *,
        rng: Random,
        now: Callable[[], datetime],
    ) -> None:
        self._database = database
        self._advice = advice
        self._workers = workers
        self._rng = rng
        self._now = now
        self._evaluate = Evaluator(ANSWER_POSITIONS).evaluate
        self._locks: WeakValueDictionary[UserId, asyncio.Lock] = WeakValueDictionary()
        self._excused: set[UserId] = set()  # whose open puzzle does not count as skipped, as something failed
        self.changed_dailies: set[tuple[GuildId, date]] = set()
        """The days whose puzzle was answered, whose race stands otherwise, or whose post names other members now."""
        self.races: RaceStandings | None = None  # is set by their feature
        self._latest: LRUCache[UserId, int] = LRUCache(10_000)  # the event that gave each user a puzzle

    async def next(
        self, actor: Actor, game: str = DEFAULT_GAME, *, after: Position | None = None, theme: Theme | None = None
    ) -> Puzzle:
        """Give a user a new puzzle of a game, near their puzzle rating: neither their last one nor a daily one, and
        one that they have seen in a race lately only if nothing else is left.
        With `after`, give one only if that is their last one. If the game has few of the theme, give one of another.
        If the last one is still open, it is skipped: from the second one of a day on, that lowers their rating.
        Raises Refusal if the user has already got a later one than `after`, or the game has no puzzles.
        """
        async with self._in_order(actor.user):
            return await self._next(actor, game, after, theme)

    async def is_seen(self, user: UserId, puzzle: Puzzle) -> bool:
        """Whether a user has seen a puzzle in a race lately, so that it changes no rating."""
        return await self._database.read(has_seen, user, puzzle.board.game.name, canonical_position(puzzle))

    async def forget_seen(self) -> None:
        await self._database.write(forget_seen, self._now())

    async def skip_costs(self, user: UserId) -> bool:
        """Whether a puzzle that a user skips now counts as missed."""
        return (await self._database.read(find_solver_rating, user)).skipped_on == self._now().date()

    @contextmanager
    def excusing(self, user: UserId) -> Generator[None]:
        """Do not count a user's open puzzle as skipped if the block, which shows or judges it, fails."""
        try:
            yield
        except (Refusal, PriceNotAgreedError):
            raise
        except Exception:
            self._excused.add(user)
            raise

    async def posts_naming(self, user: UserId) -> Set[tuple[GuildId, date]]:
        """Return the daily puzzles whose posts may name a user."""
        today = self._now().date()
        in_races = await self.races.posts_naming(user) if self.races else set[tuple[GuildId, date]]()
        return {(guild, today) for guild in await self._database.read(guilds_naming, user, today)} | in_races

    def forget(self, user: UserId) -> None:
        self._excused.discard(user)
        self._latest.pop(user, None)

    async def _next(self, actor: Actor, game: str, after: Position | None, theme: Theme | None) -> Puzzle:
        await _prepare(game)
        chosen = await asyncio.to_thread(game_with_theme, theme, game) if theme else game
        today, days = self._now().date(), (timedelta(days=number) for number in (-1, 0, 1))
        daily = [await _daily_puzzle(actor.place, today + day) for day in days]
        daily_ones = [puzzle.position for puzzle in daily if puzzle.board.game == GAMES[chosen]]
        solver = await self._database.read(find_solver_rating, actor.user)
        ratings = await self._database.read(find_puzzle_ratings, chosen)
        seen = await self._database.read(find_seen, actor.user, chosen)

        def give(old: PuzzleRecord) -> tuple[PuzzleRecord, list[RatedAnswer]]:
            last = None if old.puzzle is None else (old.puzzle, old.game)
            if after is None and old.is_open and actor.event.id < self._latest.get(actor.user, 0):
                return old, []  # asked for before another one that was handled first: that puzzle is not skipped
            if after is not None and last not in (None, (after, game)):
                raise Refusal("puzzle-over")
            own = [old.puzzle] if old.puzzle is not None and old.game == chosen else []
            unlike = [*daily_ones, *own]
            near = solver.glicko.rating
            puzzle = choose_puzzle(self._rng, chosen, unlike=unlike, seen=seen, theme=theme, near=near, ratings=ratings)
            is_skipped = old.is_open and actor.user not in self._excused
            skipped = find_puzzle(old.game, old.puzzle) if is_skipped else None
            return old.with_puzzle(puzzle.position, chosen), [_skip(skipped, today)] if skipped else []

        given = await change_record(self._database, actor.place, actor.user, give)
        self._excused.discard(actor.user)
        self._latest[actor.user] = max(actor.event.id, self._latest.get(actor.user, 0))
        assert given.puzzle is not None
        return (await _prepare(given.game))[given.puzzle]

    async def daily(self, place: Place) -> DailyPuzzle:
        today = self._now().date()
        return DailyPuzzle(await _daily_puzzle(place, today), today)

    async def news(self, guild: GuildId, day: date) -> DailyNews:
        """Return what the post of a daily puzzle says in a guild."""
        place, before = Place(ChannelId(guild), guild), day - timedelta(days=1)
        daily = DailyPuzzle(await _daily_puzzle(place, day), day)
        answers = await self._database.read(read_answers, place.scope, day)
        posted = await self._database.read(find_post, guild, before)
        link = f"https://discord.com/channels/{guild}/{posted[0].channel}/{posted[1]}" if posted else ""
        race = await self.races.standing(guild, day) if self.races else None
        return DailyNews(daily, answers, await _daily_puzzle(place, before), link, race)

    async def find_open(self, actor: Actor, puzzle_id: Position, game: str = DEFAULT_GAME) -> Puzzle:
        """Return the last puzzle that a user was given. Raises the errors of `answer`."""
        puzzle = (await _prepare(game)).get(puzzle_id)
        if puzzle is None:
            raise Refusal("puzzle-over")
        _check_open(OpenPuzzle(actor.place.home, puzzle), await self._record_of(actor))
        return puzzle

    async def answer(
        self, actor: Actor, puzzle_id: Position, cell: int, game: str = DEFAULT_GAME, *, is_agreed: bool = False
    ) -> AnsweredPuzzle:
        """Answer the last puzzle that a user was given. Raises the errors of `AdviceService.about` as well."""
        async with self._in_order(actor.user):
            puzzle = (await _prepare(game)).get(puzzle_id)
            if puzzle is None or cell >= puzzle.board.game.cells:
                raise Refusal("puzzle-over")
            return await self._answer(actor, OpenPuzzle(actor.place.home, puzzle), cell, is_agreed)

    async def find_open_daily(self, actor: Actor, day: str, puzzle_id: Position | None) -> DailyPuzzle:
        """Return a daily puzzle that a user has not answered yet. Raises the errors of `answer_daily`."""
        daily = await self._todays(actor.place, day, puzzle_id)
        _check_open(OpenPuzzle(actor.place.home, daily.puzzle, daily.day), await self._record_of(actor))
        return daily

    async def answer_daily(
        self, actor: Actor, day: str, cell: int, puzzle_id: Position | None, *, is_agreed: bool = False
    ) -> AnsweredPuzzle:
        """Answer a daily puzzle; the day is in ISO 8601. Raises the errors of `AdviceService.about` as well."""
        async with self._in_order(actor.user):
            daily = await self._todays(actor.place, day, puzzle_id)
            if cell >= daily.puzzle.board.game.cells:
                raise Refusal("puzzle-daily_over")
            asked = OpenPuzzle(actor.place.home, daily.puzzle, daily.day)
            answered = await self._answer(actor, asked, cell, is_agreed)
            if actor.place.guild:
                self.changed_dailies.add((actor.place.guild, daily.day))
            return answered

    async def share_daily(self, actor: Actor, day: str) -> PuzzleRecord:
        """Save that a user shares their result of a day, whose puzzle must be the latest that they have answered, and
        return their record. Raises Refusal if it is not.
        """
        record = await self._record_of(actor)
        if record.last_daily is None or day != record.last_daily.isoformat():
            raise Refusal("puzzle-daily_over")
        if guild := actor.place.guild:
            shared = record.last_daily, record.daily_streak
            await self._database.write(save_shared, actor.place.scope, actor.user, *shared)
            self.changed_dailies.add((guild, self._now().date()))
        return record

    async def _todays(self, place: Place, day: str, puzzle_id: Position | None) -> DailyPuzzle:
        """Return today's puzzle. Raises Refusal if it is another one: that of another day, or of an older version."""
        daily = await self.daily(place)
        if day != daily.day.isoformat() or puzzle_id != daily.puzzle.position:
            raise Refusal("puzzle-daily_over")
        return daily

    def _in_order(self, user: UserId) -> asyncio.Lock:
        """Return the lock that keeps a user's answers and requests in their order: take it before any await.
        Of two answers at once the first one counts, even if the user asks for another puzzle meanwhile.
        """
        return self._locks.setdefault(user, asyncio.Lock())

    async def _record_of(self, actor: Actor) -> PuzzleRecord:
        return await self._database.read(find_puzzle_record, actor.place.scope, actor.user)

    async def _answer(self, actor: Actor, asked: OpenPuzzle, cell: int, is_agreed: bool) -> AnsweredPuzzle:
        """Judge an answer, and save it with the new ratings. Raises Refusal if the puzzle is not open."""

        def count(old: PuzzleRecord) -> tuple[PuzzleRecord, list[RatedAnswer]]:
            _check_open(asked, old)
            is_right = judged.is_right
            return asked.answered(old, is_right=is_right), [rated_answer(puzzle, is_right=is_right)]

        puzzle, ticket = asked.puzzle, Ticket(Priority.MOVE, actor.user)
        puzzle.board.check(cell)
        _check_open(asked, await self._record_of(actor))  # before the user is asked whether they agree to its price
        async with self._advice.about(actor, [puzzle.board], is_agreed=is_agreed, answering=asked):
            run, rules = self._workers.run_on_board, puzzle.board.game
            judged = await run(ticket, rules, attempt, puzzle, cell, self._evaluate)
            record = await change_record(self._database, actor.place, actor.user, count)
        rating = await self._database.read(find_new_rating, actor.user, puzzle)
        return AnsweredPuzzle(judged, record, rating, self._now().date())


async def _prepare(game: str) -> Mapping[Position, Puzzle]:
    """Return the puzzles of a game, which take a moment at first. Raises Refusal if it has none."""
    if game not in PUZZLE_GAMES:
        raise Refusal("no_puzzles", games=tuple(GAMES[name] for name in PUZZLE_GAMES))
    return await asyncio.to_thread(all_puzzles, game)


async def _daily_puzzle(place: Place, day: date) -> Puzzle:
    return await asyncio.to_thread(daily_puzzle, place.scope, day)


def _skip(puzzle: Puzzle, today: date) -> RatedAnswer:
    return replace(rated_answer(puzzle, is_right=False), moves_puzzle=False, skipped_on=today)


def _check_open(asked: OpenPuzzle, record: PuzzleRecord) -> None:
    if asked.is_open(record):
        return
    if asked.day:
        raise Refusal("puzzle-daily_answered", ends=DailyPuzzle(asked.puzzle, asked.day).ends)
    raise Refusal("puzzle-answered" if asked.is_latest(record) else "puzzle-over")
