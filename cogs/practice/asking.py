"""What a user is being asked, and the matches in which advice could help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import BindParameter, Connection, and_, bindparam, or_, select, tuple_, update

from bot.analysis.exercise import Exercise
from bot.games.ids import MatchId, UserId
from bot.matches import rows, tables
from bot.matches.queries import IS_LIVE, MOST_AT_ONCE
from bot.model.ids import ChannelId, GuildId, Place
from bot.model.saved_match import SavedMatch
from cogs.practice.queries import (
    MadeExercise,
    QueuedReview,
    begin_practice,
    due_exercises,
    exercise_table,
    exercises_of_game,
    find_exercises,
    find_queued,
    mistake_table,
    next_due,
    practice_table,
    reviewed_game_table,
    with_plies,
)
from cogs.puzzles.queries import puzzle_record_table, read_record
from cogs.puzzles.record import PuzzleRecord

_match, _puzzle_record = tables.match, puzzle_record_table
_practice, _mistake = practice_table, mistake_table
_USER: BindParameter[Any] = bindparam("user")
_IS_DUEL_THERE = and_(
    _match.c.channel_id == bindparam("channel"), _match.c.x_opponent.is_(None), _match.c.o_opponent.is_(None)
)
_RUNNING = (
    select(_match)
    .where(IS_LIVE, or_(_match.c.x_user == _USER, _match.c.o_user == _USER, _IS_DUEL_THERE))
    .order_by(_match.c.id)
    .limit(MOST_AT_ONCE)
)
_RECORDS = select(_puzzle_record).where(_puzzle_record.c.user_id == _USER)
_LAST_ASKED = select(_practice.c.match_id, _practice.c.number).where(_practice.c.user_id == _USER)
_IS_ASKED = tuple_(_mistake.c.match_id, _mistake.c.number).in_(_LAST_ASKED)


@dataclass(frozen=True, slots=True)
class OpenPositions:
    """The matches that a user plays, those between members in their channel, and what the user is being asked."""

    running: Sequence[SavedMatch]
    records: Mapping[Place, PuzzleRecord]  # by `Place.home`; that of the user's place is among them
    exercise: Exercise | None  # the one that they were asked last, if it is due, so that an answer counts


@dataclass(frozen=True, slots=True)
class Asked:
    """The exercises that can be given, of which the first one was saved as the one that is being asked."""

    exercises: Sequence[Exercise]
    first: MadeExercise | None
    found: OpenPositions
    queued: Sequence[QueuedReview] = ()  # matches of the user that may have more exercises
    next_due: date | None = None  # if none is due, the day of the next one; None if there are no exercises


def find_open(connection: Connection, user: UserId, place: Place, today: date) -> OpenPositions:
    """Return what a user plays and is being asked, and a match between members in their channel."""
    running = rows.read_all(connection, _RUNNING, {"user": user, "channel": place.channel})
    records = {place.home: PuzzleRecord()}
    for row in connection.execute(_RECORDS, {"user": user}):
        guild = None if row.guild_id is None else GuildId(row.guild_id)
        records[Place(ChannelId(row.scope_id), guild)] = read_record(row)
    asked = find_exercises(connection, user, _IS_ASKED, exercise_table.c.due <= today)
    return OpenPositions(running, records, asked[0] if asked else None)


def ask_due(connection: Connection, user: UserId, place: Place, now: datetime) -> Asked:
    """Begin the user's practice if they have not begun yet, and give them an exercise that is due today."""
    if connection.execute(select(_practice.c.user_id).where(_practice.c.user_id == user)).first() is None:
        begin_practice(connection, user, now)
    queued = find_queued(connection, reviewed_game_table.c.user_id == user)
    due, found = due_exercises(connection, user, now.date()), find_open(connection, user, place, now.date())
    if not due:
        return Asked([], None, found, queued, next_due(connection, user))
    return Asked(due, record_asked(connection, user, due[0]), found, queued)


def ask_of_game(connection: Connection, user: UserId, place: Place, today: date, match: MatchId, after: int) -> Asked:
    """Give a user the next exercise from their mistakes in a match, after the ply with a number."""
    following, found = exercises_of_game(connection, user, match, after), find_open(connection, user, place, today)
    return Asked(following, record_asked(connection, user, following[0]) if following else None, found)


def record_asked(connection: Connection, user: UserId, exercise: Exercise) -> MadeExercise:
    """Save that a user is being asked an exercise, unless they have deleted their data meanwhile, and return it."""
    asked = {"match_id": exercise.match, "number": exercise.mistake.number}
    connection.execute(update(_practice).where(_practice.c.user_id == user).values(asked))
    return with_plies(connection, exercise)


def find_asked(connection: Connection, user: UserId) -> MadeExercise | None:
    """Return the exercise that a user was asked last; None if there is none, or it is not kept any more."""
    found = find_exercises(connection, user, _IS_ASKED)
    return with_plies(connection, found[0]) if found else None


def find_to_answer(
    connection: Connection, user: UserId, place: Place, today: date, match: MatchId, number: int
) -> tuple[MadeExercise | None, OpenPositions]:
    """Return the exercise from a user's mistake, and what they play and are being asked.
    The exercise is None if it is not kept any more.
    """
    found = find_exercises(connection, user, _mistake.c.match_id == match, _mistake.c.number == number)
    return with_plies(connection, found[0]) if found else None, find_open(connection, user, place, today)
