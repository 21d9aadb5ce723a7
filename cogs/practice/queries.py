"""Members' exercises, and the reviews of their games from which these come.

When a game ends, it is queued for each of its members who practises. A review is saved once, with all that follows.
Puzzles that a member has missed are exercises too, if they keep them. In all tables these have, in place of the number
of a match, that of the event that kept them, which is no match's; and their place among those kept with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Connection,
    Date,
    Index,
    Row,
    SmallInteger,
    String,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    false,
    func,
    insert,
    or_,
    select,
    text,
    tuple_,
    update,
)

from bot.analysis.exercise import CountedAnswer, Exercise, ExerciseQuestion, MissedPuzzle, Mistake, exercise_question
from bot.analysis.reason import Theme
from bot.database.column_types import Snowflake, UtcDateTime
from bot.database.feature_data import FeatureData, UserRows
from bot.database.guilds import is_on_shards
from bot.database.schema import insert_for, metadata, user_id
from bot.games.games import read_game
from bot.games.ids import MatchId, UserId
from bot.games.mark import Mark
from bot.games.match import Match
from bot.games.position import Position
from bot.games.value import RESULT_LETTERS
from bot.matches import rows, tables
from bot.matches.queries import IS_LIVE, MOST_AT_ONCE
from bot.matches.rows import CROWD_NAME
from bot.model.ids import ChannelId, EventId, GuildId, Place, Shards
from bot.model.saved_match import Change, SavedMatch
from cogs.puzzles.queries import PuzzleRecord, puzzle_record_table, read_record

practice_table = Table(
    "practice",
    metadata,
    user_id(),
    Column("since", UtcDateTime, nullable=False, comment="from when on mistakes are kept as exercises"),
    Column("match_id", Snowflake, comment="of the mistake that was asked last; null for none yet"),
    Column("number", SmallInteger, comment="of the same"),
    sqlite_with_rowid=False,
)

reviewed_game_table = Table(
    "reviewed_game",
    metadata,
    user_id(),
    Column("match_id", Snowflake, primary_key=True, autoincrement=False),
    Column("ended_at", UtcDateTime, nullable=False),
    Column("moves", SmallInteger, comment="how many of the user's were judged; null before the review"),
    Column("kept", SmallInteger, comment="how many of them kept the value; null before the review"),
    sqlite_with_rowid=False,
)
_is_unreviewed = text("moves IS NULL")
Index(
    "reviewed_game_pending",
    reviewed_game_table.c.ended_at,
    sqlite_where=_is_unreviewed,
    postgresql_where=_is_unreviewed,
)

mistake_table = Table(
    "mistake",
    metadata,
    user_id(),
    Column("match_id", Snowflake, primary_key=True, autoincrement=False),
    Column("number", SmallInteger, primary_key=True, autoincrement=False, comment="of the ply, counted from 0"),
    Column("made_at", UtcDateTime, nullable=False, comment="when the game ended, or the puzzle was kept"),
    Column("theme", String(20), nullable=False),
    Column("game", String(20), nullable=False, comment="its name, or the size of its board"),
    Column("position", String(50), nullable=False, comment="base-3 digits, one a cell; the canonical one"),
    Column("puzzle", String(50), comment="the position as it was asked; null for a mistake in a game"),
    Column("cell", SmallInteger, comment="of a puzzle: the wrong answer; null for none"),
    Index("mistake_theme", "user_id", "theme", "made_at"),
    sqlite_with_rowid=False,
)

exercise_table = Table(
    "exercise",
    metadata,
    user_id(),
    Column("game", String(20), primary_key=True, comment="its name, or the size of its board"),
    Column("position", String(50), primary_key=True, comment="base-3 digits, one a cell; the canonical one"),
    Column(
        "match_id",
        Snowflake,
        nullable=False,
        comment="the latest game with the mistake, or the event that kept the puzzle",
    ),
    Column("number", SmallInteger, nullable=False, comment="of the mistake in it, or of the puzzle among those"),
    Column("made_at", UtcDateTime, nullable=False, comment="when that game ended, or the puzzle was kept"),
    Column("cell", SmallInteger, comment="the mistake; null for a puzzle that was not answered in time"),
    Column("results", String(100), nullable=False, comment="of the legal moves: w, d, l, or ? for not proven"),
    Column("theme", String(20), nullable=False),
    Column("box", SmallInteger, nullable=False, comment="Leitner's: how many right answers in a row, at most 5"),
    Column("due", Date, nullable=False, comment="the day, in UTC, from which on it is asked again"),
    Index("exercise_due", "user_id", "due"),
    sqlite_with_rowid=False,
)

MAX_EXERCISES = 500  # how many exercises of a member are kept: of more, the oldest solved ones are deleted first
_MOST_AT_ONCE = 100  # how many queued matches are read at a time
_MOST_DUE = 20  # how many due exercises are read at a time

_practice, _reviewed, _mistake, _exercise = practice_table, reviewed_game_table, mistake_table, exercise_table
_match, _ply = tables.match, tables.ply
_HAS_CROWD = func.coalesce(or_(_match.c.x_opponent == CROWD_NAME, _match.c.o_opponent == CROWD_NAME), false())
_is_queued = _reviewed.c.moves.is_(None)
_LETTERS = {**RESULT_LETTERS, None: "?"}
_RESULTS = {letter: result for result, letter in _LETTERS.items()}

_QUEUE = insert(_reviewed).from_select(
    ["user_id", "match_id", "ended_at"],
    select(_practice.c.user_id, bindparam("match", type_=Snowflake), bindparam("ended", type_=UtcDateTime)).where(
        _practice.c.user_id.in_(bindparam("users", expanding=True))
    ),
)
_IS_SAME = and_(*(_exercise.c[name] == _mistake.c[name] for name in ("user_id", "game", "position")))
_MADE = (
    select(*(_mistake.c[each.name] if each.name in ("match_id", "number") else each for each in _exercise.c))
    .join_from(_exercise, _mistake, _IS_SAME)
    .where(_exercise.c.user_id == bindparam("user"))
    .order_by(_mistake.c.number)
)
"""A user's exercises, each as made in the match of a mistake."""
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
_IS_ASKED = tuple_(_mistake.c.match_id, _mistake.c.number).in_(
    select(_practice.c.match_id, _practice.c.number).where(_practice.c.user_id == _USER)
)


