"""Migrating a database to the schema of this version of the bot."""

from __future__ import annotations

import logging
from pathlib import Path

from sqlalchemy import Connection, func, inspect, select, text

from bot.database import schema
from bot.database.backup import back_up_before_migration, find_backup
from bot.database.database import AdvisoryLock, Database
from bot.database.errors import DatabaseError, IncompatibleDatabaseError

log = logging.getLogger(__name__)

_MIGRATIONS = Path(__file__).with_name("migrations")
_OLDER = (
    "The database {} was made by a version of the bot before 0.2.0 (schema {}). "
    "Start version 0.2.0 of the bot with it once, then this one."
)
_UNRELEASED = (
    "The database {} was made by a development version of the bot that was never released (schema {}). "
    "Nothing in it is lost or changed. Use it with that development version, or restore {}."
)
_NEWER = "The database {} was made by a newer version of the bot (schema {}). Update the bot, or restore {}."
_UNKNOWN_BACKUP = "a backup from before its update"
_FOREIGN = (
    "The database {} has a table or index `{}` of another program or of an unknown version of the bot. "
    "Create a separate database for the bot, or restore a backup."
)

_FORMER_TABLES = {"server", "brain", "lesson", "puzzler"}
"""The names under which migrations create tables that a later one renames."""

_ADDED = {
    "0009": {"blocked"},
    "0010": {"outdated_message"},
    "0011": {"muted"},
    "0012": {"practice", "reviewed_game", "mistake", "exercise", "course_progress", "solver_rating", "puzzle_rating"},
    "0018": {"guild", "learner", "memory", "puzzle_record", "bot_version"},
    "0022": {"daily_post", "direct_message", "search_notice"},
    "0023": {"voted_match", "vote", "vote_count"},
    "0024": {"race", "racer"},
    "0025": {"seen_puzzle"},
}
"""The tables that migrations create, or rename to; a database of an earlier schema must not have them."""


async def migrate(database: Database) -> None:
    """Create the database if it does not exist, and run all missing migrations in one transaction.
    A SQLite file that has data is backed up first. Several processes may call this at the same time: one backs up and
    migrates, and the others wait.
    Raises IncompatibleDatabaseError if it belongs to a newer version of the bot or to another program, and
    DatabaseError if it cannot be used or backed up.
    """
    database.create()
    async with database.writing() as transaction:
        current = await transaction.run_sync(_lock_and_check, database)
        if current == _newest_version():
            return
        if current and database.file:
            backup = await back_up_before_migration(database, current)
            log.info("The database %s is backed up to %s before it is migrated", database.name, backup)
        await transaction.run_sync(_run_migrations, database.name, current)


async def check_schema(database: Database) -> tuple[str | None, str]:
    """Return the version of a database's schema, None if it is empty, and the version that this bot needs.
    Raises IncompatibleDatabaseError if it belongs to a newer version of the bot or to another program.
    """
    return await database.read(_usable_version, database), _newest_version()


async def require_newest_schema(database: Database) -> None:
    """Raise DatabaseError unless a database has the schema of this version, for commands that do not migrate it."""
    current, newest = await check_schema(database)
    if current != newest:
        raise DatabaseError(f"The schema of {database.name} is not up to date. Start the bot with it once.")


def _lock_and_check(connection: Connection, database: Database) -> str | None:
    if connection.dialect.name == "postgresql":  # a transaction that writes locks a SQLite file by itself
        connection.execute(select(func.pg_advisory_xact_lock(AdvisoryLock.MIGRATE.value)))
    return _usable_version(connection, database)


def _run_migrations(connection: Connection, name: str, current: str | None) -> None:
    from alembic import command  # slow to import, and rarely needed
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if current:
        log.info("Migrating the database %s, which may take some minutes:", name)
        for script in reversed([*ScriptDirectory.from_config(config).iterate_revisions("head", current)]):
            log.info("Schema %s: %s", script.revision, script.doc)
    command.upgrade(config, "head")
    if current:
        log.info("The database %s is migrated", name)


def _current_version(connection: Connection) -> str | None:
    """Return the version that Alembic has saved in the database, or None. A newer bot may save it in another way."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    rows = connection.execute(text("SELECT * FROM alembic_version")).mappings()
    return ", ".join(str(row.get("version_num", "unknown")) for row in rows) or None


def _usable_version(connection: Connection, database: Database) -> str | None:
    """Return the version that Alembic has saved, None for an empty database; raise if the bot cannot migrate it."""
    current, versions = _current_version(connection), _all_versions()
    if current and current < min(versions):
        raise IncompatibleDatabaseError(_OLDER.format(database.name, current))
    if current and current not in versions:
        backup = database.file and find_backup(database.file, versions)
        reason = _UNRELEASED if current < max(versions) else _NEWER
        raise IncompatibleDatabaseError(reason.format(database.name, current, backup or _UNKNOWN_BACKUP))
    if taken := _taken_names(connection, current):
        raise IncompatibleDatabaseError(_FOREIGN.format(database.name, min(taken)))
    return current


def _taken_names(connection: Connection, current: str | None) -> set[str]:
    """Return the names of existing tables and indexes that the missing migrations would give to the bot's own."""
    inspector = inspect(connection)
    tables = set(inspector.get_table_names())
    if current:
        return tables & {name for version, names in _ADDED.items() if version > current for name in names}
    indexes = {str(index["name"]) for found in inspector.get_multi_indexes().values() for index in found}
    ours = {str(each.name) for table in schema.metadata.tables.values() for each in (table, *table.indexes)}
    return (ours | _FORMER_TABLES) & {*tables, *indexes}


def _newest_version() -> str:
    return max(_all_versions())


def _all_versions() -> set[str]:
    """Return all versions: the numbers at the start of the migrations' file names."""
    return {file.name[:4] for file in (_MIGRATIONS / "versions").glob("[0-9]*.py")}
