"""Races and storms of puzzles, and what each racer has reached, in the database.

An answer is saved before it is shown, so that no restart loses or repeats it. The races of days, one a server and day,
are in the same tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Date,
    Double,
    ForeignKey,
    Integer,
    Row,
    Select,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.analysis.puzzles import Puzzle
from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import ensure_guild, is_on_shards
from bot.database.schema import guild_id, insert_for, metadata
from bot.games.errors import Refusal
from bot.games.ids import UserId
from bot.games.position import Position
from bot.model.ids import ChannelId, GuildId, MessageId, Place, Shards
from cogs.puzzles.queries import find_puzzle_ratings, record_seen
from cogs.race.race import Clock, Missed, PuzzleId, RaceId, Run, games_of

MOST_RACERS = 20
MOST_ROWS = 10  # how many racers the table of a day's race shows, besides its reader

race_table = Table(
    "race",
    metadata,
    Column("id", Snowflake, primary_key=True, autoincrement=False, comment="the event that has begun it"),
    guild_id(),
    Column("channel_id", Snowflake, nullable=False, index=True),
    Column("message_id", Snowflake, comment="the public one; null for none"),
    Column("kind", String(10), nullable=False),
    Column("game", String(20), nullable=False, comment="of the puzzles; mixed for several"),
    Column("seconds", Integer, nullable=False, comment="how long each racer has"),
    Column("starter", Snowflake, index=True, comment="who began it; null once their data are deleted"),
    Column("puzzles", Text, nullable=False, server_default="", comment="game:position, with spaces; kept for 30 days"),
    Column("begins_at", UtcDateTime, nullable=False, comment="when nobody can join any more"),
    Column("started_at", UtcDateTime, comment="null before"),
    Column("ended_at", UtcDateTime, index=True, comment="null before; of a day's race, when it ends"),
    Column("day", Date, comment="of a day's race, in UTC; null for the others"),
    UniqueConstraint("guild_id", "day"),
)

racer_table = Table(
    "racer",
    metadata,
    Column("race_id", Snowflake, ForeignKey("race.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user_id", Snowflake, primary_key=True, autoincrement=False, index=True),
    Column("points", SmallInteger, nullable=False),
    Column("combo", SmallInteger, nullable=False, comment="how many answers in a row were right"),
    Column("best_combo", SmallInteger, nullable=False),
    Column("wrong", SmallInteger, nullable=False),
    Column("number", SmallInteger, nullable=False, comment="of the puzzle that is asked, counted from 0"),
    Column("missed", Text, nullable=False, comment="number=cell of wrong answers, with spaces"),
    Column("used", Double, nullable=False, comment="the seconds used until the last answer"),
    Column("waited", Double, nullable=False, comment="for how many seconds the clock has stood still"),
    Column("finished_at", UtcDateTime, comment="null before"),
    Column("substitutes", Text, nullable=False, server_default="", comment="number=game:position, with spaces"),
    sqlite_with_rowid=False,
)

_race, _racer = race_table, racer_table


class RaceKind(Enum):
    RACE = "race"
    STORM = "storm"  # of one racer alone
    DAY = "day"  # of everyone in a server, at any time of a day


@dataclass(frozen=True, slots=True)
class Racer:
    user: UserId
    run: Run = field(default_factory=Run)
    finished: datetime | None = None
    substitutes: Mapping[int, PuzzleId] = field(default_factory=dict[int, PuzzleId])
    """The puzzles that they are asked instead of those of a day's race with these numbers."""