@dataclass(frozen=True, slots=True)
class QueuedReview:
    """A match that a member has played, and whose review for them is not saved yet."""

    user: UserId
    match: MatchId


@dataclass(frozen=True, slots=True)
class OpenPositions:
    running: Sequence[SavedMatch]  # that the user plays, or members between them in the user's channel
    records: Mapping[Place, PuzzleRecord]  # by `Place.home`; that of the user's place is among them
    exercise: Exercise | None  # the one that they were asked last, if it is due, so that an answer counts


@dataclass(frozen=True, slots=True)
class Asked:
    """The exercises that can be given, of which the first one was saved as the one that is being asked."""

    exercises: Sequence[Exercise]
    first: ExerciseQuestion | None
    found: OpenPositions
    queued: Sequence[QueuedReview] = ()  # matches of the user that may have more exercises
    next_due: date | None = None  # if none is due, the day of the next one; None if there are no exercises


def begin_practice(connection: Connection, user: UserId, now: datetime) -> None:
    """Keep the mistakes of a user's games as exercises from now on, unless they are kept already."""
    new = insert_for(connection.dialect.name, _practice).values(user_id=user, since=now)
    connection.execute(new.on_conflict_do_nothing())


def queue_review(connection: Connection, change: Change) -> None:
    """Queue a match that has just ended for those of its members who practise."""
    ended = change.after
    users = {user for mark in Mark if (user := ended.match.member(mark)) is not None}
    if users and ended.match.plies:
        connection.execute(_QUEUE, {"match": ended.match.id, "ended": ended.updated, "users": sorted(users)})


def begin_with(connection: Connection, user: UserId, ended: SavedMatch, now: datetime) -> bool:
    """Begin a user's practice with a match that may have ended before. Return whether its review is still to be saved;
    False, without a change, if they have deleted their data meanwhile.
    """
    is_own = and_(_match.c.id == ended.match.id, or_(_match.c.x_user == user, _match.c.o_user == user, _HAS_CROWD))
    if connection.execute(select(_match.c.id).where(is_own).with_for_update()).first() is None:
        return False
    begin_practice(connection, user, now)
    row = {"user_id": user, "match_id": ended.match.id, "ended_at": ended.updated}
    connection.execute(insert_for(connection.dialect.name, _reviewed).values(row).on_conflict_do_nothing())
    is_this = and_(_reviewed.c.user_id == user, _reviewed.c.match_id == ended.match.id)
    return connection.execute(select(_reviewed).where(is_this, _is_queued)).first() is not None


