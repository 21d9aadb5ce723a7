"""Bring a database to the schema of this version of the bot, whoever else is starting at the same time."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, func, inspect, select

from bot.storage.database import AdvisoryLock, Database
from bot.storage.errors import DatabaseError
from bot.storage.schema import metadata

_MIGRATIONS = Path(__file__).with_name("migrations")
_VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32)))
_NEWER = "The database {} was made by a newer version of the bot (its schema is {}). Update the bot."
_FOREIGN = "The database {} has a table `{}` of another program. Give the bot a database of its own."


async def migrate(database: Database) -> None:
    """Make the database if there is none, and run the migrations that it lacks, all or nothing.

    Raises:
        DatabaseError: it cannot be used, or belongs to a newer version of the bot, or to something else.
    """
    database.create()
    async with database.writing(is_long=True) as transaction:  # for SQLite that is a lock already
        await transaction.run_sync(_upgrade, database.name)


async def schema_versions(database: Database) -> tuple[str | None, str]:
    """The version of a database's schema, None if it is empty; and the one that this bot needs.

    Raises:
        DatabaseError: it cannot be read.
    """
    return await database.read(_current), _newest()


def _upgrade(connection: Connection, name: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(AdvisoryLock.MIGRATE.value)))
    current = _current(connection)
    if current and current not in _known():
        raise DatabaseError(_NEWER.format(name, current))
    if not current and (foreign := metadata.tables.keys() & {*inspect(connection).get_table_names()}):
        raise DatabaseError(_FOREIGN.format(name, min(foreign)))
    if current != _newest():
        _run_migrations(connection)


def _run_migrations(connection: Connection) -> None:
    from alembic import command  # seldom needed, and long to load
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _current(connection: Connection) -> str | None:
    """The version that Alembic has written down, if it has."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def _newest() -> str:
    return max(_known())


def _known() -> set[str]:
    """The versions that there are: the numbers that the files of the migrations begin with."""
    return {file.name[:4] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py")}