@dataclass(frozen=True, slots=True)
class Race:
    id: RaceId
    place: Place
    kind: RaceKind
    game: str  # one of RACE_GAMES, or MIXED
    seconds: int
    starter: UserId | None
    begins: datetime  # until then members can join
    racers: Sequence[Racer] = ()  # in the order in which they have joined
    puzzles: Sequence[PuzzleId] = field(default=(), repr=False)  # none before the start
    message: MessageId | None = None  # the public one
    started: datetime | None = None
    ended: datetime | None = None  # when it ends or has ended; None while that is not known
    day: date | None = None  # of a day's race

    def racer(self, user: UserId) -> Racer | None:
        return next((racer for racer in self.racers if racer.user == user), None)

    def with_racer(self, racer: Racer) -> Race:
        """Return the race with the changed run of a racer."""
        return replace(self, racers=[racer if each.user == racer.user else each for each in self.racers])

    def puzzles_of(self, racer: Racer) -> list[PuzzleId]:
        return [racer.substitutes.get(number, puzzle) for number, puzzle in enumerate(self.puzzles)]

    @property
    def ranked(self) -> list[Racer]:
        return sorted(self.racers, key=lambda racer: racer.run.rank)


@dataclass(frozen=True, slots=True)
class Records:
    """The most points in a user's finished storms of one game and time; None without any."""

    today: int | None
    this_week: int | None
    ever: int | None
    before: int | None  # ever, but for the storm that is asked about


@dataclass(frozen=True, slots=True)
class DayTable:
    """How the race of a day stands."""

    rows: Sequence[tuple[int, Racer]] = ()  # the first racers and, if they have answered, the reader, with their places
    count: int = 0  # how many have answered
    finished: int = 0  # how many have answered all puzzles

    def place(self, user: UserId) -> int | None:
        """Return the place of a racer who is in the rows."""
        return next((place for place, racer in self.rows if racer.user == user), None)


def open_race(connection: Connection, race: Race) -> None:
    """Save a new race or storm with its racers. Raises Refusal if one of them is in another one, or, for a race, if
    there is another one in the channel.
    """
    ensure_guild(connection, race.place.guild)  # other races that are opened in this guild wait from here on
    if race.kind is not RaceKind.STORM:
        is_unfinished = exists().where(_racer.c.race_id == _race.c.id, _racer.c.finished_at.is_(None))
        is_open = _race.c.ended_at.is_(None), or_(_race.c.started_at.is_(None), is_unfinished)
        is_there = _race.c.channel_id == race.place.channel, _race.c.kind == RaceKind.RACE.value
        if connection.execute(select(_race.c.id).where(*is_there, *is_open)).first():
            raise Refusal("race-channel_taken")
    connection.execute(insert(_race), race_to_row(race))
    for racer in race.racers:
        _insert_racer(connection, race.id, racer.user)


def join_race(connection: Connection, race: RaceId, user: UserId) -> Race:
    """Save that a user joins a race, and return it; nothing changes if they have joined before.
    Raises Refusal if it has started, is full, or they are in another one.
    """
    found = next(_read_races(connection, select(_race).where(_race.c.id == race).with_for_update()), None)
    if found is None or found.started or found.ended:
        raise Refusal("race-started")
    if found.racer(user):
        return found
    if len(found.racers) >= MOST_RACERS:
        raise Refusal("race-full", most=MOST_RACERS)
    _insert_racer(connection, race, user)
    return replace(found, racers=[*found.racers, Racer(user)])


def _insert_racer(connection: Connection, race: RaceId, user: UserId) -> None:
    if connection.dialect.name == "postgresql":  # another process may let them begin a race at the same time
        connection.execute(select(func.pg_advisory_xact_lock(user)))
    if find_unfinished(connection, user):
        raise Refusal("race-in_another")
    connection.execute(insert(_racer), {"race_id": race, "user_id": user, **run_to_row(Run())})


def find_unfinished(connection: Connection, user: UserId) -> RaceId | None:
    """Return the race or storm in which a user is a racer who has not finished."""
    query = select(_race.c.id).join_from(_racer, _race)
    is_running = _racer.c.user_id == user, _racer.c.finished_at.is_(None), _race.c.ended_at.is_(None)
    found = connection.scalar(query.where(*is_running))
    return None if found is None else RaceId(found)


def save_message(connection: Connection, race: RaceId, message: MessageId) -> None:
    connection.execute(update(_race).where(_race.c.id == race).values(message_id=message))


def postpone(connection: Connection, race: RaceId, begins: datetime) -> None:
    connection.execute(update(_race).where(_race.c.id == race).values(begins_at=begins))