def queued_reviews(connection: Connection, shards: Shards) -> list[QueuedReview]:
    """Return the queued matches of some shards, or without a match that is still stored, the oldest first."""
    return find_queued(connection, or_(_match.c.id.is_(None), is_on_shards(_match.c.guild_id, shards)))


def find_queued(connection: Connection, is_wanted: ColumnElement[bool]) -> list[QueuedReview]:
    query = select(_reviewed.c.user_id, _reviewed.c.match_id).outerjoin(_match, _match.c.id == _reviewed.c.match_id)
    wanted = query.where(_is_queued, is_wanted)
    found = connection.execute(wanted.order_by(_reviewed.c.ended_at).limit(_MOST_AT_ONCE))
    return [QueuedReview(UserId(row.user_id), MatchId(row.match_id)) for row in found]


def find_ended(connection: Connection, match: MatchId) -> Match | None:
    query = select(_match).where(_match.c.id == match, _match.c.termination.is_not(None))
    return next((rows.read_match(row, cells) for row, cells in rows.with_cells(connection, query)), None)


def drop_queued(connection: Connection, queued: QueuedReview) -> None:
    is_this = and_(_reviewed.c.user_id == queued.user, _reviewed.c.match_id == queued.match)
    connection.execute(delete(_reviewed).where(is_this, _is_queued))


def save_review(
    connection: Connection, user: UserId, match: MatchId, moves: int, kept: int, mistakes: Sequence[Mistake]
) -> bool:
    """Save the review of a queued match: how many moves were judged, and how many kept the result; return False if it
    was saved before.
    A mistake that is an exercise already begins again.
    """
    is_this = and_(_reviewed.c.user_id == user, _reviewed.c.match_id == match)
    reviewed = update(_reviewed).where(is_this, _is_queued).values(moves=moves, kept=kept)
    ended = connection.execute(reviewed.returning(_reviewed.c.ended_at)).scalar()
    if ended is None:
        return False
    for mistake in mistakes:
        key, made, new = _to_rows(user, match, mistake, ended)
        connection.execute(insert(_mistake), key | made)
        again = made | new
        added = insert_for(connection.dialect.name, _exercise).values(key | again)
        is_later = _exercise.c.made_at <= ended  # an old game may be reviewed after later ones
        connection.execute(added.on_conflict_do_update(index_elements=[*key], set_=again, where=is_later))
    if mistakes:
        _delete_oldest(connection, user)
    return True


def keep_puzzles(
    connection: Connection,
    user: UserId,
    event: EventId,
    missed: Sequence[tuple[MissedPuzzle, Mistake]],
    now: datetime,
) -> int:
    """Keep puzzles that a user has missed as exercises that are due today; return how many are new.
    One that is an exercise already stays as it is. The practice of the user begins, if it has not.
    """
    begin_practice(connection, user, now)
    new = 0
    for puzzle, mistake in missed:
        key, made, exercise = _to_rows(user, MatchId(event), mistake, now)
        added = insert_for(connection.dialect.name, _exercise).values(key | made | exercise).on_conflict_do_nothing()
        if connection.execute(added).rowcount:
            asked = {"puzzle": str(puzzle.position), "cell": puzzle.cell}
            connection.execute(insert(_mistake), key | made | asked)
            new += 1
    if new:
        _delete_oldest(connection, user)
    return new


def _to_rows(
    user: UserId, match: MatchId, mistake: Mistake, made: datetime
) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """Return the key of an exercise, what it has in common with its mistake, and the rest of a new one."""
    key = {"user_id": user, "game": mistake.game.name, "position": str(mistake.position)}
    common = {"match_id": match, "number": mistake.number, "made_at": made, "theme": mistake.theme.value}
    results = "".join(_LETTERS[mistake.results[cell]] for cell in mistake.board.legal_moves)
    return key, common, {"cell": mistake.cell, "box": 0, "due": made.date(), "results": results}


