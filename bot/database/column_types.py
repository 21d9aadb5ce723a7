"""The types of columns for which SQLAlchemy has none that both databases store alike."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from sqlalchemy import BigInteger, DateTime, Dialect, Integer, Text, TypeDecorator

_TOO_MANY_HOURS = 2**15  # the column is a SMALLINT


class UtcDateTime(TypeDecorator[datetime]):
    """A time, always in UTC. SQLite has no time zones, and stores it without one."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value.replace(tzinfo=UTC) if value and dialect.name == "sqlite" else value


Snowflake = BigInteger().with_variant(Integer, "sqlite")
"""A Discord id. SQLite's INTEGER has 64 bits, and an INTEGER primary key needs no index of its own."""


class IdSet(TypeDecorator[frozenset[int]]):
    """A few ids as text, ascending and separated by spaces. No query searches for one of them."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: frozenset[int] | None, dialect: Dialect) -> str | None:  # noqa: ARG002 - the signature is SQLAlchemy's
        return None if value is None else " ".join(map(str, sorted(value)))

    def process_result_value(self, value: str | None, dialect: Dialect) -> frozenset[int] | None:  # noqa: ARG002 - as above
        return None if value is None else frozenset(map(int, value.split()))


def as_hours(duration: timedelta | None) -> int | None:
    """Convert a duration to hours; None if it is no whole number of them, or too large for its column."""
    hours, rest = divmod(duration or timedelta(0), timedelta(hours=1))
    return None if rest or not 0 < hours < _TOO_MANY_HOURS else hours


def in_hours(hours: int | None) -> timedelta | None:
    return None if hours is None else timedelta(hours=hours)
