"""Bring a database to the schema of this version of the bot, whoever else is starting at the same time."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, inspect, select

from bot.storage.database import Database, Task
from bot.storage.errors import DatabaseError
from bot.storage.schema import metadata

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
        connection.execute(select(func.pg_advisory_xact_lock(Task.MIGRATE.value)))
    current, config = _current(connection), _config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if current and current not in known:
        raise DatabaseError(_NEWER.format(name, current))
    if not current and (foreign := metadata.tables.keys() & {*inspect(connection).get_table_names()}):
        raise DatabaseError(_FOREIGN.format(name, min(foreign)))
    if current != _newest():
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