def _delete_oldest(connection: Connection, user: UserId) -> None:
    is_own, key = _exercise.c.user_id == user, (_exercise.c.game, _exercise.c.position)
    oldest_last = (_exercise.c.box == 0).desc(), _exercise.c.made_at.desc(), _exercise.c.position
    too_many = select(*key).where(is_own).order_by(*oldest_last).offset(MAX_EXERCISES).limit(MAX_EXERCISES)
    connection.execute(delete(_exercise).where(is_own, tuple_(*key).in_(too_many)))


def exercises_of_game(connection: Connection, user: UserId, match: MatchId, after: int = -1) -> list[Exercise]:
    """Return the exercises from a user's mistakes in a match after the ply with a number, in order."""
    return find_exercises(connection, user, _mistake.c.match_id == match, _mistake.c.number > after)


def due_exercises(connection: Connection, user: UserId, today: date) -> list[Exercise]:
    """Return some exercises of a user that are asked today, the longest due first, then the latest."""
    query = select(_exercise).where(_exercise.c.user_id == user, _exercise.c.due <= today)
    ordered = query.order_by(_exercise.c.due, _exercise.c.made_at.desc(), _exercise.c.position)
    return [exercise_of(row) for row in connection.execute(ordered.limit(_MOST_DUE))]


def next_due(connection: Connection, user: UserId) -> date | None:
    """Return the day on which the next exercise of a user is due; None if there is none."""
    return connection.scalar(select(func.min(_exercise.c.due)).where(_exercise.c.user_id == user))


def save_answer(
    connection: Connection, user: UserId, asked: Exercise, today: date, game: MatchId | None = None, *, is_right: bool
) -> CountedAnswer | None:
    """Save an answer if the exercise is due; return None if it is not kept any more."""
    is_asked = and_(
        _exercise.c.user_id == user,
        _exercise.c.game == asked.mistake.game.name,
        _exercise.c.position == str(asked.mistake.position),
    )
    row = connection.execute(select(_exercise).where(is_asked).with_for_update()).first()
    if row is None:
        return None
    exercise = exercise_of(row)
    if is_counted := exercise.due <= today:  # so the same press, or an older one, is not counted again
        exercise = exercise.with_answer(today, is_right=is_right)
        connection.execute(update(_exercise).where(is_asked).values(box=exercise.box, due=exercise.due))
    if game is None:
        is_due = select(_exercise.c.due).where(_exercise.c.user_id == user, _exercise.c.due <= today)
        has_next = connection.execute(is_due.limit(1)).first() is not None
    else:
        has_next = bool(exercises_of_game(connection, user, game, asked.mistake.number))
    other = None if has_next else _find_other_game(connection, user, asked, today)
    return CountedAnswer(exercise.due, is_counted, has_next, other)


def _find_other_game(connection: Connection, user: UserId, exercise: Exercise, today: date) -> MatchId | None:
    """Return another match with exercises of a user: one with a due exercise, or else the next older one, if any, or
    the latest one.
    """
    is_puzzle = exists().where(
        *(_mistake.c[name] == _exercise.c[name] for name in ("user_id", "match_id", "number")),
        _mistake.c.puzzle.is_not(None),
    )
    is_other = and_(_exercise.c.user_id == user, _exercise.c.match_id != exercise.match, ~is_puzzle)
    first = (_exercise.c.due <= today).desc(), (_exercise.c.made_at < exercise.made).desc(), _exercise.c.made_at.desc()
    found = connection.execute(select(_exercise.c.match_id).where(is_other).order_by(*first).limit(1)).scalar()
    return None if found is None else MatchId(found)


def find_weakness(connection: Connection, user: UserId, since: datetime) -> tuple[Theme, str] | None:
    """Return the theme that a user has missed most often since a time, and in which game; None without mistakes."""
    theme, game, count = _mistake.c.theme, _mistake.c.game, func.count()
    of_theme = func.sum(count).over(partition_by=theme)
    query = select(theme, game).where(_mistake.c.user_id == user, _mistake.c.made_at >= since).group_by(theme, game)
    row = connection.execute(query.order_by(of_theme.desc(), theme, count.desc(), game.desc()).limit(1)).first()
    return (Theme(row.theme), row.game) if row else None


