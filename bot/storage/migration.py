"""Migrating a database to the schema of this version of the bot."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, func, inspect, select

from bot.storage.database import AdvisoryLock, Database
from bot.storage.errors import DatabaseError
from bot.storage.schema import metadata

_MIGRATIONS = Path(__file__).with_name("migrations")
_VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32)))
_NEWER = "The database {} was made by a newer version of the bot (schema {}). Update the bot."
_FOREIGN = "The database {} has a table `{}` of another program. Create a separate database for the bot."


async def migrate(database: Database) -> None:
    """Create the database if it does not exist, and run all missing migrations in one transaction.

    Several processes may call this at the same time.

    Raises:
        DatabaseError: it cannot be used, or belongs to a newer version of the bot or to another application.
    """
    database.create()
    async with database.writing() as transaction:  # on SQLite, this already locks the whole database
        await transaction.run_sync(_upgrade, database.name)


async def schema_versions(database: Database) -> tuple[str | None, str]:
    """Return the version of a database's schema, None if it is empty, and the version that this bot needs.

    Raises:
        DatabaseError: it cannot be read.
    """
    return await database.read(_current_version), _newest_version()


async def check_schema(database: Database) -> tuple[str | None, str]:
    """Return the versions as `schema_versions` does, unless the database cannot be migrated.

    Raises:
        DatabaseError: it cannot be read, or belongs to a newer version of the bot or to another application.
    """
    return await database.read(_usable_version, database.name), _newest_version()


def _upgrade(connection: Connection, name: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(AdvisoryLock.MIGRATE.value)))
    if _usable_version(connection, name) != _newest_version():
        _run_migrations(connection)


def _run_migrations(connection: Connection) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _current_version(connection: Connection) -> str | None:
    """Return the version that Alembic has saved in the database, or None."""
    if not inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(select(_VERSION.c.version_num)).scalar()


def _usable_version(connection: Connection, name: str) -> str | None:
    """Return the version that Alembic has saved, None for an empty database; raise if the bot cannot migrate it."""
    current = _current_version(connection)
    if current and current not in _all_versions():
        raise DatabaseError(_NEWER.format(name, current))
    if not current and (foreign := metadata.tables.keys() & {*inspect(connection).get_table_names()}):
        raise DatabaseError(_FOREIGN.format(name, min(foreign)))
    return current


def _newest_version() -> str:
    return max(_all_versions())


def _all_versions() -> set[str]:
    """Return all versions: the numbers at the start of the migrations' file names."""
    return {file.name[:4] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py")}
