"""Bring a database to the schema of this version of the bot, whoever else is starting at the same time."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from bot.storage.database import Database, Task
from bot.storage.errors import DatabaseError

_NEWER = "The database {} was made by a newer version of the bot (its schema is {}). Update the bot."


async def migrate(database: Database) -> None:
    """Make the database if there is none, and run the migrations that it lacks, all or nothing.

    Raises:
        DatabaseError: it cannot be used, or belongs to a newer version of the bot.
    """
    database.create()
    async with database.writing() as connection:  # for SQLite that is a lock already
        if not database.is_sqlite:
            await connection.execute(select(func.pg_advisory_xact_lock(Task.MIGRATE.value)))
        await connection.run_sync(_upgrade, database.name)


async def schema_versions(database: Database) -> tuple[str | None, str]:
    """The version of a database's schema, None if it is empty; and the one that this bot needs.

    Raises:
        DatabaseError: it cannot be read.
    """
    async with database.reading() as connection:
        return await connection.run_sync(_current), _newest()


def _upgrade(connection: Connection, name: str) -> None:
    current = _current(connection)
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if current and current not in known:
        raise DatabaseError(_NEWER.format(name, current))
    if current != _newest():
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _newest() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config
