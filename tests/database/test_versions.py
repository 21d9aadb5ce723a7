"""The versions of the bot that have run with the database."""

import asyncio

from bot.database.database import Database
from bot.database.versions import describe_newer, newer_version, record_version


async def test_a_newer_version_that_has_run_is_found(database: Database, other_database: Database) -> None:
    for version, newer in (
        ("0.9.0", None),
        ("0.10.0", None),
        ("0.10.0", None),
        ("0.9.0", "0.10.0"),
        ("0.10.0rc1", None),
        ("0.10.1", None),
        ("1.0.0", None),
        ("0.10.1", "1.0.0"),
    ):
        assert await database.write(record_version, version) == newer, version
    assert await database.read(newer_version, "0.2.0") == "1.0.0"
    assert await database.read(newer_version, "1.0.0") is None
    together = [process.write(record_version, "2.0.0") for process in (database, other_database)]
    assert await asyncio.gather(*together) == [None, None]
    assert describe_newer("1.0.0", "0.2.0") == (
        "The newer version 1.0.0 of the bot has run with this database; version 0.2.0 may not read everything that it "
        "has saved. Update the bot again, or restore a backup from before that update."
    )
