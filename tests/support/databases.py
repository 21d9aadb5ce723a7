"""Databases for tests: each test gets its own, copied from one that was migrated once."""

import asyncio
import os
import shutil
import tempfile
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, select, text, update

import bot.database
from bot.database.database import DEADLINE, PATIENCE, Database
from bot.database.migration import migrate
from bot.database.schema import metadata
from bot.games.ids import UserId
from bot.model.ids import GuildId
from cogs.records.queries import Standing, find_standings
from cogs.upkeep.queries import heartbeat_table

_T = TypeVar("_T")
_E = TypeVar("_E", bound=Exception)
_P = ParamSpec("_P")

_MEMORY = Path("/dev/shm")  # noqa: S108 - the folders in it have random names
_FIXTURES = Path(__file__).parents[1] / "fixtures"
_BYTES_NEEDED = 300_000_000

Contents = Mapping[str, Sequence[tuple[Any, ...]]]
"""The rows of every table."""


@asynccontextmanager
async def temporary_database(file: Path | None = None) -> AsyncGenerator[Database]:
    """An empty SQLite database with every table."""
    with tempfile.TemporaryDirectory(dir=fastest_folder()) as folder:
        file = file or Path(folder) / "test.sqlite3"
        shutil.copyfile(_template(), file)
        async with open_database(f"sqlite:///{file}") as database:
            yield database


def fastest_folder() -> Path | None:
    """A folder in memory if there is enough, because databases are copied and written faster there; else None."""
    has_space = _MEMORY.is_dir() and os.access(_MEMORY, os.W_OK) and shutil.disk_usage(_MEMORY).free > _BYTES_NEEDED
    return _MEMORY if has_space else None


@asynccontextmanager
async def open_database(
    url: str, *, patience: timedelta = PATIENCE, deadline: timedelta = DEADLINE
) -> AsyncGenerator[Database]:
    """An existing database as one process has it; closed at the end of the block."""
    database = Database(url, patience=patience, deadline=deadline)
    try:
        yield database
    finally:
        await database.close()


class Interrupted(Database):
    """Runs an action after it has read something, and before it returns that."""

    action: Coroutine[None, None, object] | None = None

    async def read(self, work: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        found, action = await super().read(work, *args, **kwargs), self.action
        self.action = None
        if action:
            await action
        return found


class Counted(Database):
    reads = writes = 0

    async def read(self, work: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs) -> _T:
        self.reads += 1
        return await super().read(work, *args, **kwargs)

    async def write(
        self, work: Callable[Concatenate[Connection, _P], _T], /, *args: _P.args, **kwargs: _P.kwargs
    ) -> _T:
        self.writes += 1
        return await super().write(work, *args, **kwargs)


async def contents(database: Database) -> Contents:
    return await database.read(_contents)


@asynccontextmanager
async def refused(database: Database, error: type[_E]) -> AsyncGenerator[pytest.ExceptionInfo[_E]]:
    """Check that a block raises an error and changes no row."""
    before = await contents(database)
    with pytest.raises(error) as raised:
        yield raised
    assert await contents(database) == before


async def at_once(*doing: Awaitable[object]) -> list[object]:
    """Do several things at once, and return their results, or the classes of their errors."""
    outcomes = await asyncio.gather(*doing, return_exceptions=True)
    return [type(outcome) if isinstance(outcome, Exception) else outcome for outcome in outcomes]


async def standing_of(database: Database, guild: GuildId, user: UserId) -> Standing | None:
    """Return a member's standing in 3x3, or None before the first rated match."""
    return (await database.read(find_standings, guild, user)).get("3x3")


async def set_last_heartbeat(database: Database, time: datetime) -> None:
    """Let the bot believe that its shards were connected until a time."""

    def work(connection: Connection) -> None:
        connection.execute(update(heartbeat_table).values(beat_at=time))

    await database.write(work)


async def execute(database: Database, statement: str) -> None:
    """Run a statement that the bot itself would not run."""

    def work(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    await database.write(work)


def load_version_0_2_0(connection: Connection) -> None:
    """Load a database that version 0.2.0 has filled, dumped by `iterdump` and `pg_dump`, one statement a line."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")  # the tables are in order of their names
    dump = _FIXTURES / f"version_0.2.0.{connection.dialect.name}.sql"
    for statement in dump.read_text("utf-8").splitlines():
        connection.exec_driver_sql(statement)


def migrate_to(connection: Connection, revision: str) -> None:
    """Migrate a database to the schema of an earlier version of the bot; an empty one gets its tables."""
    config = Config()
    config.set_main_option("script_location", str(Path(bot.database.__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def put_empty_database(file: Path) -> None:
    """Write an empty SQLite database with every table to a file in a new folder."""
    file.parent.mkdir()
    shutil.copyfile(_template(), file)


def _contents(connection: Connection) -> Contents:
    columns = defaultdict[str, set[str]](set)
    for name, column in connection.exec_driver_sql(_COLUMNS[connection.dialect.name]):
        columns[name].add(column)
    with_rows = " UNION ALL ".join(f"SELECT '{name}' WHERE EXISTS (SELECT 1 FROM {name})" for name in columns)  # noqa: S608
    found = {*connection.exec_driver_sql(with_rows).scalars()} if columns else set[str]()
    return {name: _rows(connection, name, columns[name]) if name in found else [] for name in columns}


_COLUMNS = {
    "sqlite": "SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table'",
    "postgresql": """
        SELECT c.relname, a.attname FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
        WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
        """,
}
"""The columns of all tables; SQLAlchemy would take ten times as long for them."""


def _rows(connection: Connection, name: str, columns: set[str]) -> Sequence[tuple[Any, ...]]:
    ours = metadata.tables.get(name)
    is_current = ours is not None and {*ours.columns.keys()} == columns
    query = select(ours) if ours is not None and is_current else text(f"SELECT * FROM {name}")  # noqa: S608
    return sorted(map(tuple, connection.execute(query)), key=repr)


@cache
def _template() -> Path:
    """A migrated database, made in a thread with its own event loop, because the test's loop is running already."""
    file = Path(tempfile.mkdtemp()) / "template.sqlite3"

    async def make() -> None:
        async with open_database(f"sqlite:///{file}") as database:
            await migrate(database)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, make()).result()
    return file
