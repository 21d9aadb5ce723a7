"""Deleting a user's data: it can be repeated, and the memory of the process forgets them too."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.client.services import Services
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.games.game import Termination
from bot.matches.matches import Matches
from bot.model.saved_match import MatchVersion
from bot.process.features import PERSONAL_DATA
from cogs.play.service import PlayService
from cogs.privacy.service import PrivacyService
from tests.support.people import ANA, BEN, HERE, actor
from tests.support.services import begin_duel


async def test_a_deletion_that_failed_halfway_still_shows_the_ends(
    services: Services, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await begin_duel(services)
    await services[PlayService].press(actor(ANA, 31), 4, MatchVersion.of(match))
    await services[PlayService].press(actor(BEN, 32), 0, MatchVersion(match.id, 1))
    write = database.write

    async def refuse(work: Callable[..., Any], *args: Any) -> Any:
        if work == PERSONAL_DATA.delete:
            raise DatabaseError("cut")
        return await write(work, *args)

    with monkeypatch.context() as failing:
        failing.setattr(database, "write", refuse)
        with pytest.raises(DatabaseError):
            await services[PrivacyService].delete(ANA)
    deleted = await services[PrivacyService].delete(ANA)
    (ended,) = deleted.ended
    assert (ended.match.termination, ended.match.is_player(ANA)) == (Termination.FORFEITED, False)


async def test_a_forgotten_player_is_in_no_cached_match(services: Services) -> None:
    await begin_duel(services)
    assert services[Matches].may_move(HERE.channel, ANA)
    services.forget(ANA)
    assert len(services[Matches]) == 0
    assert await services[Matches].get(HERE.channel)  # read again
