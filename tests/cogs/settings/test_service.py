"""The settings of guilds and their cache, and the cooldown that they set."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.client.services import Services
from bot.database import settings as database_settings
from bot.database.database import Database
from bot.database.errors import DatabaseError
from bot.database.guilds import change_settings
from bot.database.settings import SettingsService
from bot.matches.access import AccessRequest, AccessService
from bot.matches.errors import AccessError
from bot.model.guild_settings import GuildSettings
from bot.model.ids import GuildId
from bot.model.saved_match import Change
from cogs.settings.service import PictureOffers
from tests.support.databases import Interrupted
from tests.support.finished_matches import X_WINS
from tests.support.people import ANA, BEN, GUILD, HERE, NOON, Clock
from tests.support.refusals import refuses
from tests.support.saved_matches import after_plies, insert_matches, new_match


@pytest.fixture
def settings(database: Database, clock: Clock) -> SettingsService:
    return SettingsService(database, now=clock)


async def test_a_change_during_a_read_is_kept(interrupted: Interrupted, clock: Clock) -> None:
    settings = SettingsService(interrupted, now=clock)
    interrupted.action = settings.change(GUILD, level="easy")
    assert await settings.get(GUILD) == await settings.get(GUILD) == GuildSettings("easy")


async def test_a_change_by_another_process_is_seen_within_a_minute(
    settings: SettingsService, database: Database, clock: Clock
) -> None:
    assert await settings.get(GUILD) == GuildSettings()
    await database.write(change_settings, GUILD, level="hard")
    assert await settings.get(GUILD) == GuildSettings()
    assert await settings.reload(GUILD) == await settings.get(GUILD) == GuildSettings("hard")
    await database.write(change_settings, GUILD, level="easy")
    clock.advance(timedelta(minutes=1))
    assert await settings.get(GUILD, may_be_outdated=True) == GuildSettings("hard")  # enough for any message
    assert await settings.get(GUILD) == GuildSettings("easy")


async def test_cached_settings_are_used_while_the_database_is_down(
    settings: SettingsService, database: Database, clock: Clock
) -> None:
    await settings.change(GUILD, level="easy")
    assert database.file
    database.file.unlink()
    clock.advance(timedelta(hours=1))
    assert await settings.get(GUILD) == GuildSettings("easy")
    with pytest.raises(DatabaseError):
        await settings.reload(GUILD)
    assert await settings.get(GuildId(2)) == GuildSettings()


async def test_no_picture_is_offered_while_the_settings_are_unknown(
    database: Database, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = [new_match(10 * number, 200 + number) for number in range(1, 7)]
    ended = [after_plies(saved, 10 * number + 1, *X_WINS) for number, saved in enumerate(running, 1)]
    await insert_matches(database, *ended)
    change = Change(running[-1], ended[-1])
    assert await PictureOffers(database, SettingsService(database, now=clock)).prepare(change) == (
        GUILD,
        running[-1].match.id,
    )

    def fail(*_: object) -> GuildSettings:
        raise DatabaseError("?")

    monkeypatch.setattr(database_settings, "read_settings", fail)
    with pytest.raises(DatabaseError):
        await PictureOffers(database, SettingsService(database, now=clock)).prepare(change)


async def test_of_two_commands_at_once_one_has_to_wait(services: Services) -> None:
    settings, access = GuildSettings(cooldown=timedelta(seconds=30)), services[AccessService]
    ana, ben = (AccessRequest(HERE, None, user, frozenset(), is_manager=False, is_press=False) for user in (ANA, BEN))
    refusal = AccessError("cooldown", ends=NOON)
    for request in (ana, ben):
        answers = await asyncio.gather(*(access.check(request, settings) for _ in "12"), return_exceptions=True)
        assert {type(answer) for answer in answers} == {type(None), AccessError}
        assert [access.may_tell(request, refusal) for _ in "12"] == [True, False]
    access.forget(ANA)
    await access.check(ana, settings)
    with refuses("cooldown"):
        await access.check(ben, settings)
    assert [access.may_tell(request, refusal) for request in (ana, ben)] == [True, False]
