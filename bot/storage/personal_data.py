"""What the database knows about one person, and how it forgets them."""

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

_brain, _challenge, _match = schema.brain, schema.challenge, schema.match
_ply, _puzzler, _rating = schema.ply, schema.puzzler, schema.rating
_is_live = _match.c.termination.is_(None)


@dataclass(frozen=True, slots=True)
class StoredData:
    """How many rows carry a person's id.

    Args:
        finished: matches that have ended.
        live: matches that are running.
        challenges: challenges, by or to the person, and open invitations, that nobody has taken up.
        puzzles: servers and direct conversations in which the person has been put a puzzle or has answered one.
        learners: direct conversations in which the learner has learned something from the person.
        ratings: servers in which the person has a rating.
    """

    finished: int
    live: int
    challenges: int
    puzzles: int = 0
    learners: int = 0
    ratings: int = 0


class PersonalDataStore:
    """People as a database knows them: by their seats at matches, their open challenges, how they do at puzzles
    and how strong they are.

    It knows them in no other way.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def holdings(self, user: UserId, conversation: ScopeId | None = None) -> StoredData:
        """What is stored about a person.

        Args:
            conversation: their direct conversation with the bot, if it is known.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(_holdings, user, conversation)

    async def private_scopes(self, user: UserId, conversation: ScopeId | None) -> list[ScopeId]:
        """The direct conversations of a person in which a learner lives, as far as they can be found.

        Args:
            conversation: as for `holdings`.

        Raises:
            DatabaseError: they cannot be read.
        """
        return await self._database.read(_private_scopes, user, conversation)

    async def forget(self, user: UserId, conversation: ScopeId | None = None) -> list[SavedMatch]:
        """Take a person's id out of every row; what runs is abandoned, what has ended keeps a nameless seat.

        Their challenges and invitations go, and so do those that were put to them, all about their puzzles, and
        their ratings.
        A conversation with the bot is as good as a name, and so is a message that can be looked up in its channel;
        so the matches lose their place, and the plies what led to them, and what was learned there goes.
        A match that begins at the same time in another process is one that they played afterwards.

        Returns:
            The matches that were running, as they were.

        Raises:
            DatabaseError: nothing was changed.
        """
        return await self._database.write(_forget, user, conversation)


def _holdings(connection: Connection, user: UserId, conversation: ScopeId | None) -> StoredData:
    wanted = select(_is_live.label("is_live"), func.count().label("matches")).where(_is_of(user)).group_by("is_live")
    counts = {bool(row.is_live): row.matches for row in connection.execute(wanted)}
    challenges = connection.execute(select(func.count()).where(_is_between(user))).scalar_one()
    puzzles = connection.execute(select(func.count()).where(_puzzler.c.user_id == user)).scalar_one()
    learners = len(_private_scopes(connection, user, conversation))
    ratings = connection.execute(select(func.count()).where(_rating.c.user_id == user)).scalar_one()
    return StoredData(counts.get(False, 0), counts.get(True, 0), challenges, puzzles, learners, ratings)


def _forget(connection: Connection, user: UserId, conversation: ScopeId | None) -> list[SavedMatch]:
    stopped = read_all(connection, select(_match).where(_is_of(user), _is_live))
    private = _private_scopes(connection, user, conversation)
    has_ended, is_owed = ~_is_live, _match.c.shown < _match.c.version
    for where, facts in (
        (_is_live, {"termination": Termination.ABANDONED.value, "version": _match.c.version + 1}),
        (has_ended & is_owed, {"shown": _match.c.version, "answer_token": None}),  # nobody is left to show it to
    ):
        connection.execute(update(_match).where(_is_of(user), where).values(facts))
    theirs = select(_match.c.id).where(_is_of(user), has_ended)
    connection.execute(
        update(_ply).where(_ply.c.match_id.in_(theirs), _ply.c.event_id.is_not(None)).values(event_id=None)
    )
    for seat, rating in ((_match.c.x_user, _match.c.x_rating), (_match.c.o_user, _match.c.o_rating)):
        nothing = dict.fromkeys((seat, rating, _match.c.channel_id, _match.c.message_id))
        connection.execute(update(_match).where(seat == user, has_ended).values(nothing))
    # no earlier: whoever plays waits for the learner while holding on to the match
    connection.execute(delete(_brain).where(_brain.c.home_id.in_(private)))
    connection.execute(delete(_challenge).where(_is_between(user)))
    connection.execute(delete(_puzzler).where(_puzzler.c.user_id == user))
    connection.execute(delete(_rating).where(_rating.c.user_id == user))
    return stopped


def _private_scopes(connection: Connection, user: UserId, conversation: ScopeId | None) -> list[ScopeId]:
    played = select(_match.c.channel_id).where(_is_of(user), _match.c.server_id.is_(None))
    puzzled = select(_puzzler.c.home_id).where(_puzzler.c.user_id == user, _puzzler.c.server_id.is_(None))
    theirs = or_(_brain.c.home_id.in_(played), _brain.c.home_id.in_(puzzled), _brain.c.home_id == conversation)
    found = connection.execute(select(_brain.c.home_id).where(theirs, _brain.c.server_id.is_(None)))
    return [ScopeId(scope) for scope in found.scalars()]


def _is_of(user: UserId) -> ColumnElement[bool]:
    return or_(_match.c.x_user == user, _match.c.o_user == user)


def _is_between(user: UserId) -> ColumnElement[bool]:
    return or_(_challenge.c.challenger == user, _challenge.c.challenged == user)