def start_race(connection: Connection, race: RaceId, puzzles: Sequence[PuzzleId], now: datetime) -> Race | None:
    """Save that a race starts, and return it; None if it has started before, or no longer exists. With one racer, it is
    a storm.
    """
    values = {"puzzles": _join(puzzles), "started_at": now}
    is_open = _race.c.id == race, _race.c.started_at.is_(None), _race.c.ended_at.is_(None)
    if not connection.execute(update(_race).where(*is_open).values(values)).rowcount:
        return None
    started = find_race(connection, race)
    if started is None or len(started.racers) > 1:
        return started
    connection.execute(update(_race).where(_race.c.id == race).values(kind=RaceKind.STORM.value))
    return replace(started, kind=RaceKind.STORM)


def save_run(
    connection: Connection,
    race: RaceId,
    racer: Racer,
    seen: Iterable[Puzzle] = (),  # once they have finished
    *,
    is_answer: bool = True,
) -> bool:
    """Save what a racer has reached, by an answer or because their time is up. Returns False if they are no longer in
    the race or have finished, or if the puzzle has been answered before.
    """
    is_theirs = _racer.c.race_id == race, _racer.c.user_id == racer.user, _racer.c.finished_at.is_(None)
    is_next = _racer.c.number == racer.run.number - is_answer
    values = run_to_row(racer.run) | {"finished_at": racer.finished}
    is_saved = connection.execute(update(_racer).where(*is_theirs, is_next).values(values)).rowcount > 0
    if is_saved and racer.finished:
        record_seen(connection, racer.user, seen, racer.finished)
    return is_saved


def end_race(
    connection: Connection, race: RaceId, racers: Iterable[Racer], puzzles: Sequence[Puzzle], now: datetime
) -> Race | None:
    """Save that a race has ended, and with it some racers, who finish now. Returns the race; None if it no longer
    exists.
    """
    connection.execute(update(_race).where(_race.c.id == race, _race.c.ended_at.is_(None)).values(ended_at=now))
    for racer in sorted(racers, key=lambda racer: racer.user):
        save_run(connection, race, racer, puzzles[: racer.run.number + 1], is_answer=False)
    is_running = _racer.c.race_id == race, _racer.c.finished_at.is_(None)
    connection.execute(update(_racer).where(*is_running).values(finished_at=now))
    return find_race(connection, race)


def end_overdue(connection: Connection, shards: Shards, before: datetime, now: datetime) -> None:
    """End those races of some shards that began before a time and have not ended."""
    began = func.coalesce(_race.c.started_at, _race.c.begins_at)
    is_overdue = _race.c.ended_at.is_(None), began < before, is_on_shards(_race.c.guild_id, shards)
    overdue = select(_race.c.id).where(*is_overdue)
    is_running = _racer.c.race_id.in_(overdue), _racer.c.finished_at.is_(None)
    connection.execute(update(_racer).where(*is_running).values(finished_at=now))
    connection.execute(update(_race).where(*is_overdue).values(ended_at=now))


def clear_puzzles(connection: Connection, before: datetime) -> None:
    """Delete the puzzles of races that ended before a time, and which of them were missed."""
    is_old = _race.c.ended_at < before, _race.c.puzzles != ""
    is_in_old = _racer.c.race_id.in_(select(_race.c.id).where(*is_old))
    connection.execute(update(_racer).where(is_in_old).values(missed="", substitutes=""))
    connection.execute(update(_race).where(*is_old).values(puzzles=""))


def find_race(connection: Connection, race: RaceId, user: UserId | None = None) -> Race | None:
    """Return a race with its racers, or only with one of them."""
    return next(_read_races(connection, select(_race).where(_race.c.id == race), user), None)


def open_races(connection: Connection, shards: Shards) -> list[Race]:
    """Return the races and storms of some shards that have not ended."""
    query = select(_race).where(_race.c.ended_at.is_(None), is_on_shards(_race.c.guild_id, shards))
    return [*_read_races(connection, query.order_by(_race.c.id))]


