"""Puzzle records, one for each user and scope, puzzle ratings, and which puzzles each user has seen lately."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import asdict, dataclass, field, replace
from datetime import date, datetime, timedelta
from typing import Any

from sqlalchemy import (
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Date,
    Double,
    Integer,
    Row,
    String,
    Table,
    and_,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from bot.analysis.analyses import analysis_of
from bot.analysis.glicko import Glicko
from bot.analysis.puzzles import Puzzle
from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.database import Database
from bot.database.errors import StalePuzzleRecordError
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import ensure_guild
from bot.database.schema import game_name, guild_id, insert_for, metadata, user_id
from bot.games.games import DEFAULT_GAME
from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.ids import Place, ScopeId


@dataclass(frozen=True, slots=True)
class PuzzleRecord:
    """One user's puzzles in one guild or direct-message channel. Days are in UTC."""

    version: int = 0  # the number of changes; 0 for a user without any
    puzzle: Position | None = None  # the latest puzzle given to this user alone; None before the first
    is_open: bool = False  # whether that puzzle is still unanswered
    solved: int = 0  # the numbers of right and wrong answers, daily puzzles included
    missed: int = 0
    streak: int = 0  # the number of puzzles solved since the last miss
    best_streak: int = 0
    daily_streak: int = 0  # the number of consecutive days with a solved daily puzzle, up to `last_daily`
    best_daily_streak: int = 0
    last_daily: date | None = None  # the day of the daily puzzle answered last
    game: str = DEFAULT_GAME  # the name of the game of the latest puzzle

    @property
    def attempts(self) -> int:
        return self.solved + self.missed

    def current_daily_streak(self, today: date) -> int:
        """Return the daily streak, or 0 if it has ended: neither today's nor yesterday's puzzle was answered."""
        is_current = self.last_daily is not None and self.last_daily >= today - timedelta(days=1)
        return self.daily_streak if is_current else 0

    def with_puzzle(self, puzzle: Position, game: str = DEFAULT_GAME) -> PuzzleRecord:
        return replace(self, version=self.version + 1, puzzle=puzzle, game=game, is_open=True)

    def with_answer(self, *, is_right: bool) -> PuzzleRecord:
        return replace(self._with_result(is_right=is_right), is_open=False)

    def with_daily_answer(self, today: date, *, is_right: bool) -> PuzzleRecord:
        days = self.current_daily_streak(today) + 1 if is_right else 0
        best = max(days, self.best_daily_streak)
        answered = self._with_result(is_right=is_right)
        return replace(answered, last_daily=today, daily_streak=days, best_daily_streak=best)

    def _with_result(self, *, is_right: bool) -> PuzzleRecord:
        streak = self.streak + 1 if is_right else 0
        return replace(
            self,
            version=self.version + 1,
            solved=self.solved + is_right,
            missed=self.missed + (not is_right),
            streak=streak,
            best_streak=max(streak, self.best_streak),
        )


_DEVIATION = 150  # of the starting rating of a puzzle, which is an estimate


@dataclass(frozen=True, slots=True)
class SolverRating:
    """One user's puzzle rating, over all games and servers."""

    glicko: Glicko = field(default_factory=Glicko)
    previous: float = Glicko().rating  # before the latest answer
    answers: int = 0  # how many it is based on
    skipped_on: date | None = None  # the day, in UTC, of the latest skipped puzzle that cost nothing

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
    initial = Glicko(puzzle.rating, _DEVIATION)
    return RatedAnswer(puzzle.board.game.name, canonical_position(puzzle), initial, is_right)


def canonical_position(puzzle: Puzzle) -> Position:
    return analysis_of(puzzle.board.game).canonical(puzzle.board)[0]


puzzle_record_table = Table(
    "puzzle_record",
    metadata,
    Column("scope_id", Snowflake, primary_key=True, autoincrement=False, comment="a guild or direct-message channel"),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, index=True),
    guild_id(),
    Column("version", Integer, nullable=False, server_default="1", comment="how often the row was changed"),
    Column("game", String(20), comment="the game of the latest puzzle"),
    Column("puzzle", String(50), comment="the latest one that the user was given; null for none yet"),
    Column("is_open", Boolean, nullable=False, comment="it has not been answered"),
    Column("solved", Integer, nullable=False),
    Column("missed", Integer, nullable=False),
    Column("streak", Integer, nullable=False, comment="how many were solved since the last miss"),
    Column("best_streak", Integer, nullable=False),
    Column("daily_streak", Integer, nullable=False, comment="on how many days on end the daily one was solved"),
    Column("best_daily_streak", Integer, nullable=False),
    Column("last_daily", Date, comment="the day, in UTC, whose daily one was answered last; null for none yet"),
    Column("shared_on", Date, comment="the day, in UTC, whose daily one was shared last; null for none yet"),
    Column("shared_streak", Integer, comment="the daily streak that was shared then"),
    sqlite_with_rowid=False,
)


def _glicko_columns() -> tuple[Column[Any], ...]:
    return tuple(Column(name, Double, nullable=False) for name in ("rating", "deviation", "volatility"))


