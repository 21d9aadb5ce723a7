"""Who solves puzzles: what was put to them last, what they answered, and for how long they have been right."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from datetime import date, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.game.ids import EventId, HomeId, Place, UserId
from bot.game.position import Position
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import StalePuzzlerError
from bot.storage.servers import greet

_puzzler = schema.puzzler
_A_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Puzzler:
    """What is known of one person's puzzles in one server, or direct conversation; days are those of UTC.

    Args:
        event: what they did last about puzzles there; None for nothing yet.
        puzzle: the latest one that was put to them alone.
        is_open: whether they have not answered it.
        solved, missed: how many they have answered rightly and wrongly, daily ones included.
        in_a_row: how many of them they have solved since the last miss.
        days_in_a_row: on how many days on end they had solved the daily one when they answered one last.
        answered_on: the day whose daily one they answered last.
    """

    event: EventId | None = None
    puzzle: Position | None = None
    is_open: bool = False
    solved: int = 0
    missed: int = 0
    in_a_row: int = 0
    best_in_a_row: int = 0
    days_in_a_row: int = 0
    best_days_in_a_row: int = 0
    answered_on: date | None = None

    @property
    def tried(self) -> int:
        """How many they have answered."""
        return self.solved + self.missed

    def days_on(self, today: date) -> int:
        """On how many days on end they have solved the daily one, today or yesterday being the last of them."""
        is_going_on = self.answered_on is not None and self.answered_on >= today - _A_DAY
        return self.days_in_a_row if is_going_on else 0

    def given(self, puzzle: Position, event: EventId) -> Puzzler:
        """The same once a puzzle has been put to them."""
        return replace(self, puzzle=puzzle, is_open=True, event=event)

    def answered(self, event: EventId, *, is_right: bool) -> Puzzler:
        """The same once they have answered the puzzle that was put to them."""
        return replace(self._counted(event, is_right=is_right), is_open=False)

    def answered_daily(self, today: date, event: EventId, *, is_right: bool) -> Puzzler:
        """The same once they have answered the one of today, which they had not done before."""
        days = self.days_on(today) + 1 if is_right else 0
        best = max(days, self.best_days_in_a_row)
        counted = self._counted(event, is_right=is_right)
        return replace(counted, answered_on=today, days_in_a_row=days, best_days_in_a_row=best)

    def _counted(self, event: EventId, *, is_right: bool) -> Puzzler:
        in_a_row = self.in_a_row + 1 if is_right else 0
        return replace(
            self,
            event=event,
            solved=self.solved + is_right,
            missed=self.missed + (not is_right),
            in_a_row=in_a_row,
            best_in_a_row=max(in_a_row, self.best_in_a_row),
        )


class Puzzlers:
    """The people of whose puzzles a database knows."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, home: HomeId, user: UserId) -> Puzzler:
        """What is known of a person's puzzles, if anything.

        Raises:
            DatabaseError: it cannot be read.
        """
        return await self._database.read(_find, home, user)

    async def change(self, place: Place, user: UserId, old: Puzzler, new: Puzzler) -> None:
        """Save what is known now, if the database still has what it was made from.

        Raises:
            StalePuzzlerError: it has something else.
            DatabaseError: it could not be saved.
        """
        try:
            await self._database.write(_change, place, user, old, new)
        except IntegrityError:  # somebody else has made the row
            raise StalePuzzlerError from None


def _is_of(home: HomeId, user: UserId) -> ColumnElement[bool]:
    """Whether a row is that of a person in a home."""
    return and_(_puzzler.c.home_id == home, _puzzler.c.user_id == user)


def _find(connection: Connection, home: HomeId, user: UserId) -> Puzzler:
    row = connection.execute(select(_puzzler).where(_is_of(home, user))).first()
    return _read(row) if row else Puzzler()


def _change(connection: Connection, place: Place, user: UserId, old: Puzzler, new: Puzzler) -> None:
    if old.event is None:
        greet(connection, place.server)
        whose = {"home_id": place.home, "user_id": user, "server_id": place.server}
        connection.execute(insert(_puzzler), whose | _facts(new))
        return
    is_as_it_was = and_(_is_of(place.home, user), _puzzler.c.event_id == old.event)
    if not connection.execute(update(_puzzler).where(is_as_it_was).values(_facts(new))).rowcount:
        raise StalePuzzlerError


def _facts(puzzler: Puzzler) -> dict[str, Any]:
    facts = asdict(puzzler)
    return {"event_id": facts.pop("event"), **facts}


def _read(row: Row[Any]) -> Puzzler:
    return Puzzler(
        EventId(row.event_id),
        None if row.puzzle is None else Position(row.puzzle),
        row.is_open,
        row.solved,
        row.missed,
        row.in_a_row,
        row.best_in_a_row,
        row.days_in_a_row,
        row.best_days_in_a_row,
        row.answered_on,
    )