def read_records(connection: Connection, race: Race, user: UserId, now: datetime) -> Records:
    """Return the records of a user in storms of the same game and time."""
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    most, finished = func.max(_racer.c.points), _racer.c.finished_at
    query = select(
        most.filter(finished >= today),
        most.filter(finished >= today - timedelta(days=now.weekday())),
        most,
        most.filter(_race.c.id != race.id),
    ).join_from(_racer, _race)
    is_alike = _race.c.kind == RaceKind.STORM.value, _race.c.game == race.game, _race.c.seconds == race.seconds
    is_theirs = _racer.c.user_id == user, finished.is_not(None)
    return Records(*connection.execute(query.where(*is_alike, *is_theirs)).one())


def open_day(connection: Connection, race: Race, user: UserId) -> Race | None:
    """Save the race of a day in a guild unless there is one, and return the one that is saved, as `find_day` does."""
    assert race.place.guild
    assert race.day
    ensure_guild(connection, race.place.guild)
    statement = insert_for(connection.dialect.name, _race).on_conflict_do_nothing()
    connection.execute(statement, race_to_row(race))
    return find_day(connection, race.place.guild, race.day, user)


def find_day(connection: Connection, guild: GuildId, day: date, user: UserId) -> Race | None:
    """Return the race of a day in a guild with one of its racers; None if nobody has asked for it."""
    query = select(_race).where(_race.c.guild_id == guild, _race.c.day == day)
    return next(_read_races(connection, query, user), None)


def join_day(
    connection: Connection,
    race: RaceId,
    racer: Racer,
    puzzles: Iterable[Puzzle],  # that they will see
    now: datetime,
) -> None:
    """Save that a user takes part in a day's race; nothing changes if they do already."""
    substitutes = " ".join(f"{number}={puzzle}" for number, puzzle in sorted(racer.substitutes.items()))
    values = {"race_id": race, "user_id": racer.user, "substitutes": substitutes, **run_to_row(racer.run)}
    connection.execute(insert_for(connection.dialect.name, _racer).on_conflict_do_nothing(), values)
    record_seen(connection, racer.user, puzzles, now)


def read_table(connection: Connection, guild: GuildId, day: date, user: UserId | None = None) -> DayTable:
    """Return how the race of a day stands in a guild, for everyone or for one of its racers; empty if there is none."""
    rank = _racer.c.points.desc(), _racer.c.best_combo.desc(), _racer.c.wrong, _racer.c.used, _racer.c.user_id
    place = func.row_number().over(order_by=rank).label("place")
    counts = func.count().over().label("answered"), func.count(_racer.c.finished_at).over().label("finished")
    is_counted = _race.c.guild_id == guild, _race.c.day == day, _racer.c.number > 0
    ranked = select(_racer, place, *counts).join_from(_racer, _race).where(*is_counted).subquery()
    is_shown = or_(ranked.c.place <= MOST_ROWS, ranked.c.user_id == user)
    rows = connection.execute(select(ranked).where(is_shown).order_by(ranked.c.place)).all()
    return (
        DayTable([(row.place, _read_racer(row)) for row in rows], rows[0].answered, rows[0].finished)
        if rows
        else DayTable()
    )


def days_of(connection: Connection, user: UserId, since: date) -> set[tuple[GuildId, date]]:
    """Return the days, and their guilds, in whose races a user has taken part."""
    query = select(_race.c.guild_id, _race.c.day).join_from(_racer, _race)
    rows = connection.execute(query.where(_racer.c.user_id == user, _race.c.day >= since)).all()
    return {(GuildId(row.guild_id), row.day) for row in rows}