solver_rating_table = Table(
    "solver_rating",
    metadata,
    user_id(),
    *_glicko_columns(),
    Column("previous", Double, nullable=False, comment="the rating before the latest answer"),
    Column("answers", Integer, nullable=False, comment="how many puzzles it is based on"),
    Column("skipped_on", Date, comment="the day, in UTC, of the latest skipped puzzle that cost nothing"),
    sqlite_with_rowid=False,
)

puzzle_rating_table = Table(
    "puzzle_rating",
    metadata,
    game_name(),
    Column("position", String(50), primary_key=True, comment="base-3 digits, one a cell; the canonical one"),
    *_glicko_columns(),
    Column("answers", Integer, nullable=False, comment="how many it is based on"),
    sqlite_with_rowid=False,
)

seen_puzzle_table = Table(
    "seen_puzzle",
    metadata,
    user_id(),
    game_name(),
    Column("position", String(50), primary_key=True, comment="base-3 digits, one a cell; the canonical one"),
    Column("seen_at", UtcDateTime, nullable=False, index=True, comment="when it was last seen in a race"),
    sqlite_with_rowid=False,
)

SEEN_FOR = timedelta(days=30)
"""How long a puzzle that a user has seen in a race changes no rating. Then the row is deleted."""

_puzzle_record = puzzle_record_table


def find_puzzle_record(connection: Connection, scope: ScopeId, user: UserId) -> PuzzleRecord:
    """Return a user's puzzle record; an empty one if none is saved."""
    row = connection.execute(select(_puzzle_record).where(_is_of(scope, user))).first()
    return read_record(row) if row else PuzzleRecord()


async def change_record(
    database: Database,
    place: Place,
    user: UserId,
    change: Callable[[PuzzleRecord], tuple[PuzzleRecord, Sequence[RatedAnswer]]],
    *,
    is_repeated: bool = False,
) -> PuzzleRecord:
    """Apply a change to the saved record of a user, and return the new record.
    `change` returns the new record, and the answers that change ratings. It is called once more if another change is
    saved first. Raises StalePuzzleRecordError if that happens again.
    """
    old = await database.read(find_puzzle_record, place.scope, user)
    new, answers = change(old)
    try:
        if new != old:
            await database.write(change_puzzle_record, place, user, old, new, *answers)
    except StalePuzzleRecordError:
        if is_repeated:
            raise
        return await change_record(database, place, user, change, is_repeated=True)
    return new


def change_puzzle_record(
    connection: Connection,
    place: Place,
    user: UserId,
    old: PuzzleRecord,
    new: PuzzleRecord,
    *answers: RatedAnswer,  # what the new version counts
) -> None:
    """Save a new version of a record, and ratings. Raises StalePuzzleRecordError if the old one is not saved."""
    if old.version:
        is_unchanged = and_(_is_of(place.scope, user), _puzzle_record.c.version == old.version)
        if not connection.execute(update(_puzzle_record).where(is_unchanged).values(_to_row(new))).rowcount:
            raise StalePuzzleRecordError
    else:  # no record is saved yet
        ensure_guild(connection, place.guild)
        ids = {"scope_id": place.scope, "user_id": user, "guild_id": place.guild}
        try:
            connection.execute(insert(_puzzle_record), ids | _to_row(new))
        except IntegrityError:  # another process has inserted the row
            raise StalePuzzleRecordError from None
    for answer in answers:
        rate_answer(connection, user, answer)


def _is_of(scope: ScopeId, user: UserId) -> ColumnElement[bool]:
    return and_(_puzzle_record.c.scope_id == scope, _puzzle_record.c.user_id == user)


_SAME = (
    *("version", "is_open", "solved", "missed"),
    *("streak", "best_streak", "daily_streak", "best_daily_streak", "last_daily"),
)
"""The columns that hold the fields of the same names as they are."""


def _to_row(record: PuzzleRecord) -> dict[str, Any]:
    return {name: getattr(record, name) for name in _SAME} | {
        "game": None if record.puzzle is None else record.game,
        "puzzle": None if record.puzzle is None else str(record.puzzle),
    }


def read_record(row: Row[Any]) -> PuzzleRecord:
    return PuzzleRecord(
        **{name: getattr(row, name) for name in _SAME},
        puzzle=None if row.puzzle is None else Position(int(row.puzzle)),
        game=row.game or DEFAULT_GAME,
    )


DATA = FeatureData(
    "puzzles",
    (
        UserRows("puzzles", "puzzle records", _puzzle_record),
        UserRows("puzzle_rating", "puzzle ratings", solver_rating_table),
        UserRows("seen_puzzles", "puzzles seen in races", seen_puzzle_table),
    ),
    others=(puzzle_rating_table,),
)


_solver, _puzzle, _seen = solver_rating_table, puzzle_rating_table, seen_puzzle_table


