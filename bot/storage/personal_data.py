"""The data stored about a user, and their deletion.

These are matches, learners in direct messages, and the rows of USER_TABLES. The only other table with user ids is the
blocklist, which stays: otherwise a blocked user could leave it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, Table, delete, func, or_, select, update

from bot.game.ids import UserId
from bot.model.ids import ScopeId
from bot.model.saved_match import SavedMatch
from bot.storage import schema

_learner, _match, _puzzle_record = schema.learner, schema.match, schema.puzzle_record
_outdated = schema.outdated_message
_is_live = _match.c.termination.is_(None)


@dataclass(frozen=True, slots=True)
class UserTable:
    """A table whose rows about a user are counted, and deleted with the user's data."""

    name: str  # of the count; the texts of the command privacy show most of them
    label: str  # of the count, for the bot's owner
    table: Table
    users: Sequence[str] = ("user_id",)  # the columns with the id of a user whom the row is about
    distinct: str | None = None  # the column whose values are counted; None to count the rows

    def is_about(self, user: UserId) -> ColumnElement[bool]:
        return or_(*(self.table.c[column] == user for column in self.users))

    def count(self, connection: Connection, user: UserId) -> int:
        counted = func.count(self.table.c[self.distinct].distinct()) if self.distinct else func.count()
        return connection.execute(select(counted).select_from(self.table).where(self.is_about(user))).scalar_one()


USER_TABLES = (
    UserTable("challenges", "open challenges", schema.challenge, ("challenger", "challenged")),
    UserTable("puzzles", "puzzle records", _puzzle_record),
    UserTable("ratings", "servers with a rating", schema.rating, distinct="server_id"),  # there is one for each game
    UserTable("gains", "levels from which points were won", schema.level_gain, distinct="level"),
    UserTable("muted", "notices turned off", schema.muted),
    UserTable("practising", "practice records", schema.practice),
    UserTable("reviewed", "games reviewed for practice", schema.reviewed_game),
    UserTable("mistakes", "mistakes", schema.mistake),
    UserTable("exercises", "exercises", schema.exercise),
    UserTable("lessons", "lessons of the course with progress", schema.course_progress),
    UserTable("puzzle_rating", "puzzle ratings", schema.solver_rating),
)
"""In the order in which rows are deleted."""

STORED_LABELS: Mapping[str, str] = {
    "finished": "finished games",
    "live": "running games",
    "learners": "direct messages from which a learner has learned",
    **{each.name: each.label for each in USER_TABLES},
}
"""What is counted: for each name, how the bot's owner reads it."""

StoredData = Mapping[str, int]
"""How much of each kind is stored about a user, by the names in STORED_LABELS."""


@dataclass(frozen=True, slots=True)
class DeletedData:
    stored: StoredData  # how much was stored before
    ended: Sequence[SavedMatch]  # the matches that were running, after their end


def count_stored_data(connection: Connection, user: UserId, dm: ScopeId | None = None) -> StoredData:
    """Return how much is stored about a user. `dm` is their direct-message channel with the bot, if known."""
    query = select(_is_live.label("is_live"), func.count().label("matches")).where(_is_player(user))
    matches = {bool(row.is_live): row.matches for row in connection.execute(query.group_by("is_live"))}
    return {
        "finished": matches.get(False, 0),
        "live": matches.get(True, 0),
        "learners": len(private_scopes(connection, user, dm)),
        **{each.name: each.count(connection, user) for each in USER_TABLES},
    }


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


def delete_user(connection: Connection, user: UserId, dm: ScopeId | None = None) -> None:
    """Remove a user's id from all rows, after their running matches have ended.

    Finished matches stay, with an empty seat; they also lose their channel, message and last event, because these could
    identify the user; only the event that began a match stays, as its id. The learners of private scopes and the rows
    of USER_TABLES are deleted. A match that begins at the same time is kept.

    Matches are locked first, in order of their ids, as by other transactions, which prevents deadlocks.
    """
    finished = select(_match.c.id).where(_is_player(user), ~_is_live).order_by(_match.c.id).with_for_update()
    connection.execute(finished).all()
    scopes = private_scopes(connection, user, dm)
    _mark_shown(connection, user)
    _anonymise_matches(connection, user)
    connection.execute(delete(_learner).where(_learner.c.home_id.in_(scopes)))
    for each in USER_TABLES:
        connection.execute(delete(each.table).where(each.is_about(user)))


def _mark_shown(connection: Connection, user: UserId) -> None:
    is_not_shown = ~_is_live & ((_match.c.shown < _match.c.version) | _match.c.nonce.is_not(None))
    shown = {"shown": _match.c.version, "answer_token": None, "nonce": None}
    connection.execute(update(_match).where(_is_player(user), is_not_shown).values(shown))


def _anonymise_matches(connection: Connection, user: UserId) -> None:
    matches = select(_match.c.id).where(_is_player(user), ~_is_live)
    connection.execute(delete(_outdated).where(_outdated.c.match_id.in_(matches)))
    for seat, rating in ((_match.c.x_user, _match.c.x_rating), (_match.c.o_user, _match.c.o_rating)):
        removed = dict.fromkeys((seat, rating, _match.c.channel_id, _match.c.message_id))
        connection.execute(update(_match).where(seat == user, ~_is_live).values({**removed, _match.c.event_id: 0}))


def _is_player(user: UserId) -> ColumnElement[bool]:
    return or_(_match.c.x_user == user, _match.c.o_user == user)
