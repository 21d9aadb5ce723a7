"""Which tables a feature has, and what in them is about a user."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Column, ColumnElement, Connection, Table, delete, func, or_, select

from bot.games.ids import UserId
from bot.model.ids import ScopeId


@dataclass(frozen=True, slots=True)
class UserRows:
    """Rows about users, which are counted, and deleted with the user's data."""

    name: str  # the name of the count in the texts of the command privacy
    label: str  # what the bot's owner reads beside the count
    table: Table
    users: Sequence[str] = ("user_id",)  # the columns with the id of a user whom the row is about
    distinct: str | None = None  # the column whose values are counted; None to count the rows
    # returns the condition that selects a user's rows; it is given the user's direct-message channel with the bot, if
    # that is known. Without it, these are the rows with the user's id in one of `users`.
    find: Callable[[UserId, ScopeId | None], ColumnElement[bool]] | None = None

    def are_about(self, user: UserId, dm: ScopeId | None) -> ColumnElement[bool]:
        return self.find(user, dm) if self.find else or_(*(self.table.c[column] == user for column in self.users))

    def count(self, connection: Connection, user: UserId, dm: ScopeId | None) -> int:
        counted = func.count(self.table.c[self.distinct].distinct()) if self.distinct else func.count()
        query = select(counted).select_from(self.table).where(self.are_about(user, dm))
        return connection.execute(query).scalar_one()


@dataclass(frozen=True, slots=True)
class FeatureData:
    """The tables of a feature."""

    name: str  # the message `privacy-NAME` says what it stores about a user
    rows: Sequence[UserRows] = ()  # the rows about users
    others: Sequence[Table] = ()  # the tables without such rows
    # the columns of `others` with the id of a user, which stays when the user's data are deleted
    kept: Sequence[Column[Any]] = ()
    # removes a user from `rows`, which stay; None to delete them
    remove: Callable[[Connection, UserId], None] | None = None

    @property
    def tables(self) -> set[Table]:
        return {*(each.table for each in self.rows), *self.others}

    def delete(self, connection: Connection, user: UserId, dm: ScopeId | None) -> None:
        if self.remove:
            self.remove(connection, user)
            return
        for each in self.rows:
            connection.execute(delete(each.table).where(each.are_about(user, dm)))
