"""Databases to test with: each test has one of its own, brought up to date once and copied."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from bot.storage.database import Database
from bot.storage.migration import migrate


@asynccontextmanager
async def a_database(file: Path | None = None) -> AsyncGenerator[Database]:
    """An empty SQLite database with every table, in a file of its own.

    Args:
        file: where it should be, and stay; None for a place that goes with the block.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = file or Path(folder) / "test.sqlite3"
        shutil.copyfile(_template(), file)
        database = Database(f"sqlite:///{file}")
        try:
            yield database
        finally:
            await database.close()


@cache
def _template() -> Path:
    """A migrated database, made by a loop of its own, because a test's is running already."""
    file = Path(tempfile.mkdtemp()) / "template.sqlite3"

    async def make() -> None:
        database = Database(f"sqlite:///{file}")
        await migrate(database)
        await database.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, make()).result()
    return file
