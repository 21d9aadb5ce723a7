"""The day's races of servers in the database: one a server and day, over the same tables as other races."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime

from sqlalchemy import Connection, and_, func, or_, select

from bot.analysis.puzzles import Puzzle
from bot.database.guilds import ensure_guild
from bot.database.schema import insert_for
from bot.games.ids import UserId
from bot.model.ids import GuildId
from cogs.puzzles.queries import record_seen
from cogs.race.queries import Race, Racer, race_table, race_to_row, racer_table, read_race, read_racer, run_to_row
from cogs.race.race import PuzzleId, RaceId, Run, decode_puzzles, decode_substitutes, encode_substitutes

MOST_ROWS = 10  # how many racers a table shows, besides its reader

_race, _racer = race_table, racer_table


@dataclass(frozen=True, slots=True)
class DayTable:
    """How the race of a day stands."""

    rows: Sequence[tuple[int, Racer]] = ()  # the first racers and, if they have answered, the reader, with their places
    count: int = 0  # how many have answered
    finished: int = 0  # how many have answered all puzzles

    def place(self, user: UserId) -> int | None:
        """Return the place of a racer who is in the rows."""
        return next((place for place, racer in self.rows if racer.user == user), None)


def open_day(connection: Connection, race: Race, user: UserId) -> Race:
    """Save the race of a day in a guild unless there is one, and return the one that is saved."""
    assert race.place.guild
    assert race.day
    ensure_guild(connection, race.place.guild)
    statement = insert_for(connection.dialect.name, _race).on_conflict_do_nothing()
    connection.execute(statement, race_to_row(race))
    saved = find_day(connection, race.place.guild, race.day, user)
    assert saved
    return saved


def find_day(connection: Connection, guild: GuildId, day: date, user: UserId) -> Race | None:
    """Return the race of a day in a guild with one of its racers; None if nobody has asked for it."""
    row = connection.execute(select(_race).where(_race.c.guild_id == guild, _race.c.day == day)).first()
    return read_race(connection, row, user) if row else None


def find_race_of(connection: Connection, race: RaceId, user: UserId) -> Race | None:
    """Return the race of a day with one of its racers; None if they take no part in it."""
    row = connection.execute(select(_race).where(_race.c.id == race, _race.c.day.is_not(None))).first()
    found = read_race(connection, row, user) if row else None
    return found if found and found.racers else None


def read_table(connection: Connection, race: RaceId, user: UserId | None = None) -> DayTable:
    """Return how the race of a day stands for everyone, or for one of its racers."""
    rank = _racer.c.points.desc(), _racer.c.best_combo.desc(), _racer.c.wrong, _racer.c.used, _racer.c.user_id
    place = func.row_number().over(order_by=rank).label("place")
    counts = func.count().over().label("answered"), func.count(_racer.c.finished_at).over().label("finished")
    ranked = select(_racer, place, *counts).where(_racer.c.race_id == race, _racer.c.number > 0).subquery()
    is_shown = or_(ranked.c.place <= MOST_ROWS, ranked.c.user_id == user)
    rows = connection.execute(select(ranked).where(is_shown).order_by(ranked.c.place)).all()
    if not rows:
        return DayTable()
    return DayTable([(row.place, read_racer(row)) for row in rows], rows[0].answered, rows[0].finished)


def read_table_of(connection: Connection, guild: GuildId, day: date) -> DayTable:
    """Return how the race of a day stands in a guild; empty if there is none."""
    race = connection.scalar(select(_race.c.id).where(_race.c.guild_id == guild, _race.c.day == day))
    return DayTable() if race is None else read_table(connection, RaceId(race))


def join_day(
    connection: Connection,
    race: RaceId,
    user: UserId,
    substitutes: Mapping[int, PuzzleId],
    puzzles: Iterable[Puzzle],  # that they will see
    now: datetime,
) -> None:
    """Save that a user takes part in a day's race; nothing changes if they do already."""
    values = {"race_id": race, "user_id": user, "substitutes": encode_substitutes(substitutes), **run_to_row(Run())}
    connection.execute(insert_for(connection.dialect.name, _racer).on_conflict_do_nothing(), values)
    record_seen(connection, user, puzzles, now)


def find_asked(connection: Connection, users: Sequence[UserId], today: date) -> list[PuzzleId]:
    """Return the puzzles that some users are being asked: in today's races, and in others that run."""
    is_running = _race.c.day.is_(None), _race.c.started_at.is_not(None), _race.c.ended_at.is_(None)
    is_asked = _racer.c.finished_at.is_(None), or_(_race.c.day == today, and_(*is_running))
    query = select(_race.c.puzzles, _racer.c.number, _racer.c.substitutes).join_from(_racer, _race)
    asked = list[PuzzleId]()
    for row in connection.execute(query.where(_racer.c.user_id.in_(users), *is_asked)):
        puzzle = decode_substitutes(row.substitutes).get(row.number)
        asked += [puzzle] if puzzle else decode_puzzles(row.puzzles)[row.number : row.number + 1]
    return asked


def days_of(connection: Connection, user: UserId, since: date) -> set[tuple[GuildId, date]]:
    """Return the days, and their guilds, in whose races a user has taken part."""
    query = select(_race.c.guild_id, _race.c.day).join_from(_racer, _race)
    rows = connection.execute(query.where(_racer.c.user_id == user, _race.c.day >= since)).all()
    return {(GuildId(row.guild_id), row.day) for row in rows}
