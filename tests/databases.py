"""Databases to test with: each test has one of its own, brought up to date once and copied."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncGenerator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Select, inspect, select, table, text

from bot.storage.database import DEADLINE, PATIENCE, Database
from bot.storage.migration import migrate
from bot.storage.schema import metadata

Contents = Mapping[str, Sequence[tuple[Any, ...]]]
"""The rows of every table."""


@asynccontextmanager
async def a_database(file: Path | None = None) -> AsyncGenerator[Database]:
    """An empty SQLite database with every table, in a file of its own.

    Args:
        file: where it should be, and stay; None for a place that goes with the block.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = file or Path(folder) / "test.sqlite3"
        shutil.copyfile(_template(), file)
        async with opened(f"sqlite:///{file}") as database:
            yield database


@asynccontextmanager
async def opened(
    url: str, *, patience: timedelta = PATIENCE, deadline: timedelta = DEADLINE
) -> AsyncGenerator[Database]:
    """A database that is there, as one process has it; closed at the end of the block."""
    database = Database(url, patience=patience, deadline=deadline)
    try:
        yield database
    finally:
        await database.close()


async def contents(database: Database) -> Contents:
    """All that is in a database, to be compared."""
    return await database.read(_contents)


async def do(database: Database, statement: str) -> None:
    """Do something to a database that the bot would not."""

    def work(connection: Connection) -> None:
        connection.exec_driver_sql(statement)

    await database.write(work)


def _contents(connection: Connection) -> Contents:
    names = inspect(connection).get_table_names()
    ours = metadata.tables.keys() if "alembic_version" in names else ()
    return {
        name: _rows(connection, select(metadata.tables[name]) if name in ours else _all_from(name)) for name in names
    }


def _all_from(name: str) -> Select[Any]:
    return select(text("*")).select_from(table(name))


def _rows(connection: Connection, wanted: Select[Any]) -> Sequence[tuple[Any, ...]]:
    return sorted(map(tuple, connection.execute(wanted)), key=repr)


def put_empty_database(file: Path) -> None:
    """Put an empty SQLite database with every table where a process will look for one."""
    file.parent.mkdir()
    shutil.copyfile(_template(), file)


@cache
def _template() -> Path:
    """A migrated database, made by a loop of its own, because a test's is running already."""
    file = Path(tempfile.mkdtemp()) / "template.sqlite3"

    async def make() -> None:
        async with opened(f"sqlite:///{file}") as database:
            await migrate(database)

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, make()).result()
    return file
