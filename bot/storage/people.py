"""What the database knows about one person, and how it forgets them."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update

from bot.game.ids import UserId
from bot.game.match import Termination
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.matches import read_all
from bot.storage.saved import SavedMatch

_challenge, _match = schema.challenge, schema.match
_is_live = _match.c.termination.is_(None)


@dataclass(frozen=True, slots=True)
class Holdings:
    """How many rows carry a person's id.

    Args:
        finished: matches that have ended.
        live: matches that are running.
        challenges: challenges, by or to the person, and open invitations, that nobody has taken up.
    """

    finished: int
    live: int
    challenges: int


class People:
    """People as a database knows them: by their seats at matches and their open challenges, and in no other way."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def holdings(self, user: UserId) -> Holdings:
        """What is stored about a person.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(_holdings, user)

    async def forget(self, user: UserId) -> list[SavedMatch]:
        """Take a person's id out of every row; what runs is abandoned, what has ended keeps a nameless seat.

        Their challenges and invitations go, and so do those that were put to them.
        A conversation with the bot is as good as a name, and so is a message that can be looked up in its channel;
        so the matches lose their place, and the plies what led to them.
        A match that begins at the same time in another process is one that they played afterwards.

        Returns:
            The matches that were running, as they were.

        Raises:
            DatabaseError: nothing was changed.
        """
        return await self._database.write(_forget, user)


def _holdings(connection: Connection, user: UserId) -> Holdings:
    wanted = select(_is_live.label("is_live"), func.count().label("matches")).where(_is_of(user)).group_by("is_live")
    counts = {bool(row.is_live): row.matches for row in connection.execute(wanted)}
    challenges = connection.execute(select(func.count()).where(_is_between(user))).scalar_one()
    return Holdings(finished=counts.get(False, 0), live=counts.get(True, 0), challenges=challenges)


def _forget(connection: Connection, user: UserId) -> list[SavedMatch]:
    stopped = read_all(connection, select(_match).where(_is_of(user), _is_live))
    has_ended, is_owed = ~_is_live, _match.c.shown < _match.c.version
    for where, facts in (
        (_is_live, {"termination": Termination.ABANDONED.value, "version": _match.c.version + 1}),
        (has_ended & is_owed, {"shown": _match.c.version, "answer_token": None}),  # nobody is left to show it to
        (has_ended, {"channel_id": None, "message_id": None}),
    ):
        connection.execute(update(_match).where(_is_of(user), where).values(facts))
    theirs = select(_match.c.id).where(_is_of(user), has_ended)
    connection.execute(update(schema.ply).where(schema.ply.c.match_id.in_(theirs)).values(event_id=None))
    for seat in (_match.c.x_user, _match.c.o_user):
        connection.execute(update(_match).where(seat == user, ~_is_live).values({seat.name: None}))
    connection.execute(delete(_challenge).where(_is_between(user)))
    return stopped


def _is_of(user: UserId) -> ColumnElement[bool]:
    return or_(_match.c.x_user == user, _match.c.o_user == user)


def _is_between(user: UserId) -> ColumnElement[bool]:
    return or_(_challenge.c.challenger == user, _challenge.c.challenged == user)