def find_solver_rating(connection: Connection, user: UserId) -> SolverRating:
    """Return a user's puzzle rating; the initial one if they have answered no puzzle."""
    row = connection.execute(select(_solver).where(_solver.c.user_id == user)).first()
    return SolverRating(_glicko(row), row.previous, row.answers, row.skipped_on) if row else SolverRating()


def find_puzzle_ratings(connection: Connection, game: str) -> Mapping[Position, float]:
    """Return the ratings of the puzzles of a game that have been answered, by their canonical positions."""
    rows = connection.execute(select(_puzzle.c.position, _puzzle.c.rating).where(_puzzle.c.game == game))
    return {Position(int(row.position)): row.rating for row in rows}


def record_seen(connection: Connection, user: UserId, puzzles: Iterable[Puzzle], now: datetime) -> None:
    """Save that a user has seen puzzles in a race, so that they change no rating for some time."""
    keys = {(puzzle.board.game.name, str(canonical_position(puzzle))) for puzzle in puzzles}
    rows = [{"user_id": user, "game": game, "position": position, "seen_at": now} for game, position in sorted(keys)]
    if rows:
        new = insert_for(connection.dialect.name, _seen)
        set_ = {"seen_at": new.excluded.seen_at}
        connection.execute(new.on_conflict_do_update(index_elements=["user_id", "game", "position"], set_=set_), rows)


def find_seen(connection: Connection, user: UserId, game: str) -> Set[Position]:
    """Return the canonical positions of the puzzles of a game that a user has seen lately."""
    positions = connection.scalars(select(_seen.c.position).where(_seen.c.user_id == user, _seen.c.game == game))
    return {Position(int(position)) for position in positions}


def has_seen(connection: Connection, user: UserId, game: str, position: Position) -> bool:
    """Check if a user has seen a puzzle lately, which then changes no rating. The position is the canonical one."""
    is_this = _seen.c.user_id == user, _seen.c.game == game, _seen.c.position == str(position)
    return connection.execute(select(_seen.c.seen_at).where(*is_this)).first() is not None


def forget_seen(connection: Connection, now: datetime) -> None:
    """Delete which puzzles were seen too long ago."""
    connection.execute(delete(_seen).where(_seen.c.seen_at <= now - SEEN_FOR))


def find_new_rating(connection: Connection, user: UserId, puzzle: Puzzle) -> SolverRating | None:
    """Return a user's rating after an answer to a puzzle; None if they had seen it lately, so that it changed none."""
    if has_seen(connection, user, puzzle.board.game.name, canonical_position(puzzle)):
        return None
    return find_solver_rating(connection, user)


def rate_answer(connection: Connection, user: UserId, answer: RatedAnswer) -> None:
    """Save the ratings of a user and a puzzle after an answer. The first skipped puzzle of a day changes none, nor does
    a puzzle that the user has seen lately.
    The user's rating is locked before the puzzle's, so that concurrent transactions cannot deadlock.
    """
    if has_seen(connection, user, answer.game, answer.puzzle):
        return
    puzzle = {"game": answer.game, "position": str(answer.puzzle)}
    start = SolverRating()
    solver = _lock(connection, _solver, {"user_id": user}, start.glicko, {"previous": start.previous})
    if answer.skipped_on and solver.skipped_on != answer.skipped_on:
        skipped = update(_solver).where(_solver.c.user_id == user).values(skipped_on=answer.skipped_on)
        connection.execute(skipped)
        return
    if answer.moves_puzzle:
        problem = _glicko(_lock(connection, _puzzle, puzzle, answer.initial))
    else:
        row = connection.execute(select(_puzzle).where(_has(_puzzle, puzzle))).first()
        problem = _glicko(row) if row else answer.initial
    before, score = (_glicko(solver), problem), float(answer.is_right)
    after = before[0].after([(before[1], score)]), before[1].after([(before[0], 1 - score)])
    _save(connection, _solver, {"user_id": user}, after[0], {"previous": before[0].rating})
    if answer.moves_puzzle:
        _save(connection, _puzzle, puzzle, after[1])


def _lock(
    connection: Connection, table: Table, key: Mapping[str, Any], initial: Glicko, others: Mapping[str, Any] = {}
) -> Row[Any]:
    """Return a row, which is inserted if it is missing; on PostgreSQL, lock it until the transaction ends."""
    values = {**key, **asdict(initial), **others, "answers": 0}
    connection.execute(insert_for(connection.dialect.name, table).values(values).on_conflict_do_nothing())
    return connection.execute(select(table).where(_has(table, key)).with_for_update()).one()


def _save(
    connection: Connection, table: Table, key: Mapping[str, Any], rating: Glicko, others: Mapping[str, Any] = {}
) -> None:
    values = {**asdict(rating), **others, "answers": table.c.answers + 1}
    connection.execute(update(table).where(_has(table, key)).values(values))


def _has(table: Table, key: Mapping[str, Any]) -> ColumnElement[bool]:
    return and_(*(table.c[name] == value for name, value in key.items()))


def _glicko(row: Row[Any]) -> Glicko:
    return Glicko(row.rating, row.deviation, row.volatility)