def find_asked(connection: Connection, users: Sequence[UserId], today: date) -> list[PuzzleId]:
    """Return the puzzles that some users are being asked: in today's races, and in others that run."""
    is_running = _race.c.day.is_(None), _race.c.started_at.is_not(None), _race.c.ended_at.is_(None)
    is_asked = _racer.c.finished_at.is_(None), or_(_race.c.day == today, and_(*is_running))
    query = select(_race.c.puzzles, _racer.c.number, _racer.c.substitutes).join_from(_racer, _race)
    asked = list[PuzzleId]()
    for row in connection.execute(query.where(_racer.c.user_id.in_(users), *is_asked)):
        puzzle = _parse_substitutes(row.substitutes).get(row.number)
        asked += [puzzle] if puzzle else _parse_puzzles(row.puzzles)[row.number : row.number + 1]
    return asked


def read_ratings(connection: Connection, game: str) -> dict[str, Mapping[Position, float]]:
    """Return the ratings of the puzzles of which a race consists, of each game by canonical position, where they are
    not the starting ones.
    """
    return {name: find_puzzle_ratings(connection, name) for name in games_of(game)}


def _read_races(connection: Connection, query: Select[Any], user: UserId | None = None) -> Iterator[Race]:
    """Yield races with their racers, or only with one of them."""
    for row in connection.execute(query).all():
        racers = select(_racer).where(_racer.c.race_id == row.id).order_by(_racer.c.user_id)
        racers = racers if user is None else racers.where(_racer.c.user_id == user)
        yield Race(
            RaceId(row.id),
            Place(ChannelId(row.channel_id), None if row.guild_id is None else GuildId(row.guild_id)),
            RaceKind(row.kind),
            row.game,
            row.seconds,
            None if row.starter is None else UserId(row.starter),
            row.begins_at,
            [_read_racer(each) for each in connection.execute(racers)],
            _parse_puzzles(row.puzzles),
            None if row.message_id is None else MessageId(row.message_id),
            row.started_at,
            row.ended_at,
            row.day,
        )


def _read_racer(row: Row[Any]) -> Racer:
    missed, clock = tuple(map(Missed.parse, row.missed.split())), Clock(row.used, row.waited)
    run = Run(**{name: getattr(row, name) for name in _SAME}, missed=missed, clock=clock)
    return Racer(UserId(row.user_id), run, row.finished_at, _parse_substitutes(row.substitutes))


def _parse_puzzles(text: str) -> list[PuzzleId]:
    return [PuzzleId.parse(word) for word in text.split()]


def _parse_substitutes(text: str) -> dict[int, PuzzleId]:
    pairs = (word.split("=") for word in text.split())
    return {int(number): PuzzleId.parse(puzzle) for number, puzzle in pairs}


def race_to_row(race: Race) -> dict[str, Any]:
    return {
        "id": race.id,
        "guild_id": race.place.guild,
        "channel_id": race.place.channel,
        "message_id": race.message,
        "kind": race.kind.value,
        "game": race.game,
        "seconds": race.seconds,
        "starter": race.starter,
        "puzzles": _join(race.puzzles),
        "begins_at": race.begins,
        "started_at": race.started,
        "ended_at": race.ended,
        "day": race.day,
    }


_SAME = ("points", "combo", "best_combo", "wrong", "number")
"""The columns that hold the fields of a run as they are."""


def run_to_row(run: Run) -> dict[str, Any]:
    values = {name: getattr(run, name) for name in _SAME}
    return values | {"missed": _join(run.missed), "used": run.clock.used, "waited": run.clock.waited}


def _join(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def _remove_racer(connection: Connection, user: UserId) -> None:
    """Delete a user's runs, and their storms. A public one stays: its button *Again* opens another race."""
    theirs = select(_racer.c.race_id).where(_racer.c.user_id == user)
    is_storm = _race.c.kind == RaceKind.STORM.value, _race.c.message_id.is_(None), _race.c.id.in_(theirs)
    connection.execute(update(_race).where(_race.c.starter == user).values(starter=None))
    connection.execute(delete(_race).where(*is_storm))
    connection.execute(delete(_racer).where(_racer.c.user_id == user))


DATA = FeatureData(
    "races",
    (
        UserRows("races", "races and storms", _racer),
        UserRows("race_starts", "races started", _race, users=("starter",)),
    ),
    remove=_remove_racer,
)