def find_exercises(connection: Connection, user: UserId, *wanted: ColumnElement[bool]) -> list[Exercise]:
    """Return the exercises of some of a user's mistakes, each as made in the match of the mistake, in order."""
    return [exercise_of(row) for row in connection.execute(_MADE.where(*wanted), {"user": user})]


def question_of(connection: Connection, user: UserId, exercise: Exercise) -> ExerciseQuestion:
    """Return the question of a user's exercise, as the board stood in the game or the puzzle."""
    is_before = and_(_ply.c.match_id == exercise.match, _ply.c.number <= exercise.mistake.number)
    query = select(_ply.c.cell, _HAS_CROWD).join_from(_ply, _match).where(is_before).order_by(_ply.c.number)
    plies = connection.execute(query).all()  # none if the game is no longer stored, or of a puzzle
    is_of_crowd, missed = any(row[1] for row in plies), None if plies else _find_puzzle(connection, user, exercise)
    return exercise_question(exercise, [row.cell for row in plies], is_of_crowd=is_of_crowd, missed=missed)


def _find_puzzle(connection: Connection, user: UserId, exercise: Exercise) -> MissedPuzzle | None:
    """Return the puzzle in which an exercise was a mistake; None if that was in a game."""
    is_this = (
        _mistake.c.user_id == user,
        _mistake.c.match_id == exercise.match,
        _mistake.c.number == exercise.mistake.number,
        _mistake.c.puzzle.is_not(None),
    )
    row = connection.execute(select(_mistake.c.puzzle, _mistake.c.cell).where(*is_this)).first()
    return MissedPuzzle(exercise.mistake.game.name, Position(int(row.puzzle)), row.cell) if row else None


def exercise_of(row: Row[Any]) -> Exercise:
    game = read_game(row.game)
    unknown = Mistake(row.number, game, Position(int(row.position)), row.cell, {}, Theme(row.theme))
    results = dict(zip(unknown.board.legal_moves, map(_RESULTS.__getitem__, row.results), strict=True))
    mistake = Mistake(row.number, game, unknown.position, row.cell, results, unknown.theme)
    return Exercise(mistake, MatchId(row.match_id), row.made_at, row.due, row.box)


def find_open(connection: Connection, user: UserId, place: Place, today: date) -> OpenPositions:
    running = rows.read_all(connection, _RUNNING, {"user": user, "channel": place.channel})
    records = {place.home: PuzzleRecord()}
    for row in connection.execute(select(puzzle_record_table).where(puzzle_record_table.c.user_id == user)):
        guild = None if row.guild_id is None else GuildId(row.guild_id)
        records[Place(ChannelId(row.scope_id), guild)] = read_record(row)
    asked = find_exercises(connection, user, _IS_ASKED, exercise_table.c.due <= today)
    return OpenPositions(running, records, asked[0] if asked else None)


def find_all_open(connection: Connection, users: Sequence[UserId], place: Place, today: date) -> list[OpenPositions]:
    return [find_open(connection, user, place, today) for user in users]


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


def record_asked(connection: Connection, user: UserId, exercise: Exercise) -> ExerciseQuestion:
    """Save that a user is being asked an exercise, unless they have deleted their data meanwhile, and return it."""
    asked = {"match_id": exercise.match, "number": exercise.mistake.number}
    connection.execute(update(_practice).where(_practice.c.user_id == user).values(asked))
    return question_of(connection, user, exercise)


def find_asked(connection: Connection, user: UserId) -> ExerciseQuestion | None:
    """Return the exercise that a user was asked last; None if there is none, or it is not kept any more."""
    found = find_exercises(connection, user, _IS_ASKED)
    return question_of(connection, user, found[0]) if found else None


def find_to_answer(
    connection: Connection, user: UserId, place: Place, today: date, match: MatchId, number: int
) -> tuple[ExerciseQuestion | None, OpenPositions]:
    """Return the exercise from a user's mistake, None if it is not kept any more; and their open positions."""
    found = find_exercises(connection, user, _mistake.c.match_id == match, _mistake.c.number == number)
    return question_of(connection, user, found[0]) if found else None, find_open(connection, user, place, today)


DATA = FeatureData(
    "practice",
    (
        UserRows("practising", "practice records", _practice),
        UserRows("reviewed", "games reviewed for practice", _reviewed),
        UserRows("mistakes", "mistakes", _mistake),
        UserRows("exercises", "exercises", _exercise),
    ),
)
