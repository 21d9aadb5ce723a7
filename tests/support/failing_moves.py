"""A move that cannot be saved while a database has a fault."""

import pytest

from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.migration import migrate
from bot.matches.store import MatchStore
from tests.support.people import HERE
from tests.support.saved_matches import after_plies, new_match, running_in, save_change

OLD = new_match(1, HERE.channel, 4, 0)
NEW = after_plies(OLD, 2, 8, 1)
"""A saved match, and the same match after the move that fails."""


async def refusal(database: Database) -> str:
    """Return the text of the error when the move cannot be saved."""
    with pytest.raises(DatabaseError) as refused:
        await save_change(MatchStore(database), OLD, NEW)
    return str(refused.value)


async def refusal_at_start(database: Database) -> str:
    with pytest.raises(DatabaseError) as refused:
        await migrate(database)
    return str(refused.value)


async def assert_it_works_again(database: Database) -> None:
    """Check that nothing has changed, and that the move can be saved now."""
    assert await running_in(MatchStore(database), HERE.channel) == OLD
    await save_change(MatchStore(database), OLD, NEW)
    assert await running_in(MatchStore(database), HERE.channel) == NEW
