"""The data stored about a user, and their deletion."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update

from bot.game.ids import UserId
from bot.game.match import Termination
from bot.model.ids import ScopeId
from bot.model.saved_match import SavedMatch
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.rows import read_all

_challenge, _learner, _match = schema.challenge, schema.learner, schema.match
_ply, _puzzle_record, _rating = schema.ply, schema.puzzle_record, schema.rating
_is_live = _match.c.termination.is_(None)


@dataclass(frozen=True, slots=True)
class StoredData:
    """The number of rows stored about a user.

    Args:
        finished: finished matches.
        live: running matches.
        challenges: open challenges by or to the user, and the user's open invitations.
        puzzles: scopes in which the user has a puzzle record.
        learners: direct-message channels in which a learner has learned from the user.
        ratings: guilds in which the user has a rating.
    """

    finished: int
    live: int
    challenges: int
    puzzles: int = 0
    learners: int = 0
    ratings: int = 0


class PersonalDataStore:
    """Counts and deletes the data of a user.

    These are matches, challenges, puzzle records and ratings, and learners in direct messages. No other table has user
    ids.

    Every method raises DatabaseError if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def stored_data(self, user: UserId, dm: ScopeId | None = None) -> StoredData:
        """Return how much is stored about a user.

        Args:
            dm: the user's direct-message channel with the bot, if known.
        """
        return await self._database.read(_count_rows, user, dm)

    async def private_scopes(self, user: UserId, dm: ScopeId | None) -> list[ScopeId]:
        """Return the user's direct-message channels that have a learner.

        These are among `dm` and the channels in which the user has a match or a puzzle record.

        Args:
            dm: as for `stored_data`.
        """
        return await self._database.read(_private_scopes, user, dm)

    async def delete_user(self, user: UserId, dm: ScopeId | None = None) -> list[SavedMatch]:
        """Remove a user's id from all rows, in one transaction.

        Running matches are abandoned. Finished matches stay, with an empty seat; they also lose their channel and
        message and their plies lose their events, because these could identify the user. Challenges, invitations,
        puzzle records, ratings and the learners of private scopes are deleted.
        A match that another process begins at the same time is kept.

        Returns:
            The matches that were running, before they were abandoned.
        """
        return await self._database.write(_delete_user, user, dm)


def _count_rows(connection: Connection, user: UserId, dm: ScopeId | None) -> StoredData:
    query = select(_is_live.label("is_live"), func.count().label("matches")).where(_is_player(user))
    matches = {bool(row.is_live): row.matches for row in connection.execute(query.group_by("is_live"))}

    def count(condition: ColumnElement[bool]) -> int:
        return connection.execute(select(func.count()).where(condition)).scalar_one()

    return StoredData(
        finished=matches.get(False, 0),
        live=matches.get(True, 0),
        challenges=count(_is_challenger_or_challenged(user)),
        puzzles=count(_puzzle_record.c.user_id == user),
        learners=len(_private_scopes(connection, user, dm)),
        ratings=count(_rating.c.user_id == user),
    )


def _delete_user(connection: Connection, user: UserId, dm: ScopeId | None) -> list[SavedMatch]:
    running = read_all(connection, select(_match).where(_is_player(user), _is_live))
    private_scopes = _private_scopes(connection, user, dm)
    _abandon_matches(connection, user)
    _anonymise_matches(connection, user)
    # Learners come after matches, as in the transaction of a move: the same order of locks prevents deadlocks.
    connection.execute(delete(_learner).where(_learner.c.home_id.in_(private_scopes)))
    connection.execute(delete(_challenge).where(_is_challenger_or_challenged(user)))
    connection.execute(delete(_puzzle_record).where(_puzzle_record.c.user_id == user))
    connection.execute(delete(_rating).where(_rating.c.user_id == user))
    return running


def _abandon_matches(connection: Connection, user: UserId) -> None:
    """Abandon the user's running matches, and mark all finished ones as shown to the players."""
    abandoned = {"termination": Termination.ABANDONED.value, "version": _match.c.version + 1}
    connection.execute(update(_match).where(_is_player(user), _is_live).values(abandoned))
    is_not_shown = ~_is_live & (_match.c.shown < _match.c.version)
    shown = {"shown": _match.c.version, "answer_token": None}
    connection.execute(update(_match).where(_is_player(user), is_not_shown).values(shown))


def _anonymise_matches(connection: Connection, user: UserId) -> None:
    """Remove from the user's finished matches all that identifies the user."""
    matches = select(_match.c.id).where(_is_player(user), ~_is_live)
    has_event = _ply.c.match_id.in_(matches) & _ply.c.event_id.is_not(None)
    connection.execute(update(_ply).where(has_event).values(event_id=None))
    for seat, rating in ((_match.c.x_user, _match.c.x_rating), (_match.c.o_user, _match.c.o_rating)):
        removed = dict.fromkeys((seat, rating, _match.c.channel_id, _match.c.message_id))
        connection.execute(update(_match).where(seat == user, ~_is_live).values(removed))


def _private_scopes(connection: Connection, user: UserId, dm: ScopeId | None) -> list[ScopeId]:
    with_match = select(_match.c.channel_id).where(_is_player(user), _match.c.server_id.is_(None))
    is_puzzle = (_puzzle_record.c.user_id == user) & _puzzle_record.c.server_id.is_(None)
    with_puzzle = select(_puzzle_record.c.home_id).where(is_puzzle)
    scope = _learner.c.home_id
    is_of_user = or_(scope.in_(with_match), scope.in_(with_puzzle), scope == dm)
    scopes = connection.execute(select(scope).where(is_of_user, _learner.c.server_id.is_(None))).scalars()
    return [ScopeId(scope) for scope in scopes]


def _is_player(user: UserId) -> ColumnElement[bool]:
    return or_(_match.c.x_user == user, _match.c.o_user == user)


def _is_challenger_or_challenged(user: UserId) -> ColumnElement[bool]:
    return or_(_challenge.c.challenger == user, _challenge.c.challenged == user)
