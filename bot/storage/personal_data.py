"""The data stored about a user, and their deletion.

These are matches, challenges, puzzle records, ratings and points won from levels, learners in direct messages, the
user's practice, and whether notices are off. The only other table with user ids is the blocklist, which stays:
otherwise a blocked user could leave it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, delete, func, or_, select, update

from bot.game.ids import UserId
from bot.model.ids import ScopeId
from bot.model.saved_match import EndedMatch, SavedMatch
from bot.storage import practice, ratings, schema
from bot.storage.matches import changing_columns
from bot.storage.rows import read_all

_challenge, _learner, _match = schema.challenge, schema.learner, schema.match
_ply, _puzzle_record, _rating, _gain = schema.ply, schema.puzzle_record, schema.rating, schema.level_gain
_outdated, _muted = schema.outdated_message, schema.muted
_reviewed, _exercise, _course = schema.reviewed_game, schema.exercise, schema.course_progress
_solver = schema.solver_rating
_PRACTICE = (schema.practice, _reviewed, schema.mistake, _exercise, _course, _solver)
_is_live = _match.c.termination.is_(None)


@dataclass(frozen=True, slots=True)
class StoredData:
    finished: int  # finished matches
    live: int  # running matches
    challenges: int  # open challenges by or to the user, and the user's open invitations
    puzzles: int = 0  # scopes in which the user has a puzzle record
    learners: int = 0  # direct-message channels in which a learner has learned from the user
    ratings: int = 0  # guilds in which the user has a rating
    gains: int = 0  # levels from which the user has won points
    muted: int = 0  # 1 if the user has turned notices off, otherwise 0
    reviewed: int = 0  # matches whose mistakes are kept, or will be once they are reviewed
    exercises: int = 0
    lessons: int = 0  # lessons of the course with progress
    practising: int = 0  # 1 if mistakes are kept, or there is a puzzle rating; otherwise 0


@dataclass(frozen=True, slots=True)
class DeletedData:
    stored: StoredData  # how much was stored before
    ended: Sequence[SavedMatch]  # the matches that were running, after their end


def count_stored_data(connection: Connection, user: UserId, dm: ScopeId | None = None) -> StoredData:
    """Return how much is stored about a user. `dm` is their direct-message channel with the bot, if known."""
    query = select(_is_live.label("is_live"), func.count().label("matches")).where(_is_player(user))
    matches = {bool(row.is_live): row.matches for row in connection.execute(query.group_by("is_live"))}

    def count(counted: Column[Any], condition: ColumnElement[bool]) -> int:
        return connection.execute(select(func.count(counted.distinct())).where(condition)).scalar_one()

    return StoredData(
        finished=matches.get(False, 0),
        live=matches.get(True, 0),
        challenges=count(_challenge.c.id, _is_challenger_or_challenged(user)),
        puzzles=count(_puzzle_record.c.home_id, _puzzle_record.c.user_id == user),
        learners=len(private_scopes(connection, user, dm)),
        ratings=count(_rating.c.server_id, _rating.c.user_id == user),
        gains=count(_gain.c.level, _gain.c.user_id == user),
        muted=count(_muted.c.user_id, _muted.c.user_id == user),
        reviewed=count(_reviewed.c.match_id, _reviewed.c.user_id == user),
        exercises=connection.execute(
            select(func.count()).select_from(_exercise).where(_exercise.c.user_id == user)
        ).scalar_one(),
        lessons=count(_course.c.lesson, _course.c.user_id == user),
        practising=max(count(table.c.user_id, table.c.user_id == user) for table in (schema.practice, _solver)),
    )


def private_scopes(connection: Connection, user: UserId, dm: ScopeId | None) -> list[ScopeId]:
    """Return the user's direct-message channels that have a learner.
    These are among `dm` and the channels in which the user has a match or a puzzle record.
    """
    with_match = select(_match.c.channel_id).where(_is_player(user), _match.c.server_id.is_(None))
    is_puzzle = (_puzzle_record.c.user_id == user) & _puzzle_record.c.server_id.is_(None)
    with_puzzle = select(_puzzle_record.c.home_id).where(is_puzzle)
    scope = _learner.c.home_id
    is_of_user = or_(scope.in_(with_match), scope.in_(with_puzzle), scope == dm)
    query = select(scope).where(is_of_user, _learner.c.server_id.is_(None)).distinct()  # there is a learner per game
    scopes = connection.execute(query).scalars()
    return [ScopeId(scope) for scope in scopes]


def delete_user(
    connection: Connection, user: UserId, end: Callable[[SavedMatch], EndedMatch], dm: ScopeId | None = None
) -> DeletedData:
    """Remove a user's id from all rows.

    Running matches end first, and change the ratings of their players. Finished matches stay, with an empty seat;
    they also lose their channel, message and events, because these could identify the user; only the event that
    began a match stays, as its id. Challenges, invitations, puzzle records, ratings, points won from levels, the
    learners of private scopes, exercises, progress and the choice to get no notices are deleted. A match that another
    process begins at the same time is kept.

    Rows are locked in the same order as by other transactions, which prevents deadlocks: matches, each time in order of
    their ids; then ratings, then points won from levels; learners after matches. `end` returns the end of a running
    match; it may be called again.
    """
    own = select(_match).where(_is_player(user)).order_by(_match.c.id).with_for_update()
    running = [end(saved) for saved in read_all(connection, own.where(_is_live))]
    connection.execute(own.with_only_columns(_match.c.id).where(~_is_live)).all()
    deleted = DeletedData(count_stored_data(connection, user, dm), [ended.after for ended in running])
    scopes = private_scopes(connection, user, dm)
    _end_matches(connection, running)
    _mark_shown(connection, user)
    _anonymise_matches(connection, user)
    connection.execute(delete(_learner).where(_learner.c.home_id.in_(scopes)))
    connection.execute(delete(_challenge).where(_is_challenger_or_challenged(user)))
    for table in (_puzzle_record, _rating, _gain, _muted, *_PRACTICE):
        connection.execute(delete(table).where(table.c.user_id == user))
    return deleted


def _end_matches(connection: Connection, running: Sequence[EndedMatch]) -> None:
    rated = [match.rated for match in running if match.rated and (match.rated.level or not match.before.is_coached)]
    ratings.lock_all(connection, rated)
    for match in running:
        saved = match.after
        connection.execute(update(_match).where(_match.c.id == saved.match.id).values(changing_columns(saved)))
        if match.rated:
            ratings.update_ratings(connection, match.rated, saved.updated)
        practice.queue_review(connection, saved)


def _mark_shown(connection: Connection, user: UserId) -> None:
    is_not_shown = ~_is_live & ((_match.c.shown < _match.c.version) | _match.c.nonce.is_not(None))
    shown = {"shown": _match.c.version, "answer_token": None, "nonce": None}
    connection.execute(update(_match).where(_is_player(user), is_not_shown).values(shown))


def _anonymise_matches(connection: Connection, user: UserId) -> None:
    matches = select(_match.c.id).where(_is_player(user), ~_is_live)
    connection.execute(delete(_outdated).where(_outdated.c.match_id.in_(matches)))
    has_event = _ply.c.match_id.in_(matches) & _ply.c.event_id.is_not(None)
    connection.execute(update(_ply).where(has_event).values(event_id=None))
    for seat, rating in ((_match.c.x_user, _match.c.x_rating), (_match.c.o_user, _match.c.o_rating)):
        removed = dict.fromkeys((seat, rating, _match.c.channel_id, _match.c.message_id))
        connection.execute(update(_match).where(seat == user, ~_is_live).values({**removed, _match.c.event_id: 0}))


def _is_player(user: UserId) -> ColumnElement[bool]:
    return or_(_match.c.x_user == user, _match.c.o_user == user)


def _is_challenger_or_challenged(user: UserId) -> ColumnElement[bool]:
    return or_(_challenge.c.challenger == user, _challenge.c.challenged == user)
