"""The blocklist in both kinds of databases."""

from bot.database.database import Database
from cogs.upkeep.queries import block, read_blocked, unblock
from tests.support.people import ANA, GUILD


async def test_whoever_is_blocked_stays_so_until_unblocked(database: Database) -> None:
    assert await database.read(read_blocked) == frozenset()
    assert [await database.write(block, blocked) for blocked in (ANA, GUILD, ANA)] == [True, True, False]
    assert await database.read(read_blocked) == {ANA, GUILD}
    assert [await database.write(unblock, ANA) for _ in range(2)] == [True, False]
    assert await database.read(read_blocked) == {GUILD}
